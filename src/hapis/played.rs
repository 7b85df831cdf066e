//! Turns as people write them, `16/14 20/17`, `11/14*`, `24/18(4)`, `6/off`, and whether they are legal.

use std::ops::Range;

use super::bits::{at, occupied};
use super::board::{Board, HOME, OFF, POINTS};
use super::dice::Dice;
use super::fault::{Fault, HapisFault};
use super::position::Position;
use super::rules::Rules;
use super::side::{Side, label_of, path_of};
use super::step::{Step, Steps};
use super::turn::{Ground, Turn, turns};
use crate::words::{Faults, is_dash};

/// A step as written, its place in the text beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The label it leaves.
    pub from: usize,
    /// The label it reaches; `None` where it bears off.
    pub to: Option<usize>,
    /// Whether it is said to imprison.
    pub star: bool,
    /// The bytes of it.
    pub span: Range<usize>,
}

/// A single step, and the die it is played with.
pub type Single = (Step, u8);

/// Reads the steps of a turn; a dash may stand for the slash.
///
/// # Errors
///
/// Every word that is no step.
pub fn read_steps(text: &str) -> Result<Vec<Written>, Faults<HapisFault>> {
    let (mut steps, mut faults) = (Vec::new(), Vec::new());
    let mut at = 0;
    for word in text.split_inclusive(|c: char| c.is_whitespace() || c == ',') {
        let bare = word.trim_matches(|c: char| c.is_whitespace() || c == ',');
        if !bare.is_empty() {
            let start = at + word.find(bare).unwrap_or(0);
            let span = start..start + bare.len();
            match read_step(bare, span.clone()) {
                Some((step, times)) => steps.extend(std::iter::repeat_n(step, times)),
                None => faults.push(Fault::new(HapisFault::NotAStep, span)),
            }
        }
        at += word.len();
    }
    if faults.is_empty() { Ok(steps) } else { Err(faults.into()) }
}

fn read_step(word: &str, span: Range<usize>) -> Option<(Written, usize)> {
    let (word, times) = match word.strip_suffix(')').and_then(|word| word.split_once('(')) {
        Some((word, times)) => (word, ["1", "2", "3", "4"].iter().position(|digit| *digit == times)? + 1),
        None => (word, 1),
    };
    let (word, star) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
    let (from, to) = word.split_once(|sign| sign == '/' || is_dash(sign))?;
    let label = |text: &str| {
        let digits = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|label| digits && (1..=POINTS).contains(label))
    };
    let to = if to.eq_ignore_ascii_case("off") { None } else { Some(label(to)?) };
    Some((Written { from: label(from)?, to, star, span }, times))
}

/// The dice of a turn still to be played.
#[derive(Debug, Clone)]
struct Left(Vec<u8>);

impl Left {
    fn of(dice: Dice) -> Self {
        let [first, second] = dice.both();
        Self(if dice.is_double() { vec![first; 4] } else { vec![first, second] })
    }

    fn pips(&self) -> usize {
        self.0.iter().map(|die| usize::from(*die)).sum()
    }

    fn without(&self, number: usize) -> Self {
        let mut left = self.clone();
        left.0.remove(number);
        left
    }

    /// Each different die, with its place.
    fn each(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        let first = |&(number, die): &(usize, &u8)| !self.0[..number].contains(die);
        self.0.iter().enumerate().filter(first).map(|(number, die)| (number, *die))
    }
}

/// The turn that these steps make, whole and legal.
///
/// # Errors
///
/// The first step that cannot be played, or what the turn as a whole leaves undone; `text` is as long as what was read.
pub fn check(
    position: &Position,
    dice: Dice,
    rules: Rules,
    steps: &[Written],
    text: Range<usize>,
) -> Result<Turn, Fault> {
    let (played, left) = follow(position, dice, rules, steps)?;
    let board = position.board();
    let legal = turns(board, dice, rules);
    let turn = whole(board, &played);
    if legal.is_empty() && played.is_empty() || legal.iter().any(|legal| legal.men == turn.men) {
        return Ok(turn);
    }
    let ground = Ground::new(board, rules);
    let kind = if left.iter().any(|die| ground.sources(turn.men, *die) != 0) {
        HapisFault::MustPlayOn { left }
    } else if legal.iter().any(|legal| legal.steps.len() > turn.steps.len()) {
        HapisFault::BothDice
    } else {
        HapisFault::LargerDie { die: dice.larger() }
    };
    Err(Fault::new(kind, text))
}

