//! A slow count of layouts that starts from the melds and builds the hands.
//!
//! For a small deck (four colours of a few numbers, two tiles of each face) it builds every multiset of legal melds
//! with the right number of tiles, and counts how often each hand results. A hand that never results has no layout. The
//! search in [`super`] works in the opposite direction, so the two are unlikely to have the same bug.
//!
//! Natural tiles come from the small deck. A wild may play any tile of the game, even one with a number outside the
//! small deck.

use std::collections::HashMap;

use super::{Meld, Problem, Tile};

/// A hand from a small deck, packed into bits. Each face has two bits for its count, ordered by colour and then by the
/// deck's numbers, from the lowest bits up. The bits from 60 up are the number of wilds.
pub(crate) type Key = u64;

/// The lowest bit of the number of wilds in a [`Key`]. The 60 bits below it are enough for seven numbers in four
/// colours.
const WILD_BITS: u32 = 60;

/// The number of tiles of a face in the deck.
const COPIES: u8 = 2;

/// Packs a hand: the counts of all faces, ordered by colour and then by number, and the number of wilds.
pub(crate) fn encode(counts: &[u8], wilds: u8) -> Key {
    assert!(counts.len() <= 28 && wilds < 16, "too much for a key");
    let faces = counts.iter().rev().fold(0, |key, &count| {
        assert!(count < 4, "too many of one face");
        (key << 2) | Key::from(count)
    });
    (Key::from(wilds) << WILD_BITS) | faces
}

/// Unpacks a hand of a deck with `numbers_len` numbers: the counts of all faces and the number of wilds.
pub(crate) fn decode(key: Key, numbers_len: usize) -> (Vec<u8>, u8) {
    let small = |bits: Key| u8::try_from(bits).expect("at most four bits");
    let counts = (0..4 * numbers_len).map(|face| small((key >> (2 * face)) & 3)).collect();
    (counts, small(key >> WILD_BITS))
}

pub(crate) fn problem(key: Key, numbers: &[u8], wrap: bool) -> Problem {
    let (counts, wilds) = decode(key, numbers.len());
    let faces = (0..4).flat_map(|colour| numbers.iter().map(move |&number| (colour, number)));
    let naturals = faces.zip(counts).flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count))).collect();
    Problem { naturals, wilds, wrap }
}

/// Returns the position of a tile's face in the counts of a hand, or `None` if its number is not in `numbers`.
fn face_index(numbers: &[u8], (colour, number): Tile) -> Option<usize> {
    let place = numbers.iter().position(|&known| known == number)?;
    Some(usize::from(colour) * numbers.len() + place)
}

/// Returns every legal meld with at most `max_wilds` wilds whose natural tiles have only these `numbers`.
pub(crate) fn all_melds(numbers: &[u8], wrap: bool, max_wilds: u8) -> Vec<Meld> {
    let mut melds = Vec::new();
    for &number in numbers {
        for colours in 1..16_u8 {
            let colours: Vec<u8> = (0..4).filter(|colour| (colours >> colour) & 1 == 1).collect();
            for wilds in 0..=max_wilds {
                if (3..=4).contains(&(colours.len() + usize::from(wilds))) {
                    melds.push(Meld::Group { number, colours: colours.clone(), wilds });
                }
            }
        }
    }
    let end = if wrap { 14 } else { 13 };
    for first in 1..=end {
        for last in first + 2..=end {
            // Try every choice of wilds: a set bit is a wild at that place of the run, a clear bit a natural tile.
            for mask in 0..1_u32 << (last - first + 1) {
                let (wilds, naturals): (Vec<u8>, Vec<u8>) =
                    (first..=last).partition(|place| (mask >> (place - first)) & 1 == 1);
                let in_deck = |place: &u8| numbers.contains(if *place == 14 { &1 } else { place });
                if wilds.len() <= usize::from(max_wilds) && !naturals.is_empty() && naturals.iter().all(in_deck) {
                    melds.extend((0..4).map(|colour| Meld::Run { colour, first, last, wilds: wilds.clone() }));
                }
            }
        }
    }
    melds
}

/// The tiles of a meld.
struct MeldTiles {
    /// The face of each natural tile, as an index into the counts of a hand.
    faces: Vec<usize>,
    wilds: u8,
    size: usize,
}

