//! Finds the best layoffs within one colour: the tiles to lay off onto runs, onto groups, and in new pairs.
//!
//! A run can grow at both ends, one number at a time. The function `sweep` scans the numbers from low to high and keeps
//! the best layoffs for each state (see `RunState`), so it finds the best layoffs overall.

use crate::layouts::RunShape;
use crate::meld::{Meld, MeldKind};
use crate::tiles::Colour;

/// The number of positions in a run: the numbers 1 to 13, and position 14 for a 1 after 13.
pub(super) const PLACES: u8 = RunShape::AFTER_13;

/// A count for each position of a run: positions 1 to 13 are the numbers, and position 14 is a 1 after 13.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct ByPlace([u8; PLACES as usize]);

impl ByPlace {
    pub(super) fn at(&self, place: u8) -> u8 {
        let at = usize::from(place).checked_sub(1);
        at.and_then(|at| self.0.get(at)).copied().unwrap_or(0)
    }

    pub(super) fn add(&mut self, place: u8) {
        let at = usize::from(place).checked_sub(1);
        if let Some(count) = at.and_then(|at| self.0.get_mut(at)) {
            *count = count.saturating_add(1);
        }
    }

    fn moved(&self, count: u8, from: u8, to: u8) -> Self {
        let mut moved = self.clone();
        for (place, by) in [(from, self.at(from) - count), (to, self.at(to).saturating_add(count))] {
            if let Some(there) = usize::from(place).checked_sub(1).and_then(|at| moved.0.get_mut(at)) {
                *there = by;
            }
        }
        moved
    }
}

/// Returns the positions of a run's first and last tile. A position is the number of the tile, or 14 for a 1 after 13.
pub(super) fn span(run: &Meld) -> Option<(u8, u8)> {
    let first = run.faces().next()?.number.get();
    Some((first, first + u8::try_from(run.places.len()).ok()? - 1))
}

/// The tiles of one colour that are to be laid off, and the melds onto which they can be laid.
#[derive(Debug, Clone)]
pub(super) struct Column {
    /// The number of tiles to lay off for each number. A 1 that is meant to follow 13 counts as number 14.
    pub(super) tiles: ByPlace,
    /// The number of runs on the table that end with each number.
    ends: ByPlace,
    /// The number of runs on the table that start with each number.
    starts: ByPlace,
    /// For each number, how many groups of this number on the table have no tile of this colour.
    missing: ByPlace,
    /// True if a 1 may follow a 13 in a run.
    wrap: bool,
    pairs: bool,
}

/// How the tiles of one face, for example all R7, are laid off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct PlaceChoice {
    /// The number of runs that get this face at their upper end.
    pub(super) up: u8,
    /// The number of runs that get this face at their lower end.
    pub(super) down: u8,
    pub(super) groups: u8,
    pub(super) pairs: u8,
}

impl PlaceChoice {
    const fn tiles(self) -> u8 {
        self.up + self.down + self.groups + 2 * self.pairs
    }
}

/// How the tiles of one colour are laid off: one entry for each number, in order, and one for a 1 after 13.
pub(super) type PlaceChoices = [PlaceChoice; PLACES as usize];

/// The value of a set of layoffs: the number of tiles laid off and, to break ties, the number of new pairs. A new pair
/// is two equal tiles that the player lays as a meld of their own.
pub(super) type Worth = (usize, usize);

type BestWay = (Worth, PlaceChoices);

/// The state of `sweep` after one number, as three counts: runs extended upwards to this number; runs that start at a
/// higher number and are extended downwards to it; okeys used so far.
type RunState = (u8, u8, u8);

impl Column {
    pub(super) fn new(colour: Colour, melds: &[Meld], wrap: bool, pairs: bool) -> Self {
        let mut column = Self {
            tiles: ByPlace::default(),
            ends: ByPlace::default(),
            starts: ByPlace::default(),
            missing: ByPlace::default(),
            wrap,
            pairs,
        };
        for meld in melds {
            match meld.kind {
                MeldKind::Run if meld.faces().all(|face| face.colour == colour) => {
                    if let Some((first, last)) = span(meld) {
                        column.starts.add(first);
                        column.ends.add(last);
                    }
                }
                MeldKind::Group if meld.faces().all(|face| face.colour != colour) => {
                    meld.number().into_iter().for_each(|number| column.missing.add(number.get()));
                }
                _ => {}
            }
        }
        column
    }

