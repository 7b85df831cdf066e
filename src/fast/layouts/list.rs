//! Listing layouts.

use std::ops::ControlFlow;

use super::Layouts;
use super::choose::{Leaf, Rest};
use super::grow::{self, Held};
use super::groups::Laid;
use crate::fast::wilds::WildCounts;
use crate::partition::{RunShape, Shape};
use crate::tile::Colour;

/// Shows every layout to a visitor.
pub(super) struct Lister<'a, V> {
    layouts: &'a Layouts,
    visit: V,
    groups: Vec<Shape>,
    runs: Vec<Shape>,
    /// The layout at hand, sorted.
    sorted: Vec<Shape>,
}

/// Colours whose runs are to be laid one after the other.
#[derive(Clone, Copy)]
struct Colours<'r> {
    rest: &'r Rest,
    /// With how many wilds the colours from each one on lie in runs.
    from: [WildCounts; 5],
}

impl<'a, V: FnMut(&[Shape]) -> ControlFlow<()>> Lister<'a, V> {
    pub(super) fn new(layouts: &'a Layouts, visit: V) -> Self {
        Self { layouts, visit, groups: buffer(), runs: buffer(), sorted: buffer() }
    }

    /// Lays the runs of every colour from this one on.
    fn colours(&mut self, colours: Colours<'_>, colour: usize, wilds: u8) -> ControlFlow<()> {
        let Some(&held) = colours.rest.held.get(colour) else { return self.show() };
        if held.is_empty() {
            return self.colours(colours, colour + 1, wilds);
        }
        for here in 0..=wilds {
            if colours.rest.ends[colour].contains(here) && colours.from[colour + 1].contains(wilds - here) {
                self.lay(colours, colour, held, [here, wilds - here], None)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lays these tiles of a colour in runs with so many wilds, then the other colours with theirs. Of two runs that hold
    /// the lowest number the lesser comes first, so that no layout comes twice.
    fn lay(
        &mut self,
        colours: Colours<'_>,
        colour: usize,
        held: Held,
        [here, elsewhere]: [u8; 2],
        least: Option<RunShape>,
    ) -> ControlFlow<()> {
        if held.is_empty() {
            return self.colours(colours, colour + 1, elsewhere);
        }
        let (wrap, runs) = (self.layouts.wrap, self.layouts.runs);
        let lowest = held.some.trailing_zeros();
        grow::runs(Colour::ALL[colour], held, here, wrap, |run, left, here| {
            let end = runs.get(runs.index(left.some, left.both)).all();
            if least > Some(run) || !end.contains(here) {
                return ControlFlow::Continue(());
            }
            let least = (left.some >> lowest & 1 == 1).then_some(run);
            self.runs.push(Shape::Run(run));
            self.lay(colours, colour, left, [here, elsewhere], least)?;
            self.runs.pop();
            ControlFlow::Continue(())
        })
    }

    fn show(&mut self) -> ControlFlow<()> {
        self.sorted.clear();
        self.sorted.extend_from_slice(&self.runs);
        self.sorted.extend_from_slice(&self.groups);
        self.sorted.sort_unstable();
        (self.visit)(&self.sorted)
    }
}

/// Room for the melds of most hands.
fn buffer() -> Vec<Shape> {
    Vec::with_capacity(8)
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
        self.colours(Colours { rest, from }, 0, rest.wilds)
    }
}
