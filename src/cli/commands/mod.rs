//! The commands of `okey`. A command asks the library and writes the answer in the requested format.

pub(super) mod advise;
pub(super) mod batch;
pub(super) mod completions;
pub(super) mod deal;
mod game_help;
mod hands;
pub(super) mod hapis;
mod illustration;
pub(super) mod judge;
mod live_record;
pub(super) mod open;
mod parts;
pub(super) mod play;
pub(super) mod question;
pub(super) mod replay;
pub(super) mod rules;
pub(super) mod score;
pub(super) mod simulate;
pub(super) mod topics;

pub(super) use parts::kind;
