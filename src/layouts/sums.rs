//! Computes the highest worth of melds that a hand can lay. The worth is either the sum of points or the number of
//! tiles. The melds need not use all tiles of the hand.
//!
//! A depth-first search chooses groups number by number. For each choice, a table gives the highest worth of runs of
//! the remaining tiles. The search prunes a branch if its upper bound does not beat the best worth found so far. The
//! bound assumes that groups of later numbers take no tiles from the runs.

use super::figures::WorthByWilds;
use super::groups::{
    COLOUR_UNIT, GroupTaking, LaidGroups, Objective, SharedNumbers, laid_groups, rank_below, shared_numbers, sum_of,
    takings, tiles_of,
};
use super::line::{DigitOrder, NUMBERS};
use super::packed::{ONES, Packed, RoleSet, lane, set_bits};
use super::runs::MostWorth;
use super::shape::Shape;
use super::{Layout, Layouts};
use crate::sort;
use crate::table::Role;
use crate::tiles::Colour;

/// The opening of a hand with the highest rank: the highest sum of points, then the most tiles.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Opening {
    /// The tiles that the opening may use: the whole hand, or the hand without one tile. The tile left out is kept for
    /// the discard.
    laid: Packed,
    /// The sum of points in the high bits and the number of tiles in the low bits. It is 0 if the hand has no meld.
    rank: i16,
}

impl Opening {
    pub(crate) const fn rank(self) -> u16 {
        self.rank.unsigned_abs()
    }
}

/// What a search for the highest worth returns.
#[derive(Debug, Clone, Copy)]
enum Goal {
    /// The highest worth alone.
    HighestWorth,
    /// The highest worth and melds that have it.
    BestMelds,
    /// Whether any melds with fewer than `fewer_than` tiles have a worth above the bound of the search. The search
    /// stops at the first such melds it finds, and returns [`ENOUGH`]. It may overlook such melds if melds of more
    /// tiles are above the bound. Only for [`Objective::Rank`].
    AnyMelds { fewer_than: usize },
}

/// The worth that a search for [`Goal::AnyMelds`] returns if there are such melds. No melds have a higher worth, so the
/// search prunes all other branches.
const ENOUGH: i16 = i16::MAX;

