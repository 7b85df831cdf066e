//! Finds the best melds to lay before each discard in 101 (`open.*`, `discard.*`).

use std::cmp::Reverse;

use super::{Bars, Laying, Opener, packed};
use crate::hand::Hand;
use crate::layouts::Layouts;
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
        /// The bars that the opening must reach.
        bars: Bars,
        /// The tile taken from the left neighbour, which the opening must lay (`take.must-open`).
        taken: Option<Tile>,
        /// True if no player has opened yet. Then an opening that lays everything and ends the hand needs no sum
        /// (`finish.hand`).
        elden: bool,
    },
    /// The player has opened and may lay more melds of the same kind (`open.later`, `open.no-mix`).
    Later(Opened),
}

impl LayingRule {
    /// Returns the runs and groups that leave the fewest penalty points of `kept`, or `None` if the player can lay
    /// none.
    fn series(self, kept: &Hand) -> Option<Laying> {
        match self {
            Self::Open { bars, taken, elden } => series(kept, bars, taken, elden),
            Self::Later(Opened::Series) => series(kept, Bars { sum: 0, pairs: 0 }, None, true),
            Self::Later(Opened::Pairs) => None,
        }
    }

    /// Returns the pairs that leave the fewest penalty points of `kept`, or `None` if the player can lay none.
    fn pairs(self, kept: &Hand) -> Option<Laying> {
        match self {
            Self::Open { bars, taken, .. } => pairs(kept, bars.pairs.max(1), taken),
            Self::Later(Opened::Series) => None,
            Self::Later(Opened::Pairs) => pairs(kept, 0, None),
        }
    }

    /// Returns true if all tiles of `kept` can be laid to end the hand, even if their sum is below the bar.
    fn ends_below_the_bar(self, kept: &Hand) -> bool {
        let table = kept.table();
        matches!(self, Self::Open { elden: true, .. })
            && Layouts::new(table.profile().run_wrap).is_complete(packed(kept.tiles().iter(), table))
    }
}

/// A discard, and the melds to lay before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaidThrow {
    /// The discarded tile.
    pub tile: Tile,
    /// The melds that leave the fewest penalty points; empty if none can be laid. Layoffs on melds of the table are not
    /// considered.
    pub laying: Laying,
    /// How the player has opened after this laying; `None` if the player still has not opened.
    pub opened: Option<Opened>,
    /// True if the sum of the laying is below the bar, so that it opens only by ending the hand before anyone has
    /// opened (`finish.hand`).
    pub only_elden: bool,
    /// The penalty points of the tiles left. They count twice for a player who opened with pairs (`penalty.pairs`). A
    /// player who has not opened pays a fixed penalty (`penalty.unopened`).
    pub left: u32,
    /// The penalty points if the discard is a foul, otherwise 0. Discarding an okey is a foul (`discard.okey`), and so
    /// is a tile that fits one of these melds (`discard.playable`). The last tile of a hand is never a foul.
    pub foul: u32,
}

impl LaidThrow {
    /// Returns the total cost of the discard: the penalty points of the tiles left and of the foul.
    pub const fn costs(&self) -> u32 {
        self.left + self.foul
    }

    /// Returns the sort key; the best discard has the lowest. Fouls come last, and before them discards that do not
    /// open. All other discards are sorted by cost. Among equal costs, openings that reach the bar come first, then the
    /// most expensive tile.
    fn rank(&self, table: &Table) -> impl Ord + use<> {
        let last = (self.foul > 0, self.opened.is_none());
        (last, self.costs(), self.only_elden, Reverse(cost(self.tile, table)), self.tile)
    }
}

/// Returns one entry for each different tile that a rack of 101 can discard, best first.
pub(crate) fn throws(hand: &Hand, rule: LayingRule) -> Vec<LaidThrow> {
    let throw = |tile: Tile| {
        let kept = hand.throwing(tile);
        thrown(tile, &kept, rule.pairs(&kept), rule)
    };
    let mut throws: Vec<LaidThrow> = hand.tiles().distinct().map(throw).collect();
    throws.sort_by_cached_key(|throw| throw.rank(hand.table()));
    throws
}

/// Returns the best entry of [`throws`] without computing all of them. Returns `None` if no discard leaves tiles that
/// open.
///
/// The search uses a lower bound. Let the whole rack leave at best `left` points. If a tile of `cost` points is
/// discarded, the other tiles leave at least `left - cost` points, because the whole rack can lay the same melds.
/// Discards with the lowest bound are tried first. The search stops at the first bound above the best cost found.
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

/// Returns the entry for discarding `tile`. Before it, the player lays `pairs` or the best runs and groups of `kept`.
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

/// Returns the penalty points for discarding `tile` after `melds` were laid, if the discard does not end the hand.
fn foul(table: &Table, tile: Tile, melds: &[Meld]) -> u32 {
    let profile = table.profile();
    if table.is_okey(tile) {
        return Foul::from(FoulKind::OkeyDiscard).price(profile);
    }
    let fouls = &profile.fouls;
    let playable = fouls.playable == Playable::Auto && melds.iter().any(|meld| !fits(table, meld, tile).is_empty());
    if playable { fouls.points } else { 0 }
}

/// Returns the penalty points that the remaining tiles cost a player who opened in the way `opened`.
fn left_cost(laying: &Laying, opened: Opened, table: &Table) -> u32 {
    laying.left.iter().map(|tile| cost_to(opened, tile, table)).sum()
}

/// Returns the penalty points that a rack costs a player who has not opened.
fn unopened_cost(kept: &Hand) -> u32 {
    let left = TilesLeft::of(kept.table(), None, kept.tiles().iter().map(Symbol::Tile));
    let parts = left.parts(kept.table(), false, false, &Multiplied::nothing());
    u32::try_from(parts.iter().map(Part::points).sum::<i64>()).expect("penalties are not negative")
}

/// Returns the runs and groups that leave the fewest penalty points of `kept`. All tiles of `kept` may be laid, because
/// the discard is already removed.
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
        // All layouts of all tiles are tried, because their sums can differ.
        let reaches = whole().find(|laying| laying.sum >= bars.sum);
        if let Some(whole) = reaches.or_else(|| whole().next().filter(|_| elden)) {
            return Some(whole);
        }
    }
    opener.fewest_left()
}

/// Returns the pairs that leave the fewest penalty points. Returns `None` if there are fewer than `least` pairs, or if
/// none of them holds the taken tile.
fn pairs(kept: &Hand, least: u32, taken: Option<Tile>) -> Option<Laying> {
    let table = kept.table();
    let needed = usize::try_from(least).expect("a usize has 32 bits or more");
    // Leaving out a low single tile can free an okey for a pair with a more expensive tile, so this is tried, too.
    let without = kept.tiles().distinct().map(|tile| kept.tiles().without(tile));
    let layings = [kept.tiles().clone()].into_iter().chain(without);
    let layings = layings.map(|tiles| Laying::of(PairedTiles::with(&tiles, table, taken).melds, kept));
    let lies = |laying: &Laying, tile| laying.melds.iter().flat_map(Meld::tiles).any(|other| other == tile);
    let opens = |laying: &Laying| laying.melds.len() >= needed && taken.is_none_or(|tile| lies(laying, tile));
    layings.filter(opens).min_by_key(|laying| left_cost(laying, Opened::Pairs, table))
}
