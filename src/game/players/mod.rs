//! Computer players: each sees a [`View`] and nothing else.
//!
//! Their choices are documented where they are made; what they are worth, `okey simulate` measures.

mod careful;
mod company;
mod cs102;
mod danger;
mod in_101;
mod nearest;
pub(crate) mod next_player;
mod opening;
mod random;
mod sense;
mod taker;
pub(crate) mod thinker;

pub use sense::Sense;

use super::chance::Chance;
use super::{Action, View};
use crate::table::Game;
use crate::tiles::Tile;
use crate::words::named;

named! {
    /// The kinds of computer players.
    Kind {
        /// Any legal turn; it finishes where it can.
        Random = "random",
        /// The algorithm of the simplified game (source C).
        Cs102 = "cs102",
        /// The discard that leaves the least distance and the most useful tiles; in 101 it opens as soon as it can.
        Nearest = "nearest",
        /// `nearest`, but it keeps from the next player what he is seen to collect and shows the indicator's twin; in
        /// 101 it looks at every draw that could let it open.
        Careful = "careful",
        /// `careful`, unless worlds that may be the true one say of another discard that it surely feeds the next
        /// player less.
        Thinker = "thinker",
    }
}

/// A computer player.
pub trait Player: Send {
    /// The next action of a player whose turn it is.
    fn act(&mut self, view: &View<'_>, sense: &Sense, chance: &mut Chance) -> Action;
}

/// Throws the tile chosen. Whoever is to throw holds tiles, so one was.
fn throw(chosen: Option<Tile>) -> Action {
    Action::throw(chosen.unwrap_or(Tile::FalseJoker))
}

impl Kind {
    /// Whether the kind plays this game.
    pub const fn plays(self, game: Game) -> bool {
        !matches!((self, game), (Self::Cs102, Game::Classic | Game::Yuzbir))
    }

    /// A player of this kind.
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
