//! Ranks the possible discards of a player who must discard, best first.
//!
//! A discard that wins is best. If none wins, the discard that leaves the smallest distance is best. The distance is
//! the number of tiles that the player must exchange to win, or to open in 101. If two distances are equal, the discard
//! with more unseen useful tiles is better. A useful tile lowers the distance when the player draws it. If a rack of
//! 101 can open or win, its discards are ranked mainly by penalty points instead.

use crate::sort;
use std::cmp::Reverse;

use super::{distance_of, kept, ways};
use crate::distance::{Distances, Finder, Plan, Probability, UnseenTile};
use crate::hand::{Hand, NoAnswer};
use crate::layouts::{Caches, Packed, RoleSet};
use crate::opening::{Bars, LaidThrow, LayingRule, throws};
use crate::score::{Foul, FoulKind, Opened, most_valuable};
use crate::table::{Game, Multiplier, Profile, Role};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Way, WinningDiscard};

impl Finder<'_> {
    /// Returns each different tile, in canonical order, with the distances after discarding it.
    ///
    /// Usually one search is enough: it finds the spare tiles, whose discard does not raise the distance. Any other
    /// discard raises the distance by one.
    pub(crate) fn after_each(&self, tiles: &Tiles) -> Vec<(Tile, Distances)> {
        if !self.has_shared_search() {
            return tiles.distinct().map(|tile| (tile, self.distances(&tiles.without(tile)))).collect();
        }
        let hand = self.targets.packer.pack(tiles.iter());
        let rests = tiles.distinct().map(|tile| {
            let role = self.targets.roles.of(tile);
            (tile, role, hand.without(role).expect("the hand has this tile"))
        });
        let mut after = Vec::with_capacity(tiles.len());
        if let Some(bar) = &self.targets.bar {
            let series = bar.series_after(self.layouts, hand);
            after.extend(rests.map(|(tile, role, rest)| (tile, bar.distances(rest, series(role)))));
            return after;
        }
        let most = self.layouts.most_kept(hand);
        let spare = self.layouts.spare(hand, most);
        after.extend(rests.map(|(tile, role, rest)| {
            let kept = if role == Role::Wild || spare.contains(role) { most } else { most.saturating_sub(1) };
            (tile, self.distances_keeping(rest, kept))
        }));
        after
    }

    /// Returns, for each discard, the useful roles of the tiles that remain. Drawing a tile with a useful role lowers
    /// the distance.
    pub(crate) fn useful_after(&self, tiles: &Tiles, discards: &[(Tile, Distances)]) -> Vec<RoleSet> {
        if !self.has_shared_search() {
            let alone = |&(tile, distances): &(Tile, Distances)| self.useful_roles(&tiles.without(tile), distances);
            return discards.iter().map(alone).collect();
        }
        let hand = self.targets.packer.pack(tiles.iter());
        let roles = discards.iter().map(|&(tile, distances)| (self.targets.roles.of(tile), distances));
        let after =
            roles.map(|(role, distances)| (role, hand.without(role).expect("the hand has this tile"), distances));
        let by_melds = after.clone().filter_map(|(role, rest, distances)| {
            let least = distances.least().filter(|&least| least > 0)?;
            distances.nearest().any(|way| matches!(way, Way::Melds | Way::Series)).then_some((role, rest, least))
        });
        let mut missing = match &self.targets.bar {
            Some(bar) => bar.missing_after(self.layouts, hand, by_melds.map(|(_, rest, least)| (rest, least))),
            None => self.layouts.missing_after(hand, by_melds.map(|(role, rest, least)| (role, kept(rest, least)))),
        }
        .into_iter();
        after
            .map(|(_, rest, distances)| self.useful_to(rest, distances, |_| missing.next().unwrap_or_default()))
            .collect()
    }

    /// Returns true if the searches for distances and for useful tiles can handle all discards of a hand together.
    /// Otherwise each discard needs its own searches.
    fn has_shared_search(&self) -> bool {
        match self.game() {
            Game::Classic => !self.targets.copies_run_out,
            Game::Yuzbir => true,
            Game::Chains => false,
        }
    }

    /// Returns the distances of a hand. `kept` is how many of its natural tiles the nearest complete hand of runs and
    /// groups uses.
    pub(super) fn distances_keeping(&self, hand: Packed, kept: u8) -> Distances {
        let rack = self.game().rack();
        let distance = |way| match way {
            Way::Pairs => ways::pairs(hand, rack),
            Way::Dizi => ways::dizi(hand, rack),
            Way::Melds | Way::Series | Way::Chains => distance_of(hand, kept),
        };
        self.targets.ways.iter().map(|&way| (way, distance(way))).collect()
    }
}

