//! Hands and single tiles.

use super::colour::Letters;
use super::item::{canonical, item, word_at};
use super::{check_length, is_separator};
use crate::diagnostic::{Fault, FaultKind, Place};
use crate::rack::{Fourth, Rack, Symbol, Written};

/// What could be read of a hand, and every fault of the rest.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Readable {
    /// The tiles of the readable words.
    pub rack: Rack,
    /// One fault for each word that could not be read.
    pub faults: Vec<Fault>,
}

/// Reads a hand.
///
/// # Errors
/// Every word that is no tile; or that there is none; or that the text is too long.
pub fn hand(text: &str, letters: Letters) -> Result<Rack, Vec<Fault>> {
    let readable = readable_hand(text, letters, Place::Hand);
    if readable.faults.is_empty() { Ok(readable.rack) } else { Err(readable.faults) }
}

/// Reads as much of a hand as can be read, so that other faults of it can be named beside those of notation.
#[must_use]
pub fn readable_hand(text: &str, letters: Letters, place: Place) -> Readable {
    readable_with(canonical, text, letters, place)
}

/// The same; `common` reads some words at once, or leaves them to the grammar.
fn readable_with(
    common: impl Fn(&str, Letters) -> Option<(&str, Symbol, Option<Fourth>)>,
    text: &str,
    letters: Letters,
    place: Place,
) -> Readable {
    let mut readable = Readable::default();
    if let Err(fault) = check_length(text, place) {
        readable.faults.push(fault);
        return readable;
    }
    // A tile takes three bytes or so; more is asked for when it is needed.
    readable.rack.tiles.reserve((text.len() / 3 + 1).min(32));
    let mut rest = text.trim_start_matches(is_separator);
    while !rest.is_empty() {
        let start = text.len() - rest.len();
        if let Some((after, symbol, fourth)) = common(rest, letters) {
            readable.rack.tiles.push(Written { symbol, span: start..text.len() - after.len(), fourth });
            rest = after.trim_start_matches(is_separator);
            continue;
        }
        rest = match item(rest, letters) {
            Ok((after, _)) if after.starts_with('=') => {
                let end = text.len() - after.len() + word_at(after).len();
                readable.faults.push(Fault::new(FaultKind::DeclaredInHand, place, start..end));
                &text[end..]
            }
            Ok((after, tiles)) => {
                let span = start..text.len() - after.len();
                readable.rack.tiles.extend(tiles.into_iter().map(|(symbol, fourth)| Written {
                    symbol,
                    span: span.clone(),
                    fourth,
                }));
                after
            }
            Err(_) if rest.starts_with('/') => {
                readable.faults.push(Fault::new(FaultKind::BarInHand, place, start..start + 1));
                &rest[1..]
            }
            Err(error) => {
                let (fault, after) = refused(text, rest, error, letters, place);
                readable.faults.push(fault);
                after
            }
        }
        .trim_start_matches(is_separator);
    }
    if readable.rack.tiles.is_empty() && readable.faults.is_empty() {
        readable.faults.push(Fault::whole(FaultKind::NoTiles, place));
    }
    readable
}

/// Reads a single tile, as an indicator or the value of an option is.
///
/// # Errors
/// As [`hand`], and [`FaultKind::NotOneTile`] where there is more than one.
pub fn tile(text: &str, letters: Letters, place: Place) -> Result<Written, Vec<Fault>> {
    let Readable { rack, faults } = readable_hand(text, letters, place);
    if !faults.is_empty() {
        return Err(faults);
    }
    let found = rack.tiles.len();
    match rack.tiles.into_iter().next() {
        Some(written) if found == 1 => Ok(written),
        _ => Err(vec![Fault::new(FaultKind::NotOneTile { found }, place, 0..text.len())]),
    }
}

/// The fault of a refused word, and the text after that word.
pub(super) fn refused<'a>(
    text: &'a str,
    word: &'a str,
    error: nom::Err<super::item::Refusal<'a>>,
    letters: Letters,
    place: Place,
) -> (Fault, &'a str) {
    let whole = word_at(word);
    let start = text.len() - word.len();
    let unknown = || FaultKind::UnknownWord { word: whole.to_owned(), nearest: None, letters };
    let (kind, span) = match error {
        nom::Err::Error(refusal) | nom::Err::Failure(refusal) => match (refusal.kind, refusal.length) {
            (Some(kind), Some(length)) => {
                let from = text.len() - refusal.at.len();
                (kind, from..from + length)
            }
            _ => (unknown(), start..start + whole.len().max(1)),
        },
        nom::Err::Incomplete(_) => (unknown(), start..start + whole.len()),
    };
    let end = span.end + word_at(&text[span.end..]).len();
    (Fault::new(kind, place, span), &text[end..])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{readable_hand, readable_with};
    use crate::diagnostic::Place;
    use crate::notation::Letters;
    use crate::rack::{Fourth, Symbol};

    fn no_word(_: &str, _: Letters) -> Option<(&str, Symbol, Option<Fourth>)> {
        None
    }

    /// Words as answers write them, as people do, and such as nobody should; with what stands between them.
    fn texts() -> impl Strategy<Value = String> {
        let canonical = "[KRBYMS][1-9]|[KRBYMS]1[0-3]|J\\*|O\\*";
        let odd = "[krby][0-9]{1,3}|[0-9]{1,2}[KRBYG]|[KRBY][1-9]-[0-9]{1,2}|[KRBY]{2,4}[1-9]|[KRBY][1-9]x[0-9]|k\u{131}rm\u{131}z\u{131} ?7|j|O|O\\*=R9";
        let bad = "[KRBYQ]0?[0-9]{0,3}|[A-Z]{1,3}|[*=x/-]{1,2}|\u{1f0a1}|J\\*\\*";
        let word = prop_oneof![6 => canonical, 2 => odd, 1 => bad];
        let between = prop_oneof![8 => Just(" ".to_owned()), 1 => "[ ,;\t\u{a0}]{0,3}"];
        prop::collection::vec((word, between), 0..24)
            .prop_map(|words| words.into_iter().map(|(word, between)| word + &between).collect())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]

        #[test]
        fn common_words_make_no_difference(text in texts()) {
            for letters in [Letters::Krby, Letters::Rkms] {
                let full = readable_with(no_word, &text, letters, Place::Hand);
                prop_assert_eq!(readable_hand(&text, letters, Place::Hand), full);
            }
        }
    }
}
