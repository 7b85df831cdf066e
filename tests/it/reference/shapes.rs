//! The opposite direction: from melds to all the hands they form.
//!
//! For a small deck (four colours of a few numbers, two tiles of each face) this lists every legal meld, lays every
//! multiset of melds with the right number of tiles once, and counts the layouts of each hand. A hand that never occurs
//! has none. Nothing here searches a hand. So the search in [`super`] and this list can agree only if both are right.
//!
//! A wild stands for any tile of the whole game, also for numbers outside the small deck. Natural tiles are inside the
//! deck.

use std::collections::HashMap;

use super::{Meld, Problem, Tile};

/// A hand over a small deck: two bits for the count of each face, ordered by colour and then by the deck's numbers, the
/// first face lowest; the wilds from bit 60 up.
pub(crate) type Key = u64;

/// The lowest bit of the wilds in a [`Key`]; there is room for seven numbers below.
const WILD_BITS: u32 = 60;

/// The number of tiles of a face in the deck.
const COPIES: u8 = 2;

/// Returns the key of a hand from the counts of all faces, ordered by colour, and its wilds.
pub(crate) fn encode(counts: &[u8], wilds: u8) -> Key {
    assert!(counts.len() <= 28 && wilds < 16, "too much for a key");
    let faces = counts.iter().rev().fold(0, |key, &count| {
        assert!(count < 4, "too many of one face");
        (key << 2) | Key::from(count)
    });
    (Key::from(wilds) << WILD_BITS) | faces
}

/// Returns the counts of all faces and the wilds of a key, for a deck of `numbers_len` numbers.
pub(crate) fn decode(key: Key, numbers_len: usize) -> (Vec<u8>, u8) {
    let small = |bits: Key| u8::try_from(bits).expect("at most four bits");
    let counts = (0..4 * numbers_len).map(|face| small((key >> (2 * face)) & 3)).collect();
    (counts, small(key >> WILD_BITS))
}

/// Returns the hand of a key in the form of the searching reference.
pub(crate) fn problem(key: Key, numbers: &[u8], wrap: bool) -> Problem {
    let (counts, wilds) = decode(key, numbers.len());
    let faces = (0..4).flat_map(|colour| numbers.iter().map(move |&number| (colour, number)));
    let naturals = faces.zip(counts).flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count))).collect();
    Problem { naturals, wilds, wrap }
}

/// Returns the index of a tile in the counts; `None` if the deck does not have it.
fn face_index(numbers: &[u8], (colour, number): Tile) -> Option<usize> {
    let place = numbers.iter().position(|&known| known == number)?;
    Some(usize::from(colour) * numbers.len() + place)
}

/// Returns every legal meld whose natural tiles are in the deck and that has at most `max_wilds` wilds, each once.
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
            // A set bit is a wild at that place of the span, a clear bit is a natural tile.
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

/// The effect of a meld on the counts.
struct Weight {
    /// The faces of its natural tiles, as indices into the counts.
    faces: Vec<usize>,
    /// Its wilds.
    wilds: u8,
    /// The number of its tiles.
    size: usize,
}

/// Calls `visit` once for every multiset of melds with `tiles` tiles in total, at most two natural tiles of a face and
/// at most `max_wilds` wilds. The arguments are the hand it forms, the list of all melds, and the ascending indices of
/// the melds laid. Nothing is stored.
pub(crate) fn for_each_layout(
    numbers: &[u8],
    wrap: bool,
    max_wilds: u8,
    tiles: usize,
    mut visit: impl FnMut(Key, &[Meld], &[usize]),
) {
    let melds = all_melds(numbers, wrap, max_wilds);
    let weights = melds
        .iter()
        .map(|meld| {
            let faces: Vec<usize> =
                meld.naturals().into_iter().map(|tile| face_index(numbers, tile).expect("in the deck")).collect();
            let wilds = u8::try_from(meld.wild_count()).expect("at most 13");
            Weight { size: faces.len() + usize::from(wilds), faces, wilds }
        })
        .collect();
    let mut laying =
        Laying { weights, counts: vec![0; 4 * numbers.len()], wilds: 0, max_wilds, left: tiles, laid: Vec::new() };
    laying.lay(0, &mut |key, laid| visit(key, &melds, laid));
}

/// The melds laid so far and their totals.
struct Laying {
    weights: Vec<Weight>,
    counts: Vec<u8>,
    wilds: u8,
    max_wilds: u8,
    left: usize,
    laid: Vec<usize>,
}

impl Laying {
    /// Lays every meld of the list from `from` on, which may repeat the last one, until no tile is left.
    fn lay(&mut self, from: usize, visit: &mut impl FnMut(Key, &[usize])) {
        if self.left == 0 {
            visit(encode(&self.counts, self.wilds), &self.laid);
        }
        for meld in from..self.weights.len() {
            let Weight { size, wilds, .. } = self.weights[meld];
            if size > self.left || self.wilds + wilds > self.max_wilds {
                continue;
            }
            for &face in &self.weights[meld].faces {
                self.counts[face] += 1;
            }
            if self.weights[meld].faces.iter().all(|&face| self.counts[face] <= COPIES) {
                self.wilds += wilds;
                self.left -= size;
                self.laid.push(meld);
                self.lay(meld, visit);
                self.laid.pop();
                self.left += size;
                self.wilds -= wilds;
            }
            for &face in &self.weights[meld].faces {
                self.counts[face] -= 1;
            }
        }
    }
}

/// Returns the number of layouts of each hand of `tiles` tiles with at most `max_wilds` wilds. Hands without layouts
/// are not listed.
pub(crate) fn complete_hands(numbers: &[u8], wrap: bool, max_wilds: u8, tiles: usize) -> HashMap<Key, u64> {
    let mut tally = HashMap::new();
    for_each_layout(numbers, wrap, max_wilds, tiles, |key, _, _| *tally.entry(key).or_insert(0) += 1);
    tally
}

/// Returns every hand of `tiles` tiles with `wilds` wilds over a deck of `numbers_len` numbers, each once.
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

/// Fills empty counts with `tiles` tiles, last face first. Returns false if there is no room.
fn fill_last(counts: &mut [u8], mut tiles: usize) -> bool {
    for count in counts.iter_mut().rev() {
        while *count < COPIES && tiles > 0 {
            *count += 1;
            tiles -= 1;
        }
    }
    tiles == 0
}

/// Returns the next counts with the same sum, in lexicographic order: the last face that can take a tile from later
/// faces does, and the later faces restart with their first arrangement.
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
        // Five groups of each number; 234, 345 and 2345 of each colour.
        assert_eq!(all_melds(&[2, 3, 4, 5], true, 0).len(), 4 * 5 + 4 * 3);
        // 11-12-13, 12-13-1 and 11-12-13-1; without the wrap only the first.
        assert_eq!(all_melds(&[11, 12, 13, 1], true, 0).len(), 4 * 5 + 4 * 3);
        assert_eq!(all_melds(&[11, 12, 13, 1], false, 0).len(), 4 * 5 + 4);
    }

    /// Compares the list with the search for every hand: the layouts themselves, not only their number.
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
