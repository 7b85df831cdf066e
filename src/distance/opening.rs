//! How far a rack of 101 is from opening (`open.series`, `open.pairs`), and the tiles that help.
//!
//! A player draws before opening, so all tiles held between turns may be in the opening. On turn, one tile stays.

use crate::layouts::{
    Copies, Layouts, MOST_LAID, Packed, RoleSet, TargetMelds, face_bit, faces_of, faces_to_bits, sum_of,
};
use crate::table::{Game, Profile};
use crate::tiles::Face;

/// The highest bar with a distance. Twenty-one tiles sum to at most 255; near that the search takes seconds, and no
/// table has such a bar.
const HIGHEST: u16 = 200;

/// The bar of an opening.
#[derive(Debug, Clone)]
pub(super) struct Bar {
    /// The least sum; never 0, because an opening lays something.
    sum: u16,
    pairs: usize,
    copies: Copies,
}

impl Bar {
    /// Returns the bar of a table before the first opening; `None` outside 101.
    pub(super) fn of(profile: &Profile, copies: &Copies) -> Option<Self> {
        (profile.game == Game::Yuzbir).then(|| Self {
            sum: u16::try_from(profile.open.sum).unwrap_or(u16::MAX).max(1),
            pairs: usize::try_from(profile.open.pairs).unwrap_or(usize::MAX).max(1),
            copies: copies.clone(),
        })
    }

    /// Returns true if runs and groups reach the sum.
    pub(super) fn is_reached(&self, layouts: Layouts, hand: Packed) -> bool {
        sum_of(layouts.highest_rank(hand, hand.len() <= MOST_LAID)) >= self.sum
    }

    /// Returns the number of tiles to exchange until runs and groups reach the sum; `None` if no tiles reach it, and
    /// for sums above [`HIGHEST`].
    pub(super) fn series(&self, layouts: Layouts, hand: Packed) -> Option<usize> {
        if self.is_reached(layouts, hand) {
            return Some(0);
        }
        let distances = if self.sum > HIGHEST { 0..0 } else { 1..MOST_LAID + 1 };
        distances.into_iter().find(|&distance| self.target(layouts, hand, distance).is_some())
    }

    /// Returns an opening that the rack reaches by exchanging `distance` tiles.
    pub(super) fn target(&self, layouts: Layouts, hand: Packed, distance: usize) -> Option<TargetMelds> {
        layouts.reach(hand, self.sum, usize::from(hand.wilds) + distance, &self.copies)
    }

    /// Returns the roles that bring the rack nearer to the sum with one more tile. `distance` is the rack's distance.
    pub(super) fn missing_in_series(&self, layouts: Layouts, hand: Packed, distance: usize) -> RoleSet {
        if distance == 1 {
            return self.by_one(hand, |hand| self.is_reached(layouts, hand));
        }
        // Every tile that an opening at that distance lacks is useful.
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

    /// Returns the number of tiles to exchange until there are enough pairs; `None` if no rack holds that many.
    pub(super) fn pairs(&self, hand: Packed) -> Option<usize> {
        let lacking = self.pairs.saturating_sub(hand.pairs() as usize);
        if self.pairs > MOST_LAID / 2 {
            return None;
        }
        let wilds = usize::from(hand.wilds);
        let single = hand.odd();
        // Singles whose twin can come. The other singles need a wild: the indicator has no twin to draw.
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

    /// Returns the roles that bring the rack nearer to enough pairs with one more tile. `distance` is the rack's
    /// distance.
    pub(super) fn missing_in_pairs(&self, hand: Packed, distance: usize) -> RoleSet {
        self.by_one(hand, |hand| self.pairs(hand).is_some_and(|pairs| pairs < distance))
    }

    /// Returns the roles for which one more tile makes `is_so` true.
    fn by_one(&self, hand: Packed, is_so: impl Fn(Packed) -> bool) -> RoleSet {
        let helps = |&face: &Face| hand.can_take(face) && is_so(hand.with(face));
        let wild = hand.wilds < self.copies.plays.wilds && is_so(Packed { wilds: hand.wilds + 1, ..hand });
        RoleSet::of(faces_to_bits(Face::all().filter(helps)), wild)
    }
}

/// Returns the faces that a target needs more often than the hand holds them naturally.
fn missing_faces(target: &TargetMelds, mut hand: Packed) -> u64 {
    target.iter().fold(0, |missing, meld| {
        let open;
        (hand, open) = hand.laid_in(meld.places());
        missing | faces_of(open)
    })
}
