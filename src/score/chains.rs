//! Scoring of the simplified game `cs102`. It has no points: a sheet counts wins (`cs102.win`). A hand without a winner
//! is a tie.

use crate::words::Clause;

use super::{Note, Outcome, Part};

/// Returns what the player at index `at` scored: one win for the winner, nothing for any other player.
pub(super) fn parts(outcome: &Outcome, at: usize) -> Vec<Part> {
    let won = outcome.finish().is_some_and(|finish| finish.by == at);
    won.then(|| Part::plain(Clause::Cs102Win, 1, Note::Won)).into_iter().collect()
}