/// Calls `visit` once for every multiset of melds with `tiles` tiles in total, at most two natural tiles of each face,
/// and at most `max_wilds` wilds. `visit` gets the hand, the list of all melds, and the ascending indices of the laid
/// melds.
pub(crate) fn for_each_layout(
    numbers: &[u8],
    wrap: bool,
    max_wilds: u8,
    tiles: usize,
    mut visit: impl FnMut(Key, &[Meld], &[usize]),
) {
    let melds = all_melds(numbers, wrap, max_wilds);
    let meld_tiles = melds
        .iter()
        .map(|meld| {
            let faces: Vec<usize> =
                meld.naturals().into_iter().map(|tile| face_index(numbers, tile).expect("in the deck")).collect();
            let wilds = u8::try_from(meld.wild_count()).expect("at most 13");
            MeldTiles { size: faces.len() + usize::from(wilds), faces, wilds }
        })
        .collect();
    let mut laying =
        Laying { meld_tiles, counts: vec![0; 4 * numbers.len()], wilds: 0, max_wilds, left: tiles, laid: Vec::new() };
    laying.lay(0, &mut |key, laid| visit(key, &melds, laid));
}

/// The state of the enumeration: the melds laid so far and the tiles they use.
struct Laying {
    meld_tiles: Vec<MeldTiles>,
    counts: Vec<u8>,
    wilds: u8,
    max_wilds: u8,
    left: usize,
    laid: Vec<usize>,
}

impl Laying {
    /// Calls `visit` for every way to add melds with `self.left` tiles in total. The indices of added melds are `from`
    /// or higher; the same meld may be added twice.
    fn lay(&mut self, from: usize, visit: &mut impl FnMut(Key, &[usize])) {
        if self.left == 0 {
            visit(encode(&self.counts, self.wilds), &self.laid);
        }
        for meld in from..self.meld_tiles.len() {
            let MeldTiles { size, wilds, .. } = self.meld_tiles[meld];
            if size > self.left || self.wilds + wilds > self.max_wilds {
                continue;
            }
            for &face in &self.meld_tiles[meld].faces {
                self.counts[face] += 1;
            }
            if self.meld_tiles[meld].faces.iter().all(|&face| self.counts[face] <= COPIES) {
                self.wilds += wilds;
                self.left -= size;
                self.laid.push(meld);
                self.lay(meld, visit);
                self.laid.pop();
                self.left += size;
                self.wilds -= wilds;
            }
            for &face in &self.meld_tiles[meld].faces {
                self.counts[face] -= 1;
            }
        }
    }
}

/// Returns the number of layouts of each hand with `tiles` tiles and at most `max_wilds` wilds. A hand without a layout
/// is missing from the map.
pub(crate) fn complete_hands(numbers: &[u8], wrap: bool, max_wilds: u8, tiles: usize) -> HashMap<Key, u64> {
    let mut tally = HashMap::new();
    for_each_layout(numbers, wrap, max_wilds, tiles, |key, _, _| *tally.entry(key).or_insert(0) += 1);
    tally
}

/// Returns every hand of `tiles` tiles, exactly `wilds` of them wild, from a deck of `numbers_len` numbers.
pub(crate) fn all_hands(numbers_len: usize, tiles: usize, wilds: u8) -> impl Iterator<Item = Key> {
    let faces = 4 * numbers_len;
    let naturals = tiles.checked_sub(usize::from(wilds));
    let mut next = naturals.and_then(|naturals| {
        let mut counts = vec![0; faces];
        fill_last(&mut counts, naturals).then_some(counts)
    });
    std::iter::from_fn(move || {
        let counts = next.take()?;
        let key = encode(&counts, wilds);
        next = successor(counts);
        Some(key)
    })
}

/// Adds `tiles` tiles to `counts`, which has a count of 0 for each face. Fills the last faces first. Returns false if the
/// set of tiles has fewer tiles.
fn fill_last(counts: &mut [u8], mut tiles: usize) -> bool {
    for count in counts.iter_mut().rev() {
        while *count < COPIES && tiles > 0 {
            *count += 1;
            tiles -= 1;
        }
    }
    tiles == 0
}

