//! Parses turns such as `16/14 20/17`, `11/14*`, `24/18(4)` or `6/off`, and checks that they are legal.

use std::ops::Range;

use super::board::{Board, HOME, OFF, POINTS, Side, at, label_of, occupied, path_of};
use super::fault::HapisFault;
use super::position::{HapisOutcome, Position};
use super::rules::Rules;
use super::step::{HapisStep, Steps};
use super::turn::{Dice, HapisTurn, TurnContext, turns};
use crate::sort;
use crate::words::{Fault, Faults, is_dash};

/// A step of one checker as written, with one die or several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenStep {
    /// The label of the point that the checker leaves, 1 to 24.
    pub from: usize,
    /// The label of the point where the checker lands, or `None` if it is borne off.
    pub to: Option<usize>,
    /// True if the step has the mark `*`, which says that it imprisons an enemy.
    pub star: bool,
    /// The byte range of the step in the text.
    pub span: Range<usize>,
}

/// A step that uses one die, and the number on the die.
pub(crate) type DieStep = (HapisStep, u8);

/// The written steps of a turn, each split into steps that use one die each.
type SplitSteps = Vec<Vec<DieStep>>;

/// Parses the steps of a turn. A step is written with a slash (`16/14`) or with a dash (`16-14`).
///
/// # Errors
///
/// Returns a fault for every word that is not a step.
pub fn read_steps(text: &str) -> Result<Vec<WrittenStep>, Faults<HapisFault>> {
    let (mut steps, mut faults) = (Vec::new(), Vec::new());
    let is_divider = |c: char| c.is_whitespace() || c == ',';
    let mut at = 0;
    for word in text.split_inclusive(is_divider) {
        let bare = word.trim_matches(is_divider);
        if !bare.is_empty() {
            let start = at + word.len() - word.trim_start_matches(is_divider).len();
            let span = start..start + bare.len();
            match read_step(bare, span.clone()) {
                Some((step, times)) => {
                    // Of the checkers in `24/18*(4)`, only the first takes the enemy prisoner.
                    let further = WrittenStep { star: false, ..step.clone() };
                    steps.push(step);
                    steps.extend(std::iter::repeat_n(further, times - 1));
                }
                None => faults.push(Fault::new(HapisFault::NotAStep, span)),
            }
        }
        at += word.len();
    }
    if faults.is_empty() { Ok(steps) } else { Err(faults.into()) }
}

fn read_step(word: &str, span: Range<usize>) -> Option<(WrittenStep, usize)> {
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
    Some((WrittenStep { from: label(from)?, to, star, span }, times))
}

/// The numbers on the unplayed dice of a turn.
#[derive(Debug, Clone)]
struct DiceLeft(Vec<u8>);

impl DiceLeft {
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

    /// Returns each different number once, with the index of its first die.
    fn each(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        let first = |&(number, die): &(usize, &u8)| !self.0[..number].contains(die);
        self.0.iter().enumerate().filter(first).map(|(number, die)| (number, *die))
    }
}

/// Checks that the steps are a legal turn, and returns the turn.
///
/// # Errors
///
/// Returns the fault of the first step that cannot be played, or whose mark `*` is wrong. If only the turn as a whole
/// is illegal, for example because a die is left over, the fault has the range `text`. A turn after the end of the game
/// also gives a fault with this range.
pub fn check(
    position: &Position,
    dice: Dice,
    rules: Rules,
    steps: &[WrittenStep],
    text: Range<usize>,
) -> Result<HapisTurn, Fault<HapisFault>> {
    let (played, left) = follow(position, dice, rules, steps, text.clone())?;
    let board = position.board();
    let legal = turns(board, dice, rules);
    let turn = whole(board, &played);
    if legal.is_empty() && played.is_empty() || legal.iter().any(|legal| legal.men == turn.men) {
        return Ok(turn);
    }
    let ground = TurnContext::new(board, rules);
    let kind = if left.iter().any(|die| ground.sources(turn.men, *die) != 0) {
        HapisFault::MustPlayOn { left }
    } else if legal.iter().any(|legal| legal.steps.len() > turn.steps.len()) {
        HapisFault::BothDice
    } else {
        HapisFault::LargerDie { die: dice.larger() }
    };
    Err(Fault::new(kind, text))
}

