//! The strategy of the computer players in 101. They open as soon as they can, lay everything they can, and keep an
//! okey for the last throw. `careful` lays an okey off if a finish with it is unlikely.
//!
//! The player `thinker` plays like `careful`, with four additions:
//!
//! - After any player has opened with pairs, it also lays pairs, even if its own opening had runs and groups
//!   (`layoff.pair`).
//! - It takes a discard that forms such a pair.
//! - If a finish with an okey is unlikely, it pairs the okey with the highest single tile instead of laying it off.
//! - It lays off tiles with many penalty points first, because a player who opened with pairs may lay off only two
//!   tiles in a turn (`layoff.pairs-limit`).

use super::analyzer::{BestOpenings, RackAnalyzer};
use super::ratings::{count_neighbours, danger, promise};
use super::{PlayerKind, throw};
use crate::game::actions::lays;
use crate::game::{Action, SEATS, State, View};
use crate::opening::Bars;
use crate::score::{Opened, cost_to};
use crate::sort;
use crate::tiles::{Tile, Tiles};

/// `careful` keeps an okey only if its rack has at most this many tiles. With more, a finish is unlikely.
const KEPT_WITH_OKEY: usize = 3;

const AHEAD: usize = 1;

/// `thinker` may replace a throw that this function returns.
pub(super) fn act(view: &View<'_>, analyzer: &RackAnalyzer<'_>, kind: PlayerKind) -> Action {
    let opened = view.opened(view.seat());
    if view.must_draw() {
        return draw(view, analyzer, kind);
    }
    let rack = view.rack();
    if let Some(last) = rack.distinct().next().filter(|_| rack.len() == 1) {
        return Action::finish(last);
    }
    // Take a faulty opening back, so that a new opening can use all of its tiles.
    if view.state().melds_are_faulty() {
        return Action::Gather;
    }
    let (tiles, owed) = (rack.tiles(), view.to_lay());
    let lay = match opened {
        None if may_open(analyzer, view, &tiles) => {
            view.best_opening(analyzer.engine(), &tiles, owed).map(Action::Open)
        }
        // After taking back a layoff, do not lay off again: the player would choose the same tile again.
        Some(opened) if !view.took_back() => lay_more(view, analyzer, &tiles, opened, kind),
        _ => None,
    };
    lay.or_else(|| view.way_back(analyzer.engine()))
        .unwrap_or_else(|| throw(throws(view, analyzer, is_careful(kind)).first().copied()))
}

const fn is_careful(kind: PlayerKind) -> bool {
    matches!(kind, PlayerKind::Careful | PlayerKind::Thinker)
}

/// For a player who has opened, returns an action that lays melds, exchanges a tile for an okey, or lays off a tile.
/// Returns `None` if there is none, or if the player prefers to keep the tiles.
fn lay_more(
    view: &View<'_>,
    analyzer: &RackAnalyzer<'_>,
    tiles: &Tiles,
    opened: Opened,
    kind: PlayerKind,
) -> Option<Action> {
    let (rack, taken) = (view.rack(), view.to_lay());
    let okeys = rack.iter().filter(|&tile| view.table().is_okey(tile)).count();
    // An okey left on the rack costs 101 points, so `careful` and `thinker` lay it if a finish is unlikely.
    let is_costly = okeys > 0 && (rack.len() > KEPT_WITH_OKEY || view.stock_left() < SEATS);
    let lays_okey = is_careful(kind) && is_costly;
    let safe = |lay: &Action| is_safe(view, lay, opened);
    let pairs = |wilds: bool| {
        let pairs = view.own_pairs(tiles, wilds).filter(|_| kind == PlayerKind::Thinker);
        pairs.filter(|pairs| taken.is_none_or(|taken| lays(pairs, taken))).map(Action::Lay).filter(safe)
    };
    let with_okey = || if opened == Opened::Pairs && lays_okey { pairs(true) } else { None };
    let later = || view.later(analyzer.engine(), tiles, opened, taken).map(Action::Lay).filter(safe);
    let owed = || taken.and_then(|taken| view.owed(taken, opened).next());
    let own_pairs = || if opened == Opened::Series { pairs(lays_okey) } else { None };
    let swap = || rack.distinct().flat_map(|tile| view.swaps_of(tile, opened)).find(safe);
    let okey = || {
        // No other tile can be laid off safely. Lay off an okey if the rack has several or nothing else, or if keeping
        // it costs too much.
        let laid = okeys > 1 || rack.len() == okeys || lays_okey;
        let okey = view.table().okey().map(Tile::from).filter(|_| laid);
        okey.and_then(|okey| view.layoffs_of(okey, opened).next())
    };
    with_okey()
        .or_else(later)
        .or_else(owed)
        .or_else(own_pairs)
        .or_else(swap)
        .or_else(|| laid_off(view, opened, kind))
        .or_else(okey)
}

