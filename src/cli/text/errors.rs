//! The texts of error messages.

use super::options::{asking, mending};
use super::{JudgeOptions, Misuse};
use crate::cli::args::in_turkish;
use crate::cli::claims::asked_by_claim;
use crate::cli::fault::{FaultKind, ValueType};
use crate::cli::spoken;
use crate::judge::Question;
use crate::text::{FaultRows, FaultText, any_of, fault_rows, meant, pick, refusal, say};
use crate::words::{Language, UnknownClause, suggest};

impl Language {
    /// Returns the name of an argument in the form in which the usage line shows it.
    fn argument_name(self, name: &str) -> &str {
        let judging = JudgeOptions::of(self);
        match name {
            "CLAIM" => judging.claim_value,
            "QUESTION" => judging.question_value,
            other => other,
        }
    }

    /// Returns the texts of a fault. The hint names the option with which the user can fix it.
    pub(in crate::cli) fn fault(self, kind: &FaultKind) -> FaultText {
        let mut text = self.fault_text(kind);
        if let FaultKind::NoAnswer(fault) = kind {
            text.hint = Some(asking(fault, text.hint.unwrap_or_default(), self));
        } else if let (Some(hint), Some(option)) = (&mut text.hint, mending(kind, self)) {
            *hint = format!("{hint} ({option})");
        }
        text
    }

