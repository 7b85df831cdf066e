//! Lists targets (complete hands) that use as many natural tiles of the player's hand as possible. The tiles of the
//! hand that a target uses are the *kept* tiles. The list may be incomplete, because the search has limits.
//!
//! [`Layouts::most_kept`] computes how many tiles the best targets keep. The search for these targets first chooses
//! groups, number by number. It also tries groups that keep only one tile or none. It prunes if a target can no longer
//! keep as many tiles as the best ones. All other tiles of the target must be in runs. The search tries every way to
//! divide the number of these tiles between the four colours. In each colour it finds the runs that keep the most
//! tiles.

use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Layouts;
use super::groups::{TargetGroups, TargetKind, colours_with, counts};
use super::line::{DigitOrder, NUMBERS};
use super::packed::{Packed, bit_index, places_of_faces};
use super::places::{KeptExactly, PLACES};
use super::runs::Runs;
use super::shape::RunShape;
use crate::meld::MeldKind;
use crate::tiles::{Colour, Face, Number};

/// A meld of a target. A target is a complete hand to aim for, or an opening in 101.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TargetMeld {
    /// A run of `length` tiles that begins with the number `first`, 1 to 13.
    Run { colour: Colour, first: u8, length: u8 },
    /// A group. `colours` has two bits for each colour: the value 1 if the group has a tile of this colour, or else 0.
    Group { number: Number, colours: usize },
}

impl TargetMeld {
    pub(crate) const fn kind(self) -> MeldKind {
        match self {
            Self::Run { .. } => MeldKind::Run,
            Self::Group { .. } => MeldKind::Group,
        }
    }

    /// Returns the faces of the meld as a bit set. A 1 after 13 has its own bit, next to the bit of the 13.
    pub(crate) fn places(self) -> u64 {
        match self {
            Self::Run { colour, first, length } => {
                ((1 << length) - 1) << bit_index(colour as usize, usize::from(first) - 1)
            }
            Self::Group { number, colours } => colours_with(colours, 1) << number.index(),
        }
    }

    /// Returns the faces of the meld, in order.
    pub(crate) fn faces(self) -> impl Iterator<Item = Face> {
        let length = match self {
            Self::Run { length, .. } => length,
            Self::Group { .. } => 4,
        };
        (0..length).filter_map(move |offset| match self {
            Self::Run { colour, first, .. } => Some(Face::new(colour, RunShape::number(first + offset)?)),
            Self::Group { number, colours } => {
                let colour = usize::from(offset);
                let has_colour = counts(colours)[colour] > 0;
                has_colour.then(|| Face::new(Colour::ALL[colour], number))
            }
        })
    }
}

pub(crate) type TargetMelds = Vec<TargetMeld>;

#[derive(Debug, Clone, Copy)]
struct SearchLimits {
    /// The maximum number of choices of groups to try.
    choices_of_groups: usize,
    /// The maximum number of targets to find for each choice of groups. If it is 1, the whole search stops at the first
    /// target.
    targets_per_choice: usize,
}

/// The value of three limits in [`Layouts::nearest`]: the number of choices of groups, of targets for each choice, and
/// of multisets of runs in one colour.
const MOST_TRIED: usize = 24;

/// The tiles that players can hold: the tile set without the indicator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Copies {
    /// The tiles, counted by the role that each plays at this table: a natural face, or wild.
    pub(crate) plays: Packed,
    /// The scarce faces, as bits. A target may need more natural tiles of a scarce face than players can hold. Wilds
    /// then replace the missing tiles.
    pub(crate) scarce: u64,
}

impl Copies {
    /// Returns how many natural tiles of a face all players together can hold. `number` counts from 0.
    pub(super) fn of(&self, colour: usize, number: usize) -> u8 {
        let bit = 1 << bit_index(colour, number);
        [self.plays.once, self.plays.twice, self.plays.thrice].into_iter().map(|faces| u8::from(faces & bit != 0)).sum()
    }

    pub(super) const fn is_scarce(&self, colour: usize, number: usize) -> bool {
        self.scarce >> bit_index(colour, number) & 1 == 1
    }
}

