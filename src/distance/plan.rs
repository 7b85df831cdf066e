//! One target of a hand, with the held tiles in their places: what is there, what is still missing, what is left over.

use crate::hand::RoleCounts;
use crate::layouts::{MOST_LAID, RunShape, TargetMeld};
use crate::meld::{MeldKind, Placed};
use crate::table::{Role, Roles};
use crate::tiles::{Face, Tiles};

/// A place of a meld that may not be laid yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartialPlace {
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
    pub spots: Vec<PartialPlace>,
}

impl PartialMeld {
    /// How many tiles it lacks.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.spots.iter().filter(|spot| matches!(spot, PartialPlace::Missing(_))).count()
    }

    /// What its places come to, each at its face value; the 1 after 13 counts 1.
    #[must_use]
    pub fn sum(&self) -> u32 {
        let face = |spot: &PartialPlace| match spot {
            PartialPlace::Held(placed) => placed.stands_for,
            PartialPlace::Missing(face) => *face,
        };
        self.spots.iter().map(|spot| u32::from(face(spot).number.get())).sum()
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
    /// Puts tiles into the melds of a target: natural tiles first, then wilds, each where the least is missing.
    /// `scarce` says of which faces no natural tile can come.
    pub(super) fn new(target: &[TargetMeld], tiles: &Tiles, roles: Roles, scarce: impl Fn(Face) -> bool) -> Self {
        let mut loose: Vec<_> = tiles.iter().collect();
        let mut take = |role| loose.iter().position(|&tile| roles.of(tile) == role).map(|at| loose.remove(at));
        let spots = |meld: &TargetMeld| meld.faces().map(PartialPlace::Missing).collect();
        let mut melds: Vec<_> =
            target.iter().map(|meld| PartialMeld { kind: meld.kind(), spots: spots(meld) }).collect();
        let mut fill = |melds: &mut Vec<PartialMeld>, wild: bool, only: &dyn Fn(Face) -> bool| {
            for spot in melds.iter_mut().flat_map(|meld| &mut meld.spots) {
                let &mut PartialPlace::Missing(face) = spot else { continue };
                let role = if wild { Role::Wild } else { Role::Natural(face) };
                if let Some(tile) = only(face).then(|| take(role)).flatten() {
                    *spot = PartialPlace::Held(Placed { tile, stands_for: face });
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

/// What a plan is preferred for: that whatever it wants can come, then its whole melds, then those that lack one tile
/// at most.
pub(super) type Merit = (bool, usize, usize);

/// No target has more melds: in 101 one of 21 tiles has seven.
const MELDS: usize = MOST_LAID / RunShape::SHORTEST as usize;

/// The merit of the plan with a target. `held` is what there is, `comes` and `unseen` how many natural tiles of a face
/// can come, and how many of them were not seen elsewhere. Places are filled in the order in which [`Plan::new`] fills
/// them: the two must agree.
pub(super) fn merit(
    target: &[TargetMeld],
    held: &RoleCounts,
    comes: impl Fn(Face) -> u8,
    unseen: impl Fn(Face) -> u8,
) -> Merit {
    let (mut left, mut wilds) = (held.naturals, held.wilds);
    // For each meld how many tiles it lacks, and which.
    let mut lacking = [(0, [None; RunShape::AFTER_13 as usize]); MELDS];
    let missing = &mut lacking[..target.len()];
    for ((count, faces), meld) in missing.iter_mut().zip(target) {
        for face in meld.faces() {
            let left = &mut left[face.colour][face.number.index()];
            if *left > 0 {
                *left -= 1;
            } else {
                faces[*count] = Some(face);
                *count += 1;
            }
        }
    }
    // Wilds go where no tile can come, then anywhere.
    for anywhere in [false, true].into_iter().take_while(|_| held.wilds > 0) {
        missing.sort_by_key(|&(count, _)| count);
        for (count, faces) in &mut *missing {
            for face in faces.iter_mut().filter(|face| face.is_some_and(|face| anywhere || comes(face) == 0)) {
                if wilds > 0 {
                    (*face, *count, wilds) = (None, *count - 1, wilds - 1);
                }
            }
        }
    }
    let mut short = RoleCounts::default();
    let can_come = missing.iter().flat_map(|(_, faces)| faces).flatten().all(|&face| {
        let short = &mut short.naturals[face.colour][face.number.index()];
        *short += 1;
        *short <= unseen(face)
    });
    let lacking = |most| missing.iter().filter(|&&(count, _)| count <= most).count();
    (can_come, lacking(0), lacking(1))
}
