//! Finds, for each discard in 101, the best melds to lay before it (`open.*`, `discard.*`).

use crate::sort;
use std::cmp::Reverse;
use std::iter;

use super::{Bars, Laying, Opener, packed};
use crate::hand::Hand;
use crate::layouts::{Caches, LeftPoints};
use crate::meld::{Meld, MeldKind, SMALLEST_GROUP, fits};
use crate::score::{Foul, FoulKind, Multiplied, Opened, Part, TilesLeft, cost, cost_to};
use crate::table::{Playable, Role, Symbol, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::PairedTiles;

/// The melds that a player of 101 is allowed to lay before the discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LayingRule {
    /// The player has not opened and may lay an opening.
    Open {
        /// What the opening needs: it must reach either the sum of points or the number of pairs.
        bars: Bars,
        /// The tile taken from the left neighbour, which the opening must lay (`take.must-open`).
        taken: Option<Tile>,
        /// True if no player has opened yet. Then laying the whole hand is allowed with any sum of points
        /// (`finish.hand`).
        elden: bool,
    },
    /// The player has opened before and may lay more melds of the same kind: runs and groups, or pairs (`open.later`,
    /// `open.no-mix`).
    Later(Opened),
}

impl LayingRule {
    /// Returns the search for the runs and groups that may be laid from `kept` (the hand after the discard). Returns
    /// `None` if the player may not lay any.
    fn opener(self, caches: &Caches, kept: &Hand) -> Option<Opener> {
        let (bars, taken) = match self {
            Self::Open { bars, taken, .. } => (bars, taken),
            Self::Later(Opened::Series) => (Bars { sum: 0, pairs: 0 }, None),
            Self::Later(Opened::Pairs) => return None,
        };
        let lies = |tile| kept.tiles().count(tile) > 0;
        let may_lay = !kept.tiles().is_empty() && taken.is_none_or(lies);
        may_lay.then(|| Opener::new(caches, kept, bars, taken))
    }

    /// Returns the runs and groups of `kept` (the hand after the discard) that leave the fewest penalty points in the
    /// hand. Returns `None` if the player may not lay any. May also return `None` if they leave more than
    /// `left.most` points. `kept` no longer contains the discard, so the melds may use all its tiles.
    fn series(self, caches: &Caches, kept: &Hand, left: LeftPoints) -> Option<Laying> {
        let opener = self.opener(caches, kept)?;
        let table = kept.table();
        let layouts = caches.layouts(table.profile().run_wrap);
        let tiles = packed(kept.tiles().iter(), table);
        if layouts.is_complete(tiles) {
            let whole = || layouts.list(tiles).map(|layout| opener.whole(&layout));
            let below_the_bar = || whole().next().filter(|_| matches!(self, Self::Open { elden: true, .. }));
            if !layouts.reaches_sum(tiles, opener.bars.sum, true) {
                return below_the_bar();
            }
            // Try every layout of all tiles, because their sums of points can differ.
            let reaches = whole().find(|laying| laying.sum >= opener.bars.sum);
            if let Some(whole) = reaches.or_else(below_the_bar) {
                return Some(whole);
            }
        }
        opener.fewest_left(caches, left)
    }

    /// Returns the same as `series` for `kept`, the hand after the discard `tile`. `of_rack` is the result of `series`
    /// for the hand before the discard. If it leaves `tile` in the hand, no melds of `kept` leave fewer points than the
    /// melds in `of_rack`, so no search is needed.
    fn series_after(
        self,
        caches: &Caches,
        tile: Tile,
        kept: &Hand,
        of_rack: Option<&Laying>,
        left: LeftPoints,
    ) -> Option<Laying> {
        let table = kept.table();
        let is_complete = || caches.layouts(table.profile().run_wrap).is_complete(packed(kept.tiles().iter(), table));
        let Some(of_rack) = of_rack.filter(|laying| laying.left.count(tile) > 0 && !is_complete()) else {
            return self.series(caches, kept, left);
        };
        let left_sum = of_rack.left_sum - cost(tile, table);
        let same = Laying { left: of_rack.left.without(tile), left_sum, ..of_rack.clone() };
        // If the melds with the highest sum leave equally few points, `series` returns them. They are cheap to find
        // unless the melds must lay the taken tile. Then `series` finds both with the same walk, so they are the same.
        let is_cheap = matches!(self, Self::Open { taken: None, .. } | Self::Later(_));
        let best = self.opener(caches, kept).filter(|_| is_cheap).map(|opener| opener.best(caches));
        Some(best.filter(|best| best.left_sum <= left_sum).unwrap_or(same))
    }

