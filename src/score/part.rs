//! The parts of a figure.

use crate::tiles::{Colour, Tile};
use crate::words::{Clause, described};

use super::{FinishKind, Foul};

/// One part of a player's points: a base figure times a factor, by one clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The clause it rests on.
    pub clause: Clause,
    /// The figure before it is multiplied.
    pub base: i64,
    /// The factor; 1 without a multiplier.
    pub factor: i64,
    /// The reason for it.
    pub note: Note,
}

impl Part {
    /// Returns a part without a multiplier.
    pub const fn plain(clause: Clause, points: i64, note: Note) -> Self {
        Self { clause, base: points, factor: 1, note }
    }

    /// Returns the points it adds to the player's account.
    pub const fn points(&self) -> i64 {
        self.base * self.factor
    }
}

described! {
    /// The reason for a part, as data.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Note {
        /// The finisher's bonus, with its multipliers.
        Bonus { by "What multiplies it": Vec<FinishKind> },
        /// Not opened, with the multipliers.
        Unopened { by "What multiplies it": Vec<FinishKind> },
        /// The cap on an unopened player's charge.
        Capped { cap "That figure": i64 },
        /// Numbered tiles left.
        Tiles {
            tiles "The tiles": Vec<Tile>, pairs "Whether their owner opened with pairs": bool,
            by "What multiplies them": Vec<FinishKind>,
        },
        /// Tiles left, known only by their sum.
        Sum { pairs "Whether their owner opened with pairs": bool, by "What multiplies them": Vec<FinishKind> },
        /// False jokers left.
        FalseJokers {
            count "How many": usize, each "What each counts": i64, pairs "Whether their owner opened with pairs": bool,
            by "What multiplies them": Vec<FinishKind>,
        },
        /// Okeys left.
        Okeys { count "How many": usize, opened "Whether their owner has opened": bool },
        /// The partner finished, so the rack counts nothing.
        MateFinished { mate "The partner": String },
        /// The partner won, so nothing is lost.
        MateWon { mate "The partner": String },
        /// All four opened with pairs.
        Void,
        /// A foul, with the multipliers.
        Foul { foul "The foul": Foul, by "What multiplies it": Vec<FinishKind> },
        /// A classic hand was finished, by this player or another.
        Finish { by "Who": String, how "How": Vec<FinishKind> },
        /// The stock ran out.
        Exhausted,
        /// The indicator's twin was shown, by this player or another.
        Indicator { by "Who": String },
        /// The twin was shown, but the player had too few points to lose one.
        Spared { by "Who showed it": String, floor "Players with fewer points than this are spared": u32 },
        /// The indicator's colour doubles what the finish moves.
        Doubled { colour "The colour": Colour },
        /// A wrong declaration of winning.
        FalseWin,
        /// The stake.
        Stake,
        /// The pot is broken (çanak kırma): every stake in it is paid a second time.
        Again,
        /// The winner takes the pot.
        Pot { broken "Whether it is paid twice": bool },
        /// A win in the game without points.
        Won,
    }
}
