//! Parses hands and single tiles.

use std::ops::Range;

use super::fault::NotationFault;
use super::lexeme::{LexemeKind, lexemes};
use super::plain::{plain, plain_tile};
use super::reader::{NamedIndicator, ReadTile, TextReader};
use super::{TextContext, check_length};
use crate::hand::{Rack, Written};
use crate::tiles::Face;
use crate::words::{Fault, Faults};

/// The tiles of a hand that could be parsed, and the faults in the rest of the text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Readable {
    /// The tiles that could be parsed.
    pub rack: Rack,
    /// The indicator that the text names, and its byte range in the text.
    pub indicator: Option<(Face, Range<usize>)>,
    /// The faults. If several places have the same cause, one fault lists all of them.
    pub faults: Vec<Fault<NotationFault>>,
}

/// Parses the tiles of a text. Rejects a text that also names the indicator; [`hand_at_table`] accepts one.
///
/// # Errors
///
/// Returns the faults of all words that are not tiles, or a fault if the text is empty or too long.
pub fn hand(text: &str, context: impl Into<TextContext>) -> Result<Rack, Faults<NotationFault>> {
    let readable = readable_hand(text, context);
    if readable.faults.is_empty() { Ok(readable.rack) } else { Err(readable.faults.into()) }
}

/// Parses a hand. If some words are not tiles, returns the other tiles together with the faults, so that the caller can
/// check these tiles too.
pub fn readable_hand(text: &str, context: impl Into<TextContext>) -> Readable {
    let mut readable = hand_at_table(text, context);
    refuse_indicator(readable.indicator.take(), &mut readable.faults);
    readable
}

/// Adds a fault to `faults` if a text names the indicator although it may not. Does nothing if `faults` already has a
/// fault.
pub(super) fn refuse_indicator(indicator: Option<NamedIndicator>, faults: &mut Vec<Fault<NotationFault>>) {
    if let Some((face, span)) = indicator.filter(|_| faults.is_empty()) {
        faults.push(Fault::new(NotationFault::IndicatorInText { face }, span));
    }
}

/// Parses a hand that may also name the indicator, as in `gösterge mavi 4, kırmızı 7 8 9`. If `context` has an
/// indicator too, it must be the same one.
///
/// ```
/// use okey::notation::{self, Letters};
///
/// let read = notation::hand_at_table("gösterge mavi 4\nelim kırmızı 7 8 9", Letters::Krby);
/// assert_eq!(read.rack.to_string(), "R7 R8 R9");
/// assert_eq!(read.indicator.map(|(face, _)| face.to_string()).as_deref(), Some("B4"));
/// ```
pub fn hand_at_table(text: &str, context: impl Into<TextContext>) -> Readable {
    let context = context.into();
    match plain(text, context.letters) {
        Some(tiles) => Readable { rack: Rack { tiles }, ..Readable::default() },
        None => readable(text, context),
    }
}

/// Parses a hand with the complete grammar. This is slower than the fast path in [`plain`](super::plain).
fn readable(text: &str, context: TextContext) -> Readable {
    let mut rack = Rack::default();
    if let Err(fault) = check_length(text) {
        return Readable { faults: vec![fault], ..Readable::default() };
    }
    let lexemes = lexemes(text, context.letters);
    let mut reader = TextReader::new(text, &lexemes, context, false);
    let mut at = 0;
    loop {
        at = reader.read(at, |ReadTile { symbol, fourth, span, .. }| rack.tiles.push(Written { symbol, span, fourth }));
        if lexemes[at].kind == LexemeKind::End {
            break;
        }
        reader.bar(at);
        at += 1;
    }
    let (indicator, mut faults) = reader.finish();
    if rack.tiles.is_empty() && faults.is_empty() {
        faults.push(Fault::whole(NotationFault::NoTiles));
    }
    Readable { rack, indicator, faults }
}

/// Parses a single tile, for example an indicator.
///
/// # Errors
///
/// Returns the errors of [`hand`], and [`NotationFault::NotOneTile`] if the text has more than one tile.
pub fn tile(text: &str, context: impl Into<TextContext>) -> Result<Written, Faults<NotationFault>> {
    let context = context.into();
    if let Some(tile) = plain_tile(text, context.letters) {
        return Ok(tile);
    }
    let Readable { rack, faults, .. } = readable_hand(text, context);
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let found = rack.tiles.len();
    match rack.tiles.into_iter().next() {
        Some(written) if found == 1 => Ok(written),
        _ => Err(vec![Fault::new(NotationFault::NotOneTile { found }, 0..text.len())].into()),
    }
}
