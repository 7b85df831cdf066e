//! The player `thinker`. It plays like `careful`, but estimates better how much a discard helps the next player.
//! `docs/BENCHMARKS.md` lists what each idea gains.
//!
//! - In the classic game a fitted model (`danger.rs`) estimates the chances that a discard helps the next player and
//!   that this player wins with it. `thinker` also looks one useful draw further ahead (`foresight.rs`).
//! - In 101 it deals the unseen tiles at random, many times, and counts how often the next player would take the
//!   discard. It also lays pairs that `careful` keeps (`in_101.rs`).

use super::careful::{self, throws};
use super::danger::Observations;
use super::foresight::Foresight;
use super::next_player::NextPlayer;
use super::{Chance, PlayerKind, RackAnalyzer, in_101, throw};
use crate::game::{Action, View};
use crate::table::{Game, Symbol};
use crate::tiles::Tile;

/// Random deals of the unseen tiles in 101.
const WORLDS: usize = 60;

/// The largest number of discards that the player compares in each deal.
const CHOICES: usize = 6;

pub(super) fn act(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance) -> Action {
    match view.table().game() {
        Game::Classic if view.must_draw() => {
            let foresight = Foresight::of(view, analyzer);
            Action::draw_or_take(view.discard_if(|discard| foresight.wants(discard)))
        }
        Game::Classic => careful::before_throw(view, analyzer).unwrap_or_else(|| {
            let observed = Observations::of(view);
            throw(Foresight::of(view, analyzer).best_throw(|tile| observed.cost(tile)))
        }),
        Game::Yuzbir => {
            let action = in_101::act(view, analyzer, PlayerKind::Thinker);
            let Action::Throw(Symbol::Tile(first)) = action else { return action };
            untaken(view, analyzer, chance, first).map_or(action, Action::throw)
        }
        Game::Chains => careful::act(view, analyzer),
    }
}

/// In 101, returns the discard that gains the most points over `first`, the choice of `careful`; `None` if no discard
/// gains points.
fn untaken(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance, first: Tile) -> Option<Tile> {
    let next = NextPlayer::of(view, analyzer);
    let own = next.own(first);
    let safe = throws(view, analyzer).into_iter().filter(|&tile| tile == first || !view.is_playable(tile));
    let choices = safe.take(CHOICES).map(|tile| (tile, next.own(tile) - own));
    most_gaining(first, next.cost_of_take(), choices, (0..WORLDS).filter_map(|_| next.sampled_world(chance)))
}

/// Returns the discard that gains the most points over the discard `first`, added up over all `worlds`; `None` if no
/// discard gains points.
///
/// `choices` lists discards, each with its advantage: the value of the player's own rack after this discard minus its
/// value after `first`. Each of the `worlds` (random deals) is a function that says whether the next player would take
/// a tile. A taken discard costs `cost_of_take`. So in each world, a discard gains its advantage, plus `cost_of_take`
/// if `first` would be taken, minus `cost_of_take` if this discard would be taken.
pub fn most_gaining<T: Fn(Tile) -> bool>(
    first: Tile,
    cost_of_take: i64,
    choices: impl Iterator<Item = (Tile, i64)>,
    worlds: impl Iterator<Item = T>,
) -> Option<Tile> {
    let mut gains: Vec<(Tile, i64, i64)> =
        choices.filter(|&(tile, _)| tile != first).map(|(tile, own)| (tile, own, 0)).collect();
    if gains.is_empty() {
        return None;
    }
    for takes in worlds {
        let taken = i64::from(takes(first));
        for (tile, own, gain) in &mut gains {
            *gain += *own + cost_of_take * (taken - i64::from(takes(*tile)));
        }
    }
    let best = gains.into_iter().filter(|&(_, _, gain)| gain > 0);
    best.max_by_key(|&(_, _, gain)| gain).map(|(tile, _, _)| tile)
}
