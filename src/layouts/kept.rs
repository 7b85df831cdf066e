//! How far hands are, and what brings them nearer.
//!
//! A distance is fourteen less the tiles that the best target keeps, as in [`distance`](crate::distance). Groups that
//! keep one tile need not be looked at, for a run keeps it as well; what is left of each colour is looked up in the
//! table of kept tiles. A tile is useful when the hand with it keeps one more; it is spare when the hand without it
//! keeps as many. A target of the hand without a tile is a target of the hand too, so one search for the targets finds
//! all spare tiles, and another the useful ones after each discard.
//!
//! Places that want more of a face than there are tiles are not counted here, not even for the indicator's and the
//! okey's face, of which there are fewer: whatever wants more wilds for such places than there are keeps no more than
//! other melds do that want no more, as a count of all layouts says (`docs/PROOFS.md`).

use super::Layouts;
use super::groups::{COLOUR_UNIT, PartialGroups, counts, partial_groups, places};
use super::line::{Digits, NUMBERS};
use super::packed::{ALL_FACES, ONES, Packed, RoleSet, bit_index, lane, set_bits};
use super::places::{KeptByPlaces, PLACES, ReversedKept};
use super::runs::Runs;
use crate::table::Role;

/// The tiles not in groups, as an index for each colour, and how many places are left for them.
#[derive(Debug, Clone, Copy)]
struct Ungrouped {
    index: [u32; 4],
    places: usize,
}

/// A number where groups can be begun.
#[derive(Debug, Clone, Copy)]
struct KeptSite<'a> {
    number: usize,
    partial_groups: &'a [PartialGroups],
    /// What the groups from here on and all runs could keep, if none took tiles from another.
    bound: KeptByPlaces,
    /// What the groups alone could.
    group_keeps: KeptByPlaces,
}

/// What runs can keep of the tiles that groups leave: by colour, by pairs of colours, and for all four, up to `places`
/// places.
struct KeptInRuns {
    places: usize,
    of_colour: [KeptByPlaces; 4],
    halves: [KeptByPlaces; 2],
    runs: KeptByPlaces,
}

impl KeptInRuns {
    fn new(runs: &mut Runs, digits: [Digits; 4], Ungrouped { index, places }: Ungrouped) -> Self {
        let mut of_colour = [KeptByPlaces::NOTHING; 4];
        for (colour, kept) in of_colour.iter_mut().enumerate() {
            *kept = KeptByPlaces::from_word(runs.kept(digits[colour], index[colour]));
        }
        let [k, r, b, y] = &of_colour;
        let halves = [k.joined(r, places), b.joined(y, places)];
        let runs = halves[0].joined(&halves[1], places);
        Self { places, of_colour, halves, runs }
    }

    /// What the runs of all colours keep in `places` places.
    const fn most_kept(&self) -> u8 {
        self.runs.0[self.places]
    }

    /// The same with `kept` for one colour.
    fn with(&self, colour: usize, kept: KeptByPlaces) -> Self {
        let mut of_colour = self.of_colour;
        of_colour[colour] = kept;
        let mut halves = self.halves;
        halves[colour / 2] = kept.joined(&of_colour[colour ^ 1], self.places);
        Self { places: self.places, of_colour, halves, runs: halves[0].joined(&halves[1], self.places) }
    }

    /// For each colour, what runs of the three others keep together with it.
    fn others(&self) -> [ReversedKept; 4] {
        [0, 1, 2, 3].map(|colour| self.others_of(colour))
    }

    /// The same after [`Self::with`] changed `colour`; what the others keep together with it is as it was `before`.
    fn others_after_change(&self, colour: usize, before: &[ReversedKept; 4]) -> [ReversedKept; 4] {
        [0, 1, 2, 3].map(|other| if other == colour { before[other] } else { self.others_of(other) })
    }

    fn others_of(&self, colour: usize) -> ReversedKept {
        self.of_colour[colour ^ 1].joined(&self.halves[1 - colour / 2], self.places).within(self.places)
    }
}

impl Layouts {
    /// The most natural tiles that a target keeps.
    pub fn most_kept(self, hand: Packed) -> u8 {
        self.search_targets(hand, 0, KeptQuestion::Most, &mut []).0
    }

