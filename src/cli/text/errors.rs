//! The texts of error messages.

use super::Misuse;
use crate::cli::failure::CallFault;
use crate::text::{FaultRows, any_of, fault_rows, meant, pick, say};
use crate::words::Language;

impl Language {
    #[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
    pub(in crate::cli) fn call_fault(self, fault: &CallFault) -> FaultRows {
        match fault {
            CallFault::UnknownHow { word, nearest } => fault_rows!(self;
                "\"{word}\" is not a finish" / "\"{word}\" bir bitiş değil",
                "unknown" / "bilinmiyor",
                meant(*nearest, say!(self;
                    "write after the name and a colon: okey, pairs, elden, devam, dizi"
                    / "addan ve iki noktadan sonra şunları yazabilirsiniz: okey, çift, elden, devam, dizi"), self)),
            CallFault::ColonMissing { name, rest, whole } => {
                let series =
                    if rest.bytes().all(|byte| byte.is_ascii_digit()) { pick(self, "series ", "seri ") } else { "" };
                let hint = match whole {
                    None => say!(self; "write \"{name}: {rest}\"" / "\"{name}: {rest}\" yazın"),
                    Some(whole) if rest.is_empty() => say!(self;
                        "name each player in an option of its own, as in -p \"{name}\"; if all of this is one name, write \
                         \"{whole}:\""
                        / "her oyuncuyu ayrı bir seçenekle yazın, -p \"{name}\" gibi; hepsi tek bir adsa \"{whole}:\" \
                           yazın"),
                    Some(whole) => say!(self;
                        "write \"{name}: {series}{rest}\"; if all of this is one name, write \"{whole}:\""
                        / "\"{name}: {series}{rest}\" yazın; hepsi tek bir adsa \"{whole}:\" yazın"),
                };
                fault_rows!(self;
                    "the colon after the name is missing" / "addan sonra iki nokta yok",
                    "a name ends with a colon" / "ad iki noktayla biter",
                    hint)
            }
            CallFault::FoulSignMissing { written, foul } => fault_rows!(self;
                "the foul \"{written}\" is written without =" / "\"{written}\": = işareti eksik",
                "expected foul=NAME" / "ceza=AD bekleniyordu",
                "write foul={foul}" / "ceza={foul} yazın"),
            CallFault::OpeningUnclear { word, name, left } => fault_rows!(self;
                "\"{word}\" does not say how {name} opened" / "{name} için \"{word}\" yazılmış, neyle açtığı yazılmamış",
                "series or pairs?" / "seri mi, çift mi?",
                "write \"{name}: series {left}\" or \"{name}: pairs {left}\""
                    / "\"{name}: seri {left}\" ya da \"{name}: çift {left}\" yazın"),
            CallFault::SumUnclear { written, name, number, how } => fault_rows!(self, how = how.name_in(self);
                "\"{written}\": {number} may be what {name} opened with, or what is left"
                    / "\"{written}\": {name} {number} ile mi açmış, elinde {number} mi kalmış?",
                "which one?" / "hangisi?",
                "if {number} is left, write \"{name}: {how} = {number}\"; if not, write what is left instead of {number}"
                    / "elinde {number} kaldıysa \"{name}: {how} = {number}\" yazın; kalmadıysa {number} yerine kalanı yazın"),
            CallFault::FinishMissing => fault_rows!(self;
                "you did not say how the hand ended" / "elin nasıl bittiği belirtilmemiş",
                String::new(),
                "name the finisher: --finish NAME; if the stock ran out: --exhausted"
                    / "biteni yazın: --finish AD; taşlar tükendiyse: --exhausted"),
            CallFault::NoHandNumbered { number, hands } => fault_rows!(self;
                "there is no hand {number}" / "{number}. el yok",
                String::new(),
                "the sheet has these hands: {hands}" / "yazbozda şu eller var: {hands}"),
            CallFault::NoSuchHand { number, hands } => fault_rows!(self;
                "there is no hand {number}" / "{number}. el yok",
                String::new(),
                "hands are counted from 1, in the order they are written; there are {hands}"
                    / "eller yazılış sırasıyla 1'den sayılır; {hands} el var"),
            CallFault::PointsMissing { word } if word.is_empty() => fault_rows!(self;
                "the points are missing" / "puan yazılmamış",
                "how many?" / "kaç?",
                "write them after the name and a colon: \"Can: +50 came late\", \"Ali: 120\""
                    / "addan ve iki noktadan sonra yazın: \"Can: +50 geç kaldı\", \"Ali: 120\" gibi"),
            CallFault::PointsMissing { word } => fault_rows!(self;
                "\"{word}\" is not a number of points" / "\"{word}\" bir puan değil",
                "a whole number was expected" / "tam sayı bekleniyordu",
                "write the name, a colon and the points: \"Can: +50 came late\", \"Ali: 120\""
                    / "adı, iki noktayı ve puanı yazın: \"Can: +50 geç kaldı\", \"Ali: 120\" gibi"),
            CallFault::OpeningTwice => fault_rows!(self;
                "the opening is given twice" / "nasıl açtığı iki kez yazılmış",
                "the second time" / "ikinci kez",
                "keep one of series, pairs and unopened" / "seri, çift ve açmadı sözlerinden birini bırakın"),
            CallFault::AddWithoutPlayers => fault_rows!(self;
                "a new sheet needs its players" / "yeni yazbozun oyuncuları yok",
                String::new(),
                "name each player in the order of play: -p Ali -p \"Veli: series 34\" ...; later hands need only the \
                 players who opened"
                    / "her oyuncuyu oynama sırasıyla yazın: -p Ali -p \"Veli: seri 34\" ...; sonraki ellerde yalnız \
                       açanları yazmak yeter"),
            CallFault::RecordNamesTable { option } => fault_rows!(self;
                "--{option} does not apply to a record" / "--{option} kayıtla birlikte verilmez",
                String::new(),
                "a record names its own table: write `game 101` or `set open.sum=91` above the first hand, `indicator R5` in a hand"
                    / "kayıt kendi masasını söyler: `oyun 101` ya da `ayar open.sum=91` ilk elin üstüne, `gösterge R5` elin içine yazılır"),
            CallFault::NoSuchTurn { turn, hand, turns } => {
                let hint = match turns {
                    0 => say!(self; "this hand has no turns" / "bu elde hiç oynanmamış"),
                    turns => say!(self;
                        "turns are counted from 1 in each hand; --to {hand}:{turns} shows the table after the last one"
                        / "turlar her elde 1'den sayılır; --to {hand}:{turns} son turdan sonraki masayı gösterir"),
                };
                fault_rows!(self;
                    "hand {hand} has no turn {turn}" / "{hand}. elde {turn}. tur yok", String::new(), hint)
            }
            CallFault::NoSuchLine { line, first, last } => fault_rows!(self;
                "line {line} belongs to no hand" / "{line}. satır hiçbir elin satırı değil",
                String::new(),
                "the hands are in lines {first} to {last}" / "eller {first} ile {last} arasındaki satırlarda"),
            CallFault::NothingToThrow { name } => fault_rows!(self;
                "{name} has no tile to throw at this point" / "{name} o anda taş atmayacak",
                String::new(),
                "name a turn in which a player drew or took a tile and threw one"
                    / "bir oyuncunun taş çekip attığı bir tur verin"),
            CallFault::RackUnknown { name } => fault_rows!(self;
                "the rack of {name} has unknown tiles" / "{name} oyuncusunun elinde bilinmeyen taşlar var",
                String::new(),
                "write the tiles that {name} was dealt and drew into the record, or give the hand itself"
                    / "{name} oyuncusuna dağıtılan ve çektiği taşları kayda yazın ya da elin kendisini verin"),
            CallFault::NoTable => fault_rows!(self;
                "there is no table where --to stops" / "--to ile durulan yerde masa yok",
                String::new(),
                "name a turn or a line of a hand that has an indicator"
                    / "göstergesi olan bir elin turunu ya da satırını yazın"),
            CallFault::RecordFromInput => fault_rows!(self;
                "a game is resumed from a file: standard input is for your moves"
                    / "yarım kalan oyun dosyadan sürdürülür; standart girdiden hamleleriniz okunur",
                String::new(),
                self.file_of_game()),
            CallFault::RecordNotFile { path } => fault_rows!(self;
                "the game cannot be kept in \"{path}\": it is not a regular file"
                    / "oyun \"{path}\" içinde tutulamaz: sıradan bir dosya değil",
                String::new(),
                "give the name of a file" / "bir dosya adı verin"),
            CallFault::RecordExists { path } => fault_rows!(self;
                "\"{path}\" is not empty: its contents would be lost" / "\"{path}\" boş değil: içindekiler silinirdi",
                String::new(),
                "give another name; to continue the game in the file: --resume FILE"
                    / "başka bir ad verin; dosyadaki oyunu sürdürmek için: --resume DOSYA"),
        }
    }

