//! A slow search for the distance of a hand from a win: the lowest number of tiles that the player must exchange.
//!
//! A target is a complete hand of fourteen tiles that the game has. Its distance is the number of its tiles that the
//! hand lacks, so the nearest target shares the most tiles with the hand. The search:
//! 1. Lay every multiset of melds with fourteen tiles in total.
//! 2. Try wilds for any of the fourteen tiles, and natural tiles for the others.
//! 3. Check that the game has all these tiles, and count how many of them the hand holds.
//!
//! It skips only melds that cannot share more tiles with the hand than the best target so far.
//!
//! A target leaves out at least one of fifteen tiles. So the same count gives the distance of fifteen tiles after the
//! best discard.
//!
//! [`small_deck`] works in the opposite direction, from all targets to all hands.

pub(crate) mod small_deck;

use std::sync::LazyLock;

use super::{Problem, Tile};

/// The number of tiles of a complete hand.
pub(crate) const PLACES: u8 = 14;

/// A count for each of the 52 faces, at the position [`index`].
pub(crate) type Counts = [u8; 52];

/// Returns the index of a face in [`Counts`]: ordered by colour, then by number.
pub(crate) fn index((colour, number): Tile) -> usize {
    usize::from(colour) * 13 + usize::from(number) - 1
}

/// The tiles of the game except the indicator: natural tiles of each face, and wilds.
#[derive(Clone, Debug)]
pub(crate) struct Supply {
    pub(crate) copies: Counts,
    /// The number of wilds; at most four.
    pub(crate) wilds: u8,
    /// True if a 1 may follow 13 as the last tile of a run.
    pub(crate) wrap: bool,
}

/// Returns every meld as a list of face indices: groups of three and four, and runs of every length.
pub(crate) fn all_melds(wrap: bool) -> &'static [Vec<usize>] {
    static MELDS: LazyLock<[Vec<Vec<usize>>; 2]> = LazyLock::new(|| [false, true].map(list_melds));
    &MELDS[usize::from(wrap)]
}

fn list_melds(wrap: bool) -> Vec<Vec<usize>> {
    let mut melds = Vec::new();
    for number in 1..=13 {
        for colours in 0..16_u8 {
            let group: Vec<usize> =
                (0..4).filter(|colour| (colours >> colour) & 1 == 1).map(|colour| index((colour, number))).collect();
            if group.len() >= 3 {
                melds.push(group);
            }
        }
    }
    let end = if wrap { 14 } else { 13 };
    for colour in 0..4 {
        for first in 1..=end {
            for last in first + 2..=end {
                let number = |place| if place == 14 { 1 } else { place };
                melds.push((first..=last).map(|place| index((colour, number(place)))).collect());
            }
        }
    }
    melds
}

struct Held {
    naturals: Counts,
    wilds: u8,
}

impl Held {
    fn new(hand: &Problem) -> Self {
        let mut naturals = [0; 52];
        hand.naturals.iter().for_each(|&face| naturals[index(face)] += 1);
        Self { naturals, wilds: hand.wilds }
    }

    /// Returns an upper bound for the tiles that the hand keeps for these melds: its wilds, and its natural tiles that
    /// the melds use.
    fn most_kept(&self, melds: &[&[usize]]) -> u8 {
        let mut room = self.naturals;
        let kept = melds.iter().copied().flatten().filter(|&&face| {
            let keeps = room[face] > 0;
            room[face] -= u8::from(keeps);
            keeps
        });
        u8::try_from(kept.count()).expect("few") + self.wilds
    }
}

/// Returns the lowest number of exchanges after which the hand consists of runs and groups, or `None` if it is `limit`
/// or higher. A meld may not consist of wilds alone.
pub(crate) fn to_melds(hand: &Problem, supply: &Supply, limit: u8) -> Option<u8> {
    let held = Held::new(hand);
    let missing =
        |meld: &[usize]| u8::try_from(meld.iter().filter(|&&face| held.naturals[face] == 0).count()).expect("few");
    let mut melds: Vec<(u8, &[usize])> =
        all_melds(supply.wrap).iter().map(|meld| (missing(meld), meld.as_slice())).collect();
    melds.sort_unstable();
    let mut search = DistanceSearch {
        fillings: fillings(supply.wilds),
        melds: &melds,
        held,
        supply,
        laid: Vec::new(),
        nearest: limit,
    };
    search.lay(0, PLACES.into(), 0);
    (search.nearest < limit).then_some(search.nearest)
}

/// Returns all ways to choose at most `wilds` of the fourteen places of a complete hand. In these bit masks a set bit
/// marks a wild.
fn fillings(wilds: u8) -> &'static [u16] {
    static FILLINGS: LazyLock<[Vec<u16>; 5]> = LazyLock::new(|| {
        [0, 1, 2, 3, 4].map(|wilds| (0..1 << PLACES).filter(|filling: &u16| filling.count_ones() <= wilds).collect())
    });
    &FILLINGS[usize::from(wilds)]
}

struct DistanceSearch<'a> {
    fillings: &'static [u16],
    /// Each meld, with the number of its faces that the hand does not hold. Melds that lack few faces come first.
    melds: &'a [(u8, &'static [usize])],
    held: Held,
    supply: &'a Supply,
    laid: Vec<&'a [usize]>,
    nearest: u8,
}

