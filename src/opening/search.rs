//! One question to the fronts: which openings there are.

use std::cell::OnceCell;
use std::rc::Rc;

use super::fronts::Fronts;
use super::laid::{parts_of, sum_of};
use super::levels::Levels;
use super::peaks::Peaks;
use super::tally::row;
use super::totals::Totals;
use super::walk::{Reached, Walk};
use crate::indicator::Role;
use crate::layouts::{Layout, Layouts, Packed};
use crate::material::Material;

/// What a tally says of every front, by the place it has reached.
type Tallies<T> = Vec<Vec<T>>;

/// A sum above all that 22 tiles can come to.
const OUT_OF_REACH: u16 = 400;

/// All that can be laid of some tiles, one tile staying behind.
#[derive(Debug)]
pub(super) struct Search {
    fronts: Fronts,
    peaks: Tallies<Peaks>,
    /// Worked out once it is asked for.
    totals: OnceCell<Tallies<Totals>>,
    bar: u16,
    /// Whether a wild must be laid.
    must_wild: bool,
}

/// A row of a tally as it ends, once what was laid before is added.
struct Ending {
    row: usize,
    /// The wilds in all.
    wilds: u8,
}

impl Search {
    /// With `must`, a tile that plays so has to be laid.
    pub(super) fn new(material: Material, wrap: bool, must: Option<Role>, bar: u32) -> Self {
        let face = match must {
            Some(Role::Natural(face)) => Some(face),
            Some(Role::Wild) | None => None,
        };
        // Whoever opens lays something, whatever the bar is.
        let bar = u16::try_from(bar).unwrap_or(OUT_OF_REACH).clamp(1, OUT_OF_REACH);
        // Nothing but what reaches the bar is asked for, or, where nothing does, the highest sum.
        let highest = Layouts::new(wrap).highest_sum(Packed::from(&material));
        let target = if must.is_some() { 0 } else { bar.min(u16::try_from(highest).unwrap_or(bar)) };
        let fronts = Fronts::new(material, wrap, face, target);
        let peaks = fronts.tallies(0);
        Self { fronts, peaks, totals: OnceCell::new(), bar, must_wild: must == Some(Role::Wild) }
    }

    /// Every row of a front's tally that an opening can end in: a tile stays, and a wild is laid where one must be.
    fn endings(&self, at: Reached) -> impl Iterator<Item = Ending> + use<> {
        let all = self.fronts.material().wilds;
        let fewest = u8::from(self.must_wild);
        let laid = at.laid;
        (laid.wilds()..=all).flat_map(move |wilds| {
            let stays = move |&leaves: &bool| leaves || laid.leaves() || wilds < all;
            let rows = [false, true].into_iter().filter(stays);
            rows.map(move |leaves| Ending { row: row(wilds - laid.wilds(), leaves), wilds })
                .filter(move |ending| ending.wilds >= fewest)
        })
    }

    /// The highest rank with at most so many wilds; `None` where nothing may be laid.
    fn peak(&self, most_wilds: u8) -> Option<u16> {
        let peaks = self.peaks[0][0];
        self.endings(Reached::START)
            .filter(|ending| ending.wilds <= most_wilds)
            .filter_map(|at| peaks.rank(at.row))
            .max()
    }

    /// Whether a sum reaches the bar.
    pub(super) fn reaches_bar(&self) -> bool {
        self.peak(self.fronts.material().wilds).is_some_and(|rank| sum_of(rank) >= self.bar)
    }

    /// The highest sum, with the most tiles; no melds where none can be laid.
    pub(super) fn best(&self) -> Layout {
        self.highest(self.fronts.material().wilds).unwrap_or_default()
    }

    /// The same with at most so many wilds.
    fn highest(&self, most_wilds: u8) -> Option<Layout> {
        let wanted = self.peak(most_wilds)?;
        let goal = |at: Reached| {
            let peaks = self.peaks[usize::from(at.place)][at.front];
            let mut ends = self.endings(at).filter(|ending| ending.wilds <= most_wilds);
            ends.any(|ending| peaks.rank(ending.row).is_some_and(|rank| rank + at.laid.rank() == wanted))
        };
        Walk::new(&self.fronts, goal).next()
    }

    /// The opening that uses the fewest okeys, where `others` wilds are none.
    pub(super) fn keeps_okey(&self, others: usize) -> Option<Layout> {
        let most = self.fronts.material().wilds;
        let fewest = u8::try_from(others).unwrap_or(most).min(most)..=most;
        let opens = |&wilds: &u8| self.peak(wilds).is_some_and(|rank| sum_of(rank) >= self.bar);
        fewest.into_iter().find(opens).and_then(|wilds| self.highest(wilds))
    }

    /// The opening that leaves the least behind, where the wilds cost so much, the dearest first.
    pub(super) fn fewest_left(&self, wild_costs: &[u32]) -> Option<Layout> {
        if !self.reaches_bar() {
            return None;
        }
        let totals = self.totals();
        let bar = usize::from(self.bar);
        let saved = |wilds: u8, thrift: u32| {
            let (naturals, rank) = parts_of(thrift);
            let wilds: u32 = wild_costs[..usize::from(wilds)].iter().sum();
            (u32::from(naturals) + wilds, rank)
        };
        let all = &totals[0][0];
        let opens = self.endings(Reached::START).flat_map(|ending| {
            let cells = all.cells(ending.row).filter(|&(sum, ..)| sum >= bar);
            cells.map(move |(.., thrift)| (ending.wilds, thrift))
        });
        let (wilds, wanted) = opens.max_by_key(|&(wilds, thrift)| saved(wilds, thrift))?;
        let goal = |at: Reached| {
            let totals = &totals[usize::from(at.place)][at.front];
            let reached = usize::from(at.laid.sum());
            self.endings(at).filter(|ending| ending.wilds == wilds).any(|ending| {
                let mut cells = totals.cells(ending.row);
                cells.any(|(sum, _, thrift)| sum + reached >= bar && thrift + at.laid.thrift() == wanted)
            })
        };
        Walk::new(&self.fronts, goal).next()
    }

    /// How many openings reach the bar.
    pub(super) fn count(&self) -> u64 {
        if !self.reaches_bar() {
            return 0;
        }
        let totals = self.totals();
        let all = &totals[0][0];
        self.endings(Reached::START).map(|ending| all.ways_at(ending.row, usize::from(self.bar))).sum()
    }

    fn totals(&self) -> &Tallies<Totals> {
        self.totals.get_or_init(|| self.fronts.tallies(self.bar))
    }

    /// Every opening that reaches the bar, the best first.
    pub(super) fn list(&self) -> impl Iterator<Item = Layout> + '_ {
        let levels: Rc<Tallies<Levels>> =
            Rc::new(if self.reaches_bar() { self.fronts.tallies(self.bar) } else { Vec::new() });
        let highest = self.peak(self.fronts.material().wilds).filter(|&rank| sum_of(rank) >= self.bar);
        let ranks = highest.into_iter().flat_map(|highest| (0..=highest).rev());
        ranks.take_while(|&rank| sum_of(rank) >= self.bar).flat_map(move |wanted| {
            let levels = Rc::clone(&levels);
            let goal = move |at: Reached| {
                let levels = &levels[usize::from(at.place)][at.front];
                let rest = wanted.checked_sub(at.laid.rank());
                rest.is_some_and(|rest| self.endings(at).any(|ending| levels.has(ending.row, rest)))
            };
            Walk::new(&self.fronts, goal)
        })
    }
}
