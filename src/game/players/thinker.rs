//! `thinker`: samples the tiles it cannot see, asks in the same worlds which of its discards the next player would
//! take, and departs from `careful` only for a gain over two standard errors. The number of worlds is fixed, so time is
//! bounded without a clock.
//!
//! In 101 this is worth most: knowing the next player's rack gains twenty points a hand, and sampling finds a fifth of
//! that. In the games without openings it is a quarter of a point, and sampling finds hardly any
//! (`docs/BENCHMARKS.md`).

use super::careful::{Careful, throws};
use super::next_player::NextPlayer;
use super::taker::Taker;
use super::{Chance, Player, RackAnalyzer};
use crate::game::{Action, View};
use crate::table::{Game, Symbol};
use crate::tiles::{Tile, Tiles};

pub(super) struct Thinker;

/// The number of sampled racks of the next player, and the most useful tiles to give up to deny one discard. Found by
/// trial with the true rack, where twelve gain more than four.
const RACKS: usize = 48;
const FED: i64 = 12;

/// The number of worlds sampled in 101, and of discards compared in each.
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

/// Returns the discard with the largest sure gain over `greedy`, in useful tiles, if any; a taken tile brings the next
/// player nearer.
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
    // Choices that cost more than they can gain are skipped.
    let choices = choices.filter(|&(_, own)| own + FED > 0);
    let next = NextPlayer::of(view, analyzer);
    surest(greedy, FED, choices, (0..RACKS).map(|_| next.imagined(view, analyzer, chance)))
}

/// Returns the surest throw of 101, where a taken tile is laid at once, in hundredths of a point.
fn of_an_opening(view: &View<'_>, analyzer: &RackAnalyzer, chance: &mut Chance, greedy: Tile) -> Option<Tile> {
    let taker = Taker::of(view, analyzer);
    let own = taker.own(greedy);
    let safe = throws(view, analyzer).into_iter().filter(|&tile| tile == greedy || !view.is_playable(tile));
    let choices = safe.take(CHOICES).map(|tile| (tile, taker.own(tile) - own));
    surest(greedy, taker.fed(), choices, (0..WORLDS).filter_map(|_| taker.imagined(chance)))
}

/// Returns the choice with the largest sure gain over `greedy`, if any; a tile the next player takes costs `fed`.
///
/// Each choice comes with its effect on one's own rack, relative to the greedy one. Each world comes with its weight
/// and the tiles the next player takes. With nothing to choose, no world is sampled.
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
    /// Its effect on one's own rack, relative to the greedy one.
    own: i64,
    gain: Gain,
}

/// The gains of a choice over the greedy one, one per world, weighted by likelihood.
#[derive(Debug, Clone, Copy, Default)]
struct Gain {
    weights: i64,
    /// The weighted sum of the gains.
    sum: i64,
    /// The sums of the squared weights, alone, times the gains, and times their squares.
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

    /// Returns true if the mean exceeds two standard errors.
    fn is_sure(&self) -> bool {
        let [one, gains, squares] = self.squares.map(i128::from);
        let (weights, sum) = (i128::from(self.weights), i128::from(self.sum));
        // The squared deviations of the gains from the mean, times the squared weights.
        let spread = squares * weights * weights - 2 * gains * sum * weights + one * sum * sum;
        sum > 0 && sum * sum * weights * weights > 4 * spread
    }
}
