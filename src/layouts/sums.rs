//! The most that melds of a hand are worth, with all its tiles or fewer: their sum, or their number of tiles.
//!
//! Groups tie the colours together, so they are chosen number by number, as long as they can beat the best found so
//! far; what is left of each colour is known.

use super::groups::{
    COLOUR_UNIT, GroupTaking, LaidGroups, Objective, laid_groups, rank_below, shared_numbers, sum_of, takings,
};
use super::line::{Digits, NUMBERS};
use super::packed::{ONES, Packed, RoleSet, lane, set_bits};
use super::runs::MostWorth;
use super::shape::Shape;
use super::worth::WorthByWilds;
use super::{Layout, Layouts};
use crate::table::Role;
use crate::tiles::Colour;

/// The best opening of a hand.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Opening {
    /// The tiles to search for its melds; no search of these has to see to it that one stays behind.
    laid: Packed,
    /// Its rank: the sum, and in the lower bits the number of tiles; 0 where nothing can be laid.
    rank: i16,
}

impl Opening {
    /// Its rank: the sum, and in the lower bits the number of tiles; 0 where nothing can be laid.
    pub(crate) const fn rank(self) -> u16 {
        self.rank.unsigned_abs()
    }
}

impl Layouts {
    /// The highest sum a hand can lay when one tile stays behind (`open.keep-one`); 0 where there is none.
    pub fn highest_sum(self, hand: Packed) -> u32 {
        sum_of(self.highest_rank(hand, false)).into()
    }

    /// The highest sum if it reaches `least`; that most hands do not is known without a search.
    pub(crate) fn highest_sum_from(self, hand: Packed, least: u32) -> Option<u32> {
        let sum = sum_of(self.opening_above(rank_below(least), hand, false).rank()).into();
        (sum >= least).then_some(sum)
    }

    /// The rank of the highest sum a hand can lay, with the most tiles: of the `whole` hand, or else with one tile
    /// staying behind; 0 where there is none.
    pub(crate) fn highest_rank(self, hand: Packed, whole: bool) -> u16 {
        self.opening(hand, whole).rank()
    }

    /// The melds of the best opening; none where none can be laid.
    pub(crate) fn melds(self, Opening { laid, rank }: Opening) -> Layout {
        self.search_most(Objective::Rank, laid, rank - 1, true).1
    }

    /// The most tiles that lie in melds.
    pub(crate) fn most_tiles(self, hand: Packed) -> i16 {
        self.most(Objective::Tile, hand, 0)
    }

    /// Whether all tiles can be laid: the `whole` hand, or else all but one.
    pub fn can_lay(self, hand: Packed, whole: bool) -> bool {
        if whole { self.is_complete(hand) } else { self.can_complete_by_discard(hand) }
    }

    /// The best opening: of the `whole` hand, or else with one tile staying behind.
    pub(crate) fn opening(self, hand: Packed, whole: bool) -> Opening {
        self.opening_above(0, hand, whole)
    }

    /// The best opening if its rank is above `known`; otherwise some opening of rank `known` or lower.
    fn opening_above(self, known: i16, hand: Packed, whole: bool) -> Opening {
        let rank = self.rank(hand, known);
        if whole {
            return Opening { laid: hand, rank };
        }
        // Whoever lays all natural tiles reaches their rank at least.
        if rank >= face_value(hand) && self.is_complete(hand) {
            self.keeping_one(hand)
        } else {
            Opening { laid: hand, rank }
        }
    }

    /// The best opening of a hand that can be laid whole: the hand without one tile.
    fn keeping_one(self, hand: Packed) -> Opening {
        hand.without_each().fold(Opening { laid: Packed::default(), rank: 0 }, |best, part| {
            let rank = self.rank(part, best.rank);
            if rank > best.rank { Opening { laid: part, rank } } else { best }
        })
    }

    /// The highest rank, or `known` where it is no higher. For most hands that shows before any search: all their tiles
    /// together are worth no more.
    fn rank(self, hand: Packed, known: i16) -> i16 {
        let bound = self.drop_isolated_tiles(hand);
        let bound = face_value(bound) + self.most_of_wilds(bound);
        if bound <= known { known } else { self.most(Objective::Rank, hand, known) }
    }

    /// The most that the wilds can be worth: one after another above the highest number, or before a 1 that follows
    /// 13.
    fn most_of_wilds(self, hand: Packed) -> i16 {
        let number = if self.wrap && hand.once & ONES > 0 { NUMBERS } else { highest_number(hand) };
        (0..usize::from(hand.wilds))
            .map(|more| Objective::Rank.value_of((number + more).min(NUMBERS - 1)).cast_signed())
            .sum()
    }

