//! The game in play: one hand as a state machine, for every set of rules.
//!
//! A [`Setup`] is a dealt table, a [`State`] is a hand in play, and an [`Action`] is a player's move. [`State::apply`]
//! returns the next state, or the first error with its clause. [`State::step`] acts as a referee: it charges fouls,
//! skips illegal moves and continues. Rulings come from [`judge`](mod@crate::judge). The module [`score`](crate::score)
//! computes the points of hands and fouls.
//!
//! ```
//! use okey::game::{Action, Setup, State};
//! use okey::{Engine, Profile, Variant};
//!
//! let engine = Engine::default();
//! let state = State::new(Setup::dealt(&Profile::new(Variant::Okey), 1, 0, 0));
//! let tile = state.rack(0).iter().next().expect("fifteen tiles");
//! let next = state.apply(&engine, &Action::throw(tile)).expect("any tile may be thrown");
//! assert_eq!((next.seat(), next.takeable()), (1, Some(tile)));
//! assert!(next.apply(&engine, &Action::throw(tile)).is_err());
//! ```

#![warn(clippy::indexing_slicing)]

mod actions;
mod chance;
mod chronicle;
mod evening;
mod finishing;
mod hand_result;
pub(crate) mod laying;
mod laying_off;
pub mod players;
mod pool;
mod referee;
mod rulings;
mod settle;
mod setup;
mod state;
mod step;
mod throwing;
mod totals;
mod trials;
mod view;
mod wrong;

pub use crate::record::Action;
pub use crate::table::SEATS;
pub use chance::Chance;
pub use chronicle::Chronicle;
pub use evening::Evening;
pub(crate) use hand_result::{HandEnd, HandResult, Loss, LostHand};
pub use pool::Pool;
pub use referee::{Difference, Figure, Noted, PlacedWrong, Referee, Refereed, TurnReport};
pub(crate) use referee::{LeftMissing, Until, columns_before};
pub use setup::Setup;
pub(crate) use setup::{BySeat, NAMES};
pub use state::{Discard, Over, PlayerState, State, TableMeld, TakenTile};
pub use totals::Paired;
pub(crate) use totals::{Endings, Losses, Means, Measured, Tally, Totals, float};
pub(crate) use trials::TrialProgress;
pub use trials::{Trials, TriedThrow};
pub use view::View;
pub use wrong::{Remark, Step, Why, Wrong};