impl Layouts<'_> {
    /// Calls `visit` with targets that use `kept` natural tiles of the player and need no more wilds than the tile set
    /// has. `kept` must be the result of [`most_kept`](Self::most_kept) for the hand. Some targets may be left out,
    /// because the search has limits.
    pub(crate) fn nearest(self, hand: Packed, kept: u8, copies: &Copies, mut visit: impl FnMut(&[TargetMeld])) {
        let limits = SearchLimits { choices_of_groups: MOST_TRIED, targets_per_choice: MOST_TRIED };
        self.search_nearest(hand, kept, copies, limits, &mut visit);
    }

    /// Returns true if some target uses `kept` natural tiles of the player and needs no more wilds than the tile set
    /// has. The search leaves out no target.
    pub(crate) fn keeps(self, hand: Packed, kept: u8, copies: &Copies) -> bool {
        let limits = SearchLimits { choices_of_groups: usize::MAX, targets_per_choice: 1 };
        self.search_nearest(hand, kept, copies, limits, &mut |_| ()) > 0
    }

    /// Returns, for each number, every multiset of groups of this number that a target may have, except the empty one
    /// (see `TargetGroupsCache::target_groups`).
    pub(super) fn target_groups(self, hand: Packed, copies: &Copies, of: TargetKind) -> [Arc<[TargetGroups]>; NUMBERS] {
        let mut cache = self.caches.target_groups.borrow_mut();
        std::array::from_fn(|number| cache.target_groups(counts(hand.holding(number)), number, copies, of))
    }

    /// Finds targets that use `kept` tiles of the player's hand, within `limits`. Calls `visit` with each target, and
    /// returns the number of targets.
    fn search_nearest(
        self,
        hand: Packed,
        kept: u8,
        copies: &Copies,
        SearchLimits { choices_of_groups, targets_per_choice }: SearchLimits,
        visit: &mut dyn FnMut(&[TargetMeld]),
    ) -> usize {
        self.with_runs(|runs| {
            let digits = DigitOrder::of(hand);
            let choices = self.target_groups(hand, copies, TargetKind::Hand);
            let mut search = TargetSearch {
                runs,
                digits,
                wrap: self.wrap,
                kept_by_groups: KeptByGroups::new(&choices),
                choices,
                kept_goal: kept.cast_signed(),
                copies,
                chosen: Vec::new(),
                choices_left: choices_of_groups,
                targets_per_choice,
                run_cache: FxHashMap::default(),
                melds: TargetMelds::new(),
                target_count: 0,
                visit,
            };
            search.search_groups(0, DigitOrder::indices(digits, hand), PLACES, 0, 0);
            search.target_count
        })
    }
}

/// Tables of how many tiles of the hand groups can use. Entry `n` of a table is the highest number for groups of
/// exactly `n` tiles in all.
struct KeptByGroups {
    /// For each number, the table for groups of this number and of higher numbers.
    from_number: [KeptExactly; NUMBERS + 1],
    /// For each number, the table for groups of this number and of higher numbers if at least one of the groups has
    /// exactly this number.
    starting_at: [KeptExactly; NUMBERS],
}

impl KeptByGroups {
    fn new(choices: &[Arc<[TargetGroups]>; NUMBERS]) -> Self {
        let mut kept_by_groups =
            Self { from_number: [KeptExactly::NOTHING; NUMBERS + 1], starting_at: [KeptExactly::IMPOSSIBLE; NUMBERS] };
        for number in (0..NUMBERS).rev() {
            let others = kept_by_groups.from_number[number + 1];
            for groups in &*choices[number] {
                kept_by_groups.starting_at[number].raise(&others, groups.size, groups.keeps);
            }
            kept_by_groups.from_number[number] = others.or(&kept_by_groups.starting_at[number]);
        }
        kept_by_groups
    }
}

/// The groups that the search chose for one number: the entry `choice` of [`TargetSearch::choices`] for this number.
struct ChosenGroups {
    number: usize,
    choice: usize,
}

/// The size of the runs to find.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct RunSize {
    /// The number of tiles that the runs have in all.
    places: usize,
    /// How many tiles of the runs the hand holds.
    kept: i8,
}

impl RunSize {
    /// Returns the size of the runs that are still to find. The runs already found have `places` tiles in all, and
    /// the hand holds `kept` of these tiles.
    const fn less(self, places: usize, kept: i8) -> Self {
        Self { places: self.places - places, kept: self.kept - kept }
    }
}

/// The key of a cached search for runs of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct RunsKey {
    colour: usize,
    /// The tiles of this colour that are in no group, as an index into the tables of runs.
    index: u32,
    size: RunSize,
}

struct TargetSearch<'a> {
    runs: &'a mut Runs,
    digits: [DigitOrder; 4],
    wrap: bool,
    /// For each number, every multiset of groups that a target may have.
    choices: [Arc<[TargetGroups]>; NUMBERS],
    kept_by_groups: KeptByGroups,
    /// The number of tiles of the player's hand that every target must contain.
    kept_goal: i8,
    copies: &'a Copies,
    chosen: Vec<ChosenGroups>,
    /// How many more choices of groups the search may try.
    choices_left: usize,
    /// See [`SearchLimits::targets_per_choice`].
    targets_per_choice: usize,
    /// The cached results of [`Self::find_runs`].
    run_cache: FxHashMap<RunsKey, Rc<[TargetMelds]>>,
    /// The melds of the current target.
    melds: TargetMelds,
    target_count: usize,
    visit: &'a mut dyn FnMut(&[TargetMeld]),
}

