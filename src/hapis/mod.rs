//! Hapis tavlası, a backgammon game: the Turkish form of Plakoto, also called Mahbusa or Tapa. A checker that lands on
//! a lone enemy checker does not hit it but imprisons it: the prisoner cannot move until the other side's checkers have
//! left the point.
//!
//! A [`Position`] is a legal board, and the side whose turn it is. [`Rules`] hold the rules of the table. [`turns`]
//! returns the legal turns of a roll. [`HapisOutcome`] is the state of a game: running, won or drawn. [`risk`] counts
//! the throws that imprison a checker. [`printed`] is a port of a program in a thesis on hapis.
//! [`HapisPlayerKind`] lists the computer players, and [`arena`] plays two of them against each other.
//!
//! This module does not depend on the tiles of Okey, on JSON or on the command line, and it holds no text for people.

pub mod arena;
mod board;
pub mod fault;
mod notation;
mod played;
mod player;
mod position;
pub mod printed;
mod record;
pub mod risk;
mod rules;
mod step;
mod turn;

pub use board::{Board, HOME, Half, OFF, Side};
pub(crate) use board::{POINTS, label_of};
pub use fault::HapisFault;
pub use notation::read_dice;
pub(crate) use played::WrittenStep;
pub use played::{check, follow, read_steps};
pub(crate) use player::ListingVerdict;
pub use player::{HapisPlayerKind, HapisRng, TurnChoice};
pub use position::{HapisOutcome, Position};
pub use record::{HapisLineFault, HapisRecord, HapisReplay, ReplayedTurn, replay};
pub(crate) use rules::HapisSwitch;
pub use rules::{RuleSet, Rules};
pub use step::{HapisStep, Steps};
pub use turn::{Dice, HapisTurn, Roll, turns, turns_into};
