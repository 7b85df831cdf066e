//! Finds the discards after which runs and groups can use all remaining tiles.
//!
//! Most dealt hands have several tiles that fit in no meld. A few bit operations reject these hands ([`WildNeeds`]).
//! For every other hand, a depth-first search chooses groups number by number. When all groups are chosen, [`Runs`]
//! looks up whether runs can use the remaining tiles of each colour.
//!
//! Example: in `K1 K2 K3 R7 R8 B12` without wilds, none of `R7`, `R8` and `B12` has the two neighbours that a meld
//! needs. One discard removes only one of the three, so the hand is rejected without a search.

use super::Layouts;
use super::choose::WildCounts;
use super::groups::{GroupedTiles, SharedNumbers, grouped_tiles, shared_numbers};
use super::line::{DigitOrder, NUMBERS};
use super::packed::{NUMBERS_OF_LANE, ONES, Packed, RoleSet, bit_index, has_more_bits_than, lane, set_bits};
use super::runs::Runs;

/// A number at which the hand can form groups.
#[derive(Clone, Copy)]
struct GroupSite<'a> {
    number: usize,
    /// The ways in which groups of this number can take tiles from the hand.
    choices: &'a [GroupedTiles],
}

impl Layouts<'_> {
    /// Returns true if melds can use all tiles of the hand.
    pub fn is_complete(self, hand: Packed) -> bool {
        !self.find_discards(hand, DiscardGoal::Complete).is_empty()
    }

    /// Returns the discards after which melds can use all remaining tiles, as a set of roles (natural faces, or wild).
    pub fn discards(self, hand: Packed) -> RoleSet {
        self.find_discards(hand, DiscardGoal::EveryDiscard)
    }

    /// Returns true if there is a discard after which melds can use all remaining tiles.
    #[inline]
    pub fn can_complete_by_discard(self, hand: Packed) -> bool {
        !self.find_discards(hand, DiscardGoal::AnyDiscard).is_empty()
    }

    /// Returns the discards that `goal` asks for. Two quick checks reject most hands without a search. They run for
    /// every dealt hand, so this function must be inlined.
    #[expect(clippy::inline_always, reason = "two per cent of a simulation with `random` players")]
    #[inline(always)]
    fn find_discards(self, hand: Packed, goal: DiscardGoal) -> RoleSet {
        let needs = self.wild_needs(hand);
        if needs.has_too_many_misfits(hand.once, hand.twice, hand.wilds.into(), goal.max_discards())
            || needs.has_too_few_wilds(hand, goal.max_discards())
        {
            return RoleSet::default();
        }
        self.search_discards(hand, goal, needs.candidates(hand))
    }

    /// Returns the discards that answer the question `goal`, for a hand that the checks of [`Self::find_discards`] did
    /// not reject.
    #[inline(never)]
    fn search_discards(self, hand: Packed, goal: DiscardGoal, candidates: RoleSet) -> RoleSet {
        self.with_runs(|runs| {
            let digits = DigitOrder::of(hand);
            let mut search =
                DiscardSearch { layouts: self, runs, digits, hand, goal, candidates, discards: RoleSet::default() };
            search.run();
            search.discards
        })
    }

    /// Returns the hand without isolated tiles: those for which a meld needs more wilds than the hand has.
    pub(super) fn drop_isolated_tiles(self, hand: Packed) -> Packed {
        self.wild_needs(hand).without_isolated(hand)
    }

    /// Returns the faces that need wilds because the hand does not hold enough neighbours for a meld. Example: `R5` in
    /// a hand without `R4`, `R6` and other 5s.
    fn wild_needs(self, hand: Packed) -> WildNeeds {
        let SharedNumbers { in_two_colours, in_three_colours } = shared_numbers(hand.once);
        let in_runs = self.wild_needs_in_runs(hand.once, hand.wilds.into());
        WildNeeds { one: in_runs.one & !in_three_colours, two: in_runs.two & !in_two_colours }
    }

    /// Returns the faces that need wilds to be in a run, if the hand has only the tiles `faces`. If `wilds` is 0, the
    /// set `two` of the result is empty.
    fn wild_needs_in_runs(self, faces: u64, wilds: u32) -> WildNeeds {
        let places = if self.wrap { faces | (faces & ONES) << 13 } else { faces };
        let adjacent = places & places >> 1;
        let three_in_row = adjacent & places >> 2;
        let one = faces & !self.fold_after_13(three_in_row | three_in_row << 1 | three_in_row << 2);
        // Most hands have no wilds, and without wilds no caller uses the set `two`.
        if wilds == 0 {
            return WildNeeds { one, two: 0 };
        }
        let with_gap = places & places >> 2;
        let near_another = adjacent | adjacent << 1 | with_gap | with_gap << 2;
        WildNeeds { one, two: faces & !self.fold_after_13(near_another) }
    }

    /// Returns `places`, with the bit of a colour's 1 added if the bit of its 1 after 13 (as in `R12 R13 R1`) is set.
    const fn fold_after_13(self, places: u64) -> u64 {
        if self.wrap { places | places >> 13 & ONES } else { places }
    }
}