/// Returns the next way, in lexicographic order, to spread the same number of tiles over the faces, at most two on
/// each. Returns `None` after the last way. For example, 1 0 2 follows 0 2 1.
fn successor(mut counts: Vec<u8>) -> Option<Vec<u8>> {
    let mut behind = 0;
    for face in (0..counts.len()).rev() {
        if behind > 0 && counts[face] < COPIES {
            counts[face] += 1;
            counts[face + 1..].fill(0);
            fill_last(&mut counts[face + 1..], behind - 1);
            return Some(counts);
        }
        behind += usize::from(counts[face]);
    }
    None
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{Layout, layouts};
    use super::*;

    #[test]
    fn keys_read_back() {
        let counts = [0, 1, 2, 0, 1, 2, 0, 0, 2, 2, 1, 1];
        assert_eq!(decode(encode(&counts, 3), 3), (counts.to_vec(), 3));
        let hand = problem(encode(&[1, 0, 0, 2], 1), &[7], false);
        assert_eq!(hand, Problem { naturals: vec![(0, 7), (3, 7), (3, 7)], wilds: 1, wrap: false });
    }

    #[test]
    fn all_hands_are_all_the_counts_of_that_sum() {
        for tiles in [0, 1, 2, 7, 14, 17, 18] {
            let mut plain = BTreeSet::new();
            for code in 0..3_u64.pow(8) {
                let digit = |face| u8::try_from(code / 3_u64.pow(face) % 3).expect("a digit");
                let counts: Vec<u8> = (0..8).map(digit).collect();
                if counts.iter().map(|&count| usize::from(count)).sum::<usize>() + 1 == tiles {
                    plain.insert(encode(&counts, 1));
                }
            }
            let listed: Vec<Key> = all_hands(2, tiles, 1).collect();
            assert_eq!(listed.len(), plain.len());
            assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), plain);
        }
    }

    #[test]
    fn melds_are_legal_and_listed_once() {
        for wrap in [false, true] {
            let melds = all_melds(&[11, 12, 13, 1], wrap, 4);
            assert!(melds.iter().all(|meld| meld.is_legal(wrap)));
            assert_eq!(melds.iter().collect::<BTreeSet<_>>().len(), melds.len());
        }
        // Each number has five groups. Each colour has the runs 2-3-4, 3-4-5 and 2-3-4-5.
        assert_eq!(all_melds(&[2, 3, 4, 5], true, 0).len(), 4 * 5 + 4 * 3);
        // Each colour has the runs 11-12-13, 12-13-1 and 11-12-13-1. If no 1 may follow 13, it has only 11-12-13.
        assert_eq!(all_melds(&[11, 12, 13, 1], true, 0).len(), 4 * 5 + 4 * 3);
        assert_eq!(all_melds(&[11, 12, 13, 1], false, 0).len(), 4 * 5 + 4);
    }

    /// Asserts that the two methods give the same layouts for every hand.
    fn agree(numbers: &[u8], wrap: bool, max_wilds: u8, tiles: usize) {
        let mut listed: HashMap<Key, BTreeSet<Layout>> = HashMap::new();
        for_each_layout(numbers, wrap, max_wilds, tiles, |key, melds, laid| {
            let mut layout: Layout = laid.iter().map(|&meld| melds[meld].clone()).collect();
            layout.sort();
            assert!(listed.entry(key).or_default().insert(layout), "a layout came up twice");
        });
        let mut met = 0;
        for wilds in 0..=max_wilds {
            for key in all_hands(numbers.len(), tiles, wilds) {
                let hand = problem(key, numbers, wrap);
                let expected = listed.get(&key).cloned().unwrap_or_default();
                met += usize::from(!expected.is_empty());
                assert_eq!(layouts(&hand), expected, "{hand:?}");
            }
        }
        assert_eq!(met, listed.len(), "a hand came up that is no hand of the deck");
    }

    #[test]
    fn the_two_methods_agree_on_small_decks() {
        agree(&[5], true, 4, 7);
        agree(&[1, 2], true, 3, 6);
        agree(&[12, 13, 1], true, 2, 6);
        agree(&[12, 13, 1], false, 2, 6);
        agree(&[3, 4, 5], true, 1, 6);
        agree(&[1, 3, 13], true, 4, 6);
    }
}
