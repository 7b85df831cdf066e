//! Groups: one number in different colours, as in `K7 R7 B7`.

use super::{Breach, Meld};
use crate::tiles::Face;
use crate::words::Clause;

/// The fewest tiles in a group (`group.shape`).
pub(crate) const SMALLEST_GROUP: usize = 3;
/// The most tiles in a group: one of each colour (`group.shape`).
const LARGEST_GROUP: usize = 4;

/// Returns true if a group can have this number of tiles (`group.shape`).
pub(crate) const fn is_group_size(tiles: usize) -> bool {
    matches!(tiles, SMALLEST_GROUP..=LARGEST_GROUP)
}

/// Returns every reason why a meld is not a legal group (`group.shape`, `meld.wilds`).
pub(super) fn breaches(meld: &Meld) -> Vec<Breach> {
    let size = match meld.places.len() {
        0..SMALLEST_GROUP => Some(Breach { clause: Clause::GroupShape, place: None }),
        SMALLEST_GROUP..=LARGEST_GROUP => None,
        _ => Some(Breach { clause: Clause::MeldWilds, place: Some(LARGEST_GROUP) }),
    };
    size.into_iter().chain(not_one_number(meld, Clause::GroupShape)).collect()
}

/// Returns a breach for each tile with the colour of an earlier tile, and for each tile with another number than most
/// tiles of the meld.
pub(super) fn not_one_number(meld: &Meld, clause: Clause) -> impl Iterator<Item = Breach> {
    let number = meld.number();
    let wrong = move |(at, face): &(usize, Face)| {
        let repeated = meld.faces().take(*at).any(|before| before.colour == face.colour);
        repeated || Some(face.number) != number
    };
    meld.faces().enumerate().filter(wrong).map(move |(at, _)| Breach { clause, place: Some(at) })
}