    /// Returns the pairs of `kept` (the hand after the discard) that leave the fewest penalty points in the hand.
    /// Returns `None` if the player may not lay any.
    fn pairs(self, kept: &Hand) -> Option<Laying> {
        match self {
            Self::Open { bars, taken, .. } => pairs(kept, bars.pairs.max(1), taken),
            Self::Later(Opened::Series) => None,
            Self::Later(Opened::Pairs) => pairs(kept, 0, None),
        }
    }

    /// Returns true if the player may end the hand by laying all tiles of `kept`, even with too few points for an
    /// opening.
    fn ends_below_the_bar(self, caches: &Caches, kept: &Hand) -> bool {
        let table = kept.table();
        matches!(self, Self::Open { elden: true, .. })
            && caches.layouts(table.profile().run_wrap).is_complete(packed(kept.tiles().iter(), table))
    }

    /// Returns the result of discarding `tile` if the player first lays the melds in `laying`. `kept` is the hand after
    /// the discard.
    fn laying(self, tile: Tile, laying: Laying, opened: Opened, kept: &Hand) -> LaidThrow {
        let table = kept.table();
        let left = left_cost(&laying, opened, table);
        let foul = |laying: &Laying| if laying.left.is_empty() { None } else { foul(table, tile, &laying.melds) };
        let laying = if foul(&laying).is_some() { barring(laying, tile, table) } else { laying };
        let foul = foul(&laying);
        let only_elden = match self {
            Self::Open { bars, .. } => opened == Opened::Series && laying.sum < bars.sum,
            Self::Later(_) => false,
        };
        LaidThrow { tile, laying, opened: Some(opened), only_elden, left, foul }
    }

    /// Returns the result of discarding `tile` if the player lays no melds. `kept` is the hand after the discard.
    fn laying_nothing(self, tile: Tile, kept: &Hand) -> LaidThrow {
        let laying = Laying::of(Vec::new(), kept);
        match self {
            Self::Later(opened) => self.laying(tile, laying, opened, kept),
            Self::Open { .. } => LaidThrow {
                tile,
                laying,
                opened: None,
                only_elden: false,
                left: unopened_cost(kept),
                foul: foul(kept.table(), tile, &[]),
            },
        }
    }
}

/// A discard, and the melds to lay before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaidThrow {
    /// The tile to discard after laying the melds.
    pub tile: Tile,
    /// The melds to lay: those with the lowest [cost](Self::costs). The list is empty if the player may not lay any
    /// melds, or if laying nothing costs less. The search does not consider layoffs, that is, adding tiles to melds on
    /// the table.
    pub laying: Laying,
    /// The kind of melds with which the player has opened, now or earlier. `None` if the player has not opened.
    pub opened: Option<Opened>,
    /// True if the melds have too few points for an opening, but end the hand before any player has opened
    /// (`finish.hand`).
    pub only_elden: bool,
    /// The penalty points of the tiles that stay in the hand. The numbers on the tiles count twice if the player opened
    /// with pairs (`penalty.pairs`). If the player has not opened, this is a fixed penalty (`penalty.unopened`), plus a
    /// penalty for each okey at some tables.
    pub left: u32,
    /// The penalty points for the discard if it is a foul (0 at some tables), or `None` if it is no foul. It is a foul
    /// to discard an okey (`discard.okey`), or a tile that fits one of the laid melds (`discard.playable`), except at
    /// tables where a switch makes this legal. The discard that ends the hand is never a foul.
    pub foul: Option<u32>,
}

impl LaidThrow {
    /// Returns the total cost of the discard: the penalty points of the tiles left and of the foul.
    pub const fn costs(&self) -> u32 {
        match self.foul {
            Some(points) => self.left + points,
            None => self.left,
        }
    }

    /// Returns the key that selects the melds to lay before a discard. The lowest key is the best: it has the lowest
    /// cost. If two costs are equal, a legal discard has a lower key than a foul.
    const fn price(&self) -> (u32, bool) {
        (self.costs(), self.foul.is_some())
    }

    /// Returns the first part of the sort key; the best discard has the lowest key. It prefers, in this order: legal
    /// discards, lower costs, and discards after which the player has opened.
    pub(crate) const fn rank(&self) -> (bool, u32, bool) {
        (self.foul.is_some(), self.costs(), self.opened.is_none())
    }

