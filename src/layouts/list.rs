//! Listing layouts: every choice of groups, with every combination of the colours' runs.

use std::rc::Rc;

use super::choose::{GroupSelections, SelectionRest};
use super::groups::laid_groups;
use super::packed::Packed;
use super::runs::{RunList, Runs};
use super::shape::Shape;
use super::wilds::WildCounts;
use super::{Layout, Layouts};
use crate::tiles::Colour;

/// Room for the melds of most hands.
const ROOM: usize = 8;

/// The layouts of a hand, found one at a time.
///
/// Layouts with the same groups come one after another, those without groups of low numbers first.
#[derive(Debug)]
pub struct LayoutIter {
    layouts: Layouts,
    selections: GroupSelections,
    /// The runs to lay with the current groups.
    runs_by_colour: Option<RunsByColour>,
    /// The current layout: the runs colour by colour, then the groups.
    layout: Layout,
}

impl Layouts {
    /// Every layout that uses every tile exactly once, as many as [`Self::count`] says.
    pub fn list(self, hand: Packed) -> LayoutIter {
        let selections = self.with_runs(|runs| GroupSelections::new(hand, runs, laid_groups));
        LayoutIter { layouts: self, selections, runs_by_colour: None, layout: Vec::with_capacity(ROOM) }
    }
}

impl LayoutIter {
    /// The next layout, lent until the one after it is asked for.
    pub fn lend(&mut self) -> Option<&[Shape]> {
        let Self { layouts, selections, runs_by_colour, layout } = self;
        let found = layouts.with_runs(|runs| {
            loop {
                if runs_by_colour.as_mut().is_some_and(|found| found.next(runs, selections, layout)) {
                    return true;
                }
                *runs_by_colour = selections.next(runs).map(RunsByColour::new);
                if runs_by_colour.is_none() {
                    return false;
                }
            }
        });
        found.then_some(&self.layout)
    }
}

impl Iterator for LayoutIter {
    type Item = Layout;

    fn next(&mut self) -> Option<Layout> {
        self.lend().map(<[Shape]>::to_vec)
    }
}

/// The runs laid with one choice of groups, colour by colour.
#[derive(Debug)]
struct RunsByColour {
    rest: SelectionRest,
    /// The numbers of wilds with which each colour and the later ones lie in runs.
    wilds_needed_from: [WildCounts; 5],
    colours: [ColourCursor; 4],
    /// How long the layout is without its groups; `None` where there was no layout yet.
    runs: Option<usize>,
}

/// How far one colour has come.
#[derive(Debug, Default)]
struct ColourCursor {
    /// The wilds for this colour and the later ones, and how many of them it takes.
    wilds: u8,
    here: u8,
    /// The multisets with that many wilds, once asked for, and which is next.
    list: Option<Rc<RunList>>,
    next: usize,
    /// How long the layout is without this colour.
    before: usize,
}

impl RunsByColour {
    fn new(rest: SelectionRest) -> Self {
        let mut wilds_needed_from = [WildCounts::ZERO; 5];
        for colour in (0..4).rev() {
            wilds_needed_from[colour] = wilds_needed_from[colour + 1].plus(rest.wilds_needed[colour]);
        }
        let mut colours: [ColourCursor; 4] = Default::default();
        colours[0].wilds = rest.wilds;
        Self { rest, wilds_needed_from, colours, runs: None }
    }

    /// Makes the next layout of the one before; false where there is no more.
    fn next(&mut self, runs: &mut Runs, selections: &GroupSelections, layout: &mut Layout) -> bool {
        let mut colour = if self.runs.is_some() {
            self.colours.len() - 1
        } else {
            layout.clear();
            0
        };
        loop {
            if self.cursor(colour, runs, selections, layout) {
                let ColourCursor { wilds, here, .. } = self.colours[colour];
                colour += 1;
                let Some(cursor) = self.colours.get_mut(colour) else { break };
                *cursor = ColourCursor { wilds: wilds - here, before: layout.len(), ..ColourCursor::default() };
            } else if colour == 0 {
                return false;
            } else {
                colour -= 1;
            }
        }
        self.runs = Some(layout.len());
        layout.extend(&selections.groups);
        true
    }

    /// Lays the next runs of a colour; false where there are no more.
    fn cursor(&mut self, colour: usize, runs: &mut Runs, selections: &GroupSelections, layout: &mut Layout) -> bool {
        let Self { rest, wilds_needed_from, colours, .. } = self;
        let cursor = &mut colours[colour];
        layout.truncate(cursor.before);
        let held = rest.held[colour];
        if held.is_empty() {
            cursor.next += 1;
            return cursor.next == 1;
        }
        loop {
            if let Some(list) = &cursor.list {
                if let Some(found) = list.get(cursor.next) {
                    layout.extend(found.iter().map(|run| Shape::Run(run.of_colour(Colour::ALL[colour]))));
                    cursor.next += 1;
                    return true;
                }
                (cursor.list, cursor.next, cursor.here) = (None, 0, cursor.here + 1);
            }
            let possible = |&here: &u8| {
                rest.wilds_needed[colour].contains(here) && wilds_needed_from[colour + 1].contains(cursor.wilds - here)
            };
            let Some(here) = (cursor.here..=cursor.wilds).find(possible) else { return false };
            cursor.here = here;
            cursor.list = Some(runs.list(selections.digits[colour], held, here));
        }
    }
}
