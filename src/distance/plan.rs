//! A plan: a complete hand that a player can aim for. It shows the held tiles in their places, the missing tiles, and
//! the held tiles that it does not use.

use crate::layouts::{MOST_LAID, Packed, RunShape, TargetMeld, faces_of, set_bits};
use crate::meld::{MeldKind, Placed};
use crate::sort;
use crate::table::{Role, Roles};
use crate::tiles::{Face, Tiles};

/// A place of a meld in a plan: a tile that the hand holds, or an empty place. Example: with `R4 R5`, the run
/// `R4 R5 R6` has two filled places and an empty one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartialPlace {
    /// A place of a meld that a tile of the hand fills.
    Held(Placed),
    /// An empty place of the meld. The player needs a tile of this face, or a wild, to fill it.
    Missing(Face),
}

/// A meld of a plan, complete or with empty places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialMeld {
    /// The kind of the meld, for example a run or a group.
    pub kind: MeldKind,
    /// The places of the meld, in order.
    pub spots: Vec<PartialPlace>,
}

impl PartialMeld {
    /// Returns the number of empty places of the meld.
    pub fn missing(&self) -> usize {
        self.spots.iter().filter(|spot| matches!(spot, PartialPlace::Missing(_))).count()
    }

    /// Returns the sum of points of the complete meld, including the missing tiles. A 1 after 13 has one point.
    pub fn sum(&self) -> u32 {
        let face = |spot: &PartialPlace| match spot {
            PartialPlace::Held(placed) => placed.stands_for,
            PartialPlace::Missing(face) => *face,
        };
        self.spots.iter().map(|spot| u32::from(face(spot).number.get())).sum()
    }
}

/// A plan: the melds of one of the nearest complete hands, and the held tiles that this plan does not use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The melds. Those with the fewest empty places come first.
    pub melds: Vec<PartialMeld>,
    /// The held tiles that the plan does not use.
    pub loose: Tiles,
}

impl Plan {
    /// Creates a plan with the melds in `target`. Puts tiles of the hand into their places: natural tiles first, then
    /// wilds. Wilds first fill places whose face is `scarce`: the player can get no more natural tiles of this face.
    /// All other wilds go to the melds with the fewest empty places.
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
            sort::by_key(melds, PartialMeld::missing);
        };
        fill(&mut melds, false, &|_| true);
        fill(&mut melds, true, &scarce);
        fill(&mut melds, true, &|_| true);
        Self { melds, loose: loose.into_iter().collect() }
    }
}

/// The rank of a plan; higher is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PlanRank {
    /// True if the player can still get all missing tiles of the plan.
    can_come: bool,
    complete_melds: usize,
    /// The number of melds with at most one missing tile.
    nearly_complete_melds: usize,
}

/// The most melds in a target (a complete hand or an opening): in 101, 21 tiles form at most seven melds.
const MELDS: usize = MOST_LAID / RunShape::SHORTEST as usize;

/// Returns the rank of the plan that [`Plan::new`] creates from `target` and `hand`; higher is better. `outside` holds
/// the tiles of the set that are not in the hand. `unseen` holds the tiles that the player has not seen.
pub(super) fn rank_of_plan(target: &[TargetMeld], mut hand: Packed, outside: Packed, unseen: Packed) -> PlanRank {
    // The empty places of each meld, as bits.
    let mut melds = [0; MELDS];
    let melds = &mut melds[..target.len()];
    for (open, meld) in melds.iter_mut().zip(target) {
        (hand, *open) = hand.laid_in(meld.places());
    }
    // First put wilds into places for which the player can get no natural tile, then into any places.
    let mut wilds = hand.wilds;
    for anywhere in [false, true].into_iter().take_while(|_| hand.wilds > 0) {
        sort::by_key(melds, |open| open.count_ones());
        for open in &mut *melds {
            for place in set_bits(*open).map(|at| 1 << at) {
                if wilds > 0 && (anywhere || faces_of(place) & outside.once == 0) {
                    *open &= !place;
                    wilds -= 1;
                }
            }
        }
    }
    let (mut unused, mut can_come) = (unseen, true);
    for &open in &*melds {
        // `short` gets the places for which no unseen natural tile is left.
        let short;
        (unused, short) = unused.laid_in(open);
        can_come &= short == 0;
    }
    let lacking = |most| melds.iter().filter(|open| open.count_ones() <= most).count();
    PlanRank { can_come, complete_melds: lacking(0), nearly_complete_melds: lacking(1) }
}
