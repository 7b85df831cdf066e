//! Who plays: the engine of the thesis, what beats it, and why.

mod exact;
mod held;
mod random;
mod thesis;
mod two_ply;
mod warden;

pub use thesis::Listed;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::board::Board;
use super::dice::Dice;
use super::rules::Rules;
use super::turn::{Turn, turns_into};
use crate::words::named;

named! {
    /// The players there are.
    Kind {
        /// Any legal turn, all alike.
        Random = "random",
        /// The printed engine, step by step.
        Thesis = "thesis",
        /// Whole legal turns, ranked by the thesis's number.
        ThesisTurn = "thesis-turn",
        /// The turn after which the fewest throws imprison something.
        Exact = "exact",
        /// The thesis's number of whole turns less what imprisoned enemies are worth.
        Held = "held",
        /// The best eight turns, each played out against all 21 rolls.
        TwoPly = "two-ply",
        /// As many turns played out, judged by tuned terms.
        Warden = "warden",
    }
}

impl Kind {
    /// The player of that name.
    pub fn player(self) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(random::Random),
            Self::Thesis => Box::new(thesis::Thesis { as_printed: false }),
            Self::ThesisTurn => Box::new(thesis::ThesisTurn),
            Self::Exact => Box::new(exact::Exact),
            Self::Held => Box::new(held::Held),
            Self::TwoPly => Box::new(two_ply::TwoPly),
            Self::Warden => Box::new(warden::Warden),
        }
    }

    /// The printed engine with its omission: it never frees a checker that it leaves.
    pub fn as_printed() -> Box<dyn Player> {
        Box::new(thesis::Thesis { as_printed: true })
    }
}

/// What a player chooses among: a board with a roll and its legal turns, at least one.
#[derive(Debug, Clone, Copy)]
pub struct Choice<'a> {
    /// The board as the player sees it.
    pub board: &'a Board,
    /// The roll, in the order thrown.
    pub dice: Dice,
    /// How the table plays.
    pub rules: Rules,
    /// The legal turns.
    pub turns: &'a [Turn],
}

/// Somebody who plays.
pub trait Player: Send + Sync {
    /// What each turn costs in the player's eyes, in the order of the turns: the least is played, the first of equals.
    ///
    /// Only the order counts; each player has units of its own. A turn that it does not even consider costs infinity.
    fn costs(&self, choice: Choice<'_>) -> Vec<f64>;

    /// The turn it plays.
    fn choose(&self, choice: Choice<'_>, _chance: &mut Chance) -> Turn {
        choice.turns[least(&self.costs(choice))]
    }
}

/// The first of the least.
fn least(costs: &[f64]) -> usize {
    (0..costs.len()).reduce(|best, at| if costs[at] < costs[best] { at } else { best }).unwrap_or(0)
}

/// The chance of one game: the same for the same seed and game, whatever else is played.
#[derive(Debug, Clone)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The chance of a game under a seed. A game has several: dice, and one for each seat.
    pub fn new(seed: u64, game: u64, part: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(game.wrapping_mul(4).wrapping_add(part));
        Self(random)
    }

    /// A throw of two dice.
    pub fn throw(&mut self) -> Dice {
        let mut die = || self.0.random_range(1..=6);
        let (first, second) = (die(), die());
        Dice::new(first, second).unwrap_or_else(|| unreachable!("both are dice"))
    }

    /// One of so many, all alike.
    pub fn one_of(&mut self, many: usize) -> usize {
        self.0.random_range(..many)
    }
}

/// The turn a player plays on a board, or none where there is none.
pub(super) fn play(
    player: &dyn Player,
    board: &Board,
    dice: Dice,
    rules: Rules,
    chance: &mut Chance,
    turns: &mut Vec<Turn>,
) -> Option<Turn> {
    turns_into(turns, board, dice, rules);
    (!turns.is_empty()).then(|| player.choose(Choice { board, dice, rules, turns }, chance))
}
