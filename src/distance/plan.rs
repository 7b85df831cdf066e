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
    pub(super) fn new(
        melds: Vec<(MeldKind, Vec<Face>)>,
        tiles: &Tiles,
        table: &Table,
        scarce: impl Fn(Face) -> bool,
    ) -> Self {
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

impl Aims {
    /// The melds of an example.
    pub(super) fn melds(&mut self, example: &Example) -> Vec<(MeldKind, Vec<Face>)> {
        let mut melds = Vec::new();
        for &(number, choice) in &example.groups {
            let faces = |colours: &Vec<Colour>| colours.iter().map(|&colour| Face::new(colour, number)).collect();
            let groups = self.groups(number, choice).iter();
            melds.extend(groups.map(|colours| (MeldKind::Group, faces(colours))));
        }
        let wanted = Wanted { strain: example.most_strain, size: example.places, kept: example.in_runs };
        let shares = self.share(&example.lines, &Colour::ALL, wanted).unwrap_or_default();
        for (colour, wanted) in shares {
            let line = RunsOfLine { line: &example.lines[colour], wrap: self.wraps() };
            let runs = line.find(wanted, 1, [0; Number::COUNT as usize]).unwrap_or_default();
            melds.extend(runs.into_iter().map(|faces| (MeldKind::Run, faces)));
        }
        melds
    }

    /// How runs of several colours can share what they are to keep, their places and the strain.
    fn share(&mut self, lines: &ByColour<Line>, colours: &[Colour], wanted: Wanted) -> Option<Vec<(Colour, Wanted)>> {
        let Some((&colour, others)) = colours.split_first() else {
            return (wanted.size == 0 && wanted.kept == 0).then(Vec::new);
        };
        let table: Vec<_> = self.table(&lines[colour]).iter().collect();
        table.into_iter().find_map(|(strain, size, best)| {
            let part = Wanted { strain, size, kept: best.kept() };
            let mut shares = self.share(lines, others, wanted.without(part)?)?;
            shares.push((colour, part));
            Some(shares)
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

/// The runs of one line, tried one after the other.
struct RunsOfLine<'a> {
    line: &'a Line,
    wrap: bool,
}

impl RunsOfLine<'_> {
    /// The longest run that need not be thought of as two.
    const LONGEST: u8 = 2 * RunShape::SHORTEST - 1;

    /// Runs from a place on that keep what is wanted, on top of those that use tiles already.
    fn find(&self, wanted: Wanted, from: u8, used: [u8; Number::COUNT as usize]) -> Option<Vec<Vec<Face>>> {
        if wanted.size == 0 {
            return (wanted.kept == 0).then(Vec::new);
        }
        let end = if self.wrap { RunShape::AFTER_13 } else { RunShape::AFTER_13 - 1 };
        (from..=end).find_map(|first| {
            (RunShape::SHORTEST..=Self::LONGEST).take_while(|length| first + length - 1 <= end).find_map(|length| {
                let mut used = used;
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
                let mut runs = self.find(wanted.without(part)?, first, used)?;
                runs.push(faces);
                Some(runs)
            })
        })
    }
}
