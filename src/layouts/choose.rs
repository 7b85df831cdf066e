//! Chooses the groups of a layout, number by number.
//!
//! A layout uses all tiles of a hand. So every natural tile that is in no group must be in a run. The search goes from
//! number 1 to 13. At each number it tries every set of groups. An automaton ([`Sweep`]) reads the ungrouped tiles of
//! each colour, and computes how many wilds their runs need. The search drops a choice as soon as the runs need more
//! wilds than the hand has.
//!
//! Melds can often use the same tiles with different numbers of wilds. Example: a run with `R1 R3 R5` has 2 wilds
//! (`R1 * R3 * R5`), 3 wilds (one more after `R5`) or 4. A [`WildCounts`] is such a set of numbers, here {2, 3, 4}.

use super::figures::{ONE_WAY, WaysByWilds, ways_together};
use super::groups::{LaidGroups, counts};
use super::line::DigitOrder;
use super::packed::{ONES, Packed, RoleSet, lane};
use super::runs::{ColourTiles, Runs, Sweep, SweepState};
use super::shape::Shape;

/// The numbers of wilds, 0 to 4, with which melds can use certain tiles: bit `n` is set if exactly `n` wilds work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct WildCounts(pub(crate) u8);

impl WildCounts {
    pub(crate) const BITS: u32 = 5;
    const ALL: u8 = 0b1_1111;
    /// The empty set: melds cannot use all the tiles.
    pub(crate) const EMPTY: Self = Self(0);
    /// The set `{0}`: melds can use all the tiles, without wilds.
    pub(crate) const ZERO: Self = Self(1);

    pub(crate) const fn only(wilds: u8) -> Self {
        Self(1 << wilds)
    }

    /// Returns the numbers of this set that are at most `wilds`.
    pub(crate) const fn up_to(self, wilds: u8) -> Self {
        Self(self.0 & ((2 << wilds) - 1))
    }

    pub(crate) const fn contains(self, wilds: u8) -> bool {
        self.0 >> wilds & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Combines the numbers of wilds for two sets of tiles: returns every sum of a number in `self` and a number in
    /// `other`. Sums above 4 are dropped, because a hand has at most four wilds.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(SUMS[self.0 as usize & 31][other.0 as usize & 31])
    }

    /// Returns the lowest number of wilds in the set, or 8 if the set is empty.
    pub(crate) const fn fewest(self) -> u32 {
        self.0.trailing_zeros()
    }
}

/// A lookup table for [`WildCounts::plus`], indexed by the bits of the two sets.
static SUMS: [[u8; 32]; 32] = {
    let mut sums = [[0; 32]; 32];
    let mut index = 0;
    while index < 32 * 32 {
        let (one, two) = (index / 32, index % 32);
        let mut wilds = 0;
        while wilds < WildCounts::BITS {
            if one >> wilds & 1 == 1 {
                sums[one][two] |= (two << wilds) as u8 & WildCounts::ALL;
            }
            wilds += 1;
        }
        index += 1;
    }
    sums
};

/// The tiles that remain for runs and for a discard after all groups of a layout are chosen.
#[derive(Debug, Clone, Copy)]
pub(super) struct SelectionRest {
    pub(super) held: [ColourTiles; 4],
    /// For each colour, every number of wilds with which runs can use all its remaining tiles.
    pub(super) wilds_needed: [WildCounts; 4],
    /// The number of wilds left for runs if the groups use as few wilds as they can.
    pub(super) wilds: u8,
    /// The number of choices of groups that this value represents; index `n` counts those that use exactly `n` wilds.
    /// The total is more than one only if choices are merged (see [`GroupSelections::new`]).
    pub(super) ways: WaysByWilds,
}

/// A state of the search. Groups are chosen for all numbers except those in `numbers_left`.
#[derive(Debug, Clone, Copy)]
struct Selection {
    /// The numbers that the search has not reached yet, as bits. The lowest bit is the number 1.
    numbers_left: u64,
    /// The tiles that are in no group.
    hand: Packed,
    /// For each colour, the state of its [`Sweep`]. It has read all numbers before the next number in `numbers_left`
    /// that the hand holds in this colour. If there is no such number, it has read all numbers.
    sweeps: [SweepState; 4],
    /// A lower bound on the wilds that the runs of all colours need for the tiles read so far.
    min_run_wilds: u8,
    ways: WaysByWilds,
}

