//! The parts a figure is made of.

use crate::tiles::{Colour, Tile};
use crate::words::Clause;

use super::{FinishKind, Foul};

/// One part of a player's points: a base figure times a factor, by one clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The clause behind it.
    pub clause: Clause,
    /// The figure before it is multiplied.
    pub base: i64,
    /// What it is multiplied by; 1 where nothing is.
    pub factor: i64,
    /// What it is for.
    pub note: Note,
}

impl Part {
    /// A part that nothing multiplies.
    #[must_use]
    pub const fn plain(clause: Clause, points: i64, note: Note) -> Self {
        Self { clause, base: points, factor: 1, note }
    }

    /// What it adds to the player's account.
    #[must_use]
    pub const fn points(&self) -> i64 {
        self.base * self.factor
    }
}

/// What a part is for, as data.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// The finisher's bonus, multiplied by these.
    Bonus {
        /// What multiplies it.
        by: Vec<FinishKind>,
    },
    /// Not opened, multiplied by these.
    Unopened {
        /// What multiplies it.
        by: Vec<FinishKind>,
    },
    /// The most an unopened player is charged.
    Capped {
        /// That figure.
        cap: i64,
    },
    /// Numbered tiles left.
    Tiles {
        /// The tiles.
        tiles: Vec<Tile>,
        /// Whether their owner opened with pairs.
        pairs: bool,
        /// What multiplies them.
        by: Vec<FinishKind>,
    },
    /// Tiles left of which only the sum was written down.
    Sum {
        /// Whether their owner opened with pairs.
        pairs: bool,
        /// What multiplies them.
        by: Vec<FinishKind>,
    },
    /// False jokers left.
    FalseJokers {
        /// How many.
        count: usize,
        /// What each counts.
        each: i64,
        /// Whether their owner opened with pairs.
        pairs: bool,
        /// What multiplies them.
        by: Vec<FinishKind>,
    },
    /// Okeys left.
    Okeys {
        /// How many.
        count: usize,
        /// Whether their owner has opened.
        opened: bool,
    },
    /// The partner finished, so the rack counts nothing.
    MateFinished {
        /// The partner.
        mate: String,
    },
    /// All four opened with pairs.
    Void,
    /// A foul, multiplied by these.
    Foul {
        /// The foul.
        foul: Foul,
        /// What multiplies it.
        by: Vec<FinishKind>,
    },
    /// A classic hand was finished, by this player or another.
    Finish {
        /// Who.
        by: String,
        /// How.
        how: Vec<FinishKind>,
    },
    /// The stock ran out.
    Exhausted,
    /// The indicator's twin was shown, by this player or another.
    Indicator {
        /// Who.
        by: String,
    },
    /// The twin was shown, but the player had too few points to lose one.
    Spared {
        /// Who showed it.
        by: String,
        /// Players with fewer points than this are spared.
        floor: u32,
    },
    /// The indicator's colour doubles what the finish moves.
    Doubled {
        /// The colour.
        colour: Colour,
    },
    /// A wrong declaration of winning.
    FalseWin,
    /// The stake.
    Stake,
    /// The pot is broken (çanak kırma): every stake in it is paid once more.
    Again,
    /// The winner takes the pot.
    Pot {
        /// Whether it is paid twice.
        broken: bool,
    },
    /// A win in the game without points.
    Won,
}