/// The faces of a hand that can be in a meld only with wilds.
///
/// A meld has at least three tiles. So a tile needs two fitting neighbours in the hand, or one neighbour and one wild,
/// or two wilds.
#[derive(Debug, Clone, Copy)]
struct WildNeeds {
    /// The faces that can be in a meld only together with at least one wild.
    one: u64,
    /// The faces that can be in a meld only together with at least two wilds; empty for a hand without wilds.
    two: u64,
}

impl WildNeeds {
    /// Returns true if, even after `max_discards` discards, some tiles of `faces` certainly fit in no meld. A false
    /// result proves nothing. The hand holds two tiles of each face in `twins`.
    ///
    /// One wild helps at most four tiles that need one wild, as in `1 2 . 4 5`. Two wilds help at most two tiles that
    /// need two wilds, as in `1 . . 4`.
    const fn has_too_many_misfits(self, faces: u64, twins: u64, wilds: u32, max_discards: u32) -> bool {
        if wilds == 0 {
            // Test only `one`, because this set also contains the faces that need two wilds.
            return has_more_tiles_than(self.one & faces, twins, max_discards);
        }
        if wilds == 1 && has_more_tiles_than(self.two & faces, twins, max_discards) {
            return true;
        }
        let need_one = (self.one & faces).count_ones() + (self.one & twins).count_ones();
        let need_two = (self.two & faces).count_ones() + (self.two & twins).count_ones();
        need_one > 4 * wilds + max_discards || wilds <= 2 && need_two > 2 * (wilds / 2) + max_discards
    }

    /// Returns the hand without isolated tiles: those that need more wilds than the hand has.
    const fn without_isolated(self, hand: Packed) -> Packed {
        let isolated = match hand.wilds {
            0 => self.one,
            1 => self.two,
            _ => 0,
        };
        Packed { once: hand.once & !isolated, twice: hand.twice & !isolated, thrice: hand.thrice & !isolated, ..hand }
    }

    /// Returns true if the hand certainly has too few wilds for all tiles that need one, even after `max_discards`
    /// discards. A wild is in only one meld. So it helps only tiles of one colour (in a run) or of one number (in a
    /// group).
    fn has_too_few_wilds(self, hand: Packed, max_discards: u32) -> bool {
        hand.wilds > 0 && !can_cover(self.one, hand.twice, hand.wilds, max_discards)
    }

    /// Returns the roles whose discard could win. If a hand without wilds has tiles that need a wild, the discard must
    /// be one of these tiles.
    const fn candidates(self, hand: Packed) -> RoleSet {
        if hand.wilds > 0 || self.one == 0 { hand.roles() } else { RoleSet(self.one) }
    }
}

/// Returns true if a hand has more than `limit` tiles of `faces`: two of each face in `twins`, one of each other face.
/// `limit` is 0 or 1.
const fn has_more_tiles_than(faces: u64, twins: u64, limit: u32) -> bool {
    has_more_bits_than(faces, limit) || limit > 0 && faces & twins != 0
}

