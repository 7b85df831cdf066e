//! Ranks the discards of a hand on turn, best first.

use std::cmp::Reverse;

use crate::distance::{Distances, Finder, Plan, Probability, UnseenTile};
use crate::hand::{Hand, NoAnswer};
use crate::opening::{Bars, LaidThrow, LayingRule, throws};
use crate::score::{Opened, most_valuable};
use crate::table::{Game, Multiplier, Profile};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Way, WinningDiscard};

/// A possible discard, and what the hand is worth after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdvisedDiscard {
    /// The tile to discard.
    pub tile: Tile,
    /// The distances of the tiles that remain.
    pub distances: Distances,
    /// The useful tiles: drawing one lowers the distance of the tiles that remain. They are in canonical order, each
    /// with its number of unseen copies.
    pub useful: Vec<UnseenTile>,
    /// The win that this discard makes; `None` if it does not win.
    pub win: Option<WinningDiscard>,
    /// The melds to lay before the discard. Only set for a rack of 101 that can open now.
    pub laid: Option<LaidThrow>,
    /// The value of the win, or 0 without a win. It counts the points that each other player loses, or the pots won. In
    /// 101 it is the factor of the finish.
    points: u32,
    /// True if the discard is a foul in 101: an okey that does not end the hand (`discard.okey`).
    foul: bool,
}

impl AdvisedDiscard {
    /// Returns the lowest distance of the tiles that remain, over all ways to win or open.
    pub fn distance(&self) -> usize {
        self.distances.least().unwrap_or_default()
    }

    /// Returns the total number of unseen copies of useful tiles.
    pub fn useful_left(&self) -> usize {
        self.useful.iter().map(|useful| useful.left).sum()
    }

    /// Returns the probability of drawing at least one useful tile from the stock in `draws` own draws. `unseen` is the
    /// number of unseen tiles.
    pub fn chance(&self, unseen: usize, draws: usize) -> Probability {
        Probability::of_any(self.useful_left(), unseen, draws)
    }

    /// Returns the sort key; the best discard has the lowest. The criteria are, in this order: the value of the win,
    /// the distance, the number of useful tiles, no foul, and how many options stay open. The options are kinds of
    /// useful tiles, nearest ways, and the sum of the distances in all ways.
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
    /// The discards, best first, one for each different tile.
    pub discards: Vec<AdvisedDiscard>,
    /// One of the nearest complete hands after the best discard. `None` if the best discard wins, if neither melds nor
    /// an opening is the nearest way, or if the game has no melds.
    pub plan: Option<Plan>,
    /// The number of tiles that the player has not seen.
    pub unseen: usize,
}

impl Advice {
    /// Returns advice for a hand on turn. `seen` are the tiles that the player saw on the table. The finder must be for
    /// the same table.
    ///
    /// # Errors
    /// Returns an error if the hand is between turns. Returns an error if no tiles can reach the bar of the table and
    /// the hand does not win.
    pub fn by(finder: &Finder, hand: &Hand, seen: &Tiles) -> Result<Self, NoAnswer> {
        if !hand.on_turn() {
            return Err(NoAnswer::BetweenTurns { held: hand.tiles().len() });
        }
        let unseen = finder.unseen(hand, seen);
        let least = finder.distances(hand.tiles()).least();
        let opening = hand.table().game() == Game::Yuzbir;
        // In 101, a hand that lays all its tiles at once may win below the bar (`finish.hand`).
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
        // If no tiles can reach the bar, only discards that win are listed.
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

/// The ranked discards of a rack of 101 that has already opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedAdvice {
    /// How the rack opened. Later melds must be of the same kind (`open.no-mix`).
    pub opened: Opened,
    /// The discards, best first, one for each different tile.
    pub discards: Vec<LaidThrow>,
}

impl OpenedAdvice {
    /// Returns advice for a rack that has opened and must now discard a tile.
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

/// Sorts the discards of a rack that can open by their cost, and adds to each the melds to lay before it.
fn laid_first(hand: &Hand, mut discards: Vec<AdvisedDiscard>) -> Vec<AdvisedDiscard> {
    let rule = LayingRule::Open { bars: Bars::of(hand.table().profile()), taken: None, elden: true };
    let laid = throws(hand, rule).into_iter().filter_map(|laid| {
        let at = discards.iter().position(|discard| discard.tile == laid.tile)?;
        Some(AdvisedDiscard { laid: Some(laid), ..discards.swap_remove(at) })
    });
    laid.collect()
}

/// Returns the value of a win in its most valuable way. In 101 this is the factor of the finish: 2 for an okey finish
/// at a table with multipliers, otherwise 1.
pub(crate) fn earned(win: &WinningDiscard, profile: &Profile) -> u32 {
    if profile.game == Game::Yuzbir {
        return if win.okey_finish && profile.multiplier != Multiplier::None { 2 } else { 1 };
    }
    most_valuable(profile, win.completion.ways.iter().copied(), win.okey_finish).map_or(0, |(_, worth)| worth)
}
