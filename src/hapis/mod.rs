//! Hapis tavlası, a backgammon game: the Turkish form of Plakoto, also called Mahbusa or Tapa. A checker that lands on
//! a lone enemy checker imprisons it instead of hitting it: the prisoner cannot move until the other side's checkers
//! have left the point.
//!
//! A [`Position`] is a legal board, the side whose turn it is and, if known, the dice. [`Rules`] hold the rules of the
//! table. [`turns`] returns the legal turns of a roll. [`HapisOutcome`] is the state of a game: running, won or drawn.
//! [`HapisPlayerKind`] lists the computer players. [`replay`] checks the record of a game.
//!
//! This module does not depend on the tiles of Okey or on the command line. It contains no messages for people.

pub(crate) mod arena;
mod board;
mod fault;
mod notation;
mod played;
mod player;
mod position;
pub(crate) mod printed;
mod record;
pub(crate) mod risk;
mod rules;
mod step;
mod turn;

pub use board::{Board, HOME, Half, OFF, Side};
pub(crate) use board::{POINTS, label_of};
pub use fault::HapisFault;
pub use notation::read_dice;
pub(crate) use played::WrittenStep;
pub(crate) use played::follow;
pub use played::{check, read_steps};
pub(crate) use player::ListingVerdict;
pub use player::{HapisPlayerKind, HapisRng, TurnChoice};
pub use position::{HapisOutcome, Position};
pub use record::{HapisRecord, HapisReplay, ReplayedTurn, replay};
pub(crate) use rules::HapisSwitch;
pub use rules::{RuleSet, Rules};
pub use step::{HapisStep, Steps};
pub use turn::{Dice, HapisTurn, turns};
