//! The computer players of hapis tavlası. One imitates the computer player described in a thesis on hapis.

mod plain;
mod two_ply;
mod warden;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::board::Board;
use super::risk::trap;
use super::rules::Rules;
use super::turn::{Dice, HapisTurn};
use crate::words::named;

pub(crate) use plain::ListingVerdict;
use two_ply::look_ahead_costs;

named! {
    /// The computer players for hapis tavlası.
    pub enum HapisPlayerKind {
        /// Plays a random legal turn.
        Random = "random",
        /// Imitates the computer player described in a thesis on hapis. It chooses its steps one at a time.
        Thesis = "thesis",
        /// Plays the legal turn with the lowest score. The scores, which measure the danger, are those of the computer
        /// player described in a thesis on hapis.
        ThesisTurn = "thesis-turn",
        /// Plays the turn after which the enemy has the fewest throws that imprison a checker.
        Exact = "exact",
        /// Plays like `thesis-turn`, but subtracts the value of the imprisoned enemies from the score of a turn.
        Held = "held",
        /// Looks one turn ahead: for each of its eight best turns, finds the enemy's best answer to each of the 21
        /// rolls.
        TwoPly = "two-ply",
        /// Looks ahead like `two-ply`, but values a board with tuned weights.
        Warden = "warden",
    }
}

impl HapisPlayerKind {
    /// Returns the cost of each turn of `choice.turns`, in the same order. The player plays the first turn with the
    /// lowest cost. Exceptions: `random` gives all turns the same cost and plays any of them. `thesis` may play a turn
    /// that is not in `choice.turns`; every cost is then infinite.
    ///
    /// Each player has its own unit of cost. Turns that a player never plays have infinite cost.
    pub fn costs(self, choice: TurnChoice<'_>) -> Vec<f64> {
        let after =
            |cost: &dyn Fn(&Board) -> f64| choice.turns.iter().map(|turn| cost(&turn.leaves(choice.board))).collect();
        match self {
            Self::Random => vec![0.0; choice.turns.len()],
            Self::Thesis => plain::thesis_costs(choice),
            Self::ThesisTurn => after(&plain::thesis_score),
            Self::Exact => after(&|board| f64::from(trap(&board.flipped(), choice.rules).rolls)),
            Self::Held => after(&plain::held_score),
            Self::TwoPly => look_ahead_costs(choice, two_ply::value),
            Self::Warden => look_ahead_costs(choice, warden::value),
        }
    }

    /// Returns the turn that the player plays.
    ///
    /// # Panics
    ///
    /// Panics if `choice` has no legal turn.
    pub fn choose(self, choice: TurnChoice<'_>, chance: &mut HapisRng) -> HapisTurn {
        assert!(!choice.turns.is_empty(), "a player chooses among at least one turn");
        match self {
            Self::Random => choice.turns[chance.one_of(choice.turns.len())],
            Self::Thesis => ListingVerdict::play(choice, false).0,
            _ => choice.turns[least(&self.costs(choice))],
        }
    }
}

/// A board, a roll and its legal turns, from which a player chooses.
#[derive(Debug, Clone, Copy)]
pub struct TurnChoice<'a> {
    /// The board from the point of view of the player.
    pub board: &'a Board,
    /// The dice, in the order in which they were thrown.
    pub dice: Dice,
    /// The rules under which the game is played.
    pub rules: Rules,
    /// The legal turns of the roll.
    pub turns: &'a [HapisTurn],
}

/// Returns the first index of the lowest cost.
fn least(costs: &[f64]) -> usize {
    (0..costs.len())
        .reduce(|best, at| if costs[at] < costs[best] { at } else { best })
        .expect("a player chooses among at least one turn")
}

/// A stream of random numbers for one purpose in one game: the dice, or one of the two players.
#[derive(Debug, Clone)]
pub struct HapisRng(ChaCha8Rng);

impl HapisRng {
    /// Creates a stream of random numbers: `part` 0 is for the dice, 1 and 2 are for the players.
    pub fn new(seed: u64, game: u64, part: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(game.wrapping_mul(4).wrapping_add(part));
        Self(random)
    }

    /// Throws two dice.
    #[allow(clippy::missing_panics_doc, reason = "both dice are from 1 to 6")]
    pub fn throw(&mut self) -> Dice {
        let mut die = || self.0.random_range(1..=6);
        let (first, second) = (die(), die());
        Dice::new(first, second).expect("both are from 1 to 6")
    }

    /// Returns a uniformly distributed number below `many`.
    pub fn one_of(&mut self, many: usize) -> usize {
        self.0.random_range(..many)
    }
}
