//! One aim of a hand, with the held tiles in their places: what is there, what is still missing, what is left over.

use crate::indicator::{Role, Roles};
use crate::layouts::FaceMelds;
use crate::meld::{MeldKind, Placed};
use crate::tile::Face;
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
    pub(super) fn new(melds: FaceMelds, tiles: &Tiles, roles: Roles, scarce: impl Fn(Face) -> bool) -> Self {
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
