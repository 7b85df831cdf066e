//! The texts of error messages.

use super::files::so_many_lines;
use crate::cli::failure::CallFault;
use crate::text::{FaultText, any_of, fault_rows, meant, named, pick, say};
use crate::words::Language;

impl Language {
    #[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
    pub(in crate::cli) fn call_fault(self, fault: &CallFault) -> FaultText {
        match fault {
            CallFault::UnknownHow { word, nearest } => fault_rows!(self;
                "\"{word}\" is not a finish" / "\"{word}\" bir bitiş değil",
                "unknown" / "bilinmiyor",
                meant(*nearest, say!(self;
                    "after the name and a colon, write okey, pairs, elden, devam or dizi"
                    / "addan ve iki noktadan sonra okey, çift, elden, devam ya da dizi yazın"), self)),
            CallFault::ColonMissing { name, rest, whole } => {
                let series =
                    if rest.bytes().all(|byte| byte.is_ascii_digit()) { pick(self, "series ", "seri ") } else { "" };
                let hint = match whole {
                    None => say!(self; "write \"{name}: {rest}\"" / "\"{name}: {rest}\" yazın"),
                    Some(whole) if rest.is_empty() => say!(self;
                        "name each player in a separate option, as in -p \"{name}\"; if all of this is one name, write \
                         \"{whole}:\""
                        / "her oyuncuyu ayrı bir seçenekle yazın, -p \"{name}\" gibi; hepsi tek bir adsa \"{whole}:\" \
                           yazın"),
                    Some(whole) => say!(self;
                        "write \"{name}: {series}{rest}\"; if all of this is one name, write \"{whole}:\""
                        / "\"{name}: {series}{rest}\" yazın; hepsi tek bir adsa \"{whole}:\" yazın"),
                };
                fault_rows!(self;
                    "the colon after the name is missing" / "addan sonra iki nokta yok",
                    "a colon must follow the name" / "addan sonra iki nokta gelmeli",
                    hint)
            }
            CallFault::FoulSignMissing { written, foul } => fault_rows!(self;
                "the foul \"{written}\" is written without =" / "\"{written}\": = işareti eksik",
                "expected foul=NAME" / "ceza=AD bekleniyordu",
                "write foul={foul}" / "ceza={foul} yazın"),
            CallFault::OpeningUnclear { word, name, left } => fault_rows!(self, called = named(name);
                "\"{word}\" does not say how {called} opened" / "{called} için \"{word}\" yazılmış, neyle açtığı yazılmamış",
                "series or pairs?" / "seri mi, çift mi?",
                "write \"{name}: series {left}\" or \"{name}: pairs {left}\""
                    / "\"{name}: seri {left}\" ya da \"{name}: çift {left}\" yazın"),
            CallFault::SumUnclear { written, name, number, how } => {
                fault_rows!(self, how = how.name_in(self), called = named(name);
                "\"{written}\": {number} may be what {called} opened with, or what is left"
                    / "\"{written}\": {called} {number} ile mi açmış, elinde {number} mi kalmış?",
                "which one?" / "hangisi?",
                "if {number} is left, write \"{name}: {how} = {number}\"; if not, write what is left instead of {number}"
                    / "elinde {number} kaldıysa \"{name}: {how} = {number}\" yazın; kalmadıysa {number} yerine kalanı yazın")
            }
            CallFault::FinishMissing => fault_rows!(self;
                "you did not say how the hand ended" / "elin nasıl bittiği belirtilmemiş",
                "name the player who finished (--finish NAME), or write --exhausted if the stock ran out"
                    / "biteni yazın (--finish AD); taşlar tükendiyse --exhausted yazın"),
            CallFault::NoHandNumbered { number, hands } => fault_rows!(self;
                "there is no hand {number}" / "{number}. el yok",
                "the sheet has these hands: {hands}" / "yazbozda şu eller var: {hands}"),
            CallFault::NoSuchHand { number, hands } if hands.is_empty() => fault_rows!(self;
                "there is no hand {number}" / "{number}. el yok",
                "the record has no hands" / "kayıtta hiç el yok"),
            CallFault::NoSuchHand { number, hands } => fault_rows!(self;
                "there is no hand {number}" / "{number}. el yok",
                "the record has these hands: {hands}" / "kayıtta şu eller var: {hands}"),
            CallFault::PointsMissing { word } if word.is_empty() => fault_rows!(self;
                "the points are missing" / "puan yazılmamış",
                "how many?" / "kaç?",
                "write the points after the name and a colon: \"Can: +50 came late\", \"Ali: 120\""
                    / "addan ve iki noktadan sonra yazın: \"Can: +50 geç kaldı\", \"Ali: 120\" gibi"),
            CallFault::PointsMissing { word } => fault_rows!(self;
                "\"{word}\" is not a number of points" / "\"{word}\" bir puan değil",
                "a whole number was expected" / "tam sayı bekleniyordu",
                "write the name, a colon and the points: \"Can: +50 came late\", \"Ali: 120\""
                    / "adı, iki noktayı ve puanı yazın: \"Can: +50 geç kaldı\", \"Ali: 120\" gibi"),
            CallFault::OpeningTwice => fault_rows!(self;
                "the opening is given twice" / "nasıl açtığı iki kez yazılmış",
                "the second time" / "ikinci kez",
                "keep only one of the words series, pairs and unopened"
                    / "seri, çift ve açmadı sözlerinden yalnız birini bırakın"),
            CallFault::AddWithoutPlayers => fault_rows!(self;
                "you did not name the players of the new sheet" / "yeni yazbozun oyuncularını yazmadınız",
                "name each player in the order of play: -p Ali -p \"Veli: series 34\" ...; later hands need only the \
                 players who opened"
                    / "her oyuncuyu oynama sırasıyla yazın: -p Ali -p \"Veli: seri 34\" ...; sonraki ellerde yalnız \
                       açanları yazmak yeter"),
            CallFault::RecordNamesTable { option } => fault_rows!(self;
                "--{option} does not apply to a record" / "--{option} kayıtla birlikte verilmez",
                "a record says by itself which rules apply: write `game 101` or `set open.sum=91` above the first \
                 hand, and `indicator R5` in a hand"
                    / "hangi kuralların geçerli olduğunu kayıt söyler: `oyun 101` ya da `ayar open.sum=91` ilk elin \
                       üstüne, `gösterge R5` elin içine yazılır"),
            CallFault::NoSuchTurn { turn, hand, turns } => {
                let hint = match turns {
                    0 => say!(self; "this hand has no turns" / "bu elde hiç oynanmamış"),
                    turns => say!(self;
                        "turns are counted from 1 in each hand; --to {hand}:{turns} shows the table after the last one"
                        / "turlar her elde 1'den sayılır; --to {hand}:{turns} son turdan sonraki masayı gösterir"),
                };
                fault_rows!(self;
                    "hand {hand} has no turn {turn}" / "{hand}. elde {turn}. tur yok", hint)
            }
            CallFault::NoSuchLine { line, first, last } => fault_rows!(self;
                "line {line} belongs to no hand" / "{line}. satır hiçbir elin satırı değil",
                "the hands are in lines {first} to {last}" / "eller {first} ile {last} arasındaki satırlarda"),
            CallFault::NothingToThrow { name } => fault_rows!(self, name = named(name);
                "{name} has no tile to throw at this point" / "{name} o anda taş atmayacak",
                "name a turn in which a player drew or took a tile and threw one"
                    / "bir oyuncunun taş çekip attığı bir tur verin"),
            CallFault::RackUnknown { name } => fault_rows!(self, name = named(name);
                "the rack of {name} has unknown tiles" / "{name} oyuncusunun elinde bilinmeyen taşlar var",
                "write the tiles that {name} was dealt and drew into the record, or give the hand itself"
                    / "{name} oyuncusuna dağıtılan ve çektiği taşları kayda yazın ya da elin kendisini verin"),
            CallFault::NoTable { hand } => fault_rows!(self;
                "hand {hand} has no turns, so there is no table to show"
                    / "{hand}. elde tur yok, gösterilecek masa da yok",
                "name a turn or a line of a hand that has turns" / "turları yazılmış bir elin turunu ya da satırını verin"),
            CallFault::RecordFromInput => fault_rows!(self;
                "a game is resumed from a file: standard input is for your moves"
                    / "yarım kalan oyun dosyadan sürdürülür; standart girdiden hamleleriniz okunur",
                self.file_of_game()),
            CallFault::RecordNotFile { path } => fault_rows!(self;
                "the game cannot be saved in \"{path}\", which is not a regular file"
                    / "oyun \"{path}\" içine kaydedilemez: sıradan bir dosya değil",
                "give the name of a file" / "bir dosya adı verin"),
            CallFault::RecordExists { path } => fault_rows!(self;
                "\"{path}\" is not empty: its contents would be lost" / "\"{path}\" boş değil: içindekiler silinirdi",
                "give another name; to continue the game in the file: --resume FILE"
                    / "başka bir ad verin; dosyadaki oyunu sürdürmek için: --resume DOSYA"),
            CallFault::UnknownOption { option, nearest, misplaced } => {
                let option = option.trim();
                let hint = if option == "-" {
                    say!(self;
                        "write a hand that begins with a dash after --: okey check -i R5 -- \"- K1-13 K1\""
                        / "çizgiyle başlayan eli -- işaretinden sonra yazın: okey kontrol -i R5 -- \"- K1-13 K1\"")
                } else if *misplaced {
                    say!(self;
                        "write the options of a command after it: okey check -i R5 ..."
                        / "komutun seçeneklerini komuttan sonra yazın: okey kontrol -i R5 ...")
                } else {
                    meant(nearest.as_deref(), self.see_help(), self)
                };
                fault_rows!(self;
                    "there is no option {option} here" / "burada {option} diye bir seçenek yok", hint)
            }
            CallFault::UnknownCommand { command, nearest } => fault_rows!(self;
                "there is no command {command}" / "{command} diye bir komut yok",
                meant(nearest.as_deref(), self.see_help(), self)),
            CallFault::NoCommand => {
                fault_rows!(self; "a command is missing" / "komut eksik", self.see_help())
            }
            CallFault::NotANumber { option, value } => {
                let hint = if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) {
                    say!(self, most = u64::MAX; "use no more than {most}" / "en çok {most} yazın")
                } else {
                    say!(self; "use a whole number, 0 or more" / "0 ya da daha büyük bir tam sayı yazın")
                };
                fault_rows!(self;
                    "{option} does not take the value \"{value}\"" / "{option} seçeneği \"{value}\" değerini almaz",
                    hint)
            }
            CallFault::UnknownTopic { topic, nearest, all } => fault_rows!(self;
                "there is no topic \"{topic}\"" / "\"{topic}\" diye bir konu yok",
                meant(*nearest, say!(self; "use one of: {all}" / "şunlardan biri olmalı: {all}"), self)),
            CallFault::ValueMissing { option } => fault_rows!(self;
                "{option} needs a value" / "{option} bir değer ister", self.see_help()),
            CallFault::ValueUnwanted { option } => fault_rows!(self;
                "{option} takes no value" / "{option} değer almaz", self.see_help()),
            CallFault::ArgumentUnwanted { argument } => fault_rows!(self;
                "{argument} is not expected here" / "{argument} burada beklenmiyor", self.see_help()),
            CallFault::Repeated { option } => fault_rows!(self;
                "{option} is given more than once" / "{option} birden çok verilmiş", self.see_help()),
            CallFault::KindsCount { count, allowed } => fault_rows!(self, numbers = any_of(allowed, self);
                "--players names {count} kinds of players" / "--players seçeneğinde {count} tür var",
                "name {numbers} of them; the list is repeated until every seat has a player"
                    / "{numbers} tür yazın: dört oyuncuya tamamlanana dek yinelenirler"),
            CallFault::KindElsewhere { kind, variant, allowed } => fault_rows!(self, kinds = any_of(allowed, self);
                "players of the kind {kind} cannot play {variant}" / "{kind} türündeki oyuncular {variant} oynayamaz",
                "use {kinds}" / "şunlardan biri olmalı: {kinds}"),
            CallFault::QuoteOpen { text } => fault_rows!(self;
                "a quote is not closed in --players: {text}" / "--players içinde kapanmayan tırnak var: {text}",
                self.see_help()),
            CallFault::ProgramUnwanted { program } => fault_rows!(self;
                "a program cannot play here: {program}" / "burada program oynayamaz: {program}",
                "okey simulate --players takes programs; here, name kinds of computer players"
                    / "programlar okey dene --players ile oynar; burada oyuncu türlerini yazın"),
            CallFault::NotUtf8 => fault_rows!(self;
                "an argument is not UTF-8" / "bir argüman UTF-8 değil", self.see_help()),
            CallFault::Other { detail } => fault_rows!(self; detail.clone(), self.see_help()),
            CallFault::AnswerUnwritten { reason } => fault_rows!(self;
                "the answer cannot be written: {reason}" / "yanıt yazılamadı: {reason}"),
            CallFault::SheetUnwritten { path, reason } => fault_rows!(self;
                "the hand was added to \"{path}\", but the sheet cannot be printed: {reason}"
                    / "el \"{path}\" dosyasına eklendi ama yazboz gösterilemedi: {reason}",
                "do not add the hand again; okey score \"{path}\" prints the sheet"
                    / "eli yeniden eklemeyin; yazbozu görmek için: okey puan \"{path}\""),
            CallFault::SameFile { path } => {
                let what = path.as_ref().map_or_else(
                    || say!(self; "standard input" / "standart girdinin"),
                    |path| say!(self; "\"{path}\"" / "\"{path}\" dosyasının"),
                );
                fault_rows!(self;
                    "{what} would be overwritten while it is read" / "{what} okunurken üzerine yazılırdı")
            }
            CallFault::NoThreads { reason } => fault_rows!(self;
                "the system refused to start a thread for the stream: {reason}"
                    / "sistem, akış için bir iş parçacığı açmadı: {reason}",
                "raise the limits on threads and memory (ulimit -u, ulimit -v), or lower RUST_MIN_STACK"
                    / "iş parçacığı ve bellek sınırını yükseltin (ulimit -u, ulimit -v) ya da RUST_MIN_STACK'i küçültün"),
            CallFault::ThreadEnded => fault_rows!(self;
                "a thread ended before it finished its work" / "bir iş parçacığı işini bitirmeden durdu"),
            CallFault::Stopped { lines } => fault_rows!(self, were = so_many_lines(*lines);
                "stopped; {were} answered" / "durduruldu; {lines} satır yanıtlandı"),
        }
    }

    pub(in crate::cli) fn more_faults(self, count: usize) -> String {
        say!(self; "... and {count} more" / "... ve {count} hata daha")
    }
}