/// A number with which the hand can form different sets of groups. Example: with the 5s of a hand, either no group or
/// `K5 R5 B5`.
#[derive(Debug)]
struct SelectionSite {
    number: usize,
    /// The state of the search before any group of this number is chosen.
    selection: Selection,
    /// The sets of groups that the search has not tried yet at this number.
    options: &'static [LaidGroups],
    /// `steps[colour][n]` is the result if `n` tiles of this number and colour are in no group: the next state of
    /// [`Sweep`], and the fewest wilds that runs of this colour then need.
    steps: [[(SweepState, u8); 4]; 4],
    /// The number of groups that were chosen for numbers below `number`.
    earlier_groups: usize,
}

/// An iterator over choices of groups for a layout. It skips most choices after which runs cannot use all remaining
/// tiles. If the player may discard, one tile may stay outside melds.
#[derive(Debug)]
pub(super) struct GroupSelections {
    /// A function that returns every set of groups that tiles of one number can form. Its arguments are the holding of
    /// these tiles and the most wilds that the groups may use.
    options_of: fn(usize, u8) -> &'static [LaidGroups],
    /// The numbers held in each colour, as bits. The lowest bit is the number 1.
    numbers: [u64; 4],
    pub(super) wilds: u8,
    /// The numbers in each colour that the player may discard, as bits. No bit is set if every tile must be in a meld.
    pub(super) discards: [u64; 4],
    pub(super) digits: [DigitOrder; 4],
    /// The state before any group is chosen; `None` after the first call of `next`.
    start: Option<Selection>,
    sites: Vec<SelectionSite>,
    /// The groups that are chosen now, sorted by number.
    pub(super) groups: Vec<Shape>,
}

impl GroupSelections {
    /// Returns an iterator for a hand. `options_of` is [`laid_groups`](super::groups::laid_groups), or
    /// [`merged_groups`](super::groups::merged_groups) to merge multisets that use the same natural tiles. One natural
    /// tile of `discards` may stay outside melds.
    pub(super) fn new(
        hand: Packed,
        runs: &mut Runs,
        options_of: fn(usize, u8) -> &'static [LaidGroups],
        discards: RoleSet,
    ) -> Self {
        let numbers = [0, 1, 2, 3].map(|colour| lane(hand.once, colour));
        let discards = [0, 1, 2, 3].map(|colour| numbers[colour] & lane(discards.0, colour));
        let (digits, start) = (DigitOrder::of(hand), None);
        let (wilds, sites, groups) = (hand.wilds, Vec::new(), Vec::new());
        let mut selections = Self { options_of, numbers, wilds, discards, digits, start, sites, groups };
        let sweeps = [0, 1, 2, 3].map(|colour| selections.sweep_to_next(&mut runs.sweep, Sweep::START, colour, 0));
        let numbers_left = numbers.iter().fold(0, |all, colour| all | colour);
        selections.start = Some(Selection { numbers_left, hand, sweeps, min_run_wilds: 0, ways: ONE_WAY });
        selections
    }

    /// Advances to the next choice of groups. Returns the tiles that remain for runs, or `None` after the last choice.
    pub(super) fn next(&mut self, runs: &mut Runs) -> Option<SelectionRest> {
        loop {
            let selection = self.start.take().or_else(|| self.next_selection())?;
            if let Some(rest) = self.advance(runs, selection) {
                return Some(rest);
            }
        }
    }

    /// Advances a colour's automaton from `number` to the next number held in this colour, or past 13 if there is none.
    /// Returns the new state.
    fn sweep_to_next(&self, sweep: &mut Sweep, mut state: SweepState, colour: usize, number: usize) -> SweepState {
        let numbers_left = self.numbers[colour] >> number;
        if numbers_left == 0 {
            return sweep.last(state);
        }
        for _ in 0..numbers_left.trailing_zeros() {
            state = sweep.step(state, 0);
        }
        state
    }

    /// Returns a lower bound on the wilds that the runs of all colours need for the numbers up to `number`. `fewest`
    /// has the fewest wilds that each colour needs without a discard. The player may discard in only one colour, and
    /// the runs of this colour may then need no wild.
    fn min_run_wilds(&self, number: usize, fewest: [u8; 4]) -> u8 {
        let has_discard = |colour: &usize| self.discards[*colour] & ((2 << number) - 1) > 0;
        let saved = (0..4).filter(has_discard).map(|colour| fewest[colour]).max().unwrap_or_default();
        fewest.iter().sum::<u8>() - saved
    }