    #[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
    fn fault_text(self, kind: &FaultKind) -> FaultText {
        let rows: FaultRows = match kind {
            FaultKind::AnswerTooLong { most } => fault_rows!(self;
                "the answer would be longer than {most} bytes" / "yanıt {most} bayttan uzun olurdu",
                String::new(),
                "lower \"limit\", or run the command on this hand alone to list them all"
                    / "\"limit\" değerini küçültün ya da komutu yalnız bu elle çalıştırın: hepsini sıralar"),
            FaultKind::NotUtf8 { at } => fault_rows!(self;
                "the text is not UTF-8: the byte at offset {at} belongs to no character"
                    / "metin UTF-8 değil: {at} konumundaki bayt hiçbir karaktere ait değil",
                String::new(),
                "save the text as UTF-8" / "metni UTF-8 olarak kaydedin"),
            FaultKind::QuestionNotInGame { question } => {
                let hint = match question {
                    Question::Opening | Question::Pairs | Question::Layoff | Question::Swap | Question::Look => {
                        say!(self;
                            "only 101 has opening, laying off, taking okeys and looking at discards: use --variant \
                             101 or 101-team"
                            / "açmak, işlemek, yerden okey almak ve atılanlara bakmak yalnız 101'de vardır: --variant \
                               yüzbir ya da eşli verin")
                    }
                    Question::Indicator => say!(self;
                        "this game has no indicator: use --variant okey, or leave --variant out"
                        / "bu oyunda gösterge yok: --variant klasik verin ya da --variant yazmayın"),
                    _ => say!(self;
                        "the simplified game has no ruling on this: use --variant okey or 101"
                        / "basit oyunda bunun kararı yok: --variant klasik ya da yüzbir verin"),
                };
                fault_rows!(self, asked = spoken::value("", question.name(), self, in_turkish);
                    "\"{asked}\" is not a question of this game" / "\"{asked}\" bu oyunda sorulmaz",
                    String::new(),
                    hint)
            }
            FaultKind::LaidNotHeld { tile } => fault_rows!(self;
                "{tile} was laid, but the hand does not hold it" / "{tile} açılmış ama elde yok",
                "not in the hand" / "elde yok",
                "check the hand and the melds; give --hand all tiles held before laying"
                    / "eli ve perleri kontrol edin; --hand ile açmadan önceki bütün taşları yazın"),
            FaultKind::BarTooLow { option, least, switch } => fault_rows!(self;
                "{option} is below the bar of this table, {least}"
                    / "{option} bu masanın barajının ({least}) altında",
                String::new(),
                "the bar can only rise; for a table with a lower bar, use --set {switch}=N"
                    / "baraj yalnız yükselir; barajı daha düşük bir masa için --set {switch}=N verin"),
            FaultKind::UnknownClause { id, nearest } => fault_rows!(self;
                UnknownClause(id.clone()).text(self).message,
                String::new(),
                meant(*nearest, say!(self;
                    "okey rules lists all clauses, okey rules WORD those that mention a word"
                    / "okey kurallar bütün maddeleri, okey kurallar SÖZCÜK o sözcüğün geçtiklerini sıralar"), self)),
            FaultKind::LineNotJson { reason } => {
                let hint = if reason.starts_with("duplicate field") {
                    say!(self; "leave out one of the two" / "ikisinden birini çıkarın")
                } else {
                    say!(self; "write one whole JSON object on each line" / "her satıra bütün bir JSON nesnesi yazın")
                };
                fault_rows!(self, why = refusal(reason, self);
                    "the line is not JSON: {why}" / "satır JSON değil: {why}",
                    "here" / "burada",
                    hint)
            }
            FaultKind::LineNotObject => fault_rows!(self;
                "the line is not a JSON object" / "satır bir JSON nesnesi değil",
                "not an object" / "nesne değil",
                "write lines such as {{\"id\": 1, \"indicator\": \"R5\", \"hand\": \"K1 K2 K3 ...\"}}"
                    / "şöyle satırlar yazın: {{\"id\": 1, \"indicator\": \"R5\", \"hand\": \"K1 K2 K3 ...\"}}"),
            FaultKind::FieldType { field, expected } => {
                let hint = match expected {
                    ValueType::Text => pick(self, "use a text", "metin yazın"),
                    ValueType::Texts => pick(self, "use a text or a list of texts", "metin ya da metin listesi yazın"),
                    ValueType::Count => {
                        pick(self, "use a whole number, 0 or more", "0 ya da daha büyük bir tam sayı yazın")
                    }
                    ValueType::Bool => pick(self, "use true or false", "true ya da false yazın"),
                    ValueType::Opened => pick(self, "use series or pairs", "series ya da pairs yazın"),
                };
                fault_rows!(self;
                    "the field \"{field}\" does not take this value" / "\"{field}\" alanı bu değeri almaz",
                    "not a value of this field" / "bu alanın değeri değil",
                    hint.to_owned())
            }
            FaultKind::UnknownHow { word, nearest } => fault_rows!(self;
                "\"{word}\" is not a finish" / "\"{word}\" bir bitiş değil",
                "unknown" / "bilinmiyor",
                meant(*nearest, say!(self;
                    "write after the name and a colon: okey, pairs, elden, devam, dizi"
                    / "addan ve iki noktadan sonra şunları yazabilirsiniz: okey, çift, elden, devam, dizi"), self)),
            FaultKind::ColonMissing { name } => fault_rows!(self;
                "the colon after the name is missing" / "addan sonra iki nokta yok",
                "a name ends with a colon" / "ad iki noktayla biter",
                "write {name}: and after it the facts about the player"
                    / "{name}: yazın, ardından oyuncuyla ilgili olanı ekleyin"),
            FaultKind::FinishMissing => fault_rows!(self;
                "you did not say how the hand ended" / "elin nasıl bittiği belirtilmemiş",
                String::new(),
                "name the finisher: --finish NAME; if the stock ran out: --exhausted"
                    / "biteni yazın: --finish AD; taşlar tükendiyse: --exhausted"),
            FaultKind::NoSuchHand { number, hands } => fault_rows!(self;
                "there is no hand {number}" / "{number}. el yok",
                String::new(),
                "hands are counted from 1, in the order they are written; there are {hands}"
                    / "eller yazılış sırasıyla 1'den sayılır; {hands} el var"),
            FaultKind::NoSuchTurn { turn, hand, turns } => {
                let hint = match turns {
                    0 => say!(self; "this hand has no turns" / "bu elde hiç oynanmamış"),
                    turns => say!(self;
                        "turns are counted from 1 in each hand; --to {hand}:{turns} shows the table after the last one"
                        / "turlar her elde 1'den sayılır; --to {hand}:{turns} son turdan sonraki masayı gösterir"),
                };
                fault_rows!(self;
                    "hand {hand} has no turn {turn}" / "{hand}. elde {turn}. tur yok", String::new(), hint)
            }
            FaultKind::NoSuchLine { line, first, last } => fault_rows!(self;
                "line {line} belongs to no hand" / "{line}. satır hiçbir elin satırı değil",
                String::new(),
                "the hands are in lines {first} to {last}" / "eller {first} ile {last} arasındaki satırlarda"),
            FaultKind::NoTable => fault_rows!(self;
                "there is no table where --to stops" / "--to ile durulan yerde masa yok",
                String::new(),
                "name a turn or a line of a hand that has an indicator"
                    / "göstergesi olan bir elin turunu ya da satırını yazın"),
            FaultKind::RecordFromInput => fault_rows!(self;
                "a game is resumed from a file: standard input is for your moves"
                    / "yarım kalan oyun dosyadan sürdürülür; standart girdiden hamleleriniz okunur",
                String::new(),
                self.file_of_game()),
            FaultKind::RecordNotFile { path } => fault_rows!(self;
                "the game cannot be kept in \"{path}\": it is not a regular file"
                    / "oyun \"{path}\" içinde tutulamaz: sıradan bir dosya değil",
                String::new(),
                "give the name of a file" / "bir dosya adı verin"),
            FaultKind::RecordExists { path } => fault_rows!(self;
                "\"{path}\" is not empty: its contents would be lost" / "\"{path}\" boş değil: içindekiler silinirdi",
                String::new(),
                "give another name; to continue the game in the file: --resume FILE"
                    / "başka bir ad verin; dosyadaki oyunu sürdürmek için: --resume DOSYA"),
            FaultKind::File(refused) => return self.refused(refused),
            FaultKind::Notation(fault) => return fault.text(self),
            FaultKind::Profile(fault) => return fault.text(self),
            FaultKind::Table(fault) => return fault.text(self),
            FaultKind::Hand(fault) => return fault.text(self),
            FaultKind::NoAnswer(fault) => return fault.text(self),
            FaultKind::Score(fault) => return fault.text(self),
            FaultKind::Sheet(fault) => return fault.text(self),
            FaultKind::Record(fault) => return fault.text(self),
            FaultKind::Hapis(fault) => return fault.text(self),
        };
        rows.into()
    }

