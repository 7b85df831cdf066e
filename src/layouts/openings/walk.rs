//! Walking the frontiers from the first number to the last, laying real melds, towards a goal.

use super::frontiers::{Frontiers, in_groups};
use crate::layouts::figures::Figures;
use crate::layouts::runs::{OpenRuns, Pass, Spot, TrackState};
use crate::layouts::{Layout, Shape, holding_of, laid_groups};
use crate::tiles::{ByColour, Colour, Number};

/// Melds laid up to some place.
struct WalkNode {
    place: u8,
    frontier: usize,
    open: ByColour<OpenRuns>,
    shapes: Layout,
    laid: Figures,
}

/// Every layout that a goal leads to, found one at a time in a stable order. For every frontier on the way, with what
/// has been laid, the goal says whether what is wanted can still be laid from there.
pub(super) struct OpeningWalk<'a, G> {
    frontiers: &'a Frontiers,
    goal: G,
    /// Stops not gone on from yet, the next one last.
    ahead: Vec<WalkNode>,
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
struct PlaceOptions {
    groups: Vec<(Layout, Figures, ByColour<u8>)>,
    passes: ByColour<Vec<(Pass, TrackState)>>,
}

impl<'a, G: Fn(Reached) -> bool> OpeningWalk<'a, G> {
    pub(super) fn new(frontiers: &'a Frontiers, goal: G) -> Self {
        let open = ByColour::from_fn(|_| OpenRuns::default());
        let ahead = vec![WalkNode { place: 0, frontier: 0, open, shapes: Layout::new(), laid: Figures::NOTHING }];
        Self { frontiers, goal, ahead }
    }

    /// The stops at the next place that can lead to the goal.
    fn onward(&self, node: &WalkNode) -> Vec<WalkNode> {
        let place = node.place + 1;
        let wilds = self.frontiers.role_counts().wilds - node.laid.wilds();
        let options = self.options(place, node, wilds);
        let mut onward = Vec::new();
        for (groups, laid, taken) in &options.groups {
            let mut choice = ByColour::from_fn(|_| 0);
            self.choose(
                place,
                node,
                &options,
                (groups, taken),
                &Colour::ALL,
                &mut choice,
                node.laid + *laid,
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
        node: &WalkNode,
        options: &PlaceOptions,
        groups: (&Layout, &ByColour<u8>),
        colours: &[Colour],
        choice: &mut ByColour<usize>,
        laid: Figures,
        onward: &mut Vec<WalkNode>,
    ) {
        if laid.wilds() > self.frontiers.role_counts().wilds {
            return;
        }
        let Some((&colour, others)) = colours.split_first() else {
            let chosen = |colour: Colour| &options.passes[colour][choice[colour]].0;
            let states = Colour::ALL.map(|colour| options.passes[colour][choice[colour]].1);
            let Some(frontier) = self.frontiers.next(node.frontier, place, states) else { return };
            if (self.goal)(Reached { frontier, laid }) {
                let mut shapes = [node.shapes.as_slice(), groups.0].concat();
                for colour in Colour::ALL {
                    shapes.extend(chosen(colour).stopped.iter().copied().map(Shape::Run));
                }
                let open = ByColour::from_fn(|colour| chosen(colour).open.clone());
                onward.push(WalkNode { place, frontier, open, shapes, laid });
            }
            return;
        };
        for (at, (pass, _)) in options.passes[colour].iter().enumerate() {
            let Some(left) = pass.left.checked_sub(groups.1[colour]) else { continue };
            if self.frontiers.may_leave(place, colour, left) {
                choice[colour] = at;
                let laid = laid + pass.laid + Figures::leaving(left);
                self.choose(place, node, options, groups, others, choice, laid, onward);
            }
        }
    }

    fn options(&self, place: u8, node: &WalkNode, wilds: u8) -> PlaceOptions {
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
            let may_reserve = self.frontiers.wraps() && place == 1;
            let passes = node.open[colour].passes(Spot { colour, place, naturals: counts[colour], wilds, may_reserve });
            let known = |pass: Pass| self.frontiers.state(place, colour, &pass.open).map(|state| (pass, state));
            passes.into_iter().filter_map(known).collect()
        });
        PlaceOptions { groups, passes }
    }
}

impl<G: Fn(Reached) -> bool> Iterator for OpeningWalk<'_, G> {
    type Item = Layout;

    fn next(&mut self) -> Option<Layout> {
        while let Some(mut node) = self.ahead.pop() {
            if node.place == self.frontiers.last_place() {
                for (_, open) in node.open.iter() {
                    node.shapes.extend(open.each().map(Shape::Run));
                }
                node.shapes.sort_unstable();
                return Some(node.shapes);
            }
            let onward = self.onward(&node);
            self.ahead.extend(onward.into_iter().rev());
        }
        None
    }
}