    /// The most that melds are worth, with all tiles or fewer; `known` where it is no more.
    fn most(self, objective: Objective, hand: Packed, known: i16) -> i16 {
        self.search_most(objective, hand, known, false).0
    }

    /// The most that melds are worth, and such melds if it `lays` them and the worth is above `known`.
    fn search_most(self, objective: Objective, hand: Packed, known: i16, wants_melds: bool) -> (i16, Layout) {
        let hand = self.drop_isolated_tiles(hand);
        self.with_runs(|runs| {
            let (two, four) = &mut runs.most_worth[objective as usize];
            match hand.wilds {
                0 => WorthSearch::<1, 4>::of(two, objective, hand, known, wants_melds),
                1 => WorthSearch::<2, 4>::of(two, objective, hand, known, wants_melds),
                2 => WorthSearch::<3, 4>::of(two, objective, hand, known, wants_melds),
                3 => WorthSearch::<4, 6>::of(four, objective, hand, known, wants_melds),
                _ => WorthSearch::<5, 6>::of(four, objective, hand, known, wants_melds),
            }
        })
    }
}

/// The rank of all natural tiles.
fn face_value(hand: Packed) -> i16 {
    let held = [hand.once, hand.twice, hand.thrice].into_iter().flat_map(|faces| RoleSet(faces).iter());
    held.filter_map(Role::face).map(|face| Objective::Rank.value_of(face.number.index()).cast_signed()).sum()
}

/// The highest number of a natural tile; 0 where there is none.
fn highest_number(hand: Packed) -> usize {
    let numbers = [0, 1, 2, 3].iter().fold(0, |numbers, &colour| numbers | lane(hand.once, colour));
    64 - numbers.leading_zeros() as usize
}

/// A number of which tiles can lie in groups.
#[derive(Debug, Clone, Copy)]
pub(super) struct WorthSite<const LEVELS: usize> {
    pub(super) number: usize,
    pub(super) takings: &'static [GroupTaking],
    /// The most that groups of this number and of those after it are worth.
    pub(super) most: WorthByWilds<LEVELS>,
}

/// The numbers of which tiles can lie in groups.
pub(super) struct WorthSites<const LEVELS: usize> {
    /// The high numbers come first, for they bring the most; all of them lie at the end.
    sites: [WorthSite<LEVELS>; NUMBERS],
    first: usize,
}

impl<const LEVELS: usize> WorthSites<LEVELS> {
    pub(super) fn of(objective: Objective, hand: Packed) -> Self {
        let mut sites = [WorthSite { number: 0, takings: &[] as &[GroupTaking], most: WorthByWilds::NOTHING }; NUMBERS];
        let mut first = NUMBERS;
        let mut most = WorthByWilds::NOTHING;
        let (two, three) = shared_numbers(hand.once);
        let numbers = match hand.wilds {
            0 => lane(three, 0),
            1 => lane(two, 0),
            _ => (0..4).fold(0, |numbers, colour| numbers | lane(hand.once, colour)),
        };
        for number in set_bits(numbers) {
            let takings = takings(objective, number, hand.holding(number));
            let with = takings.with(hand.wilds);
            if !with.is_empty() {
                most = most.or(most.joined(takings.most.levels()));
                first -= 1;
                sites[first] = WorthSite { number, takings: with, most };
            }
        }
        Self { sites, first }
    }

    pub(super) fn all(&self) -> &[WorthSite<LEVELS>] {
        &self.sites[self.first..]
    }
}

/// A search with one wild fewer than `LEVELS`. What is known of runs may have more places than a hand has levels.
struct WorthSearch<'a, const LEVELS: usize, const PLACES: usize> {
    runs: &'a mut MostWorth<PLACES>,
    digits: [Digits; 4],
    best: i16,
    /// Whether melds are asked for; if so, the groups chosen so far, and the first with which the best was reached.
    wants_melds: bool,
    chosen: Vec<ChosenTaking>,
    found: Option<(Vec<ChosenTaking>, [u32; 4])>,
}