impl Layouts<'_> {
    /// Returns the highest sum of points that an opening can have if the player keeps one tile for the discard
    /// (`open.keep-one`). Returns 0 if the hand has no meld.
    pub fn highest_sum(self, hand: Packed) -> u32 {
        sum_of(self.highest_rank(hand, false)).into()
    }

    /// Returns the highest sum of points of an opening if it is at least `least`, otherwise `None`. One tile must be
    /// kept for the discard.
    pub(crate) fn highest_sum_from(self, hand: Packed, least: u32) -> Option<u32> {
        let sum = sum_of(self.opening_above(rank_below(least), hand, false).rank()).into();
        (sum >= least).then_some(sum)
    }

    /// Returns true if melds of the hand can have at least `least` points. If `whole` is false, one tile must be kept
    /// for the discard.
    pub(crate) fn reaches_sum(self, hand: Packed, least: u32, whole: bool) -> bool {
        let above = rank_below(least);
        let any = |part, fewer_than| self.rank(part, above, Goal::AnyMelds { fewer_than });
        let any_of_part = |part: Packed| any(part, part.len() + 1) > above;
        if whole {
            return any_of_part(hand);
        }
        let rank = any(hand, hand.len());
        // If the only melds found lay the whole hand, other melds may still keep a tile.
        rank > above && (rank == ENOUGH || hand.without_each().any(any_of_part))
    }

    /// Returns the highest rank (sum of points, then number of tiles) of melds of a hand, or 0 if it has no meld. If
    /// `whole` is false, one tile must be kept for the discard.
    pub(crate) fn highest_rank(self, hand: Packed, whole: bool) -> u16 {
        self.opening(hand, whole).rank()
    }

    /// Returns the melds of this opening. The layout is empty if the hand has no meld.
    pub(crate) fn melds(self, Opening { laid, rank }: Opening) -> Layout {
        self.search_most(Objective::Rank, laid, rank - 1, Goal::BestMelds).1
    }

    /// Returns the most tiles of a hand that melds can use together.
    pub(crate) fn most_tiles(self, hand: Packed) -> i16 {
        self.search_most(Objective::Tile, hand, 0, Goal::HighestWorth).0
    }

    /// Returns the opening with the highest rank. If `whole` is false, it keeps one tile for the discard.
    pub(crate) fn opening(self, hand: Packed, whole: bool) -> Opening {
        self.opening_above(0, hand, whole)
    }

    /// Returns the opening with the highest rank if this rank is above `above`. Otherwise returns an [`Opening`] whose
    /// `rank` is at most `above`, and which may describe no real opening.
    fn opening_above(self, above: i16, hand: Packed, whole: bool) -> Opening {
        let rank = self.rank(hand, above, Goal::HighestWorth);
        if whole {
            return Opening { laid: hand, rank };
        }
        // An opening that uses the whole hand has at least the rank of its natural tiles, `face_value`. An opening with
        // a lower rank keeps a tile, so it needs no check.
        if rank > above && rank >= face_value(hand) && self.is_complete(hand) {
            self.best_without_one(hand, above)
        } else {
            Opening { laid: hand, rank }
        }
    }

    /// Returns the best opening if melds could lay every tile of the hand, but the player must keep one for the
    /// discard. Tries each tile as the discard. If no opening has a rank above `above`, returns any rank up to it.
    fn best_without_one(self, hand: Packed, above: i16) -> Opening {
        hand.without_each().fold(Opening { laid: Packed::default(), rank: above.max(0) }, |best, part| {
            let rank = self.rank(part, best.rank, Goal::HighestWorth);
            if rank > best.rank { Opening { laid: part, rank } } else { best }
        })
    }

    /// Returns the highest rank (sum of points, then number of tiles) of melds if it is above `above`, otherwise
    /// `above`. Returns [`ENOUGH`] if melds reach the goal [`Goal::AnyMelds`].
    fn rank(self, hand: Packed, above: i16, goal: Goal) -> i16 {
        let useful = self.drop_isolated_tiles(hand);
        let bound = face_value(useful) + self.max_wild_worth(useful);
        if bound <= above { above } else { self.search_most(Objective::Rank, hand, above, goal).0 }
    }

    /// Returns an upper bound on what the wilds add to a rank (sum of points, then number of tiles). The wilds count as
    /// the next numbers after the highest number held, up to 13. If a run can end with the 1 after 13, every wild
    /// counts as a 13.
    fn max_wild_worth(self, hand: Packed) -> i16 {
        let number = if self.wrap && hand.once & ONES > 0 { NUMBERS } else { highest_number(hand) };
        (0..usize::from(hand.wilds))
            .map(|earlier| Objective::Rank.value_of((number + earlier).min(NUMBERS - 1)).cast_signed())
            .sum()
    }

    /// Returns the highest worth of melds if it is above `above`, otherwise `above`. For [`Goal::BestMelds`], also
    /// returns melds with this worth if it is above `above`. Returns [`ENOUGH`] as the worth if melds reach the goal
    /// [`Goal::AnyMelds`].
    fn search_most(self, objective: Objective, hand: Packed, above: i16, goal: Goal) -> (i16, Layout) {
        let hand = self.drop_isolated_tiles(hand);
        self.with_runs(|runs| {
            let (up_to_two, up_to_four) = &mut runs.most_worth[objective as usize];
            match hand.wilds {
                0 => WorthSearch::<1, 4>::solve(up_to_two, objective, hand, above, goal),
                1 => WorthSearch::<2, 4>::solve(up_to_two, objective, hand, above, goal),
                2 => WorthSearch::<3, 4>::solve(up_to_two, objective, hand, above, goal),
                3 => WorthSearch::<4, 6>::solve(up_to_four, objective, hand, above, goal),
                _ => WorthSearch::<5, 6>::solve(up_to_four, objective, hand, above, goal),
            }
        })
    }
}

/// Returns the rank (sum of points, then number of tiles) of all natural tiles of the hand together.
fn face_value(hand: Packed) -> i16 {
    let held = [hand.once, hand.twice, hand.thrice].into_iter().flat_map(|faces| RoleSet(faces).iter());
    held.filter_map(Role::face).map(|face| Objective::Rank.value_of(face.number.index()).cast_signed()).sum()
}