    /// Returns the sort key of a discard. Of discards with equal [`Self::rank`], those with [`Self::only_elden`] come
    /// last. Of the others, the tile that would cost the most penalty points on the rack comes first.
    fn full_rank(&self, table: &Table) -> impl Ord + use<> {
        (self.rank(), self.only_elden, Reverse(cost(self.tile, table)), self.tile)
    }
}

/// Returns the discards that a player of 101 can make, one for each different tile, best first.
pub(crate) fn throws(caches: &Caches, hand: &Hand, rule: LayingRule) -> Vec<LaidThrow> {
    let of_rack = rule.series(caches, hand, LeftPoints::UNKNOWN);
    let mut left = LeftPoints { likely: of_rack.as_ref().map(|laying| laying.left_sum), ..LeftPoints::UNKNOWN };
    let throw = |tile: Tile| {
        let kept = hand.throwing(tile);
        let laid = thrown(caches, tile, &kept, (rule.pairs(&kept), of_rack.as_ref()), rule, &mut left);
        let cheapest = laid.into_iter().chain([rule.laying_nothing(tile, &kept)]).min_by_key(LaidThrow::price);
        cheapest.expect("the player can lay nothing")
    };
    let mut throws: Vec<LaidThrow> = hand.tiles().distinct().map(throw).collect();
    sort::by_cached_key(&mut throws, |throw| throw.full_rank(hand.table()));
    throws
}

/// Returns the best discard for a player who lays melds before it. Returns `None` if the player may not lay any melds.
///
/// For each discard, the search computes a lower bound on the penalty points that stay in the hand. With runs and
/// groups, the bound is the points that would stay without a discard, minus those of the discarded tile. The search
/// tries discards with low bounds first, and of equal bounds those that stay in the hand if nothing is discarded. It
/// stops at the first bound above the cost of the best discard found. If that discard is a foul, the search goes on,
/// because any legal discard is better than a foul.
pub(crate) fn best_throw(caches: &Caches, hand: &Hand, rule: LayingRule) -> Option<LaidThrow> {
    let table = hand.table();
    let of_rack = rule.series(caches, hand, LeftPoints::UNKNOWN);
    let bound = |tile: Tile| {
        let kept = hand.throwing(tile);
        let pairs = rule.pairs(&kept);
        let series = of_rack.as_ref().map(|laying| laying.left_sum.saturating_sub(cost(tile, table)));
        let by_pairs = pairs.as_ref().map(|laying| left_cost(laying, Opened::Pairs, table));
        let ends = rule.ends_below_the_bar(caches, &kept).then_some(0);
        let least = series.into_iter().chain(by_pairs).chain(ends).min()?;
        Some((least, tile, kept, pairs))
    };
    let mut throws: Vec<_> = hand.tiles().distinct().filter_map(bound).collect();
    let is_left = |tile| of_rack.as_ref().is_some_and(|laying| laying.left.count(tile) > 0);
    sort::by_key(&mut throws, |&(least, tile, ..)| (least, !is_left(tile), tile));
    let mut best: Option<LaidThrow> = None;
    let mut left = LeftPoints { likely: of_rack.as_ref().map(|laying| laying.left_sum), ..LeftPoints::UNKNOWN };
    for (least, tile, kept, pairs) in throws {
        left.most = best.as_ref().filter(|best| best.foul.is_none()).map_or(u32::MAX, LaidThrow::costs);
        if least > left.most {
            break;
        }
        let throw = thrown(caches, tile, &kept, (pairs, of_rack.as_ref()), rule, &mut left);
        best = best.into_iter().chain(throw).min_by_key(|throw| throw.full_rank(table));
    }
    best
}

/// Returns the cheapest result of discarding `tile` if the player first lays melds of `kept` (the hand after the
/// discard): `pairs`, or runs and groups. Returns `None` if the player may not lay any melds. May leave out a result
/// that costs more than `left.most`. Raises `left.likely` to the points that the runs and groups leave.
///
/// A discard that fits the laid melds can be a foul. First the search lays the runs and groups that leave the fewest
/// penalty points. If the discard is then a foul, the search also tries runs and groups that the discard does not fit,
/// because they may cost less. It does not try them if the discard is a wild.
fn thrown(
    caches: &Caches,
    tile: Tile,
    kept: &Hand,
    (pairs, of_rack): (Option<Laying>, Option<&Laying>),
    rule: LayingRule,
    left: &mut LeftPoints,
) -> Option<LaidThrow> {
    let by_series = |laying| rule.laying(tile, laying, Opened::Series, kept);
    let series = rule.series_after(caches, tile, kept, of_rack, *left);
    left.likely = left.likely.max(series.as_ref().map(|laying| laying.left_sum));
    let series = series.map(by_series);
    let pairs = pairs.map(|laying| rule.laying(tile, laying, Opened::Pairs, kept));
    let is_foul = series.as_ref().is_some_and(|series| series.foul.is_some());
    let best = series.into_iter().chain(pairs).min_by_key(LaidThrow::price)?;
    let face = kept.table().roles().of(tile).face().filter(|_| is_foul);
    let left = LeftPoints { most: best.costs(), ..*left };
    let barring = face.and_then(|face| rule.opener(caches, kept)?.fewest_left_barring(caches, face, left));
    barring.map(by_series).into_iter().chain([best]).min_by_key(LaidThrow::price)
}

