//! Melds that reach a sum with a limited number of tiles lacking.
//!
//! Groups are chosen number by number, the high ones first, as long as the rest of each colour and the groups of lower
//! numbers could reach the sum if they took no tiles from one another and no face ran out. Where the runs alone could,
//! they are laid one by one, and the tiles are counted.

use super::Layouts;
use super::groups::{TargetGroups, counts, target_groups};
use super::line::{Digits, NUMBERS};
use super::packed::Packed;
use super::runs::{MOST_LAID, Runs, SumsByLacking, raise};
use super::shape::RunShape;
use super::targets::{Copies, TargetMeld, TargetMelds};
use crate::tiles::{Colour, Number};

impl Layouts {
    /// Melds of at most 21 tiles that reach `sum` and want at most `lacking` tiles besides the natural ones held;
    /// `None` where there are none. For all they want there are tiles, or wilds enough.
    pub(crate) fn reach(self, hand: Packed, sum: u16, lacking: usize, copies: &Copies) -> Option<TargetMelds> {
        let lacking = lacking.min(MOST_LAID);
        self.with_runs(|runs| {
            let digits = Digits::of(hand);
            let choices = std::array::from_fn(|number| {
                let mut choices = target_groups(counts(hand.holding(number)), number, copies, MOST_LAID).to_vec();
                choices.retain(|groups| groups.lacking() <= lacking);
                choices.sort_by_key(TargetGroups::lacking);
                choices
            });
            let mut sums_below = [[0; MOST_LAID + 1]; NUMBERS + 1];
            for (number, choices) in choices.iter().enumerate() {
                let lower = sums_below[number];
                let here = &mut sums_below[number + 1];
                *here = lower;
                for groups in choices {
                    raise(here, &lower, groups.lacking(), worth(groups, number));
                }
            }
            let mut search = ReachSearch {
                runs,
                wrap: self.wrap,
                digits,
                copies,
                choices: &choices,
                sums_below: &sums_below,
                used: [[0; NUMBERS]; 4],
                melds: TargetMelds::new(),
            };
            let remaining = Remaining { lacking, places: MOST_LAID, unfilled: copies.plays.wilds };
            search.find_groups(NUMBERS, Digits::indices(digits, hand), sum.into(), remaining).then_some(search.melds)
        })
    }
}

/// The sum of groups of a number, which is counted from 0.
fn worth(groups: &TargetGroups, number: usize) -> u16 {
    (groups.size * (number + 1)) as u16
}

/// What may still be laid.
#[derive(Debug, Clone, Copy)]
struct Remaining {
    /// How many tiles not held.
    lacking: usize,
    /// How many tiles in all.
    places: usize,
    /// How many tiles of faces that have run out.
    unfilled: u8,
}

impl Remaining {
    /// What may still be laid after melds with these figures; `None` where they are too much already.
    fn joined(self, lacks: usize, places: usize, unfilled: u8) -> Option<Self> {
        Some(Self {
            lacking: self.lacking.checked_sub(lacks)?,
            places: self.places.checked_sub(places)?,
            unfilled: self.unfilled.checked_sub(unfilled)?,
        })
    }
}

struct ReachSearch<'a> {
    runs: &'a mut Runs,
    wrap: bool,
    digits: [Digits; 4],
    copies: &'a Copies,
    choices: &'a [Vec<TargetGroups>; NUMBERS],
    /// For each number the highest sums of groups of the numbers below it.
    sums_below: &'a [SumsByLacking; NUMBERS + 1],
    /// How often each face is wanted.
    used: [[u8; NUMBERS]; 4],
    melds: TargetMelds,
}

