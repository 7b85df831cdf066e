//! Answers questions about the openings of one hand in 101. An opening must have enough points.
//!
//! A cheap search finds the highest sum that melds of the hand can have. If this sum is too low, as in most hands,
//! there are no openings. Otherwise the answers need the graph of all openings and a tally for each node. Both are
//! built lazily.
//!
//! * `frontiers` scans the numbers once and builds the graph. A node is the open runs of all four colours after some
//!   number. An edge is a way to lay tiles at the next number.
//! * `tally` summarises, for each node, what can still be laid after it: in how many ways (`OpeningTotals`), with which
//!   sums (`ReachableSums`), or with which highest sum (`HighestSums`). Tallies are computed from the last node to the
//!   first.
//! * `walk` lists openings: the paths of the graph that reach a goal. Tallies keep it out of dead ends.

mod frontiers;
mod tally;
mod walk;

use std::rc::Rc;
use std::sync::OnceLock;

use self::frontiers::{Frontiers, OpeningLimits};
use self::tally::{HighestSums, OpeningTotals, ReachableSums, Tallies, row};
use self::walk::{OpeningWalk, WalkPosition};
use crate::hand::RoleCounts;
use crate::layouts::figures::parts_of;
use crate::layouts::{Caches, Layout, Opening, Packed, sum_of};
use crate::table::Role;
use crate::tiles::Face;

/// A sum of points that 22 tiles cannot reach.
const OUT_OF_REACH: u32 = 400;

/// The search for the openings of one hand. An opening must reach `bar`, a sum of points.
#[derive(Debug)]
pub(crate) struct OpeningSearch {
    /// The hand without the tiles that fit in no meld.
    hand: Packed,
    /// True if melds could lay every tile of the hand, but the player must keep one tile for the discard. An opening
    /// that lays every tile is then not allowed.
    must_keep_one: bool,
    wrap: bool,
    /// The role (a natural face, or wild) of a tile that every opening must lay, if any.
    must: Option<Role>,
    bar: u16,
    limits: OpeningLimits,
    /// The melds with the highest sum, whether or not they lay the tile in `must`; computed lazily. If this sum is
    /// below `bar`, the hand has no opening.
    best_unrestricted: OnceLock<Opening>,
    frontiers: OnceLock<Frontiers>,
    highest_sums: OnceLock<Tallies<HighestSums>>,
    totals: OnceLock<Tallies<OpeningTotals>>,
    /// The same search with a graph of all openings, even with too few points. It is only needed with `must`, for the
    /// highest sum if this is too low.
    with_any_sum: OnceLock<Box<Self>>,
}

/// What is known about the lowest number of penalty points that an opening leaves in the hand.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LeftPoints {
    /// The search may ignore openings that leave more points.
    pub(crate) most: u32,
    /// An estimate of the lowest number, from a similar hand; `None` without one. It does not change the result, but a
    /// good estimate makes the search faster.
    pub(crate) likely: Option<u32>,
}

impl LeftPoints {
    pub(crate) const UNKNOWN: Self = Self { most: u32::MAX, likely: None };

    /// Returns the same with a limit that is at most `most`.
    pub(crate) fn at_most(self, most: u32) -> Self {
        Self { most: self.most.min(most), ..self }
    }
}

/// The figures of the opening that leaves the fewest penalty points in the hand.
#[derive(Debug)]
pub(crate) struct Thriftiest {
    wilds: u8,
    /// The higher the thrift, the fewer points stay in the hand (`Figures::thrift`). The high 16 bits are the sum of
    /// points of the opening's natural tiles. The low 16 bits are the rank of the opening (sum of points, then number
    /// of tiles).
    thrift: u32,
    /// The penalty points that the opening saves: those of the tiles that it lays.
    pub(crate) saved: u32,
}

/// A row of a tally (see [`row`]) in which every way to continue completes a legal opening.
struct OpeningEnd {
    row: usize,
    /// The number of wilds in the whole opening.
    wilds: u8,
}

