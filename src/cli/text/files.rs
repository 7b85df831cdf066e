//! What is said where the system refuses a file, a folder or a stream.

use std::io::ErrorKind;

use crate::cli::attempt::{Attempt, RefusedAttempt};
use crate::text::{FaultText, say};
use crate::words::Language;

impl Language {
    /// What could not be done, without the reason.
    pub(in crate::cli) fn not_done(self, attempt: &Attempt) -> String {
        match attempt {
            Attempt::WritePicture { path } => say!(self;
                "the picture cannot be written to \"{path}\"" / "resim \"{path}\" dosyasına yazılamadı"),
            Attempt::ReadRules { path } => say!(self;
                "the rules file \"{path}\" cannot be read" / "\"{path}\" kural dosyası okunamadı"),
            Attempt::ReadSheet { path } => say!(self;
                "the sheet \"{path}\" cannot be read" / "\"{path}\" yazbozu okunamadı"),
            Attempt::ReadRecord { path, .. } => say!(self;
                "the record \"{path}\" cannot be read" / "\"{path}\" kaydı okunamadı"),
            Attempt::WriteRecord { path } => say!(self;
                "the record cannot be written to \"{path}\"" / "kayıt \"{path}\" dosyasına yazılamadı"),
            Attempt::WriteFolder { path } => say!(self;
                "the records cannot be written into \"{path}\"" / "kayıtlar \"{path}\" klasörüne yazılamadı"),
            Attempt::Read { path: Some(path), .. } => say!(self;
                "\"{path}\" cannot be read" / "\"{path}\" okunamadı"),
            Attempt::Read { path: None, .. } => say!(self;
                "standard input cannot be read" / "standart girdi okunamadı"),
            Attempt::WriteAnswers { path: Some(path), .. } => say!(self;
                "the answers cannot be written to \"{path}\"" / "yanıtlar \"{path}\" dosyasına yazılamadı"),
            Attempt::WriteAnswers { path: None, .. } => say!(self;
                "the answers cannot be written" / "yanıtlar yazılamadı"),
        }
    }

    /// What to say of an attempt that the system refused.
    pub(super) fn refused(self, refused: &RefusedAttempt) -> FaultText {
        let (done, reason) = (self.not_done(&refused.attempt), self.why(refused));
        let after = self.done_before(&refused.attempt);
        FaultText {
            message: format!("{done}: {reason}{after}"),
            label: String::new(),
            hint: self.another_try(&refused.attempt),
        }
    }

    /// The system's reason, which it gives in English, in Turkish where it is one of those that are met.
    fn why(self, RefusedAttempt { kind, reason, .. }: &RefusedAttempt) -> String {
        let known = match kind {
            _ if self == Self::En => None,
            ErrorKind::NotFound => Some("böyle bir dosya ya da klasör yok"),
            ErrorKind::PermissionDenied => Some("buna izin yok"),
            ErrorKind::IsADirectory => Some("bu bir klasör"),
            ErrorKind::NotADirectory => Some("yoldaki adlardan biri klasör değil"),
            ErrorKind::AlreadyExists => Some("bu adda bir dosya var"),
            ErrorKind::StorageFull => Some("diskte yer kalmadı"),
            ErrorKind::FileTooLarge => Some("dosya daha fazla büyüyemiyor"),
            ErrorKind::ReadOnlyFilesystem => Some("buraya yazılamaz, yalnız okunur"),
            _ => None,
        };
        known.unwrap_or(reason).to_owned()
    }

    /// How much of a stream was done before.
    fn done_before(self, attempt: &Attempt) -> String {
        match attempt {
            Attempt::Read { lines: Some(lines), .. } => say!(self, were = so_many_lines(*lines);
                "; before that, {were} answered" / "; o ana kadar {lines} satır yanıtlandı"),
            Attempt::WriteAnswers { lines: Some(lines), .. } => say!(self, were = so_many_lines(*lines);
                "; before that, {were} written" / "; o ana kadar {lines} satır yazıldı"),
            _ => String::new(),
        }
    }

    /// What would be right.
    fn another_try(self, attempt: &Attempt) -> Option<String> {
        Some(match attempt {
            Attempt::WritePicture { .. } | Attempt::WriteRecord { .. } => say!(self;
                "give a file in a folder that exists and can be written to"
                / "var olan, yazılabilir bir klasörde bir dosya adı verin"),
            Attempt::WriteFolder { .. } => say!(self;
                "give a folder that can be written to, or a new name for one"
                / "yazılabilir bir klasör ya da yeni bir klasör adı verin"),
            Attempt::ReadRules { .. } => {
                say!(self; "give the path of a TOML file" / "bir TOML dosyasının yolunu verin")
            }
            Attempt::ReadSheet { .. } => say!(self;
                "give the path of a file of hands in JSON, or - for standard input"
                / "JSON olarak yazılmış ellerin dosya yolunu ya da standart girdi için - verin"),
            Attempt::ReadRecord { piped: true, .. } => say!(self;
                "name a file, or - for standard input" / "bir dosya adı ya da standart girdi için - verin"),
            Attempt::ReadRecord { piped: false, .. } => self.file_of_game(),
            Attempt::Read { .. } | Attempt::WriteAnswers { .. } => return None,
        })
    }

    /// Where a game is gone on with from.
    pub(super) fn file_of_game(self) -> String {
        say!(self; "name the file that the game was written down in" / "oyunun kaydedildiği dosyanın adını verin")
    }

    pub(in crate::cli) fn batch_stopped(self, lines: u64) -> String {
        say!(self, were = so_many_lines(lines);
            "stopped; {were} answered" / "durduruldu; {lines} satır yanıtlandı")
    }
}

fn so_many_lines(lines: u64) -> String {
    if lines == 1 { "1 line was".to_owned() } else { format!("{lines} lines were") }
}
