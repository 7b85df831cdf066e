//! Measures how many tiles a player of 101 must exchange to open (`open.series`, `open.pairs`), and which tiles help.
//!
//! Before the draw, an opening may use all tiles of the rack, because the drawn tile can be the discard. After the
//! draw, it must leave one tile for the discard.

use std::iter;

use crate::distance::Distances;
use crate::layouts::{Copies, Layouts, MOST_LAID, Packed, RoleSet, TargetMelds, face_bit, faces_of, faces_to_bits};
use crate::table::{Game, Profile, Role};
use crate::tiles::Face;
use crate::winning::Way;

/// The highest bar (the sum of points that an opening needs) for which distances are computed. Without okeys, 21 tiles
/// have at most 255 points. For the few higher bars that okeys can reach, the search would take seconds.
const HIGHEST: u16 = 255;

/// What an opening must reach: a sum of points, or a number of pairs.
#[derive(Debug, Clone)]
pub(super) struct Bar {
    /// The lowest sum of points that is enough to open. It is at least 1, because an opening has at least one meld.
    sum: u16,
    pairs: usize,
    copies: Copies,
}

impl Bar {
    /// Returns what the player who opens first must reach at a table, or `None` for a game other than 101.
    pub(super) fn of(profile: &Profile, copies: &Copies) -> Option<Self> {
        (profile.game == Game::Yuzbir).then(|| Self {
            // No hand reaches the highest number of 16 bits, so a higher bar gives the same answers.
            sum: u16::try_from(profile.open.sum).unwrap_or(u16::MAX).max(1),
            pairs: profile.open.pairs.max(1) as usize,
            copies: copies.clone(),
        })
    }

    /// Returns true if runs and groups of the hand have enough points to open.
    pub(super) fn is_reached(&self, layouts: Layouts<'_>, hand: Packed) -> bool {
        layouts.reaches_sum(hand, self.sum.into(), hand.len() <= MOST_LAID)
    }

    /// Returns the distance of a hand from an opening with runs and groups. Returns `None` if no melds of up to 21
    /// tiles have enough points, or if the hand cannot open and the bar is above [`HIGHEST`].
    pub(super) fn series(&self, layouts: Layouts<'_>, hand: Packed) -> Option<usize> {
        if self.is_reached(layouts, hand) {
            return Some(0);
        }
        let distances = if self.sum > HIGHEST { 0..0 } else { 1..MOST_LAID + 1 };
        distances.into_iter().find(|&distance| self.target(layouts, hand, distance).is_some())
    }

    /// Returns melds with enough points to open. The hand can form them after an exchange of at most `distance` tiles.
    /// Returns `None` if there are no such melds.
    pub(super) fn target(&self, layouts: Layouts<'_>, hand: Packed, distance: usize) -> Option<TargetMelds> {
        layouts.reach(hand, self.sum, usize::from(hand.wilds) + distance, &self.copies)
    }

    /// Returns the distances of a hand, one for each way to open. `series` is the distance for runs and groups (see
    /// [`Self::series`]).
    pub(super) fn distances(&self, hand: Packed, series: Option<usize>) -> Distances {
        let ways = [(Way::Series, series), (Way::Pairs, self.pairs(hand))];
        ways.into_iter().filter_map(|(way, distance)| Some((way, distance?))).collect()
    }

    /// Returns a function that measures a discard of a role: the distance of the remaining tiles from an opening with
    /// runs and groups.
    pub(super) fn series_after(&self, layouts: Layouts<'_>, hand: Packed) -> impl Fn(Role) -> Option<usize> + use<> {
        let distance = self.series(layouts, hand);
        let spare = distance.map_or_else(RoleSet::default, |distance| self.spare(layouts, hand, distance));
        // Any other discard raises the distance by one: a nearest opening then lacks one tile more.
        let raised = distance.filter(|_| self.sum <= HIGHEST).map(|distance| distance + 1);
        move |role| if spare.contains(role) { distance } else { raised }
    }

    /// Returns the spare roles of a hand: discarding a tile with such a role does not raise the distance. `distance`
    /// must be the distance of the hand.
    fn spare(&self, layouts: Layouts<'_>, hand: Packed, distance: usize) -> RoleSet {
        let without = |role| hand.without(role).expect("the hand holds a tile of this role");
        if distance == 0 {
            let is_spare = |&role: &Role| self.is_reached(layouts, without(role));
            return hand.roles().iter().filter(is_spare).collect();
        }
        // Tiles that an opening leaves unused are spare, so the loop skips them. A wild is never spare, because it can
        // take any place of a meld.
        let unused = |hand| self.target(layouts, hand, distance).map(|target| lacks(&target, hand).unused);
        let mut spare = unused(hand).unwrap_or_default();
        for face in RoleSet(hand.once).iter().filter_map(Role::face) {
            if spare & face_bit(face) == 0
                && let Some(unused) = unused(without(Role::Natural(face)))
            {
                spare |= face_bit(face) | unused;
            }
        }
        RoleSet(spare)
    }

    /// Returns the useful roles for opening with runs and groups: drawing a tile with such a role lowers the distance.
    /// `distance` must be the distance of `hand`.
    pub(super) fn missing_in_series(&self, layouts: Layouts<'_>, hand: Packed, distance: usize) -> RoleSet {
        self.missing_after(layouts, hand, iter::once((hand, distance)))[0]
    }

