//! Letters and words for false jokers and real okeys.

use super::blank::{after_blanks_of_line, after_dash, letters_at};
use super::colour::fold;
use crate::table::Symbol;
use crate::tiles::Tile;

/// What a text that begins with a joker's name says.
pub(super) enum Joker<'a> {
    /// Which of the two; and the text after the name.
    Said(Symbol, &'a str),
    /// A word that is used for both; and the word.
    Unclear(&'a str),
}

const FALSE: Symbol = Symbol::Tile(Tile::FalseJoker);

/// The joker that a text begins with, if it does: `J`, `J*`, `O`, `O*` or a word.
pub(super) fn joker(input: &str) -> Option<Joker<'_>> {
    let (word, after) = letters_at(input);
    let symbol = match word {
        "j" | "J" => FALSE,
        "o" | "O" => Symbol::Okey,
        _ => return joker_word(input),
    };
    Some(Joker::Said(symbol, after.strip_prefix('*').unwrap_or(after)))
}

/// A joker in words alone: `sahte okey`, `sahte`, `false joker`, `okey`, `gerçek okey`, `real okey`.
pub(super) fn joker_word(input: &str) -> Option<Joker<'_>> {
    let (word, after) = letters_at(input);
    Some(match (plain(word).as_str(), second(after)) {
        ("sahte" | "false", Some(rest)) => Joker::Said(FALSE, rest),
        ("gercek" | "real", Some(rest)) => Joker::Said(Symbol::Okey, rest),
        ("sahte", None) => Joker::Said(FALSE, after),
        ("okey", _) => Joker::Said(Symbol::Okey, after),
        ("joker" | "false" | "jolly" | "wild", _) => Joker::Unclear(word),
        _ => return None,
    })
}

/// The text after the second word of a name, which stands on the same line or after a dash: `sahte-okey`.
fn second(text: &str) -> Option<&str> {
    let apart = after_dash(text).unwrap_or_else(|| after_blanks_of_line(text));
    let (word, after) = letters_at(apart);
    (apart.len() < text.len() && matches!(plain(word).as_str(), "okey" | "joker")).then_some(after)
}

/// Folded, and without the mark of ç as well.
fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for character in fold(word).chars() {
        match character {
            '\u{327}' if plain.ends_with('c') => {}
            'ç' | 'Ç' => plain.push('c'),
            other => plain.push(other),
        }
    }
    plain
}