impl DistanceSearch<'_> {
    /// Tries every way to complete the melds in `laid` to fourteen tiles, and stores the lowest distance in `nearest`.
    /// - `from`: the lowest index of the melds still to be added, so that each multiset is tried once.
    /// - `left`: the number of tiles still to be added.
    /// - `missing`: the number of laid tiles whose face the hand does not hold. Each needs an exchange or one of the
    ///   hand's wilds, so too many of them end the search.
    fn lay(&mut self, from: usize, left: usize, missing: u8) {
        if left == 0 {
            self.nearest = self.distance().map_or(self.nearest, |distance| distance.min(self.nearest));
        }
        for at in from..self.melds.len() {
            let (more, meld) = &self.melds[at];
            if missing + more >= self.nearest + self.held.wilds {
                break;
            }
            if meld.len() <= left {
                self.laid.push(meld);
                self.lay(at, left - meld.len(), missing + more);
                self.laid.pop();
            }
        }
    }

    /// Returns how many tiles the player must exchange for these melds. Returns `None` if the game does not have their
    /// tiles, or if a quick bound shows that the number is not lower than `nearest`.
    fn distance(&self) -> Option<u8> {
        if self.held.most_kept(&self.laid) + self.nearest <= PLACES {
            return None;
        }
        most_kept(&self.laid, self.fillings, &self.held, self.supply).map(|kept| PLACES - kept)
    }
}

/// Returns the largest number of tiles of the hand that these melds can contain, over all ways to fill their places
/// with wilds. Returns `None` if every way needs tiles that the game does not have.
fn most_kept(melds: &[&[usize]], fillings: &[u16], held: &Held, supply: &Supply) -> Option<u8> {
    let mut faces = melds.concat();
    faces.sort_unstable();
    faces.dedup();
    let filled = |&filling: &u16| {
        let mut naturals = [0; 52];
        let mut place = 0;
        for meld in melds {
            let mut in_meld = 0;
            for &face in *meld {
                if (filling >> place) & 1 == 0 {
                    naturals[face] += 1;
                    in_meld += 1;
                }
                place += 1;
            }
            if in_meld == 0 {
                return None;
            }
        }
        if faces.iter().any(|&face| naturals[face] > supply.copies[face]) {
            return None;
        }
        let kept: u8 = faces.iter().map(|&face| naturals[face].min(held.naturals[face])).sum();
        let wilds = u8::try_from(filling.count_ones()).expect("few");
        Some(kept + wilds.min(held.wilds))
    };
    // Stop at the upper bound, because no later way is better.
    let most = held.most_kept(melds);
    let mut best = None;
    for kept in fillings.iter().filter_map(filled) {
        best = best.max(Some(kept));
        if kept == most {
            break;
        }
    }
    best
}

/// Returns the lowest number of exchanges after which the hand is a dizi: 1 to 13 of one colour and its second 1.
pub(crate) fn to_dizi(hand: &Problem, supply: &Supply) -> Option<u8> {
    let held = Held::new(hand);
    let dizi = |colour| (1..=13).chain([1]).map(|number| index((colour, number))).collect::<Vec<usize>>();
    let kept = (0..4).filter_map(|colour| most_kept(&[&dizi(colour)], fillings(supply.wilds), &held, supply));
    kept.max().map(|kept| PLACES - kept)
}

/// Returns the lowest number of exchanges after which the hand consists of seven pairs.
///
/// If the pairs use an odd number of natural tiles of a face, one of them needs a wild as its partner. The remaining
/// wilds pair with each other.
///
/// Dynamic programming over the faces stores the highest number of tiles that the hand can keep. The table is indexed
/// by the number of tiles used so far, and by the number of faces with an odd count.
pub(crate) fn to_pairs(hand: &Problem, supply: &Supply) -> Option<u8> {
    let held = Held::new(hand);
    let (tiles, odd) = (usize::from(PLACES) + 1, usize::from(supply.wilds) + 1);
    let mut kept = vec![vec![None; odd]; tiles];
    kept[0][0] = Some(0);
    for (&copies, &held) in supply.copies.iter().zip(&held.naturals) {
        let mut next = vec![vec![None; odd]; tiles];
        for natural in 0..=copies {
            let (more_tiles, more_odd) = (usize::from(natural), usize::from(natural % 2));
            for tiles in more_tiles..tiles {
                for odd in more_odd..odd {
                    let before: Option<u8> = kept[tiles - more_tiles][odd - more_odd];
                    next[tiles][odd] = next[tiles][odd].max(before.map(|kept| kept + natural.min(held)));
                }
            }
        }
        kept = next;
    }
    let with = |wilds: u8| {
        let naturals = kept[usize::from(PLACES - wilds)][..=usize::from(wilds)].iter().copied().flatten().max();
        naturals.map(|kept| kept + wilds.min(held.wilds))
    };
    (0..=supply.wilds).filter_map(with).max().map(|kept| PLACES - kept)
}

/// Returns the lowest number of exchanges after which the hand has three chains: three numbers, each in all four
/// colours. The tiles of the game have the numbers 1 to `highest`.
pub(crate) fn to_chains(hand: &Problem, highest: u8) -> Option<u8> {
    let missing = |number: u8| (0..4).filter(|&colour| !hand.naturals.contains(&(colour, number))).count();
    let mut all = Vec::new();
    for low in 1..=highest {
        for middle in low + 1..=highest {
            all.extend((middle + 1..=highest).map(|high| missing(low) + missing(middle) + missing(high)));
        }
    }
    all.into_iter().min().map(|missing| u8::try_from(missing).expect("at most twelve"))
}
