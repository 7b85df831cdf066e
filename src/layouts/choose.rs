//! Choosing the groups of a layout, number by number.

use super::groups::{LaidGroups, counts};
use super::line::Digits;
use super::packed::{ONES, Packed, lane};
use super::runs::{ColourTiles, Runs, Sweep, SweepState};
use super::shape::Shape;
use super::wilds::WildCounts;

/// What the groups of a layout leave.
#[derive(Debug, Clone, Copy)]
pub(super) struct SelectionRest {
    /// The natural tiles of each colour, all to lie in runs.
    pub(super) held: [ColourTiles; 4],
    /// The numbers of wilds with which each colour's tiles do.
    pub(super) wilds_needed: [WildCounts; 4],
    /// The wilds left, all to lie in runs.
    pub(super) wilds: u8,
    /// How many choices of groups leave exactly this, where they are counted together.
    pub(super) ways: u64,
}

/// A choice up to some number.
#[derive(Debug, Clone, Copy)]
struct Selection {
    /// The numbers still to choose at, the lowest bit for 1.
    ahead: u64,
    rest: Packed,
    /// Each colour swept up to its next tile, which shows the runs that must end before it.
    frontier: [SweepState; 4],
    /// The fewest wilds in these runs.
    in_runs: u8,
    ways: u64,
}

/// A number at which groups are being chosen.
#[derive(Debug)]
struct SelectionSite {
    number: usize,
    chosen: Selection,
    /// What can be laid here and has not been tried yet.
    laid_groups: &'static [LaidGroups],
    /// For each colour and number of its tiles, where its runs lead and their fewest wilds.
    steps: [[(SweepState, u8); 4]; 4],
    /// How many groups lie at lower numbers.
    groups: usize,
}

/// Every choice of groups whose rest lies in runs, one at a time: those without groups of low numbers first.
#[derive(Debug)]
pub(super) struct GroupSelections {
    /// Gives what can be laid of a holding with up to that many wilds.
    laid_groups: fn(usize, u8) -> &'static [LaidGroups],
    /// The numbers held in each colour.
    numbers: [u64; 4],
    pub(super) digits: [Digits; 4],
    start: Option<Selection>,
    sites: Vec<SelectionSite>,
    /// The groups chosen, which are sorted as they come.
    pub(super) groups: Vec<Shape>,
}

impl GroupSelections {
    /// The choices for a hand. `laid_groups` gives the multisets of groups one by one for a list; to count, those that
    /// take the same tiles come as one.
    pub(super) fn new(hand: Packed, runs: &mut Runs, laid_groups: fn(usize, u8) -> &'static [LaidGroups]) -> Self {
        let numbers = [0, 1, 2, 3].map(|colour| lane(hand.once, colour));
        let digits = Digits::of(hand);
        let mut selections = Self { laid_groups, numbers, digits, start: None, sites: Vec::new(), groups: Vec::new() };
        let frontier = [0, 1, 2, 3].map(|colour| selections.sweep_to_next(&mut runs.sweep, Sweep::START, colour, 0));
        let ahead = numbers.iter().fold(0, |all, colour| all | colour);
        selections.start = Some(Selection { ahead, rest: hand, frontier, in_runs: 0, ways: 1 });
        selections
    }

    /// The next choice, and what it leaves.
    pub(super) fn next(&mut self, runs: &mut Runs) -> Option<SelectionRest> {
        loop {
            let chosen = self.start.take().or_else(|| self.next_selection())?;
            if let Some(rest) = self.on(runs, chosen) {
                return Some(rest);
            }
        }
    }

    /// Sweeps from a number to the next that a colour holds.
    fn sweep_to_next(&self, sweep: &mut Sweep, mut at: SweepState, colour: usize, number: usize) -> SweepState {
        let ahead = self.numbers[colour] >> number;
        if ahead == 0 {
            return sweep.last(at);
        }
        for _ in 0..ahead.trailing_zeros() {
            at = sweep.step(at, 0);
        }
        at
    }