    /// The faces that can lose a tile while the hand still keeps `most`.
    pub fn spare(self, hand: Packed, most: u8) -> RoleSet {
        match most.checked_sub(1) {
            Some(fewer) => RoleSet(self.search_targets(hand, fewer, KeptQuestion::Spare(most), &mut []).1),
            None => RoleSet(hand.once),
        }
    }

    /// The faces of which one more tile would be kept; `most` is what is kept now. Faces already held as often as
    /// possible may be among them.
    pub fn missing(self, hand: Packed, most: u8) -> RoleSet {
        let mut missing = [MissingFaces::new(hand, None, most)];
        self.fill_missing(hand, &mut missing);
        RoleSet(missing[0].found)
    }

    /// The same after each discard, given with what is kept after it; one search answers all.
    pub(crate) fn missing_after(self, hand: Packed, discards: impl Iterator<Item = (Role, u8)>) -> Vec<RoleSet> {
        let mut missing: Vec<MissingFaces> =
            discards.map(|(role, most)| MissingFaces::new(hand, Some(role), most)).collect();
        self.fill_missing(hand, &mut missing);
        missing.iter().map(|missing| RoleSet(missing.found)).collect()
    }

    fn fill_missing(self, hand: Packed, missing: &mut [MissingFaces]) {
        let least = missing.iter().map(|missing| missing.most).min().unwrap_or_default();
        self.search_targets(hand, least.saturating_sub(1), KeptQuestion::Missing, missing);
    }

    /// Searches the targets that keep more than `best`: returns the most kept and the faces to spare, and fills
    /// `missing`.
    fn search_targets(self, hand: Packed, best: u8, question: KeptQuestion, missing: &mut [MissingFaces]) -> (u8, u64) {
        self.with_runs(|runs| {
            let digits = Digits::of(hand);
            let left = Ungrouped { index: Digits::indices(digits, hand), places: PLACES };
            let run_keeps = KeptInRuns::new(runs, digits, left);
            let mut sites = [KeptSite {
                number: 0,
                partial_groups: &[],
                bound: run_keeps.runs,
                group_keeps: KeptByPlaces::NOTHING,
            }; NUMBERS];
            let count = find_sites(hand, &mut sites);
            let mut search = KeptSearch {
                of_runs: runs,
                digits,
                hand,
                runs: run_keeps.runs,
                best,
                question,
                missing,
                spare: 0,
                taken: [0; NUMBERS],
            };
            search.search_groups(&sites[..count], left, &run_keeps, 0);
            (search.best, search.spare)
        })
    }
}

/// Fills `sites` with the numbers where groups can be begun, adds the groups to their bounds, and counts them.
fn find_sites(hand: Packed, sites: &mut [KeptSite<'_>; NUMBERS]) -> usize {
    let mut count = 0;
    for number in 0..NUMBERS {
        let partial_groups = partial_groups(hand.holding(number));
        if !partial_groups.is_empty() {
            sites[count].number = number;
            sites[count].partial_groups = partial_groups;
            count += 1;
        }
    }
    let mut group_keeps = KeptByPlaces::NOTHING;
    for site in sites[..count].iter_mut().rev() {
        let mut most = [0; PLACES + 1];
        for groups in site.partial_groups.iter().filter(|groups| groups.places <= PLACES) {
            most[groups.places] = most[groups.places].max(groups.keeps);
        }
        let after = group_keeps;
        for (places, keeps) in most.into_iter().enumerate().filter(|&(_, keeps)| keeps > 0) {
            for (sum, after) in group_keeps.0[places..].iter_mut().zip(after.0) {
                *sum = (*sum).max(after + keeps);
            }
        }
        site.group_keeps = group_keeps;
        site.bound = group_keeps.joined(&site.bound, PLACES);
    }
    count
}

/// What is asked of a hand: the most that is kept, or faces of the targets that keep it.
#[derive(Debug, Clone, Copy)]
enum KeptQuestion {
    Most,
    /// Faces of which one more is kept.
    Missing,
    /// Faces that can lose a tile without loss.
    Spare(u8),
}

/// A hand, as it is or without one of its tiles, and the faces it misses.
#[derive(Debug, Clone, Copy)]
struct MissingFaces {
    hand: Packed,
    /// The colour and the number of the tile that it is without.
    without: Option<(usize, usize)>,
    /// How many tiles its targets keep.
    most: u8,
    /// The faces whose tiles are all held, so that none can come.
    exhausted: u64,
    /// The faces found so far.
    found: u64,
}

impl MissingFaces {
    fn new(hand: Packed, without: Option<Role>, most: u8) -> Self {
        let hand = without.and_then(|role| hand.without(role)).unwrap_or(hand);
        // Wilds are kept in any case.
        let without = without.and_then(Role::face).map(|face| (face.colour as usize, face.number.index()));
        let exhausted = hand.twice & !hand.triple | hand.thrice;
        Self { hand, without, most, exhausted, found: if most == 0 { ALL_FACES } else { 0 } }
    }
}

struct KeptSearch<'a> {
    of_runs: &'a mut Runs,
    digits: [Digits; 4],
    hand: Packed,
    /// What runs of all tiles keep.
    runs: KeptByPlaces,
    best: u8,
    question: KeptQuestion,
    missing: &'a mut [MissingFaces],
    /// The faces found so far of which a tile can be spared.
    spare: u64,
    /// The tiles of each number in groups.
    taken: [usize; NUMBERS],
}