impl OpeningSearch {
    /// Returns the search for a hand. With `must`, every opening has to lay a tile of that role. `bar` is the sum of
    /// points that an opening needs. If `whole` is false, an opening must keep one tile of the hand for the discard.
    pub(crate) fn new(caches: &Caches, hand: Packed, wrap: bool, must: Option<Role>, bar: u32, whole: bool) -> Self {
        // An opening has at least one meld, so it has at least 1 point even if the table requires none.
        let bar = bar.clamp(1, OUT_OF_REACH) as u16;
        let layouts = caches.layouts(wrap);
        let (hand, must_keep_one) = (layouts.drop_isolated_tiles(hand), !whole && layouts.is_complete(hand));
        let limits = OpeningLimits { bar, most_left: OUT_OF_REACH as u16, barred: None, only_thriftiest: false };
        Self {
            hand,
            must_keep_one,
            wrap,
            must,
            bar,
            limits,
            best_unrestricted: OnceLock::new(),
            frontiers: OnceLock::new(),
            highest_sums: OnceLock::new(),
            totals: OnceLock::new(),
            with_any_sum: OnceLock::new(),
        }
    }

    /// Returns the same search with a smaller graph, for openings that leave at most `most_left` points of natural
    /// tiles. Tiles that fit in no meld do not count. The graph may omit all other openings, and those with too few
    /// points. If `barred` is a face, the graph also omits all openings with a meld that accepts one more tile of this
    /// face (see [`OpeningLimits::barred`]).
    fn leaving(&self, most_left: u32, barred: Option<Face>) -> Self {
        let most_left = most_left.min(OUT_OF_REACH) as u16;
        self.with_limits(OpeningLimits { bar: self.bar, most_left, barred, only_thriftiest: true })
    }

    /// Returns the same search with other limits, so that it builds a graph of its own.
    fn with_limits(&self, limits: OpeningLimits) -> Self {
        Self {
            limits,
            best_unrestricted: self.best_unrestricted.clone(),
            frontiers: OnceLock::new(),
            highest_sums: OnceLock::new(),
            totals: OnceLock::new(),
            with_any_sum: OnceLock::new(),
            ..*self
        }
    }

    /// Finds the opening with enough points that leaves the fewest penalty points in the hand. Returns a search for
    /// this opening with a small graph, and the figures of the opening. The search may ignore openings that leave more
    /// than `left.most` points, and returns `None` if it finds no opening.
    ///
    /// `wild_costs` has the penalty points of each wild, in the order in which an opening lays the wilds, and
    /// `cost_of_all` is the penalty points of all tiles of the hand. If `barred` is a face, no meld of the opening may
    /// accept a tile of it (see [`OpeningLimits::barred`]).
    ///
    /// Many hands have an opening that leaves few points. So the search first builds a small graph of such openings. If
    /// this graph does not contain the best opening, the search builds larger graphs until one does. A graph that is
    /// already large is followed by the graph with all openings that may be the best.
    pub(crate) fn narrowed(
        &self,
        caches: &Caches,
        (wild_costs, cost_of_all): (&[u32], u32),
        left: LeftPoints,
        barred: Option<Face>,
    ) -> Option<(Self, Thriftiest)> {
        /// The number of points that the openings of the first graph may leave, if there is no estimate.
        const FEW: u32 = 8;
        /// A graph with more nodes takes long to build.
        const LARGE: usize = 300;
        let naturals = RoleCounts::from(self.hand);
        let naturals = naturals.faces().map(|(face, count)| u32::from(face.number.get()) * u32::from(count));
        let all = naturals.sum::<u32>() + wild_costs.iter().sum::<u32>();
        // Every opening leaves the tiles that fit in no meld.
        let in_melds = |points: u32| points.saturating_add(all).saturating_sub(cost_of_all).min(all);
        let most_left = in_melds(left.most);
        let few_left = match left.likely.map(in_melds) {
            None => FEW,
            // The estimate is for a search without `barred`. With `barred`, the openings leave more points.
            Some(likely) if barred.is_some() => likely.max(FEW),
            Some(likely) => likely,
        };
        let mut graph_left = few_left.min(most_left);
        loop {
            let search = self.leaving(graph_left, barred);
            let found = search.thriftiest(caches, wild_costs);
            // An opening outside the graph leaves more than `graph_left` points.
            let left = found.as_ref().map(|found| all - found.saved);
            if graph_left == most_left || left.is_some_and(|left| left <= graph_left) {
                return found.map(|found| (search, found));
            }
            // The best opening leaves at most as many points as the one that was found.
            let is_large = search.frontiers(caches).nodes() > LARGE;
            let more = if is_large { most_left } else { FEW.max(3 * graph_left) };
            graph_left = left.unwrap_or(more).min(most_left);
        }
    }