/// Returns the highest number of a natural tile, 1 to 13, or 0 if there is none.
fn highest_number(hand: Packed) -> usize {
    let numbers = [0, 1, 2, 3].iter().fold(0, |numbers, &colour| numbers | lane(hand.once, colour));
    64 - numbers.leading_zeros() as usize
}

/// A number at which the hand can form groups.
#[derive(Debug, Clone, Copy)]
pub(super) struct WorthSite<const LEVELS: usize> {
    pub(super) number: usize,
    /// The ways in which groups of this number can take tiles from the hand.
    pub(super) takings: &'static [GroupTaking],
    /// The highest worth of groups of this number and of all numbers that the search tries later.
    pub(super) most: WorthByWilds<LEVELS>,
}

/// The numbers at which the hand can form groups, in a buffer on the stack.
pub(super) struct WorthSites<const LEVELS: usize> {
    /// High numbers come first, because their groups are worth more. Entries before the index `first` are unused.
    sites: [WorthSite<LEVELS>; NUMBERS],
    first: usize,
}

impl<const LEVELS: usize> WorthSites<LEVELS> {
    pub(super) fn of(objective: Objective, hand: Packed) -> Self {
        let mut sites = [WorthSite { number: 0, takings: &[] as &[GroupTaking], most: WorthByWilds::NOTHING }; NUMBERS];
        let mut first = NUMBERS;
        let mut most = WorthByWilds::NOTHING;
        let SharedNumbers { in_two_colours, in_three_colours } = shared_numbers(hand.once);
        let numbers = match hand.wilds {
            0 => lane(in_three_colours, 0),
            1 => lane(in_two_colours, 0),
            _ => (0..4).fold(0, |numbers, colour| numbers | lane(hand.once, colour)),
        };
        for number in set_bits(numbers) {
            let takings = takings(objective, number, hand.holding(number));
            let usable = takings.with(hand.wilds);
            if !usable.is_empty() {
                most = most.or(most.joined(takings.most.levels()));
                first -= 1;
                sites[first] = WorthSite { number, takings: usable, most };
            }
        }
        Self { sites, first }
    }

    pub(super) fn all(&self) -> &[WorthSite<LEVELS>] {
        &self.sites[self.first..]
    }
}

/// The search for the best melds of a hand with `LEVELS - 1` wilds. `PLACES` is the number of values in each entry of
/// the table of runs.
struct WorthSearch<'a, const LEVELS: usize, const PLACES: usize> {
    runs: &'a mut MostWorth<PLACES>,
    digits: [DigitOrder; 4],
    best: i16,
    goal: Goal,
    chosen: Vec<ChosenTaking>,
    /// The groups of the best choice so far, and the tiles that they leave for runs, as one index per colour.
    best_choice: Option<(Vec<ChosenTaking>, [u32; 4])>,
}

/// The tiles of one number that the search has put into groups.
#[derive(Clone, Copy)]
struct ChosenTaking {
    number: usize,
    taking: &'static GroupTaking,
}

impl<'a, const LEVELS: usize, const PLACES: usize> WorthSearch<'a, LEVELS, PLACES> {
    /// Returns the same as [`Layouts::search_most`].
    fn solve(
        runs: &'a mut MostWorth<PLACES>,
        objective: Objective,
        hand: Packed,
        above: i16,
        goal: Goal,
    ) -> (i16, Layout) {
        let digits = DigitOrder::of(hand);
        let mut search = Self { runs, digits, best: above, goal, chosen: Vec::new(), best_choice: None };
        search.search_groups(
            WorthSites::of(objective, hand).all(),
            DigitOrder::indices(digits, hand),
            WorthByWilds::NOTHING,
        );
        let best_choice = search.best_choice.take();
        (search.best, best_choice.map_or_else(Layout::new, |(chosen, ungrouped)| search.layout(&chosen, ungrouped)))
    }