/// Splits each written step into steps that use one die each, and returns them with the numbers on the unplayed dice.
/// The turn as a whole is not checked: it may leave dice unplayed against the rules.
///
/// # Errors
///
/// Returns the fault of the first step that cannot be played, or whose mark `*` is wrong. If the game is over, the
/// fault has the range `text`.
pub(crate) fn follow(
    position: &Position,
    dice: Dice,
    rules: Rules,
    steps: &[WrittenStep],
    text: Range<usize>,
) -> Result<(SplitSteps, Vec<u8>), Fault<HapisFault>> {
    if position.outcome(rules) != HapisOutcome::Running {
        return Err(Fault::new(HapisFault::GameOver, text));
    }
    let mut now = OnRoll { board: *position.board(), side: position.turn(), rules };
    let mut played = Vec::with_capacity(steps.len());
    let mut left = DiceLeft::of(dice);
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

/// Joins split steps into a [`HapisTurn`].
pub(super) fn whole(board: &Board, played: &[Vec<DieStep>]) -> HapisTurn {
    let steps: Steps = played.iter().flatten().map(|&(step, _)| step).collect();
    HapisTurn { men: board.after_all(steps.as_slice()).me.men, steps }
}

/// The board in the middle of a turn, the side that is moving, and the rules.
#[derive(Debug, Clone, Copy)]
struct OnRoll {
    board: Board,
    side: Side,
    rules: Rules,
}

impl OnRoll {
    fn after(self, step: HapisStep) -> Self {
        Self { board: self.board.after(step), ..self }
    }

    /// Splits a written step into steps that use one die each, and returns them with the dice left unplayed.
    fn single(&self, step: &WrittenStep, left: &DiceLeft) -> Result<(Vec<DieStep>, DiceLeft), HapisFault> {
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
        let singles = self.through((from, to), left, &mut reason);
        singles.ok_or_else(|| reason.unwrap_or_else(|| HapisFault::NoSuchDie { pips: to - from, left: left.0.clone() }))
    }

    /// Finds unplayed dice that move a checker from one place to another. Returns one step for each die used, and the
    /// dice left unplayed. Stores the first obstacle in `reason`.
    fn through(
        &self,
        (from, to): (usize, usize),
        left: &DiceLeft,
        reason: &mut Option<HapisFault>,
    ) -> Option<(Vec<DieStep>, DiceLeft)> {
        // Try a single die first: with a 6 and a 2, the step 5/off uses only the 6. Try small dice first: with a 3 and
        // a 5, the step 3/off uses the 3.
        let mut alone: Vec<(usize, u8)> =
            left.each().filter(|&(_, die)| usize::from(HapisStep::by(from, die).to) == to).collect();
        sort::by_key(&mut alone, |&(_, die)| die);
        for (number, die) in alone {
            match self.obstacle(from, die) {
                None => return Some((vec![(HapisStep::by(from, die), die)], left.without(number))),
                Some(kind) => reason.get_or_insert(kind),
            };
        }
        for (number, die) in left.each() {
            let step = HapisStep::by(from, die);
            if usize::from(step.to) >= to {
                continue;
            }
            if let Some(kind) = self.obstacle(from, die) {
                // Report this obstacle only if the unplayed dice can add up to the whole step. Otherwise the fault is
                // that no dice fit the step.
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

    /// Returns the reason why a free checker on `from` cannot move by the die, if any.
    fn obstacle(&self, from: usize, die: u8) -> Option<HapisFault> {
        let &Self { board: Board { me, you }, side, rules } = self;
        if rules.mother && self.board.mothers(side).is_some() {
            return Some(HapisFault::GameOver);
        }
        if TurnContext::new(&self.board, rules).sources(me.men, die) & at(from) != 0 {
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