    fn frontiers(&self, caches: &Caches) -> &Frontiers {
        self.frontiers.get_or_init(|| {
            let mut steps = caches.steps.borrow_mut();
            Frontiers::new(
                &mut steps,
                self.hand.into(),
                self.wrap,
                self.must.and_then(Role::face),
                self.limits,
                self.must_keep_one,
            )
        })
    }

    /// Returns the tally rows that have legal ways to finish an opening from `position`. There are up to two rows for
    /// each number of wilds: one for the ways that leave natural tiles outside melds, and one for the ways that leave
    /// none. A legal opening lays a wild if `must` is a wild, and keeps one tile for the discard if `must_keep_one` is
    /// true.
    fn opening_ends(&self, position: WalkPosition) -> impl Iterator<Item = OpeningEnd> + use<> {
        let all = self.hand.wilds;
        let fewest = u8::from(self.must == Some(Role::Wild));
        let (laid, must_keep_one) = (position.laid, self.must_keep_one);
        (laid.wilds()..=all).flat_map(move |wilds| {
            let is_allowed = move |&leaves: &bool| !must_keep_one || leaves || laid.leaves() || wilds < all;
            let rows = [false, true].into_iter().filter(is_allowed);
            rows.map(move |leaves| OpeningEnd { row: row(wilds - laid.wilds(), leaves), wilds })
                .filter(move |end| end.wilds >= fewest)
        })
    }

    /// Returns the opening with the highest sum that uses at most `most_wilds` wilds. Ignores `must`, the tile that an
    /// opening must lay.
    fn best_unrestricted(&self, caches: &Caches, most_wilds: u8) -> Opening {
        let find = || {
            let hand = Packed { wilds: most_wilds, ..self.hand };
            // One tile of the hand must stay for the discard. If `most_wilds` excludes a wild, that wild stays, so the
            // opening may use all other tiles.
            caches.layouts(self.wrap).opening(hand, !self.must_keep_one || most_wilds < self.hand.wilds)
        };
        if most_wilds == self.hand.wilds { *self.best_unrestricted.get_or_init(find) } else { find() }
    }

    /// Returns the number of tiles that fit in at least one meld of the hand.
    pub(crate) const fn tiles_for_melds(&self) -> usize {
        self.hand.len()
    }

    fn highest_sums(&self, caches: &Caches) -> &Tallies<HighestSums> {
        self.highest_sums.get_or_init(|| self.frontiers(caches).tallies(0))
    }

    /// Returns the highest rank (sum of points, then number of tiles) of an opening with at most `most_wilds` wilds,
    /// even if its sum is below `bar`. With `must`, the opening lays a tile of that role, and the result is `None` if
    /// no opening does. Without `must`, the result is 0 if no melds can be laid.
    fn highest_rank(&self, caches: &Caches, most_wilds: u8) -> Option<u16> {
        if self.must.is_none() {
            return Some(self.best_unrestricted(caches, most_wilds).rank());
        }
        self.highest_in_graph(caches, most_wilds).or_else(|| self.with_any_sum()?.highest_rank(caches, most_wilds))
    }

