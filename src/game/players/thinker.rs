//! `thinker`: it deals what it cannot see anew, plays each of the best discards on in the same worlds, and throws another
//! than `careful` only where that gains more than two standard errors.
//!
//! In those worlds everybody plays on as `nearest`, it too: patient, and cheap. How many worlds there are is fixed, so the time
//! is bounded by their number and never by a clock.

use super::careful::{Careful, throws};
use super::nearest::Nearest;
use super::{Chance, Player, Sense};
use crate::game::{Action, SEATS, State, View};
use crate::table::{Game, Symbol};

pub(super) struct Thinker;

/// The discards that are played on.
const CHOICES: usize = 3;

impl Player for Thinker {
    fn act(&mut self, view: &View<'_>, sense: &Sense, chance: &mut Chance) -> Action {
        let greedy = Careful.act(view, sense, chance);
        if !matches!(greedy, Action::Throw(_)) {
            return greedy;
        }
        let choices: Vec<Action> =
            throws(view, sense).into_iter().take(CHOICES).map(|tile| Action::Throw(Symbol::Tile(tile))).collect();
        if choices.len() < 2 {
            return greedy;
        }
        // A hand of 101 takes much longer to play on.
        let worlds = if view.table().profile().game == Game::Yuzbir { 8 } else { 24 };
        let mut gains = vec![Gain::default(); choices.len()];
        for _ in 0..worlds {
            let seed = chance.below(usize::MAX) as u64;
            let world = view.imagined(seed);
            let worth: Vec<i64> = choices.iter().map(|choice| played_on(&world, choice, sense, seed)).collect();
            for (gain, own) in gains.iter_mut().zip(&worth) {
                gain.enter(own - worth.first().unwrap_or(own));
            }
        }
        let sure = gains.iter().enumerate().filter(|(_, gain)| gain.is_sure());
        let best = sure.max_by_key(|(_, gain)| gain.sum).map(|(at, _)| at);
        best.and_then(|at| choices.into_iter().nth(at)).unwrap_or(greedy)
    }
}

/// What a choice gains over the greedy one, world by world.
#[derive(Debug, Clone, Copy, Default)]
struct Gain {
    worlds: i64,
    sum: i64,
    squares: i64,
}

impl Gain {
    const fn enter(&mut self, gain: i64) {
        self.worlds += 1;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// Whether the mean is over two standard errors.
    const fn is_sure(&self) -> bool {
        self.sum > 0 && self.sum * self.sum * (self.worlds - 1) > 4 * (self.worlds * self.squares - self.sum * self.sum)
    }
}

/// What a hand comes to for the player whose turn it is, beside the others, when he does this and all play on as `nearest`.
fn played_on(world: &State, choice: &Action, sense: &Sense, seed: u64) -> i64 {
    let own = world.seat();
    let mut state = world.clone();
    state.step(choice);
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
