//! Pairs: two tiles of one colour and number, as in `B3 B3`.

use super::{Breach, Meld};
use crate::tiles::Face;
use crate::words::Clause;

/// Returns every reason why a meld is not a legal pair (`pair.shape`). If the two tiles look like the start of a run or
/// a group, the first reason names the clause about runs or groups.
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
