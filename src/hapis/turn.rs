//! Two dice, and the legal turns of a roll.
//!
//! The enemy's checkers do not move during a turn. So the points where the moving side may not land stay the same, and
//! turns count as equal if they leave the moving side's checkers on the same places. But if the rule about mothers
//! applies, a step that imprisons the enemy's mother (the last checker on its start point) can end the turn and the
//! game.

use std::fmt;

use super::board::{Board, HOME, OFF, Side, at, from, occupied, places};
use super::position::{HapisOutcome, Position};
use super::rules::Rules;
use super::step::{HapisStep, Steps};

/// Two dice, in the order in which they were thrown or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    first: u8,
    second: u8,
}

impl Dice {
    /// Returns `None` unless both numbers are from 1 to 6.
    pub const fn new(first: u8, second: u8) -> Option<Self> {
        if matches!((first, second), (1..=6, 1..=6)) { Some(Self { first, second }) } else { None }
    }

    /// Returns the numbers in the order in which they were thrown.
    pub const fn both(self) -> [u8; 2] {
        [self.first, self.second]
    }

    /// Returns true if both dice show the same number.
    pub const fn is_double(self) -> bool {
        self.first == self.second
    }

    /// Returns the larger die.
    pub const fn larger(self) -> u8 {
        if self.first > self.second { self.first } else { self.second }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first, self.second)
    }
}

/// A roll: a throw of two dice without their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Roll {
    /// The larger die first.
    pub dice: Dice,
    /// The number of throws, out of 36, that give this roll.
    pub ways: u32,
}

impl Roll {
    pub(super) const ALL: [Self; 21] = {
        let mut all = [Self { dice: Dice { first: 1, second: 1 }, ways: 1 }; 21];
        let (mut at, mut larger) = (0, 1);
        while larger <= 6 {
            let mut smaller = 1;
            while smaller <= larger {
                let ways = if smaller == larger { 1 } else { 2 };
                all[at] = Self { dice: Dice { first: larger, second: smaller }, ways };
                at += 1;
                smaller += 1;
            }
            larger += 1;
        }
        all
    };
}

/// A legal turn: its steps, and the checkers of the moving side after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HapisTurn {
    pub(super) men: u128,
    /// The steps, in an order in which they can be played.
    pub steps: Steps,
}

impl HapisTurn {
    /// Returns true if the turn imprisons a checker that is free on `board`.
    pub const fn imprisons(&self, board: &Board) -> bool {
        self.leaves(board).imprisons_since(board)
    }

    /// Returns how this turn ends the game, or `None` if the game continues.
    pub fn ends(&self, position: &Position, rules: Rules) -> Option<HapisOutcome> {
        let outcome = self.leaves(position.board()).outcome(position.turn(), rules);
        (outcome != HapisOutcome::Running).then_some(outcome)
    }

    /// Returns the board after the turn, as seen by the side that played it.
    pub const fn leaves(&self, board: &Board) -> Board {
        board.with_mine(self.men)
    }

    /// Returns the turn up to the step that ends the game by imprisoning a mother (`hapis.mother`), or the whole turn.
    pub(super) fn until_end(self, board: &Board, rules: Rules) -> Self {
        let ground = TurnContext::new(board, rules);
        let men = |steps: &[HapisStep]| board.after_all(steps).me.men;
        let steps = self.steps.as_slice();
        let last = (1..steps.len()).map(|end| &steps[..end]).find(|steps| ground.is_over(men(steps)));
        last.map_or(self, |steps| Self { men: men(steps), steps: steps.iter().copied().collect() })
    }
}

/// Returns the legal turns of a roll; empty if no die can be played. Each turn leads to a different board. Of the turns
/// that play two different dice, those that start with the first die come first. Does not check whether the game is
/// over.
///
/// With a 6 and a 5 at the start of a game, one checker plays both dice, or two checkers play one die each:
///
/// ```
/// use okey::hapis::{Board, Dice, Rules, turns};
///
/// let dice = Dice::new(6, 5).unwrap();
/// assert_eq!(turns(&Board::START, dice, Rules::default()).len(), 2);
/// ```
pub fn turns(board: &Board, dice: Dice, rules: Rules) -> Vec<HapisTurn> {
    let mut list = Vec::new();
    turns_into(&mut list, board, dice, rules);
    list
}

/// Replaces the contents of `list` with the [`turns`] of a roll.
pub(crate) fn turns_into(list: &mut Vec<HapisTurn>, board: &Board, dice: Dice, rules: Rules) {
    list.clear();
    let ground = TurnContext::new(board, rules);
    if dice.is_double() && !ground.may_end {
        // For a double that cannot end the game, `visit` finds each turn only once.
        visit(board, dice, rules, &mut |men, steps| list.push(HapisTurn { men, steps }));
    } else {
        visit(board, dice, rules, &mut |men, steps| {
            if list.iter().all(|turn| turn.men != men) {
                list.push(HapisTurn { men, steps });
            }
        });
    }
}

/// The facts that do not change during a turn.
pub(super) struct TurnContext<'a> {
    board: &'a Board,
    closed: u128,
    held: u128,
    bear_off_free: bool,
    /// True if a step can end the game before all dice are played.
    may_end: bool,
}

impl<'a> TurnContext<'a> {
    pub(super) const fn new(board: &'a Board, rules: Rules) -> Self {
        let may_end = rules.mother && board.you.count(0) == 1 && board.mothers(Side::White).is_none();
        Self { board, closed: board.closed(), held: board.me.held, bear_off_free: rules.bear_off_free, may_end }
    }

