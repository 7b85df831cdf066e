//! Openings, the slow way: every legal meld that the hand's tiles can form is written down, and every multiset of melds
//! that fits the hand is laid once, by never going back in the list.

use std::collections::BTreeMap;

use super::{Meld, Problem, Tile, number_at};

/// Melds laid from a hand, with what they come to.
pub(crate) struct Laid<'m> {
    pub(crate) melds: Vec<&'m Meld>,
    pub(crate) sum: u32,
    pub(crate) tiles: usize,
    pub(crate) wilds: usize,
}

/// The tiles that are still in the hand.
#[derive(Clone)]
struct Rest {
    naturals: BTreeMap<Tile, usize>,
    wilds: usize,
}

impl Rest {
    fn of(problem: &Problem) -> Self {
        let mut naturals = BTreeMap::new();
        for &tile in &problem.naturals {
            *naturals.entry(tile).or_insert(0) += 1;
        }
        Self { naturals, wilds: usize::from(problem.wilds) }
    }

    /// What stays once the meld is laid; `None` where the tiles for it are not there. A meld needs no tile twice.
    fn without(&self, meld: &Meld) -> Option<Self> {
        let mut rest = self.clone();
        rest.wilds = rest.wilds.checked_sub(meld.wild_count())?;
        for tile in meld.naturals() {
            let count = rest.naturals.get_mut(&tile)?;
            *count = count.checked_sub(1)?;
        }
        Some(rest)
    }
}

/// The face values of all tiles of a meld, wilds counted as what they stand for.
pub(crate) fn sum(meld: &Meld) -> u32 {
    match meld {
        Meld::Run { first, last, .. } => (*first..=*last).map(|place| u32::from(number_at(place))).sum(),
        Meld::Group { number, colours, wilds } => u32::from(*number) * (colours.len() as u32 + u32::from(*wilds)),
    }
}

/// Every legal meld that can be laid from the hand.
pub(crate) fn melds(problem: &Problem) -> Vec<Meld> {
    let rest = Rest::of(problem);
    let places: Vec<u8> = (1..=14).collect();
    let colours: Vec<u8> = (0..4).collect();
    let mut found = Vec::new();
    for colour in 0..4 {
        for first in 1..=14 {
            for last in first..=14 {
                for wilds in subsets(&places, rest.wilds) {
                    found.push(Meld::Run { colour, first, last, wilds });
                }
            }
        }
    }
    for number in 1..=13 {
        for colours in subsets(&colours, 4) {
            for wilds in 0..=problem.wilds {
                found.push(Meld::Group { number, colours: colours.clone(), wilds });
            }
        }
    }
    found.retain(|meld| meld.is_legal(problem.wrap) && rest.without(meld).is_some());
    found
}

/// Every subset of at most so many of the items, in their order.
fn subsets(items: &[u8], most: usize) -> Vec<Vec<u8>> {
    let mut subsets = vec![Vec::new()];
    for &item in items {
        let with: Vec<Vec<u8>> = subsets
            .iter()
            .filter(|subset| subset.len() < most)
            .map(|subset| [subset.as_slice(), &[item]].concat())
            .collect();
        subsets.extend(with);
    }
    subsets
}

/// Shows every multiset of at least one meld that can be laid and leaves a tile behind, each once.
pub(crate) fn each(problem: &Problem, melds: &[Meld], show: &mut dyn FnMut(&Laid<'_>)) {
    let all: Vec<&Meld> = melds.iter().collect();
    let laid = Laid { melds: Vec::new(), sum: 0, tiles: 0, wilds: 0 };
    lay(&all, &Rest::of(problem), problem.size(), laid, show);
}

fn lay<'m>(melds: &[&'m Meld], rest: &Rest, left: usize, laid: Laid<'m>, show: &mut dyn FnMut(&Laid<'_>)) {
    if !laid.melds.is_empty() && left > 0 {
        show(&laid);
    }
    let fitting: Vec<(&'m Meld, Rest)> =
        melds.iter().filter_map(|&meld| rest.without(meld).map(|rest| (meld, rest))).collect();
    let still: Vec<&Meld> = fitting.iter().map(|&(meld, _)| meld).collect();
    for (at, (meld, rest)) in fitting.iter().enumerate() {
        let tiles = meld.naturals().len() + meld.wild_count();
        let mut melds = laid.melds.clone();
        melds.push(meld);
        let next =
            Laid { melds, sum: laid.sum + sum(meld), tiles: laid.tiles + tiles, wilds: laid.wilds + meld.wild_count() };
        lay(&still[at..], rest, left - tiles, next, show);
    }
}
