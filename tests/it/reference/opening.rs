//! Openings, the slow way: every legal meld that the hand's tiles can form is written down, and every multiset of melds
//! that fits the hand is laid once, by never going back in the list.

use super::{Meld, Problem, Tile, number_at};

/// A meld with what laying it takes and brings.
pub(crate) struct Layable {
    pub(crate) meld: Meld,
    naturals: Vec<Tile>,
    pub(crate) wilds: usize,
    pub(crate) tiles: usize,
    pub(crate) sum: u32,
}

/// Melds laid from a hand, with what they come to.
#[derive(Clone, Copy)]
pub(crate) struct Laid {
    pub(crate) sum: u32,
    /// The sum of the natural tiles alone.
    pub(crate) naturals: u32,
    pub(crate) tiles: usize,
    pub(crate) wilds: usize,
}

/// The tiles that are still in the hand: naturals by colour and number, and wilds.
#[derive(Clone, Copy)]
pub(crate) struct Rest {
    naturals: [[u8; 14]; 4],
    wilds: usize,
}

impl Rest {
    pub(crate) fn of(problem: &Problem) -> Self {
        let mut naturals = [[0; 14]; 4];
        for &(colour, number) in &problem.naturals {
            naturals[usize::from(colour)][usize::from(number)] += 1;
        }
        Self { naturals, wilds: usize::from(problem.wilds) }
    }

    /// How many natural tiles of a face there are.
    pub(crate) fn count(&self, (colour, number): Tile) -> u8 {
        self.naturals[usize::from(colour)][usize::from(number)]
    }

    /// What stays once the meld is laid; `None` where the tiles for it are not there.
    fn without(mut self, layable: &Layable) -> Option<Self> {
        self.wilds = self.wilds.checked_sub(layable.wilds)?;
        for &(colour, number) in &layable.naturals {
            let count = &mut self.naturals[usize::from(colour)][usize::from(number)];
            *count = count.checked_sub(1)?;
        }
        Some(self)
    }
}

/// The face values of all tiles of a meld, wilds counted as what they stand for.
fn sum(meld: &Meld) -> u32 {
    match meld {
        Meld::Run { first, last, .. } => (*first..=*last).map(|place| u32::from(number_at(place))).sum(),
        Meld::Group { number, colours, wilds } => {
            u32::from(*number) * (u32::try_from(colours.len()).expect("few") + u32::from(*wilds))
        }
    }
}

/// Every legal meld that can be laid from the hand.
pub(crate) fn melds(problem: &Problem) -> Vec<Layable> {
    let places: Vec<u8> = (1..=14).collect();
    let colours: Vec<u8> = (0..4).collect();
    let mut found = Vec::new();
    for wilds in subsets(&places, usize::from(problem.wilds)) {
        for colour in 0..4 {
            for first in 1..=14 {
                for last in first..=14 {
                    found.push(Meld::Run { colour, first, last, wilds: wilds.clone() });
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
    found.retain(|meld| meld.is_legal(problem.wrap));
    let layable = found.into_iter().map(|meld| {
        let (naturals, wilds) = (meld.naturals(), meld.wild_count());
        Layable { wilds, tiles: naturals.len() + wilds, sum: sum(&meld), naturals, meld }
    });
    let rest = Rest::of(problem);
    layable.filter(|layable| rest.without(layable).is_some()).collect()
}

/// Every subset of at most so many of the items, in their order.
fn subsets(items: &[u8], most: usize) -> Vec<Vec<u8>> {
    let mut subsets = vec![Vec::new()];
    for &item in items {
        let small = subsets.iter().filter(|subset: &&Vec<u8>| subset.len() < most);
        let with: Vec<Vec<u8>> = small.map(|subset| [subset.as_slice(), &[item]].concat()).collect();
        subsets.extend(with);
    }
    subsets
}

/// What is told of every opening: its melds, what they come to, and the tiles that stay.
type Show<'s> = dyn FnMut(&[&Layable], Laid, &Rest) + 's;

/// Shows every multiset of at least one of the melds that can be laid and leaves a tile behind, each once.
pub(crate) fn each(problem: &Problem, melds: &[Layable], show: &mut Show<'_>) {
    let all: Vec<&Layable> = melds.iter().collect();
    let laid = Laid { sum: 0, naturals: 0, tiles: 0, wilds: 0 };
    lay(&all, &Rest::of(problem), problem.size(), &mut Vec::new(), laid, show);
}

fn lay<'m>(
    melds: &[&'m Layable],
    rest: &Rest,
    size: usize,
    on_table: &mut Vec<&'m Layable>,
    laid: Laid,
    show: &mut Show<'_>,
) {
    if !on_table.is_empty() && laid.tiles < size {
        show(on_table, laid, rest);
    }
    let fitting: Vec<(&Layable, Rest)> =
        melds.iter().filter_map(|&meld| rest.without(meld).map(|rest| (meld, rest))).collect();
    let still: Vec<&Layable> = fitting.iter().map(|&(meld, _)| meld).collect();
    for (at, (meld, rest)) in fitting.iter().enumerate() {
        let naturals: u32 = meld.naturals.iter().map(|&(_, number)| u32::from(number)).sum();
        let next = Laid {
            sum: laid.sum + meld.sum,
            naturals: laid.naturals + naturals,
            tiles: laid.tiles + meld.tiles,
            wilds: laid.wilds + meld.wilds,
        };
        on_table.push(meld);
        lay(&still[at..], rest, size, on_table, next, show);
        on_table.pop();
    }
}