    /// Returns the useful roles after each of several discards from `hand`. An item of `rests` has the tiles that
    /// remain after one discard, and their distance, which must be above 0.
    pub(super) fn missing_after(
        &self,
        layouts: Layouts<'_>,
        hand: Packed,
        rests: impl Iterator<Item = (Packed, usize)>,
    ) -> Vec<RoleSet> {
        let needs = |(rack, distance)| RackNeeds { rack, distance, useful: RoleSet::WILD.0 };
        let mut racks: Vec<RackNeeds> = rests.map(needs).collect();
        let Some(least) = racks.iter().map(|needs| needs.distance).min() else { return Vec::new() };
        // Entry 0 is for the whole hand. Each later entry is for the tiles that remain after one discard.
        racks.insert(0, needs((hand, least)));
        let add = |racks: &mut Vec<RackNeeds>, target| racks.iter_mut().for_each(|needs| needs.add(&target));
        if let Some(target) = self.target(layouts, hand, least) {
            add(&mut racks, target);
        }
        for at in 0..racks.len() {
            let RackNeeds { rack, distance, .. } = racks[at];
            for face in Face::all().filter(|&face| rack.can_take(face)) {
                let bit = face_bit(face);
                // If a tile does not help the whole hand, it helps after a discard in two cases: the discard raises the
                // distance, or the whole hand has no room for the tile.
                let may_help = at == 0 || distance > least || racks[0].useful & bit != 0 || !hand.can_take(face);
                if racks[at].useful & bit != 0 || !may_help {
                    continue;
                }
                if distance == 1 {
                    racks[at].useful |= if self.is_reached(layouts, rack.with(face)) { bit } else { 0 };
                } else if let Some(target) = self.target(layouts, rack.with(face), distance - 1) {
                    add(&mut racks, target);
                }
            }
        }
        racks[1..].iter().map(|needs| RoleSet(needs.useful)).collect()
    }

    /// Returns the distance of a hand from an opening with pairs, or `None` if no rack can hold enough pairs.
    pub(super) fn pairs(&self, hand: Packed) -> Option<usize> {
        let lacking = self.pairs.saturating_sub(hand.pairs() as usize);
        if self.pairs > MOST_LAID / 2 {
            return None;
        }
        let wilds = usize::from(hand.wilds);
        let single = hand.odd();
        // A single tile becomes a pair with a second tile of its face, or with a wild. `twins` are the single tiles for
        // which there is a second tile. Usually there is none for the indicator's face, because that tile stays on the
        // table.
        let twins = single & self.copies.plays.twice & !hand.twice;
        let (singles, twins) = (single.count_ones() as usize, twins.count_ones() as usize);
        let alone = singles - twins;
        let with_wilds = wilds.min(singles);
        let odd = (wilds - with_wilds) % 2;
        let alone_left = alone.saturating_sub(with_wilds);
        let twins_left = singles - with_wilds - alone_left;
        let by_one = lacking.min(twins_left + alone_left.min(usize::from(self.copies.plays.wilds) - wilds) + odd);
        Some(by_one + 2 * (lacking - by_one))
    }

    /// Returns the useful roles for opening with pairs: drawing a tile with such a role lowers the distance. `distance`
    /// must be the distance of `hand`.
    pub(super) fn missing_in_pairs(&self, hand: Packed, distance: usize) -> RoleSet {
        self.by_one(hand, |hand| self.pairs(hand).is_some_and(|pairs| pairs < distance))
    }

    /// Returns the roles that pass the test `is_so`. The test gets the hand with one more tile of the role. Leaves out
    /// a role if the hand can hold no more tiles of it.
    fn by_one(&self, hand: Packed, is_so: impl Fn(Packed) -> bool) -> RoleSet {
        let helps = |&face: &Face| hand.can_take(face) && is_so(hand.with(face));
        let wild = hand.wilds < self.copies.plays.wilds && is_so(Packed { wilds: hand.wilds + 1, ..hand });
        RoleSet::of(faces_to_bits(Face::all().filter(helps)), wild)
    }
}

/// The tiles of a hand, perhaps after a discard. `distance` is their distance from an opening with runs and groups, and
/// `useful` has the useful faces found so far.
#[derive(Debug, Clone, Copy)]
struct RackNeeds {
    rack: Packed,
    distance: usize,
    useful: u64,
}

impl RackNeeds {
    /// Adds the faces of the missing tiles: those that the opening `target` needs and the rack does not hold. Adds none
    /// if `target` is not one of the nearest openings.
    fn add(&mut self, target: &TargetMelds) {
        let lacks = lacks(target, self.rack);
        if lacks.count <= usize::from(self.rack.wilds) + self.distance {
            self.useful |= lacks.faces;
        }
    }
}

/// The result of laying some melds with the natural tiles of a hand: which tiles are missing, and which stay unused.
struct Lacks {
    /// The number of missing tiles.
    count: usize,
    /// The faces of the missing tiles.
    faces: u64,
    /// The faces of the natural tiles that the melds do not use.
    unused: u64,
}

fn lacks(target: &TargetMelds, mut hand: Packed) -> Lacks {
    let (mut count, mut faces) = (0, 0);
    for meld in target {
        let empty;
        (hand, empty) = hand.laid_in(meld.places());
        count += empty.count_ones() as usize;
        faces |= faces_of(empty);
    }
    Lacks { count, faces, unused: hand.once }
}
