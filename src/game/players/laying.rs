//! How `nearest` and `careful` play 101: they open as soon as they can, lay and lay off whatever goes, and keep an okey for
//! the last throw.

use super::Sense;
use super::careful::danger;
use crate::game::{Action, View};
use crate::indicator::Role;
use crate::opening::Bars;
use crate::rack::Symbol;
use crate::tile::{Face, Tile};
use crate::tiles::Tiles;

pub(super) fn act(view: &View<'_>, sense: &Sense, careful: bool) -> Action {
    let opened = view.opened(view.seat());
    if view.must_draw() {
        return draw(view, sense);
    }
    let rack = view.rack();
    if rack.len() == 1 {
        let last = rack.distinct().next().unwrap_or(Tile::FalseJoker);
        return Action::Finish { tile: Symbol::Tile(last), with: None };
    }
    let tiles = rack.tiles();
    let owed = view.taken().filter(|(_, laid)| !laid).map(|(tile, _)| tile);
    match opened {
        None if may_open(sense, view, &tiles) => {
            if let Some(melds) = view.openings(&tiles, owed).into_iter().next() {
                return Action::Open(melds);
            }
        }
        None => {}
        Some(opened) => {
            if let Some(melds) = view.later(&tiles, opened, owed) {
                return Action::Lay(melds);
            }
            if let Some(action) = owed.and_then(|taken| view.owed(taken, opened).next()) {
                return action;
            }
            let swap = rack.distinct().find_map(|tile| view.swaps_of(tile, opened).next());
            if let Some(swap) = swap {
                return swap;
            }
            let mut plain = rack.distinct().filter(|&tile| !view.table().is_okey(tile));
            let add = plain.find_map(|tile| view.layoffs_of(tile, opened).next());
            if let Some(add) = add {
                return add;
            }
            // Only okeys can still be laid off: one of several, or one that nothing else can be thrown beside.
            let okeys = rack.iter().filter(|&tile| view.table().is_okey(tile)).count();
            let okey = view.table().okey().map(Tile::from).filter(|_| okeys > 1 || rack.len() == okeys);
            if let Some(add) = okey.and_then(|okey| view.layoffs_of(okey, opened).next()) {
                return add;
            }
        }
    }
    throw(view, sense, careful, &tiles)
}

/// Whether a rack may open at all: asked of tables, before any layout is looked for.
fn may_open(sense: &Sense, view: &View<'_>, tiles: &Tiles) -> bool {
    let bars = Bars::of(view.table().profile());
    let reckoning = sense.reckon(tiles);
    reckoning.sum >= bars.sum || reckoning.pairs >= bars.pairs
}

/// The left discard is taken where it can be laid at once.
fn draw(view: &View<'_>, sense: &Sense) -> Action {
    let takes = |tile: &Tile| {
        let with: Tiles = view.rack().iter().chain([*tile]).collect();
        let hopeless = view.opened(view.seat()).is_none() && !may_open(sense, view, &with);
        !hopeless && view.may_take(*tile)
    };
    match view.takeable().filter(takes) {
        Some(tile) => Action::Take(Some(Symbol::Tile(tile))),
        None => Action::Draw(None),
    }
}

/// Before opening: what leaves the most to open with, and of several the tile with the least company. Afterwards: the tile
/// that counts most.
fn throw(view: &View<'_>, sense: &Sense, careful: bool, tiles: &Tiles) -> Action {
    let throws = view.throws();
    let unopened = view.opened(view.seat()).is_none();
    let worth = |tile: &Tile| {
        let danger = if careful { danger(view, *tile) } else { 0 };
        if !unopened {
            let okey = view.table().is_okey(*tile);
            return (u32::from(!okey), number(*tile), usize::MAX - danger, 0);
        }
        let reckoning = sense.reckon(&tiles.without(*tile));
        let bars = Bars::of(view.table().profile());
        let series = reckoning.sum.min(bars.sum) * 100 / bars.sum.max(1);
        let progress = series.max(reckoning.pairs.min(bars.pairs) * 100 / bars.pairs.max(1));
        (progress, u32::MAX - company(view, tiles, *tile), usize::MAX - danger, number(*tile))
    };
    let tile = throws.into_iter().max_by_key(worth).unwrap_or(Tile::FalseJoker);
    Action::Throw(Symbol::Tile(tile))
}

fn number(tile: Tile) -> u32 {
    match tile {
        Tile::Numbered(face) => u32::from(face.number.get()),
        Tile::FalseJoker => 0,
    }
}

/// How many tiles of the rack could lie in a meld with this one.
fn company(view: &View<'_>, tiles: &Tiles, tile: Tile) -> u32 {
    let roles = view.table().roles();
    let Role::Natural(own) = roles.of(tile) else { return u32::MAX / 2 };
    let beside = |other: Face| {
        if own.colour == other.colour {
            u32::from(own.number.get().abs_diff(other.number.get()) <= 2) + u32::from(own == other)
        } else {
            u32::from(own.number == other.number)
        }
    };
    let others = tiles.without(tile);
    let faces = others.iter().filter_map(|other| match roles.of(other) {
        Role::Natural(face) => Some(face),
        Role::Wild => None,
    });
    faces.map(beside).sum()
}
