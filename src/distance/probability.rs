//! Computes exact probabilities of draws.

use std::fmt;

use crate::hand::NoAnswer;
use crate::table::Game;

/// Checks that a player can draw this many tiles from the stock, and converts the number.
///
/// # Errors
/// Returns an error if the stock has fewer tiles.
pub fn own_draws(draws: u64, game: Game) -> Result<usize, NoAnswer> {
    let most = game.tiles().stock();
    usize::try_from(draws).ok().filter(|&few| few <= most).ok_or(NoAnswer::TooManyDraws { draws, most })
}

/// A probability as a fraction in lowest terms.
///
/// ```
/// use okey::Probability;
///
/// // One of two good tiles among five, within two draws: 1 - 3/5 * 2/4.
/// let chance = Probability::of_any(2, 5, 2);
/// assert_eq!(chance.to_string(), "7/10");
/// assert!((chance.value() - 0.7).abs() < 1e-12);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Probability {
    numerator: u128,
    denominator: u128,
}

impl Probability {
    /// Returns the probability of drawing at least one of `good` good tiles in `draws` draws from `all` tiles, without
    /// putting tiles back. It is 0 if there is nothing to draw. If `draws` is more than `all`, all tiles are drawn.
    ///
    /// A game has at most 112 tiles. With numbers up to 112, no product overflows.
    pub fn of_any(good: usize, all: usize, draws: usize) -> Self {
        // This loop computes the probability that no draw hits a good tile. It reduces the fraction after each step so
        // that the terms stay small.
        let (mut numerator, mut denominator) = (1_u128, 1_u128);
        for drawn in 0..draws.min(all) {
            let (misses, of) = ((all - good.min(all)).saturating_sub(drawn) as u128, (all - drawn) as u128);
            let (above, below) = (greatest_common_divisor(misses, denominator), greatest_common_divisor(numerator, of));
            let (misses, of) = (misses / above, of / below);
            let both = greatest_common_divisor(misses, of);
            numerator = numerator / below * (misses / both);
            denominator = denominator / above * (of / both);
        }
        Self { numerator: denominator - numerator, denominator }
    }

    /// Returns the probability as the nearest floating-point number, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "the fraction itself is exact")]
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

/// Returns the greatest common divisor. Divides with 64 bits if both numbers fit, because that is faster.
fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b > 0 {
        (a, b) = match (u64::try_from(a), u64::try_from(b)) {
            (Ok(one), Ok(other)) => (b, (one % other).into()),
            _ => (b, a % b),
        };
    }
    a
}