    /// Updates the best worth with the groups chosen so far. Then adds groups at each number in `sites`, unless an
    /// upper bound shows that they cannot beat the best worth. `ungrouped` has one index per colour for the tiles in no
    /// group.
    fn search_groups(&mut self, sites: &[WorthSite<LEVELS>], ungrouped: [u32; 4], group_worth: WorthByWilds<LEVELS>) {
        let melds = group_worth.joined(self.run_worth(ungrouped));
        if melds.highest() > self.best {
            self.best = melds.highest();
            match self.goal {
                Goal::BestMelds => self.best_choice = Some((self.chosen.clone(), ungrouped)),
                Goal::AnyMelds { fewer_than } if tiles_of(self.best.unsigned_abs()) < fewer_than => self.best = ENOUGH,
                Goal::HighestWorth | Goal::AnyMelds { .. } => {}
            }
        }
        for (site_index, site) in sites.iter().enumerate() {
            // This is an upper bound: the groups in `site.most` may need tiles that the runs in `melds` use.
            if melds.highest_joined(site.most) <= self.best {
                return;
            }
            let later_sites = &sites[site_index + 1..];
            let bound = later_sites.first().map_or(melds, |next| melds.joined(next.most));
            for taking in site.takings {
                let worth = taking.worth.levels();
                if bound.highest_joined(worth) > self.best {
                    let ungrouped = DigitOrder::without(self.digits, ungrouped, site.number, taking.taken);
                    if matches!(self.goal, Goal::BestMelds) {
                        self.chosen.push(ChosenTaking { number: site.number, taking });
                    }
                    self.search_groups(later_sites, ungrouped, group_worth.joined(worth));
                    self.chosen.pop();
                }
            }
        }
    }

    /// Returns melds with the best worth: the groups of `chosen`, and the best runs of the tiles in `ungrouped`.
    fn layout(&mut self, chosen: &[ChosenTaking], ungrouped: [u32; 4]) -> Layout {
        let of_groups = chosen.iter().map(|chosen| chosen.taking.worth.levels());
        let parts: Vec<WorthByWilds<LEVELS>> = of_groups.chain(self.run_worths(ungrouped)).collect();
        let wilds = share_wilds(&parts, LEVELS - 1, self.best).expect("the parts reach the best worth together");
        let mut layout = Layout::new();
        let mut wilds = wilds.into_iter();
        for (&ChosenTaking { number, taking }, wilds) in chosen.iter().zip(&mut wilds) {
            let worth = taking.worth.0[wilds];
            let holding =
                taking.taken.iter().zip(COLOUR_UNIT).map(|(&taken, colour)| usize::from(taken) * colour).sum();
            let has_worth =
                |groups: &&LaidGroups| groups.ungrouped == [0; 4] && groups.rank(number).cast_signed() == worth;
            let groups =
                laid_groups(holding, wilds as u8).iter().find(has_worth).expect("a taking has groups of its worth");
            layout.extend(groups.groups(number).map(Shape::Group));
        }
        for (colour, wilds) in Colour::ALL.into_iter().zip(wilds) {
            let (digits, index) = (self.digits[colour as usize], ungrouped[colour as usize]);
            let runs = self.runs.runs(digits, index, wilds);
            layout.extend(runs.into_iter().map(|run| Shape::Run(run.of_colour(colour))));
        }
        sort::ascending(&mut layout);
        layout
    }

    /// Returns the highest worth of the runs of each colour.
    #[inline]
    fn run_worths(&mut self, ungrouped: [u32; 4]) -> [WorthByWilds<LEVELS>; 4] {
        std::array::from_fn(|colour| self.runs.worth(self.digits[colour], ungrouped[colour]))
    }

    /// Returns the highest worth of the runs of all four colours together.
    #[inline]
    fn run_worth(&mut self, ungrouped: [u32; 4]) -> WorthByWilds<LEVELS> {
        let [k, r, b, y] = self.run_worths(ungrouped);
        k.joined(r).joined(b.joined(y))
    }
}

/// Divides at most `wilds` wilds among the parts of a layout (groups, and runs of each colour), so that the worths of
/// the parts add up to `worth`. Returns the number of wilds of each part, or `None` if this is impossible.
fn share_wilds<const LEVELS: usize>(parts: &[WorthByWilds<LEVELS>], wilds: usize, worth: i16) -> Option<Vec<usize>> {
    let Some((part, later)) = parts.split_first() else { return (worth == 0).then(Vec::new) };
    let is_possible = |&used: &usize| (0..=worth).contains(&part.0[used]);
    (0..=wilds).filter(is_possible).find_map(|used| {
        let mut shared = share_wilds(later, wilds - used, worth - part.0[used])?;
        shared.insert(0, used);
        Some(shared)
    })
}
