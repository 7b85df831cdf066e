//! `thinker`: it deals what it cannot see anew, plays its best discards on in the same worlds, and throws another than `careful`
//! only where that gains more than two standard errors. How many worlds there are is fixed, so the time is bounded by their
//! number and never by a clock.
//!
//! In the games without openings the worlds are racks that the next player may hold, and what is played on is his draw: a discard
//! that brings him nearer is as bad as so many useful tiles fewer of one's own. Who sees his rack gains a quarter of a point a hand
//! by that alone; what can be guessed of it is little (`docs/BENCHMARKS.md`). In 101 everybody plays on to the end as `nearest`:
//! there the thinker is patient, and cheap.

use super::careful::{Careful, throws};
use super::nearest::Nearest;
use super::neighbour::Neighbour;
use super::{Chance, Player, Sense};
use crate::game::{Action, SEATS, State, View};
use crate::table::{Game, Symbol};
use crate::tiles::{Tile, Tiles};

pub(super) struct Thinker;

/// The discards that are played on to the end in 101, and in how many worlds.
const CHOICES: usize = 3;
const WORLDS: usize = 8;

/// The racks of the next player that are dealt, and how many useful tiles one's own rack may lose to keep one discard from him: by
/// trial with his true rack, where twelve gain more than four.
const RACKS: usize = 48;
const FED: i64 = 12;

impl Player for Thinker {
    fn act(&mut self, view: &View<'_>, sense: &Sense, chance: &mut Chance) -> Action {
        let greedy = Careful.act(view, sense, chance);
        let Action::Throw(Symbol::Tile(first)) = greedy else { return greedy };
        let tile = match view.table().profile().game {
            Game::Yuzbir => played_to_the_end(view, sense, chance),
            Game::Classic | Game::Chains => kept_from_the_next(view, sense, chance, first),
        };
        tile.map_or(greedy, |tile| Action::Throw(Symbol::Tile(tile)))
    }
}

/// The discard that surely gains the most when everybody plays on, if one does.
fn played_to_the_end(view: &View<'_>, sense: &Sense, chance: &mut Chance) -> Option<Tile> {
    let choices: Vec<Tile> = throws(view, sense).into_iter().take(CHOICES).collect();
    let mut gains = vec![Gain::default(); choices.len()];
    for _ in 0..if choices.len() < 2 { 0 } else { WORLDS } {
        let seed = chance.below(usize::MAX) as u64;
        let world = view.imagined(seed);
        let worth: Vec<i64> = choices.iter().map(|&choice| played_on(&world, choice, sense, seed)).collect();
        for (gain, own) in gains.iter_mut().zip(&worth) {
            gain.enter(1, own - worth.first().unwrap_or(own));
        }
    }
    surest(choices.into_iter().zip(gains))
}

/// The discard that surely gains the most when the next player takes whatever brings him nearer, if one does.
fn kept_from_the_next(view: &View<'_>, sense: &Sense, chance: &mut Chance, greedy: Tile) -> Option<Tile> {
    let rack = view.rack().tiles();
    let unseen = sense.unseen(view);
    let near = sense.best_throws(view, |_| 0);
    let useful = |tile: Tile| {
        let kept: Tiles = rack.without(tile);
        i64::try_from(sense.useful(&kept, sense.distances(&kept), &unseen)).unwrap_or(0)
    };
    let own = useful(greedy);
    let choices: Vec<(Tile, i64)> = near.into_iter().map(|tile| (tile, useful(tile) - own)).collect();
    // Nothing that costs more than it can gain is looked at.
    let choices: Vec<(Tile, i64)> = choices.into_iter().filter(|(_, less)| less + FED > 0).collect();
    if choices.len() < 2 {
        return None;
    }
    let neighbour = Neighbour::of(view, &unseen);
    let mut gains = vec![Gain::default(); choices.len()];
    for _ in 0..RACKS {
        let (weight, wants) = neighbour.imagined(view, sense, chance);
        for (gain, &(tile, less)) in gains.iter_mut().zip(&choices) {
            let spared = i64::from(wants(greedy)) - i64::from(wants(tile));
            gain.enter(weight, less + FED * spared);
        }
    }
    surest(choices.into_iter().map(|(tile, _)| tile).zip(gains))
}

fn surest(choices: impl Iterator<Item = (Tile, Gain)>) -> Option<Tile> {
    let sure = choices.filter(|(_, gain)| gain.is_sure());
    sure.max_by_key(|(_, gain)| gain.sum).map(|(tile, _)| tile)
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
        // The squares of what each gain is beside the mean, all times the square of the weights.
        let spread = squares * weights * weights - 2 * gains * sum * weights + one * sum * sum;
        sum > 0 && sum * sum * weights * weights > 4 * spread
    }
}

/// What a hand comes to for the player whose turn it is, beside the others, when he throws this and all play on as `nearest`.
fn played_on(world: &State, choice: Tile, sense: &Sense, seed: u64) -> i64 {
    let own = world.seat();
    let mut state = world.clone();
    state.step(&Action::Throw(Symbol::Tile(choice)));
    while state.over().is_none() {
        let seat = state.seat();
        let mut chance = Chance::new(seed, 0, state.turns(), seat);
        let action = Nearest.act(&state.view(seat), sense, &mut chance);
        state.step(&action);
    }
    let points = state.points();
    let seats = i64::try_from(SEATS).unwrap_or(0);
    let ahead = seats * points.get(own).unwrap_or(&0) - points.iter().sum::<i64>();
    if state.fewer_wins() { -ahead } else { ahead }
}
