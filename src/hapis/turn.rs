//! Every legal turn of a roll.
//!
//! During a turn neither the enemy's checkers nor my prisoners move, so what is closed to me stays so, and the position
//! I leave is told by where my checkers stand: turns are distinct by that. Where mothers count, a step that takes the
//! enemy's ends the turn and the game.

use super::bits::{at, from, occupied, places};
use super::board::{Board, HOME, OFF};
use super::dice::Dice;
use super::outcome::Outcome;
use super::position::Position;
use super::rules::Rules;
use super::side::Side;
use super::step::{Step, Steps};

/// A legal turn: the steps, and where they lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    pub(super) men: u128,
    /// The steps in an order in which they can be played.
    pub steps: Steps,
}

impl Turn {
    /// Whether it imprisons somebody who was free before it.
    pub const fn imprisons(&self, board: &Board) -> bool {
        self.leaves(board).imprisons_since(board)
    }

    /// Returns how the game has ended after this turn from a position; `None` if it goes on.
    pub fn ends(&self, position: &Position, rules: Rules) -> Option<Outcome> {
        let outcome = self.leaves(position.board()).outcome(position.turn(), rules);
        (outcome != Outcome::Running).then_some(outcome)
    }

    /// The board it leaves, still seen by the side that played it.
    pub const fn leaves(&self, board: &Board) -> Board {
        board.with_mine(self.men)
    }
}

/// The legal turns of a roll, distinct by the position they lead to, those of the die named first coming first; none
/// where nothing can be played. Whether the game was over before is not asked.
///
/// ```
/// use okey::hapis::{Board, Dice, Rules, turns};
///
/// let dice = Dice::new(6, 5).unwrap();
/// assert_eq!(turns(&Board::START, dice, Rules::default()).len(), 2);
/// ```
pub fn turns(board: &Board, dice: Dice, rules: Rules) -> Vec<Turn> {
    let mut list = Vec::new();
    turns_into(&mut list, board, dice, rules);
    list
}

/// Lists the [`turns`] of a roll into `list`, whose old contents are dropped.
pub fn turns_into(list: &mut Vec<Turn>, board: &Board, dice: Dice, rules: Rules) {
    list.clear();
    let ground = Ground::new(board, rules);
    if dice.is_double() && !ground.may_end {
        // No two lists of equal steps lead to the same position.
        visit(board, dice, rules, &mut |men, steps| list.push(Turn { men, steps }));
    } else {
        visit(board, dice, rules, &mut |men, steps| {
            if list.iter().all(|turn| turn.men != men) {
                list.push(Turn { men, steps });
            }
        });
    }
}

/// What does not change during a turn.
pub(super) struct Ground<'a> {
    board: &'a Board,
    closed: u128,
    held: u128,
    bear_off_free: bool,
    /// Whether a step can end the game before the dice are used up.
    may_end: bool,
}

impl<'a> Ground<'a> {
    pub(super) const fn new(board: &'a Board, rules: Rules) -> Self {
        let may_end = rules.mother && board.you.count(0) == 1 && board.mothers(Side::White).is_none();
        Self { board, closed: board.closed(), held: board.me.held, bear_off_free: rules.bear_off_free, may_end }
    }

    /// Whether the game is over once my checkers stand so (`hapis.mother`).
    const fn is_over(&self, men: u128) -> bool {
        self.may_end && self.board.with_mine(men).mothers(Side::White).is_some()
    }

    /// The places from which a checker can play a die; none once the game is over.
    pub(super) fn sources(&self, men: u128, die: u8) -> u128 {
        if self.is_over(men) {
            return 0;
        }
        let here = occupied(men);
        let pips = usize::from(die);
        let open = !(self.closed >> (4 * pips)) & !from(OFF - pips);
        here & !self.held & open | self.bearing(here, OFF - pips)
    }

