//! Finds, for each discard in 101, the best melds to lay before it (`open.*`, `discard.*`).

use crate::sort;
use std::cmp::Reverse;

use super::{Bars, Laying, Opener, packed};
use crate::hand::Hand;
use crate::layouts::Caches;
use crate::meld::{Meld, fits};
use crate::score::{Foul, FoulKind, Multiplied, Opened, Part, TilesLeft, cost, cost_to};
use crate::table::{Playable, Symbol, Table};
use crate::tiles::Tile;
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
    /// Returns the runs and groups of `kept` (the hand after the discard) that leave the fewest penalty points in the
    /// hand. Returns `None` if the player may not lay any.
    fn series(self, caches: &Caches, kept: &Hand) -> Option<Laying> {
        match self {
            Self::Open { bars, taken, elden } => series(caches, kept, bars, taken, elden),
            Self::Later(Opened::Series) => series(caches, kept, Bars { sum: 0, pairs: 0 }, None, true),
            Self::Later(Opened::Pairs) => None,
        }
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

    /// Returns true if the player may end the hand by laying all tiles of `kept` with too few points for an opening.
    fn ends_below_the_bar(self, caches: &Caches, kept: &Hand) -> bool {
        let table = kept.table();
        matches!(self, Self::Open { elden: true, .. })
            && caches.layouts(table.profile().run_wrap).is_complete(packed(kept.tiles().iter(), table))
    }
}

/// A discard, and the melds to lay before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaidThrow {
    /// The tile that the player throws after laying the melds.
    pub tile: Tile,
    /// The melds to lay: those that leave the fewest penalty points in the hand. The list is empty if the player may
    /// not lay any melds. The search does not consider layoffs, that is, adding tiles to melds on the table.
    pub laying: Laying,
    /// The kind of melds with which the player has opened, now or earlier. `None` if the player has not opened.
    pub opened: Option<Opened>,
    /// True if the melds have too few points for an opening, but end the hand before any player has opened
    /// (`finish.hand`).
    pub only_elden: bool,
    /// The penalty points of the tiles that stay in the hand. The numbers on the tiles count twice if the player
    /// opened with pairs (`penalty.pairs`). If the player has not opened, this is a fixed penalty
    /// (`penalty.unopened`), plus a price for each okey at some tables.
    pub left: u32,
    /// The penalty points if the discard is a foul, otherwise 0. It is a foul to discard an okey (`discard.okey`), or a
    /// tile that fits one of the laid melds (`discard.playable`). The discard that ends the hand is never a foul.
    pub foul: u32,
}

impl LaidThrow {
    /// Returns the total cost of the discard: the penalty points of the tiles left and of the foul.
    pub const fn costs(&self) -> u32 {
        self.left + self.foul
    }

    /// Returns the sort key; the best discard has the lowest key. It prefers, in this order: legal discards, discards
    /// after which the player has opened, lower costs, openings with enough points, and tiles with more penalty points.
    fn rank(&self, table: &Table) -> impl Ord + use<> {
        let last = (self.foul > 0, self.opened.is_none());
        (last, self.costs(), self.only_elden, Reverse(cost(self.tile, table)), self.tile)
    }
}

/// Returns the discards that a player of 101 can make, one for each different tile, best first.
pub(crate) fn throws(caches: &Caches, hand: &Hand, rule: LayingRule) -> Vec<LaidThrow> {
    let throw = |tile: Tile| {
        let kept = hand.throwing(tile);
        thrown(caches, tile, &kept, rule.pairs(&kept), rule)
    };
    let mut throws: Vec<LaidThrow> = hand.tiles().distinct().map(throw).collect();
    sort::by_cached_key(&mut throws, |throw| throw.rank(hand.table()));
    throws
}

/// Returns the best discard, the first entry of [`throws`], without computing the others. May return `None` if no
/// discard allows any melds.
///
/// For each discard, the search computes a lower bound of the penalty points that stay in the hand. With runs and
/// groups, the bound is the points that would stay without a discard, minus those of the discarded tile. The search
/// tries discards with low bounds first. It stops at the first bound above the cost of the best discard found, unless
/// that discard is a foul or leaves the player unopened.
pub(crate) fn best_throw(caches: &Caches, hand: &Hand, rule: LayingRule) -> Option<LaidThrow> {
    let table = hand.table();
    let of_rack = rule.series(caches, hand).map(|laying| left_cost(&laying, Opened::Series, table));
    let bound = |tile: Tile| {
        let kept = hand.throwing(tile);
        let pairs = rule.pairs(&kept);
        let series = of_rack.map(|left| left.saturating_sub(cost_to(Opened::Series, tile, table)));
        let by_pairs = pairs.as_ref().map(|laying| left_cost(laying, Opened::Pairs, table));
        let least =
            if rule.ends_below_the_bar(caches, &kept) { Some(0) } else { series.into_iter().chain(by_pairs).min() };
        (least, tile, kept, pairs)
    };
    let mut throws: Vec<_> = hand.tiles().distinct().map(bound).collect();
    sort::by_key(&mut throws, |&(least, tile, ..)| (least.is_none(), least, tile));
    if throws.iter().all(|(least, ..)| least.is_none()) {
        return None;
    }
    let mut best: Option<LaidThrow> = None;
    for (least, tile, kept, pairs) in throws {
        let beaten = |best: &LaidThrow| {
            let settled = best.foul == 0 && best.opened.is_some();
            settled && least.is_none_or(|least| least > best.costs())
        };
        if best.as_ref().is_some_and(beaten) {
            break;
        }
        let throw = thrown(caches, tile, &kept, pairs, rule);
        if best.as_ref().is_none_or(|best| throw.rank(table) < best.rank(table)) {
            best = Some(throw);
        }
    }
    best
}

