//! The discards that leave seven pairs or a dizi.

use super::packed::{ONES, Packed, RoleSet, lane};

/// All roles of the hand.
const fn held(hand: Packed) -> RoleSet {
    let naturals = RoleSet(hand.some);
    if hand.wilds > 0 { naturals.with(RoleSet::WILD) } else { naturals }
}

/// The roles by whose discard all others lie in pairs (`win.pairs`), of an odd number of tiles.
pub(super) const fn pairs(hand: Packed) -> RoleSet {
    let single = hand.single();
    let odd = single.count_ones();
    let wilds = hand.wilds as u32;
    // Without a single tile fewer wilds are wanted; without a wild there is one fewer; without one of two, one more wanted.
    if odd > wilds + 1 {
        RoleSet(0)
    } else if odd == wilds + 1 {
        RoleSet(single)
    } else {
        held(hand)
    }
}

/// Whether an even number of tiles lie in pairs.
pub(super) const fn all_pairs(hand: Packed) -> bool {
    hand.single().count_ones() <= hand.wilds as u32
}

/// The roles by whose discard the others are one colour's 1 to 13 and its second 1 (`win.dizi`).
pub(super) fn dizi(hand: Packed) -> RoleSet {
    let mut found = RoleSet(0);
    for colour in 0..4 {
        let (amiss, again) = amiss(hand, colour);
        match amiss.count_ones() + again.count_ones() {
            0 => found = found.with(held(hand)),
            1 => found = found.with(RoleSet(amiss | again)),
            _ => {}
        }
    }
    found
}

/// Whether all tiles are such.
pub(super) fn is_dizi(hand: Packed) -> bool {
    (0..4).any(|colour| amiss(hand, colour) == (0, 0))
}

/// The tiles that a dizi of this colour has no place for: first tiles, and second ones.
const fn amiss(hand: Packed, colour: usize) -> (u64, u64) {
    let own = 0x1fff << (16 * colour);
    let all = lane(hand.some, colour).count_ones() + lane(hand.both, colour).count_ones();
    // The colour itself must be there: wilds alone are no dizi.
    if all == 0 { (u64::MAX, 0) } else { (hand.some & !own, hand.both & !(ONES & own)) }
}
