//! Hapis tavlası, the Turkish sister of Plakoto, Mahbusa and Tapa: the other game.
//!
//! A [`Position`] is a legal board with the side on roll; [`Rules`] say how it is played. [`turns`] lists what a roll
//! allows, [`Outcome`] says how a game stands, [`risk`] counts the rolls that imprison. [`printed`] is the engine of
//! the thesis that first described this game to a computer, listing by listing; [`Player`] is anybody who plays, and
//! [`arena`] lets two of them meet.
//!
//! Nothing here knows the other game's tiles, JSON, the command line, or a word for people.

pub mod arena;
mod bits;
mod board;
mod compact;
mod dice;
pub mod fault;
mod notation;
mod outcome;
mod played;
mod player;
mod position;
pub mod printed;
mod record;
pub mod risk;
mod rules;
mod side;
mod step;
mod turn;

pub use board::{Board, HOME, Half, OFF, POINTS};
pub use dice::{Dice, Roll};
pub use fault::{Fault, HapisFault};
pub use notation::read_dice;
pub use outcome::Outcome;
pub use played::{Single, Written, check, follow, read_steps};
pub use player::{Chance, Choice, Kind, Listed, Player};
pub use position::Position;
pub use record::{Broken, Record, Replay, Turned, replay};
pub use rules::{RuleSet, Rules, Switch};
pub use side::{Side, label_of, path_of};
pub use step::{Step, Steps};
pub use turn::{Turn, turns, turns_into};