impl KeptSearch<'_> {
    /// Looks at the groups chosen, then at every way to add groups at `sites` that could keep more than the best.
    fn search_groups(&mut self, sites: &[KeptSite<'_>], left: Ungrouped, run_keeps: &KeptInRuns, kept: u8) {
        let kept_by_runs = run_keeps.most_kept();
        match self.question {
            KeptQuestion::Most => self.best = self.best.max(kept + kept_by_runs),
            KeptQuestion::Missing => self.add_missing(left, run_keeps, kept),
            KeptQuestion::Spare(most) if kept + kept_by_runs == most => self.add_spare(left, kept_by_runs, run_keeps),
            KeptQuestion::Spare(_) => {}
        }
        for (at, site) in sites.iter().enumerate() {
            if kept + site.bound.0[left.places] <= self.best {
                return;
            }
            let others = &sites[at + 1..];
            let bound = others.first().map_or(self.runs, |other| other.bound);
            for groups in site.partial_groups {
                let Some(places) = left.places.checked_sub(groups.places) else { continue };
                let kept = kept + groups.keeps;
                if kept + bound.0[places] <= self.best {
                    continue;
                }
                let index = Digits::without(self.digits, left.index, site.number, groups.colours);
                let left = Ungrouped { index, places };
                let run_keeps = KeptInRuns::new(self.of_runs, self.digits, left);
                let group_keeps = others.first().map_or(KeptByPlaces::NOTHING, |other| other.group_keeps);
                if kept + group_keeps.within(places).joined(&run_keeps.runs, 0) > self.best {
                    self.taken[site.number] = groups.taken;
                    self.search_groups(others, left, &run_keeps, kept);
                    self.taken[site.number] = 0;
                }
            }
        }
    }

    /// Looks at what each hand misses that has these groups in a best target.
    fn add_missing(&mut self, left: Ungrouped, run_keeps: &KeptInRuns, kept: u8) {
        let mut others = None;
        for at in 0..self.missing.len() {
            let most = self.missing[at].most;
            let Some((colour, number)) = self.missing[at].without else {
                if kept + run_keeps.most_kept() == most {
                    self.add_missing_for(at, left, run_keeps, others.get_or_insert_with(|| run_keeps.others()));
                }
                continue;
            };
            let digits = self.digits[colour];
            if digits.count(left.index[colour], number) == 0 {
                continue;
            }
            let mut left = left;
            left.index[colour] -= digits.weight(number);
            let rest = KeptByPlaces::from_word(self.of_runs.kept(digits, left.index[colour]));
            let others = others.get_or_insert_with(|| run_keeps.others());
            if kept + others[colour].joined(&rest, 0) == most {
                let run_keeps = run_keeps.with(colour, rest);
                self.add_missing_for(at, left, &run_keeps, &run_keeps.others_after_change(colour, others));
            }
        }
    }

    /// Adds the faces that the best targets with these groups miss of the hand at `at`.
    fn add_missing_for(&mut self, at: usize, left: Ungrouped, run_keeps: &KeptInRuns, others: &[ReversedKept; 4]) {
        let mut missing = self.missing[at];
        self.add_missing_in_runs(&mut missing, left, run_keeps, others);
        self.add_missing_in_groups(&mut missing, run_keeps);
        self.add_missing_of_new_groups(&mut missing, left, run_keeps, others);
        self.missing[at] = missing;
    }

    /// Adds the faces that can lose a tile in the best targets with these groups: the runs keep as many without it.
    fn add_spare(&mut self, left: Ungrouped, kept_by_runs: u8, run_keeps: &KeptInRuns) {
        let others = run_keeps.others();
        for (colour, others) in others.iter().enumerate() {
            let digits = self.digits[colour];
            for number in set_bits(lane(self.hand.once & !self.spare, colour)) {
                if counts(self.hand.holding(number))[colour] > counts(self.taken[number])[colour] {
                    let without = self.of_runs.kept(digits, left.index[colour] - digits.weight(number));
                    if others.joined(&KeptByPlaces::from_word(without), 0) >= kept_by_runs {
                        self.spare |= 1 << bit_index(colour, number);
                    }
                }
            }
        }
    }

    /// Faces that runs would keep one more of.
    fn add_missing_in_runs(
        &mut self,
        missing: &mut MissingFaces,
        left: Ungrouped,
        run_keeps: &KeptInRuns,
        others: &[ReversedKept; 4],
    ) {
        for (colour, others) in others.iter().enumerate() {
            let tight = others.tight(&run_keeps.of_colour[colour], run_keeps.most_kept());
            let more = self.of_runs.gains(self.digits[colour], left.index[colour]);
            let more = more.into_iter().zip(tight).fold(0, |numbers, (more, tight)| numbers | more & tight);
            missing.found |= u64::from(more) << bit_index(colour, 0) & !missing.exhausted;
        }
    }

    /// Faces that the groups chosen would keep one more of, perhaps with a place more.
    fn add_missing_in_groups(&self, missing: &mut MissingFaces, run_keeps: &KeptInRuns) {
        for number in 0..NUMBERS {
            let taken = self.taken[number];
            for colour in (0..4).filter(|_| taken > 0) {
                if missing.exhausted >> bit_index(colour, number) & 1 == 1 {
                    continue;
                }
                let more = more_places(taken, taken + COLOUR_UNIT[colour]).filter(|&more| more <= run_keeps.places);
                if more.is_some_and(|more| run_keeps.runs.0[run_keeps.places - more] >= run_keeps.most_kept()) {
                    missing.found |= 1 << bit_index(colour, number);
                }
            }
        }
    }

    /// Faces that would make a group with a tile that is in none.
    fn add_missing_of_new_groups(
        &mut self,
        missing: &mut MissingFaces,
        left: Ungrouped,
        run_keeps: &KeptInRuns,
        others: &[ReversedKept; 4],
    ) {
        // The places of a group of two.
        const TWO: usize = 3;
        let kept_by_runs = run_keeps.most_kept();
        for colour in 0..4 {
            let others = others[colour];
            // Without the tile runs keep no more than with it.
            let two = left.places >= TWO && others.joined(&run_keeps.of_colour[colour], TWO) + 2 > kept_by_runs;
            for number in set_bits(lane(missing.hand.once, colour)) {
                let taken = self.taken[number];
                if taken == 0 && !two {
                    continue;
                }
                let wanted = !(missing.found | missing.exhausted) & ONES << number & !(1 << bit_index(colour, number));
                let is_left = counts(missing.hand.holding(number))[colour] > counts(taken)[colour];
                if wanted == 0 || !is_left {
                    continue;
                }
                let digits = self.digits[colour];
                let without =
                    KeptByPlaces::from_word(self.of_runs.kept(digits, left.index[colour] - digits.weight(number)));
                // Two tiles are added: the one held and the one that comes.
                let kept_with = |more: usize| more <= left.places && others.joined(&without, more) + 2 > kept_by_runs;
                if taken == 0 {
                    // A group of two, whatever the other's colour is.
                    missing.found |= if kept_with(TWO) { wanted } else { 0 };
                    continue;
                }
                for with in (0..4).filter(|&with| wanted >> bit_index(with, number) & 1 == 1) {
                    if more_places(taken, taken + COLOUR_UNIT[colour] + COLOUR_UNIT[with]).is_some_and(kept_with) {
                        missing.found |= 1 << bit_index(with, number);
                    }
                }
            }
        }
    }
}

/// How many more places the groups of a number need when they keep `after` instead of `before`.
fn more_places(before: usize, after: usize) -> Option<usize> {
    places(after)?.checked_sub(places(before)?)
}
