//! The tiles whose discard leaves the others all in runs and groups.
//!
//! Nearly every dealt hand holds too many tiles that fit no other; those are sorted out first. For the rest groups are
//! chosen number by number, and the table of runs judges what is left of each colour.

use super::Layouts;
use super::groups::{GroupedTiles, grouped_tiles, shared_numbers};
use super::line::{Digits, NUMBERS};
use super::packed::{NUMBERS_OF_LANE, ONES, Packed, RoleSet, at, bits, has_more_bits_than, lane};
use super::runs::Runs;
use super::wilds::WildCounts;

/// The numbers at which groups can be chosen.
type GroupSites<'a> = [(usize, &'a [GroupedTiles])];

impl Layouts {
    /// Whether all tiles lie in melds.
    pub fn is_complete(self, hand: Packed) -> bool {
        !self.find_discards(hand, DiscardGoal::AllLaid).is_empty()
    }

    /// The roles whose discard leaves all other tiles in melds.
    pub fn discards(self, hand: Packed) -> RoleSet {
        self.find_discards(hand, DiscardGoal::EveryDiscard)
    }

    /// Whether one tile can be left out so that all others lie in melds.
    #[inline]
    pub fn can_complete_by_discard(self, hand: Packed) -> bool {
        !self.find_discards(hand, DiscardGoal::AnyDiscard).is_empty()
    }

    #[inline]
    fn find_discards(self, hand: Packed, goal: DiscardGoal) -> RoleSet {
        let needs = self.wild_needs(hand);
        if needs.has_too_many_misfits(hand.once, hand.twice, hand.wilds.into(), goal.max_left_out())
            || needs.needs_more_wilds(hand, goal.max_left_out())
        {
            return RoleSet::default();
        }
        self.search_discards(hand, goal, needs.candidates(hand))
    }

    fn search_discards(self, hand: Packed, goal: DiscardGoal, candidates: RoleSet) -> RoleSet {
        self.with_runs(|runs| {
            let digits = Digits::of(hand);
            let mut search =
                DiscardSearch { layouts: self, runs, digits, hand, goal, candidates, found: RoleSet::default() };
            search.run();
            search.found
        })
    }

    /// A hand without tiles that surely lie in no meld.
    pub(super) fn drop_isolated_tiles(self, hand: Packed) -> Packed {
        self.wild_needs(hand).without_isolated(hand)
    }

    /// Which tiles want wilds to lie in a meld.
    fn wild_needs(self, hand: Packed) -> WildNeeds {
        let (two, three) = shared_numbers(hand.once);
        let run_needs = self.run_needs(hand.once, hand.wilds.into());
        WildNeeds { one: run_needs.one & !three, two: run_needs.two & !two }
    }

    /// Which of these tiles want a wild to lie in a run with the others, where there are `wilds` wilds.
    fn run_needs(self, once: u64, wilds: u32) -> WildNeeds {
        let line = if self.wrap { once | (once & ONES) << 13 } else { once };
        let next = line & line >> 1;
        let row = next & line >> 2;
        let one = once & !self.fold_after_13(row | row << 1 | row << 2);
        // Most hands hold no wild, and nobody asks how many a tile would want.
        if wilds == 0 {
            return WildNeeds { one, two: 0 };
        }
        let gap = line & line >> 2;
        WildNeeds { one, two: once & !self.fold_after_13(next | next << 1 | gap | gap << 2) }
    }

    /// The 1 after 13 is a tile numbered 1.
    const fn fold_after_13(self, line: u64) -> u64 {
        if self.wrap { line | line >> 13 & ONES } else { line }
    }
}

/// The tiles that want a wild or more to lie in a meld, and those that want two or more; the latter are not filled in
/// for a hand without wilds.
///
/// Without wilds a tile needs two others next to it; with one wild, one other.
#[derive(Debug, Clone, Copy)]
struct WildNeeds {
    one: u64,
    two: u64,
}

