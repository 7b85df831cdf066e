//! Measures how many tiles a player of 101 must exchange to open (`open.series`, `open.pairs`), and finds the tiles
//! that help.
//!
//! A player draws a tile before opening, and keeps one tile for the discard. So the opening may use all tiles of a rack
//! between turns. If the rack already has the drawn tile, the opening must leave one tile.

use crate::layouts::{
    Copies, Layouts, MOST_LAID, Packed, RoleSet, TargetMelds, face_bit, faces_of, faces_to_bits, sum_of,
};
use crate::table::{Game, Profile};
use crate::tiles::Face;

/// The highest bar (the sum of points that an opening needs) for which distances are computed. 21 tiles have at most
/// 255 points, and the search would take seconds for a bar of almost 255. The bar of the presets is 101.
const HIGHEST: u16 = 200;

/// What an opening must reach: a sum of points, or a number of pairs.
#[derive(Debug, Clone)]
pub(super) struct Bar {
    /// The lowest sum of points with which a player opens. It is at least 1, because an opening lays at least one meld.
    sum: u16,
    pairs: usize,
    copies: Copies,
}

impl Bar {
    /// Returns the sum of points and the number of pairs that the player who opens first must reach at a table. Returns
    /// `None` for a game other than 101.
    pub(super) fn of(profile: &Profile, copies: &Copies) -> Option<Self> {
        (profile.game == Game::Yuzbir).then(|| Self {
            sum: u16::try_from(profile.open.sum).unwrap_or(u16::MAX).max(1),
            pairs: usize::try_from(profile.open.pairs).unwrap_or(usize::MAX).max(1),
            copies: copies.clone(),
        })
    }

    /// Returns true if runs and groups of the hand have enough points to open.
    pub(super) fn is_reached(&self, layouts: Layouts<'_>, hand: Packed) -> bool {
        sum_of(layouts.highest_rank(hand, hand.len() <= MOST_LAID)) >= self.sum
    }

    /// Returns the fewest tiles that the player must exchange so that runs and groups have enough points to open.
    /// Returns `None` if no tiles have enough points, or if the opening needs more than [`HIGHEST`] points.
    pub(super) fn series(&self, layouts: Layouts<'_>, hand: Packed) -> Option<usize> {
        if self.is_reached(layouts, hand) {
            return Some(0);
        }
        let distances = if self.sum > HIGHEST { 0..0 } else { 1..MOST_LAID + 1 };
        distances.into_iter().find(|&distance| self.target(layouts, hand, distance).is_some())
    }

    /// Returns melds with enough points to open that the hand forms after an exchange of at most `distance` tiles.
    /// Returns `None` if there are no such melds.
    pub(super) fn target(&self, layouts: Layouts<'_>, hand: Packed, distance: usize) -> Option<TargetMelds> {
        layouts.reach(hand, self.sum, usize::from(hand.wilds) + distance, &self.copies)
    }

    /// Returns the useful roles (faces such as R7, or wild) for opening with runs and groups: drawing a tile with such
    /// a role lowers the distance. `distance` must be the distance of the rack.
    pub(super) fn missing_in_series(&self, layouts: Layouts<'_>, hand: Packed, distance: usize) -> RoleSet {
        if distance == 1 {
            return self.by_one(hand, |hand| self.is_reached(layouts, hand));
        }
        // A tile is useful if one of the nearest openings lacks it. So an opening that the search finds shows several
        // useful faces at once, and the loop skips these faces.
        let mut known = RoleSet::WILD;
        known.0 |= self.target(layouts, hand, distance).map_or(0, |target| missing_faces(&target, hand));
        for face in Face::all() {
            if known.0 & face_bit(face) == 0
                && hand.can_take(face)
                && let Some(target) = self.target(layouts, hand.with(face), distance - 1)
            {
                known.0 |= face_bit(face) | missing_faces(&target, hand);
            }
        }
        known
    }

    /// Returns the fewest tiles that the player must exchange to have enough pairs. Returns `None` if no rack can hold
    /// enough pairs.
    pub(super) fn pairs(&self, hand: Packed) -> Option<usize> {
        let lacking = self.pairs.saturating_sub(hand.pairs() as usize);
        if self.pairs > MOST_LAID / 2 {
            return None;
        }
        let wilds = usize::from(hand.wilds);
        let single = hand.odd();
        // A single tile becomes a pair with a second tile of its face, or with a wild. Some faces have only one tile
        // that can be drawn, such as the indicator's face, because the indicator stays on the table.
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

    /// Returns the useful roles (faces such as R7, or wild) for opening with pairs: drawing a tile with such a role
    /// lowers the distance. `distance` must be the distance of the rack.
    pub(super) fn missing_in_pairs(&self, hand: Packed, distance: usize) -> RoleSet {
        self.by_one(hand, |hand| self.pairs(hand).is_some_and(|pairs| pairs < distance))
    }

    /// Returns every role for which `is_so` returns true if the hand has one more tile of this role.
    fn by_one(&self, hand: Packed, is_so: impl Fn(Packed) -> bool) -> RoleSet {
        let helps = |&face: &Face| hand.can_take(face) && is_so(hand.with(face));
        let wild = hand.wilds < self.copies.plays.wilds && is_so(Packed { wilds: hand.wilds + 1, ..hand });
        RoleSet::of(faces_to_bits(Face::all().filter(helps)), wild)
    }
}

/// Returns the faces that the hand lacks to fill all places of the melds in `target`.
fn missing_faces(target: &TargetMelds, mut hand: Packed) -> u64 {
    target.iter().fold(0, |missing, meld| {
        let open;
        (hand, open) = hand.laid_in(meld.places());
        missing | faces_of(open)
    })
}
