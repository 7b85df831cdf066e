//! How `nearest` and `careful` play 101: they open as soon as they can, lay and lay off whatever goes, and keep an okey
//! for the last throw, `careful` only while that may come.

use super::company::company;
use super::danger::danger;
use super::opening::promise;
use super::sense::{Reckoning, Sense};
use super::throw;
use crate::game::{Action, SEATS, State, View};
use crate::opening::Bars;
use crate::score::Opened;
use crate::tiles::{Tile, Tiles};

/// With how many tiles an okey is kept to finish with: more are seldom laid in one turn.
const KEPT_WITH_OKEY: usize = 3;

/// How many layoffs are thought of besides the next one.
const AHEAD: usize = 1;

pub(super) fn act(view: &View<'_>, sense: &Sense, careful: bool) -> Action {
    let opened = view.opened(view.seat());
    if view.must_draw() {
        return draw(view, sense);
    }
    let rack = view.rack();
    if let Some(last) = rack.distinct().next().filter(|_| rack.len() == 1) {
        return Action::finish(last);
    }
    // A faulty opening comes back to the rack first, which may open with all of it.
    if view.state().melds_are_faulty() {
        return Action::Gather;
    }
    let (tiles, owed) = (rack.tiles(), view.to_lay());
    let lay = match opened {
        None if may_open(sense, view, &tiles) => view.best_opening(&tiles, owed).map(Action::Open),
        // What came back would only be laid off again.
        Some(opened) if !view.took_back() => lay_more(view, &tiles, opened, careful),
        _ => None,
    };
    lay.or_else(|| view.way_back()).unwrap_or_else(|| throw(throws(view, sense, careful).first().copied()))
}

/// What a player who has opened lays, swaps or lays off next.
fn lay_more(view: &View<'_>, tiles: &Tiles, opened: Opened, careful: bool) -> Option<Action> {
    let (rack, owed) = (view.rack(), view.to_lay());
    let later = view.later(tiles, opened, owed).map(Action::Lay).filter(|lay| is_safe(view, lay, opened));
    let owed = || owed.and_then(|taken| view.owed(taken, opened).next());
    let swaps = || rack.distinct().flat_map(|tile| view.swaps_of(tile, opened));
    let swap = || swaps().find(|swap| is_safe(view, swap, opened));
    let okey = || {
        // Only okeys can still be laid off: one of several, one that nothing else can be thrown beside, and, `careful`,
        // one that is left with more than it can help to finish, or for which no turn will come: it would cost 101.
        let okeys = rack.iter().filter(|&tile| view.table().is_okey(tile)).count();
        let costly = careful && okeys > 0 && (rack.len() > KEPT_WITH_OKEY || view.stock_left() < SEATS);
        let laid = okeys > 1 || rack.len() == okeys || costly;
        let okey = view.table().okey().map(Tile::from).filter(|_| laid);
        okey.and_then(|okey| view.layoffs_of(okey, opened).next())
    };
    later.or_else(owed).or_else(swap).or_else(|| laid_off(view, opened)).or_else(okey)
}

/// The first tile that can be laid off, okeys aside.
fn laid_off(view: &View<'_>, opened: Opened) -> Option<Action> {
    plain_layoffs(view, opened).find(|add| is_safe(view, add, opened))
}

/// Whether an action leaves a tile to throw that costs nothing, if any does: whoever opened with pairs may lay off only
/// a few in a turn, and can be left with playable ones.
fn is_safe(view: &View<'_>, action: &Action, opened: Opened) -> bool {
    opened == Opened::Series
        || leaves_a_throw(&view.after(action), opened, AHEAD)
        || !leaves_a_throw(view.state(), opened, AHEAD + 1)
}

/// The layoffs of tiles that are no okeys.
fn plain_layoffs(view: &View<'_>, opened: Opened) -> impl Iterator<Item = Action> {
    let plain = view.rack().distinct().filter(move |&tile| !view.table().is_okey(tile));
    plain.flat_map(move |tile| view.layoffs_of(tile, opened))
}

/// Whether some tile can be thrown at no cost after at most `more` further layoffs: the last tile always can.
fn leaves_a_throw(state: &State, opened: Opened, more: usize) -> bool {
    let view = state.view(state.seat());
    view.rack().len() == 1
        || view.rack().distinct().any(|tile| !view.is_playable(tile))
        || more > 0 && plain_layoffs(&view, opened).any(|add| leaves_a_throw(&view.after(&add), opened, more - 1))
}

/// Whether a rack may open at all: asked of tables, before any layout is looked for.
fn may_open(sense: &Sense, view: &View<'_>, tiles: &Tiles) -> bool {
    let bars = Bars::of(view.table().profile());
    sense.reckon(tiles).opens(bars)
}

/// The left discard is taken where it can be laid at once.
fn draw(view: &View<'_>, sense: &Sense) -> Action {
    let takes = |tile: &Tile| {
        let with: Tiles = view.rack().iter().chain([*tile]).collect();
        let hopeless = view.opened(view.seat()).is_none() && !may_open(sense, view, &with);
        !hopeless && view.may_take(*tile)
    };
    Action::draw_or_take(view.takeable().filter(takes))
}

/// Before opening: what leaves the most to open with, as it is or, `careful`, after the next draw. Afterwards: the tile
/// that counts most. Of several the tile with the least company, and that which the next player wants least.
pub(super) fn throws(view: &View<'_>, sense: &Sense, careful: bool) -> Vec<Tile> {
    let tiles = view.rack().tiles();
    let bars = Bars::of(view.table().profile());
    let unseen = sense.unseen(view);
    let unopened = view.opened(view.seat()).is_none();
    let worth = |tile: &Tile| {
        let danger = if careful { danger(view, *tile) } else { 0 };
        let afraid = usize::MAX - danger;
        if !unopened {
            let okey = view.table().is_okey(*tile);
            return (u64::from(!okey), number(*tile), afraid, 0);
        }
        let kept = tiles.without(*tile);
        let promise = if careful { promise(sense, bars, &kept, &unseen) } else { progress(sense.reckon(&kept), bars) };
        (promise, u32::MAX - company(view, &tiles, *tile), afraid, number(*tile))
    };
    let mut throws = view.throws();
    // The last of those alike comes first.
    throws.reverse();
    throws.sort_by_cached_key(|tile| std::cmp::Reverse(worth(tile)));
    throws
}

/// How near a rack is to an opening, in hundredths.
fn progress(reckoning: Reckoning, bars: Bars) -> u64 {
    let series = reckoning.sum.min(bars.sum) * 100 / bars.sum.max(1);
    series.max(reckoning.pairs.min(bars.pairs) * 100 / bars.pairs.max(1)).into()
}

fn number(tile: Tile) -> u32 {
    match tile {
        Tile::Numbered(face) => u32::from(face.number.get()),
        Tile::FalseJoker => 0,
    }
}
