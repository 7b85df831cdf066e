//! Writes the messages for the faults of a question, and the sentences for rulings, in English and Turkish.
//!
//! Many texts name the option with which a user can fix a problem or supply a missing fact. The modules that report the
//! problem do not know options, so this module adds the option to the text.

use super::diagnostic::Diagnosis;
use super::fault::AskFault;
use super::hand_texts::SmallRack;
use super::options::{self, QuestionName, ValueType};
use super::values;
use crate::hand::{HandFault, NoAnswer};
use crate::hapis::HapisFault;
use crate::judge::{ClaimKind, Fact, Irregularity, Ruling};
use crate::notation::{self, Letters, NotationFault};
use crate::record::RecordFault;
use crate::score::{Foul, ScoreFault};
use crate::sheets::SheetFault;
use crate::table::{SEATS, Table};
use crate::text::{FaultText, any_of, fault_rows, judge, meant, pick, refusal, say};
use crate::words::{Clause, Language, Named, UnknownClause, suggest};

impl Language {
    /// Returns the name of an argument as the usage line shows it.
    fn argument_name(self, name: &str) -> &str {
        match name {
            "CLAIM" => pick(self, "CLAIM", "İDDİA"),
            "QUESTION" => pick(self, "QUESTION", "SORU"),
            other => other,
        }
    }

