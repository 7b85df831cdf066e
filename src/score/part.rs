//! The parts that a player's points consist of.

use crate::tiles::{Colour, Tile};
use crate::words::{Clause, described};

use super::{FinishKind, Foul};

/// One part of a player's points: a base number times a factor, with the clause that sets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The clause that sets this part.
    pub clause: Clause,
    /// The points before they are multiplied.
    pub base: i64,
    /// The factor. It is 1 without a multiplier.
    pub factor: i64,
    /// The reason for this part.
    pub note: Note,
}

impl Part {
    /// Creates a part without a multiplier.
    pub const fn plain(clause: Clause, points: i64, note: Note) -> Self {
        Self { clause, base: points, factor: 1, note }
    }

    /// Returns the points that this part adds to the player's account: base times factor.
    pub const fn points(&self) -> i64 {
        self.base * self.factor
    }
}

described! {
    /// The reason for a part of a player's points, as data.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Note {
        /// The bonus of the player who finished.
        Bonus { by "What multiplies it": Vec<FinishKind> },
        /// The flat penalty of a player who has not opened.
        Unopened { by "What multiplies it": Vec<FinishKind> },
        /// A correction, because the penalty of an unopened player has an upper limit.
        Capped { cap "That figure": i64 },
        /// The numbered tiles that the player has left.
        Tiles {
            tiles "The tiles": Vec<Tile>, pairs "Whether their owner opened with pairs": bool,
            by "What multiplies them": Vec<FinishKind>,
        },
        /// The tiles that the player has left, if the report gives only their sum.
        Sum { pairs "Whether their owner opened with pairs": bool, by "What multiplies them": Vec<FinishKind> },
        /// The false jokers that the player has left.
        FalseJokers {
            count "How many": usize, each "What each counts": i64, pairs "Whether their owner opened with pairs": bool,
            by "What multiplies them": Vec<FinishKind>,
        },
        /// The okeys that the player has left.
        Okeys { count "How many": usize, opened "Whether their owner has opened": bool },
        /// The player's partner finished, so the player's tiles count nothing.
        MateFinished { mate "The partner": String },
        /// The player's partner won, so the player loses nothing.
        MateWon { mate "The partner": String },
        /// All four players opened with pairs, so the hand does not count.
        Void,
        /// The price of a foul.
        Foul { foul "The foul": Foul, by "What multiplies it": Vec<FinishKind> },
        /// The hand was finished, in the classic game. The finisher is this player or another one.
        Finish { by "Who": String, how "How": Vec<FinishKind> },
        /// The stock ran out before a player finished.
        Exhausted,
        /// A player showed the indicator's twin. It is this player or another one.
        Indicator { by "Who": String },
        /// Another player showed the indicator's twin. This player has too few points to lose one.
        Spared { by "Who showed it": String, floor "Players with fewer points than this are spared": u32 },
        /// The indicator's colour doubles the points of the finish.
        Doubled { colour "The colour": Colour },
        /// The player declared a win and had none.
        FalseWin,
        /// The player paid the stake into the pot.
        Stake,
        /// The pot is broken (çanak kırma): the player pays every stake in it a second time.
        Again,
        /// The winner takes the pot.
        Pot { broken "Whether it is paid twice": bool },
        /// The player won a hand of the game that has no points.
        Won,
    }
}
