//! Walking the frontiers from the first number to the last, laying real melds, towards a goal.

use super::frontiers::{Frontiers, in_groups};
use crate::layouts::figures::Figures;
use crate::layouts::runs::{OpenRuns, Pass, Spot, State};
use crate::layouts::{Layout, Shape, holding_of, laid_groups};
use crate::tiles::{ByColour, Colour, Number};

/// Melds laid up to some place.
struct Stop {
    place: u8,
    frontier: usize,
    open: ByColour<OpenRuns>,
    shapes: Layout,
    laid: Figures,
}

/// Every layout that a goal leads to, found one at a time in a stable order. For every frontier on the way, with what
/// has been laid, the goal says whether what is wanted can still be laid from there.
pub(super) struct Walk<'a, G> {
    frontiers: &'a Frontiers,
    goal: G,
    /// Stops not gone on from yet, the next one last.
    ahead: Vec<Stop>,
}

/// A frontier, by its index, and what was laid before it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reached {
    pub(super) frontier: usize,
    pub(super) laid: Figures,
}

impl Reached {
    /// Before the first number.
    pub(super) const START: Self = Self { frontier: 0, laid: Figures::NOTHING };
}

/// What may be laid at one place: in groups, and in the runs of each colour.
struct Options {
    groups: Vec<(Layout, Figures, ByColour<u8>)>,
    passes: ByColour<Vec<(Pass, State)>>,
}

impl<'a, G: Fn(Reached) -> bool> Walk<'a, G> {
    pub(super) fn new(frontiers: &'a Frontiers, goal: G) -> Self {
        let open = ByColour::from_fn(|_| OpenRuns::default());
        let ahead = vec![Stop { place: 0, frontier: 0, open, shapes: Layout::new(), laid: Figures::NOTHING }];
        Self { frontiers, goal, ahead }
    }

    /// The stops at the next place that can lead to the goal.
    fn onward(&self, stop: &Stop) -> Vec<Stop> {
        let place = stop.place + 1;
        let wilds = self.frontiers.role_counts().wilds - stop.laid.wilds();
        let options = self.options(place, stop, wilds);
        let mut onward = Vec::new();
        for (groups, laid, taken) in &options.groups {
            let mut choice = ByColour::from_fn(|_| 0);
            self.choose(
                place,
                stop,
                &options,
                (groups, taken),
                &Colour::ALL,
                &mut choice,
                stop.laid + *laid,
                &mut onward,
            );
        }
        onward
    }

    /// Chooses for each colour in turn how its runs go on.
    #[expect(clippy::too_many_arguments, reason = "one step of a nested choice")]
    fn choose(
        &self,
        place: u8,
        stop: &Stop,
        options: &Options,
        groups: (&Layout, &ByColour<u8>),
        colours: &[Colour],
        choice: &mut ByColour<usize>,
        laid: Figures,
        onward: &mut Vec<Stop>,
    ) {
        if laid.wilds() > self.frontiers.role_counts().wilds {
            return;
        }
        let Some((&colour, others)) = colours.split_first() else {
            let chosen = |colour: Colour| &options.passes[colour][choice[colour]].0;
            let states = Colour::ALL.map(|colour| options.passes[colour][choice[colour]].1);
            let Some(frontier) = self.frontiers.next(stop.frontier, place, states) else { return };
            if (self.goal)(Reached { frontier, laid }) {
                let mut shapes = [stop.shapes.as_slice(), groups.0].concat();
                for colour in Colour::ALL {
                    shapes.extend(chosen(colour).stopped.iter().copied().map(Shape::Run));
                }
                let open = ByColour::from_fn(|colour| chosen(colour).open.clone());
                onward.push(Stop { place, frontier, open, shapes, laid });
            }
            return;
        };
        for (at, (pass, _)) in options.passes[colour].iter().enumerate() {
            let Some(left) = pass.left.checked_sub(groups.1[colour]) else { continue };
            if self.frontiers.may_leave(place, colour, left) {
                choice[colour] = at;
                let laid = laid + pass.laid + Figures::leaving(left);
                self.choose(place, stop, options, groups, others, choice, laid, onward);
            }
        }
    }

    fn options(&self, place: u8, stop: &Stop, wilds: u8) -> Options {
        let counts = self.frontiers.counts(place);
        let laid_groups = Number::new(place).map(|number| (number, laid_groups(holding_of(counts), wilds)));
        let groups = laid_groups.into_iter().flat_map(|(number, laid_groups)| {
            laid_groups.iter().map(move |laid| {
                let groups = laid.groups(number.index()).map(Shape::Group).collect();
                (groups, in_groups(place, laid.taken), laid.taken.naturals)
            })
        });
        let mut groups: Vec<_> = groups.collect();
        if groups.is_empty() {
            groups.push((Layout::new(), Figures::NOTHING, ByColour::default()));
        }
        let passes = ByColour::from_fn(|colour| {
            let keeps = self.frontiers.wraps() && place == 1;
            let passes = stop.open[colour].passes(Spot { colour, place, naturals: counts[colour], wilds, keeps });
            let known = |pass: Pass| self.frontiers.state(place, colour, &pass.open).map(|state| (pass, state));
            passes.into_iter().filter_map(known).collect()
        });
        Options { groups, passes }
    }
}

impl<G: Fn(Reached) -> bool> Iterator for Walk<'_, G> {
    type Item = Layout;

    fn next(&mut self) -> Option<Layout> {
        while let Some(mut stop) = self.ahead.pop() {
            if stop.place == self.frontiers.last_place() {
                for (_, open) in stop.open.iter() {
                    stop.shapes.extend(open.each().map(Shape::Run));
                }
                stop.shapes.sort_unstable();
                return Some(stop.shapes);
            }
            let onward = self.onward(&stop);
            self.ahead.extend(onward.into_iter().rev());
        }
        None
    }
}
