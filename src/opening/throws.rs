//! The best melds to lay for each throw (`open.*`, `discard.*`).

use std::cmp::Reverse;

use super::{Bars, Laying, Opener, packed};
use crate::hand::Hand;
use crate::layouts::Layouts;
use crate::meld::{Meld, fits};
use crate::score::{Foul, FoulKind, Multiplied, Opened, Part, TilesLeft, cost, cost_to};
use crate::table::{Playable, Symbol, Table};
use crate::tiles::Tile;
use crate::winning::PairedTiles;

/// The melds that a player of 101 may lay before the throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LayingRule {
    /// An opening.
    Open {
        /// The bars it must reach.
        bars: Bars,
        /// The tile taken from the left, which must be in it (`take.must-open`).
        taken: Option<Tile>,
        /// True before the first opening, when an opening that ends the hand needs no sum (`finish.hand`).
        elden: bool,
    },
    /// Further melds of the kind the player opened with (`open.later`, `open.no-mix`).
    Later(Opened),
}

impl LayingRule {
    /// Returns the runs and groups of `kept` that leave the fewest points.
    fn series(self, kept: &Hand) -> Option<Laying> {
        match self {
            Self::Open { bars, taken, elden } => series(kept, bars, taken, elden),
            Self::Later(Opened::Series) => series(kept, Bars { sum: 0, pairs: 0 }, None, true),
            Self::Later(Opened::Pairs) => None,
        }
    }

    /// Returns the pairs of `kept` that leave the fewest points.
    fn pairs(self, kept: &Hand) -> Option<Laying> {
        match self {
            Self::Open { bars, taken, .. } => pairs(kept, bars.pairs.max(1), taken),
            Self::Later(Opened::Series) => None,
            Self::Later(Opened::Pairs) => pairs(kept, 0, None),
        }
    }

    /// Returns true if `kept` can be laid whole without reaching the bar, and the hand ends with it.
    fn ends_below_the_bar(self, kept: &Hand) -> bool {
        let table = kept.table();
        matches!(self, Self::Open { elden: true, .. })
            && Layouts::new(table.profile().run_wrap).is_complete(packed(kept.tiles().iter(), table))
    }
}

/// A throw, and the melds to lay before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaidThrow {
    /// The thrown tile.
    pub tile: Tile,
    /// The laying that leaves the fewest points; empty if none is possible. Layoffs onto the table are not considered.
    pub laying: Laying,
    /// The kind of opening; `None` if the other tiles do not open.
    pub opened: Option<Opened>,
    /// True if the laying reaches no bar, and opens only before the first opening (`finish.hand`).
    pub only_elden: bool,
    /// The cost of the tiles left. They count twice for a pairs opener (`penalty.pairs`). An unopened player pays a
    /// fixed price (`penalty.unopened`).
    pub left: u32,
    /// The price of the throw as a foul: of an okey (`discard.okey`), or of a tile that fits one of these melds
    /// (`discard.playable`). The last tile is never a foul.
    pub foul: u32,
}

impl LaidThrow {
    /// Returns the total cost of the throw: the tiles left, and the foul.
    pub const fn costs(&self) -> u32 {
        self.left + self.foul
    }

    /// Returns the sort key of throws. Fouls come last, and before them throws that do not open. The rest is sorted by
    /// cost; among equals, openings that reach the bar come before elden ones, then the most expensive tile comes
    /// first.
    fn rank(&self, table: &Table) -> impl Ord + use<> {
        let last = (self.foul > 0, self.opened.is_none());
        (last, self.costs(), self.only_elden, Reverse(cost(self.tile, table)), self.tile)
    }
}

/// Returns every throw of a rack of 101, one for each different tile, best first.
pub(crate) fn throws(hand: &Hand, rule: LayingRule) -> Vec<LaidThrow> {
    let throw = |tile: Tile| {
        let kept = hand.throwing(tile);
        thrown(tile, &kept, rule.pairs(&kept), rule)
    };
    let mut throws: Vec<LaidThrow> = hand.tiles().distinct().map(throw).collect();
    throws.sort_by_cached_key(|throw| throw.rank(hand.table()));
    throws
}

