//! Defines the result of a hand in a simulation. A player may be an external program. If the program fails, for example
//! by answering too late, the player loses the hand.

use serde::Serialize;

use super::{Over, SEATS, State};
use crate::score::FinishKind;
use crate::words::named;

named! {
    /// The reason why a program loses a hand.
    pub(crate) enum Loss {
        /// The program ended, or closed its output.
        Died = "died",
        /// The answer of the program came too late.
        Late = "late",
        /// The answer was unreadable, or an action that the referee refuses.
        Illegal = "illegal",
        /// The answer of the program was too long.
        Flooded = "flooded",
    }

    /// How a hand ended.
    pub(crate) enum HandEnd {
        /// A player finished.
        Finished = "finished",
        /// The stock ran out.
        Exhausted = "exhausted",
        /// All four players opened with pairs.
        Void = "void",
        /// A player lost the hand because its program failed.
        Lost = "lost",
    }
}

/// How a hand ended, and the points of each seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "ResultReport"))]
pub(crate) struct HandResult {
    /// How the hand ended: `finished`, `exhausted` (the stock ran out), `void` or `lost` (a player's program failed).
    pub(crate) ending: HandEnd,
    /// The seat of the player who finished; null if no player finished.
    pub(crate) winner: Option<usize>,
    /// The special kinds of the finish, such as `okey` if an okey was thrown; empty for a normal finish.
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<String>"))]
    pub(crate) ways: Vec<FinishKind>,
    /// The points of each seat in this hand. In 101, penalty points are positive. In other games, points lost are
    /// negative.
    pub(crate) points: [i64; SEATS],
    /// The player who lost the hand, and why; null unless the ending is `lost`.
    pub(crate) lost: Option<LostHand>,
}

/// The program that lost a hand, and the cause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "LostReport"))]
pub(crate) struct LostHand {
    /// The seat of the program.
    pub(crate) seat: usize,
    /// What the program did wrong.
    pub(crate) cause: Loss,
}

impl HandResult {
    /// `lost` names the seat whose program failed; if it is `None`, the hand must be over.
    pub(crate) fn new(state: &State, lost: Option<LostHand>) -> Self {
        let (ending, winner, ways) = match (lost, state.over()) {
            (Some(_), _) => (HandEnd::Lost, None, Vec::new()),
            (None, Some(Over::Won { by, how, .. })) => (HandEnd::Finished, Some(*by), how.clone()),
            (None, Some(Over::Void)) => (HandEnd::Void, None, Vec::new()),
            (None, Some(Over::Exhausted) | None) => (HandEnd::Exhausted, None, Vec::new()),
        };
        let points = match lost {
            Some(LostHand { seat, .. }) => state.points_if_lost_by(seat),
            None => state.points().unwrap_or_default(),
        };
        Self { ending, winner, ways, points, lost }
    }
}
