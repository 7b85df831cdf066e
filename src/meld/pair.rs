//! Pairs: two tiles of one colour and number.

use super::{Breach, Meld};
use crate::tiles::Face;
use crate::words::Clause;

/// Every reason against a pair (`pair.shape`).
pub(super) fn breaches(meld: &Meld) -> Vec<Breach> {
    let faces: Vec<Face> = meld.faces().collect();
    match faces.as_slice() {
        [one, other] if one == other => Vec::new(),
        [_, _] => vec![Breach { clause: Clause::PairShape, place: Some(1) }],
        _ => vec![Breach { clause: Clause::PairShape, place: None }],
    }
}
