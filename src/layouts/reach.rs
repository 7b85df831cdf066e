//! Finds melds that reach a required sum of points. A few tiles of the melds may be missing from the hand (`lacking` in
//! the code): the player must still get them.
//!
//! The search chooses groups number by number, from 13 down. It prunes a branch if an upper bound is below the sum.
//! This bound ignores two limits: melds cannot share a tile, and the tile set has only a few tiles of each face. If the
//! bound allows runs to add all points that are still needed, the search lays runs one by one and respects both limits.

use std::sync::Arc;

use super::Layouts;
use super::groups::{TargetGroups, TargetKind};
use super::line::{DigitOrder, NUMBERS};
use super::packed::Packed;
use super::runs::{MOST_LAID, Runs, SumBounds};
use super::shape::RunShape;
use super::targets::{Copies, TargetMeld, TargetMelds};
use crate::tiles::{Colour, Number};

impl Layouts<'_> {
    /// Returns melds of at most 21 tiles with at least `sum` points, or `None` if there are none. At most `lacking` of
    /// these tiles may be missing from the hand; the others must be natural tiles of the hand. If the tile set
    /// (`copies`) has too few natural tiles for the melds, it must have a wild for each tile that it lacks.
    pub(crate) fn reach(self, hand: Packed, sum: u16, lacking: usize, copies: &Copies) -> Option<TargetMelds> {
        let lacking = lacking.min(MOST_LAID);
        self.with_runs(|runs| {
            let digits = DigitOrder::of(hand);
            let choices = self.target_groups(hand, copies, TargetKind::Opening);
            let mut bounds_below = [SumBounds::NOTHING; NUMBERS + 1];
            for (number, choices) in choices.iter().enumerate() {
                let lower = bounds_below[number];
                let here = &mut bounds_below[number + 1];
                *here = lower;
                // Of the groups that lack equally many tiles, those with the most tiles have the most points.
                let equally_many = choices.chunk_by(|one, other| one.lacking() == other.lacking());
                let largest = equally_many.filter_map(|groups| groups.iter().max_by_key(|groups| groups.size));
                for groups in largest.take_while(|groups| groups.lacking() <= lacking) {
                    here.raise(&lower, groups.lacking(), groups.size, sum_of_groups(groups, number));
                }
            }
            let mut search = ReachSearch {
                runs,
                wrap: self.wrap,
                digits,
                copies,
                choices: &choices,
                bounds_below: &bounds_below,
                bounds_from: Vec::new(),
                uses: [[0; NUMBERS]; 4],
                melds: TargetMelds::new(),
            };
            let remaining = Remaining { lacking, places: MOST_LAID, unused_wilds: copies.plays.wilds };
            search
                .find_groups(0, NUMBERS, DigitOrder::indices(digits, hand), sum.into(), remaining)
                .then_some(search.melds)
        })
    }
}

/// Returns the sum of points of groups with the number `number`, counted from 0.
fn sum_of_groups(groups: &TargetGroups, number: usize) -> u16 {
    (groups.size * (number + 1)) as u16
}

/// Counts of the tiles that the search may still lay.
#[derive(Debug, Clone, Copy)]
struct Remaining {
    /// How many more missing tiles (tiles that the hand does not hold) may be laid.
    lacking: usize,
    /// The number of tiles of any kind that may still be laid.
    places: usize,
    /// How many wilds of the tile set are left. A wild replaces each tile for which the set has no natural tile left.
    unused_wilds: u8,
}

impl Remaining {
    /// Returns the counts that remain after melds with `places` tiles in all are laid. `lacking` of these tiles are
    /// missing from the hand. `forced_wilds` of them must be wilds, because the tile set has too few natural tiles.
    /// Returns `None` if a count would become negative.
    fn checked_sub(self, lacking: usize, places: usize, forced_wilds: u8) -> Option<Self> {
        Some(Self {
            lacking: self.lacking.checked_sub(lacking)?,
            places: self.places.checked_sub(places)?,
            unused_wilds: self.unused_wilds.checked_sub(forced_wilds)?,
        })
    }

    /// Returns false if the remaining tiles certainly do not allow melds with `sum` points. `one` and `other` are upper
    /// bounds for two disjoint sets of melds, such as runs and groups.
    fn allow(self, one: &SumBounds, other: &SumBounds, sum: i32) -> bool {
        one.may_reach(other, sum, self.lacking, self.places)
    }
}

struct ReachSearch<'a> {
    runs: &'a mut Runs,
    wrap: bool,
    digits: [DigitOrder; 4],
    copies: &'a Copies,
    choices: &'a [Arc<[TargetGroups]>; NUMBERS],
    /// Index `n` has bounds on the sums of points of groups with the numbers 1 to `n`.
    bounds_below: &'a [SumBounds; NUMBERS + 1],
    /// For each depth of [`Self::find_groups`] and each colour, bounds on the sums of points of runs of this colour and
    /// of the later ones, with the tiles that are in no group. The last bounds are for no colour.
    bounds_from: Vec<[SumBounds; 5]>,
    /// How many tiles of each face the current melds use.
    uses: [[u8; NUMBERS]; 4],
    melds: TargetMelds,
}

