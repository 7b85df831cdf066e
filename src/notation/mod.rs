//! Parses written tiles: `K1 R2 B3 J*`, and the many other forms in which people write hands.
//!
//! `lexeme.rs` splits a text into lexemes (words, numbers, emoji and punctuation), and `list_marks.rs` finds the marks
//! of list items, such as `1.`. `reader.rs` then parses one piece of the text at a time. A piece has one or more tiles
//! that share a colour or a count, such as `7 8 9 kırmızı` (7 8 9 red).
//!
//! The folder `grammar/` of the repository defines the same language as an executable grammar. A test compares this
//! parser with the grammar.
//!
//! ```
//! use okey::notation::{self, Letters};
//!
//! let rack = notation::hand("kırmızı 4-6, 7r; KRB10 J", Letters::Krby).expect("tiles");
//! assert_eq!(rack.to_string(), "R4 R5 R6 R7 K10 R10 B10 J*");
//!
//! let rack = notation::hand("🔴 7 8 9, Mavi 3-4-5, sahte okey", Letters::Krby).expect("tiles");
//! assert_eq!(rack.to_string(), "R7 R8 R9 B3 B4 B5 J*");
//! ```

mod colour;
mod count;
mod decoration;
mod face;
mod fault;
mod groups;
mod habits;
mod hand;
mod joker;
mod lexeme;
mod list_marks;
mod melds;
mod number;
mod number_first;
mod parser;
mod piece;
mod reader;
mod vocabulary;

use crate::tiles::Face;
use crate::words::Fault;

pub use colour::Letters;
pub(crate) use colour::starts_with_sign;
pub use fault::NotationFault;
pub use hand::{Readable, hand, hand_at_table, indicator, readable_hand, tile};
pub(crate) use melds::laid_off;
pub use melds::{LaidMelds, LaidTile, melds};
pub(crate) use vocabulary::BORDER;

/// Facts that the parser needs in addition to the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextContext {
    /// The letters that mean the four colours.
    pub letters: Letters,
    /// The indicator of the table, if known. Without it, `okey R6` may mean two tiles or "the okey is R6".
    pub indicator: Option<Face>,
}

impl From<Letters> for TextContext {
    fn from(letters: Letters) -> Self {
        Self { letters, indicator: None }
    }
}

/// The maximum length of a text, in bytes.
pub const MAX_BYTES: usize = 64 * 1024;

fn check_length(text: &str) -> Result<(), Fault<NotationFault>> {
    let (bytes, most) = (text.len(), MAX_BYTES);
    if bytes > most { Err(Fault::whole(NotationFault::TooLong { bytes, most })) } else { Ok(()) }
}
