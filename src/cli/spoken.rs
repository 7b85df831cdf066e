//! Translates example command lines: commands, questions and values get their names in the reader's language.

use crate::oracle::values;
use crate::score::FoulKind;
use crate::table::Variant;
use crate::words::Language;

/// A function that returns the Turkish name of a command, if it has one.
type InTurkish = fn(&str) -> Option<&'static str>;

/// Translates the English command line `call` into `language`. `call` does not contain the program's name. `command`
/// returns the Turkish name of a command. Options have the same names in both languages.
pub(crate) fn spoken(call: &str, language: Language, command: InTurkish) -> String {
    if language == Language::En {
        return call.to_owned();
    }
    let mut spoken: Vec<String> = Vec::new();
    let mut before = "";
    let mut quoted = false;
    for word in call.split(' ') {
        spoken.push(if quoted { word.to_owned() } else { turkish(word, before, spoken.len(), command) });
        quoted ^= word.matches(['\'', '"']).count() % 2 == 1;
        before = word;
    }
    spoken.join(" ")
}

/// Returns the Turkish form of a word on a command line. The form depends on the word `before` it and on the index
/// `place` of the word.
fn turkish(word: &str, before: &str, place: usize, command: InTurkish) -> String {
    let named_foul = || {
        let foul = word.parse::<FoulKind>().ok().filter(|_| before == "foul");
        foul.map(FoulKind::alias).or_else(|| values::turkish("claim", word))
    };
    let variant = || word.parse::<Variant>().ok().map(Variant::alias);
    let (option, value) = word.split_once('=').map_or((before, word), |(option, value)| (option, value));
    let named = match (place, before) {
        (0, _) | (1, "batch") => command(word),
        (1, "judge") => values::turkish("question", word),
        (2, "foul" | "irregular" | "look") => named_foul(),
        (_, "--variant" | "--profile" | "--diff") => variant(),
        _ => option.strip_prefix("--").and_then(|option| values::turkish(option, value)),
    };
    match named {
        Some(named) if word.len() > value.len() => format!("{option}={named}"),
        Some(named) => named.to_owned(),
        None => word.to_owned(),
    }
}