/// Returns true if `lines` lines can contain all tiles of `faces` except at most `max_discards` tiles. A line is all
/// faces of one colour, or all faces of one number: one wild can help only the tiles of one line. A face in `twins` has
/// two tiles, so one discard cannot remove it.
fn can_cover(faces: u64, twins: u64, lines: u8, max_discards: u32) -> bool {
    if faces == 0 {
        return true;
    }
    let place = faces.trailing_zeros();
    let (lowest, its_colour, its_number) = (1 << place, NUMBERS_OF_LANE << (place & !15), ONES << (place & 15));
    let covers = |line: u64| lines > 0 && can_cover(faces & !line, twins, lines - 1, max_discards);
    let is_discardable =
        max_discards > 0 && twins & lowest == 0 && can_cover(faces ^ lowest, twins, lines, max_discards - 1);
    is_discardable || covers(its_colour) || covers(its_number)
}

/// The question that a [`DiscardSearch`] answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DiscardGoal {
    /// Can melds use all tiles? The result is the set of the wild for "yes", and the empty set for "no".
    Complete,
    /// After which discards can melds use all other tiles?
    EveryDiscard,
    /// Is there a discard after which melds can use all other tiles?
    AnyDiscard,
}

impl DiscardGoal {
    /// Returns how many tiles the player may discard: 0 or 1.
    const fn max_discards(self) -> u32 {
        match self {
            Self::Complete => 0,
            Self::EveryDiscard | Self::AnyDiscard => 1,
        }
    }
}

/// The natural tiles that are in no group, at some node of the search.
#[derive(Debug, Clone, Copy)]
struct UngroupedTiles {
    faces: u64,
    /// All faces of the numbers for which the search has not chosen groups yet, as bits.
    undecided: u64,
    /// The ungrouped tiles of each colour, as an index into the tables of runs.
    indices: [u32; 4],
}

struct DiscardSearch<'a> {
    layouts: Layouts<'a>,
    runs: &'a mut Runs,
    digits: [DigitOrder; 4],
    hand: Packed,
    goal: DiscardGoal,
    /// The roles whose discard could win. The search ends if `discards` has all of these roles.
    candidates: RoleSet,
    /// The discards found so far (see [`DiscardGoal`]).
    discards: RoleSet,
}

