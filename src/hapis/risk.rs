//! Counts the throws of two dice, out of 36, with which a side can imprison an enemy checker in some legal turn.

use super::board::{Board, POINTS, Side, occupied, places};
use super::position::HapisOutcome;
use super::rules::Rules;
use super::turn::{Roll, visit};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Trap {
    /// The number of throws, out of 36, with a legal turn that imprisons a free enemy.
    pub(crate) rolls: u32,
    /// For each place on the path of the side that throws, the number of throws (out of 36) that can imprison an enemy
    /// there.
    pub(crate) places: [u32; POINTS],
    /// The largest number of enemies that one legal turn imprisons, added up over all 36 throws.
    pub(crate) most: u32,
}

/// Counts the throws with which `board.me` can imprison an enemy checker; 0 if the game is over.
pub(crate) fn trap(board: &Board, rules: Rules) -> Trap {
    let mut trap = Trap { rolls: 0, places: [0; POINTS], most: 0 };
    let targets = board.targets();
    if targets == 0 || board.outcome(Side::White, rules) != HapisOutcome::Running {
        return trap;
    }
    for Roll { dice, ways } in Roll::ALL {
        let (mut hit, mut most) = (0, 0);
        visit(board, dice, rules, &mut |men, _| {
            let caught = occupied(men) & targets;
            hit |= caught;
            most = most.max(caught.count_ones());
        });
        trap.rolls += if hit == 0 { 0 } else { ways };
        trap.most += most * ways;
        for place in places(hit) {
            trap.places[place] += ways;
        }
    }
    trap
}
