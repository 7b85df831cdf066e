//! A proof by enumeration: a search for the nearest winning hand may ignore how many copies of a tile the game has.
//! Tables where false jokers play as the indicator are an exception.
//!
//! The engine looks for melds with fourteen tiles in total. Some multisets of melds need more copies of a face than the
//! game has, so no hand can hold them. They do no harm if they have a replacement: possible melds with fourteen tiles
//! that use every natural tile of the impossible melds. No hand is then nearer to the impossible melds than to the
//! replacement.
//!
//! Most faces have two natural copies. Scarce faces may have fewer: the indicator's face and the okey's face. If false
//! jokers play as the indicator, all faces of the indicator's number are treated as scarce.
//!
//! The tests look for a replacement of each multiset that uses some face three times or more.
//! - Some multisets need more wilds than the game has, because each missing tile of a scarce face needs a wild. If
//!   false jokers play as the indicator, a few of them have no replacement. The engine must then count the copies of
//!   scarce faces.
//! - Other multisets have enough wilds but use a non-scarce face three times or more. All of them have a replacement.

use std::collections::HashMap;

use okey::{FalseJoker, Named as _, Variant};

use super::expected::supply;
use crate::engine::case::{Case, face};
use crate::reference::distance::{Counts, PLACES, Supply, all_melds};

/// All melds of at most five tiles.
struct Melds {
    all: Vec<&'static [usize]>,
    /// For each face, the indices in `all` of the melds that contain it.
    with: Vec<Vec<usize>>,
}

impl Melds {
    /// Lists all melds except runs of six or more tiles, because two shorter runs use the same tiles.
    fn new(wrap: bool) -> Self {
        let all: Vec<&[usize]> = all_melds(wrap).iter().map(Vec::as_slice).filter(|meld| meld.len() <= 5).collect();
        let with = |face| (0..all.len()).filter(|&meld| all[meld].contains(&face)).collect();
        Self { with: (0..52).map(with).collect(), all }
    }

    /// Calls `visit` with every multiset of melds that has fourteen tiles and uses some face three times or more.
    /// - `from`: the lowest index in `all` of the melds still to be added.
    /// - `left`: the number of tiles still to be added.
    /// - `crowded`: true if the melds already use some face three times or more.
    /// - `places`: how often the melds use each face.
    fn for_each_crowded(
        &self,
        from: usize,
        left: usize,
        crowded: bool,
        places: &mut Counts,
        visit: &mut impl FnMut(&Counts),
    ) {
        if left == 0 && crowded {
            visit(places);
        }
        for at in from..self.all.len() {
            let meld = self.all[at];
            if meld.len() <= left && !(1..3).contains(&(left - meld.len())) {
                for &face in meld {
                    places[face] += 1;
                }
                let crowded = crowded || meld.iter().any(|&face| places[face] > 2);
                self.for_each_crowded(at, left - meld.len(), crowded, places, visit);
                for &face in meld {
                    places[face] -= 1;
                }
            }
        }
    }
}

/// A search for melds that together contain all tiles of `needed`. They use a scarce face at most as often as natural
/// tiles and wilds allow, and any other face at most twice.
struct Cover<'a> {
    melds: &'a Melds,
    inquiry: &'a Inquiry,
    needed: Counts,
    laid: Counts,
}

impl Cover<'_> {
    /// Returns true if some melds contain all tiles of `needed` and exactly `spare` other tiles.
    fn exists(&mut self, spare: usize) -> bool {
        let melds = self.melds;
        let first = self.needed.iter().position(|&needed| needed > 0);
        if first.is_none() && spare == 0 {
            return true;
        }
        let all: Vec<usize> = (0..melds.all.len()).collect();
        for &meld in first.map_or(&all, |first| &melds.with[first]) {
            let meld = melds.all[meld];
            let more = meld.iter().filter(|&&face| self.needed[face] == 0).count();
            if more > spare {
                continue;
            }
            let before = (self.needed, self.laid);
            for &face in meld {
                self.needed[face] = self.needed[face].saturating_sub(1);
                self.laid[face] += 1;
            }
            if !self.inquiry.is_crowded(&self.laid) && self.inquiry.has_wilds(&self.laid) && self.exists(spare - more) {
                return true;
            }
            (self.needed, self.laid) = before;
        }
        false
    }
}

/// The number of multisets of melds that a test checked, and how many of them have no replacement. A multiset counts
/// once for each indicator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Found {
    asked: u64,
    irreplaceable: u64,
}

/// The tiles of a game with one indicator and one rule for false jokers, and for each face whether it is scarce.
struct Inquiry {
    supply: Supply,
    scarce: Vec<bool>,
}

impl Inquiry {
    fn new(number: u8, false_joker: FalseJoker, wrap: bool) -> Self {
        let mut case = Case { false_joker, wrap, ..Case::read(Variant::Okey, "K1", "K9") };
        case.indicator = Some(face(0, number));
        let (number, okey) = (usize::from(number) - 1, usize::from(number) % 13);
        let row = |face| false_joker == FalseJoker::Indicator && face % 13 == number;
        let scarce = (0..52).map(|face| face == number || face == okey || row(face)).collect();
        Self { supply: supply(&case), scarce }
    }

