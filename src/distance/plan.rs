//! One target of a hand, with the held tiles in their places: what is there, what is still missing, what is left over.

use crate::layouts::{MOST_LAID, Packed, RunShape, TargetMeld, faces_of, set_bits};
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
    pub fn missing(&self) -> usize {
        self.spots.iter().filter(|spot| matches!(spot, PartialPlace::Missing(_))).count()
    }

    /// The sum of its places, each at its face value; the 1 after 13 counts 1.
    pub fn sum(&self) -> u32 {
        let face = |spot: &PartialPlace| match spot {
            PartialPlace::Held(placed) => placed.stands_for,
            PartialPlace::Missing(face) => *face,
        };
        self.spots.iter().map(|spot| u32::from(face(spot).number.get())).sum()
    }
}

/// One of the nearest complete hands, and how much of it is held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Its melds: those with the fewest missing tiles first.
    pub melds: Vec<PartialMeld>,
    /// The held tiles that have no place in it.
    pub loose: Tiles,
}

impl Plan {
    /// Puts tiles into the melds of a target: natural tiles first, then wilds, each where the least is missing.
    /// `scarce` is true of the faces of which no natural tile can come.
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

/// How plans are compared: can all it wants still come, how many melds are whole, how many lack at most one tile.
pub(super) type Merit = (bool, usize, usize);

/// No target has more melds: in 101 one of 21 tiles has seven.
const MELDS: usize = MOST_LAID / RunShape::SHORTEST as usize;

/// The merit of the plan that lays a hand into `target`. `comes` is what can come, `unseen` the part of it not seen
/// elsewhere. Places are filled in the same order as by [`Plan::new`]: the two must agree.
pub(super) fn merit(target: &[TargetMeld], mut hand: Packed, comes: Packed, unseen: Packed) -> Merit {
    // For each meld the places that stay open.
    let mut melds = [0; MELDS];
    let melds = &mut melds[..target.len()];
    for (open, meld) in melds.iter_mut().zip(target) {
        (hand, *open) = hand.laid_in(meld.places());
    }
    // Wilds go where no tile can come, then anywhere.
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
