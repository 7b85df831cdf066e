//! A slow, simple second implementation of the rules, for the tests only.
//!
//! It follows only the text of the rulebook (`run.*`, `group.shape`, `meld.wilds`, `pair.shape`, `win.dizi`,
//! `cs102.chain`):
//! 1. Take the first tile that is in no meld yet.
//! 2. Build every possible meld with it, one place after the other.
//! 3. Check each finished meld against the definition, and continue with the remaining tiles.
//!
//! The search has no cache and no counts, and it skips a branch only if the rules forbid it. The engine works very
//! differently, so the two are unlikely to have the same bug.
//!
//! Tiles are plain data. The caller has already converted okeys and false jokers to faces and wilds.
//!
//! [`shapes`] works in the opposite direction, from melds to hands, for small decks.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

pub(crate) mod distance;
pub(crate) mod opening;
pub(crate) mod shapes;
pub(crate) mod to_open;

/// A tile's face: a colour in `0..4` and a number in `1..=13`.
pub(crate) type Tile = (u8, u8);

/// A hand. Each tile is stored by its role: a natural face or a wild.
#[derive(Clone, Debug, Default, Eq, PartialEq, Hash)]
pub(crate) struct Problem {
    /// The natural tiles in any order. A face may occur three times, because false jokers can play it.
    pub(crate) naturals: Vec<Tile>,
    /// The number of wilds, `0..=4`.
    pub(crate) wilds: u8,
    /// True if a 1 may follow 13 as the last tile of a run.
    pub(crate) wrap: bool,
}

impl Problem {
    pub(crate) fn size(&self) -> usize {
        self.naturals.len() + usize::from(self.wilds)
    }
}

/// A meld. Equality depends on the places of the wilds in a run, but only on the number of wilds in a group.
#[derive(Ord, PartialOrd, Eq, PartialEq, Clone, Debug, Hash)]
pub(crate) enum Meld {
    Run {
        colour: u8,
        /// The number of the first tile, `1..=13`.
        first: u8,
        /// The number of the last tile. 14 means the 1 after 13.
        last: u8,
        /// The numbers in `first..=last` that a wild plays, ascending.
        wilds: Vec<u8>,
    },
    Group {
        number: u8,
        colours: Vec<u8>,
        /// The number of wilds.
        wilds: u8,
    },
}

impl Meld {
    pub(crate) fn naturals(&self) -> Vec<Tile> {
        match self {
            Self::Run { colour, first, last, wilds } => (*first..=*last)
                .filter(|place| !wilds.contains(place))
                .map(|place| (*colour, number_at(place)))
                .collect(),
            Self::Group { number, colours, .. } => colours.iter().map(|&colour| (colour, *number)).collect(),
        }
    }

    pub(crate) fn wild_count(&self) -> usize {
        match self {
            Self::Run { wilds, .. } => wilds.len(),
            Self::Group { wilds, .. } => usize::from(*wilds),
        }
    }

    /// Returns true if the rulebook allows the meld. `wrap` is true if a 1 may follow 13.
    pub(crate) fn is_legal(&self, wrap: bool) -> bool {
        match self {
            Self::Run { colour, first, last, wilds } => {
                let end = if wrap { 14 } else { 13 };
                let length = (*first..=*last).count();
                *colour < 4
                    && *first >= 1
                    && *last <= end
                    && length >= 3
                    && wilds.is_sorted_by(|a, b| a < b)
                    && wilds.iter().all(|place| (*first..=*last).contains(place))
                    && wilds.len() < length
            }
            Self::Group { number, colours, wilds } => {
                let size = colours.len() + usize::from(*wilds);
                (1..=13).contains(number)
                    && colours.iter().all(|&colour| colour < 4)
                    && colours.is_sorted_by(|a, b| a < b)
                    && !colours.is_empty()
                    && (size == 3 || size == 4)
            }
        }
    }
}

/// The melds of a hand, sorted, so that equal layouts are equal lists.
pub(crate) type Layout = Vec<Meld>;