impl ReachSearch<'_> {
    /// Whether the groups chosen lead to the sum, with or without more groups of numbers below `number`.
    fn find_groups(&mut self, number: usize, left: [u32; 4], missing_sum: i32, remaining: Remaining) -> bool {
        if self.highest_places(remaining) < missing_sum {
            return false;
        }
        let lines: [SumsByLacking; 4] =
            std::array::from_fn(|colour| self.runs.sums.get(self.digits[colour], left[colour]));
        let mut sums_from = [[0; MOST_LAID + 1]; 5];
        for colour in (0..4).rev() {
            sums_from[colour] = joined(&lines[colour], &sums_from[colour + 1], remaining.lacking);
        }
        let runs = sums_from[0];
        if i32::from(runs[remaining.lacking]) >= missing_sum
            && self.find_runs(0, RunShape::AFTER_13, (left[0], &left), missing_sum, remaining, &sums_from)
        {
            return true;
        }
        for number in (0..number).rev() {
            if highest(&runs, &self.sums_below[number + 1], remaining.lacking) < missing_sum {
                return false;
            }
            let choices = self.choices;
            for groups in &choices[number] {
                let Some(remaining) = remaining.joined(groups.lacking(), groups.size, groups.unfilled) else {
                    continue;
                };
                let missing_sum = missing_sum - i32::from(worth(groups, number));
                // Runs of fewer tiles never sum to more.
                if highest(&runs, &self.sums_below[number], remaining.lacking) < missing_sum {
                    continue;
                }
                let left = Digits::without_held(self.digits, left, number, groups.uses);
                let melds = self.melds.len();
                self.melds.extend(groups.targets(number));
                for colour in 0..4 {
                    self.used[colour][number] += groups.uses[colour];
                }
                if self.find_groups(number, left, missing_sum, remaining) {
                    return true;
                }
                for colour in 0..4 {
                    self.used[colour][number] -= groups.uses[colour];
                }
                self.melds.truncate(melds);
            }
        }
        false
    }

    /// The most the places left can sum to: with the highest tiles that are not wanted yet.
    fn highest_places(&self, remaining: Remaining) -> i32 {
        let (mut places, mut sum) = (remaining.places, 0);
        for number in (0..NUMBERS).rev() {
            let left = |colour: usize| self.copies.of(colour, number).saturating_sub(self.used[colour][number]);
            let wilds = if number + 1 == NUMBERS { remaining.unfilled } else { 0 };
            let tiles = places.min((0..4).map(left).chain([wilds]).map(usize::from).sum());
            places -= tiles;
            sum += i32::from((tiles * (number + 1)) as u16);
        }
        sum
    }

    /// Whether runs of this and the later colours lead to the sum, those of this one beginning at place `from` or
    /// below.
    fn find_runs(
        &mut self,
        colour: usize,
        from: u8,
        (index, left): (u32, &[u32; 4]),
        missing_sum: i32,
        remaining: Remaining,
        sums_from: &[SumsByLacking; 5],
    ) -> bool {
        if missing_sum <= 0 {
            return true;
        }
        if colour == 4 || self.highest_places(remaining) < missing_sum {
            return false;
        }
        let digits = self.digits[colour];
        let sums_here = self.runs.sums.get(digits, index);
        if highest(&sums_here, &sums_from[colour + 1], remaining.lacking) < missing_sum {
            return false;
        }
        let end = RunShape::last_place(self.wrap);
        for first in (1..=from).rev() {
            for length in (RunShape::SHORTEST..=RunShape::LONGEST).take_while(|length| first + length - 1 <= end) {
                let (mut rest, mut lacks, mut unfilled, mut sum) = (index, 0, 0, 0);
                for number in (first..first + length).filter_map(RunShape::number).map(Number::index) {
                    if digits.count(rest, number) > 0 {
                        rest -= digits.weight(number);
                    } else {
                        lacks += 1;
                    }
                    let used = &mut self.used[colour][number];
                    unfilled += u8::from(*used >= self.copies.of(colour, number));
                    *used += 1;
                    sum += i32::from(number as u16) + 1;
                }
                self.melds.push(TargetMeld::Run { colour: Colour::ALL[colour], first, length });
                let inside = remaining.joined(lacks, length.into(), unfilled);
                if inside.is_some_and(|remaining| {
                    self.find_runs(colour, first, (rest, left), missing_sum - sum, remaining, sums_from)
                }) {
                    return true;
                }
                self.melds.pop();
                for number in (first..first + length).filter_map(RunShape::number) {
                    self.used[colour][number.index()] -= 1;
                }
            }
        }
        let next = left.get(colour + 1).copied().unwrap_or_default();
        self.find_runs(colour + 1, RunShape::AFTER_13, (next, left), missing_sum, remaining, sums_from)
    }
}

/// The highest sums of two parts together, for up to `lacking` tiles lacking.
fn joined(one: &SumsByLacking, other: &SumsByLacking, lacking: usize) -> SumsByLacking {
    let mut both = [0; MOST_LAID + 1];
    for (lacks, both) in both[..=lacking].iter_mut().enumerate() {
        let sums = one[..=lacks].iter().zip(other[..=lacks].iter().rev());
        *both = sums.fold(0, |best, (one, two)| best.max(one + two));
    }
    both
}

/// The highest sum of two parts together with at most `lacking` tiles lacking.
fn highest(one: &SumsByLacking, other: &SumsByLacking, lacking: usize) -> i32 {
    let sums = one[..=lacking].iter().zip(other[..=lacking].iter().rev());
    sums.fold(0, |best, (one, two)| best.max(i32::from(one + two)))
}
