//! Messages about files, folders and streams that could not be opened, read or written.

use std::io::ErrorKind;

use crate::cli::attempt::{Attempt, RecordedGame, RefusedAttempt, SavedRecord};
use crate::cli::owned_file::NotOwned;
use crate::text::{FaultText, pick, say};
use crate::words::Language;

impl Language {
    /// Returns two texts: what the program could not do (without the reason), and a hint, such as to name another file,
    /// if there is one.
    fn not_done(self, attempt: &Attempt) -> (String, Option<String>) {
        let other_file = || {
            say!(self;
                "give a file in a folder that exists and can be written to"
                / "var olan, yazılabilir bir klasörde bir dosya adı verin")
        };
        match attempt {
            Attempt::WritePicture { path } => (
                say!(self; "the picture cannot be written to \"{path}\"" / "resim \"{path}\" dosyasına yazılamadı"),
                Some(other_file()),
            ),
            Attempt::ReadRules { path } => (
                say!(self; "the rules file \"{path}\" cannot be read" / "\"{path}\" kural dosyası okunamadı"),
                Some(say!(self; "give the path of a TOML file" / "bir TOML dosyasının yolunu verin")),
            ),
            Attempt::ReadSheet { path } => (
                say!(self; "the sheet \"{path}\" cannot be read" / "\"{path}\" yazbozu okunamadı"),
                Some(say!(self;
                    "give the path of a file with finished hands (a record or JSON), or - for standard input"
                    / "biten ellerin yazıldığı dosyanın (kayıt ya da JSON) yolunu ya da standart girdi için - verin")),
            ),
            Attempt::ReadRecord { path, piped } => (
                say!(self; "the record \"{path}\" cannot be read" / "\"{path}\" kaydı okunamadı"),
                Some(if *piped {
                    say!(self;
                        "name a file, or - for standard input" / "bir dosya adı ya da standart girdi için - verin")
                } else {
                    self.file_of_game()
                }),
            ),
            Attempt::WriteRecord { path, .. } => (
                say!(self; "the record cannot be written to \"{path}\"" / "kayıt \"{path}\" dosyasına yazılamadı"),
                Some(other_file()),
            ),
            Attempt::WriteFolder { path } => (
                say!(self;
                    "the records cannot be written into \"{path}\"" / "kayıtlar \"{path}\" klasörüne yazılamadı"),
                Some(say!(self;
                    "give a folder that can be written to, or the name of a new folder"
                    / "yazılabilir bir klasör ya da yeni bir klasör adı verin")),
            ),
            Attempt::StartProgram { path } => (
                say!(self; "the program \"{path}\" cannot be started" / "\"{path}\" programı başlatılamadı"),
                Some(say!(self;
                    "give the path of an executable file, with quotes around a path with blanks"
                    / "çalıştırılabilir bir dosyanın yolunu verin; yolda boşluk varsa tırnak içine alın")),
            ),
            Attempt::WriteLabels { path } => (
                say!(self;
                    "the decisions cannot be written to \"{path}\"" / "kararlar \"{path}\" dosyasına yazılamadı"),
                Some(other_file()),
            ),
            Attempt::Read { path: Some(path), .. } => {
                (say!(self; "\"{path}\" cannot be read" / "\"{path}\" okunamadı"), None)
            }
            Attempt::Read { path: None, .. } => {
                (say!(self; "standard input cannot be read" / "standart girdi okunamadı"), None)
            }
            Attempt::WriteAnswers { path: Some(path), .. } => (
                say!(self;
                    "the answers cannot be written to \"{path}\"" / "yanıtlar \"{path}\" dosyasına yazılamadı"),
                None,
            ),
            Attempt::WriteAnswers { path: None, .. } => {
                (say!(self; "the answers cannot be written" / "yanıtlar yazılamadı"), None)
            }
        }
    }

    pub(in crate::cli) fn refused(self, refused: &RefusedAttempt) -> FaultText {
        let ((done, hint), reason) = (self.not_done(&refused.attempt), self.why(refused));
        let after = self.done_before(&refused.attempt);
        FaultText {
            message: format!("{done}: {reason}{after}"),
            label: String::new(),
            hint: match refused.not_owned {
                Some(reason) => Some(self.another_file(reason, &refused.attempt)),
                None => hint,
            },
        }
    }