/// Returns the first layoff that `is_safe` allows, never of an okey.
fn laid_off(view: &View<'_>, opened: Opened, kind: PlayerKind) -> Option<Action> {
    let mut tiles: Vec<Tile> = plain_tiles(view).collect();
    if kind == PlayerKind::Thinker {
        sort::by_cached_key(&mut tiles, |&tile| std::cmp::Reverse(cost_to(opened, tile, view.table())));
    }
    let mut layoffs = tiles.into_iter().flat_map(|tile| view.layoffs_of(tile, opened));
    layoffs.find(|add| is_safe(view, add, opened))
}

/// Returns false if the action leads to a penalty that the player can still avoid. After an opening with pairs, the
/// number of layoffs in a turn is limited, and throwing a tile that fits a meld is a foul. So false means:
///
/// 1. After the action and at most one more layoff, every throw costs a penalty.
/// 2. With at most two other layoffs instead, some throw would cost none.
fn is_safe(view: &View<'_>, action: &Action, opened: Opened) -> bool {
    opened == Opened::Series
        || leaves_a_throw(&view.after(action), opened, AHEAD)
        || !leaves_a_throw(view.state(), opened, AHEAD + 1)
}

fn plain_tiles(view: &View<'_>) -> impl Iterator<Item = Tile> {
    view.rack().distinct().filter(move |&tile| !view.table().is_okey(tile))
}

/// Returns true if the player can throw a tile without a penalty after at most `more` layoffs. The last tile can always
/// be thrown.
fn leaves_a_throw(state: &State, opened: Opened, more: usize) -> bool {
    let view = state.view(state.seat());
    view.rack().len() == 1
        || view.rack().distinct().any(|tile| !view.is_playable(tile))
        || more > 0
            && plain_tiles(&view)
                .flat_map(|tile| view.layoffs_of(tile, opened))
                .any(|add| leaves_a_throw(&view.after(&add), opened, more - 1))
}

fn may_open(analyzer: &RackAnalyzer<'_>, view: &View<'_>, tiles: &Tiles) -> bool {
    analyzer.best_openings(tiles).opens(view.bars())
}

/// Takes the left neighbour's discard if it can be laid in the same turn, else draws.
fn draw(view: &View<'_>, analyzer: &RackAnalyzer<'_>, kind: PlayerKind) -> Action {
    let opened = view.opened(view.seat());
    let takes = |tile: &Tile| {
        let with: Tiles = view.rack().iter().chain([*tile]).collect();
        let cannot_open = opened.is_none() && !may_open(analyzer, view, &with);
        let forms_pair = kind == PlayerKind::Thinker
            && opened.is_some()
            && view.own_pairs(&with, false).is_some_and(|pairs| lays(&pairs, *tile));
        forms_pair || !cannot_open && view.may_take(analyzer.engine(), *tile)
    };
    Action::draw_or_take(view.takeable().filter(takes))
}

/// Returns the discards, best first.
///
/// - Before the opening, the best discard leaves the rack nearest to an opening. `careful` takes the average over the
///   next draws. Of equal discards, the tile with the fewest neighbours on the rack comes first.
/// - After the opening, the tile with the highest number comes first, and okeys come last.
/// - If discards are still equal, `careful` prefers the one that helps the next player least.
pub(super) fn throws(view: &View<'_>, analyzer: &RackAnalyzer<'_>, careful: bool) -> Vec<Tile> {
    let tiles = view.rack().tiles();
    let bars = view.bars();
    let unseen = analyzer.unseen(view);
    let unopened = view.opened(view.seat()).is_none();
    let worth = |tile: &Tile| {
        let danger = if careful { danger(view, *tile) } else { 0 };
        let safety = usize::MAX - danger;
        if !unopened {
            let okey = view.table().is_okey(*tile);
            return (u64::from(!okey), number(*tile), safety, 0);
        }
        let kept = tiles.without(*tile);
        let promise = if careful {
            promise(analyzer, bars, &kept, &unseen)
        } else {
            progress(analyzer.best_openings(&kept), bars)
        };
        (promise, u32::MAX - count_neighbours(view, &tiles, *tile), safety, number(*tile))
    };
    let mut throws = view.throws();
    // The sort is stable. Of equally good tiles, the last one must come first.
    throws.reverse();
    sort::by_cached_key(&mut throws, |tile| std::cmp::Reverse(worth(tile)));
    throws
}

/// Returns how near a rack is to an opening, in percent of the required sum or of the required pairs, whichever is
/// higher.
fn progress(best: BestOpenings, bars: Bars) -> u64 {
    let series = best.sum.min(bars.sum) * 100 / bars.sum.max(1);
    series.max(best.pairs.min(bars.pairs) * 100 / bars.pairs.max(1)).into()
}

fn number(tile: Tile) -> u32 {
    match tile {
        Tile::Numbered(face) => u32::from(face.number.get()),
        Tile::FalseJoker => 0,
    }
}