/// Lets a wild stand for the face of `tile` in each group of three that would otherwise accept this tile.
fn barring(mut laying: Laying, tile: Tile, table: &Table) -> Laying {
    let Some(face) = table.roles().of(tile).face() else { return laying };
    let accepts = |meld: &&mut Meld| {
        let is_group = meld.kind == MeldKind::Group && meld.places.len() == SMALLEST_GROUP;
        is_group && meld.number() == Some(face.number) && meld.faces().all(|other| other != face)
    };
    for meld in laying.melds.iter_mut().filter(accepts) {
        let wild = meld.places.iter_mut().rfind(|placed| table.roles().of(placed.tile) == Role::Wild);
        if let Some(wild) = wild {
            wild.stands_for = face;
        }
        sort::by_key(&mut meld.places, |placed| placed.stands_for);
    }
    laying
}

/// Returns the penalty points if discarding `tile` is a foul, otherwise `None`. `melds` are the melds laid before the
/// discard. The discard must not end the hand.
fn foul(table: &Table, tile: Tile, melds: &[Meld]) -> Option<u32> {
    let profile = table.profile();
    let is_playable = || melds.iter().any(|meld| !fits(table, meld, tile).is_empty());
    let kind = if table.is_okey(tile) {
        FoulKind::OkeyDiscard
    } else if profile.fouls.playable == Playable::Auto && is_playable() {
        FoulKind::PlayableDiscard
    } else {
        return None;
    };
    Foul::from(kind).charge(profile)
}

/// Returns the penalty points of the tiles left, for a player who opened with melds of the kind `opened`.
fn left_cost(laying: &Laying, opened: Opened, table: &Table) -> u32 {
    laying.left.iter().map(|tile| cost_to(opened, tile, table)).sum()
}

/// Returns the penalty points of a player who has not opened and still holds this rack at the end of the hand.
fn unopened_cost(kept: &Hand) -> u32 {
    let left = TilesLeft::of(kept.table(), None, kept.tiles().iter().map(Symbol::Tile));
    let parts = left.parts(kept.table(), false, false, &Multiplied::nothing());
    u32::try_from(parts.iter().map(Part::points).sum::<i64>()).expect("penalties are not negative")
}

/// Returns the pairs that leave the fewest penalty points in the hand. Returns `None` if there are fewer than `least`
/// pairs, or if no pair uses the taken tile.
fn pairs(kept: &Hand, least: u32, taken: Option<Tile>) -> Option<Laying> {
    let table = kept.table();
    let tiles = packed(kept.tiles().iter(), table);
    if tiles.pairs() < least {
        return None;
    }
    let needed = usize::try_from(least).expect("a usize has 32 bits or more");
    let form = |tiles: &Tiles| Laying::of(PairedTiles::with(tiles, table, taken).melds, kept);
    let all = form(kept.tiles());
    // As many tiles as possible are in pairs, and wilds are paired with the highest single tiles. Only if a wild stays,
    // leaving out another tile may cost less. For example, R1 and two okeys form a pair of R1 and an okey, and the
    // other okey stays. If R1 is left out, the two okeys form a pair and R1 stays, which usually costs less.
    let wild_stays = all.left.iter().any(|tile| table.roles().of(tile) == Role::Wild);
    let without = kept.tiles().distinct().filter(|_| wild_stays).map(|tile| form(&kept.tiles().without(tile)));
    let layings = iter::once(all).chain(without);
    let lies = |laying: &Laying, tile| laying.melds.iter().flat_map(Meld::tiles).any(|other| other == tile);
    let opens = |laying: &Laying| laying.melds.len() >= needed && taken.is_none_or(|tile| lies(laying, tile));
    layings.filter(opens).min_by_key(|laying| left_cost(laying, Opened::Pairs, table))
}
