//! The other ways to win than melds: the discards that leave seven pairs or a dizi.

use crate::layouts::{NUMBERS_OF_LANE, ONES, Packed, RoleSet, bit_index, has_more_bits_than, lane};

/// The roles whose discard leaves all others in pairs (`win.pairs`); the number of tiles is odd.
pub(crate) const fn pairs(hand: Packed) -> RoleSet {
    let single = hand.odd();
    let wilds = hand.wilds as u32;
    // Throwing a single tile saves a wild; throwing a wild loses one; throwing one of two equal tiles needs one more.
    if has_more_bits_than(single, wilds + 1) {
        RoleSet(0)
    } else if has_more_bits_than(single, wilds) {
        RoleSet(single)
    } else {
        hand.roles()
    }
}

/// Whether all tiles lie in pairs; their number is even.
pub(crate) const fn all_pairs(hand: Packed) -> bool {
    !has_more_bits_than(hand.odd(), hand.wilds as u32)
}

/// The roles whose discard leaves one colour's 1 to 13 and its second 1 (`win.dizi`).
pub(crate) fn dizi(hand: Packed) -> RoleSet {
    let mut found = RoleSet(0);
    // Nearly all hands have several tiles of the first two colours and several of the others.
    if has_more_bits_than(hand.once & FIRST_TWO, 1) && has_more_bits_than(hand.once & !FIRST_TWO, 1) {
        return found;
    }
    for colour in 0..4 {
        if !has_more_bits_than(hand.once & !faces_of(colour), 1) {
            found = found.with(dizi_of(hand, colour));
        }
    }
    found
}

/// The roles whose discard leaves the dizi of this colour.
#[cold]
fn dizi_of(hand: Packed, colour: usize) -> RoleSet {
    let amiss = amiss(hand, colour);
    match amiss.map(u64::count_ones).iter().sum() {
        0 => hand.roles(),
        1 => RoleSet(amiss.iter().fold(0, |all, faces| all | faces)),
        _ => RoleSet(0),
    }
}

/// Whether the tiles are a dizi, none left over (`win.dizi`).
pub(crate) fn is_dizi(hand: Packed) -> bool {
    (0..4).any(|colour| amiss(hand, colour) == [0; 3])
}

/// The faces of the first two colours.
const FIRST_TWO: u64 = 0xffff_ffff;

/// The faces of a colour.
const fn faces_of(colour: usize) -> u64 {
    NUMBERS_OF_LANE << bit_index(colour, 0)
}

/// The tiles that a dizi of this colour has no place for: first tiles, second ones, and a third.
const fn amiss(hand: Packed, colour: usize) -> [u64; 3] {
    let own = faces_of(colour);
    // The colour itself must be there: wilds alone are no dizi.
    let others = if lane(hand.once, colour) == 0 { u64::MAX } else { hand.once & !own };
    [others, hand.twice & !(ONES & own), hand.thrice]
}
