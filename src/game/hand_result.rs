//! Defines the result of a hand in a simulation. A player may be an external program. If the program fails, for example
//! by answering too late, the player loses the hand.

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

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct HandResult {
    pub(crate) end: HandEnd,
    /// The seat of the player who finished.
    pub(crate) winner: Option<usize>,
    /// The kinds of the finish, for example a thrown okey.
    pub(crate) ways: Vec<FinishKind>,
    /// The points of each seat.
    pub(crate) points: [i64; SEATS],
    /// The seat whose program failed, and the reason.
    pub(crate) lost: Option<(usize, Loss)>,
}

impl HandResult {
    /// `lost` names the seat whose program failed; if it is `None`, the hand must be over.
    pub(crate) fn new(state: &State, lost: Option<(usize, Loss)>) -> Self {
        let (end, winner, ways) = match (lost, state.over()) {
            (Some(_), _) => (HandEnd::Lost, None, Vec::new()),
            (None, Some(Over::Won { by, how, .. })) => (HandEnd::Finished, Some(*by), how.clone()),
            (None, Some(Over::Void)) => (HandEnd::Void, None, Vec::new()),
            (None, Some(Over::Exhausted) | None) => (HandEnd::Exhausted, None, Vec::new()),
        };
        let points = match lost {
            Some((seat, _)) => state.points_if_lost_by(seat),
            None => state.points().unwrap_or_default(),
        };
        Self { end, winner, ways, points, lost }
    }
}
