//! The parts that a player's points consist of.

use crate::tiles::{Colour, Tile};
use crate::words::{Clause, described};

use super::{FinishKind, Foul};

/// One part of a player's points: a base number times a factor, with the clause that it follows from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The clause that this part follows from.
    pub clause: Clause,
    /// The points before the factor is applied.
    pub base: i64,
    /// The factor. It is 1 without a multiplier.
    pub factor: i64,
    /// The reason for this part, for example a bonus or a foul.
    pub note: Note,
}

impl Part {
    /// Creates a part without a multiplier.
    pub const fn plain(clause: Clause, points: i64, note: Note) -> Self {
        Self { clause, base: points, factor: 1, note }
    }

    /// Returns the points that this part adds to the player's total: base times factor.
    pub const fn points(&self) -> i64 {
        self.base * self.factor
    }
}

described! {
    /// The reason for a part of a player's points, as data instead of a sentence.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Note {
        /// The bonus of the player who finished.
        Bonus { by "What multiplies it": Vec<FinishKind> },
        /// The flat penalty of a player who has not opened.
        Unopened { by "What multiplies it": Vec<FinishKind> },
        /// A reduction of the penalty for not opening, because the table sets an upper limit for it.
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
        /// The player's partner finished, so the player pays nothing for the tiles left.
        MateFinished { mate "The partner": String },
        /// The player's partner won, so the player loses nothing.
        MateWon { mate "The partner": String },
        /// All four players opened with pairs, so the hand does not count.
        Void,
        /// The price of a foul.
        Foul { foul "The foul": Foul, by "What multiplies it": Vec<FinishKind> },
        /// A player finished, in the classic game. `by` is the finisher's name, who may be this player or another one.
        Finish { by "Who": String, how "How": Vec<FinishKind> },
        /// The stock ran out before a player finished.
        Exhausted,
        /// A player showed the indicator's twin (the second tile with the indicator's face). `by` is the name of that
        /// player, who may be this player or another one.
        Indicator { by "Who": String },
        /// Another player showed the indicator's twin (the second tile with the indicator's face). This player loses no
        /// point for it, having fewer points than `floor`.
        Spared { by "Who showed it": String, floor "Players with fewer points than this are spared": u32 },
        /// The points of the finish count a second time, because the indicator's colour doubles them.
        Doubled { colour "The colour": Colour },
        /// The player declared a win and had none.
        FalseWin,
        /// The player paid the stake into the pot.
        Stake,
        /// The winner broke the pot (çanak kırma), so the player pays every stake in it a second time.
        Again,
        /// The winner takes the pot, twice if the pot was broken.
        Pot { broken "Whether it is paid twice": bool },
        /// The player won a hand of the game that has no points.
        Won,
    }
}
