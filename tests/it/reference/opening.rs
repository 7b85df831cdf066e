//! A slow search for openings. It lists every legal meld that the hand can form, then lays every multiset of them for
//! which the hand has enough tiles. Melds are added in the order of the list, so each multiset occurs once.

use super::{Meld, Problem, Tile, number_at};

/// A meld, with the tiles it uses and the sum of their numbers.
pub(crate) struct Layable {
    pub(crate) meld: Meld,
    naturals: Vec<Tile>,
    pub(crate) wilds: usize,
    pub(crate) tiles: usize,
    pub(crate) sum: u32,
}

/// Totals over the melds laid from a hand. `sum` adds up the numbers of all tiles, and `naturals` those of the natural
/// tiles. `tiles` and `wilds` are counts.
#[derive(Clone, Copy)]
pub(crate) struct Laid {
    pub(crate) sum: u32,
    pub(crate) naturals: u32,
    pub(crate) tiles: usize,
    pub(crate) wilds: usize,
}

/// The tiles still in the hand: the count of each natural face, and the number of wilds.
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

    pub(crate) fn count(&self, (colour, number): Tile) -> u8 {
        self.naturals[usize::from(colour)][usize::from(number)]
    }

    /// Returns the tiles that remain after this meld is laid, or `None` if the hand lacks a tile for it.
    fn without(mut self, layable: &Layable) -> Option<Self> {
        self.wilds = self.wilds.checked_sub(layable.wilds)?;
        for &(colour, number) in &layable.naturals {
            let count = &mut self.naturals[usize::from(colour)][usize::from(number)];
            *count = count.checked_sub(1)?;
        }
        Some(self)
    }
}

/// Returns the sum of a meld's numbers. A wild counts as the tile it replaces.
fn sum(meld: &Meld) -> u32 {
    match meld {
        Meld::Run { first, last, .. } => (*first..=*last).map(|place| u32::from(number_at(place))).sum(),
        Meld::Group { number, colours, wilds } => {
            u32::from(*number) * (u32::try_from(colours.len()).expect("few") + u32::from(*wilds))
        }
    }
}

/// Returns every legal meld for which the hand has tiles.
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

/// Returns every subset of at most `most` items, each in the order of the items.
fn subsets(items: &[u8], most: usize) -> Vec<Vec<u8>> {
    let mut subsets = vec![Vec::new()];
    for &item in items {
        let small = subsets.iter().filter(|subset: &&Vec<u8>| subset.len() < most);
        let with: Vec<Vec<u8>> = small.map(|subset| [subset.as_slice(), &[item]].concat()).collect();
        subsets.extend(with);
    }
    subsets
}

/// A callback for each opening: its melds, their totals, and the tiles that remain.
type VisitOpening<'s> = dyn FnMut(&[&Layable], Laid, &Rest) + 's;

/// Calls `visit` once for every nonempty multiset of melds that the hand can lay while it keeps at least one tile.
pub(crate) fn each(problem: &Problem, melds: &[Layable], visit: &mut VisitOpening<'_>) {
    let all: Vec<&Layable> = melds.iter().collect();
    let laid = Laid { sum: 0, naturals: 0, tiles: 0, wilds: 0 };
    lay(&all, &Rest::of(problem), problem.size(), &mut Vec::new(), laid, visit);
}

fn lay<'m>(
    melds: &[&'m Layable],
    rest: &Rest,
    size: usize,
    on_table: &mut Vec<&'m Layable>,
    laid: Laid,
    visit: &mut VisitOpening<'_>,
) {
    if !on_table.is_empty() && laid.tiles < size {
        visit(on_table, laid, rest);
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
        lay(&still[at..], rest, size, on_table, next, visit);
        on_table.pop();
    }
}
