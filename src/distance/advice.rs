//! Discards of a hand on turn, best first.

use std::cmp::Reverse;

use crate::distance::{Distances, Finder, Plan, Probability, UnseenTile};
use crate::hand::{Hand, NoAnswer};
use crate::opening::{Bars, LaidThrow, LayingRule, throws};
use crate::score::{Opened, most_valuable};
use crate::table::{Game, Multiplier, Profile};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Way, WinningDiscard};

/// A discard and the hand that it leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdvisedDiscard {
    /// The discarded tile.
    pub tile: Tile,
    /// The distances of the remaining tiles.
    pub distances: Distances,
    /// The tiles that bring the hand nearer, in canonical order, with their unseen copies.
    pub useful: Vec<UnseenTile>,
    /// The win with this discard, if there is one.
    pub win: Option<WinningDiscard>,
    /// The melds to lay before the discard, for a rack of 101 that can open now.
    pub laid: Option<LaidThrow>,
    /// The value of the win: the points that each other player loses, or the number of pots, or in 101 the factor of
    /// the finish. 0 without a win.
    points: u32,
    /// True for a foul of 101: an okey that does not end the hand (`discard.okey`).
    foul: bool,
}

impl AdvisedDiscard {
    /// Returns the least distance after the discard.
    pub fn distance(&self) -> usize {
        self.distances.least().unwrap_or_default()
    }

    /// Returns the number of unseen tiles that bring the hand nearer.
    pub fn useful_left(&self) -> usize {
        self.useful.iter().map(|useful| useful.left).sum()
    }

    /// Returns the probability that `draws` own draws from the stock, out of `unseen` unseen tiles, include a useful
    /// tile.
    pub fn chance(&self, unseen: usize, draws: usize) -> Probability {
        Probability::of_any(self.useful_left(), unseen, draws)
    }

    /// Returns the sort key, best first: wins by what they earn; then by distance; then by the number of useful tiles;
    /// then no foul; then more options: more kinds of useful tiles, more nearest ways, and less distance in other ways.
    fn rank(&self) -> impl Ord + use<> {
        let kinds = self.useful.iter().filter(|useful| useful.left > 0).count();
        let ways = self.distances.nearest().count();
        let open = (Reverse(kinds), Reverse(ways), self.distances.sum());
        let win = (self.win.is_none(), Reverse(self.points), self.distance());
        (win, Reverse(self.useful_left()), self.foul, open, self.tile)
    }
}

/// Every discard of a hand on turn, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Advice {
    /// The discards, one for each different tile.
    pub discards: Vec<AdvisedDiscard>,
    /// One of the nearest complete hands after the best discard. `None` if the hand wins, if melds are not the nearest
    /// way, or if the game has no melds.
    pub plan: Option<Plan>,
    /// The number of unseen tiles.
    pub unseen: usize,
}

impl Advice {
    /// Advises the holder of a hand on turn who saw the tiles `seen` on the table. The finder belongs to the same
    /// table.
    ///
    /// # Errors
    /// Returns an error between turns, and if no tiles reach the table's bar and the hand does not win.
    pub fn by(finder: &Finder, hand: &Hand, seen: &Tiles) -> Result<Self, NoAnswer> {
        if !hand.on_turn() {
            return Err(NoAnswer::BetweenTurns { held: hand.tiles().len() });
        }
        let unseen = finder.unseen(hand, seen);
        let least = finder.distances(hand.tiles()).least();
        let opening = hand.table().game() == Game::Yuzbir;
        // In 101 melds below the bar may still end the hand (`finish.hand`).
        let wins = if least == Some(0) || opening { Analysis::new(hand).verdict().into_discards() } else { Vec::new() };
        if least.is_none() && wins.is_empty() {
            return Err(NoAnswer::NoDistanceInGame);
        }
        let after = finder.after_each(hand.tiles());
        let useful = finder.useful_after(hand.tiles(), &after);
        let throw = |((tile, distances), useful)| {
            let drawable = finder.drawable_as(&hand.tiles().without(tile), useful);
            let mut useful = Vec::with_capacity(useful.len());
            useful.extend(drawable.map(|tile| unseen.of(tile)));
            let win = wins.iter().find(|win| win.tile == tile).cloned();
            let points = win.as_ref().map_or(0, |win| earned(win, hand.table().profile()));
            let foul = opening && win.is_none() && hand.table().is_okey(tile);
            AdvisedDiscard { tile, distances, useful, win, laid: None, points, foul }
        };
        let mut discards: Vec<AdvisedDiscard> = after.into_iter().zip(useful).map(throw).collect();
        // If no rack can open, only wins are listed.
        discards.retain(|discard| least.is_some() || discard.win.is_some());
        if opening && (least == Some(0) || !wins.is_empty()) {
            discards = laid_first(hand, discards);
        } else {
            discards.sort_by_cached_key(AdvisedDiscard::rank);
        }
        let planned =
            |best: &&AdvisedDiscard| best.distances.nearest().any(|way| matches!(way, Way::Melds | Way::Series));
        let best = discards.first().filter(|best| best.win.is_none() && best.distance() > 0).filter(planned);
        let plan = best.and_then(|best| finder.plan_at(&hand.tiles().without(best.tile), seen, best.distances));
        Ok(Self { discards, plan, unseen: unseen.count() })
    }
}

/// The discards of a rack of 101 that has opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedAdvice {
    /// How the rack opened: further melds must be of the same kind (`open.no-mix`).
    pub opened: Opened,
    /// The discards, one for each different tile, best first.
    pub discards: Vec<LaidThrow>,
}

impl OpenedAdvice {
    /// Advises the holder of a rack that has opened and must throw a tile.
    ///
    /// # Errors
    /// Returns an error for a game other than 101.
    pub fn of(hand: &Hand, opened: Opened) -> Result<Self, NoAnswer> {
        if hand.table().game() != Game::Yuzbir {
            return Err(NoAnswer::NoOpeningInGame);
        }
        Ok(Self { opened, discards: throws(hand, LayingRule::Later(opened)) })
    }
}

/// Sorts the discards of a rack that opens by cost, and adds the melds to lay before each.
fn laid_first(hand: &Hand, mut discards: Vec<AdvisedDiscard>) -> Vec<AdvisedDiscard> {
    let rule = LayingRule::Open { bars: Bars::of(hand.table().profile()), taken: None, elden: true };
    let laid = throws(hand, rule).into_iter().filter_map(|laid| {
        let at = discards.iter().position(|discard| discard.tile == laid.tile)?;
        Some(AdvisedDiscard { laid: Some(laid), ..discards.swap_remove(at) })
    });
    laid.collect()
}

/// Returns the worth of a win by its best way. In 101, where only an okey finish changes an elden finish, it is the
/// factor.
pub(crate) fn earned(win: &WinningDiscard, profile: &Profile) -> u32 {
    if profile.game == Game::Yuzbir {
        return if win.okey_finish && profile.multiplier != Multiplier::None { 2 } else { 1 };
    }
    most_valuable(profile, win.completion.ways.iter().copied(), win.okey_finish).map_or(0, |(_, worth)| worth)
}