    /// Returns true if the game is over because a mother is imprisoned (`hapis.mother`). `men` are the checkers of the
    /// moving side, perhaps in the middle of its turn.
    const fn is_over(&self, men: u128) -> bool {
        self.may_end && self.board.with_mine(men).mothers(Side::White).is_some()
    }

    /// Returns the places from which a checker can move by `die`; none once the game is over.
    pub(super) fn sources(&self, men: u128, die: u8) -> u128 {
        if self.is_over(men) {
            return 0;
        }
        let here = occupied(men);
        let pips = usize::from(die);
        let open = !(self.closed >> (4 * pips)) & !from(OFF - pips);
        here & !self.held & open | self.bearing(here, OFF - pips)
    }

    /// Returns the place, as a set, from which a die can bear off a checker (`hapis.bear-off`), if any. `here` are the
    /// places with checkers of the moving side. `exact` is the place that the die bears off exactly.
    fn bearing(&self, here: u128, exact: usize) -> u128 {
        if here & !from(HOME) != 0 || self.bear_off_free && self.held != 0 {
            return 0;
        }
        let hindmost = here & here.wrapping_neg();
        let from = if hindmost > at(exact) { hindmost } else { here & at(exact) };
        from & !self.held
    }
}

/// Calls `on_turn` for every legal turn, with the checkers of the moving side after it and its steps. A turn may occur
/// several times, with its steps in different orders.
pub(super) fn visit(board: &Board, dice: Dice, rules: Rules, on_turn: &mut impl FnMut(u128, Steps)) {
    let ground = TurnContext::new(board, rules);
    if dice.is_double() {
        double(&ground, board.me.men, dice.larger(), rules.both_dice, on_turn);
    } else {
        two(&ground, board.me.men, dice, rules.both_dice, on_turn);
    }
}

fn moved(men: u128, place: usize, die: u8) -> (u128, HapisStep) {
    let step = HapisStep::by(place, die);
    (men - at(place) + at(usize::from(step.to)), step)
}

fn two(ground: &TurnContext<'_>, men: u128, dice: Dice, both_dice: bool, on_turn: &mut impl FnMut(u128, Steps)) {
    let [first, second] = dice.both();
    let mut alone: [(u128, HapisStep, u8); 2 * OFF] = [Default::default(); 2 * OFF];
    let mut lonely = 0;
    let mut whole = false;
    // True if a step with the larger die can be the whole turn: it ends the game, or the smaller die cannot be played
    // after it (added after the loop).
    let mut larger = false;
    for (one, other) in [(first, second), (second, first)] {
        for place in places(ground.sources(men, one)) {
            let (men, step) = moved(men, place, one);
            let next = ground.sources(men, other);
            if ground.is_over(men) {
                on_turn(men, Steps::default().and(step));
                larger |= one == dice.larger();
            } else if next == 0 {
                alone[lonely] = (men, step, one);
                lonely += 1;
            }
            for place in places(next) {
                let (men, last) = moved(men, place, other);
                on_turn(men, Steps::default().and(step).and(last));
                whole = true;
            }
        }
    }
    let alone = &alone[..lonely];
    if both_dice && whole {
        return;
    }
    // If only one of the dice can be played, it must be the larger one if possible (`hapis.both-dice`).
    larger |= alone.iter().any(|(.., die)| *die == dice.larger());
    for &(men, step, die) in alone {
        if !(both_dice && larger) || die == dice.larger() {
            on_turn(men, Steps::default().and(step));
        }
    }
}

fn double(ground: &TurnContext<'_>, men: u128, die: u8, both_dice: bool, on_turn: &mut impl FnMut(u128, Steps)) {
    let mut walk = DoubleSearch { ground, die, least: 0, on_turn };
    if both_dice {
        walk.least = walk.most(men, 4, 0);
    }
    walk.play(men, 4, 0, Steps::default());
}

/// A search for all ways to play a double: up to four steps of the same length.
///
/// Moving the rear checkers first never makes another step impossible. So the search tries only steps in ascending
/// order of their start places, and finds each turn once. If a step can end the game, it tries every order.
struct DoubleSearch<'a, F> {
    ground: &'a TurnContext<'a>,
    die: u8,
    /// The smallest number of steps of a legal turn that does not end the game.
    least: usize,
    on_turn: &'a mut F,
}

impl<F: FnMut(u128, Steps)> DoubleSearch<'_, F> {
    fn play(&mut self, men: u128, left: usize, least_place: usize, steps: Steps) {
        let sources = if left == 0 { 0 } else { self.ground.sources(men, self.die) };
        if sources == 0 {
            if steps.len() >= self.least.max(1) || self.ground.is_over(men) {
                (self.on_turn)(men, steps);
            }
            return;
        }
        for place in places(sources & self.from(least_place)) {
            let (men, step) = moved(men, place, self.die);
            self.play(men, left - 1, place, steps.and(step));
        }
    }

    /// Returns the places where a step may start after a step from `place`: this place and later ones, or all if a step
    /// can end the game.
    const fn from(&self, place: usize) -> u128 {
        from(if self.ground.may_end { 0 } else { place })
    }

    /// Returns how many dice of a double, at most `left`, can be played. The first step starts at a place of
    /// `from(least_place)`.
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