    pub(in crate::cli) fn in_places(self, count: usize) -> String {
        say!(self; "{count} places" / "{count} yerde")
    }

    pub(in crate::cli) fn more_faults(self, count: usize) -> String {
        say!(self; "... and {count} more" / "... ve {count} hata daha")
    }

    /// Returns the message and the hint for a value that an option does not accept.
    fn bad_value(self, option: &str, value: &str, allowed: &[String]) -> (String, Option<String>) {
        let spoken = |option: &str, names: &[String]| -> Vec<String> {
            names.iter().map(|name| spoken::value(option, name, self, in_turkish)).collect()
        };
        let (known, allowed) = (allowed, spoken(option, allowed));
        // Suggest only names as corrections, and no numbers or example forms such as `R7:pairs`.
        let is_name = |name: &&str| name.starts_with(char::is_alphabetic) && !name.contains(':');
        let like =
            |names: &[String]| suggest(value, names.iter().map(String::as_str).filter(is_name)).map(str::to_owned);
        let by_claim = (option.trim_matches(['<', '>']) == self.argument_name("QUESTION"))
            .then(|| asked_by_claim(value, self))
            .flatten();
        let nearest = by_claim.or_else(|| like(&allowed)).or_else(|| spoken(option, &[like(known)?]).pop());
        let one_of = || {
            if let [only] = &*allowed {
                return say!(self; "use {only}" / "{only} yazın");
            }
            say!(self, values = any_of(&allowed, self);
                "use {values}" / "şunlardan biri olmalı: {values}")
        };
        let hint = nearest
            .map(|nearest| meant(Some(&nearest), String::new(), self))
            .or_else(|| (!allowed.is_empty()).then(one_of));
        let option = self.argument_name(option);
        let what = if option.starts_with('-') { " seçeneği" } else { "" };
        (
            say!(self;
                "{option} does not take the value \"{value}\"" / "{option}{what} \"{value}\" değerini almaz"),
            hint,
        )
    }

    /// Returns the message and the hint for an invalid command line.
    pub(in crate::cli) fn misuse(self, misuse: &Misuse) -> (String, Option<String>) {
        let spoken = |option: &str, names: &[String]| -> Vec<String> {
            names.iter().map(|name| spoken::value(option, name, self, in_turkish)).collect()
        };
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
            Misuse::BadValue { option, value, allowed } => self.bad_value(option, value, allowed),
            Misuse::ValueMissing { option } => bare(say!(self;
                "{option} needs a value" / "{option} bir değer ister")),
            Misuse::ValueUnwanted { option } => bare(say!(self; "{option} takes no value" / "{option} değer almaz")),
            Misuse::ArgumentMissing { argument } => {
                bare(say!(self, argument = self.argument_name(argument); "{argument} is missing" / "{argument} eksik"))
            }
            Misuse::ArgumentUnwanted { argument } => {
                bare(say!(self; "{argument} is not expected here" / "{argument} burada beklenmiyor"))
            }
            Misuse::Repeated { option } => {
                bare(say!(self; "{option} is given more than once" / "{option} birden çok verilmiş"))
            }
            Misuse::Conflict { option, other } => bare(say!(self;
                "{option} and {other} do not go together" / "{option} ile {other} birlikte verilemez")),
            Misuse::OptionOf { option, questions } => (
                say!(self; "this question does not take {option}" / "{option} bu sorunun seçeneği değil"),
                Some(say!(self, questions = any_of(&spoken("", questions), self);
                    "use it with {questions}" / "şu soruyla verin: {questions}")),
            ),
            Misuse::OptionOfYuzbir { option } => (
                say!(self; "{option} has no meaning in this game" / "{option} bu oyunda işe yaramaz"),
                Some(say!(self;
                    "only 101 has it: use --variant 101 or 101-team"
                    / "101'e özgüdür: --variant yüzbir ya da eşli verin")),
            ),
            // For example three kinds of players, which cannot share four seats evenly.
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
            Misuse::NotUtf8 => bare(say!(self; "an argument is not UTF-8" / "bir argüman UTF-8 değil")),
            Misuse::Other { detail } => bare(detail.clone()),
        }
    }

    pub(in crate::cli) fn cannot_write_answer(self, reason: &str) -> String {
        say!(self; "the answer cannot be written: {reason}" / "yanıt yazılamadı: {reason}")
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
