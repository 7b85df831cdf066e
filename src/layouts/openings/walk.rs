//! Lists openings with a depth-first search in the graph of all openings ([`Frontiers`]).
//!
//! The search goes from number 1 up to 13 (or 14, for a 1 after 13). At each number it tries every way to lay tiles,
//! except those after which the goal cannot be reached. So it never enters a dead end.

use super::frontiers::{Frontiers, figures_of_groups};
use crate::layouts::figures::Figures;
use crate::layouts::runs::{Barrier, OpenRuns, Pass, Spot, TrackState};
use crate::layouts::{LaidGroups, Layout, Shape, holding_of, laid_groups};
use crate::sort;
use crate::tiles::{ByColour, Colour, Number};

/// A partial opening: the melds completed so far, and the open runs that the next number may continue.
struct WalkNode {
    place: u8,
    frontier: usize,
    open: ByColour<OpenRuns>,
    shapes: Layout,
    laid: Figures,
}

/// An iterator over the openings that reach a goal, such as a sum of points, in a stable order. The function `goal`
/// returns true if the goal can still be reached from a position in the graph.
pub(super) struct OpeningWalk<'a, G> {
    frontiers: &'a Frontiers,
    goal: G,
    /// The partial openings that are still to be extended. The search continues with the last one.
    stack: Vec<WalkNode>,
}

/// A position of the search in the graph of all openings: the index of a node, and the points, tiles and wilds laid on
/// the way to it.
#[derive(Debug, Clone, Copy)]
pub(super) struct WalkPosition {
    pub(super) frontier: usize,
    pub(super) laid: Figures,
}

impl WalkPosition {
    /// The position before the first number, with nothing laid.
    pub(super) const START: Self = Self { frontier: 0, laid: Figures::NOTHING };
}

/// Groups of one number that an opening can lay.
struct GroupsOption {
    melds: Layout,
    /// The points, tiles and wilds of the groups.
    laid: Figures,
    /// The number of natural tiles in the groups, for each colour.
    taken: ByColour<u8>,
}

/// The choices at one number: which groups to lay, and for each colour how to continue its runs.
struct PlaceOptions {
    groups: Vec<GroupsOption>,
    /// For each colour, every way to lay tiles of this number in runs. The state encodes the runs that are open
    /// afterwards.
    passes: ByColour<Vec<(Pass, TrackState)>>,
}

impl<'a, G: Fn(WalkPosition) -> bool> OpeningWalk<'a, G> {
    pub(super) fn new(frontiers: &'a Frontiers, goal: G) -> Self {
        let open = ByColour::from_fn(|_| OpenRuns::default());
        let stack = vec![WalkNode { place: 0, frontier: 0, open, shapes: Layout::new(), laid: Figures::NOTHING }];
        Self { frontiers, goal, stack }
    }

    /// Extends a partial opening by tiles of the next number, in every possible way. Returns the partial openings that
    /// can still reach the goal.
    fn next_nodes(&self, node: &WalkNode) -> Vec<WalkNode> {
        let place = node.place + 1;
        let wilds = self.frontiers.role_counts().wilds - node.laid.wilds();
        let options = self.place_options(place, node, wilds);
        let mut next_nodes = Vec::new();
        for groups in &options.groups {
            let mut chosen_passes = ByColour::from_fn(|_| 0);
            self.add_nodes(
                place,
                node,
                &options,
                groups,
                &Colour::ALL,
                &mut chosen_passes,
                node.laid + groups.laid,
                &mut next_nodes,
            );
        }
        next_nodes
    }

    /// Tries every way to continue the runs of the first of `colours`, and recurses with the other colours. After the
    /// last colour, adds the extended opening to `next_nodes` if it can still reach the goal.
    #[expect(clippy::too_many_arguments, reason = "the state of one step of the recursion")]
    fn add_nodes(
        &self,
        place: u8,
        node: &WalkNode,
        options: &PlaceOptions,
        groups: &GroupsOption,
        colours: &[Colour],
        chosen_passes: &mut ByColour<usize>,
        laid: Figures,
        next_nodes: &mut Vec<WalkNode>,
    ) {
        if laid.wilds() > self.frontiers.role_counts().wilds {
            return;
        }
        let Some((&colour, others)) = colours.split_first() else {
            let pass_of = |colour: Colour| &options.passes[colour][chosen_passes[colour]].0;
            let states = Colour::ALL.map(|colour| options.passes[colour][chosen_passes[colour]].1);
            let Some(frontier) = self.frontiers.next(node.frontier, place, states) else { return };
            if (self.goal)(WalkPosition { frontier, laid }) {
                let mut shapes = [node.shapes.as_slice(), &groups.melds].concat();
                for colour in Colour::ALL {
                    shapes.extend(pass_of(colour).stopped.iter().copied().map(Shape::Run));
                }
                let open = ByColour::from_fn(|colour| pass_of(colour).open.clone());
                next_nodes.push(WalkNode { place, frontier, open, shapes, laid });
            }
            return;
        };
        for (choice, (pass, _)) in options.passes[colour].iter().enumerate() {
            let Some(left) = pass.outside_runs.checked_sub(groups.taken[colour]) else { continue };
            if self.frontiers.may_leave(place, colour, left) {
                chosen_passes[colour] = choice;
                let laid = laid + pass.laid + Figures::leaving(left);
                self.add_nodes(place, node, options, groups, others, chosen_passes, laid, next_nodes);
            }
        }
    }

    fn place_options(&self, place: u8, node: &WalkNode, wilds: u8) -> PlaceOptions {
        let counts = self.frontiers.counts(place);
        let laid_groups = Number::new(place).map(|number| (number, laid_groups(holding_of(counts), wilds)));
        let barred = self.frontiers.barred();
        let groups = laid_groups.into_iter().flat_map(|(number, laid_groups)| {
            let may_lay =
                move |laid: &&LaidGroups| barred.is_none_or(|face| face.number != number || !laid.accept(face.colour));
            laid_groups.iter().filter(may_lay).map(move |laid| {
                let melds = laid.groups(number.index()).map(Shape::Group).collect();
                GroupsOption { melds, laid: figures_of_groups(place, laid.taken), taken: laid.taken.naturals }
            })
        });
        let mut groups: Vec<_> = groups.collect();
        if groups.is_empty() {
            groups.push(GroupsOption { melds: Layout::new(), laid: Figures::NOTHING, taken: ByColour::default() });
        }
        let passes = ByColour::from_fn(|colour| {
            let may_reserve = self.frontiers.wraps() && place == 1;
            let barrier = Barrier::new(barred, colour, place);
            let spot = Spot { colour, place, naturals: counts[colour], wilds, may_reserve, barrier };
            let passes = node.open[colour].passes(spot);
            let known = |pass: Pass| self.frontiers.state(place, colour, &pass.open).map(|state| (pass, state));
            passes.into_iter().filter_map(known).collect()
        });
        PlaceOptions { groups, passes }
    }
}

impl<G: Fn(WalkPosition) -> bool> Iterator for OpeningWalk<'_, G> {
    type Item = Layout;

    fn next(&mut self) -> Option<Layout> {
        while let Some(mut node) = self.stack.pop() {
            if node.place == self.frontiers.last_place() {
                for (_, open) in node.open.iter() {
                    node.shapes.extend(open.each().map(Shape::Run));
                }
                sort::ascending(&mut node.shapes);
                return Some(node.shapes);
            }
            let next_nodes = self.next_nodes(&node);
            self.stack.extend(next_nodes.into_iter().rev());
        }
        None
    }
}