/// Returns the first of [`throws`] without searching for them all; `None` if no throw leaves tiles that open.
///
/// Melds that can be laid before a throw can be laid from the whole rack too, which then leaves the thrown tile as well.
/// So a throw leaves at least what the whole rack leaves at best, less that tile. Throws with the lowest bound come
/// first, and the search ends at the first bound above the best cost found.
pub(crate) fn best_throw(hand: &Hand, rule: LayingRule) -> Option<LaidThrow> {
    let table = hand.table();
    let of_rack = rule.series(hand).map(|laying| left_cost(&laying, Opened::Series, table));
    let bound = |tile: Tile| {
        let kept = hand.throwing(tile);
        let pairs = rule.pairs(&kept);
        let series = of_rack.map(|left| left.saturating_sub(cost_to(Opened::Series, tile, table)));
        let by_pairs = pairs.as_ref().map(|laying| left_cost(laying, Opened::Pairs, table));
        let least = if rule.ends_below_the_bar(&kept) { Some(0) } else { series.into_iter().chain(by_pairs).min() };
        (least, tile, kept, pairs)
    };
    let mut throws: Vec<_> = hand.tiles().distinct().map(bound).collect();
    throws.sort_by_key(|&(least, tile, ..)| (least.is_none(), least, tile));
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
        let throw = thrown(tile, &kept, pairs, rule);
        if best.as_ref().is_none_or(|best| throw.rank(table) < best.rank(table)) {
            best = Some(throw);
        }
    }
    best
}

/// Returns a throw with the best laying before it: `pairs`, or runs and groups of the tiles kept.
fn thrown(tile: Tile, kept: &Hand, pairs: Option<Laying>, rule: LayingRule) -> LaidThrow {
    let table = kept.table();
    let series = rule.series(kept).map(|laying| (laying, Opened::Series));
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

/// Returns the price of a throw that does not end the hand, after these melds were laid.
fn foul(table: &Table, tile: Tile, melds: &[Meld]) -> u32 {
    let profile = table.profile();
    if table.is_okey(tile) {
        return Foul::from(FoulKind::OkeyDiscard).price(profile);
    }
    let fouls = &profile.fouls;
    let playable = fouls.playable == Playable::Auto && melds.iter().any(|meld| !fits(table, meld, tile).is_empty());
    if playable { fouls.points } else { 0 }
}

/// Returns the points that the remaining tiles cost a player who has opened.
fn left_cost(laying: &Laying, opened: Opened, table: &Table) -> u32 {
    laying.left.iter().map(|tile| cost_to(opened, tile, table)).sum()
}

/// Returns the points that a rack costs a player who has not opened.
fn unopened_cost(kept: &Hand) -> u32 {
    let left = TilesLeft::of(kept.table(), None, kept.tiles().iter().map(Symbol::Tile));
    let parts = left.parts(kept.table(), false, false, &Multiplied::nothing());
    u32::try_from(parts.iter().map(Part::points).sum::<i64>()).expect("penalties are not negative")
}

/// Returns the runs and groups that leave the fewest points. All tiles of `kept` may be laid, because the throw is not
/// among them.
fn series(kept: &Hand, bars: Bars, taken: Option<Tile>, elden: bool) -> Option<Laying> {
    let lies = |tile| kept.tiles().count(tile) > 0;
    if kept.tiles().is_empty() || !taken.is_none_or(lies) {
        return None;
    }
    let table = kept.table();
    let opener = Opener::new(kept, bars, taken);
    let layouts = Layouts::new(table.profile().run_wrap);
    let tiles = packed(kept.tiles().iter(), table);
    if layouts.is_complete(tiles) {
        let whole = || layouts.list(tiles).map(|layout| opener.whole(&layout));
        // A layout of all tiles reaches the bar if the highest one does.
        let reaches = whole().find(|laying| laying.sum >= bars.sum);
        if let Some(whole) = reaches.or_else(|| whole().next().filter(|_| elden)) {
            return Some(whole);
        }
    }
    opener.fewest_left()
}

/// Returns the pairs that leave the fewest points, if there are at least `least` of them and one holds the taken tile.
fn pairs(kept: &Hand, least: u32, taken: Option<Tile>) -> Option<Laying> {
    let table = kept.table();
    let needed = usize::try_from(least).expect("a usize has 32 bits or more");
    // Leaving out a low tile can free an okey for a more expensive pair.
    let without = kept.tiles().distinct().map(|tile| kept.tiles().without(tile));
    let layings = [kept.tiles().clone()].into_iter().chain(without);
    let layings = layings.map(|tiles| Laying::of(PairedTiles::with(&tiles, table, taken).melds, kept));
    let lies = |laying: &Laying, tile| laying.melds.iter().flat_map(Meld::tiles).any(|other| other == tile);
    let opens = |laying: &Laying| laying.melds.len() >= needed && taken.is_none_or(|tile| lies(laying, tile));
    layings.filter(opens).min_by_key(|laying| left_cost(laying, Opened::Pairs, table))
}