    /// Returns the message, label and hint for a fault in how a question was asked.
    #[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
    pub(in crate::oracle) fn ask_fault(self, fault: &AskFault) -> FaultText {
        match fault {
            AskFault::AnswerTooLong { most, option } => {
                let hint = match *option {
                    Some("limit") => say!(self;
                        "lower \"limit\", or run the command on this hand alone to get the whole list"
                        / "\"limit\" değerini küçültün ya da komutu yalnız bu elle çalıştırın: hepsini sıralar"),
                    Some(option) => say!(self;
                        "use \"limit\" in place of \"{option}\", or run the command on this hand alone to get the \
                         whole list"
                        / "\"{option}\" yerine \"limit\" verin ya da komutu yalnız bu elle çalıştırın: hepsini sıralar"),
                    None => say!(self;
                        "choose fewer fields with \"fields\", or run the command on this input alone"
                        / "\"fields\" ile daha az alan seçin ya da komutu yalnız bu girdiyle çalıştırın"),
                };
                fault_rows!(self;
                    "the answer would be longer than {most} bytes" / "yanıt {most} bayttan uzun olurdu",
                    hint)
            }
            AskFault::NotUtf8 { at } => fault_rows!(self;
                "the text is not UTF-8: the byte at offset {at} belongs to no character"
                    / "metin UTF-8 değil: {at} konumundaki bayt hiçbir karaktere ait değil",
                "save the text as UTF-8" / "metni UTF-8 olarak kaydedin"),
            AskFault::QuestionNotInGame { question } => {
                let hint = match question {
                    ClaimKind::Opening | ClaimKind::Pairs | ClaimKind::Layoff | ClaimKind::Swap | ClaimKind::Look => {
                        say!(self;
                            "only 101 has opening, laying off, taking okeys and looking at discards: use --variant \
                             101 or 101-team"
                            / "açmak, işlemek, yerden okey almak ve atılanlara bakmak yalnız 101'de vardır: --variant \
                               yüzbir ya da eşli verin")
                    }
                    ClaimKind::Indicator => say!(self;
                        "this game has no indicator: use --variant okey, or leave --variant out"
                        / "bu oyunda gösterge yok: --variant klasik verin ya da --variant yazmayın"),
                    _ => say!(self;
                        "the simplified game has no ruling on this: use --variant okey or 101"
                        / "basit oyunda bunun kararı yok: --variant klasik ya da yüzbir verin"),
                };
                fault_rows!(self, asked = values::spoken("", question.name(), self);
                    "\"{asked}\" is not a question of this game" / "\"{asked}\" bu oyunda sorulmaz",
                    hint)
            }
            AskFault::LaidNotHeld { tile } => fault_rows!(self;
                "{tile} was laid, but the hand does not hold it" / "{tile} açılmış ama elde yok",
                "not in the hand" / "elde yok",
                "check the hand and the melds; with --hand, give all tiles that the player held before laying"
                    / "eli ve perleri kontrol edin; --hand ile açmadan önceki bütün taşları yazın"),
            AskFault::BarTooLow { option, least, switch } => fault_rows!(self;
                "{option} is below the bar of this table, {least}"
                    / "{option} bu masanın barajının ({least}) altında",
                "the bar can only rise; for a table with a lower bar, use --set {switch}=N"
                    / "baraj yalnız yükselir; barajı daha düşük bir masa için --set {switch}=N verin"),
            AskFault::WorldsOutOfRange { worlds, least, most } => fault_rows!(self;
                "--simulate {worlds} is out of range" / "--simulate {worlds} sınırların dışında",
                "use a number of worlds from {least} to {most}" / "{least} ile {most} arasında bir sayı verin"),
            AskFault::TooFewUnseen { unseen, held } => fault_rows!(self;
                "the other players hold {held} tiles, but only {unseen} are unseen"
                    / "öbür oyuncularda {held} taş var, görülmemiş taş ise yalnız {unseen} tane",
                "too many" / "çok fazla",
                "list only tiles that lie on the table" / "yalnız masada duran taşları yazın"),
            AskFault::UnknownClause { id, nearest } => fault_rows!(self;
                UnknownClause(id.clone()).text(self).message,
                meant(*nearest, say!(self;
                    "okey rules lists all clauses, okey rules WORD those that mention a word"
                    / "okey kurallar bütün maddeleri, okey kurallar SÖZCÜK o sözcüğün geçtiklerini sıralar"), self)),
            AskFault::LineNotJson { reason } => {
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
            AskFault::LineNotObject => fault_rows!(self;
                "the line is not a JSON object" / "satır bir JSON nesnesi değil",
                "not an object" / "nesne değil",
                "write lines such as {{\"id\": 1, \"indicator\": \"R5\", \"hand\": \"K1 K2 K3 ...\"}}"
                    / "şöyle satırlar yazın: {{\"id\": 1, \"indicator\": \"R5\", \"hand\": \"K1 K2 K3 ...\"}}"),
            AskFault::FieldType { field, expected } => {
                let hint = match expected {
                    ValueType::Text => pick(self, "use a text", "metin yazın").to_owned(),
                    ValueType::Texts | ValueType::Tiles | ValueType::List => {
                        pick(self, "use a text or a list of texts", "metin ya da metin listesi yazın").to_owned()
                    }
                    ValueType::Pair => pick(self, "use a list of two texts", "iki metinlik bir liste yazın").to_owned(),
                    ValueType::Count(most) => say!(self;
                        "use a whole number from 0 to {most}" / "0 ile {most} arasında bir tam sayı yazın"),
                    ValueType::Bool => pick(self, "use true or false", "true ya da false yazın").to_owned(),
                    ValueType::Name(names) => say!(self, names = any_of(names, self); "use {names}" / "{names} yazın"),
                };
                fault_rows!(self;
                    "the field \"{field}\" does not take this value" / "\"{field}\" alanı bu değeri almaz",
                    "not a value of this field" / "bu alanın değeri değil",
                    hint)
            }
            AskFault::UnknownQuestion { question, nearest } => fault_rows!(self;
                "there is no question \"{question}\"" / "\"{question}\" diye bir soru yok",
                meant(*nearest, say!(self, names = any_of(QuestionName::NAMES, self);
                    "use {names}" / "şunlardan biri olmalı: {names}"), self)),
            AskFault::QuestionMissing => fault_rows!(self;
                "the line does not say which question it asks" / "satır hangi soruyu sorduğunu belirtmiyor",
                "add the field \"ask\", for example \"ask\": \"check\""
                    / "\"ask\" alanını ekleyin, örneğin \"ask\": \"check\""),
            AskFault::UnknownField { field, nearest, all } => fault_rows!(self;
                "the answer has no field \"{field}\"" / "yanıtta \"{field}\" alanı yok",
                meant(nearest.as_deref(), say!(self, all = any_of(all, self);
                    "use {all}" / "şunlardan biri olmalı: {all}"), self)),
            AskFault::CarriedTwice { field } => fault_rows!(self;
                "the answer already has a field \"{field}\"" / "yanıtın kendisinde de \"{field}\" alanı var",
                "leave the name out of carry, or choose other fields with fields"
                    / "adı carry seçeneğinden çıkarın ya da fields ile başka alanlar seçin"),
            AskFault::UnknownOption { field, nearest } => fault_rows!(self;
                "there is no field \"{field}\"" / "\"{field}\" diye bir alan yok",
                meant(Some(nearest), String::new(), self)),
            AskFault::BadValue { option, value, allowed } => {
                let (message, hint) = self.bad_value(option, value, allowed);
                fault_rows!(self; message, hint.unwrap_or_else(|| self.see_help()))
            }
            AskFault::ArgumentMissing { argument, allowed } => {
                let names: Vec<String> = allowed.iter().map(|name| values::spoken("", name, self)).collect();
                let hint = (!names.is_empty()).then(|| self.one_of(&names)).or_else(|| self.example_of(argument));
                fault_rows!(self, argument = self.argument_name(argument);
                    "{argument} is missing" / "{argument} eksik",
                    hint.unwrap_or_else(|| self.see_help()))
            }
            AskFault::Conflict { option, other } => fault_rows!(self;
                "{option} and {other} cannot be used together" / "{option} ile {other} birlikte verilemez",
                self.see_help()),
            AskFault::OptionOf { option, instead: Some(instead), .. } => fault_rows!(self,
                example = self.example_of(instead).unwrap_or_default();
                "this question does not take {option}" / "{option} bu sorunun seçeneği değil",
                "use {instead}: {example}" / "{instead} verin: {example}"),
            AskFault::OptionOf { option, questions, instead: None } => {
                let questions: Vec<String> = questions.iter().map(|name| values::spoken("", name, self)).collect();
                fault_rows!(self, questions = any_of(&questions, self);
                    "this question does not take {option}" / "{option} bu sorunun seçeneği değil",
                    "use it with {questions}" / "şu soruyla verin: {questions}")
            }
            AskFault::OptionOfYuzbir { option } => fault_rows!(self;
                "{option} has no meaning in this game" / "{option} seçeneğinin bu oyunda anlamı yok",
                "only 101 has it: use --variant 101 or 101-team"
                    / "101'e özgüdür: --variant yüzbir ya da eşli verin"),
        }
    }

    /// Returns the hint to try `--help`, for a fault that has no more specific hint.
    pub(crate) fn see_help(self) -> String {
        say!(self; "for more, try --help" / "daha fazlası için: --help")
    }

    pub(in crate::oracle) fn in_places(self, count: usize) -> String {
        say!(self; "{count} places" / "{count} yerde")
    }

    fn one_of(self, values: &[String]) -> String {
        if let [only] = values {
            return say!(self; "use {only}" / "{only} yazın");
        }
        say!(self, values = any_of(values, self);
            "use {values}" / "şunlardan biri olmalı: {values}")
    }

    /// Returns a hint with an example value for an option of `okey judge`, such as `--taken R7`. Returns `None` if
    /// there is no example for this option.
    fn example_of(self, option: &str) -> Option<String> {
        Some(match option {
            "--from" => say!(self;
                "name the meld with the okey, as in --from \"R7 R8 O*\""
                / "okeyin bulunduğu peri yazın, örneğin --from \"R7 R8 O*\""),
            "--onto" | "--table" => say!(self;
                "name the melds on the table, as in {option} \"R7 R8 R9 / K5 R5 B5\""
                / "yerdeki perleri yazın, örneğin {option} \"R7 R8 R9 / K5 R5 B5\""),
            "--opened" => say!(self;
                "use --opened series or --opened pairs" / "--opened seri ya da --opened çift verin"),
            "--taken" => say!(self;
                "name the tile taken, as in --taken R7" / "alınan taşı yazın, örneğin --taken R7"),
            _ => return None,
        })
    }

    /// Returns the placeholder for the question in the usage line of `okey batch`.
    fn stream_question(self) -> &'static str {
        pick(self, "[COMMAND]", "[KOMUT]")
    }

