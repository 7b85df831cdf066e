//! How far a rack of 101 is from opening (`open.series`, `open.pairs`), and what brings it nearer.
//!
//! Before he opens a player draws, so all tiles he holds between turns may lie in the opening; on turn one stays.

use crate::layouts::{Copies, Layouts, MOST_LAID, Packed, RoleSet, Target, bits_of, face_bit, faces_of, sum_of};
use crate::table::{Game, Profile};
use crate::tiles::Face;

/// The highest bar to which a distance is told. Twenty-one tiles come to 255 at most; how far a rack is from nearly
/// that takes seconds to find out, and no table asks for it.
const HIGHEST: u16 = 200;

/// What an opening has to reach.
#[derive(Debug, Clone)]
pub(super) struct Bar {
    /// The least sum. Whoever opens lays something, whatever the bar is.
    sum: u16,
    pairs: usize,
    copies: Copies,
}

impl Bar {
    /// The bar of a table where nobody has opened yet; none but in 101.
    pub(super) fn of(profile: &Profile, copies: &Copies) -> Option<Self> {
        (profile.game == Game::Yuzbir).then(|| Self {
            sum: u16::try_from(profile.open.sum).unwrap_or(u16::MAX).max(1),
            pairs: usize::try_from(profile.open.pairs).unwrap_or(usize::MAX).max(1),
            copies: copies.clone(),
        })
    }

    /// Whether runs and groups reach the sum.
    pub(super) fn is_reached(&self, layouts: Layouts, hand: Packed) -> bool {
        sum_of(layouts.highest_rank(hand, hand.len() <= MOST_LAID)) >= self.sum
    }

    /// How many tiles must be exchanged until runs and groups reach the sum; `None` where no tiles do, and where it is
    /// higher than any table's.
    pub(super) fn series(&self, layouts: Layouts, hand: Packed) -> Option<usize> {
        if self.is_reached(layouts, hand) {
            return Some(0);
        }
        let distances = if self.sum > HIGHEST { 0..0 } else { 1..MOST_LAID + 1 };
        distances.into_iter().find(|&distance| self.target(layouts, hand, distance).is_some())
    }

    /// An opening that a rack is so far from.
    pub(super) fn target(&self, layouts: Layouts, hand: Packed, distance: usize) -> Option<Target> {
        layouts.reach(hand, self.sum, usize::from(hand.wilds) + distance, &self.copies)
    }

    /// The roles of which one more tile brings a rack nearer to the sum that is so far from it.
    pub(super) fn missing_in_series(&self, layouts: Layouts, hand: Packed, distance: usize) -> RoleSet {
        if distance == 1 {
            return self.by_one(hand, |hand| self.is_reached(layouts, hand));
        }
        // Whatever an opening that lies so near wants is useful.
        let mut known = RoleSet::WILD;
        known.0 |= self.target(layouts, hand, distance).map_or(0, |target| wanted(&target, hand));
        for face in Face::all() {
            if known.0 & face_bit(face) == 0
                && hand.can_take(face)
                && let Some(target) = self.target(layouts, hand.with(face), distance - 1)
            {
                known.0 |= face_bit(face) | wanted(&target, hand);
            }
        }
        known
    }

    /// How many tiles must be exchanged until there are pairs enough; `None` where no tiles are.
    pub(super) fn pairs(&self, hand: Packed) -> Option<usize> {
        let lacking = self.pairs.saturating_sub(hand.pairs() as usize);
        if self.pairs > MOST_LAID / 2 {
            return None;
        }
        let wilds = usize::from(hand.wilds);
        let single = hand.odd();
        // A second tile can come, or only a wild: the indicator has no twin to draw.
        let twins = single & self.copies.plays.both & !hand.both;
        let (singles, twins) = (single.count_ones() as usize, twins.count_ones() as usize);
        let alone = singles - twins;
        let with_wilds = wilds.min(singles);
        let odd = (wilds - with_wilds) % 2;
        let alone_left = alone.saturating_sub(with_wilds);
        let twins_left = singles - with_wilds - alone_left;
        let by_one = lacking.min(twins_left + alone_left.min(usize::from(self.copies.plays.wilds) - wilds) + odd);
        Some(by_one + 2 * (lacking - by_one))
    }

    /// The roles of which one more tile brings a rack nearer to pairs enough that is so far from it.
    pub(super) fn missing_in_pairs(&self, hand: Packed, distance: usize) -> RoleSet {
        self.by_one(hand, |hand| self.pairs(hand).is_some_and(|pairs| pairs < distance))
    }

    /// The roles of which one more tile makes a hand what is asked.
    fn by_one(&self, hand: Packed, is_so: impl Fn(Packed) -> bool) -> RoleSet {
        let helps = |&face: &Face| hand.can_take(face) && is_so(hand.with(face));
        let wild = hand.wilds < self.copies.plays.wilds && is_so(Packed { wilds: hand.wilds + 1, ..hand });
        RoleSet::of(bits_of(Face::all().filter(helps)), wild)
    }
}

/// The faces of which melds want more natural tiles than are held.
fn wanted(target: &Target, mut hand: Packed) -> u64 {
    target.iter().fold(0, |wanted, meld| {
        let open;
        (hand, open) = hand.laid_in(meld.places());
        wanted | faces_of(open)
    })
}
