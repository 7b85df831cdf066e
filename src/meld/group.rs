//! Groups: one number in different colours.

use super::{Breach, Meld};
use crate::tiles::Face;
use crate::words::Clause;

/// Every reason against a group (`group.shape`, `meld.wilds`).
pub(super) fn breaches(meld: &Meld) -> Vec<Breach> {
    let size = match meld.places.len() {
        0..3 => Some(Breach { clause: Clause::GroupShape, place: None }),
        3..=4 => None,
        _ => Some(Breach { clause: Clause::MeldWilds, place: Some(4) }),
    };
    size.into_iter().chain(not_one_number(meld, Clause::GroupShape)).collect()
}

/// The places whose number is not the one of most, or whose colour was there before.
pub(super) fn not_one_number(meld: &Meld, clause: Clause) -> impl Iterator<Item = Breach> {
    let number = meld.number();
    let wrong = move |(at, face): &(usize, Face)| {
        let repeated = meld.faces().take(*at).any(|before| before.colour == face.colour);
        repeated || Some(face.number) != number
    };
    meld.faces().enumerate().filter(wrong).map(move |(at, _)| Breach { clause, place: Some(at) })
}