    /// Adds two remarks to `hint`, which is about the question in a call of `okey batch`. The first remark says that
    /// the file comes after the question. The second shows the call without a question, for a file in which each line
    /// names its question.
    fn before_file(self, hint: &str) -> String {
        say!(self;
            "{hint}; write the file after the question; if each line names its own question, use okey batch < FILE"
            / "{hint}; dosyayı sorudan sonra yazın; soruyu her satır kendisi belirtiyorsa okey toplu < DOSYA yazın")
    }

    fn bad_value(self, option: &str, value: &str, allowed: &[String]) -> (String, Option<String>) {
        let spoken = |option: &str, names: &[String]| -> Vec<String> {
            names.iter().map(|name| values::spoken(option, name, self)).collect()
        };
        let (known, allowed) = (allowed, spoken(option, allowed));
        // Suggest only names as corrections, not numbers or examples such as `R7:pairs`.
        let is_name = |name: &&str| name.starts_with(char::is_alphabetic) && !name.contains(':');
        let like =
            |names: &[String]| suggest(value, names.iter().map(String::as_str).filter(is_name)).map(str::to_owned);
        let by_claim = (option.trim_matches(['<', '>']) == self.argument_name("QUESTION"))
            .then(|| asked_by_claim(value, self))
            .flatten();
        let nearest = by_claim.or_else(|| like(&allowed)).or_else(|| spoken(option, &[like(known)?]).pop());
        let hint = nearest
            .map(|nearest| meant(Some(&nearest), String::new(), self))
            .or_else(|| (!allowed.is_empty()).then(|| self.one_of(&allowed)))
            .map(|hint| if option == self.stream_question() { self.before_file(&hint) } else { hint });
        let option = self.argument_name(option);
        let what = if option.starts_with('-') { " seçeneği" } else { "" };
        (
            say!(self;
                "{option} does not take the value \"{value}\"" / "{option}{what} \"{value}\" değerini almaz"),
            hint,
        )
    }
}

