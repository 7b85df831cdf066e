//! Weighs worlds: random deals of the tiles that a player of the classic game does not see.
//!
//! The model in `danger.rs` computes the chance that a tile brings the next player nearer to a win, from the tiles that
//! this player threw, took or declined to take. The worlds get weights so that each tile helps the next player in about
//! this share of the weighted worlds.
//!
//! The weight of a world is the product of the factors of all tiles that help the next player in this world. Iterative
//! proportional fitting finds the factors: it adjusts one factor at a time.

use super::RackAnalyzer;
use super::danger::Observations;
use crate::game::State;
use crate::layouts::RoleSet;
use crate::table::{Game, Role};
use crate::tiles::Face;

/// The number of worlds from which the factors are fitted.
const SAMPLE: u64 = 2000;

const ROUNDS: usize = 3;

/// The largest factor. The smallest is its reciprocal.
const LARGEST_FACTOR: f64 = 4.0;

/// The weights of the worlds that one player considers before a throw.
#[derive(Debug)]
pub struct WorldWeights {
    factors: Vec<(Face, f64)>,
    /// The largest weight in the sample.
    largest: f64,
}

impl WorldWeights {
    /// Fits the weights to what the player on turn has seen of the next player. Returns `None` if all worlds are
    /// equally likely: in games other than the classic one, and before the next player has thrown, taken or declined a
    /// tile.
    pub fn of(state: &State, analyzer: &RackAnalyzer<'_>) -> Option<Self> {
        if state.table().game() != Game::Classic {
            return None;
        }
        let observed = Observations::of(&state.view(state.seat()));
        if !observed.has_events() {
            return None;
        }
        let sample = (0..SAMPLE).map(|seed| state.with_hidden_shuffled(state.seat(), seed));
        let mut worlds: Vec<(RoleSet, f64)> = sample.map(|world| (helpful(&world, analyzer), 1.0)).collect();
        let mut factors: Vec<(Face, f64)> = Face::all().map(|face| (face, 1.0)).collect();
        for _ in 0..ROUNDS {
            for (face, factor) in &mut factors {
                let role = Role::Natural(*face);
                let (mut all, mut helped) = (0.0, 0.0);
                for (helpful, weight) in &worlds {
                    all += weight;
                    helped += if helpful.contains(role) { *weight } else { 0.0 };
                }
                // No weight can change the share of a tile that helps in all worlds or in none.
                if helped > 0.0 && helped < all {
                    let change = odds(observed.chance_to_help(*face)) / odds(helped / all);
                    let fitted = (*factor * change).clamp(1.0 / LARGEST_FACTOR, LARGEST_FACTOR);
                    for (_, weight) in worlds.iter_mut().filter(|(helpful, _)| helpful.contains(role)) {
                        *weight *= fitted / *factor;
                    }
                    *factor = fitted;
                }
            }
        }
        let largest = worlds.into_iter().map(|(_, weight)| weight).fold(0.0, f64::max);
        Some(Self { factors, largest })
    }

    /// Returns the weight of a world as a share of the largest weight in the sample, at most 1.
    pub fn weight(&self, world: &State, analyzer: &RackAnalyzer<'_>) -> f64 {
        let helpful = helpful(world, analyzer);
        let factors = self.factors.iter().filter(|(face, _)| helpful.contains(Role::Natural(*face)));
        (factors.map(|(_, factor)| factor).product::<f64>() / self.largest).min(1.0)
    }
}

/// Converts a probability to odds: 0.75 becomes 3.
fn odds(chance: f64) -> f64 {
    chance / (1.0 - chance)
}

/// Returns the roles that would bring the next player nearer to a win in this world.
fn helpful(world: &State, analyzer: &RackAnalyzer<'_>) -> RoleSet {
    analyzer.useful_roles(&world.rack(world.view(world.seat()).next()).tiles())
}
