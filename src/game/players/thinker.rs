//! `thinker`: it deals what it cannot see anew, asks in the same worlds which of its discards the next player would
//! take, and throws another than `careful` only where that gains more than two standard errors. How many worlds there
//! are is fixed, so the time is bounded by their number and never by a clock.
//!
//! In 101 nothing else is worth as much: who sees the next player's rack gains twenty points a hand by what he does not
//! throw, and a fifth of that can be guessed. In the games without openings it is a quarter of a point, of which hardly
//! anything can (`docs/BENCHMARKS.md`).

use super::careful::{Careful, throws};
use super::next_player::NextPlayer;
use super::taker::Taker;
use super::{Chance, Player, Sense};
use crate::game::{Action, View};
use crate::table::{Game, Symbol};
use crate::tiles::{Tile, Tiles};

pub(super) struct Thinker;

/// The racks of the next player that are dealt, and how many useful tiles one's own rack may lose to keep one discard
/// from him: by trial with his true rack, where twelve gain more than four.
const RACKS: usize = 48;
const FED: i64 = 12;

/// The worlds that are dealt in 101, and how many discards are asked of in each.
const WORLDS: usize = 200;
const CHOICES: usize = 6;

impl Player for Thinker {
    fn act(&mut self, view: &View<'_>, sense: &Sense, chance: &mut Chance) -> Action {
        let greedy = Careful.act(view, sense, chance);
        let Action::Throw(Symbol::Tile(first)) = greedy else { return greedy };
        let tile = match view.table().game() {
            Game::Yuzbir => of_an_opening(view, sense, chance, first),
            Game::Classic | Game::Chains => of_useful_tiles(view, sense, chance, first),
        };
        tile.map_or(greedy, Action::throw)
    }
}

/// The discard, if any, that surely gains the most over the `greedy` one where a tile taken brings the next player
/// nearer; counted in useful tiles.
fn of_useful_tiles(view: &View<'_>, sense: &Sense, chance: &mut Chance, greedy: Tile) -> Option<Tile> {
    let rack = view.rack().tiles();
    let unseen = sense.unseen(view);
    let near = sense.best_throws(view, |_| 0);
    let useful = |tile: Tile| {
        let kept: Tiles = rack.without(tile);
        i64::try_from(sense.useful(&kept, sense.distances(&kept), &unseen)).unwrap_or(0)
    };
    let own = useful(greedy);
    let choices = near.into_iter().map(|tile| (tile, useful(tile) - own));
    // Nothing that costs more than it can gain is looked at.
    let choices = choices.filter(|&(_, own)| own + FED > 0);
    let next = NextPlayer::of(view, sense);
    surest(greedy, FED, choices, (0..RACKS).map(|_| next.imagined(view, sense, chance)))
}

/// The surest throw of 101, where a tile taken is laid at once: counted in hundredths of a point.
fn of_an_opening(view: &View<'_>, sense: &Sense, chance: &mut Chance, greedy: Tile) -> Option<Tile> {
    let taker = Taker::of(view, sense);
    let own = taker.own(greedy);
    let safe = throws(view, sense).into_iter().filter(|&tile| tile == greedy || !view.is_playable(tile));
    let choices = safe.take(CHOICES).map(|tile| (tile, taker.own(tile) - own));
    surest(greedy, taker.fed(), choices, (0..WORLDS).filter_map(|_| taker.imagined(chance)))
}

/// The choice, if any, that surely gains the most over the `greedy` one, where a tile that the next player takes costs
/// `fed`.
///
/// Each choice comes with how much better or worse than the greedy one it leaves one's own rack; each of the worlds with
/// its weight, and says whether he takes a tile. No world is dealt where there is nothing to choose.
pub fn surest<T: Fn(Tile) -> bool>(
    greedy: Tile,
    fed: i64,
    choices: impl Iterator<Item = (Tile, i64)>,
    worlds: impl Iterator<Item = (i64, T)>,
) -> Option<Tile> {
    let others = choices.filter(|&(tile, _)| tile != greedy);
    let mut choices: Vec<Choice> = others.map(|(tile, own)| Choice { tile, own, gain: Gain::default() }).collect();
    if choices.is_empty() {
        return None;
    }
    for (weight, takes) in worlds {
        let taken = i64::from(takes(greedy));
        for choice in &mut choices {
            let spared = taken - i64::from(takes(choice.tile));
            choice.gain.enter(weight, choice.own + fed * spared);
        }
    }
    let sure = choices.into_iter().filter(|choice| choice.gain.is_sure());
    sure.max_by_key(|choice| choice.gain.sum).map(|choice| choice.tile)
}

/// A discard other than the greedy one.
struct Choice {
    tile: Tile,
    /// How much better or worse it leaves one's own rack.
    own: i64,
    gain: Gain,
}

/// What a choice gains over the greedy one, world by world, each as heavy as it is likely.
#[derive(Debug, Clone, Copy, Default)]
struct Gain {
    weights: i64,
    /// The gains with their weights.
    sum: i64,
    /// The squares of the weights, alone, with the gains and with the squares of these.
    squares: [i64; 3],
}

impl Gain {
    fn enter(&mut self, weight: i64, gain: i64) {
        self.weights += weight;
        self.sum += weight * gain;
        for (power, sum) in (0_u32..).zip(&mut self.squares) {
            *sum += weight * weight * gain.pow(power);
        }
    }

    /// Whether the mean is over two standard errors.
    fn is_sure(&self) -> bool {
        let [one, gains, squares] = self.squares.map(i128::from);
        let (weights, sum) = (i128::from(self.weights), i128::from(self.sum));
        // The squares of each gain's distance from the mean, all times the square of the weights.
        let spread = squares * weights * weights - 2 * gains * sum * weights + one * sum * sum;
        sum > 0 && sum * sum * weights * weights > 4 * spread
    }
}