/// Groups of one number, counted from 0, in a layout.
type ChosenTaking = (usize, &'static GroupTaking);

impl<'a, const LEVELS: usize, const PLACES: usize> WorthSearch<'a, LEVELS, PLACES> {
    /// The most of a hand, or `known` where it is no more; if it is more and melds are asked for, melds worth it.
    fn of(
        runs: &'a mut MostWorth<PLACES>,
        objective: Objective,
        hand: Packed,
        known: i16,
        wants_melds: bool,
    ) -> (i16, Layout) {
        let digits = Digits::of(hand);
        let mut search = Self { runs, digits, best: known, wants_melds, chosen: Vec::new(), found: None };
        search.go(WorthSites::of(objective, hand).all(), Digits::indices(digits, hand), WorthByWilds::NOTHING);
        let found = search.found.take();
        (search.best, found.map_or_else(Layout::new, |(chosen, left)| search.layout(&chosen, left)))
    }

    /// Looks at the groups chosen, then at every way to add groups at `sites` that could beat the best.
    fn go(&mut self, sites: &[WorthSite<LEVELS>], left: [u32; 4], groups: WorthByWilds<LEVELS>) {
        let laid = groups.joined(self.run_worth(left));
        if laid.highest() > self.best {
            self.best = laid.highest();
            self.found = self.wants_melds.then(|| (self.chosen.clone(), left));
        }
        for (at, site) in sites.iter().enumerate() {
            // Runs of fewer tiles are never worth more.
            if laid.highest_joined(site.most) <= self.best {
                return;
            }
            let others = &sites[at + 1..];
            let bound = others.first().map_or(laid, |other| laid.joined(other.most));
            for taking in site.takings {
                let worth = taking.worth.levels();
                if bound.highest_joined(worth) > self.best {
                    let left = Digits::without(self.digits, left, site.number, taking.taken);
                    if self.wants_melds {
                        self.chosen.push((site.number, taking));
                    }
                    self.go(others, left, groups.joined(worth));
                    self.chosen.pop();
                }
            }
        }
    }

    /// Melds worth the best: these groups, and runs of what they leave.
    fn layout(&mut self, chosen: &[ChosenTaking], left: [u32; 4]) -> Layout {
        let of_groups = chosen.iter().map(|(_, taking)| taking.worth.levels());
        let parts: Vec<WorthByWilds<LEVELS>> = of_groups.chain(self.run_worths(left)).collect();
        let wilds = share_wilds(&parts, LEVELS - 1, self.best).unwrap_or_default();
        let mut layout = Layout::new();
        let mut wilds = wilds.into_iter();
        for ((number, taking), wilds) in chosen.iter().zip(&mut wilds) {
            let worth = taking.worth.0[wilds];
            let holding =
                taking.taken.iter().zip(COLOUR_UNIT).map(|(&taken, colour)| usize::from(taken) * colour).sum();
            let has_worth = |laying: &&LaidGroups| laying.left == [0; 4] && laying.rank(*number).cast_signed() == worth;
            let laying = laid_groups(holding, wilds as u8).iter().find(has_worth);
            layout.extend(laying.into_iter().flat_map(|laying| laying.groups(*number).map(Shape::Group)));
        }
        for (colour, wilds) in Colour::ALL.into_iter().zip(wilds) {
            let (digits, left) = (self.digits[colour as usize], left[colour as usize]);
            let runs = self.runs.runs(digits, left, wilds);
            layout.extend(runs.into_iter().map(|run| Shape::Run(run.of_colour(colour))));
        }
        layout.sort_unstable();
        layout
    }

    /// The most that runs of each colour are worth.
    #[inline]
    fn run_worths(&mut self, left: [u32; 4]) -> [WorthByWilds<LEVELS>; 4] {
        std::array::from_fn(|colour| self.runs.worth(self.digits[colour], left[colour]))
    }

    /// The most that runs of all colours are worth together.
    #[inline]
    fn run_worth(&mut self, left: [u32; 4]) -> WorthByWilds<LEVELS> {
        let [k, r, b, y] = self.run_worths(left);
        k.joined(r).joined(b.joined(y))
    }
}

/// Shares `wilds` out among parts so that they are worth exactly `wanted` together.
fn share_wilds<const LEVELS: usize>(parts: &[WorthByWilds<LEVELS>], wilds: usize, worth: i16) -> Option<Vec<usize>> {
    let Some((part, others)) = parts.split_first() else { return (worth == 0).then(Vec::new) };
    let is_possible = |&here: &usize| (0..=worth).contains(&part.0[here]);
    (0..=wilds).filter(is_possible).find_map(|here| {
        let mut shared = share_wilds(others, wilds - here, worth - part.0[here])?;
        shared.insert(0, here);
        Some(shared)
    })
}
