//! The player `thinker`. It deals the tiles it cannot see at random, many times, and asks which of its discards the
//! next player would take. It chooses a different discard than `careful` only if the gain exceeds two standard errors.
//! The number of samples is fixed, which limits the time without a clock.
//!
//! Sampling is worth most in 101. Knowing the next player's rack would gain twenty points per hand there, and sampling
//! gains a fifth of that. In the games without openings knowing the rack would gain a quarter of a point, and sampling
//! gains almost none of it (`docs/BENCHMARKS.md`).

use super::careful::{Careful, throws};
use super::next_player::NextPlayer;
use super::taker::Taker;
use super::{Chance, Player, RackAnalyzer};
use crate::game::{Action, View};
use crate::table::{Game, Symbol};
use crate::tiles::{Tile, Tiles};

pub(super) struct Thinker;

/// The number of sampled racks, and the cost of a discard that helps the next player, in useful tiles. The cost was
/// found by trials in which the true rack was known: twelve gains more than four.
const RACKS: usize = 48;
const FED: i64 = 12;

/// The number of sampled worlds in 101, and the number of discards compared in each of them.
const WORLDS: usize = 200;
const CHOICES: usize = 6;

impl Player for Thinker {
    fn act(&mut self, view: &View<'_>, analyzer: &RackAnalyzer, chance: &mut Chance) -> Action {
        let greedy = Careful.act(view, analyzer, chance);
        let Action::Throw(Symbol::Tile(first)) = greedy else { return greedy };
        let tile = match view.table().game() {
            Game::Yuzbir => of_an_opening(view, analyzer, chance, first),
            Game::Classic | Game::Chains => of_useful_tiles(view, analyzer, chance, first),
        };
        tile.map_or(greedy, Action::throw)
    }
}

/// Returns the discard with the largest certain gain over `greedy`, measured in useful tiles; `None` if no gain is
/// certain. A discard costs points if it would reduce the next player's distance.
fn of_useful_tiles(view: &View<'_>, analyzer: &RackAnalyzer, chance: &mut Chance, greedy: Tile) -> Option<Tile> {
    let rack = view.rack().tiles();
    let unseen = analyzer.unseen(view);
    let near = analyzer.best_throws(view, |_| 0);
    let useful = |tile: Tile| {
        let kept: Tiles = rack.without(tile);
        i64::try_from(analyzer.useful(&kept, analyzer.distances(&kept), &unseen)).expect("the box holds few tiles")
    };
    let own = useful(greedy);
    let choices = near.into_iter().map(|tile| (tile, useful(tile) - own));
    // Skip discards that lose more than they can possibly gain.
    let choices = choices.filter(|&(_, own)| own + FED > 0);
    let next = NextPlayer::of(view, analyzer);
    surest(greedy, FED, choices, (0..RACKS).map(|_| next.imagined(view, analyzer, chance)))
}

/// Returns the discard of 101 with the largest certain gain over `greedy`, in hundredths of a point; `None` if no gain
/// is certain. In 101 a player lays a taken tile in the same turn.
fn of_an_opening(view: &View<'_>, analyzer: &RackAnalyzer, chance: &mut Chance, greedy: Tile) -> Option<Tile> {
    let taker = Taker::of(view, analyzer);
    let own = taker.own(greedy);
    let safe = throws(view, analyzer).into_iter().filter(|&tile| tile == greedy || !view.is_playable(tile));
    let choices = safe.take(CHOICES).map(|tile| (tile, taker.own(tile) - own));
    surest(greedy, taker.fed(), choices, (0..WORLDS).filter_map(|_| taker.imagined(chance)))
}

/// Returns the choice with the largest certain gain over `greedy`; `None` if no gain is certain. A discard that the
/// next player takes costs `fed`.
///
/// Each choice has a tile and the change it makes to the own rack's value, relative to `greedy`. Each world has a
/// weight and a function that is true for the tiles the next player takes. If `greedy` is the only choice, no world is
/// sampled.
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

/// A discard that is compared with the greedy one.
struct Choice {
    tile: Tile,
    /// The change to the own rack's value, relative to the greedy discard.
    own: i64,
    gain: Gain,
}

/// The gains of one choice over the greedy discard: one gain per sampled world, weighted by the world's weight.
#[derive(Debug, Clone, Copy, Default)]
struct Gain {
    weights: i64,
    /// The sum of weight times gain.
    sum: i64,
    /// Three sums over all worlds: of weight², of weight² times gain, and of weight² times gain².
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

    /// Returns true if the mean gain is larger than two standard errors.
    fn is_sure(&self) -> bool {
        let [one, gains, squares] = self.squares.map(i128::from);
        let (weights, sum) = (i128::from(self.weights), i128::from(self.sum));
        // The sum of weight² times the squared deviation from the mean gain, multiplied by the square of the total
        // weight so that it is an integer.
        let spread = squares * weights * weights - 2 * gains * sum * weights + one * sum * sum;
        sum > 0 && sum * sum * weights * weights > 4 * spread
    }
}
