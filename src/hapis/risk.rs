//! Exact risk: the number of throws out of 36 with which a side can imprison a checker, over all its legal turns.

use super::bits::{occupied, places};
use super::board::{Board, POINTS};
use super::dice::Roll;
use super::rules::Rules;
use super::turn::visit;

/// The throws with which a side can imprison a checker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trap {
    /// The number of throws out of 36 with which some legal turn imprisons a free enemy.
    pub rolls: u32,
    /// For each place on the path of the side that throws, the number of throws that imprison the enemy there.
    pub places: [u32; POINTS],
    /// The sum over the 36 throws of the most enemies that each can imprison. Divided by 36 it is the expected maximum.
    pub most: u32,
}

/// Counts the throws with which `board.me`, on roll, can imprison a checker.
///
/// ```
/// use okey::hapis::{Position, Rules, risk};
///
/// let open: Position = "111111111111111:3oooooooooooooo:-:-:W".parse().unwrap();
/// assert_eq!(risk::trap(open.board(), Rules::default()).rolls, 12);
/// ```
pub fn trap(board: &Board, rules: Rules) -> Trap {
    let mut trap = Trap { rolls: 0, places: [0; POINTS], most: 0 };
    let targets = board.targets();
    if targets == 0 {
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