/// A possible discard, and how good the hand is after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdvisedDiscard {
    /// The tile to discard.
    pub tile: Tile,
    /// For each way to win or open, the distance of the tiles that remain after the discard: how many of them the
    /// player must exchange.
    pub distances: Distances,
    /// The useful tiles: drawing one lowers the distance of the tiles that remain after the discard. They are in
    /// canonical order, each with its number of unseen copies.
    pub useful: Vec<UnseenTile>,
    /// The win that this discard makes; `None` if it does not win.
    pub win: Option<WinningDiscard>,
    /// The melds to lay before the discard; the list of melds may be empty. `None` in games other than 101, and if the
    /// rack can neither open nor win.
    pub laid: Option<LaidThrow>,
    /// The value of the win (see [`earned`]), or 0 without a win.
    points: u32,
    /// True if the discard is a foul in 101: discarding an okey without finishing (`discard.okey`), unless the table
    /// allows it (`okey.burnt`).
    foul: bool,
}

impl AdvisedDiscard {
    /// Returns the lowest distance of the tiles that remain after the discard: the smallest number of tiles that the
    /// player must exchange to win or open.
    pub fn distance(&self) -> usize {
        self.distances.least().unwrap_or_default()
    }

    /// Returns the number of useful tiles that the player has not seen, with copies counted separately.
    pub fn useful_left(&self) -> usize {
        self.useful.iter().map(|useful| useful.left).sum()
    }

    /// Returns the probability that this player draws at least one useful tile in the next `draws` draws from the
    /// stock. `unseen` is the number of tiles that the player has not seen.
    pub fn chance(&self, unseen: usize, draws: usize) -> Probability {
        Probability::of_any(self.useful_left(), unseen, draws)
    }

    /// Returns the sort key; the best discard has the lowest key. It prefers, in this order: a win, a higher value of
    /// the win, a lower distance, more unseen useful tiles, a legal discard, more different useful tiles, more ways to
    /// win or open at the lowest distance, and a lower sum of all distances.
    fn rank(&self) -> impl Ord + use<> {
        let kinds = self.useful.iter().filter(|useful| useful.left > 0).count();
        let ways = self.distances.nearest().count();
        let open = (Reverse(kinds), Reverse(ways), self.distances.sum());
        let win = (self.win.is_none(), Reverse(self.points), self.distance());
        (win, Reverse(self.useful_left()), self.foul, open, self.tile)
    }
}

/// Every possible discard of a player who must discard, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Advice {
    /// The discards, best first, one for each different tile.
    pub discards: Vec<AdvisedDiscard>,
    /// One of the nearest complete hands after the best discard. It is `None` in four cases: the best discard wins, the
    /// hand can already open in 101, runs and groups are not the nearest way to win or open, or the game has no runs
    /// and groups.
    pub plan: Option<Plan>,
    /// The number of tiles that the player has not seen.
    pub unseen: usize,
}