/// Appends `option`, the option that fixes the fault, in parentheses to the hint of `text`. Returns `text` unchanged if
/// it has no hint or if `option` is `None`.
pub(in crate::oracle) fn with(text: FaultText, option: Option<String>) -> FaultText {
    match (text.hint, option) {
        (Some(hint), Some(option)) => FaultText { hint: Some(format!("{hint} ({option})")), ..text },
        (hint, _) => FaultText { hint, ..text },
    }
}

/// Returns the message, label and hint of an error. If other commands or options can answer the question, the hint
/// names them.
pub(in crate::oracle) fn no_answer(fault: &NoAnswer, language: Language) -> FaultText {
    let text = fault.text(language);
    let hint = text.hint.unwrap_or_default();
    let hint = match fault {
        NoAnswer::NothingToDiscard { .. } => say!(language;
            "leave out --discard, or {hint}" / "--discard seçeneğini çıkarın ya da {hint}"),
        NoAnswer::NoPairsInGame => say!(language;
            "{hint}: use okey check" / "{hint}: okey kontrol komutuyla bakın"),
        NoAnswer::OnTurn { .. } => say!(language;
            "{hint}, or ask okey advise which one to throw"
            / "{hint} ya da hangisini atacağınızı okey tavsiye komutuyla öğrenin"),
        NoAnswer::BetweenTurns { .. } => say!(language;
            "{hint}, or ask okey waits which tiles the hand waits for"
            / "{hint} ya da elin hangi taşları beklediğini okey bekle komutuyla öğrenin"),
        NoAnswer::NoOpeningInGame => say!(language;
            "{hint}: use --variant 101 or 101-team" / "{hint}: --variant yüzbir ya da eşli verin"),
        NoAnswer::TakingForbidden => say!(language;
            "leave out --taken, or use --set take.unopened=open"
            / "--taken seçeneğini çıkarın ya da --set take.unopened=open verin"),
        _ => hint,
    };
    FaultText { hint: Some(hint), ..text }
}

