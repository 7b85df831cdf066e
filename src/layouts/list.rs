//! Lists the layouts of a hand.
//!
//! The groups are chosen first ([`GroupSelections`]). They leave some tiles of each colour for runs. Each choice of
//! runs that uses all these tiles and all remaining wilds gives a layout.
//!
//! In the simplified game (cs102), a layout is a choice of chains.

use std::sync::Arc;

use super::choose::{GroupSelections, SelectionRest, WildCounts};
use super::groups::laid_groups;
use super::packed::{Packed, RoleSet};
use super::runs::{RunList, Runs};
use super::shape::Shape;
use super::{Layout, Layouts};
use crate::hand::RoleCounts;
use crate::tiles::{Colour, Number};

/// The initial capacity of a layout. Most hands have at most this many melds.
const INITIAL_CAPACITY: usize = 8;

/// An iterator over the layouts of a hand, each a list of melds.
///
/// Layouts with the same groups come one after another. The layouts without a group of 1s come first. Among these, the
/// layouts without a group of 2s come first, and so on.
#[derive(Debug)]
pub struct LayoutIter<'e> {
    layouts: Layouts<'e>,
    selections: GroupSelections,
    /// The maximum number of multisets of runs to find for each colour.
    most_runs: usize,
    /// An iterator over the choices of runs that form a layout with the current groups; `None` until the first groups
    /// are chosen.
    runs_by_colour: Option<RunsByColour>,
    /// The current layout: the runs, colour by colour, then the groups.
    layout: Layout,
}

impl<'e> Layouts<'e> {
    /// Returns an iterator over the layouts that use every tile exactly once. It yields as many layouts as
    /// [`count`](Self::count) says.
    pub fn list(self, hand: Packed) -> LayoutIter<'e> {
        self.list_with_runs(hand, usize::MAX)
    }

    /// Returns the first layout of [`list`](Self::list), without finding all runs of each colour.
    pub(crate) fn first(self, hand: Packed) -> Option<Layout> {
        self.list_with_runs(hand, 1).next()
    }

    fn list_with_runs(self, hand: Packed, most_runs: usize) -> LayoutIter<'e> {
        let selections = self.with_runs(|runs| GroupSelections::new(hand, runs, laid_groups, RoleSet::default()));
        LayoutIter {
            layouts: self,
            selections,
            most_runs,
            runs_by_colour: None,
            layout: Vec::with_capacity(INITIAL_CAPACITY),
        }
    }
}

impl LayoutIter<'_> {
    /// Advances to the next layout and returns it. The slice is valid until the next call.
    pub fn next_borrowed(&mut self) -> Option<&[Shape]> {
        let Self { layouts, selections, most_runs, runs_by_colour, layout } = self;
        let has_layout = layouts.with_runs(|runs| {
            loop {
                if runs_by_colour
                    .as_mut()
                    .is_some_and(|runs_by_colour| runs_by_colour.advance(runs, selections, *most_runs, layout))
                {
                    return true;
                }
                *runs_by_colour = selections.next(runs).map(RunsByColour::new);
                if runs_by_colour.is_none() {
                    return false;
                }
            }
        });
        has_layout.then_some(&self.layout)
    }
}

impl Iterator for LayoutIter<'_> {
    type Item = Layout;

    fn next(&mut self) -> Option<Layout> {
        self.next_borrowed().map(<[Shape]>::to_vec)
    }
}

/// An iterator over the multisets of runs that use all tiles and wilds outside the chosen groups.
#[derive(Debug)]
struct RunsByColour {
    rest: SelectionRest,
    /// Index `n` has every number of wilds with which runs can use all tiles of colour `n` and of all later colours.
    wilds_needed_from: [WildCounts; 5],
    colours: [ColourCursor; 4],
    has_started: bool,
}

/// The position of a [`RunsByColour`] iterator in one colour.
#[derive(Debug, Default)]
struct ColourCursor {
    /// The number of wilds that are available for this colour and all later colours.
    wilds: u8,
    /// The number of wilds that the runs of this colour use.
    used: u8,
    /// The multisets of runs of this colour with exactly `used` wilds; loaded lazily.
    list: Option<Arc<RunList>>,
    /// The index of the next multiset in `list`.
    next: usize,
    /// The index in the layout at which the runs of this colour begin.
    start: usize,
}

