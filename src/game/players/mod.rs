//! Computer players. A player gets only a [`View`] of the hand, which hides the other racks. The file of each player
//! explains its choices, and `ratings` rates discards and racks for several players.

mod analyzer;
mod careful;
mod cs102;
pub(crate) mod danger;
pub(crate) mod foresight;
mod in_101;
mod nearest;
mod next_player;
mod random;
pub(crate) mod ratings;
pub(crate) mod thinker;
pub(crate) mod worlds;

use super::chance::Chance;
use super::{Action, View};
use crate::table::Game;
use crate::tiles::Tile;
use crate::words::named;

pub use analyzer::RackAnalyzer;
pub(super) use careful::throws as careful_throws;

named! {
    /// The kinds of computer players.
    pub enum PlayerKind {
        /// Plays any legal turn at random, and finishes if it can.
        Random = "random",
        /// Plays only the simplified game `cs102`, by the algorithm of a programming course (source C of the rulebook).
        Cs102 = "cs102",
        /// Throws the tile after which the rack is nearest to a win; of several, the one with the most useful unseen
        /// tiles. In 101 it opens as soon as it can.
        Nearest = "nearest",
        /// Plays like `nearest`, but avoids discards that help the next player and shows the tile with the indicator's
        /// face. In 101 it also considers every draw that could let it open.
        Careful = "careful",
        /// Plays like `careful`, but estimates better how much a discard helps the next player, and looks one draw
        /// further ahead in the classic game. In 101 it also lays pairs after another player has opened with pairs.
        Thinker = "thinker",
    }
}

fn throw(chosen: Option<Tile>) -> Action {
    Action::throw(chosen.expect("a player on turn holds a tile"))
}

impl PlayerKind {
    /// Returns true if this kind of player can play `game`.
    pub const fn plays(self, game: Game) -> bool {
        !matches!((self, game), (Self::Cs102, Game::Classic | Game::Yuzbir))
    }

    /// Returns the next action of a player of this kind. It must be this player's turn.
    pub fn act(self, view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance) -> Action {
        match self {
            Self::Random => random::act(view, analyzer, chance),
            Self::Cs102 => cs102::act(view, analyzer),
            Self::Nearest => nearest::act(view, analyzer),
            Self::Careful => careful::act(view, analyzer),
            Self::Thinker => thinker::act(view, analyzer, chance),
        }
    }
}