/// Returns the result of discarding `tile`. Before it, the player lays `pairs` or the best runs and groups of `kept`
/// (the hand after the discard), whichever leaves fewer penalty points.
fn thrown(caches: &Caches, tile: Tile, kept: &Hand, pairs: Option<Laying>, rule: LayingRule) -> LaidThrow {
    let table = kept.table();
    let series = rule.series(caches, kept).map(|laying| (laying, Opened::Series));
    let pairs = pairs.map(|laying| (laying, Opened::Pairs));
    let left = |(laying, opened): &(Laying, Opened)| left_cost(laying, *opened, table);
    let best = series.into_iter().chain(pairs).min_by_key(left);
    let earlier = match rule {
        LayingRule::Open { .. } => None,
        LayingRule::Later(opened) => Some(opened),
    };
    let Some((laying, opened)) = best.or_else(|| Some((Laying::of(Vec::new(), kept), earlier?))) else {
        let laying = Laying::of(Vec::new(), kept);
        let foul = foul(table, tile, &[]);
        return LaidThrow { tile, laying, opened: None, only_elden: false, left: unopened_cost(kept), foul };
    };
    let ends = laying.left.is_empty();
    let only_elden = match rule {
        LayingRule::Open { bars, .. } => opened == Opened::Series && laying.sum < bars.sum,
        LayingRule::Later(_) => false,
    };
    let foul = if ends { 0 } else { foul(table, tile, &laying.melds) };
    LaidThrow { tile, left: left_cost(&laying, opened, table), laying, opened: Some(opened), only_elden, foul }
}

/// Returns the penalty points if discarding `tile` is a foul, otherwise 0. `melds` are the melds laid before the
/// discard. The discard must not end the hand.
fn foul(table: &Table, tile: Tile, melds: &[Meld]) -> u32 {
    let profile = table.profile();
    if table.is_okey(tile) {
        return Foul::from(FoulKind::OkeyDiscard).price(profile);
    }
    let fouls = &profile.fouls;
    let playable = fouls.playable == Playable::Auto && melds.iter().any(|meld| !fits(table, meld, tile).is_empty());
    if playable { fouls.points } else { 0 }
}

/// Returns the penalty points of the tiles that stay in the player's hand. `opened` is the kind of melds with which the
/// player opened: runs and groups, or pairs.
fn left_cost(laying: &Laying, opened: Opened, table: &Table) -> u32 {
    laying.left.iter().map(|tile| cost_to(opened, tile, table)).sum()
}

/// Returns the penalty points of a player who has not opened and still holds this rack at the end of the hand.
fn unopened_cost(kept: &Hand) -> u32 {
    let left = TilesLeft::of(kept.table(), None, kept.tiles().iter().map(Symbol::Tile));
    let parts = left.parts(kept.table(), false, false, &Multiplied::nothing());
    u32::try_from(parts.iter().map(Part::points).sum::<i64>()).expect("penalties are not negative")
}

/// Returns the runs and groups that leave the fewest penalty points in the hand, or `None` if none may be laid. `kept`
/// no longer contains the discard, so the melds may use all its tiles. With `elden`, melds of all tiles may have any
/// sum of points.
fn series(caches: &Caches, kept: &Hand, bars: Bars, taken: Option<Tile>, elden: bool) -> Option<Laying> {
    let lies = |tile| kept.tiles().count(tile) > 0;
    if kept.tiles().is_empty() || !taken.is_none_or(lies) {
        return None;
    }
    let table = kept.table();
    let opener = Opener::new(caches, kept, bars, taken);
    let layouts = caches.layouts(table.profile().run_wrap);
    let tiles = packed(kept.tiles().iter(), table);
    if layouts.is_complete(tiles) {
        let whole = || layouts.list(tiles).map(|layout| opener.whole(&layout));
        // Try every layout of all tiles, because their sums of points can differ.
        let reaches = whole().find(|laying| laying.sum >= bars.sum);
        if let Some(whole) = reaches.or_else(|| whole().next().filter(|_| elden)) {
            return Some(whole);
        }
    }
    opener.fewest_left(caches)
}

/// Returns the pairs that leave the fewest penalty points in the hand. Returns `None` if there are fewer than `least`
/// pairs, or if no pair uses the taken tile.
fn pairs(kept: &Hand, least: u32, taken: Option<Tile>) -> Option<Laying> {
    let table = kept.table();
    let needed = usize::try_from(least).expect("a usize has 32 bits or more");
    // Also arrange the tiles without one of them, for each tile: if a cheap single tile is left out, an okey may pair
    // with an expensive one.
    let without = kept.tiles().distinct().map(|tile| kept.tiles().without(tile));
    let layings = [kept.tiles().clone()].into_iter().chain(without);
    let layings = layings.map(|tiles| Laying::of(PairedTiles::with(&tiles, table, taken).melds, kept));
    let lies = |laying: &Laying, tile| laying.melds.iter().flat_map(Meld::tiles).any(|other| other == tile);
    let opens = |laying: &Laying| laying.melds.len() >= needed && taken.is_none_or(|tile| lies(laying, tile));
    layings.filter(opens).min_by_key(|laying| left_cost(laying, Opened::Pairs, table))
}