    /// Advances `selection` number by number. At the first number at which several sets of groups are possible, adds
    /// the number to `sites` and returns `None`. If there is no such number, returns the tiles that remain for runs.
    /// Returns `None` at once if the runs need too many wilds.
    fn advance(&mut self, runs: &mut Runs, mut selection: Selection) -> Option<SelectionRest> {
        while selection.numbers_left != 0 {
            let number = selection.numbers_left.trailing_zeros() as usize;
            selection.numbers_left &= selection.numbers_left - 1;
            let holding = selection.hand.holding(number);
            let options = (self.options_of)(holding, selection.hand.wilds - selection.min_run_wilds);
            let held = counts(holding);
            if options.len() > 1 {
                let steps = self.steps(&mut runs.sweep, number, held, selection.sweeps);
                self.sites.push(SelectionSite { number, selection, options, steps, earlier_groups: self.groups.len() });
                return None;
            }
            for (colour, held) in held.into_iter().enumerate().filter(|&(_, held)| held > 0) {
                let next = runs.sweep.step(selection.sweeps[colour], held);
                selection.sweeps[colour] = self.sweep_to_next(&mut runs.sweep, next, colour, number + 1);
            }
            let fewest = selection.sweeps.map(|state| runs.sweep.fewest(state));
            selection.min_run_wilds = self.min_run_wilds(number, fewest);
            if selection.min_run_wilds > selection.hand.wilds {
                return None;
            }
        }
        Some(SelectionRest {
            held: [0, 1, 2, 3].map(|colour| ColourTiles::of(selection.hand, colour)),
            wilds_needed: selection.sweeps.map(|state| runs.sweep.end(state)),
            wilds: selection.hand.wilds,
            ways: selection.ways,
        })
    }

    /// Computes the field [`SelectionSite::steps`] for one number.
    fn steps(
        &self,
        sweep: &mut Sweep,
        number: usize,
        held: [u8; 4],
        sweeps: [SweepState; 4],
    ) -> [[(SweepState, u8); 4]; 4] {
        let mut steps = [[(Sweep::START, 0); 4]; 4];
        for colour in 0..4 {
            for ungrouped in 0..=held[colour] {
                let next = if held[colour] == 0 {
                    sweeps[colour]
                } else {
                    let next = sweep.step(sweeps[colour], ungrouped);
                    self.sweep_to_next(sweep, next, colour, number + 1)
                };
                steps[colour][usize::from(ungrouped)] = (next, sweep.fewest(next));
            }
        }
        steps
    }

    /// Backtracks to the last number that has an untried set of groups, and chooses this set. Skips sets that leave too
    /// few wilds for the runs. Returns the state of the search after the choice, or `None` if no set is left.
    fn next_selection(&mut self) -> Option<Selection> {
        loop {
            let site = self.sites.last_mut()?;
            self.groups.truncate(site.earlier_groups);
            let Some((laid, later)) = site.options.split_first() else {
                self.sites.pop();
                continue;
            };
            site.options = later;
            let hand = site.selection.hand;
            let next: [(SweepState, u8); 4] =
                std::array::from_fn(|colour| site.steps[colour][usize::from(laid.ungrouped[colour])]);
            let (number, wilds) = (site.number, hand.wilds - laid.taken.wilds);
            let min_run_wilds = self.min_run_wilds(number, next.map(|(_, fewest)| fewest));
            if min_run_wilds > wilds {
                continue;
            }
            let Some(site) = self.sites.last() else { continue };
            self.groups.extend(laid.groups(site.number).map(Shape::Group));
            let clear = !(ONES << site.number);
            let [once, twice, thrice] = laid.ungrouped_faces(site.number);
            let hand = Packed {
                once: hand.once & clear | once,
                twice: hand.twice & clear | twice,
                thrice: hand.thrice & clear | thrice,
                wilds,
                ..hand
            };
            let ways = ways_together(&site.selection.ways, &laid.ways, self.wilds);
            return Some(Selection {
                hand,
                sweeps: next.map(|(state, _)| state),
                min_run_wilds,
                ways,
                ..site.selection
            });
        }
    }
}
