//! What to throw: every discard of a hand on turn, the best first.

use std::cmp::Reverse;

use crate::distance::{Distances, Finder, Plan, Probability, UnseenTile};
use crate::hand::{Hand, NoAnswer};
use crate::opening::{Bars, LaidThrow, LayingRule, throws};
use crate::score::{Opened, dearest};
use crate::table::{Game, Multiplier, Profile};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Way, WinningDiscard};

/// One discard and what it leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdvisedDiscard {
    /// The tile thrown.
    pub tile: Tile,
    /// How far the others are.
    pub distances: Distances,
    /// The tiles that bring them nearer, in canonical order, with their unseen copies.
    pub useful: Vec<UnseenTile>,
    /// How it wins, if it does.
    pub win: Option<WinningDiscard>,
    /// What to lay before it, of a rack of 101 that can open now.
    pub laid: Option<LaidThrow>,
    /// What each other player loses by that win, how many pots it is paid, or in 101 by how much an okey thrown
    /// multiplies it; 0 without one.
    points: u32,
    /// True if it is a foul of 101: an okey that ends nothing (`discard.okey`).
    foul: bool,
}

impl AdvisedDiscard {
    /// The distance after it.
    pub fn distance(&self) -> usize {
        self.distances.least().unwrap_or_default()
    }

    /// How many unseen tiles bring the hand nearer.
    pub fn useful_left(&self) -> usize {
        self.useful.iter().map(|useful| useful.left).sum()
    }

    /// The chance that one of `draws` own draws from the stock, with `unseen` tiles unseen, is one of the useful tiles.
    pub fn chance(&self, unseen: usize, draws: usize) -> Probability {
        Probability::of_any(self.useful_left(), unseen, draws)
    }

    /// Wins first, of them the one that earns most; then nearest first; then more useful tiles; no foul; then more
    /// choices open: useful tiles of more kinds, nearest in more ways, and nearer in the other ways.
    fn rank(&self) -> impl Ord + use<> {
        let kinds = self.useful.iter().filter(|useful| useful.left > 0).count();
        let ways = self.distances.nearest().count();
        let open = (Reverse(kinds), Reverse(ways), self.distances.sum());
        let win = (self.win.is_none(), Reverse(self.points), self.distance());
        (win, Reverse(self.useful_left()), self.foul, open, self.tile)
    }
}

/// Every discard of a hand on turn, the best first.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Advice {
    /// The discards, one for each different tile.
    pub discards: Vec<AdvisedDiscard>,
    /// One of the nearest complete hands after the best discard, in a game of melds where melds lie nearest and the
    /// hand does not win yet.
    pub plan: Option<Plan>,
    /// How many tiles are unseen.
    pub unseen: usize,
}

impl Advice {
    /// The advice to the holder of a hand on turn who saw these other tiles on the table, measured by a finder of that
    /// table.
    ///
    /// # Errors
    /// Between turns, and where no tiles open and these do not win.
    pub fn by(finder: &Finder, hand: &Hand, seen: &Tiles) -> Result<Self, NoAnswer> {
        if !hand.on_turn() {
            return Err(NoAnswer::BetweenTurns { held: hand.tiles().len() });
        }
        let unseen = finder.unseen(hand, seen);
        let least = finder.distances(hand.tiles()).least();
        let opening = hand.table().game() == Game::Yuzbir;
        // In 101 low melds may end a hand that reaches no bar (`finish.hand`).
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
        // Where nothing opens, only what ends the hand counts.
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

/// What to throw of a rack of 101 that has opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedAdvice {
    /// What the rack opened with: only more of that can be laid (`open.no-mix`).
    pub opened: Opened,
    /// The discards, one for each different tile, the best first.
    pub discards: Vec<LaidThrow>,
}

impl OpenedAdvice {
    /// Returns the advice to the holder of some tiles, one of which is to be thrown.
    ///
    /// # Errors
    /// In other games than 101.
    pub fn of(hand: &Hand, opened: Opened) -> Result<Self, NoAnswer> {
        if hand.table().game() != Game::Yuzbir {
            return Err(NoAnswer::NoOpeningInGame);
        }
        Ok(Self { opened, discards: throws(hand, LayingRule::Later(opened)) })
    }
}

/// Puts the discards of a rack that opens in the order of what they cost, each with what to lay before it.
fn laid_first(hand: &Hand, mut discards: Vec<AdvisedDiscard>) -> Vec<AdvisedDiscard> {
    let rule = LayingRule::Open { bars: Bars::of(hand.table().profile()), taken: None, elden: true };
    let laid = throws(hand, rule).into_iter().filter_map(|laid| {
        let at = discards.iter().position(|discard| discard.tile == laid.tile)?;
        Some(AdvisedDiscard { laid: Some(laid), ..discards.swap_remove(at) })
    });
    laid.collect()
}

/// What a win is worth: the most of its ways; in 101, where only the okey tells elden finishes apart, the factor.
pub(crate) fn earned(win: &WinningDiscard, profile: &Profile) -> u32 {
    if profile.game == Game::Yuzbir {
        return if win.okey_finish && profile.multiplier != Multiplier::None { 2 } else { 1 };
    }
    dearest(profile, win.completion.ways.iter().copied(), win.okey_finish).map_or(0, |(_, worth)| worth)
}
