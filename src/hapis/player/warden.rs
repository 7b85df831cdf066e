//! The strongest computer player: looks ahead like `two-ply`, and values a board with tuned weights.

use crate::hapis::board::{Board, CHECKERS, Half, OFF, POINTS, left};

/// Estimates the value of a board for `me`, in points. The other side moves next.
///
/// The exposed checkers of `me` have higher weights, because the other side throws next.
pub(super) fn value(board: &Board) -> f64 {
    let race = f64::from(board.you.pips()) - f64::from(board.me.pips());
    let (mine, yours) = (SideTerms::of(board.me, board.you), SideTerms::of(board.you, board.me));
    0.0086 * race + mine.worth() - yours.worth() - 0.70 * mine.exposed - 0.46 * mine.mother_exposed
        + 0.17 * (yours.exposed + yours.mother_exposed)
}

/// The number of throws, out of 36, that reach a lone checker `n` pips away if no point in between is closed, at index
/// `n`.
const SHOTS: [f64; 13] = [0.0, 11.0, 12.0, 14.0, 15.0, 15.0, 17.0, 6.0, 6.0, 5.0, 3.0, 2.0, 3.0];

/// The properties of one side's checkers that determine the value of a board.
#[derive(Default)]
struct SideTerms {
    prisoners: f64,
    pips_held: f64,
    mother_held: f64,
    /// A sum over the lone free checkers that hold no prisoner: the estimated probability that the checker is
    /// imprisoned, times the cost of this.
    exposed: f64,
    mother_exposed: f64,
    /// How much this side blocks the enemy: for each point where the enemy cannot land, the share of the enemy's
    /// fifteen checkers that have not passed it.
    hindered: f64,
    /// The squared length, divided by 36, of the longest row of adjacent points where the enemy cannot land. Only
    /// points that some enemy checker has not passed count.
    prime: f64,
    /// Lone checkers of this side that hold a prisoner.
    lone_captors: f64,
    off: f64,
    /// Checkers beyond the third on each point: a point with five checkers adds 2.
    heaped: f64,
    at_start: f64,
}

impl SideTerms {
    fn worth(&self) -> f64 {
        -0.55 * self.prisoners - 0.90 * self.pips_held - 0.33 * self.mother_held
            + 0.134 * self.hindered
            + 0.098 * self.prime
            - 0.12 * self.lone_captors
            + 0.715 * self.off
            - 0.036 * self.heaped
            - 0.41 * self.at_start
    }

    fn of(half: Half, enemy: Half) -> Self {
        let mut standing = Self::default();
        let against = |place: usize| enemy.count(POINTS - 1 - place);
        let attacked = |place: usize| place < POINTS && against(place) > 0 && !enemy.is_held(POINTS - 1 - place);
        let mut to_pass = [0_u8; POINTS + 1];
        for place in (0..POINTS).rev() {
            to_pass[place] = to_pass[place + 1] + against(place);
        }
        let (mut run, mut longest, mut last) = (0.0, 0.0_f64, POINTS);
        for place in half.places() {
            let (count, far) = (half.count(place), f64::from(left(place)) / 24.0);
            if half.is_held(place) {
                standing.prisoners += 1.0;
                standing.pips_held += far;
                standing.mother_held += f64::from(u8::from(place == 0));
                continue;
            }
            let is_captor = enemy.is_held(POINTS - 1 - place);
            if count == 1 && !is_captor {
                let shots: f64 = (1..SHOTS.len()).filter(|far| attacked(place + far)).map(|far| SHOTS[far]).sum();
                let chance = (shots / 36.0).min(1.0);
                standing.exposed += chance * (0.5 + far);
                standing.mother_exposed += if place == 0 { chance } else { 0.0 };
            } else {
                standing.hindered += f64::from(to_pass[place + 1]) / f64::from(CHECKERS);
                if to_pass[place + 1] > 0 {
                    run = if last + 1 == place { run + 1.0 } else { 1.0 };
                    longest = longest.max(run);
                    last = place;
                }
            }
            standing.lone_captors += f64::from(u8::from(is_captor && count == 1));
            standing.heaped += f64::from(count.saturating_sub(3));
        }
        standing.prime = longest * longest / 36.0;
        standing.off = f64::from(half.count(OFF)) / f64::from(CHECKERS);
        standing.at_start = f64::from(half.count(0)) / f64::from(CHECKERS);
        standing
    }
}