/// Returns `None`: no option fixes a fault of this type.
pub(in crate::oracle) fn none<K>(_: &K, _: Language) -> Option<String> {
    None
}

pub(in crate::oracle) fn notation(fault: &NotationFault) -> Option<String> {
    match fault {
        NotationFault::OtherLetters { letters: Letters::Krby, .. } => Some("--letters rkms".to_owned()),
        NotationFault::NamedOkey { indicator, .. } => Some(format!("-i {indicator}")),
        NotationFault::IndicatorInText { face } => Some(format!("-i {face}")),
        _ => None,
    }
}

pub(in crate::oracle) fn hand(fault: &HandFault, language: Language) -> Option<String> {
    match fault {
        HandFault::WrongCount { fits: Some(variant), .. } => {
            Some(format!("--variant {}", pick(language, variant.name(), variant.alias())))
        }
        _ => None,
    }
}

/// Returns the message, label and hint of a fault. The hint also names the option with which the question accepts a
/// smaller rack.
pub(in crate::oracle) fn small_rack(rack: &SmallRack, language: Language) -> FaultText {
    let text = Diagnosis::text(&rack.fault, language);
    let hint = text.hint.unwrap_or_default();
    let hint = if rack.option == options::OPENED.name {
        say!(language;
            "{hint}; after opening, use --opened series or --opened pairs"
            / "{hint}; el açıldıysa --opened seri ya da --opened çift verin")
    } else {
        say!(language, option = rack.option;
            "{hint}; for fewer tiles, use --{option}" / "{hint}; daha az taş için --{option} verin")
    };
    FaultText { hint: Some(hint), ..text }
}

/// Returns the option that sets a switch, and the line of a record that does the same.
fn switch_option(setting: &str, language: Language) -> String {
    say!(language;
        "--set {setting}; in a record `set {setting}` above the first hand"
        / "--set {setting}; kayıtta ilk elin üstüne `ayar {setting}`")
}

pub(in crate::oracle) fn score(fault: &ScoreFault, language: Language) -> Option<String> {
    Some(match fault {
        ScoreFault::Hand(fault) => return hand(fault, language),
        ScoreFault::NoHands => pick(
            language,
            "a file, - for standard input, or --player and --finish",
            "bir dosya, standart girdi için - ya da --player ile --finish",
        )
        .to_owned(),
        ScoreFault::AnnounceOff { yuzbir: true } => switch_option("pairs.announce=required", language),
        ScoreFault::DevamOff => switch_option("devam=true", language),
        ScoreFault::OpenedUnwanted { .. } => pick(language, "--variant 101", "--variant yüzbir").to_owned(),
        ScoreFault::LeftMissing { name, .. } => format!("--player \"{name}: ... 34\""),
        ScoreFault::LeftUnopened { name } => {
            format!("--player \"{name}: {} 34\"", pick(language, "series", "seri"))
        }
        ScoreFault::TeamMissing { name, players: SEATS, .. } => {
            format!("--player \"{name}: ... {}=A\"", pick(language, "team", "takım"))
        }
        ScoreFault::FinisherUnknown { name, .. } => format!("--player \"{name}\""),
        ScoreFault::StakeMissing => "--stake 10".to_owned(),
        ScoreFault::HandAfterEnd { clause: Some(Clause::MatchHands), .. } | ScoreFault::HandsUnwanted { .. } => {
            "--hands, --tournament".to_owned()
        }
        _ => return None,
    })
}

