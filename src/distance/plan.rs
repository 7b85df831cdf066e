//! One aim of a hand, with the held tiles in their places: what is there, what is still missing, what is left over.

use super::aims::{Aims, Example};
use super::runs::Line;
use crate::indicator::Role;
use crate::meld::{MeldKind, Placed};
use crate::partition::RunShape;
use crate::table::Table;
use crate::tile::{ByColour, Colour, Face, Number};
use crate::tiles::Tiles;

/// A place of a meld that may not be laid yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A held tile lies here.
    Held(Placed),
    /// A tile of this face would have to come, or a wild.
    Missing(Face),
}

/// A meld that a hand may become, complete or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialMeld {
    /// What it is.
    pub kind: MeldKind,
    /// Its places in order.
    pub spots: Vec<Spot>,
}

impl PartialMeld {
    /// How many tiles it lacks.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.spots.iter().filter(|spot| matches!(spot, Spot::Missing(_))).count()
    }
}

/// One complete hand that lies nearest, and how much of it is held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Its melds: those with the fewest missing tiles first.
    pub melds: Vec<PartialMeld>,
    /// The held tiles it has no place for.
    pub loose: Tiles,
}

impl Plan {
    /// Puts tiles into melds given as faces: natural tiles first, then wilds, each where the least is missing. `scarce`
    /// says of which faces no natural tile can come.
    pub(super) fn new(melds: Laying, tiles: &Tiles, table: &Table, scarce: impl Fn(Face) -> bool) -> Self {
        let roles = table.roles();
        let mut loose: Vec<_> = tiles.iter().collect();
        let mut take = |role| loose.iter().position(|&tile| roles.of(tile) == role).map(|at| loose.remove(at));
        let spots = |faces: Vec<Face>| faces.into_iter().map(Spot::Missing).collect();
        let mut melds: Vec<_> =
            melds.into_iter().map(|(kind, faces)| PartialMeld { kind, spots: spots(faces) }).collect();
        let mut fill = |melds: &mut Vec<PartialMeld>, wild: bool, only: &dyn Fn(Face) -> bool| {
            for spot in melds.iter_mut().flat_map(|meld| &mut meld.spots) {
                let &mut Spot::Missing(face) = spot else { continue };
                let role = if wild { Role::Wild } else { Role::Natural(face) };
                if let Some(tile) = only(face).then(|| take(role)).flatten() {
                    *spot = Spot::Held(Placed { tile, stands_for: face });
                }
            }
            melds.sort_by_key(PartialMeld::missing);
        };
        fill(&mut melds, false, &|_| true);
        fill(&mut melds, true, &scarce);
        fill(&mut melds, true, &|_| true);
        Self { melds, loose: loose.into_iter().collect() }
    }
}

/// Melds as faces.
pub(super) type Laying = Vec<(MeldKind, Vec<Face>)>;

/// How many ways of laying the runs of one example are looked at.
const LAYINGS: usize = 24;

impl Aims {
    /// The melds of an example, in some of the ways to lay its runs.
    pub(super) fn melds(&mut self, example: &Example) -> Vec<Laying> {
        let mut groups = Vec::new();
        for &(number, choice) in &example.groups {
            let faces = |colours: &Vec<Colour>| colours.iter().map(|&colour| Face::new(colour, number)).collect();
            let colours = self.groups(number, choice).iter();
            groups.extend(colours.map(|colours| (MeldKind::Group, faces(colours))));
        }
        let wanted = Wanted { strain: example.most_strain, size: example.places, kept: example.in_runs };
        let mut layings = Vec::new();
        self.lay(&example.lines, &Colour::ALL, wanted, &groups, &mut layings);
        layings
    }

