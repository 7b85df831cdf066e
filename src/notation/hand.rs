//! Parses hands, single tiles, and the indicator.
//!
//! A fast path parses hands in the form that the program prints: `K1`, `Y13`, `J*`, `O*`, separated by single blanks.
//! Nearly all hands in batches have this form. The complete parser would give the same result, but it is slower.

use std::ops::Range;

use super::colour::Letters;
use super::decoration::{PlainDigits, PlainText, keycap_marks, without_decoration};
use super::fault::NotationFault;
use super::groups::{counted_colours, counted_list, other_reading};
use super::lexeme::{LexemeKind, lexemes};
use super::reader::{NamedIndicator, ReadTile, TextReader};
use super::vocabulary::BORDER;
use super::{MAX_BYTES, TextContext, check_length};
use crate::hand::{FourthColour, Rack, Written};
use crate::table::Symbol;
use crate::tiles::{Face, Number};
use crate::words::{Fault, Faults};

/// Parses a hand in the form that the program prints. Returns `None` if any tile is written differently.
pub(super) fn plain(text: &str, letters: Letters) -> Option<Vec<Written>> {
    let bytes = Some(text.as_bytes()).filter(|bytes| bytes.len() <= MAX_BYTES)?;
    // A tile is about three bytes long. Reserve space for at most 32 tiles; the list grows if there are more.
    let mut tiles = Vec::with_capacity((bytes.len() / 3 + 1).min(32));
    let mut from = 0;
    loop {
        let (symbol, fourth, length) = word(bytes.get(from..)?, letters)?;
        let end = from + length;
        tiles.push(Written { symbol, span: from..end, fourth });
        match bytes.get(end) {
            None => return Some(tiles),
            Some(b' ') => from = end + 1,
            Some(&sign) if char::from(sign) == BORDER => from = end + 1,
            Some(_) => return None,
        }
    }
}

/// Parses a single tile in the form that the program prints. Returns `None` if it is written differently.
fn plain_tile(text: &str, letters: Letters) -> Option<Written> {
    let (symbol, fourth, length) = word(text.as_bytes(), letters)?;
    Some(Written { symbol, span: 0..length, fourth }).filter(|tile| tile.span.end == text.len())
}

/// Parses the tile at the start of a text, and ignores the text after it. Also returns the length of the tile.
#[inline]
fn word(bytes: &[u8], letters: Letters) -> Option<(Symbol, Option<FourthColour>, usize)> {
    let (first, number) = match bytes {
        [b'J', b'*', ..] => return Some((Symbol::FALSE_JOKER, None, 2)),
        [b'O', b'*', ..] => return Some((Symbol::Okey, None, 2)),
        [first, number @ b'1'..=b'9', ..] => (*first, number - b'0'),
        _ => return None,
    };
    let (number, length) = match bytes.get(2) {
        Some(second @ b'0'..=b'9') => (10 * number + (second - b'0'), 3),
        _ => (number, 2),
    };
    let named = letters.colour_of_byte(first)?;
    Some((Symbol::Tile(named.face(Number::new(number)?).into()), named.fourth, length))
}

/// The result of parsing a hand that may have faults: the tiles that could be parsed, and the faults.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Readable {
    /// The tiles that could be parsed.
    pub rack: Rack,
    /// The indicator that the text names, and its byte range in the text.
    pub indicator: Option<(Face, Range<usize>)>,
    /// The faults. If several positions have the same cause, one fault lists all of them.
    pub faults: Vec<Fault<NotationFault>>,
}

/// Parses the tiles of a text. Rejects a text that also names the indicator; [`hand_at_table`] accepts such a text.
///
/// # Errors
///
/// Returns the faults of all words that are not tiles, or a fault if the text is empty or too long.
pub fn hand(text: &str, context: impl Into<TextContext>) -> Result<Rack, Faults<NotationFault>> {
    let readable = readable_hand(text, context);
    if readable.faults.is_empty() { Ok(readable.rack) } else { Err(readable.faults.into()) }
}

/// Parses a hand. If some words are not tiles, returns the other tiles with the faults. The caller can then check these
/// tiles too.
pub fn readable_hand(text: &str, context: impl Into<TextContext>) -> Readable {
    let mut readable = hand_at_table(text, context);
    refuse_indicator(readable.indicator.take(), &mut readable.faults);
    readable
}

/// Adds a fault if a text names the indicator, for callers that do not allow this. This fault replaces those about
/// missing tiles or an unclear indicator. If the text has any other fault, adds nothing.
pub(super) fn refuse_indicator(indicator: Option<NamedIndicator>, faults: &mut Vec<Fault<NotationFault>>) {
    let of_indicator = |fault: &Fault<NotationFault>| {
        matches!(fault.kind, NotationFault::NoTiles | NotationFault::IndicatorBetween { .. })
    };
    if let Some((face, span)) = indicator.filter(|_| faults.iter().all(of_indicator)) {
        faults.clear();
        faults.push(Fault::new(NotationFault::IndicatorInText { face }, span));
    }
}

/// Parses a hand that may also name the indicator, as in `gösterge mavi 4, kırmızı 7 8 9` ("indicator blue 4, red 7 8
/// 9"). If `context` has an indicator too, both must be the same face.
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

