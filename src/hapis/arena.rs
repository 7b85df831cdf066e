//! Matches between two computer players. Each game is played twice with the same dice, with swapped sides.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::board::{Board, Side};
use super::player::{HapisPlayerKind, HapisRng, TurnChoice};
use super::position::HapisOutcome;
use super::rules::Rules;
use super::turn::{HapisTurn, turns_into};

/// The results of a match, from the point of view of the first player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct HapisTally {
    pub(crate) games: u64,
    /// The points of the first player minus those of the second.
    pub(crate) points: i64,
    /// The sum of the squared point differences of the pairs of games, for [`error`](Self::error).
    pub(crate) squares: u64,
    /// Games that the first player won by one point (index 0) and by two points (index 1).
    pub(crate) won: [u64; 2],
    /// Games that the second player won by one point (index 0) and by two points (index 1).
    pub(crate) lost: [u64; 2],
    pub(crate) drawn: u64,
    /// Turns, including rolls that could not be played.
    pub(crate) turns: u64,
}

impl HapisTally {
    /// Returns the mean point difference of a game.
    #[allow(clippy::cast_precision_loss)] // There are far fewer games than 2^52.
    pub(crate) fn mean(&self) -> f64 {
        self.points as f64 / self.games as f64
    }

    /// Returns the standard error of [`mean`](Self::mean). The two games of a pair are one sample, because they use the
    /// same dice.
    #[allow(clippy::cast_precision_loss)]
    pub(crate) fn error(&self) -> f64 {
        let pairs = self.games as f64 / 2.0;
        let mean = self.points as f64 / pairs;
        let variance = (self.squares as f64 / pairs - mean * mean) * pairs / (pairs - 1.0).max(1.0);
        (variance / pairs).sqrt() / 2.0
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.points += other.points;
        self.squares += other.squares;
        self.drawn += other.drawn;
        self.turns += other.turns;
        for number in 0..2 {
            self.won[number] += other.won[number];
            self.lost[number] += other.lost[number];
        }
    }
}

/// The two players, the rules and the seed of a match.
struct HapisMatch {
    one: HapisPlayerKind,
    other: HapisPlayerKind,
    rules: Rules,
    seed: u64,
}

/// Plays `pairs` pairs of games. Both games of a pair have the same dice, and the players swap sides. The number of
/// threads does not change the result.
pub(crate) fn meet(
    one: HapisPlayerKind,
    other: HapisPlayerKind,
    rules: Rules,
    pairs: u64,
    seed: u64,
    threads: usize,
) -> HapisTally {
    let games = HapisMatch { one, other, rules, seed };
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = HapisTally::default();
        let mut turns = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= pairs {
                return tally;
            }
            tally.add(games.pair(number, &mut turns));
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut whole = HapisTally::default();
        for worker in workers {
            match worker.join() {
                Ok(tally) => whole.add(tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        whole
    })
}

impl HapisMatch {
    /// Plays two games with the same dice. Reuses the memory of `turns`.
    fn pair(&self, number: u64, turns: &mut Vec<HapisTurn>) -> HapisTally {
        let mut tally = HapisTally::default();
        let mut sum = 0;
        for swapped in [false, true] {
            let seats = if swapped { [self.other, self.one] } else { [self.one, self.other] };
            let (points, played) = self.game(seats, number, turns);
            let points = if swapped { -points } else { points };
            tally.games += 1;
            tally.turns += played;
            match points {
                0 => tally.drawn += 1,
                1.. => tally.won[usize::from(points > 1)] += 1,
                _ => tally.lost[usize::from(points < -1)] += 1,
            }
            sum += i64::from(points);
        }
        tally.points = sum;
        tally.squares = sum.unsigned_abs().pow(2);
        tally
    }

    /// Plays one game. Returns the points of the first player, negative if the second player wins, and the number of
    /// turns.
    ///
    /// The first player has White and starts. The dice depend only on the seed and `number`.
    fn game(&self, seats: [HapisPlayerKind; 2], number: u64, turns: &mut Vec<HapisTurn>) -> (i32, u64) {
        let (rules, seed) = (self.rules, self.seed);
        let mut dice = HapisRng::new(seed, number, 0);
        let mut chances = [HapisRng::new(seed, number, 1), HapisRng::new(seed, number, 2)];
        let mut board = Board::START;
        let mut side = Side::White;
        let mut played = 0;
        loop {
            let outcome = board.outcome(side, rules);
            if outcome != HapisOutcome::Running {
                let won = outcome.won();
                let points = won.map_or(0, |(winner, points)| if winner == Side::White { points } else { -points });
                return (points, played);
            }
            let thrown = dice.throw();
            played += 1;
            turns_into(turns, &board, thrown, rules);
            if !turns.is_empty() {
                let seat = side as usize;
                let choice = TurnChoice { board: &board, dice: thrown, rules, turns };
                board = seats[seat].choose(choice, &mut chances[seat]).leaves(&board);
            }
            board = board.flipped();
            side = side.other();
        }
    }
}
