//! Pairs: two tiles of one colour and number.

use super::{Breach, Meld};
use crate::tiles::Face;
use crate::words::Clause;

/// Returns every reason against a pair (`pair.shape`). If two tiles look like a run or group, the reason against that
/// comes first.
pub(super) fn breaches(meld: &Meld) -> Vec<Breach> {
    let faces: Vec<Face> = meld.faces().collect();
    let [one, other] = faces.as_slice() else { return vec![Breach { clause: Clause::PairShape, place: None }] };
    if one == other {
        return Vec::new();
    }
    let run = (one.colour == other.colour).then_some(Clause::RunShape);
    let short = run.or((one.number == other.number).then_some(Clause::GroupShape));
    let short = short.map(|clause| Breach { clause, place: None });
    short.into_iter().chain([Breach { clause: Clause::PairShape, place: Some(1) }]).collect()
}
