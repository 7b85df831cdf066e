//! The hands of `okey simulate` between computer players and external programs. A program reads each decision as a line
//! of JSON from its standard input. It writes its answer as a line to its standard output.

mod arena;
mod entrant;
mod labels;
mod process;
mod seats;

pub(super) use arena::Arena;
pub(super) use entrant::{Entrant, entrants, is_program};
pub(super) use labels::LabelFile;
pub(super) use process::end_all;
pub(crate) use process::{LONGEST_ANSWER, NOTES};
pub(crate) use seats::MOST_ACTIONS;
pub(super) use seats::{ProgramSeats, Programs};
