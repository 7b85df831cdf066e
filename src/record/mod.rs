//! Game records: text files, written by hand, about the hands of one game.
//!
//! ```text
//! game okey
//! players Ali Ayşe Veli Can
//! indicator R5
//! rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6
//! Ali: finish K6
//! ```
//!
//! The parser accepts many spellings; the printer writes one form. Parsing the output of [`Record`]'s `Display` gives
//! the same record, including comments. The file `grammar/record.pest` defines the language as an executable grammar. A
//! record may describe an impossible game; the module [`game`](crate::game) finds such faults.
//!
//! ```
//! use okey::record::Record;
//!
//! let text = "oyun 101\noyuncular Ali Ayşe Veli Can\nAli: çek k4, at r7 ; so far\n";
//! let record = Record::read(text).expect("a record");
//! assert_eq!(record.hands.len(), 1);
//! assert!(record.to_string().ends_with("hand\nAli: draw K4, throw R7 ; so far\n"));
//! ```

#![warn(clippy::indexing_slicing)]

mod action;
mod fault;
mod keyword;
mod line;
mod print;
mod read;
mod result;
mod statement;
mod tiles;
mod token;
mod turn;

pub use action::Action;
pub use fault::RecordFault;
pub(crate) use fault::{carried_twice, in_line_order};
pub(crate) use line::{figure, opening_of};
pub(crate) use print::foul_name;
pub use print::{printed, printed_in};
pub use read::{MAX_BYTES, MAX_FAULTS, MAX_HAND_LINES, MAX_LINE, actions};
pub(crate) use read::{MAX_HANDS, RecordReader, game_of, is_record, language_of};
pub(crate) use result::{pardoned, team};
pub(crate) use statement::changed_settings;
pub use statement::{HandRecord, Header, Held, Left, Line, Record, Start, Statement, Turn};
pub(crate) use token::shown as shown_name;
pub(crate) use token::without_comment;
pub(crate) use token::{in_one_line, is_between_names, lines_between_bars, quoted_name};
