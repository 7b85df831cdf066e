//! The player `thinker`. Before a throw it deals the unseen tiles at random, many times. For each deal it checks which
//! discards the next player would take. It throws the tile that `careful` would throw, unless the mean gain of a
//! different tile is more than two standard errors. The number of deals is fixed, so a throw takes a limited time, and
//! no clock is needed.
//!
//! Sampling is worth most in 101. There, a player who knew the next player's rack would gain twenty points per hand,
//! and sampling gains a fifth of that. In the games without openings, such knowledge would gain a quarter of a point,
//! and sampling gains almost nothing (`docs/BENCHMARKS.md`).

use super::careful::{Careful, throws};
use super::ratings::NextPlayer;
use super::taker::Taker;
use super::{Chance, Player, RackAnalyzer};
use crate::game::{Action, View};
use crate::table::{Game, Symbol};
use crate::tiles::{Tile, Tiles};

pub(super) struct Thinker;

/// `RACKS` is the number of sampled racks. `FED` is the cost of a discard that helps the next player, counted in
/// useful tiles on the thrower's own rack. In trials with the next player's true rack, a cost of twelve gained more
/// than a cost of four.
const RACKS: usize = 48;
const FED: i64 = 12;

/// The effort in 101: the number of random deals of the unseen tiles, and the number of discards that the player
/// compares in each deal.
const WORLDS: usize = 200;
const CHOICES: usize = 6;

impl Player for Thinker {
    fn act(&mut self, view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance) -> Action {
        let greedy = Careful.act(view, analyzer, chance);
        let Action::Throw(Symbol::Tile(first)) = greedy else { return greedy };
        let tile = match view.table().game() {
            Game::Yuzbir => of_an_opening(view, analyzer, chance, first),
            Game::Classic | Game::Chains => of_useful_tiles(view, analyzer, chance, first),
        };
        tile.map_or(greedy, Action::throw)
    }
}

/// Returns the discard that is most clearly better than the tile `greedy`; `None` if no discard is. A discard is worth
/// the number of useful tiles that it leaves, minus `FED` if it would bring the next player nearer to a win.
fn of_useful_tiles(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance, greedy: Tile) -> Option<Tile> {
    let rack = view.rack().tiles();
    let unseen = analyzer.unseen(view);
    let near = analyzer.best_throws(view, |_| 0);
    let useful = |tile: Tile| {
        let kept: Tiles = rack.without(tile);
        i64::try_from(analyzer.useful(&kept, analyzer.distances(&kept), &unseen)).expect("the box holds few tiles")
    };
    let own = useful(greedy);
    let choices = near.into_iter().map(|tile| (tile, useful(tile) - own));
    // Skip a discard that leaves very few useful tiles. It cannot be better than the discard `greedy`, even if only
    // `greedy` helps the next player, which costs `FED`.
    let choices = choices.filter(|&(_, own)| own + FED > 0);
    let next = NextPlayer::of(view, analyzer);
    surest(greedy, FED, choices, (0..RACKS).map(|_| next.imagined(view, analyzer, chance)))
}

/// Returns the discard in 101 that is most clearly better than the tile `greedy`; `None` if no discard is. Gains are in
/// hundredths of a point.
fn of_an_opening(view: &View<'_>, analyzer: &RackAnalyzer<'_>, chance: &mut Chance, greedy: Tile) -> Option<Tile> {
    let taker = Taker::of(view, analyzer);
    let own = taker.own(greedy);
    let safe = throws(view, analyzer).into_iter().filter(|&tile| tile == greedy || !view.is_playable(tile));
    let choices = safe.take(CHOICES).map(|tile| (tile, taker.own(tile) - own));
    surest(greedy, taker.fed(), choices, (0..WORLDS).filter_map(|_| taker.imagined(chance)))
}

/// Returns the discard that is most clearly better than `greedy`; `None` if no discard is.
///
/// `choices` lists discards, each with an advantage: the value of the player's own rack after this discard minus its
/// value after `greedy`. `worlds` are random deals, each with a weight and a function that says whether the next
/// player would take a given tile. A discard that the next player takes costs `fed`. If `greedy` is the only choice,
/// no deal is used.
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

struct Choice {
    tile: Tile,
    own: i64,
    gain: Gain,
}

/// How much better one discard is than the one that the computer player `careful` would choose. Each random deal gives
/// one gain, and each deal has a weight.
#[derive(Debug, Clone, Copy, Default)]
struct Gain {
    weights: i64,
    sum: i64,
    /// Each random deal has a weight and a gain. This field has three sums over all deals: of weight², of weight² times
    /// gain, and of weight² times gain². The variance of the gain is computed from them.
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

    fn is_sure(&self) -> bool {
        let [one, gains, squares] = self.squares.map(i128::from);
        let (weights, sum) = (i128::from(self.weights), i128::from(self.sum));
        // Compute the variance of the weighted gains in integers: sum up weight² times the squared deviation from the
        // mean gain, and multiply by the square of the total weight.
        let spread = squares * weights * weights - 2 * gains * sum * weights + one * sum * sum;
        sum > 0 && sum * sum * weights * weights > 4 * spread
    }
}