impl WildNeeds {
    /// Whether surely more than `spare` of these tiles and their twins lie in no meld.
    ///
    /// One wild brings at most four tiles into a meld that had no place (1 2 . 4 5), two wilds two that were alone (1 .
    /// . 4).
    const fn has_too_many_misfits(self, tiles: u64, twins: u64, wilds: u32, max_left_out: u32) -> bool {
        if wilds == 0 {
            // Whatever wants two wants one.
            return more(self.one & tiles, twins, max_left_out);
        }
        if wilds == 1 && more(self.two & tiles, twins, max_left_out) {
            return true;
        }
        let one = (self.one & tiles).count_ones() + (self.one & twins).count_ones();
        let two = (self.two & tiles).count_ones() + (self.two & twins).count_ones();
        one > 4 * wilds + max_left_out || wilds <= 2 && two > 2 * (wilds / 2) + max_left_out
    }

    /// The hand without the tiles that want more wilds than it has.
    const fn without_isolated(self, hand: Packed) -> Packed {
        let isolated = match hand.wilds {
            0 => self.one,
            1 => self.two,
            _ => 0,
        };
        Packed { once: hand.once & !isolated, twice: hand.twice & !isolated, thrice: hand.thrice & !isolated, ..hand }
    }

    /// Whether more than `spare` tiles need a wild and cannot get one: a wild helps tiles of one colour or one number
    /// only.
    fn needs_more_wilds(self, hand: Packed, max_left_out: u32) -> bool {
        hand.wilds > 0 && uncovered(self.one, hand.twice, hand.wilds, max_left_out)
    }

    /// The roles whose discard may leave the others in melds: in a hand without wilds, the tiles that want one if there
    /// are any.
    const fn candidates(self, hand: Packed) -> RoleSet {
        if hand.wilds > 0 || self.one == 0 { hand.roles() } else { RoleSet(self.one) }
    }
}

/// Whether these tiles, twins included, are more than `than` (0 or 1).
const fn more(tiles: u64, twins: u64, than: u32) -> bool {
    has_more_bits_than(tiles, than) || than > 0 && tiles & twins != 0
}

/// Whether `lines` colours or numbers are too few to cover these tiles once `less` are left out. Of a tile held twice
/// leaving one out is not enough.
fn uncovered(tiles: u64, twice: u64, lines: u8, less: u32) -> bool {
    if tiles == 0 {
        return false;
    }
    let place = tiles.trailing_zeros();
    let (lowest, colour, number) = (1 << place, NUMBERS_OF_LANE << (place & !15), ONES << (place & 15));
    let in_line = |line: u64| lines > 0 && !uncovered(tiles & !line, twice, lines - 1, less);
    let thrown = less > 0 && twice & lowest == 0 && !uncovered(tiles ^ lowest, twice, lines, less - 1);
    !(thrown || in_line(colour) || in_line(number))
}

/// What is wanted: all tiles laid, or all but one; and then every tile that can be the one, or any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DiscardGoal {
    AllLaid,
    EveryDiscard,
    AnyDiscard,
}

/// The tiles not in groups, as bits and as an index for each colour.
#[derive(Debug, Clone, Copy)]
struct UngroupedTiles {
    once: u64,
    /// The numbers whose groups are not chosen yet.
    undecided: u64,
    index: [u32; 4],
}

impl DiscardGoal {
    const fn max_left_out(self) -> u32 {
        match self {
            Self::AllLaid => 0,
            Self::EveryDiscard | Self::AnyDiscard => 1,
        }
    }
}

struct DiscardSearch<'a> {
    layouts: Layouts,
    runs: &'a mut Runs,
    digits: [Digits; 4],
    hand: Packed,
    goal: DiscardGoal,
    /// The most that can be found.
    candidates: RoleSet,
    found: RoleSet,
}