/// Returns the number of the tile at a place of a run. Place 14 has the 1 after 13; every other place equals its
/// number.
fn number_at(place: u8) -> u8 {
    if place == 14 { 1 } else { place }
}

/// Returns every way to lay all tiles of the hand, wilds included, in melds. A hand without tiles has one empty layout.
pub(crate) fn layouts(problem: &Problem) -> BTreeSet<Layout> {
    let mut found = BTreeSet::new();
    let _ = Table::new(problem).cover(&mut |melds| {
        let mut layout = melds.to_vec();
        layout.sort();
        found.insert(layout);
        ControlFlow::Continue(())
    });
    found
}

/// Returns true if the hand has a layout.
pub(crate) fn wins(problem: &Problem) -> bool {
    Table::new(problem).cover(&mut |_| ControlFlow::Break(())).is_break()
}

/// A callback for each complete layout; it may stop the search.
type Visit<'a> = dyn FnMut(&[Meld]) -> ControlFlow<()> + 'a;

/// The state of the search: the tiles still to lay and the melds laid so far.
struct Table {
    tiles: Vec<Tile>,
    used: Vec<bool>,
    wilds: u8,
    /// True if a 1 may follow 13.
    wrap: bool,
    melds: Vec<Meld>,
}

impl Table {
    fn new(problem: &Problem) -> Self {
        assert!(
            problem.naturals.iter().all(|&(colour, number)| colour < 4 && (1..=13).contains(&number)),
            "no such tile"
        );
        let mut tiles = problem.naturals.clone();
        tiles.sort_unstable();
        Self { used: vec![false; tiles.len()], tiles, wilds: problem.wilds, wrap: problem.wrap, melds: Vec::new() }
    }

    /// Returns the index of the first unused tile with this face.
    fn unused(&self, face: Tile) -> Option<usize> {
        (0..self.tiles.len()).find(|&tile| !self.used[tile] && self.tiles[tile] == face)
    }