    /// The place, as a set, from which a die bears off, where `exact` is the one it names (`hapis.bear-off`).
    fn bearing(&self, here: u128, exact: usize) -> u128 {
        if here & !from(HOME) != 0 || self.bear_off_free && self.held != 0 {
            return 0;
        }
        let hindmost = here & here.wrapping_neg();
        let from = if hindmost > at(exact) { hindmost } else { here & at(exact) };
        from & !self.held
    }
}

/// Calls `found` with where my checkers stand after every legal turn, more than once where several orders lead there.
pub(super) fn visit(board: &Board, dice: Dice, rules: Rules, found: &mut impl FnMut(u128, Steps)) {
    let ground = Ground::new(board, rules);
    if dice.is_double() {
        double(&ground, board.me.men, dice.larger(), rules.both_dice, found);
    } else {
        two(&ground, board.me.men, dice, rules.both_dice, found);
    }
}

/// The men after a step of `die` from a place, and the step.
fn moved(men: u128, place: usize, die: u8) -> (u128, Step) {
    let step = Step::by(place, die);
    (men - at(place) + at(usize::from(step.to)), step)
}

fn two(ground: &Ground<'_>, men: u128, dice: Dice, both_dice: bool, found: &mut impl FnMut(u128, Steps)) {
    let [first, second] = dice.both();
    let mut alone: [(u128, Step, u8); 2 * OFF] = [Default::default(); 2 * OFF];
    let mut lonely = 0;
    let mut whole = false;
    for (one, other) in [(first, second), (second, first)] {
        for place in places(ground.sources(men, one)) {
            let (men, step) = moved(men, place, one);
            let next = ground.sources(men, other);
            if ground.is_over(men) {
                found(men, Steps::default().and(step));
            } else if next == 0 {
                alone[lonely] = (men, step, one);
                lonely += 1;
            }
            for place in places(next) {
                let (men, last) = moved(men, place, other);
                found(men, Steps::default().and(step).and(last));
                whole = true;
            }
        }
    }
    let alone = &alone[..lonely];
    if both_dice && whole {
        return;
    }
    // Where only one die can be used it is the larger, if that can be (`hapis.both-dice`).
    let larger = alone.iter().any(|(.., die)| *die == dice.larger());
    for &(men, step, die) in alone {
        if !(both_dice && larger) || die == dice.larger() {
            found(men, Steps::default().and(step));
        }
    }
}

fn double(ground: &Ground<'_>, men: u128, die: u8, both_dice: bool, found: &mut impl FnMut(u128, Steps)) {
    let mut walk = Walk { ground, die, least: 0, found };
    if both_dice {
        walk.least = walk.most(men, 4, 0);
    }
    walk.play(men, 4, 0, Steps::default());
}

/// The ways to play one die up to four times, each list of steps in the order of the places they leave: in that order
/// they can always be played. Where a step can end the game every order is another way.
struct Walk<'a, F> {
    ground: &'a Ground<'a>,
    die: u8,
    /// Shorter turns are not found.
    least: usize,
    found: &'a mut F,
}

impl<F: FnMut(u128, Steps)> Walk<'_, F> {
    fn play(&mut self, men: u128, left: usize, least_place: usize, steps: Steps) {
        let sources = if left == 0 { 0 } else { self.ground.sources(men, self.die) };
        if sources == 0 {
            if steps.len() >= self.least.max(1) || self.ground.is_over(men) {
                (self.found)(men, steps);
            }
            return;
        }
        for place in places(sources & self.from(least_place)) {
            let (men, step) = moved(men, place, self.die);
            self.play(men, left - 1, place, steps.and(step));
        }
    }

    /// The places from which to go on after a step from this one.
    const fn from(&self, place: usize) -> u128 {
        from(if self.ground.may_end { 0 } else { place })
    }

    /// How many times the die can be played at most.
    fn most(&self, men: u128, left: usize, least_place: usize) -> usize {
        let sources = if left == 0 { 0 } else { self.ground.sources(men, self.die) & self.from(least_place) };
        let mut most = 0;
        for place in places(sources) {
            most = most.max(1 + self.most(moved(men, place, self.die).0, left - 1, place));
            if most == left {
                break;
            }
        }
        most
    }
}
