//! The parts of a player's points in a hand.

use crate::tiles::{Colour, Tile};
use crate::words::{Clause, described};

use super::{FinishKind, Foul};

/// One part of a player's points: a number of points, a factor, and the clause that sets them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The clause that sets the points.
    pub clause: Clause,
    /// The points before the factor is applied.
    pub base: i64,
    /// The factor; 1 if nothing multiplies the points.
    pub factor: i64,
    /// The reason for this part, for example a bonus or a foul.
    pub note: Note,
}

impl Part {
    /// Creates a part without a multiplier.
    pub const fn plain(clause: Clause, points: i64, note: Note) -> Self {
        Self { clause, base: points, factor: 1, note }
    }

    /// Returns the points of this part, multiplied by the factor.
    pub const fn points(&self) -> i64 {
        self.base * self.factor
    }
}

described! {
    /// The reason for a part of a player's points, as data. Other modules turn it into Turkish or English text.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Note {
        /// The bonus of the player who finished.
        Bonus { by "The kinds of finish that multiply the points": Vec<FinishKind> },
        /// The flat penalty of a player who has not opened.
        Unopened { by "The kinds of finish that multiply the points": Vec<FinishKind> },
        /// A reduction of the penalty for not opening, because the table limits this penalty.
        Capped { cap "The upper limit of the penalty": i64 },
        /// The numbered tiles that the player has left.
        Tiles {
            tiles "The numbered tiles": Vec<Tile>, pairs "True if the player opened with pairs": bool,
            by "The kinds of finish that multiply the points": Vec<FinishKind>,
        },
        /// The tiles that the player has left, if the report gives only their sum.
        Sum {
            pairs "True if the player opened with pairs": bool,
            by "The kinds of finish that multiply the points": Vec<FinishKind>,
        },
        /// The false jokers that the player has left.
        FalseJokers {
            count "The number of false jokers": usize,
            each "The points for each of them": i64,
            pairs "True if the player opened with pairs": bool,
            by "The kinds of finish that multiply the points": Vec<FinishKind>,
        },
        /// The okeys that the player has left.
        Okeys { count "The number of okeys": usize, opened "True if the player has opened": bool },
        /// The player's partner finished, so the player pays nothing for the tiles left.
        MateFinished { mate "The name of the partner": String },
        /// The player's partner won, so the player loses nothing.
        MateWon { mate "The name of the partner": String },
        /// All four players opened with pairs, so the hand is void.
        Void,
        /// The price of a foul.
        Foul { foul "The foul": Foul, by "The kinds of finish that multiply the points": Vec<FinishKind> },
        /// A player of the classic game finished. In most games the other players lose points; at some, the finisher's
        /// own points change.
        Finish { by "The name of the player who finished": String, how "The kinds of finish": Vec<FinishKind> },
        /// The stock ran out before a player finished.
        Exhausted,
        /// A player showed the tile with the indicator's face. In most games the other players lose points; at some,
        /// that player's own points change.
        Indicator { by "The name of the player who showed the tile": String },
        /// An opponent showed the tile with the indicator's face. The player has too few points to lose any, so this
        /// part is 0.
        Spared {
            by "The name of the player who showed the tile": String,
            floor "A player with fewer points than this loses nothing": u32,
        },
        /// The points of a win, counted a second time because the indicator's colour doubles them.
        Doubled { colour "The colour of the indicator": Colour },
        /// The scorekeeper corrected the player's points by hand.
        Adjusted { reason "The reason; may be empty": String },
        /// The player declared a win but did not have one.
        FalseWin,
        /// The player paid the stake into the pot.
        Stake,
        /// The player pays all stakes in the pot a second time, because the winner finished with an okey or with pairs
        /// (çanak kırma).
        Again,
        /// The winner takes the pot, twice if the winner finished with an okey or with pairs.
        Pot { broken "True if the pot is paid twice": bool },
        /// The player won a hand of the simplified game, which has no points.
        Won,
    }
}