impl DiscardSearch<'_> {
    /// Tries every choice of groups.
    fn run(&mut self) {
        let Packed { once, wilds, .. } = self.hand;
        let mut sites: [(usize, &[GroupedTiles]); NUMBERS] = [(0, &[]); NUMBERS];
        let mut count = 0;
        let mut undecided = 0;
        let (two, _) = shared_numbers(once);
        for number in bits(lane(two, 0)) {
            let grouped_tiles = grouped_tiles(self.hand.holding(number), wilds);
            if !grouped_tiles.is_empty() {
                sites[count] = (number, grouped_tiles);
                count += 1;
                undecided |= ONES << number;
            }
        }
        let index = Digits::indices(self.digits, self.hand);
        self.choose_groups(&sites[..count], UngroupedTiles { once, undecided, index }, WildCounts::ZERO);
    }

    fn choose_groups(&mut self, sites: &GroupSites<'_>, left: UngroupedTiles, groups: WildCounts) {
        let Some((&(number, grouped_tiles), others)) = sites.split_first() else {
            self.add_discards(left, groups);
            return;
        };
        let undecided = left.undecided & !(ONES << number);
        self.prune_and_go_on(others, UngroupedTiles { undecided, ..left }, groups);
        for choice in grouped_tiles {
            let groups = groups.plus(choice.wilds).up_to(self.hand.wilds);
            if !groups.is_empty() {
                let index = Digits::without(self.digits, left.index, number, choice.taken);
                let once = left.once & !(ONES << number) | choice.left << number;
                self.prune_and_go_on(others, UngroupedTiles { once, undecided, index }, groups);
            }
        }
    }

    /// Goes on to the next site, unless too many tiles left for runs can lie in none, or everything is found.
    #[inline]
    fn prune_and_go_on(&mut self, sites: &GroupSites<'_>, left: UngroupedTiles, groups: WildCounts) {
        let wilds = u32::from(self.hand.wilds) - groups.fewest();
        let for_runs = left.once & !left.undecided;
        if !self.layouts.run_needs(left.once, wilds).has_too_many_misfits(for_runs, 0, wilds, self.goal.max_left_out())
            && !self.is_done()
        {
            self.choose_groups(sites, left, groups);
        }
    }

    /// Whether everything asked for is found.
    fn is_done(&self) -> bool {
        match self.goal {
            DiscardGoal::EveryDiscard => self.found == self.candidates,
            DiscardGoal::AllLaid | DiscardGoal::AnyDiscard => !self.found.is_empty(),
        }
    }

    /// Adds the discards that leave only runs besides the groups chosen.
    fn add_discards(&mut self, left: UngroupedTiles, groups: WildCounts) {
        let wilds = self.hand.wilds;
        let mut all = [WildCounts::EMPTY; 4];
        let mut broken = 0;
        let mut breaks = 0;
        for (colour, all) in all.iter_mut().enumerate() {
            *all = self.runs.wilds_for_all(self.digits[colour], left.index[colour]);
            if all.up_to(wilds).is_empty() {
                broken += 1;
                breaks = colour;
            }
            if broken > self.goal.max_left_out() {
                return;
            }
        }
        match broken {
            0 => {
                let together = all.iter().fold(groups, |sum, &all| sum.plus(all));
                match self.goal {
                    DiscardGoal::AllLaid if together.contains(wilds) => self.found = RoleSet::WILD,
                    DiscardGoal::AllLaid => {}
                    DiscardGoal::EveryDiscard | DiscardGoal::AnyDiscard => {
                        if wilds > 0 && together.contains(wilds - 1) {
                            self.found = self.found.with(RoleSet::WILD);
                        }
                        for colour in 0..4 {
                            self.add_discards_of(left, all, groups, colour);
                        }
                    }
                }
            }
            _ => self.add_discards_of(left, all, groups, breaks),
        }
    }

    /// Adds the discards of one colour.
    fn add_discards_of(&mut self, left: UngroupedTiles, all: [WildCounts; 4], groups: WildCounts, colour: usize) {
        let wilds = self.hand.wilds;
        let numbers = lane(left.once & !self.found.0, colour);
        if numbers == 0 {
            return;
        }
        let others = (0..4).filter(|&other| other != colour);
        let rest = others.fold(groups, |sum, other| sum.plus(all[other]));
        let digits = self.digits[colour];
        if !rest.plus(self.runs.wilds_for_all_but_one(digits, left.index[colour])).contains(wilds) {
            return;
        }
        for number in bits(numbers) {
            let without = self.runs.wilds_for_all(digits, left.index[colour] - digits.weight(number));
            if rest.plus(without).contains(wilds) {
                self.found.0 |= 1 << at(colour, number);
            }
        }
    }
}