/// What each written step consists of, all of them possible, and the dice left after them; whether the turn is whole is
/// not asked.
///
/// # Errors
///
/// The first step that cannot be played, with the reason.
pub fn follow(
    position: &Position,
    dice: Dice,
    rules: Rules,
    steps: &[Written],
) -> Result<(Vec<Vec<Single>>, Vec<u8>), Fault> {
    let mut now = OnRoll { board: *position.board(), side: position.turn(), rules };
    let mut played = Vec::with_capacity(steps.len());
    let mut left = Left::of(dice);
    for step in steps {
        let fault = |kind| Fault::new(kind, step.span.clone());
        let (singles, rest) = now.single(step, &left).map_err(fault)?;
        let after = singles.iter().fold(now, |now, (step, _)| now.after(*step));
        if step.star && !after.board.imprisons_since(&now.board) {
            return Err(fault(HapisFault::ImprisonsNothing { label: step.to }));
        }
        played.push(singles);
        (now, left) = (after, rest);
    }
    Ok((played, left.0))
}

/// The turn that these steps come to.
pub(super) fn whole(board: &Board, played: &[Vec<Single>]) -> Turn {
    let steps: Steps = played.iter().flatten().map(|&(step, _)| step).collect();
    Turn { men: board.after_all(steps.as_slice()).me.men, steps }
}

/// The side on roll in the middle of its turn.
#[derive(Debug, Clone, Copy)]
struct OnRoll {
    board: Board,
    side: Side,
    rules: Rules,
}

impl OnRoll {
    fn after(self, step: Step) -> Self {
        Self { board: self.board.after(step), ..self }
    }

    /// The single steps that a written step is made of, and the dice left after it.
    fn single(&self, step: &Written, left: &Left) -> Result<(Vec<Single>, Left), HapisFault> {
        let from = path_of(self.side, step.from);
        let to = step.to.map_or(OFF, |label| path_of(self.side, label));
        if to <= from {
            return Err(HapisFault::NotForward);
        }
        if self.board.me.count(from) == 0 {
            return Err(HapisFault::NobodyThere { label: step.from });
        }
        if self.board.me.is_held(from) {
            return Err(HapisFault::Prisoner { label: step.from });
        }
        let mut reason = None;
        let found = self.through((from, to), left, &mut reason);
        found.ok_or_else(|| reason.unwrap_or_else(|| HapisFault::NoSuchDie { pips: to - from, left: left.0.clone() }))
    }

    /// Goes from one place to another with some of the dice; keeps the first reason why it could not.
    fn through(
        &self,
        (from, to): (usize, usize),
        left: &Left,
        reason: &mut Option<HapisFault>,
    ) -> Option<(Vec<Single>, Left)> {
        // A single die first, the smallest that gets there: 6/off by a 6 is not two dice of 3, and 3/off is no 6.
        let mut alone: Vec<(usize, u8)> =
            left.each().filter(|&(_, die)| usize::from(Step::by(from, die).to) == to).collect();
        alone.sort_by_key(|&(_, die)| die);
        for (number, die) in alone {
            match self.obstacle(from, die) {
                None => return Some((vec![(Step::by(from, die), die)], left.without(number))),
                Some(kind) => reason.get_or_insert(kind),
            };
        }
        for (number, die) in left.each() {
            let step = Step::by(from, die);
            if usize::from(step.to) >= to {
                continue;
            }
            if let Some(kind) = self.obstacle(from, die) {
                // It is the reason only where the dice left could make the whole step.
                let far = to - from;
                let equal = left.0.iter().all(|other| *other == die);
                if far == left.pips() || equal && far < left.pips() && far.is_multiple_of(usize::from(die)) {
                    reason.get_or_insert(kind);
                }
                continue;
            }
            let rest = left.without(number);
            if let Some((mut steps, rest)) = self.after(step).through((step.to.into(), to), &rest, reason) {
                steps.insert(0, (step, die));
                return Some((steps, rest));
            }
        }
        None
    }

    /// Why a free checker there cannot play the die.
    fn obstacle(&self, from: usize, die: u8) -> Option<HapisFault> {
        let &Self { board: Board { me, you }, side, rules } = self;
        if rules.mother && self.board.mothers(side).is_some() {
            return Some(HapisFault::GameOver);
        }
        if Ground::new(&self.board, rules).sources(me.men, die) & at(from) != 0 {
            return None;
        }
        let to = from + usize::from(die);
        if to < OFF {
            return Some(HapisFault::Closed { label: label_of(side, to), enemies: you.count(POINTS - 1 - to) });
        }
        let hindmost = occupied(me.men).trailing_zeros() as usize / 4;
        let label = label_of(side, hindmost);
        Some(if hindmost < HOME {
            HapisFault::NotAllHome { label }
        } else if let Some(held) = me.held().next().filter(|_| rules.bear_off_free) {
            HapisFault::PrisonerAtHome { label: label_of(side, held) }
        } else {
            HapisFault::NotHindmost { label }
        })
    }
}