    /// Returns true if the melds use a non-scarce face too often, but the game has enough wilds for the scarce faces.
    fn is_only_crowded(&self, places: &Counts) -> bool {
        self.is_crowded(places) && self.has_wilds(places)
    }

    fn is_starved(&self, places: &Counts) -> bool {
        !self.has_wilds(places)
    }

    /// Returns true if the melds use some non-scarce face more than twice. `places` counts the uses of each face.
    fn is_crowded(&self, places: &Counts) -> bool {
        (0..52).any(|face| !self.scarce[face] && places[face] > 2)
    }

    /// Returns true if the game has enough wilds for the melds: each use of a scarce face without a natural tile needs
    /// a wild. `places` counts the uses of each face.
    fn has_wilds(&self, places: &Counts) -> bool {
        let scarce = (0..52).filter(|&face| self.scarce[face]);
        scarce.map(|face| places[face].saturating_sub(self.supply.copies[face])).sum::<u8>() <= self.supply.wilds
    }

    fn natural(&self, places: &Counts) -> Counts {
        std::array::from_fn(|face| places[face].min(self.supply.copies[face]))
    }

    /// Returns true if some melds with fourteen tiles contain these natural tiles and use no face more often than
    /// [`Cover`] allows.
    fn is_replaceable(&self, melds: &Melds, natural: &Counts) -> bool {
        let spare = PLACES - natural.iter().sum::<u8>();
        Cover { melds, inquiry: self, needed: *natural, laid: [0; 52] }.exists(spare.into())
    }
}

/// Returns the tile counts by colour, with all colours except the first sorted. Hands that differ only in the names of
/// these other colours are then equal.
fn colours(tiles: &Counts) -> [[u8; 13]; 4] {
    let mut colours = [[0; 13]; 4];
    for (colour, tiles) in colours.iter_mut().zip(tiles.chunks(13)) {
        colour.copy_from_slice(tiles);
    }
    colours[1..].sort_unstable();
    colours
}

/// Counts the multisets of melds for which `asked` returns true, and how many of these have no replacement. Each count
/// is a sum over the thirteen indicators of one colour. Returns the counts in the order of [`FalseJoker::ALL`].
fn inquire(asked: fn(&Inquiry, &Counts) -> bool, wrap: bool) -> [Found; 3] {
    let melds = Melds::new(wrap);
    let mut found = [Found::default(); 3];
    let mut inquiries = Vec::new();
    for (rule, &false_joker) in FalseJoker::ALL.iter().enumerate() {
        inquiries.extend((1..=13).map(|number| (rule, Inquiry::new(number, false_joker, wrap), HashMap::new())));
    }
    melds.for_each_crowded(0, PLACES.into(), false, &mut [0; 52], &mut |places| {
        for (rule, inquiry, known) in &mut inquiries {
            if asked(inquiry, places) {
                let natural = inquiry.natural(places);
                let replaceable =
                    known.entry(colours(&natural)).or_insert_with(|| inquiry.is_replaceable(&melds, &natural));
                found[*rule].asked += 1;
                found[*rule].irreplaceable += u64::from(!*replaceable);
            }
        }
    });
    found
}

const fn none_of(asked: u64) -> Found {
    Found { asked, irreplaceable: 0 }
}

#[test]
#[ignore = "minutes: fifteen million multisets of melds for thirteen indicators"]
fn more_than_two_of_an_ordinary_face_are_never_needed() {
    let found = inquire(Inquiry::is_only_crowded, true);
    assert_eq!(found, [none_of(11_352_709), none_of(10_699_717), none_of(11_354_040)]);
}

#[test]
#[ignore = "minutes: twelve million multisets of melds for thirteen indicators"]
fn more_than_two_of_an_ordinary_face_are_never_needed_without_the_wrap() {
    let found = inquire(Inquiry::is_only_crowded, false);
    assert_eq!(found, [none_of(9_571_819), none_of(9_020_297), none_of(9_573_024)]);
}

/// The expected counts if false jokers play as the indicator: first if a 1 may follow 13, then if it may not. Some
/// multisets have no replacement, so the engine must count copies under this rule.
const COUNTED: [Found; 2] =
    [Found { asked: 281_377, irreplaceable: 641 }, Found { asked: 239_200, irreplaceable: 607 }];

#[test]
#[ignore = "half a minute, and it checks the tiles of the game, not code that changes"]
fn more_wilds_than_there_are_are_never_needed() {
    let found = inquire(Inquiry::is_starved, true);
    assert_eq!(found, [none_of(40_622), COUNTED[0], none_of(38_260)]);
}

#[test]
#[ignore = "half a minute, and it checks the tiles of the game, not code that changes"]
fn more_wilds_than_there_are_are_never_needed_without_the_wrap() {
    let found = inquire(Inquiry::is_starved, false);
    assert_eq!(found, [none_of(35_083), COUNTED[1], none_of(32_992)]);
}