pub(in crate::oracle) fn sheet(fault: &SheetFault, language: Language) -> Option<String> {
    match fault {
        SheetFault::Notation(fault) => notation(fault),
        SheetFault::Score(fault) => score(fault, language),
        _ => None,
    }
}

pub(in crate::oracle) fn record(fault: &RecordFault, language: Language) -> Option<String> {
    match fault {
        RecordFault::NotWhole => Some(pick(language, "okey play --record", "okey oyna --record").to_owned()),
        // No line of a record can cause this fault, only an option of the command. So the hint names the option.
        RecordFault::Score(fault @ ScoreFault::HandAfterEnd { .. }) => score(fault, language),
        _ => None,
    }
}

pub(in crate::oracle) fn hapis(fault: &HapisFault, _: Language) -> Option<String> {
    let option = match fault {
        HapisFault::PrisonerAtHome { .. } => "--set bear_off_free=false",
        HapisFault::BothDice | HapisFault::LargerDie { .. } => "--set both_dice=false",
        HapisFault::OtherTurn { printed: true, .. } => "--as-printed",
        _ => return None,
    };
    Some(option.to_owned())
}

impl Language {
    /// Returns a ruling in words. If a fact is missing, the sentence names the option that supplies it.
    pub(crate) fn ruling(self, ruling: &Ruling, table: &Table) -> String {
        let ruled = ruling.text(table, self);
        match (judge::unknown_fact(ruling).and_then(telling), ruled.strip_suffix('.')) {
            (Some(option), Some(clause)) if ruling.allowed.is_none() => format!("{clause} ({option})."),
            _ => ruled,
        }
    }

    /// Returns a fact as part of a sentence. If the fact is missing, the text names the option that supplies it.
    pub(crate) fn fact_within(self, fact: &Fact, table: &Table) -> String {
        let text = fact.text(table, self);
        telling(fact).map_or_else(|| text.clone(), |option| format!("{text} ({option})"))
    }

    pub(crate) fn fact(self, fact: &Fact, table: &Table) -> String {
        judge::sentence(&self.fact_within(fact, table), self)
    }
}

/// Returns a correction for `word` if it is a claim that was typed where `okey judge` expects a question: `foul
/// playable-discard` for the foul `playable-discard`, and `irregular turn` for the irregularity `turn`. For melds,
/// returns a whole command, such as `okey judge meld "R12 R13 R1"`, with `--letters rkms` if only the Turkish letters
/// fit.
fn asked_by_claim(word: &str, language: Language) -> Option<String> {
    let named = |name: &str| values::spoken("", name, language);
    if let Some(Foul { kind, .. }) = Foul::find(word) {
        return Some(format!("{} {}", named(ClaimKind::Foul.name()), named(kind.name())));
    }
    let letters = [Letters::Krby, Letters::Rkms].into_iter().find(|letters| notation::melds(word, *letters).is_ok());
    if let Some(letters) = letters {
        let command = pick(language, "okey judge", "okey hakem");
        let option = if letters == Letters::Krby { "" } else { " --letters rkms" };
        return Some(format!("{command} {} \"{word}\"{option}", named(ClaimKind::Meld.name())));
    }
    let irregularity: Irregularity = values::english_keyword(word).parse().ok()?;
    Some(format!("{} {}", named(ClaimKind::Irregular.name()), named(irregularity.name())))
}

/// Returns the option that supplies a missing fact, if there is one.
const fn telling(fact: &Fact) -> Option<&'static str> {
    Some(match fact {
        Fact::ThrowUnknown => "--throw",
        Fact::NoMeldsTold { .. } | Fact::PairsUnknown => "--table",
        Fact::TakenUnknown { opened: false, .. } => "--opens",
        Fact::TakenUnknown { opened: true, .. } => "--opens, --onto",
        Fact::LaidOffUnseen { .. } => "--onto",
        Fact::ClaimUnknown => "--claimed",
        Fact::LooksAtOwn { thrown: false } => "--after-throwing",
        _ => return None,
    })
}
