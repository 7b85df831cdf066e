//! A plan: one target of a hand, with the held tiles in their places, the missing tiles, and the tiles left over.

use crate::layouts::{MOST_LAID, Packed, RunShape, TargetMeld, faces_of, set_bits};
use crate::meld::{MeldKind, Placed};
use crate::table::{Role, Roles};
use crate::tiles::{Face, Tiles};

/// A place of a meld, filled or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartialPlace {
    /// A place filled by a held tile.
    Held(Placed),
    /// A place that needs a tile of this face, or a wild.
    Missing(Face),
}

/// A meld that the hand may become, complete or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialMeld {
    /// The kind.
    pub kind: MeldKind,
    /// The places in order.
    pub spots: Vec<PartialPlace>,
}

impl PartialMeld {
    /// Returns the number of missing tiles.
    pub fn missing(&self) -> usize {
        self.spots.iter().filter(|spot| matches!(spot, PartialPlace::Missing(_))).count()
    }

    /// Returns the sum of the places at face value; the 1 after 13 counts 1.
    pub fn sum(&self) -> u32 {
        let face = |spot: &PartialPlace| match spot {
            PartialPlace::Held(placed) => placed.stands_for,
            PartialPlace::Missing(face) => *face,
        };
        self.spots.iter().map(|spot| u32::from(face(spot).number.get())).sum()
    }
}

/// One of the nearest complete hands, and the held tiles in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The melds, those with the fewest missing tiles first.
    pub melds: Vec<PartialMeld>,
    /// The held tiles without a place in it.
    pub loose: Tiles,
}

impl Plan {
    /// Places tiles into the melds of a target: natural tiles first, then wilds, each into the meld that lacks the
    /// fewest. `scarce` returns true for faces that have no natural tile left to come.
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

/// The sort key of plans: true if all missing tiles can still come, then the number of complete melds, then the number
/// of melds that lack at most one tile.
pub(super) type PlanRank = (bool, usize, usize);

/// The most melds in a target: in the game 101, a rack of 21 tiles forms at most seven.
const MELDS: usize = MOST_LAID / RunShape::SHORTEST as usize;

/// Returns the merit of the plan that lays a hand into `target`. `comes` counts the tiles that can come, `unseen` those
/// not seen elsewhere. The places must be filled in the same order as in [`Plan::new`].
pub(super) fn rank_of_plan(target: &[TargetMeld], mut hand: Packed, comes: Packed, unseen: Packed) -> PlanRank {
    // The number of empty places in each meld.
    let mut melds = [0; MELDS];
    let melds = &mut melds[..target.len()];
    for (open, meld) in melds.iter_mut().zip(target) {
        (hand, *open) = hand.laid_in(meld.places());
    }
    // Wilds first fill places for which no tile can come, then any.
    let mut wilds = hand.wilds;
    for anywhere in [false, true].into_iter().take_while(|_| hand.wilds > 0) {
        melds.sort_by_key(|open| open.count_ones());
        for open in &mut *melds {
            for place in set_bits(*open).map(|at| 1 << at) {
                if wilds > 0 && (anywhere || faces_of(place) & comes.once == 0) {
                    *open &= !place;
                    wilds -= 1;
                }
            }
        }
    }
    let (mut left, mut can_come) = (unseen, true);
    for &open in &*melds {
        let short;
        (left, short) = left.laid_in(open);
        can_come &= short == 0;
    }
    let lacking = |most| melds.iter().filter(|open| open.count_ones() <= most).count();
    (can_come, lacking(0), lacking(1))
}
