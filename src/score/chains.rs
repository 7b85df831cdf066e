//! The chain game has no points: a sheet counts wins (`cs102.win`). A hand without a winner is a tie.

use crate::words::Clause;

use super::{Note, Outcome, Part};

/// Returns a win for the winner and nothing for the others.
pub(super) fn parts(outcome: &Outcome, at: usize) -> Vec<Part> {
    let won = outcome.finish().is_some_and(|finish| finish.by == at);
    won.then(|| Part::plain(Clause::Cs102Win, 1, Note::Won)).into_iter().collect()
}