    /// Adds the runs of some colours to melds, in every way that keeps what is wanted, until there are enough.
    fn lay(
        &mut self,
        lines: &ByColour<Line>,
        colours: &[Colour],
        wanted: Wanted,
        melds: &[(MeldKind, Vec<Face>)],
        layings: &mut Vec<Laying>,
    ) {
        let Some((&colour, others)) = colours.split_first() else {
            if wanted.size == 0 && wanted.kept == 0 && layings.len() < LAYINGS {
                layings.push(melds.to_vec());
            }
            return;
        };
        let table: Vec<_> = self.table(&lines[colour]).iter().collect();
        for (strain, size, best) in table {
            let part = Wanted { strain, size, kept: best.kept() };
            let Some(rest) = wanted.without(part).filter(|rest| self.can(lines, others, *rest)) else { continue };
            let line = RunsOfLine { line: &lines[colour], wrap: self.wraps() };
            let mut found = Vec::new();
            line.find(part, 1, [0; Number::COUNT as usize], &mut Vec::new(), &mut found);
            for runs in found {
                let runs = runs.into_iter().map(|faces| (MeldKind::Run, faces));
                let melds: Laying = melds.iter().cloned().chain(runs).collect();
                self.lay(lines, others, rest, &melds, layings);
            }
        }
    }

    /// Whether runs of these colours can keep what is wanted.
    fn can(&mut self, lines: &ByColour<Line>, colours: &[Colour], wanted: Wanted) -> bool {
        let Some((&colour, others)) = colours.split_first() else { return wanted.size == 0 && wanted.kept == 0 };
        let table: Vec<_> = self.table(&lines[colour]).iter().collect();
        table.into_iter().any(|(strain, size, best)| {
            let part = Wanted { strain, size, kept: best.kept() };
            wanted.without(part).is_some_and(|rest| self.can(lines, others, rest))
        })
    }
}

/// What some runs are to keep, with how many places and how much strain at most.
#[derive(Debug, Clone, Copy)]
struct Wanted {
    strain: usize,
    size: usize,
    kept: u8,
}

impl Wanted {
    fn without(self, part: Self) -> Option<Self> {
        let Self { strain, size, kept } = part;
        Some(Self {
            strain: self.strain.checked_sub(strain)?,
            size: self.size.checked_sub(size)?,
            kept: self.kept.checked_sub(kept)?,
        })
    }
}

/// How many tiles of each number runs use already.
type Used = [u8; Number::COUNT as usize];

/// The runs of one line, tried one after the other.
struct RunsOfLine<'a> {
    line: &'a Line,
    wrap: bool,
}

impl RunsOfLine<'_> {
    /// The longest run that need not be thought of as two.
    const LONGEST: u8 = 2 * RunShape::SHORTEST - 1;

    /// Every multiset of runs from a place on that keeps what is wanted, on top of those `laid` that use tiles already.
    fn find(&self, wanted: Wanted, from: u8, used: Used, laid: &mut Vec<Vec<Face>>, found: &mut Vec<Vec<Vec<Face>>>) {
        if wanted.size == 0 {
            if wanted.kept == 0 && found.len() < LAYINGS {
                found.push(laid.clone());
            }
            return;
        }
        let end = if self.wrap { RunShape::AFTER_13 } else { RunShape::AFTER_13 - 1 };
        let at = |place| RunShape::number(place).map(Number::index);
        let in_reach: u8 = (from..=end).filter_map(at).map(|at| self.line.held[at].saturating_sub(used[at])).sum();
        if wanted.kept > in_reach || usize::from(wanted.kept) > wanted.size {
            return;
        }
        for first in from..=end {
            for length in (RunShape::SHORTEST..=Self::LONGEST).take_while(|length| first + length - 1 <= end) {
                let mut used = used;
                let run = self.run(first, length, &mut used);
                if let Some((part, faces)) = run
                    && let Some(rest) = wanted.without(part)
                {
                    laid.push(faces);
                    self.find(rest, first, used, laid, found);
                    laid.pop();
                }
            }
        }
    }

    /// One run on top of the tiles used already, and what it keeps.
    fn run(&self, first: u8, length: u8, used: &mut Used) -> Option<(Wanted, Vec<Face>)> {
        let mut part = Wanted { strain: 0, size: usize::from(length), kept: 0 };
        let mut faces = Vec::new();
        for place in first..first + length {
            let number = RunShape::number(place)?;
            let at = number.index();
            part.kept += u8::from(used[at] < self.line.held[at]);
            part.strain += usize::from(used[at] >= self.line.room[at]);
            used[at] += 1;
            faces.push(Face::new(self.line.colour, number));
        }
        Some((part, faces))
    }
}