/// The tiles that are left for runs, and tables of how many of them runs can use. Entry `n` of a table is the highest
/// number for runs of exactly `n` tiles in all.
struct KeptByRuns {
    /// For each colour, the tiles that the chosen groups leave, as an index into the tables of runs.
    indices: [u32; 4],
    /// For each colour, the table for runs of this colour.
    of_colour: [KeptExactly; 4],
    /// For each colour, the table for runs of this colour and of all later colours together.
    from_colour: [KeptExactly; 5],
}

impl TargetSearch<'_> {
    fn kept_by_runs(&mut self, indices: [u32; 4], places: usize) -> KeptByRuns {
        let kept = |colour: usize| self.runs.kept(self.digits[colour], indices[colour]);
        let [k, r, b, y] = [0, 1, 2, 3].map(kept);
        let from_blue = b.joined(&y, places);
        let from_red = r.joined(&from_blue, places);
        let all = k.joined(&from_red, places);
        let [all, from_red, from_blue] = [all, from_red, from_blue].map(KeptExactly::from);
        let of_colour = [k, r, b, y].map(KeptExactly::from);
        KeptByRuns { indices, of_colour, from_colour: [all, from_red, from_blue, of_colour[3], KeptExactly::NOTHING] }
    }

    /// Visits each target that consists of the chosen groups and of runs. Then adds groups of `number` and of higher
    /// numbers, and recurses.
    ///
    /// The runs must have `places` tiles together. `indices` has the tiles of the hand that the runs can use, as one
    /// table index for each colour. The chosen groups use `kept` tiles of the hand. They need `forced_wilds` wilds in
    /// place of natural tiles, because the tile set has too few of these.
    fn search_groups(&mut self, number: usize, indices: [u32; 4], places: usize, kept: i8, forced_wilds: u8) {
        let run_keeps = self.kept_by_runs(indices, places);
        if kept + run_keeps.from_colour[0].in_places(places) == self.kept_goal {
            self.choices_left -= 1;
            for &ChosenGroups { number, choice } in &self.chosen {
                self.melds.extend(self.choices[number][choice].targets(number));
            }
            let size = RunSize { places, kept: self.kept_goal - kept };
            self.add_runs(0, &run_keeps, size, self.target_count + self.targets_per_choice);
            self.melds.clear();
        }
        let kept_in_runs = run_keeps.from_colour[0].reversed(places);
        for next in number..NUMBERS {
            if kept + kept_in_runs.most_with(&self.kept_by_groups.from_number[next], 0) < self.kept_goal {
                return;
            }
            if kept + kept_in_runs.most_with(&self.kept_by_groups.starting_at[next], 0) < self.kept_goal {
                continue;
            }
            // Upper bounds, computed lazily. Entry `n` bounds how many tiles of the hand can be in runs and groups of
            // later numbers if these melds have exactly `n` tiles together.
            let mut bounds = [None; PLACES + 1];
            let choices = Arc::clone(&self.choices[next]);
            for (choice, groups) in choices.iter().enumerate() {
                if self.choices_left == 0 || self.targets_per_choice == 1 && self.target_count > 0 {
                    return;
                }
                let Some(places_left) = places.checked_sub(groups.size) else { continue };
                let most_more = *bounds[places_left].get_or_insert_with(|| {
                    kept_in_runs.most_with(&self.kept_by_groups.from_number[next + 1], groups.size)
                });
                let keeps = groups.keeps.cast_signed();
                if kept + keeps + most_more < self.kept_goal
                    || forced_wilds + groups.forced_wilds > self.copies.plays.wilds
                {
                    continue;
                }
                let indices = DigitOrder::without_held(self.digits, indices, next, groups.uses);
                self.chosen.push(ChosenGroups { number: next, choice });
                self.search_groups(next + 1, indices, places_left, kept + keeps, forced_wilds + groups.forced_wilds);
                self.chosen.pop();
            }
        }
    }

    /// Completes the current target with runs of `colour` and of the later colours. Together these runs must have
    /// exactly the size `size`. Visits each target found, and stops when the search has found `max_targets` targets.
    fn add_runs(&mut self, colour: usize, run_keeps: &KeptByRuns, size: RunSize, max_targets: usize) {
        if colour == 4 {
            if self.target_count < max_targets && self.forced_wilds() <= self.copies.plays.wilds {
                self.target_count += 1;
                (self.visit)(&self.melds);
            }
            return;
        }
        // The runs of the last colour fill all remaining places.
        let fewest = if colour == 3 { size.places } else { 0 };
        for places in fewest..=size.places {
            let kept = run_keeps.of_colour[colour].in_places(places);
            let kept_later = run_keeps.from_colour[colour + 1].in_places(size.places - places);
            if kept < 0 || kept > size.kept || kept_later != size.kept - kept || self.target_count >= max_targets {
                continue;
            }
            let key = RunsKey { colour, index: run_keeps.indices[colour], size: RunSize { places, kept } };
            for runs in self.find_runs(key).iter() {
                let meld_count = self.melds.len();
                self.melds.extend(runs);
                self.add_runs(colour + 1, run_keeps, size.less(places, kept), max_targets);
                self.melds.truncate(meld_count);
            }
        }
    }

    /// Returns the multisets of runs of one colour that together have the size in `key`. Returns at most [`MOST_TRIED`]
    /// of them, or all if `targets_per_choice` is 1. Caches the result.
    fn find_runs(&mut self, key: RunsKey) -> Rc<[TargetMelds]> {
        if let Some(cached) = self.run_cache.get(&key) {
            return Rc::clone(cached);
        }
        let RunsKey { colour, index, size } = key;
        let max_targets = if self.targets_per_choice == 1 { usize::MAX } else { MOST_TRIED };
        let digits = self.digits[colour];
        let (laid, targets) = (TargetMelds::new(), Vec::new());
        let mut finder = RunFinder { runs: self.runs, colour, wrap: self.wrap, digits, max_targets, laid, targets };
        finder.find(index, digits.counts(index), size, 1);
        let targets: Rc<[TargetMelds]> = finder.targets.into();
        self.run_cache.insert(key, Rc::clone(&targets));
        targets
    }

    /// Returns how many tiles of the current melds must be wilds, because the tile set has too few natural tiles.
    fn forced_wilds(&self) -> u8 {
        let (mut unused, mut forced_wilds) = (self.copies.plays, 0);
        for meld in &self.melds {
            let empty_places;
            (unused, empty_places) = unused.laid_in(meld.places());
            // Count only scarce faces. If the melds need too many tiles of another face, some other target keeps as
            // many tiles of the hand and needs fewer tiles of this face (`docs/PROOFS.md`).
            forced_wilds += (empty_places & places_of_faces(self.copies.scarce)).count_ones() as u8;
        }
        forced_wilds
    }
}

