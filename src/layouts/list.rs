//! Listing layouts: every choice of groups, with every combination of the colours' runs.

use std::rc::Rc;

use super::choose::{Choices, Rest};
use super::groups::laid_groups;
use super::packed::Packed;
use super::runs::{List, Runs};
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
pub struct Listed {
    layouts: Layouts,
    choices: Choices,
    /// The runs to lay with the current groups.
    beside: Option<RunsByColour>,
    /// The current layout: the runs colour by colour, then the groups.
    layout: Layout,
}

impl Layouts {
    /// Every layout that uses every tile exactly once, as many as [`Self::count`] says.
    pub fn list(self, hand: Packed) -> Listed {
        let choices = self.with_runs(|runs| Choices::new(hand, runs, laid_groups));
        Listed { layouts: self, choices, beside: None, layout: Vec::with_capacity(ROOM) }
    }
}

impl Listed {
    /// The next layout, lent until the one after it is asked for.
    pub fn lend(&mut self) -> Option<&[Shape]> {
        let Self { layouts, choices, beside, layout } = self;
        let found = layouts.with_runs(|runs| {
            loop {
                if beside.as_mut().is_some_and(|found| found.next(runs, choices, layout)) {
                    return true;
                }
                *beside = choices.next(runs).map(RunsByColour::new);
                if beside.is_none() {
                    return false;
                }
            }
        });
        found.then_some(&self.layout)
    }
}

impl Iterator for Listed {
    type Item = Layout;

    fn next(&mut self) -> Option<Layout> {
        self.lend().map(<[Shape]>::to_vec)
    }
}

/// The runs laid with one choice of groups, colour by colour.
#[derive(Debug)]
struct RunsByColour {
    rest: Rest,
    /// The numbers of wilds with which each colour and the later ones lie in runs.
    from: [WildCounts; 5],
    colours: [Turn; 4],
    /// How long the layout is without its groups; `None` where there was no layout yet.
    runs: Option<usize>,
}

/// How far one colour has come.
#[derive(Debug, Default)]
struct Turn {
    /// The wilds for this colour and the later ones, and how many of them it takes.
    wilds: u8,
    here: u8,
    /// The multisets with that many wilds, once asked for, and which is next.
    list: Option<Rc<List>>,
    next: usize,
    /// How long the layout is without this colour.
    before: usize,
}

impl RunsByColour {
    fn new(rest: Rest) -> Self {
        let mut from = [WildCounts::NONE; 5];
        for colour in (0..4).rev() {
            from[colour] = from[colour + 1].plus(rest.ends[colour]);
        }
        let mut colours: [Turn; 4] = Default::default();
        colours[0].wilds = rest.wilds;
        Self { rest, from, colours, runs: None }
    }

    /// Makes the next layout of the one before; false where there is no more.
    fn next(&mut self, runs: &mut Runs, choices: &Choices, layout: &mut Layout) -> bool {
        let mut colour = if self.runs.is_some() {
            self.colours.len() - 1
        } else {
            layout.clear();
            0
        };
        loop {
            if self.turn(colour, runs, choices, layout) {
                let Turn { wilds, here, .. } = self.colours[colour];
                colour += 1;
                let Some(turn) = self.colours.get_mut(colour) else { break };
                *turn = Turn { wilds: wilds - here, before: layout.len(), ..Turn::default() };
            } else if colour == 0 {
                return false;
            } else {
                colour -= 1;
            }
        }
        self.runs = Some(layout.len());
        layout.extend(&choices.groups);
        true
    }

    /// Lays the next runs of a colour; false where there are no more.
    fn turn(&mut self, colour: usize, runs: &mut Runs, choices: &Choices, layout: &mut Layout) -> bool {
        let Self { rest, from, colours, .. } = self;
        let turn = &mut colours[colour];
        layout.truncate(turn.before);
        let held = rest.held[colour];
        if held.is_empty() {
            turn.next += 1;
            return turn.next == 1;
        }
        loop {
            if let Some(list) = &turn.list {
                if let Some(found) = list.get(turn.next) {
                    layout.extend(found.iter().map(|run| Shape::Run(run.of_colour(Colour::ALL[colour]))));
                    turn.next += 1;
                    return true;
                }
                (turn.list, turn.next, turn.here) = (None, 0, turn.here + 1);
            }
            let possible =
                |&here: &u8| rest.ends[colour].contains(here) && from[colour + 1].contains(turn.wilds - here);
            let Some(here) = (turn.here..=turn.wilds).find(possible) else { return false };
            turn.here = here;
            turn.list = Some(runs.list(choices.digits[colour], held, here));
        }
    }
}