    pub(in crate::cli) fn more_faults(self, count: usize) -> String {
        say!(self; "... and {count} more" / "... ve {count} hata daha")
    }

    /// Returns the message and the hint for an invalid command line.
    pub(in crate::cli) fn misuse(self, misuse: &Misuse) -> (String, Option<String>) {
        let bare = |message| (message, None);
        let named = |nearest: Option<&str>| nearest.map(|nearest| meant(Some(nearest), String::new(), self));
        match misuse {
            Misuse::UnknownOption { option, nearest, misplaced } => (
                say!(self, option = option.trim();
                    "there is no option {option} here" / "burada {option} diye bir seçenek yok"),
                if option.trim() == "-" {
                    Some(say!(self;
                        "write a hand that begins with a dash after --: okey check -i R5 -- \"- K1-13 K1\""
                        / "çizgiyle başlayan eli -- işaretinden sonra yazın: okey kontrol -i R5 -- \"- K1-13 K1\""))
                } else if *misplaced {
                    Some(say!(self;
                        "write the options of a command after it: okey check -i R5 ..."
                        / "komutun seçeneklerini komuttan sonra yazın: okey kontrol -i R5 ..."))
                } else {
                    named(nearest.as_deref())
                },
            ),
            Misuse::UnknownCommand { command, nearest } => (
                say!(self; "there is no command {command}" / "{command} diye bir komut yok"),
                named(nearest.as_deref()),
            ),
            Misuse::NoCommand => bare(say!(self; "a command is missing" / "komut eksik")),
            Misuse::NotANumber { option, value } => (
                say!(self;
                    "{option} does not take the value \"{value}\"" / "{option} seçeneği \"{value}\" değerini almaz"),
                Some(if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) {
                    say!(self, most = u64::MAX; "use no more than {most}" / "en çok {most} yazın")
                } else {
                    say!(self; "use a whole number, 0 or more" / "0 ya da daha büyük bir tam sayı yazın")
                }),
            ),
            Misuse::UnknownTopic { topic, nearest, all } => (
                say!(self; "there is no topic \"{topic}\"" / "\"{topic}\" diye bir konu yok"),
                Some(meant(*nearest, say!(self; "use one of: {all}" / "şunlardan biri olmalı: {all}"), self)),
            ),
            Misuse::ValueMissing { option } => bare(say!(self;
                "{option} needs a value" / "{option} bir değer ister")),
            Misuse::ValueUnwanted { option } => bare(say!(self; "{option} takes no value" / "{option} değer almaz")),
            Misuse::ArgumentUnwanted { argument } => {
                bare(say!(self; "{argument} is not expected here" / "{argument} burada beklenmiyor"))
            }
            Misuse::Repeated { option } => {
                bare(say!(self; "{option} is given more than once" / "{option} birden çok verilmiş"))
            }
            Misuse::KindsCount { count, allowed } => (
                say!(self; "--players names {count} kinds of players" / "--players seçeneğinde {count} tür var"),
                Some(say!(self, numbers = any_of(allowed, self);
                    "name {numbers} of them: they are repeated until every seat is filled"
                    / "{numbers} tür yazın: dört oyuncuya tamamlanana dek yinelenirler")),
            ),
            Misuse::KindElsewhere { kind, variant, allowed } => (
                say!(self; "the kind of player {kind} does not play {variant}" / "{kind} türü {variant} oynamaz"),
                Some(say!(self, kinds = any_of(allowed, self); "use {kinds}" / "şunlardan biri olmalı: {kinds}")),
            ),
            Misuse::QuoteOpen { text } => (
                say!(self; "a quote is not closed in --players: {text}" / "--players içinde kapanmayan tırnak var: {text}"),
                None,
            ),
            Misuse::ProgramUnwanted { program } => (
                say!(self; "a program cannot play here: {program}" / "burada program oynayamaz: {program}"),
                Some(say!(self;
                    "okey simulate --players takes programs; here, name kinds of computer players"
                    / "programlar okey dene --players ile oynar; burada oyuncu türlerini yazın")),
            ),
            Misuse::NotUtf8 => bare(say!(self; "an argument is not UTF-8" / "bir argüman UTF-8 değil")),
            Misuse::Other { detail } => bare(detail.clone()),
        }
    }

    pub(in crate::cli) fn cannot_write_answer(self, reason: &str) -> String {
        say!(self; "the answer cannot be written: {reason}" / "yanıt yazılamadı: {reason}")
    }

    /// Returns the message and the hint if a hand was added to the file of its sheet, but the answer cannot be written.
    pub(in crate::cli) fn kept_unwritten(self, path: &str, reason: &str) -> (String, String) {
        (
            say!(self;
                "the hand is in \"{path}\", but the sheet cannot be printed: {reason}"
                / "el \"{path}\" dosyasına yazıldı ama yazboz gösterilemedi: {reason}"),
            say!(self;
                "do not add the hand again; okey score \"{path}\" prints the sheet"
                / "eli yeniden eklemeyin; yazbozu görmek için: okey puan \"{path}\""),
        )
    }

    pub(in crate::cli) fn same_file(self, path: Option<&str>) -> String {
        let what = path.map_or_else(
            || say!(self; "standard input" / "standart girdinin"),
            |path| say!(self; "\"{path}\"" / "\"{path}\" dosyasının"),
        );
        say!(self; "{what} would be overwritten while it is read" / "{what} okunurken üzerine yazılırdı")
    }

    pub(in crate::cli) fn no_threads(self, reason: &str) -> (String, String) {
        let hint = pick(
            self,
            "raise the limits on threads and memory (ulimit -u, ulimit -v), or lower RUST_MIN_STACK",
            "iş parçacığı ve bellek sınırını yükseltin (ulimit -u, ulimit -v) ya da RUST_MIN_STACK'i küçültün",
        );
        (
            say!(self;
                "the system refuses a thread to work on the stream: {reason}"
                / "sistem, akış için bir iş parçacığı açmadı: {reason}"),
            hint.to_owned(),
        )
    }
}
