//! The player `random`: plays any legal turn at random, and finishes if it can.

use super::{Chance, RackAnalyzer, throw};
use crate::game::actions::lays;
use crate::game::{Action, View};
use crate::score::Opened;
use crate::table::Game;
use crate::tiles::Tile;

pub(super) fn act(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance) -> Action {
    if view.table().game() == Game::Yuzbir {
        return in_101(view, analyzer, chance);
    }
    if view.must_draw() {
        return Action::draw_or_take(view.discard_if(|_| chance.below(2) == 1));
    }
    thrown(view, analyzer, chance)
}

/// Not inlined, which keeps the code for drawing fast.
#[inline(never)]
fn thrown(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance) -> Action {
    match analyzer.finish(view.rack()) {
        Some(tile) => Action::finish(tile),
        None => throw(nth(view, chance)),
    }
}

/// Listing all possible actions is slow, so the player first chooses a kind of action at random.
#[inline(never)]
fn in_101(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance) -> Action {
    if view.must_draw() {
        let take = view.takeable().filter(|&tile| chance.below(2) == 0 && takes(view, analyzer, tile));
        return Action::draw_or_take(take);
    }
    let rack = view.rack();
    let owed = view.to_lay();
    if let Some(owed) = owed {
        return paid(view, analyzer, owed).unwrap_or_else(|| any(view, analyzer, chance));
    }
    if rack.len() == 1 {
        return any(view, analyzer, chance);
    }
    if chance.below(2) == 0
        && !view.took_back()
        && let Some(action) = laid(view, analyzer, chance)
    {
        return action;
    }
    let clean = (0..rack.len()).filter_map(|_| nth(view, chance)).find(|&tile| !view.is_playable(tile));
    clean.map_or_else(|| any(view, analyzer, chance), Action::throw)
}

/// Returns true if the player can lay the left neighbour's discard in the same turn, by laying it off or in the melds
/// with the highest sum.
fn takes(view: &View<'_>, analyzer: &RackAnalyzer<'_>, tile: Tile) -> bool {
    let rack = view.rack();
    let mut with = rack.clone();
    with.add(tile);
    // Most tiles do not raise the highest sum, so compare the sums before building melds. But even if the sum rises,
    // the melds need not contain the taken tile: the player may throw that tile and lay another one instead.
    let laid = |bar: u32| {
        analyzer.sum_from(&with, bar).is_some_and(|sum| analyzer.sum_from(rack, sum).is_none())
            && view.highest_melds(analyzer.engine(), &with.tiles(), bar).is_some_and(|melds| lays(&melds, tile))
    };
    match view.opened(view.seat()) {
        None => view.table().profile().takes_unopened && laid(view.bars().sum),
        Some(opened) => {
            let melds = opened == Opened::Series && rack.len() > 2 && laid(1);
            !rack.is_empty() && (melds || view.layoffs_of(tile, opened).next().is_some())
        }
    }
}

fn paid(view: &View<'_>, analyzer: &RackAnalyzer<'_>, owed: Tile) -> Option<Action> {
    let tiles = view.rack().tiles();
    match view.opened(view.seat()) {
        None => {
            view.any_opening(analyzer.engine(), &tiles, Some(owed)).filter(|melds| lays(melds, owed)).map(Action::Open)
        }
        Some(opened) => view.owed(owed, opened).next().or_else(|| {
            let melds = view
                .highest_melds(analyzer.engine(), &tiles, 1)
                .filter(|melds| opened == Opened::Series && lays(melds, owed));
            melds.map(Action::Lay)
        }),
    }
}

fn laid(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance) -> Option<Action> {
    let rack = view.rack();
    match view.opened(view.seat()) {
        None if analyzer.opens(rack, view.bars()) => {
            view.any_opening(analyzer.engine(), &rack.tiles(), None).map(Action::Open)
        }
        None => None,
        Some(Opened::Series) if chance.below(2) == 0 => {
            // Most racks have nothing to lay. Check that quickly before building melds.
            let lays = analyzer.sum_from(rack, 1).is_some();
            lays.then(|| view.highest_melds(analyzer.engine(), &rack.tiles(), 1))?.map(Action::Lay)
        }
        Some(Opened::Pairs) if chance.below(2) == 0 => {
            view.later(analyzer.engine(), &rack.tiles(), Opened::Pairs, None).map(Action::Lay)
        }
        Some(opened) => view.owed(nth(view, chance)?, opened).next(),
    }
}

fn any(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance) -> Action {
    let actions = view.actions(analyzer.engine());
    let pick = chance.below(actions.len());
    actions.into_iter().nth(pick).expect("a player on turn can act")
}

fn nth(view: &View<'_>, chance: &mut Chance) -> Option<Tile> {
    let rack = view.rack();
    rack.nth(chance.below(rack.len()))
}