    /// Returns the highest rank of an opening in the graph with at most `most_wilds` wilds. Returns `None` if there is
    /// none with enough points.
    fn highest_in_graph(&self, caches: &Caches, most_wilds: u8) -> Option<u16> {
        let highest_sums = self.highest_sums(caches).whole();
        self.opening_ends(WalkPosition::START)
            .filter(|end| end.wilds <= most_wilds)
            .filter_map(|at| highest_sums.rank(at.row))
            .max()
            .filter(|&rank| sum_of(rank) >= self.limits.bar)
    }

    /// Returns the same search with a graph of all openings, or `None` if the graph of this search already has all.
    fn with_any_sum(&self) -> Option<&Self> {
        let any_sum = || Box::new(self.with_limits(OpeningLimits { bar: 0, ..self.limits }));
        (self.limits.bar > 0).then(|| &**self.with_any_sum.get_or_init(any_sum))
    }

    /// Returns true if the hand has melds that reach `bar` and, with `must`, lay a tile of that role.
    pub(crate) fn reaches_bar(&self, caches: &Caches) -> bool {
        self.reaches_with(caches, self.hand.wilds)
    }

    /// Does the same as [`reaches_bar`](Self::reaches_bar), for melds with at most `most_wilds` wilds.
    fn reaches_with(&self, caches: &Caches, most_wilds: u8) -> bool {
        // First run a cheap search that ignores `must`. If its result has too few points, every opening has too few.
        sum_of(self.best_unrestricted(caches, most_wilds).rank()) >= self.bar
            && (self.must.is_none() || self.highest_in_graph(caches, most_wilds).is_some())
    }

    /// Returns the highest sum of points of an opening, even if it is below `bar`. Returns 0 if no melds can be laid.
    /// With `must`, returns 0 if no opening lays a tile of that role.
    pub(crate) fn highest_sum(&self, caches: &Caches) -> u32 {
        self.highest_rank(caches, self.hand.wilds).map_or(0, sum_of).into()
    }

    /// Returns the opening with the highest sum, even if the sum is below `bar`. If several have this sum, returns one
    /// with the most tiles. Returns an empty layout if no melds can be laid. With `must`, the layout is also empty if
    /// no opening lays a tile of that role.
    pub(crate) fn best(&self, caches: &Caches) -> Layout {
        self.highest(caches, self.hand.wilds).unwrap_or_default()
    }

    /// Returns the opening with the highest sum among those with at most `most_wilds` wilds, even if the sum is below
    /// `bar`. With `must`, returns `None` if no opening lays a tile of that role. Without `must`, the layout is empty
    /// if no melds can be laid.
    fn highest(&self, caches: &Caches, most_wilds: u8) -> Option<Layout> {
        if self.must.is_none() {
            return Some(caches.layouts(self.wrap).melds(self.best_unrestricted(caches, most_wilds)));
        }
        let Some(target_rank) = self.highest_in_graph(caches, most_wilds) else {
            return self.with_any_sum()?.highest(caches, most_wilds);
        };
        let goal = |position: WalkPosition| {
            let highest_sums = self.highest_sums(caches).after(position.frontier);
            let mut ends = self.opening_ends(position).filter(|end| end.wilds <= most_wilds);
            ends.any(|end| highest_sums.rank(end.row).is_some_and(|rank| rank + position.laid.rank() == target_rank))
        };
        OpeningWalk::new(self.frontiers(caches), goal).next()
    }

