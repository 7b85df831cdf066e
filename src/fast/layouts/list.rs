//! Listing layouts: the runs of every colour beside those of the others, and the groups.

use std::ops::ControlFlow;

use super::Tables;
use super::choose::{Leaf, Rest};
use super::groups::Laid;
use super::lists::{List, Lists, multisets, sorted};
use crate::fast::wilds::WildCounts;
use crate::partition::{RunShape, Shape};
use crate::tile::Colour;

/// Room for the melds of most hands.
const ROOM: usize = 8;

/// Shows every layout to a visitor.
pub(super) struct Lister<'a, V> {
    tables: &'a Tables,
    lists: &'a mut Lists,
    visit: V,
    /// The groups chosen, which are sorted as they come.
    groups: Vec<Shape>,
    /// The layout at hand; empty between two choices of groups.
    layout: Vec<Shape>,
}

impl<'a, V: FnMut(&[Shape]) -> ControlFlow<()>> Lister<'a, V> {
    pub(super) fn new(tables: &'a Tables, lists: &'a mut Lists, visit: V) -> Self {
        Self { tables, lists, visit, groups: Vec::with_capacity(ROOM), layout: Vec::with_capacity(ROOM) }
    }
}

impl<V: FnMut(&[Shape]) -> ControlFlow<()>> Leaf for Lister<'_, V> {
    fn enter(&mut self, number: usize, laid: &Laid) {
        self.groups.extend(laid.of_number(number).map(Shape::Group));
    }

    fn leave(&mut self, laid: &Laid) {
        self.groups.truncate(self.groups.len() - laid.groups.len());
    }

    fn meet(&mut self, rest: &Rest) -> ControlFlow<()> {
        let mut from = [WildCounts::NONE; 5];
        for colour in (0..4).rev() {
            from[colour] = from[colour + 1].plus(rest.ends[colour]);
        }
        let mut listed = [[None; WildCounts::BITS as usize]; 4];
        let mut before = WildCounts::NONE;
        for (colour, listed) in listed.iter_mut().enumerate() {
            let others = before.plus(from[colour + 1]);
            for (here, list) in (0..=rest.wilds).zip(listed) {
                if rest.ends[colour].contains(here) && others.contains(rest.wilds - here) {
                    *list = self.lists.of(self.tables, rest.held[colour], here);
                }
            }
            before = before.plus(rest.ends[colour]);
        }
        let lists = &*self.lists;
        let mut beside =
            Beside { tables: self.tables, lists, rest, listed, from, groups: &self.groups, visit: &mut self.visit };
        beside.colours(0, rest.wilds, &mut self.layout)
    }
}

/// The runs of one colour after the other, laid beside the groups.
struct Beside<'a, V> {
    tables: &'a Tables,
    lists: &'a Lists,
    rest: &'a Rest,
    /// The multisets of each colour for each number of wilds, where they are remembered.
    listed: [[Option<List>; WildCounts::BITS as usize]; 4],
    /// With how many wilds the colours from each one on lie in runs.
    from: [WildCounts; 5],
    groups: &'a [Shape],
    visit: &'a mut V,
}

impl<V: FnMut(&[Shape]) -> ControlFlow<()>> Beside<'_, V> {
    /// Lays the runs of every colour from this one on, in all with so many wilds.
    fn colours(&mut self, colour: usize, wilds: u8, layout: &mut Vec<Shape>) -> ControlFlow<()> {
        let laid = layout.len();
        let Some(&held) = self.rest.held.get(colour) else {
            layout.extend_from_slice(self.groups);
            (self.visit)(layout)?;
            layout.truncate(laid);
            return ControlFlow::Continue(());
        };
        if held.is_empty() {
            return self.colours(colour + 1, wilds, layout);
        }
        for here in 0..=wilds {
            let others = wilds - here;
            if !self.rest.ends[colour].contains(here) || !self.from[colour + 1].contains(others) {
                continue;
            }
            let (tables, lists, list) = (self.tables, self.lists, self.listed[colour][usize::from(here)]);
            let mut beside = |runs: &[RunShape]| {
                layout.extend(runs.iter().map(|run| Shape::Run(run.of_colour(Colour::ALL[colour]))));
                self.colours(colour + 1, others, layout)?;
                layout.truncate(laid);
                ControlFlow::Continue(())
            };
            if let Some(list) = list {
                lists.multisets(list).try_for_each(beside)?;
            } else {
                multisets(tables, held, here, None, &mut Vec::new(), &mut |runs| beside(&sorted(runs)))?;
            }
        }
        ControlFlow::Continue(())
    }
}