impl Advice {
    /// Ranks the discards, best first. Sets [`Advice::plan`] to `None`.
    pub(crate) fn by(finder: &Finder<'_>, hand: &Hand, seen: &Tiles) -> Result<Self, NoAnswer> {
        if !hand.on_turn() {
            return Err(NoAnswer::BetweenTurns { held: hand.tiles().len() });
        }
        hand.has_distances()?;
        let unseen = finder.unseen(hand, seen);
        let least = finder.distances(hand.tiles()).least();
        let opening = hand.table().game() == Game::Yuzbir;
        // Look for wins in 101 even if the distance is above 0: a player who lays all tiles at once may win with too
        // few points for an opening (`finish.hand`).
        let wins = if least == Some(0) || opening {
            Analysis::new(finder.caches, hand).verdict().into_discards()
        } else {
            Vec::new()
        };
        if least.is_none() && wins.is_empty() {
            return Err(NoAnswer::NoDistanceInGame);
        }
        let okeys_are_fouls = Foul::from(FoulKind::OkeyDiscard).charge(hand.table().profile()).is_some();
        let after = finder.after_each(hand.tiles());
        let useful = finder.useful_after(hand.tiles(), &after);
        let throw = |((tile, distances), useful)| {
            let drawable = finder.drawable_as(&hand.tiles().without(tile), useful);
            let mut useful = Vec::with_capacity(useful.len());
            useful.extend(drawable.map(|tile| unseen.of(tile)));
            let win = wins.iter().find(|win| win.tile == tile).cloned();
            let points = win.as_ref().map_or(0, |win| earned(win, hand.table().profile()));
            let foul = opening && win.is_none() && hand.table().is_okey(tile) && okeys_are_fouls;
            AdvisedDiscard { tile, distances, useful, win, laid: None, points, foul }
        };
        let mut discards: Vec<AdvisedDiscard> = after.into_iter().zip(useful).map(throw).collect();
        // If `least` is `None`, an opening needs more points and more pairs than the search for distances covers. Then
        // keep only the discards that win.
        discards.retain(|discard| least.is_some() || discard.win.is_some());
        if opening && (least == Some(0) || !wins.is_empty()) {
            discards = laid_first(finder.caches, hand, discards);
        } else {
            sort::by_cached_key(&mut discards, AdvisedDiscard::rank);
        }
        Ok(Self { discards, plan: None, unseen: unseen.count() })
    }

    /// Returns the plan for the best discard; see [`Advice::plan`].
    pub(crate) fn find_plan(&self, finder: &Finder<'_>, hand: &Hand, seen: &Tiles) -> Option<Plan> {
        let planned =
            |best: &&AdvisedDiscard| best.distances.nearest().any(|way| matches!(way, Way::Melds | Way::Series));
        let best = self.discards.first().filter(|best| best.win.is_none() && best.distance() > 0).filter(planned)?;
        finder.plan_at(&hand.tiles().without(best.tile), seen, best.distances)
    }
}

/// Returns the discards of a player of 101 who has opened with melds of the kind `opened`. The best discard comes
/// first. There is one for each different tile.
pub(crate) fn opened_advice(caches: &Caches, hand: &Hand, opened: Opened) -> Result<Vec<LaidThrow>, NoAnswer> {
    if hand.table().game() != Game::Yuzbir {
        return Err(NoAnswer::NoOpeningInGame);
    }
    Ok(throws(caches, hand, LayingRule::Later(opened)))
}

/// Adds to each discard the melds to lay before it, and sorts the discards, best first. The order is that of
/// [`throws`], with one exception. If the player has still not opened after discards with equal [`LaidThrow::rank`],
/// these are sorted by [`AdvisedDiscard::rank`]. The rack must be able to open or to win.
fn laid_first(caches: &Caches, hand: &Hand, mut discards: Vec<AdvisedDiscard>) -> Vec<AdvisedDiscard> {
    let rule = LayingRule::Open { bars: Bars::of(hand.table().profile()), taken: None, elden: true };
    let laid = throws(caches, hand, rule).into_iter().filter_map(|laid| {
        let at = discards.iter().position(|discard| discard.tile == laid.tile)?;
        Some(AdvisedDiscard { laid: Some(laid), ..discards.swap_remove(at) })
    });
    let mut ranked: Vec<AdvisedDiscard> = laid.collect();
    sort::by_cached_key(&mut ranked, |discard| {
        let laid = discard.laid.as_ref().expect("every discard has melds to lay, or none");
        (laid.rank(), laid.opened.is_none().then(|| discard.rank()))
    });
    ranked
}

/// Returns the value of a win: the points that each other player loses, or the number of pots that the winner gets. In
/// 101 it is 2 for an okey finish at a table with multipliers, and 1 for any other win.
pub(crate) fn earned(win: &WinningDiscard, profile: &Profile) -> u32 {
    if profile.game == Game::Yuzbir {
        return if win.okey_finish && profile.multiplier != Multiplier::None { 2 } else { 1 };
    }
    most_valuable(profile, win.completion.ways.iter().copied(), win.okey_finish).map_or(0, |(_, worth)| worth)
}