    /// Lays the remaining tiles in every way and calls `visit` for each complete layout.
    ///
    /// The first natural tile not yet laid must be in some meld, so the search tries every meld with it. Every meld has
    /// a natural tile, so the search finds all melds. A layout is complete only if no wild is left.
    fn cover(&mut self, visit: &mut Visit<'_>) -> ControlFlow<()> {
        let Some(seed) = self.used.iter().position(|used| !used) else {
            return if self.wilds == 0 { visit(&self.melds) } else { ControlFlow::Continue(()) };
        };
        let left = self.used.iter().filter(|used| !**used).count() + usize::from(self.wilds);
        if left < 3 {
            return ControlFlow::Continue(());
        }
        let (colour, number) = self.tiles[seed];
        self.grow_group(seed, number, &mut vec![colour], visit)?;
        for first in 1..=13 {
            self.grow_run(seed, colour, first, first, &mut Vec::new(), visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Lays the meld if it is legal, continues the search with the remaining tiles, and removes the meld again. The
    /// caller has already marked the meld's natural tiles as used and subtracted its wilds.
    fn finish(&mut self, meld: Meld, visit: &mut Visit<'_>) -> ControlFlow<()> {
        if !meld.is_legal(self.wrap) {
            return ControlFlow::Continue(());
        }
        self.melds.push(meld);
        let flow = self.cover(visit);
        self.melds.pop();
        flow
    }

    /// Adds the tile `seed` to a group, and tries every way to extend the group with wilds and other colours. `colours`
    /// already has the colour of `seed`. Further colours are added in ascending order, so that each set of colours
    /// occurs once.
    fn grow_group(&mut self, seed: usize, number: u8, colours: &mut Vec<u8>, visit: &mut Visit<'_>) -> ControlFlow<()> {
        self.used[seed] = true;
        let wilds = self.wilds;
        for laid in 0..=wilds {
            let mut sorted = colours.clone();
            sorted.sort_unstable();
            self.wilds = wilds - laid;
            let flow = self.finish(Meld::Group { number, colours: sorted, wilds: laid }, visit);
            self.wilds = wilds;
            flow?;
        }
        for colour in 0..4 {
            let ascending = colours[1..].iter().all(|&other| other < colour);
            if colour == colours[0] || !ascending {
                continue;
            }
            if let Some(tile) = self.unused((colour, number)) {
                colours.push(colour);
                let flow = self.grow_group(tile, number, colours, visit);
                colours.pop();
                flow?;
            }
        }
        self.used[seed] = false;
        ControlFlow::Continue(())
    }

    /// Tries every way to extend a run that begins at `first`, from `place` on, with natural tiles and wilds. If the
    /// run already contains the tile `seed`, it is first tried as a finished meld.
    fn grow_run(
        &mut self,
        seed: usize,
        colour: u8,
        first: u8,
        place: u8,
        wilds: &mut Vec<u8>,
        visit: &mut Visit<'_>,
    ) -> ControlFlow<()> {
        if self.used[seed] {
            self.finish(Meld::Run { colour, first, last: place - 1, wilds: wilds.clone() }, visit)?;
        } else if !(place..=14).any(|later| number_at(later) == self.tiles[seed].1) {
            return ControlFlow::Continue(()); // the run is past the number of the tile `seed`
        }
        if place > if self.wrap { 14 } else { 13 } {
            return ControlFlow::Continue(());
        }
        if let Some(tile) = self.unused((colour, number_at(place))) {
            self.used[tile] = true;
            let flow = self.grow_run(seed, colour, first, place + 1, wilds, visit);
            self.used[tile] = false;
            flow?;
        }
        if self.wilds > 0 {
            self.wilds -= 1;
            wilds.push(place);
            let flow = self.grow_run(seed, colour, first, place + 1, wilds, visit);
            wilds.pop();
            self.wilds += 1;
            flow?;
        }
        ControlFlow::Continue(())
    }
}

fn physical(problem: &Problem) -> Vec<Option<Tile>> {
    let wilds = std::iter::repeat_n(None, usize::from(problem.wilds));
    problem.naturals.iter().copied().map(Some).chain(wilds).collect()
}

/// Returns true if two tiles form a pair: they have the same face, or one of them is a wild.
fn is_pair(one: Option<Tile>, other: Option<Tile>) -> bool {
    one.is_none() || other.is_none() || one == other
}

/// Returns true if the hand has 14 tiles that split into seven pairs.
pub(crate) fn seven_pairs(problem: &Problem) -> bool {
    /// Returns true if these tiles split into pairs, by trying every partner for the first tile.
    fn pair_up(tiles: &[Option<Tile>]) -> bool {
        let Some((&first, others)) = tiles.split_first() else {
            return true;
        };
        (0..others.len()).any(|other| {
            let mut rest = others.to_vec();
            is_pair(first, rest.remove(other)) && pair_up(&rest)
        })
    }
    problem.size() == 14 && pair_up(&physical(problem))
}

/// Returns the highest number of disjoint pairs in a hand of any size.
pub(crate) fn most_pairs(problem: &Problem) -> usize {
    /// Stores the highest number of pairs in `best`, by leaving the first tile single or pairing it with each possible
    /// partner. `made` counts the pairs so far.
    fn search(tiles: &[Option<Tile>], made: usize, best: &mut usize) {
        *best = made.max(*best);
        if made + tiles.len() / 2 <= *best {
            return; // even if all remaining tiles form pairs, `best` does not rise
        }
        let Some((&first, others)) = tiles.split_first() else {
            return;
        };
        for (other, &second) in others.iter().enumerate() {
            if is_pair(first, second) && !others[..other].contains(&second) {
                let mut rest = others.to_vec();
                rest.remove(other);
                search(&rest, made + 1, best);
            }
        }
        search(others, made, best);
    }
    let mut best = 0;
    search(&physical(problem), 0, &mut best);
    best
}

/// Returns true if the hand is a dizi: 1 to 13 of one colour and its second 1.
///
/// A wild can replace any of these tiles, but at least one tile must be natural. The switch for the 1 after 13 does not
/// matter. The caller must check that the profile allows a win with a dizi.
pub(crate) fn is_dizi(problem: &Problem) -> bool {
    problem.size() == 14
        && !problem.naturals.is_empty()
        && (0..4).any(|colour| {
            let mut missing: Vec<Tile> = (1..=13).chain([1]).map(|number| (colour, number)).collect();
            let in_place = problem.naturals.iter().all(|tile| {
                let place = missing.iter().position(|face| face == tile);
                place.map(|place| missing.remove(place)).is_some()
            });
            in_place && missing.len() == usize::from(problem.wilds)
        })
}

/// Returns the winning sets of chains in `cs102`: every ascending list of three numbers that the hand holds in all four
/// colours.
pub(crate) fn chain_sets(tiles: &[Tile]) -> BTreeSet<Vec<u8>> {
    let is_chain = |number: u8| (0..4).all(|colour| tiles.contains(&(colour, number)));
    let mut sets = BTreeSet::new();
    for low in 1..=13 {
        for middle in low + 1..=13 {
            for high in middle + 1..=13 {
                if is_chain(low) && is_chain(middle) && is_chain(high) {
                    sets.insert(vec![low, middle, high]);
                }
            }
        }
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses a hand such as `"K1 R6 Y12 *"`, in which a star is a wild.
    fn hand(text: &str, wrap: bool) -> Problem {
        let mut problem = Problem { wrap, ..Problem::default() };
        for word in text.split_whitespace() {
            if word == "*" {
                problem.wilds += 1;
            } else {
                let colour = "KRBY".find(&word[..1]).expect("a colour");
                problem.naturals.push((u8::try_from(colour).expect("small"), word[1..].parse().expect("a number")));
            }
        }
        problem
    }

    fn count(text: &str, wrap: bool) -> usize {
        let problem = hand(text, wrap);
        let found = layouts(&problem);
        let mut tiles = problem.naturals.clone();
        tiles.sort_unstable();
        for layout in &found {
            let mut laid: Vec<Tile> = layout.iter().flat_map(Meld::naturals).collect();
            laid.sort_unstable();
            assert_eq!(laid, tiles, "{text}");
            assert_eq!(layout.iter().map(Meld::wild_count).sum::<usize>(), usize::from(problem.wilds), "{text}");
            assert!(layout.iter().all(|meld| meld.is_legal(wrap)) && layout.is_sorted(), "{text}");
        }
        assert_eq!(wins(&problem), !found.is_empty(), "{text}");
        found.len()
    }

    #[test]
    fn the_printed_example_has_five_layouts_and_needs_the_wrap() {
        let text = "K1 K2 K3 R6 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 *";
        assert_eq!(count(text, true), 5);
        assert_eq!(count(text, false), 0);
    }

    #[test]
    fn runs() {
        assert_eq!(count("K1 K2", true), 0);
        assert_eq!(count("K1 K2 K3", false), 1);
        assert_eq!(count("K1 K2 R3", false), 0);
        assert_eq!(count("K1 K2 K3 K4 K5 K6", false), 2);
        assert_eq!(count("K12 K13 K1", true), 1);
        assert_eq!(count("K12 K13 K1", false), 0);
        assert_eq!(count("K13 K1 K2", true), 0);
        assert_eq!(count("K13 K1 *", true), 1); // 12-13-1
        assert_eq!(count("K1 K2 *", true), 1);
        assert_eq!(count("K5 * *", true), 4); // 345, 456, 567 and the group
        assert_eq!(count("K1 * *", true), 3); // 123, 12-13-1 and the group
        assert_eq!(count("K1 * *", false), 2);
        assert_eq!(count("K13 * *", true), 3); // 11-12-13, 12-13-1 and the group
        assert_eq!(count("* * *", true), 0);
    }

    #[test]
    fn the_run_of_fourteen() {
        let all = "K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13";
        let whole = |text: &str| {
            let run = layouts(&hand(text, true)).into_iter().filter(|layout| layout.len() == 1);
            run.count()
        };
        assert_eq!(whole(&format!("K1 K1 {all}")), 1);
        assert_eq!(whole(&format!("K1 {all} *")), 2); // the wild is the first or the last tile
        assert_eq!(whole(&format!("{all} * *")), 1);
        assert_eq!(count(&format!("K1 K1 {all}"), false), 0);
    }

    #[test]
    fn groups() {
        assert_eq!(count("K5 R5 B5", false), 1);
        assert_eq!(count("K5 R5 B5 Y5", false), 1);
        assert_eq!(count("K5 R5 R5", false), 0);
        assert_eq!(count("K5 R5 B5 Y5 *", false), 0); // a group never has five tiles
        assert_eq!(count("K5 R5 *", false), 1);
        assert_eq!(count("K5 R5 * *", false), 1);
        assert_eq!(count("K5 R5 B5 K5 R5 Y5", false), 1);
        assert_eq!(count("K5 R5 B5 Y5 K5 R5 B5 Y5", false), 1);
        assert_eq!(count("K5 R5 B5 Y5 K5 R5 B5", false), 1);
    }

    #[test]
    fn three_copies_of_a_face() {
        assert_eq!(count("K5 K5 K5 R5 R5 R5 B5 B5 B5", false), 1);
        assert_eq!(count("K5 K5 K5 K6 K6 K6 K7 K7 K7", false), 1);
        assert_eq!(count("K5 K5 K5", false), 0);
    }

    #[test]
    fn pairs() {
        assert!(seven_pairs(&hand("K1 K1 K2 K2 R3 R3 R4 R4 B5 B5 B6 B6 Y7 Y7", true)));
        assert!(seven_pairs(&hand("K1 K1 K1 K1 R3 R3 R4 R4 B5 B5 B6 B6 * *", true)));
        assert!(seven_pairs(&hand("K1 R1 B1 Y1 R3 R3 R4 R4 B5 B5 * * * *", true)));
        assert!(!seven_pairs(&hand("K1 R1 B1 Y1 R3 R4 R4 R4 B5 B5 * * * B7", true)));
        assert!(!seven_pairs(&hand("K1 K1", true)));
        assert_eq!(most_pairs(&hand("", true)), 0);
        assert_eq!(most_pairs(&hand("K1 K2 K3", true)), 0);
        assert_eq!(most_pairs(&hand("K1 K1 K1", true)), 1);
        assert_eq!(most_pairs(&hand("K1 K1 K1 *", true)), 2);
        assert_eq!(most_pairs(&hand("K1 K1 * *", true)), 2);
        assert_eq!(most_pairs(&hand("K1 K2 K3 K4 K5 * * *", true)), 3);
        assert_eq!(most_pairs(&hand("* * * *", true)), 2);
    }

    #[test]
    fn dizi() {
        assert!(is_dizi(&hand("R1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", true)));
        assert!(is_dizi(&hand("R1 * R2 R3 R4 R5 R6 R7 R8 R9 R10 * R12 R13", true)));
        assert!(!is_dizi(&hand("R1 R1 R1 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", true)));
        assert!(!is_dizi(&hand("R1 R1 R2 R3 R4 R5 R6 K7 R8 R9 R10 R11 R12 R13", true)));
        assert!(!is_dizi(&hand("R2 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 *", true)));
        assert!(!is_dizi(&hand("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", true)));
    }

    #[test]
    fn chains() {
        let four = |number: u8| (0..4).map(move |colour| (colour, number));
        let mut tiles: Vec<Tile> = four(1).chain(four(3)).chain(four(7)).collect();
        assert_eq!(chain_sets(&tiles), BTreeSet::from([vec![1, 3, 7]]));
        tiles.extend(four(2));
        assert_eq!(chain_sets(&tiles).len(), 4);
        tiles.truncate(11);
        assert!(chain_sets(&tiles).is_empty());
        let same: Vec<Tile> = four(1).chain(four(1)).chain(four(2)).collect();
        assert!(chain_sets(&same).is_empty());
    }
}
