//! Computer players. Each sees only a [`View`].
//!
//! The choices are documented where they are made; `okey simulate` measures the players.

mod analyzer;
mod careful;
mod count_neighbours;
mod cs102;
mod danger;
mod in_101;
mod nearest;
pub(crate) mod next_player;
mod opening;
mod random;
mod taker;
pub(crate) mod thinker;

pub use analyzer::RackAnalyzer;

use super::chance::Chance;
use super::{Action, View};
use crate::table::Game;
use crate::tiles::Tile;
use crate::words::named;

named! {
    /// The kinds of computer players.
    PlayerKind {
        /// Any legal turn; it finishes if it can.
        Random = "random",
        /// The algorithm of the simplified game (source C).
        Cs102 = "cs102",
        /// Throws the tile that leaves the least distance and the most useful tiles; in 101 it opens as soon as it can.
        Nearest = "nearest",
        /// `nearest`, but it avoids helping the next player and shows the indicator's twin; in 101 it considers every
        /// draw that could let it open.
        Careful = "careful",
        /// `careful`, unless sampled worlds show that another discard surely helps the next player less.
        Thinker = "thinker",
    }
}

/// A computer player.
pub trait Player: Send {
    /// Returns the next action of the player on turn.
    fn act(&mut self, view: &View<'_>, analyzer: &RackAnalyzer, chance: &mut Chance) -> Action;
}

/// Throws the chosen tile.
fn throw(chosen: Option<Tile>) -> Action {
    Action::throw(chosen.expect("a player on turn holds a tile"))
}

impl PlayerKind {
    /// Returns true if the kind plays this game.
    pub const fn plays(self, game: Game) -> bool {
        !matches!((self, game), (Self::Cs102, Game::Classic | Game::Yuzbir))
    }

    /// Returns a player of this kind.
    pub fn player(self) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(random::Random),
            Self::Cs102 => Box::new(cs102::Cs102),
            Self::Nearest => Box::new(nearest::Nearest),
            Self::Careful => Box::new(careful::Careful),
            Self::Thinker => Box::new(thinker::Thinker),
        }
    }
}