/// Parses a hand in any form that the grammar allows. This is slower than [`plain`].
fn readable(text: &str, context: TextContext) -> Readable {
    if let Some(fault) = check_length(text).err().or_else(|| keycap_marks(text)) {
        return Readable { faults: vec![fault], ..Readable::default() };
    }
    let digits = PlainDigits::of(text);
    let PlainText { text, other: counted } = &without_decoration(&digits.text, context.letters);
    let mut readable = left_to_right(text, context, false);
    let named = readable.indicator.as_ref().map(|(face, _)| *face);
    let context = TextContext { indicator: context.indicator.or(named), ..context };
    let places = |tiles: &[Written]| tiles.iter().map(|tile| (tile.symbol, tile.span.clone())).collect::<Vec<_>>();
    let other = |whole: &[_]| {
        other_reading(text, context.letters, whole, |group| {
            let Readable { rack, faults, .. } = left_to_right(group, context, named.is_some());
            let good = faults.iter().all(|fault| fault.kind == NotationFault::NoTiles);
            good.then(|| rack.tiles.into_iter().map(|tile| tile.symbol).collect())
        })
    };
    // The numbers in the first column of a table may be row numbers or tiles. The hint then shows the tiles for each
    // case.
    let marks = |fault: &Fault<NotationFault>| matches!(fault.kind, NotationFault::MarkOrNumber { .. });
    if let (Some(counted), true) = (counted, readable.faults.iter().all(marks)) {
        let tiles = |rack: &Rack| context.letters.symbols(rack.symbols());
        let (one, other) = (tiles(&readable.rack), tiles(&left_to_right(counted, context, false).rack));
        readable.faults = vec![Fault::new(NotationFault::TwoReadings { one, other }, whole_span(text))];
    } else if readable.faults.is_empty() {
        let whole = places(&readable.rack.tiles);
        let counts = || counted_list(text, context.letters, &whole).or_else(|| counted_colours(text, &whole));
        readable.faults.extend(other(&whole).or_else(counts));
    } else if let [fault] = &mut readable.faults[..]
        && let Some(apart) = with_colours_apart(text, fault)
        && let NotationFault::ColourBetween { readings, .. } = &mut fault.kind
    {
        let Readable { rack, faults, .. } = left_to_right(&apart, context, false);
        let unclear = if faults.is_empty() { other(&places(&rack.tiles)) } else { None };
        if let Some(Fault { kind: NotationFault::TwoReadings { one, other }, .. }) = unclear {
            *readings = Some(Box::new((other, one)));
        }
    }
    readable.rack.tiles.iter_mut().for_each(|tile| digits.original(&mut tile.span));
    readable.indicator.iter_mut().for_each(|(_, span)| digits.original(span));
    for fault in &mut readable.faults {
        digits.original_fault(fault);
    }
    readable
}

/// Returns the byte range of a text without the blanks around it.
pub(super) fn whole_span(text: &str) -> Range<usize> {
    text.len() - text.trim_start().len()..text.trim_end().len()
}

/// Puts a comma in place of the blank before each colour of the fault, which may belong to the numbers before it. The
/// colour then belongs to the text after it.
fn with_colours_apart(text: &str, fault: &Fault<NotationFault>) -> Option<String> {
    let NotationFault::ColourBetween { colour, .. } = &fault.kind else { return None };
    let words = colour.split(' ').count();
    let mut apart = text.as_bytes().to_vec();
    for span in fault.span.iter().chain(&fault.also) {
        let (blank, _) = text[span.clone()].rmatch_indices(' ').nth(words - 1)?;
        apart[span.start + blank] = b',';
    }
    String::from_utf8(apart).ok()
}

/// Parses a hand from left to right and ignores other readings. `indicated` is true for a group of a text that names
/// the indicator.
fn left_to_right(text: &str, context: TextContext, indicated: bool) -> Readable {
    let mut rack = Rack::default();
    let lexemes = lexemes(text, context.letters);
    let mut reader = TextReader::new(text, &lexemes, context, false).behind_indicator(indicated);
    let mut at = 0;
    loop {
        at = reader.read(at, |ReadTile { symbol, fourth, span, .. }| rack.tiles.push(Written { symbol, span, fourth }));
        if lexemes[at].kind == LexemeKind::End {
            break;
        }
        // Only a list of melds may contain a `/`.
        if lexemes[at].kind == LexemeKind::Bar {
            reader.fault(Fault::new(NotationFault::BarInHand, lexemes[at].at..lexemes[at].end));
        }
        at += 1;
    }
    let (indicator, mut faults) = reader.finish();
    if rack.tiles.is_empty() && faults.is_empty() {
        faults.push(Fault::whole(NotationFault::NoTiles));
    }
    Readable { rack, indicator, faults }
}

/// Parses the indicator. The word `gösterge` or `indicator` may come before the tile.
///
/// # Errors
///
/// Returns the errors of [`tile`].
pub fn indicator(text: &str, context: impl Into<TextContext>) -> Result<Written, Faults<NotationFault>> {
    let context = context.into();
    if let Some(tile) = plain_tile(text, context.letters) {
        return Ok(tile);
    }
    let Readable { rack, indicator, faults } = hand_at_table(text, context);
    let alone = rack.tiles.is_empty() && faults.iter().all(|fault| fault.kind == NotationFault::NoTiles);
    match indicator.filter(|_| alone) {
        Some((face, span)) => Ok(Written { symbol: Symbol::Tile(face.into()), span, fourth: None }),
        None => tile(text, context),
    }
}

/// Parses a single tile, for example a discard.
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