impl DiscardSearch<'_> {
    fn run(&mut self) {
        let Packed { once, wilds, .. } = self.hand;
        let mut sites = [GroupSite { number: 0, choices: &[] }; NUMBERS];
        let mut count = 0;
        let mut undecided = 0;
        let SharedNumbers { in_two_colours, .. } = shared_numbers(once);
        for number in set_bits(lane(in_two_colours, 0)) {
            let choices = grouped_tiles(self.hand.holding(number), wilds);
            if !choices.is_empty() {
                sites[count] = GroupSite { number, choices };
                count += 1;
                undecided |= ONES << number;
            }
        }
        let indices = DigitOrder::indices(self.digits, self.hand);
        self.choose_groups(&sites[..count], UngroupedTiles { faces: once, undecided, indices }, WildCounts::ZERO);
    }

    /// Tries every choice of groups at the first number in `sites`, beginning with no group, and then continues with
    /// the later numbers. `group_wilds` says how many wilds the groups chosen so far can use.
    fn choose_groups(&mut self, sites: &[GroupSite<'_>], ungrouped: UngroupedTiles, group_wilds: WildCounts) {
        let Some((&GroupSite { number, choices }, later_sites)) = sites.split_first() else {
            self.add_discards(ungrouped, group_wilds);
            return;
        };
        let undecided = ungrouped.undecided & !(ONES << number);
        self.continue_unless_pruned(later_sites, UngroupedTiles { undecided, ..ungrouped }, group_wilds);
        for choice in choices {
            let group_wilds = group_wilds.plus(choice.wilds).up_to(self.hand.wilds);
            if !group_wilds.is_empty() {
                let indices = DigitOrder::without(self.digits, ungrouped.indices, number, choice.taken);
                let faces = ungrouped.faces & !(ONES << number) | choice.ungrouped_faces(number);
                self.continue_unless_pruned(later_sites, UngroupedTiles { faces, undecided, indices }, group_wilds);
            }
        }
    }

    /// Continues the search at the next number. Stops instead if the question is already answered, or if too many of
    /// the remaining tiles fit in no run.
    #[inline]
    fn continue_unless_pruned(&mut self, sites: &[GroupSite<'_>], ungrouped: UngroupedTiles, group_wilds: WildCounts) {
        let wilds = u32::from(self.hand.wilds) - group_wilds.fewest();
        let for_runs = ungrouped.faces & !ungrouped.undecided;
        let needs = self.layouts.wild_needs_in_runs(ungrouped.faces, wilds);
        if !needs.has_too_many_misfits(for_runs, 0, wilds, self.goal.max_discards()) && !self.is_done() {
            self.choose_groups(sites, ungrouped, group_wilds);
        }
    }

    /// Returns true if more search cannot change the answer.
    fn is_done(&self) -> bool {
        match self.goal {
            DiscardGoal::EveryDiscard => self.discards == self.candidates,
            DiscardGoal::Complete | DiscardGoal::AnyDiscard => !self.discards.is_empty(),
        }
    }

    /// Adds to the result the discards after which runs can use all other tiles outside the chosen groups. For
    /// [`DiscardGoal::Complete`], there is no discard: if runs can use all tiles outside these groups, sets the result
    /// to the wild, which means "yes".
    fn add_discards(&mut self, ungrouped: UngroupedTiles, group_wilds: WildCounts) {
        let wilds = self.hand.wilds;
        let mut run_wilds = [WildCounts::EMPTY; 4];
        // A colour is broken if runs cannot use all its tiles outside groups. The discard must then be a tile of this
        // colour.
        let mut broken_colours = 0;
        let mut last_broken = 0;
        for (colour, run_wilds) in run_wilds.iter_mut().enumerate() {
            *run_wilds = self.runs.wilds_for_all(self.digits[colour], ungrouped.indices[colour]);
            if run_wilds.up_to(wilds).is_empty() {
                broken_colours += 1;
                last_broken = colour;
            }
            if broken_colours > self.goal.max_discards() {
                return;
            }
        }
        match broken_colours {
            0 => {
                let total_wilds = run_wilds.iter().fold(group_wilds, |sum, &wilds| sum.plus(wilds));
                match self.goal {
                    DiscardGoal::Complete if total_wilds.contains(wilds) => self.discards = RoleSet::WILD,
                    DiscardGoal::Complete => {}
                    DiscardGoal::EveryDiscard | DiscardGoal::AnyDiscard => {
                        if wilds > 0 && total_wilds.contains(wilds - 1) {
                            self.discards = self.discards.with(RoleSet::WILD);
                        }
                        for colour in 0..4 {
                            self.add_discards_of(ungrouped, run_wilds, group_wilds, colour);
                        }
                    }
                }
            }
            _ => self.add_discards_of(ungrouped, run_wilds, group_wilds, last_broken),
        }
    }

    /// Adds to the result the discards of one colour after which runs can use all other tiles outside the chosen
    /// groups.
    fn add_discards_of(
        &mut self,
        ungrouped: UngroupedTiles,
        run_wilds: [WildCounts; 4],
        group_wilds: WildCounts,
        colour: usize,
    ) {
        let wilds = self.hand.wilds;
        let numbers = lane(ungrouped.faces & !self.discards.0, colour);
        if numbers == 0 {
            return;
        }
        let other_colours = (0..4).filter(|&other| other != colour);
        let other_wilds = other_colours.fold(group_wilds, |sum, other| sum.plus(run_wilds[other]));
        let (digits, index) = (self.digits[colour], ungrouped.indices[colour]);
        if !other_wilds.plus(self.runs.wilds_for_all_but_one(digits, index)).contains(wilds) {
            return;
        }
        for number in set_bits(numbers) {
            let without_it = self.runs.wilds_for_all(digits, index - digits.weight(number));
            if other_wilds.plus(without_it).contains(wilds) {
                self.discards.0 |= 1 << bit_index(colour, number);
            }
        }
    }
}
