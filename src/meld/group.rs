//! Groups: one number in different colours.

use super::{Breach, Meld};
use crate::tiles::Face;
use crate::words::Clause;

/// The lowest number of tiles of a group (`group.shape`).
pub(crate) const SMALLEST_GROUP: usize = 3;
/// The highest number of tiles of a group: one of each colour (`group.shape`).
const LARGEST_GROUP: usize = 4;

/// Returns true if a group can have this number of tiles (`group.shape`).
pub(crate) const fn is_group_size(tiles: usize) -> bool {
    matches!(tiles, SMALLEST_GROUP..=LARGEST_GROUP)
}

/// Returns every reason against a group (`group.shape`, `meld.wilds`).
pub(super) fn breaches(meld: &Meld) -> Vec<Breach> {
    let size = match meld.places.len() {
        0..SMALLEST_GROUP => Some(Breach { clause: Clause::GroupShape, place: None }),
        SMALLEST_GROUP..=LARGEST_GROUP => None,
        _ => Some(Breach { clause: Clause::MeldWilds, place: Some(LARGEST_GROUP) }),
    };
    size.into_iter().chain(not_one_number(meld, Clause::GroupShape)).collect()
}

/// Returns the places with a number other than that of most tiles, or with a repeated colour.
pub(super) fn not_one_number(meld: &Meld, clause: Clause) -> impl Iterator<Item = Breach> {
    let number = meld.number();
    let wrong = move |(at, face): &(usize, Face)| {
        let repeated = meld.faces().take(*at).any(|before| before.colour == face.colour);
        repeated || Some(face.number) != number
    };
    meld.faces().enumerate().filter(wrong).map(move |(at, _)| Breach { clause, place: Some(at) })
}
