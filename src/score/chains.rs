//! The game of chains has no points: its wins are counted (`cs102.win`). A hand that nobody wins is a tie.

use crate::words::Clause;

use super::{Note, Outcome, Part};

/// A win for the winner, nothing for the others.
pub(super) fn parts(outcome: &Outcome, at: usize) -> Vec<Part> {
    let won = outcome.finish().is_some_and(|finish| finish.by == at);
    won.then(|| Part::plain(Clause::Cs102Win, 1, Note::Won)).into_iter().collect()
}
