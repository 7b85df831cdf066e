//! The openings of a hand, found by asking the frontiers.

use std::rc::Rc;
use std::sync::OnceLock;

use super::frontiers::Frontiers;
use super::highest_sums::HighestSums;
use super::reachable_sums::ReachableSums;
use super::tally::{Tallies, row};
use super::totals::OpeningTotals;
use super::walk::{OpeningWalk, Reached};
use crate::layouts::figures::parts_of;
use crate::layouts::{Layout, Layouts, Opening, Packed, sum_of};
use crate::table::Role;

/// A sum that 22 tiles cannot reach.
const OUT_OF_REACH: u16 = 400;

/// All that can be laid of a hand with one tile staying behind.
#[derive(Debug)]
pub(crate) struct OpeningSearch {
    /// The tiles that can lie in melds.
    hand: Packed,
    /// Whether all tiles can be laid at once, so that one must be kept back.
    keeps: bool,
    wrap: bool,
    /// The role of a tile that must be laid.
    must: Option<Role>,
    bar: u16,
    /// The best opening with all wilds where no tile must be laid. It and all else are worked out on demand: most racks
    /// do not reach the bar, and of those only that opening is asked for.
    free: OnceLock<Opening>,
    frontiers: OnceLock<Frontiers>,
    highest_sums: OnceLock<Tallies<HighestSums>>,
    totals: OnceLock<Tallies<OpeningTotals>>,
}

/// The figures of an opening that leaves the least behind.
#[derive(Debug)]
pub(crate) struct Thriftiest {
    wilds: u8,
    thrift: u32,
    /// What the tiles it lays would have cost.
    pub(crate) saved: u32,
}

/// A row of a tally that an opening can end in, with what was laid before added.
struct OpeningEnd {
    row: usize,
    /// The wilds in all.
    wilds: u8,
}

impl OpeningSearch {
    /// With `must`, a tile of that role has to be laid.
    pub(crate) fn new(hand: Packed, wrap: bool, must: Option<Role>, bar: u32) -> Self {
        // Whoever opens lays something, whatever the bar is.
        let bar = u16::try_from(bar).unwrap_or(OUT_OF_REACH).clamp(1, OUT_OF_REACH);
        let (free, frontiers, highest_sums, totals) =
            (OnceLock::new(), OnceLock::new(), OnceLock::new(), OnceLock::new());
        let layouts = Layouts::new(wrap);
        let (hand, keeps) = (layouts.drop_isolated_tiles(hand), layouts.is_complete(hand));
        Self { hand, keeps, wrap, must, bar, free, frontiers, highest_sums, totals }
    }

    /// What reaches the bar; where a tile must be laid, everything.
    fn frontiers(&self) -> &Frontiers {
        self.frontiers.get_or_init(|| {
            let bar = if self.must.is_none() { self.bar } else { 0 };
            Frontiers::new(self.hand.into(), self.wrap, self.must.and_then(Role::face), bar, self.keeps)
        })
    }

    /// Every row of a frontier's tally that an opening can end in: a tile stays, and a wild is laid where one must be.
    fn opening_ends(&self, at: Reached) -> impl Iterator<Item = OpeningEnd> + use<> {
        let all = self.hand.wilds;
        let fewest = u8::from(self.must == Some(Role::Wild));
        let (laid, keeps) = (at.laid, self.keeps);
        (laid.wilds()..=all).flat_map(move |wilds| {
            let stays = move |&leaves: &bool| !keeps || leaves || laid.leaves() || wilds < all;
            let rows = [false, true].into_iter().filter(stays);
            rows.map(move |leaves| OpeningEnd { row: row(wilds - laid.wilds(), leaves), wilds })
                .filter(move |end| end.wilds >= fewest)
        })
    }

    /// The best opening with at most `most_wilds` wilds where no tile must be laid.
    fn free(&self, most_wilds: u8) -> Opening {
        let find = || {
            let hand = Packed { wilds: most_wilds, ..self.hand };
            // All may be laid where another tile stays.
            Layouts::new(self.wrap).opening(hand, !self.keeps || most_wilds < self.hand.wilds)
        };
        if most_wilds == self.hand.wilds { *self.free.get_or_init(find) } else { find() }
    }

    fn highest_sums(&self) -> &Tallies<HighestSums> {
        self.highest_sums.get_or_init(|| self.frontiers().tallies(0))
    }

    /// The highest rank with at most `most_wilds` wilds; `None` where nothing may be laid.
    fn highest_rank(&self, most_wilds: u8) -> Option<u16> {
        if self.must.is_none() {
            return Some(self.free(most_wilds).rank());
        }
        let highest_sums = self.highest_sums().all();
        self.opening_ends(Reached::START)
            .filter(|end| end.wilds <= most_wilds)
            .filter_map(|at| highest_sums.rank(at.row))
            .max()
    }