    /// Returns the reason why the program itself refuses to write to a file.
    pub(in crate::cli) fn not_owned(self, reason: NotOwned) -> &'static str {
        match reason {
            NotOwned::InUse => {
                pick(self, "another run of okey is writing it", "bu dosyaya şu anda başka bir okey oturumu yazıyor")
            }
            NotOwned::Changed => pick(
                self,
                "another program changed or removed it in the meantime",
                "bu arada başka bir program onu değiştirdi ya da sildi",
            ),
        }
    }

    /// Returns the reason for a failure. Translates common reasons, which the operating system gives in English.
    fn why(self, RefusedAttempt { attempt, kind, reason, not_owned }: &RefusedAttempt) -> String {
        let unpacks = matches!(attempt, Attempt::Read { .. });
        let known = match kind {
            _ if not_owned.is_some() => not_owned.map(|reason| self.not_owned(reason)),
            _ if self == Self::En => None,
            ErrorKind::NotFound => Some("böyle bir dosya ya da klasör yok"),
            ErrorKind::PermissionDenied => Some("buna izin yok"),
            ErrorKind::IsADirectory => Some("bu bir klasör"),
            ErrorKind::NotADirectory => Some("yoldaki adlardan biri klasör değil"),
            ErrorKind::AlreadyExists => Some("bu adda bir dosya var"),
            ErrorKind::StorageFull => Some("diskte yer kalmadı"),
            ErrorKind::FileTooLarge => Some("dosya daha fazla büyüyemiyor"),
            ErrorKind::ReadOnlyFilesystem => Some("buraya yazılamaz, yalnız okunur"),
            ErrorKind::UnexpectedEof => Some("verinin sonu eksik"),
            ErrorKind::InvalidData if unpacks => Some("zstd verisi bozuk ya da penceresi 128 MiB'den büyük"),
            ErrorKind::InvalidInput if unpacks => Some("gzip verisi bozuk"),
            ErrorKind::InvalidInput => Some("bu bir dosya değil"),
            _ => None,
        };
        known.unwrap_or(reason).to_owned()
    }

    /// Returns the end of an error message: the number of lines answered or written before the failure, or the file in
    /// which the game was saved.
    fn done_before(self, attempt: &Attempt) -> String {
        match attempt {
            Attempt::WriteRecord { saved: Some(SavedRecord { path: saved, .. }), .. } => say!(self;
                "; the game so far was saved as \"{saved}\"" / "; oyunun buraya kadarı \"{saved}\" adıyla kaydedildi"),
            Attempt::Read { lines: Some(lines), .. } => say!(self, were = so_many_lines(*lines);
                "; before that, {were} answered" / "; o ana kadar {lines} satır yanıtlandı"),
            Attempt::WriteAnswers { lines: Some(lines), .. } => say!(self, were = so_many_lines(*lines);
                "; before that, {were} written" / "; o ana kadar {lines} satır yazıldı"),
            _ => String::new(),
        }
    }

    /// Returns a hint for a file that another process is writing to or has changed.
    fn another_file(self, reason: NotOwned, attempt: &Attempt) -> String {
        match (reason, attempt) {
            (NotOwned::InUse, _) => say!(self;
                "wait until that run ends, or give another name" / "onun bitmesini bekleyin ya da başka bir ad verin"),
            (NotOwned::Changed, Attempt::WriteRecord { saved: Some(SavedRecord { path, game }), .. }) => {
                say!(self, play = self.play_command(*game);
                "look at both files; {play} --resume \"{path}\" continues the game"
                / "iki dosyaya da bakın; oyunu {play} --resume \"{path}\" sürdürür")
            }
            (NotOwned::Changed, _) => say!(self;
                "look at what the other program wrote, then run the command again"
                / "öbür programın ne yazdığına bakın, sonra komutu yeniden çalıştırın"),
        }
    }

    fn play_command(self, game: RecordedGame) -> &'static str {
        match game {
            RecordedGame::Okey => pick(self, "okey play", "okey oyna"),
            RecordedGame::Hapis => pick(self, "okey hapis play", "okey hapis oyna"),
        }
    }

    pub(super) fn file_of_game(self) -> String {
        say!(self; "name the file in which the game was recorded" / "oyunun kaydedildiği dosyanın adını verin")
    }
}

pub(super) fn so_many_lines(lines: u64) -> String {
    if lines == 1 { "1 line was".to_owned() } else { format!("{lines} lines were") }
}
