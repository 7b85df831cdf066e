//! Parses hands in the form that the program prints: `K1`, `Y13`, `J*`, `O*`, separated by single blanks.
//!
//! Nearly all hands in batches have this form. The complete parser gives the same result, but is slower.

use super::MAX_BYTES;
use super::colour::Letters;
use crate::hand::Written;
use crate::table::Symbol;
use crate::tiles::{Number, Tile};

/// Parses a hand in the form that the program prints. Returns `None` if any tile is written differently.
pub(super) fn plain(text: &str, letters: Letters) -> Option<Vec<Written>> {
    let bytes = Some(text.as_bytes()).filter(|bytes| bytes.len() <= MAX_BYTES)?;
    // Most texts have about three bytes for each tile. Allocate for 32 tiles at most; the list grows if there are more.
    let mut tiles = Vec::with_capacity((bytes.len() / 3 + 1).min(32));
    let mut from = 0;
    loop {
        let tile = word(bytes, from, letters)?;
        from = tile.span.end + 1;
        let after = bytes.get(tile.span.end).copied();
        tiles.push(tile);
        match after {
            None => return Some(tiles),
            Some(b' ') => {}
            Some(_) => return None,
        }
    }
}

/// Parses a single tile in the form that the program prints. Returns `None` if it is written differently.
pub(super) fn plain_tile(text: &str, letters: Letters) -> Option<Written> {
    word(text.as_bytes(), 0, letters).filter(|tile| tile.span.end == text.len())
}

/// Parses the tile that begins at a byte, and ignores the text after it.
fn word(bytes: &[u8], from: usize, letters: Letters) -> Option<Written> {
    let (length, symbol, fourth) = match bytes.get(from..)? {
        [b'J', b'*', ..] => (2, Symbol::Tile(Tile::FalseJoker), None),
        [b'O', b'*', ..] => (2, Symbol::Okey, None),
        [letter, first @ b'1'..=b'9', rest @ ..] => {
            let named = letters.colour(char::from(*letter))?;
            let (length, number) = match rest {
                [second @ b'0'..=b'9', ..] => (3, 10 * (first - b'0') + (second - b'0')),
                _ => (2, first - b'0'),
            };
            (length, Symbol::Tile(named.face(Number::new(number)?).into()), named.fourth)
        }
        _ => return None,
    };
    Some(Written { symbol, span: from..from + length, fourth })
}