    /// Goes on to the next number at which there is a choice; past the last, what is left, if it lies in runs.
    fn on(&mut self, runs: &mut Runs, mut chosen: Selection) -> Option<SelectionRest> {
        while chosen.ahead != 0 {
            let number = chosen.ahead.trailing_zeros() as usize;
            chosen.ahead &= chosen.ahead - 1;
            let holding = chosen.rest.holding(number);
            let laid_groups = (self.laid_groups)(holding, chosen.rest.wilds - chosen.in_runs);
            let held = counts(holding);
            if laid_groups.len() > 1 {
                let steps = self.steps(&mut runs.sweep, number, held, chosen.frontier);
                self.sites.push(SelectionSite { number, chosen, laid_groups, steps, groups: self.groups.len() });
                return None;
            }
            for (colour, held) in held.into_iter().enumerate().filter(|&(_, held)| held > 0) {
                let next = runs.sweep.step(chosen.frontier[colour], held);
                let next = self.sweep_to_next(&mut runs.sweep, next, colour, number + 1);
                chosen.in_runs += runs.sweep.fewest(next);
                chosen.in_runs -= runs.sweep.fewest(chosen.frontier[colour]);
                chosen.frontier[colour] = next;
            }
            if chosen.in_runs > chosen.rest.wilds {
                return None;
            }
        }
        let wilds_needed = chosen.frontier.map(|at| runs.sweep.end(at));
        let together = wilds_needed.iter().fold(WildCounts::ZERO, |sum, &end| sum.plus(end));
        together.contains(chosen.rest.wilds).then(|| SelectionRest {
            held: [0, 1, 2, 3].map(|colour| ColourTiles::of(chosen.rest, colour)),
            wilds_needed,
            wilds: chosen.rest.wilds,
            ways: chosen.ways,
        })
    }

    /// For each colour, where its runs lead with none of its tiles of a number, with one, and so on.
    fn steps(
        &self,
        sweep: &mut Sweep,
        number: usize,
        held: [u8; 4],
        frontier: [SweepState; 4],
    ) -> [[(SweepState, u8); 4]; 4] {
        let mut steps = [[(Sweep::START, 0); 4]; 4];
        for colour in 0..4 {
            for left in 0..=held[colour] {
                let next = if held[colour] == 0 {
                    frontier[colour]
                } else {
                    let next = sweep.step(frontier[colour], left);
                    self.sweep_to_next(sweep, next, colour, number + 1)
                };
                steps[colour][usize::from(left)] = (next, sweep.fewest(next));
            }
        }
        steps
    }

    /// Takes the next laying of the last site that has one which leaves wilds enough for the runs.
    fn next_selection(&mut self) -> Option<Selection> {
        loop {
            let site = self.sites.last_mut()?;
            self.groups.truncate(site.groups);
            let Some((laid, others)) = site.laid_groups.split_first() else {
                self.sites.pop();
                continue;
            };
            site.laid_groups = others;
            let rest = site.chosen.rest;
            let next: [(SweepState, u8); 4] =
                std::array::from_fn(|colour| site.steps[colour][usize::from(laid.left[colour])]);
            let in_runs = next.iter().map(|&(_, fewest)| fewest).sum();
            let wilds = rest.wilds - laid.taken.wilds;
            if in_runs > wilds {
                continue;
            }
            self.groups.extend(laid.groups(site.number).map(Shape::Group));
            let clear = !(ONES << site.number);
            let [once, twice, thrice] = laid.planes.map(|plane| plane << site.number);
            let rest = Packed {
                once: rest.once & clear | once,
                twice: rest.twice & clear | twice,
                thrice: rest.thrice & clear | thrice,
                wilds,
                ..rest
            };
            let ways = site.chosen.ways * laid.ways;
            return Some(Selection { rest, frontier: next.map(|(at, _)| at), in_runs, ways, ..site.chosen });
        }
    }
}