    /// Whether a sum reaches the bar.
    pub(crate) fn reaches_bar(&self) -> bool {
        let reaches = |rank: u16| sum_of(rank) >= self.bar;
        let all = self.hand.wilds;
        // Only racks that reach the bar without that tile are searched for an opening that lays it.
        reaches(self.free(all).rank()) && self.highest_rank(all).is_some_and(reaches)
    }

    /// The highest sum, with the most tiles; no melds where none can be laid.
    pub(crate) fn best(&self) -> Layout {
        self.highest(self.hand.wilds).unwrap_or_default()
    }

    /// The highest sum that takes at most `most_wilds` wilds, with the most tiles.
    fn highest(&self, most_wilds: u8) -> Option<Layout> {
        if self.must.is_none() {
            return Some(Layouts::new(self.wrap).melds(self.free(most_wilds)));
        }
        let wanted_rank = self.highest_rank(most_wilds)?;
        let goal = |at: Reached| {
            let highest_sums = self.highest_sums().of(at.frontier);
            let mut ends = self.opening_ends(at).filter(|end| end.wilds <= most_wilds);
            ends.any(|end| highest_sums.rank(end.row).is_some_and(|rank| rank + at.laid.rank() == wanted_rank))
        };
        OpeningWalk::new(self.frontiers(), goal).next()
    }

    /// The opening that uses the fewest okeys, where `others` of the wilds are not okeys.
    pub(crate) fn keeps_okey(&self, others: usize) -> Option<Layout> {
        let most = self.hand.wilds;
        let fewest = u8::try_from(others).unwrap_or(most).min(most)..=most;
        if !self.reaches_bar() {
            return None;
        }
        let opens = |&wilds: &u8| self.highest_rank(wilds).is_some_and(|rank| sum_of(rank) >= self.bar);
        fewest.into_iter().find(opens).and_then(|wilds| self.highest(wilds))
    }

    /// The figures of the opening that leaves the least behind; `wild_costs` is what each wild costs, the dearest
    /// first.
    pub(crate) fn thriftiest(&self, wild_costs: &[u32]) -> Option<Thriftiest> {
        if !self.reaches_bar() {
            return None;
        }
        let totals = self.totals();
        let saved = |wilds: u8, thrift: u32| {
            let (naturals, rank) = parts_of(thrift);
            let wilds: u32 = wild_costs[..usize::from(wilds)].iter().sum();
            (u32::from(naturals) + wilds, rank)
        };
        let opens = self.opening_ends(Reached::START).flat_map(|end| {
            let sums = totals.sums(totals.all(), end.row).filter(|&(sum, ..)| sum >= self.bar);
            sums.map(move |(.., thrift)| (end.wilds, thrift))
        });
        let (wilds, thrift) = opens.max_by_key(|&(wilds, thrift)| saved(wilds, thrift))?;
        Some(Thriftiest { wilds, thrift, saved: saved(wilds, thrift).0 })
    }

    /// An opening with these figures.
    pub(crate) fn fewest_left(&self, like: &Thriftiest) -> Option<Layout> {
        let totals = self.totals();
        let goal = |at: Reached| {
            let reached = at.laid.sum();
            self.opening_ends(at).filter(|end| end.wilds == like.wilds).any(|end| {
                let mut sums = totals.sums(totals.of(at.frontier), end.row);
                sums.any(|(sum, _, thrift)| sum + reached >= self.bar && thrift + at.laid.thrift() == like.thrift)
            })
        };
        OpeningWalk::new(self.frontiers(), goal).next()
    }

    /// How many openings reach the bar.
    pub(crate) fn count(&self) -> u64 {
        if !self.reaches_bar() {
            return 0;
        }
        let totals = self.totals();
        self.opening_ends(Reached::START).map(|end| totals.ways_at(end.row, self.bar)).sum()
    }

    fn totals(&self) -> &Tallies<OpeningTotals> {
        self.totals.get_or_init(|| self.frontiers().tallies(self.bar))
    }

    /// Every opening that reaches the bar, the best first.
    pub(crate) fn list(&self) -> impl Iterator<Item = Layout> + '_ {
        let reachable_sums: Option<Rc<Tallies<ReachableSums>>> =
            self.reaches_bar().then(|| Rc::new(self.frontiers().tallies(self.bar)));
        let highest = self.highest_rank(self.hand.wilds).filter(|&rank| sum_of(rank) >= self.bar);
        let ranks = highest.into_iter().flat_map(|highest| (0..=highest).rev());
        ranks.take_while(|&rank| sum_of(rank) >= self.bar).flat_map(move |wanted_rank| {
            let reachable_sums = reachable_sums.clone();
            let goal = move |at: Reached| {
                let Some((reachable_sums, rest)) = reachable_sums.as_ref().zip(wanted_rank.checked_sub(at.laid.rank()))
                else {
                    return false;
                };
                self.opening_ends(at).any(|end| reachable_sums.of(at.frontier).has(end.row, rest))
            };
            OpeningWalk::new(self.frontiers(), goal)
        })
    }
}