impl ReachSearch<'_> {
    /// Searches for runs, and for further groups with numbers up to `number`, that are worth at least `missing_sum`
    /// points together. Returns true if it finds them, and leaves them in `self.melds`. For each colour, `ungrouped` is
    /// the index (see [`DigitOrder`]) of the tiles that are in no group. `depth` is the number of multisets of groups
    /// in the melds.
    fn find_groups(
        &mut self,
        depth: usize,
        number: usize,
        ungrouped: [u32; 4],
        missing_sum: i32,
        remaining: Remaining,
    ) -> bool {
        if depth == self.bounds_from.len() {
            self.bounds_from.push([SumBounds::NOTHING; 5]);
        }
        for colour in (0..4).rev() {
            let of_colour = self.runs.sums.get(self.digits[colour], ungrouped[colour]);
            let [here, later] = &mut self.bounds_from[depth][colour..colour + 2] else { unreachable!("five bounds") };
            here.set_joined(of_colour, later, remaining.lacking);
        }
        if remaining.allow(&self.bounds_from[depth][0], &SumBounds::NOTHING, missing_sum)
            && self.find_runs(depth, 0, RunShape::AFTER_13, (ungrouped[0], &ungrouped), missing_sum, remaining)
        {
            return true;
        }
        for number in (0..number).rev() {
            if !remaining.allow(&self.bounds_from[depth][0], &self.bounds_below[number + 1], missing_sum) {
                return false;
            }
            let choices = self.choices;
            for groups in choices[number].iter().take_while(|groups| groups.lacking() <= remaining.lacking) {
                let Some(remaining) = remaining.checked_sub(groups.lacking(), groups.size, groups.forced_wilds) else {
                    continue;
                };
                let missing_sum = missing_sum - i32::from(sum_of_groups(groups, number));
                // The bounds of runs ignore that these groups take tiles from the runs, so they are still upper bounds.
                if !remaining.allow(&self.bounds_from[depth][0], &self.bounds_below[number], missing_sum) {
                    continue;
                }
                let ungrouped = DigitOrder::without_held(self.digits, ungrouped, number, groups.uses);
                let meld_count = self.melds.len();
                self.melds.extend(groups.targets(number));
                for colour in 0..4 {
                    self.uses[colour][number] += groups.uses[colour];
                }
                if self.find_groups(depth + 1, number, ungrouped, missing_sum, remaining) {
                    return true;
                }
                for colour in 0..4 {
                    self.uses[colour][number] -= groups.uses[colour];
                }
                self.melds.truncate(meld_count);
            }
        }
        false
    }

    /// Searches for runs of `colour` and of the later colours that add at least `missing_sum` points. Returns true if
    /// it finds them, and leaves them in `self.melds`. The runs of `colour` start at the number `last_first` or below.
    /// `index` has the tiles of `colour` that these runs may use; `ungrouped` has the tiles of every colour that are in
    /// no group. Both are indices (see [`DigitOrder`]). `depth` is the depth of the call of [`Self::find_groups`].
    fn find_runs(
        &mut self,
        depth: usize,
        colour: usize,
        last_first: u8,
        (index, ungrouped): (u32, &[u32; 4]),
        missing_sum: i32,
        remaining: Remaining,
    ) -> bool {
        if missing_sum <= 0 {
            return true;
        }
        let digits = self.digits[colour];
        let bounds_here = self.runs.sums.get(digits, index);
        if !remaining.allow(bounds_here, &self.bounds_from[depth][colour + 1], missing_sum) {
            return false;
        }
        let end = RunShape::last_place(self.wrap);
        for first in (1..=last_first).rev() {
            for length in (RunShape::SHORTEST..=RunShape::LONGEST).take_while(|length| first + length - 1 <= end) {
                let (mut rest, mut lacks, mut forced_wilds, mut sum) = (index, 0, 0, 0);
                for number in (first..first + length).filter_map(RunShape::number).map(Number::index) {
                    if digits.count(rest, number) > 0 {
                        rest -= digits.weight(number);
                    } else {
                        lacks += 1;
                    }
                    let uses = &mut self.uses[colour][number];
                    forced_wilds += u8::from(*uses >= self.copies.of(colour, number));
                    *uses += 1;
                    sum += i32::from(number as u16) + 1;
                }
                self.melds.push(TargetMeld::Run { colour: Colour::ALL[colour], first, length });
                let after_run = remaining.checked_sub(lacks, length.into(), forced_wilds);
                if after_run.is_some_and(|remaining| {
                    self.find_runs(depth, colour, first, (rest, ungrouped), missing_sum - sum, remaining)
                }) {
                    return true;
                }
                self.melds.pop();
                for number in (first..first + length).filter_map(RunShape::number) {
                    self.uses[colour][number.index()] -= 1;
                }
            }
        }
        let Some(&next) = ungrouped.get(colour + 1) else { return false };
        self.find_runs(depth, colour + 1, RunShape::AFTER_13, (next, ungrouped), missing_sum, remaining)
    }
}