    /// Returns the layoffs with the highest value. Index `n` of the result is for a player who may use at most `n`
    /// okeys.
    pub(super) fn best(&self, okeys: u8) -> Vec<BestWay> {
        let ones = if self.wrap { self.tiles.at(1) } else { 0 };
        let sweeps = (0..=ones).map(|behind| self.sweep(&self.tiles.moved(behind, 1, PLACES), okeys));
        let ends: Vec<(RunState, BestWay)> = sweeps.flatten().filter(|((_, down, _), _)| *down == 0).collect();
        let best = |most| {
            let within = ends.iter().filter(|((_, _, used), _)| *used <= most).map(|(_, way)| way);
            within.max_by_key(|(worth, _)| *worth).copied().unwrap_or_default()
        };
        (0..=okeys).map(best).collect()
    }

    fn sweep(&self, tiles: &ByPlace, okeys: u8) -> Vec<(RunState, BestWay)> {
        let mut ways: Vec<(RunState, BestWay)> = vec![((0, 0, 0), BestWay::default())];
        for place in 1..=PLACES {
            let mut next: Vec<(RunState, BestWay)> = Vec::with_capacity(ways.len());
            for ((up, down, used), (worth, choices)) in &ways {
                for choice in self.choices(place, (*up, *down), tiles.at(place), okeys - used) {
                    let used = used + choice.tiles().saturating_sub(tiles.at(place));
                    let state = (choice.up, choice.down, used);
                    let worth = (worth.0 + usize::from(choice.tiles()), worth.1 + usize::from(choice.pairs));
                    let known = next.iter_mut().find(|(other, _)| *other == state);
                    if known.as_ref().is_some_and(|(_, (other, _))| *other >= worth) {
                        continue;
                    }
                    let mut way = (worth, *choices);
                    if let Some(at) = way.1.get_mut(usize::from(place) - 1) {
                        *at = choice;
                    }
                    match known {
                        Some((_, other)) => *other = way,
                        None => next.push((state, way)),
                    }
                }
            }
            ways = next;
        }
        ways
    }

    /// Returns the ways to lay off tiles of the number `place`. The search goes from low numbers to high ones.
    ///
    /// * `up` is the number of runs on the table that are extended upwards as far as the number before `place`.
    /// * `down` is the number of runs that start at `place` or higher and are extended downwards to the number before
    ///   `place`. Each of them needs a tile of the number `place` too, unless the run on the table starts there.
    /// * `naturals` is the number of tiles with this number that the player wants to lay off.
    /// * `okeys` is the number of okeys that are not used yet.
    fn choices(
        &self,
        place: u8,
        (up, down): (u8, u8),
        naturals: u8,
        okeys: u8,
    ) -> impl Iterator<Item = PlaceChoice> + use<> {
        let tiles = naturals.saturating_add(okeys);
        let wrapped = place == PLACES && !self.wrap;
        let grow = if wrapped { 0 } else { up.saturating_add(self.ends.at(place - 1)).min(tiles) };
        let owed = down.saturating_sub(self.starts.at(place));
        let later = (place + 1..=PLACES).map(|later| self.starts.at(later)).fold(0, u8::saturating_add);
        let groups = if place == PLACES { 0 } else { self.missing.at(place) };
        let pairs = self.pairs;
        let own = move |left: u8| if pairs { naturals.min(left / 2) } else { 0 };
        let downs = (0..=grow).flat_map(move |up| (owed..=later.min(tiles - up)).map(move |down| (up, down)));
        let grown =
            downs.flat_map(move |(up, down)| (0..=groups.min(tiles - up - down)).map(move |groups| (up, down, groups)));
        grown.flat_map(move |(up, down, groups)| {
            (0..=own(tiles - up - down - groups)).map(move |pairs| PlaceChoice { up, down, groups, pairs })
        })
    }
}