impl RunsByColour {
    fn new(rest: SelectionRest) -> Self {
        let mut wilds_needed_from = [WildCounts::ZERO; 5];
        for colour in (0..4).rev() {
            wilds_needed_from[colour] = wilds_needed_from[colour + 1].plus(rest.wilds_needed[colour]);
        }
        let mut colours: [ColourCursor; 4] = Default::default();
        colours[0].wilds = rest.wilds;
        Self { rest, wilds_needed_from, colours, has_started: false }
    }

    /// Replaces `layout` by the next layout with the same groups. Returns false if there is none.
    fn advance(
        &mut self,
        runs: &mut Runs,
        selections: &GroupSelections,
        most_runs: usize,
        layout: &mut Layout,
    ) -> bool {
        let mut colour = if self.has_started {
            self.colours.len() - 1
        } else if self.wilds_needed_from[0].contains(self.rest.wilds) {
            layout.clear();
            0
        } else {
            return false;
        };
        loop {
            if self.advance_colour(colour, runs, selections, most_runs, layout) {
                let ColourCursor { wilds, used, .. } = self.colours[colour];
                colour += 1;
                let Some(cursor) = self.colours.get_mut(colour) else { break };
                *cursor = ColourCursor { wilds: wilds - used, start: layout.len(), ..ColourCursor::default() };
            } else if colour == 0 {
                return false;
            } else {
                colour -= 1;
            }
        }
        self.has_started = true;
        layout.extend(&selections.groups);
        true
    }

    /// Replaces the runs of one colour in `layout` by the next multiset of runs of this colour. Returns false if there
    /// is none.
    fn advance_colour(
        &mut self,
        colour: usize,
        runs: &mut Runs,
        selections: &GroupSelections,
        most_runs: usize,
        layout: &mut Layout,
    ) -> bool {
        let Self { rest, wilds_needed_from, colours, .. } = self;
        let cursor = &mut colours[colour];
        layout.truncate(cursor.start);
        let held = rest.held[colour];
        if held.is_empty() {
            cursor.next += 1;
            return cursor.next == 1;
        }
        loop {
            if let Some(list) = &cursor.list {
                if let Some(runs) = list.get(cursor.next) {
                    layout.extend(runs.iter().map(|run| Shape::Run(run.of_colour(Colour::ALL[colour]))));
                    cursor.next += 1;
                    return true;
                }
                (cursor.list, cursor.next, cursor.used) = (None, 0, cursor.used + 1);
            }
            let is_possible = |&used: &u8| {
                rest.wilds_needed[colour].contains(used) && wilds_needed_from[colour + 1].contains(cursor.wilds - used)
            };
            let Some(used) = (cursor.used..=cursor.wilds).find(is_possible) else { return false };
            cursor.used = used;
            cursor.list = Some(runs.list(selections.digits[colour], held, used, most_runs));
        }
    }
}

/// The number of chains that win in the simplified game (cs102). A chain is the four colours of one number, as in
/// `K7 R7 B7 Y7` (`cs102.chain`). Each chain must have a different number (`cs102.win`).
pub(crate) const CHAINS_TO_WIN: usize = 3;

/// Returns every way to choose three chains from a hand.
pub(crate) fn chain_layouts(role_counts: &RoleCounts) -> Vec<Layout> {
    chosen_chains(&chains(role_counts), CHAINS_TO_WIN)
}

/// Returns every way to choose three chains from a hand. If the hand has fewer than three, returns one layout with all
/// its chains.
pub(crate) fn whole_chains(role_counts: &RoleCounts) -> Vec<Layout> {
    let chains = chains(role_counts);
    chosen_chains(&chains, chains.len().min(CHAINS_TO_WIN))
}

fn chains(role_counts: &RoleCounts) -> Vec<Number> {
    let whole = |number: &Number| Colour::ALL.into_iter().all(|colour| role_counts.of_number(*number)[colour] > 0);
    Number::all().filter(whole).collect()
}

fn chosen_chains(chains: &[Number], size: usize) -> Vec<Layout> {
    let mut layouts = Vec::new();
    choose_chains(chains, size, &mut Vec::new(), &mut layouts);
    layouts
}

fn choose_chains(chains: &[Number], size: usize, chosen: &mut Layout, layouts: &mut Vec<Layout>) {
    if chosen.len() == size {
        layouts.push(chosen.clone());
        return;
    }
    for (at, &number) in chains.iter().enumerate() {
        chosen.push(Shape::Chain(number));
        choose_chains(&chains[at + 1..], size, chosen, layouts);
        chosen.pop();
    }
}
