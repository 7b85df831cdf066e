//! How tiles are written: `K1 R2 B3 J*`, and every other form people use.
//!
//! `grammar/` at the top of the source tree states the language as an executable grammar, with accepted and refused
//! lines for each production; a test holds this parser to it.
//!
//! ```
//! use okey::notation::{self, Letters};
//!
//! let rack = notation::hand("kırmızı 4-6, 7r; KRB10 J", Letters::Krby).expect("tiles");
//! assert_eq!(rack.to_string(), "R4 R5 R6 R7 K10 R10 B10 J*");
//! ```

mod colour;
mod hand;
mod item;
mod melds;

pub use colour::Letters;
pub use hand::{Readable, hand, readable_hand, tile};
pub use melds::{Laid, LaidMelds, melds};

use crate::diagnostic::{Fault, FaultKind, Place};

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 64 * 1024;

/// What separates tiles: blanks of every kind, commas, semicolons, in any number.
fn is_separator(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | ';')
}

fn check_length(text: &str, place: Place) -> Result<(), Fault> {
    let (bytes, most) = (text.len(), MAX_BYTES);
    if bytes > most { Err(Fault::whole(FaultKind::TooLong { bytes, most }, place)) } else { Ok(()) }
}
