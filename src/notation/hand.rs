//! Hands and single tiles.

use super::check_length;
use super::colour::Letters;
use super::fault::NotationFault;
use super::plain::{plain, plain_tile};
use super::reader::{Read, Reader};
use crate::hand::{Rack, Written};
use crate::words::{Fault, Faults};

/// What could be read of a hand, and every fault of the rest.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Readable {
    /// The tiles of the readable words.
    pub rack: Rack,
    /// One fault for each cause.
    pub faults: Vec<Fault<NotationFault>>,
}

/// Reads a hand.
///
/// # Errors
/// Every cause for which some word is no tile; or that there is no word; or that the text is too long.
pub fn hand(text: &str, letters: Letters) -> Result<Rack, Faults<NotationFault>> {
    let readable = readable_hand(text, letters);
    if readable.faults.is_empty() { Ok(readable.rack) } else { Err(readable.faults.into()) }
}

/// Reads as much of a hand as can be read, so that other faults of it can be named beside those of notation.
pub fn readable_hand(text: &str, letters: Letters) -> Readable {
    match plain(text, letters) {
        Some(tiles) => Readable { rack: Rack { tiles }, faults: Vec::new() },
        None => readable(text, letters),
    }
}

/// Reads it by the whole language.
fn readable(text: &str, letters: Letters) -> Readable {
    let mut rack = Rack::default();
    if let Err(fault) = check_length(text) {
        return Readable { rack, faults: vec![fault] };
    }
    let mut reader = Reader::new(letters, false);
    reader.read(text, 0, |Read { symbol, fourth, span, .. }| rack.tiles.push(Written { symbol, span, fourth }));
    let mut faults = reader.faults();
    if rack.tiles.is_empty() && faults.is_empty() {
        faults.push(Fault::whole(NotationFault::NoTiles));
    }
    Readable { rack, faults }
}

/// Reads a single tile, as an indicator or the value of an option is.
///
/// # Errors
/// As [`hand`], and [`NotationFault::NotOneTile`] where there is more than one.
pub fn tile(text: &str, letters: Letters) -> Result<Written, Faults<NotationFault>> {
    if let Some(tile) = plain_tile(text, letters) {
        return Ok(tile);
    }
    let Readable { rack, faults } = readable(text, letters);
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let found = rack.tiles.len();
    match rack.tiles.into_iter().next() {
        Some(written) if found == 1 => Ok(written),
        _ => Err(vec![Fault::new(NotationFault::NotOneTile { found }, 0..text.len())].into()),
    }
}