    /// Returns an opening that has enough points and uses as few okeys as possible, or `None` if no opening has enough
    /// points. `non_okeys` is the number of wilds that are not okeys, such as wild false jokers. The opening uses these
    /// wilds before it uses okeys.
    pub(crate) fn keeps_okey(&self, caches: &Caches, non_okeys: usize) -> Option<Layout> {
        let most = self.hand.wilds;
        let fewest = non_okeys.min(most.into()) as u8..=most;
        if !self.reaches_bar(caches) {
            return None;
        }
        let opens = |&wilds: &u8| self.reaches_with(caches, wilds);
        fewest.into_iter().find(opens).and_then(|wilds| self.highest(caches, wilds))
    }

    /// Finds the opening with enough points that leaves the fewest penalty points in the hand, and returns its figures.
    /// Returns `None` if the graph has no opening with enough points. `wild_costs` has the penalty points of each wild,
    /// in the order in which an opening lays the wilds.
    pub(crate) fn thriftiest(&self, caches: &Caches, wild_costs: &[u32]) -> Option<Thriftiest> {
        let totals = self.totals(caches);
        let saved = |wilds: u8, thrift: u32| {
            let (naturals, rank) = parts_of(thrift);
            let wilds: u32 = wild_costs[..usize::from(wilds)].iter().sum();
            (u32::from(naturals) + wilds, rank)
        };
        let opens = self.opening_ends(WalkPosition::START).flat_map(|end| {
            let sums = totals.sums(totals.whole(), end.row).filter(|total| total.sum >= self.bar);
            sums.map(move |total| (end.wilds, total.thrift))
        });
        let (wilds, thrift) = opens.max_by_key(|&(wilds, thrift)| saved(wilds, thrift))?;
        Some(Thriftiest { wilds, thrift, saved: saved(wilds, thrift).0 })
    }

    /// Returns the melds of the opening that `figures`, a result of [`Self::thriftiest`], describes.
    pub(crate) fn fewest_left(&self, caches: &Caches, figures: &Thriftiest) -> Option<Layout> {
        let totals = self.totals(caches);
        let goal = |position: WalkPosition| {
            let reached = position.laid.sum();
            self.opening_ends(position).filter(|end| end.wilds == figures.wilds).any(|end| {
                let mut sums = totals.sums(totals.after(position.frontier), end.row);
                sums.any(|total| {
                    total.sum + reached >= self.bar && total.thrift + position.laid.thrift() == figures.thrift
                })
            })
        };
        OpeningWalk::new(self.frontiers(caches), goal).next()
    }

    pub(crate) fn count(&self, caches: &Caches) -> u64 {
        if !self.reaches_bar(caches) {
            return 0;
        }
        let totals = self.totals(caches);
        self.opening_ends(WalkPosition::START).map(|end| totals.ways_at(end.row, self.bar)).sum()
    }

    fn totals(&self, caches: &Caches) -> &Tallies<OpeningTotals> {
        self.totals.get_or_init(|| self.frontiers(caches).tallies(self.bar))
    }

    /// Returns every opening that has enough points, sorted by sum and then by number of tiles, highest first.
    pub(crate) fn list<'a>(&'a self, caches: &'a Caches) -> impl Iterator<Item = Layout> + 'a {
        let reachable_sums: Option<Rc<Tallies<ReachableSums>>> =
            self.reaches_bar(caches).then(|| Rc::new(self.frontiers(caches).tallies(self.bar)));
        let highest = self.highest_rank(caches, self.hand.wilds).filter(|&rank| sum_of(rank) >= self.bar);
        let ranks = highest.into_iter().flat_map(|highest| (0..=highest).rev());
        ranks.take_while(|&rank| sum_of(rank) >= self.bar).flat_map(move |target_rank| {
            let reachable_sums = reachable_sums.clone();
            let goal = move |position: WalkPosition| {
                let Some((reachable_sums, rest)) =
                    reachable_sums.as_ref().zip(target_rank.checked_sub(position.laid.rank()))
                else {
                    return false;
                };
                self.opening_ends(position).any(|end| reachable_sums.after(position.frontier).has(end.row, rest))
            };
            OpeningWalk::new(self.frontiers(caches), goal)
        })
    }
}