/// A search for the multisets of runs of one colour.
struct RunFinder<'a> {
    runs: &'a mut Runs,
    colour: usize,
    wrap: bool,
    digits: DigitOrder,
    /// The search stops after this many multisets of runs.
    max_targets: usize,
    laid: TargetMelds,
    targets: Vec<TargetMelds>,
}

impl RunFinder<'_> {
    /// Extends the runs in `laid` with every multiset of runs that have exactly the size `size`. Adds each result to
    /// `targets`, and stops at `max_targets` results. Each new run begins with the number `first_place` or a higher
    /// one. `index` and `held` both say which tiles of the hand the new runs can use.
    fn find(&mut self, index: u32, held: [u8; NUMBERS], size: RunSize, first_place: u8) {
        if size.places == 0 {
            if size.kept == 0 && self.targets.len() < self.max_targets {
                self.targets.push(self.laid.clone());
            }
            return;
        }
        let run_keeps = self.runs.kept(self.digits, index);
        let most_kept = |places: usize| run_keeps.0[places].cast_signed();
        if size.kept > most_kept(size.places) || self.targets.len() >= self.max_targets {
            return;
        }
        let end = RunShape::last_place(self.wrap);
        for first in first_place..=end {
            let (mut index, mut held, mut kept) = (index, held, 0);
            for length in 1..=RunShape::LONGEST {
                let Some(number) = RunShape::number(first + length - 1).filter(|_| first + length - 1 <= end) else {
                    break;
                };
                let count = &mut held[number.index()];
                if *count > 0 {
                    *count -= 1;
                    index -= self.digits.weight(number.index());
                    kept += 1;
                }
                let places = usize::from(length);
                if places > size.places {
                    break;
                }
                let rest = size.less(places, kept);
                // `most_kept` still counts the tiles that this run has taken, so it is an upper bound.
                if length >= RunShape::SHORTEST && rest.kept >= 0 && rest.kept <= most_kept(rest.places) {
                    self.laid.push(TargetMeld::Run { colour: Colour::ALL[self.colour], first, length });
                    self.find(index, held, rest, first);
                    self.laid.pop();
                }
            }
        }
    }
}
