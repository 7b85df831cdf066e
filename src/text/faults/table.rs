//! What is wrong with the rules of a table, or its indicator.

use super::{Told, refusal};
use crate::table::{Accepts, Colours, ProfileFault, Switch, TableFault};
use crate::text::meant;
use crate::words::Language;

/// Message, label and hint of a fault of the rules of a table.
pub(super) fn profile(fault: &ProfileFault, language: Language) -> Told {
    match fault {
        ProfileFault::UnknownVariant { name, nearest } => (
            say!(language, "there is no variant \"{name}\"", "\"{name}\" diye bir oyun yok"),
            say!(language, "unknown", "bilinmiyor"),
            meant(
                *nearest,
                say!(
                    language,
                    "use okey, okey-house, okey-pot, 101, 101-team or cs102",
                    "oyunlar: klasik, yaygın, çanak, yüzbir, eşli, basit"
                ),
                language,
            ),
        ),
        ProfileFault::UnknownSwitch { key, nearest } => (
            say!(language, "there is no switch \"{key}\"", "\"{key}\" diye bir anahtar yok"),
            say!(language, "unknown", "bilinmiyor"),
            meant(
                *nearest,
                say!(
                    language,
                    "some switches: run_wrap, false_joker, open.sum, points.normal",
                    "örnek anahtarlar: run_wrap, false_joker, open.sum, points.normal"
                ),
                language,
            ),
        ),
        ProfileFault::SwitchValue { switch, value } => (
            say!(
                language,
                "{} does not take the value \"{value}\"",
                "{} anahtarı \"{value}\" değerini almaz",
                switch.key
            ),
            say!(language, "not a value of this switch", "bu anahtarın değeri değil"),
            accepts(switch.accepts, language),
        ),
        ProfileFault::SettingShape => (
            say!(language, "a setting is a key, = and a value", "ayar, anahtar = değer biçimindedir"),
            say!(language, "no =", "= yok"),
            say!(language, "write it like run_wrap=false", "örneğin run_wrap=false yazın"),
        ),
        ProfileFault::RulesNotToml { reason } => (
            say!(language, "the rules file is not TOML", "kural dosyası TOML değil"),
            refusal(reason, language),
            say!(
                language,
                "write one setting per line, such as run_wrap = false",
                "her satıra bir ayar yazın: run_wrap = false"
            ),
        ),
        ProfileFault::RulesType { switch, found, value } => (
            if value.is_empty() {
                say!(language, "{} does not take this {found}", "{} anahtarı bu türden değer almaz", switch.key)
            } else {
                say!(language, "{} does not take the {found} {value}", "{} anahtarı {value} değerini almaz", switch.key)
            },
            say!(language, "not a value of this switch", "bu anahtarın değeri değil"),
            accepts(switch.accepts, language),
        ),
    }
}

/// Message, label and hint of a fault of an indicator.
pub(super) fn table(fault: &TableFault, language: Language) -> Told {
    match fault {
        TableFault::IndicatorMissing => (
            say!(language, "the indicator is missing", "gösterge verilmemiş"),
            String::new(),
            say!(
                language,
                "name the tile turned up: -i R5, for example, makes R6 the okey",
                "açılan taşı yazın, örneğin -i R5; o zaman okey R6 olur"
            ),
        ),
        TableFault::IndicatorFalseJoker => (
            say!(language, "a false joker cannot be the indicator", "sahte okey gösterge olamaz"),
            say!(language, "expected a numbered tile", "sayılı bir taş bekleniyordu"),
            say!(
                language,
                "a false joker turned up goes back and another tile is turned: name that one",
                "sahte okey açılırsa geri konur, başka taş açılır: onu yazın"
            ),
        ),
        TableFault::IndicatorOkey => (
            say!(language, "the okey is not the indicator", "gösterge, okeyin kendisi değildir"),
            say!(language, "expected a numbered tile", "sayılı bir taş bekleniyordu"),
            say!(
                language,
                "name the tile turned up; the okey is the next number of its colour",
                "açılan taşı yazın; okey, onunla aynı renkten bir büyük taştır"
            ),
        ),
        TableFault::IndicatorUnwanted => (
            say!(language, "this game has no indicator", "bu oyunda gösterge yok"),
            say!(language, "not expected", "beklenmiyordu"),
            say!(language, "leave the indicator out", "göstergeyi yazmayın"),
        ),
    }
}

fn accepts(accepts: Accepts, language: Language) -> String {
    match accepts {
        Accepts::Bool => say!(language, "use true or false", "true ya da false yazın"),
        Accepts::Count => {
            say!(language, "use a whole number from 0 to {}", "0 ile {} arasında bir tam sayı yazın", Switch::MAX)
        }
        Accepts::CountOr(word) => say!(
            language,
            "use a whole number from 0 to {}, or {word}",
            "0 ile {} arasında bir tam sayı ya da {word} yazın",
            Switch::MAX
        ),
        Accepts::Words(words) => say!(language, "use one of {}", "şunlardan birini yazın: {}", words.join(", ")),
        Accepts::Colours => say!(
            language,
            "use colours with commas between them, or none; the colours are {}",
            "araya virgül koyarak renkleri ya da none yazın; renkler: {}",
            Colours::NAMES.join(", ")
        ),
    }
}
