//! Translates example calls: commands, questions and values get the names of the reader's language.

use super::claims::{QUESTIONS, WORDS_OF_CLAIMS};
use super::values;
use crate::score::FoulKind;
use crate::table::Variant;
use crate::words::Language;

/// A function that returns the Turkish name of a command.
type InTurkish = fn(&str) -> Option<&'static str>;

/// Translates a call, which must not contain the program's name. Options have the same names in both languages.
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

/// Returns the name of an option's value in a language. For a positional argument, the value is a question, a keyword
/// or a command.
pub(super) fn value(option: &str, value: &str, language: Language, command: InTurkish) -> String {
    if language == Language::En {
        return value.to_owned();
    }
    let named = if option.starts_with("--") {
        value_of(option, value)
    } else {
        question(value).or_else(|| word_of_claim(value)).or_else(|| command(value))
    };
    named.unwrap_or(value).to_owned()
}

fn value_of(option: &str, value: &str) -> Option<&'static str> {
    values::of(option.strip_prefix("--")?)
        .iter()
        .find(|(name, _)| *name == value)
        .and_then(|(_, turkish)| turkish.first().copied())
}

fn question(name: &str) -> Option<&'static str> {
    QUESTIONS.iter().find(|asked| asked.question.name() == name).and_then(|asked| asked.aliases.last().copied())
}

fn word_of_claim(name: &str) -> Option<&'static str> {
    WORDS_OF_CLAIMS.iter().find(|(word, _)| *word == name).map(|&(_, turkish)| turkish)
}

/// Returns the Turkish form of a word in a call. It depends on the word before it and on its position.
fn turkish(word: &str, before: &str, place: usize, command: InTurkish) -> String {
    let claim = || {
        let foul = word.parse::<FoulKind>().ok().filter(|_| before == "foul");
        foul.map(FoulKind::alias).or_else(|| word_of_claim(word))
    };
    let variant = || word.parse::<Variant>().ok().map(Variant::alias);
    let (option, value) = word.split_once('=').map_or((before, word), |(option, value)| (option, value));
    let named = match (place, before) {
        (0, _) | (1, "batch") => command(word),
        (1, "judge") => question(word),
        (2, "foul" | "irregular" | "look") => claim(),
        (_, "--variant" | "--profile" | "--diff") => variant(),
        _ => value_of(option, value),
    };
    match named {
        Some(named) if word.len() > value.len() => format!("{option}={named}"),
        Some(named) => named.to_owned(),
        None => word.to_owned(),
    }
}
