//! Runs: consecutive numbers of one colour, as in `R5 R6 R7`.

use super::{Breach, Meld};
use crate::tiles::Number;
use crate::words::Clause;

/// The fewest tiles in a run (`run.shape`).
pub(crate) const SHORTEST_RUN: u8 = 3;

/// Returns every reason why a meld is not a legal run (`run.shape`, `run.wrap`, `run.no-loop`). With `wrap`, a 1 may
/// follow 13.
pub(super) fn breaches(meld: &Meld, wrap: bool) -> Vec<Breach> {
    let mut breaches = Vec::new();
    if meld.places.len() < SHORTEST_RUN.into() {
        breaches.push(Breach { clause: Clause::RunShape, place: None });
    }
    for (before, pair) in meld.places.windows(2).enumerate() {
        let at = Some(before + 1);
        let pair = [pair[0].stands_for, pair[1].stands_for];
        if pair[0].colour != pair[1].colour || pair[0].number.successor() != pair[1].number {
            breaches.push(Breach { clause: Clause::RunShape, place: at });
        } else if pair[1].number == Number::ONE && !wrap {
            breaches.push(Breach { clause: Clause::RunWrap, place: at });
        } else if pair[1].number == Number::ONE && before + 2 < meld.places.len() {
            breaches.push(Breach { clause: Clause::RunNoLoop, place: Some(before + 2) });
        }
    }
    breaches
}
