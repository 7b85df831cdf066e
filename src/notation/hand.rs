//! Hands and single tiles.

use super::colour::Letters;
use super::item::{item, word_at};
use super::{check_length, is_separator};
use crate::diagnostic::{Fault, FaultKind, Place};
use crate::rack::{Rack, Written};

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
    let mut readable = Readable::default();
    if let Err(fault) = check_length(text, place) {
        readable.faults.push(fault);
        return readable;
    }
    let mut rest = text.trim_start_matches(is_separator);
    while !rest.is_empty() {
        let start = text.len() - rest.len();
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
