//! Exact risk: which of the 36 throws let a side imprison something, its whole legal turns played out.

use super::bits::{occupied, places};
use super::board::{Board, POINTS};
use super::dice::Roll;
use super::rules::Rules;
use super::turn::visit;

/// The throws with which a side imprisons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trap {
    /// Throws of 36 with which some legal turn leaves an enemy imprisoned that was free.
    pub rolls: u32,
    /// The same for each place on the path of the side that throws.
    pub places: [u32; POINTS],
    /// The most enemies that each throw can imprison, summed over the 36: a 36th of it is to be expected.
    pub most: u32,
}

/// The throws with which `board.me`, on roll, imprisons something.
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
