//! Groups: one number in different colours.

use super::{Breach, Meld};
use crate::rules::Clause;
use crate::tile::Face;

/// Every reason against a group (`group.shape`, `meld.wilds`).
pub(super) fn breaches(meld: &Meld) -> Vec<Breach> {
    let size = match meld.places.len() {
        0..3 => Some(Breach { clause: Clause::GroupShape, place: None }),
        3..=4 => None,
        _ => Some(Breach { clause: Clause::MeldWilds, place: Some(4) }),
    };
    size.into_iter().chain(not_one_number(meld, Clause::GroupShape)).collect()
}

/// The places whose number is not the first one's, or whose colour was there before.
pub(super) fn not_one_number(meld: &Meld, clause: Clause) -> impl Iterator<Item = Breach> {
    let faces: Vec<Face> = meld.faces().collect();
    let wrong = move |at: &usize| {
        let repeated = faces[..*at].iter().any(|before| before.colour == faces[*at].colour);
        repeated || faces[*at].number != faces[0].number
    };
    (0..meld.places.len()).filter(wrong).map(move |at| Breach { clause, place: Some(at) })
}
