//! Sentences about faults in the rules or the indicator of a table.

use super::{FaultRows, refusal};
use crate::table::{Accepts, Colours, ProfileFault, Switch, TableFault};
use crate::text::meant;
use crate::words::Language;

pub(super) fn profile(fault: &ProfileFault, language: Language) -> FaultRows {
    match fault {
        ProfileFault::UnknownVariant { name, nearest } => fault_rows!(language;
            "there is no variant \"{name}\"" / "\"{name}\" diye bir oyun yok",
            "unknown" / "bilinmiyor",
            meant(*nearest, say!(language;
                "use okey, okey-house, okey-pot, 101, 101-team or cs102"
                / "oyunlar: klasik, yaygın, çanak, yüzbir, eşli, basit"), language)),
        ProfileFault::UnknownSwitch { key, nearest } => fault_rows!(language;
            "there is no switch \"{key}\"" / "\"{key}\" diye bir anahtar yok",
            "unknown" / "bilinmiyor",
            meant(*nearest, switches_beside(key, language), language)),
        ProfileFault::SwitchValue { switch, value } => fault_rows!(language, key = switch.key;
            "{key} does not take the value \"{value}\"" / "{key} anahtarı \"{value}\" değerini almaz",
            "not a value of this switch" / "bu anahtarın değeri değil",
            accepts(switch.accepts, language)),
        ProfileFault::SwitchTwice { switch } => fault_rows!(language, key = switch.key;
            "{key} is set twice" / "{key} iki kez verilmiş",
            "already set in another spelling" / "daha önce başka bir yazımla verilmiş",
            "leave out one of the two" / "ikisinden birini çıkarın"),
        ProfileFault::NotPlayed { switch, value } => fault_rows!(language, key = switch.key;
            "games cannot be played with {key} = {value}" / "{key} = {value} ile oyun oynanamaz",
            "not for games" / "oyunlarda kullanılamaz",
            "leave the switch out; only judge, score and rules support it"
                / "anahtarı çıkarın; onu yalnız hakem, puan ve kurallar kullanır"),
        ProfileFault::SettingShape => fault_rows!(language;
            "a setting is a key, = and a value" / "ayar, anahtar = değer biçimindedir",
            "no =" / "= yok",
            "write it like run_wrap=false" / "örneğin run_wrap=false yazın"),
        ProfileFault::RulesNotToml { instead: Some(line), .. } => fault_rows!(language;
            "the value is not valid TOML" / "değer TOML biçiminde yazılmamış",
            "here" / "burada",
            "write {line}" / "{line} yazın"),
        ProfileFault::RulesNotToml { reason, instead: None } => fault_rows!(language, why = refusal(reason, language);
            "the rules file is not TOML: {why}" / "kural dosyası TOML değil: {why}",
            "here" / "burada",
            "write one setting per line, such as run_wrap = false" / "her satıra bir ayar yazın: run_wrap = false"),
        ProfileFault::RulesType { switch, found, value } => {
            let key = switch.key;
            let message = match value.as_str() {
                "" => say!(language; "{key} does not take this {found}" / "{key} anahtarı bu türden değer almaz"),
                _ => say!(language;
                    "{key} does not take the {found} {value}" / "{key} anahtarı {value} değerini almaz"),
            };
            fault_rows!(language;
                message,
                "not a value of this switch" / "bu anahtarın değeri değil",
                accepts(switch.accepts, language))
        }
    }
}

pub(super) fn table(fault: &TableFault, language: Language) -> FaultRows {
    match fault {
        TableFault::IndicatorMissing => fault_rows!(language;
            "the indicator is missing" / "gösterge verilmemiş",
            String::new(),
            "name the tile turned up: -i R5, for example, makes R6 the okey"
                / "açılan taşı yazın, örneğin -i R5; o zaman okey R6 olur"),
        TableFault::IndicatorFalseJoker => fault_rows!(language;
            "a false joker cannot be the indicator" / "sahte okey gösterge olamaz",
            "expected a numbered tile" / "sayılı bir taş bekleniyordu",
            "if a false joker is turned up, it goes back and another tile is turned up: name that one"
                / "sahte okey açılırsa geri konur, başka taş açılır: onu yazın"),
        TableFault::IndicatorOkey => fault_rows!(language;
            "the okey is not the indicator" / "gösterge, okeyin kendisi değildir",
            "expected a numbered tile" / "sayılı bir taş bekleniyordu",
            "name the tile turned up; the okey is the next number of its colour"
                / "açılan taşı yazın; okey, onunla aynı renkten bir büyük taştır"),
        TableFault::IndicatorUnwanted => fault_rows!(language;
            "this game has no indicator" / "bu oyunda gösterge yok",
            "not expected" / "beklenmiyordu",
            "leave the indicator out" / "göstergeyi yazmayın"),
    }
}

fn accepts(accepts: Accepts, language: Language) -> String {
    match accepts {
        Accepts::Bool => say!(language; "use true or false" / "true ya da false yazın"),
        Accepts::Count => say!(language, most = Switch::MAX;
            "use a whole number from 0 to {most}" / "0 ile {most} arasında bir tam sayı yazın"),
        Accepts::CountOr(word) => say!(language, most = Switch::MAX;
            "use a whole number from 0 to {most}, or {word}" / "0 ile {most} arasında bir tam sayı ya da {word} yazın"),
        Accepts::Words(words) => say!(language, words = words.join(", ");
            "use one of {words}" / "şunlardan birini yazın: {words}"),
        Accepts::Colours => say!(language, colours = Colours::NAMES.join(", ");
            "use colours with commas between them, or none; the colours are {colours}"
            / "araya virgül koyarak renkleri ya da none yazın; renkler: {colours}"),
    }
}

/// Returns a hint for the unknown switch `key`. It lists the switches of the same group, for example all switches that
/// begin with `open.`. If there are none, it lists some other switches as examples.
fn switches_beside(key: &str, language: Language) -> String {
    let table = key.split('.').next().unwrap_or_default();
    let is_beside = |known: &&str| known.strip_prefix(table).is_some_and(|own| own.starts_with('.'));
    let beside: Vec<&str> = Switch::ALL.iter().map(|switch| switch.key).filter(is_beside).collect();
    if beside.is_empty() {
        return say!(language;
            "some switches: run_wrap, false_joker, open.sum, points.normal"
            / "örnek anahtarlar: run_wrap, false_joker, open.sum, points.normal");
    }
    say!(language, switches = beside.join(", "); "the switches there: {switches}" / "oradaki anahtarlar: {switches}")
}
