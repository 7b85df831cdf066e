//! Finds the discards that win with pairs or with a dizi, that is, without runs and groups. A dizi is the numbers 1 to
//! 13 of one colour and its second 1.

use crate::layouts::{NUMBERS_OF_LANE, ONES, Packed, RoleSet, bit_index, has_more_bits_than, lane};

/// Returns the roles of the discards after which all remaining tiles are in pairs (`win.pairs`). The hand must have an
/// odd number of tiles.
pub(crate) const fn pairs(hand: Packed) -> RoleSet {
    let single = hand.odd();
    let wilds = hand.wilds as u32;
    // Each natural tile without a partner (a single tile) needs a wild. Discarding a single tile saves one wild.
    // Discarding any other tile loses a wild, or leaves one more single tile.
    if has_more_bits_than(single, wilds + 1) {
        RoleSet(0)
    } else if has_more_bits_than(single, wilds) {
        RoleSet(single)
    } else {
        hand.roles()
    }
}

/// Returns true if all tiles of the hand form pairs. The hand must have an even number of tiles.
pub(crate) const fn all_pairs(hand: Packed) -> bool {
    !has_more_bits_than(hand.odd(), hand.wilds as u32)
}

/// Returns the roles of the discards after which a dizi remains (`win.dizi`).
pub(crate) fn dizi(hand: Packed) -> RoleSet {
    let mut roles = RoleSet(0);
    // Fast path for most hands. A hand that is one discard away from a dizi has at most one face outside the colour of
    // the dizi. So a hand with two faces among black and red, and two among blue and yellow, is not near any dizi.
    if has_more_bits_than(hand.once & FIRST_TWO, 1) && has_more_bits_than(hand.once & !FIRST_TWO, 1) {
        return roles;
    }
    for colour in 0..4 {
        if !has_more_bits_than(hand.once & !faces_of_colour(colour), 1) {
            roles = roles.with(dizi_of(hand, colour));
        }
    }
    roles
}

/// Returns the roles of the discards after which a dizi of `colour` remains.
#[cold]
fn dizi_of(hand: Packed, colour: usize) -> RoleSet {
    let misfits = misfits(hand, colour);
    match misfits.map(u64::count_ones).iter().sum() {
        0 => hand.roles(),
        1 => RoleSet(misfits.iter().fold(0, |all, faces| all | faces)),
        _ => RoleSet(0),
    }
}

/// Returns true if the tiles are exactly a dizi (`win.dizi`). The hand must have 14 tiles.
pub(crate) fn is_dizi(hand: Packed) -> bool {
    (0..4).any(|colour| misfits(hand, colour) == [0; 3])
}

/// The bits of all faces of the first two colours, black and red.
const FIRST_TWO: u64 = 0xffff_ffff;

const fn faces_of_colour(colour: usize) -> u64 {
    NUMBERS_OF_LANE << bit_index(colour, 0)
}

/// Returns the tiles of the hand that do not fit in a dizi of `colour`. The result is three bit sets of faces: for the
/// first, the second and the third tile of each face. A hand can have a third tile of the indicator's face if false
/// jokers play as this face.
const fn misfits(hand: Packed, colour: usize) -> [u64; 3] {
    let own = faces_of_colour(colour);
    // A dizi needs a natural tile. If the hand has none of this colour, `others` holds every bit: no dizi is possible.
    let others = if lane(hand.once, colour) == 0 { u64::MAX } else { hand.once & !own };
    [others, hand.twice & !(ONES & own), hand.thrice]
}
