//! Laying off within one colour: how many of its tiles and okeys fit onto runs, into groups, and into own pairs.
//!
//! A run grows only at its ends, one number at a time, and the two ends are independent. So the state of all runs of a
//! colour is: how many grew upwards onto a number, and how many will grow downwards from it. A scan over the numbers
//! that keeps the best way to each state finds the best way of all.

use crate::layouts::RunShape;
use crate::meld::{Meld, MeldKind};
use crate::tiles::Colour;

/// The places of a run.
pub(super) const PLACES: u8 = RunShape::AFTER_13;

/// A count for each place.
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
        for (place, by) in [(from, self.at(from) - count), (to, self.at(to) + count)] {
            if let Some(there) = usize::from(place).checked_sub(1).and_then(|at| moved.0.get_mut(at)) {
                *there = by;
            }
        }
        moved
    }
}

/// The first and the last place of a run.
pub(super) fn span(run: &Meld) -> Option<(u8, u8)> {
    let first = run.faces().next()?.number.get();
    Some((first, first + u8::try_from(run.places.len()).ok()? - 1))
}

/// The capacity of a table's melds for one colour, and the tiles of it to lay off.
#[derive(Debug, Clone)]
pub(super) struct Column {
    /// The tiles to lay off.
    pub(super) tiles: ByPlace,
    /// Runs by their last place.
    ends: ByPlace,
    /// Runs by their first place.
    starts: ByPlace,
    /// Groups that lack the colour.
    missing: ByPlace,
    /// True if a 1 may follow a 13.
    wrap: bool,
    /// True if own pairs may be laid.
    pairs: bool,
}

/// The layoffs at one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct PlaceChoice {
    /// Runs that grow upwards onto it.
    pub(super) up: u8,
    /// Runs that grow downwards onto it.
    pub(super) down: u8,
    /// Groups that take it.
    pub(super) groups: u8,
    /// Own pairs of it.
    pub(super) pairs: u8,
}

impl PlaceChoice {
    const fn tiles(self) -> u8 {
        self.up + self.down + self.groups + 2 * self.pairs
    }
}

/// The layoffs at every place, in order.
pub(super) type PlaceChoices = [PlaceChoice; PLACES as usize];

/// The value of a way: tiles, then own pairs.
pub(super) type Worth = (u8, u8);

/// The best way to a state: its value, and the choices at the places so far.
type BestWay = (Worth, PlaceChoices);

/// Runs that grew upwards onto a place, runs that will grow downwards from it, okeys used.
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

    /// Returns, for each number of okeys, the best way with at most that many.
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
                    let worth = (worth.0 + choice.tiles(), worth.1 + choice.pairs);
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

    /// Returns the possible layoffs at a place with `naturals` tiles and `okeys` okeys, if `up` runs grew upwards and
    /// `down` runs downwards onto the place before.
    fn choices(
        &self,
        place: u8,
        (up, down): (u8, u8),
        naturals: u8,
        okeys: u8,
    ) -> impl Iterator<Item = PlaceChoice> + use<> {
        let tiles = naturals + okeys;
        let wrapped = place == PLACES && !self.wrap;
        let grow = if wrapped { 0 } else { (up + self.ends.at(place - 1)).min(tiles) };
        // A run that grows downwards onto the place before needs a tile here, unless it begins here.
        let owed = down.saturating_sub(self.starts.at(place));
        let later: u8 = (place + 1..=PLACES).map(|later| self.starts.at(later)).sum();
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
