//! Plays one turn of the thesis program (see [`super`]), by the listings EK-1 to EK-7, EK-9 and EK-10.

use super::Desk;
use super::score::{Score, score};
use crate::hapis::board::{Board, HOME, OFF, POINTS};
use crate::hapis::played::DieStep;
use crate::hapis::step::{HapisStep, Steps};
use crate::hapis::turn::{Dice, HapisTurn};

/// The dice that a step uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spend {
    /// One of two different dice, by index.
    One(usize),
    /// Both dice, for one step by their sum.
    Sum,
    /// This many dice of a double, 1 to 4, for one checker.
    Equal(usize),
}

/// A step with its score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ranked {
    /// The step, on the program's path.
    pub(crate) step: HapisStep,
    spend: Spend,
    /// How easily the opponent could imprison a checker after the step. A lower score is better.
    pub(crate) score: Score,
}

/// The thesis program in the middle of a turn.
#[derive(Debug, Clone)]
pub(crate) struct PrintedEngine {
    pub(super) desk: Desk,
    pub(super) dice: [u8; 2],
    /// True for each unplayed die. Two different dice use the first two entries, a double all four.
    pub(super) unplayed: [bool; 4],
    /// True if the engine reproduces an error of listing EK-2: when the program's last checker leaves a point, a
    /// prisoner there stays imprisoned.
    as_printed: bool,
    pub(super) steps: Vec<HapisStep>,
}

impl PrintedEngine {
    /// Creates an engine at the start of a turn on `board`. For `as_printed` see [`Self::at`].
    pub(crate) fn new(board: &Board, dice: Dice, as_printed: bool) -> Self {
        Self::at(Desk::of(board), dice, as_printed)
    }

    /// Creates an engine at the start of a turn on `desk`. If `as_printed` is true, a prisoner stays imprisoned on a
    /// point that the program's last checker has left. So not every [`Desk`] is a possible [`Board`].
    pub(crate) fn at(desk: Desk, dice: Dice, as_printed: bool) -> Self {
        let double = dice.is_double();
        Self { desk, dice: dice.both(), unplayed: [true, true, double, double], as_printed, steps: Vec::new() }
    }

    /// Returns the steps played so far, each by one die.
    pub(crate) fn steps(&self) -> &[HapisStep] {
        &self.steps
    }

    const fn is_double(&self) -> bool {
        self.dice[0] == self.dice[1]
    }

    fn left(&self) -> usize {
        self.dice_left().count()
    }

    /// Returns the numbers on the unplayed dice.
    pub(crate) fn dice_left(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.unplayed.len()).filter(|number| self.unplayed[*number]).map(|number| self.die(number))
    }

    pub(super) fn die(&self, number: usize) -> u8 {
        self.dice[number.min(1)]
    }

    /// Returns every possible step with its score, in the order of listings EK-3 and EK-5: the checker furthest from
    /// the end first. Steps from one point are in the order first die, second die, sum of the dice; for a double, one
    /// to four dice.
    pub(crate) fn ranked(&self) -> Vec<Ranked> {
        let mut ranked = Vec::new();
        for from in (0..POINTS).filter(|from| self.desk.mine[*from].count > 0 && self.desk.mine[*from].free) {
            for (pips, spend) in self.spends(from) {
                let step = HapisStep::by(from, pips);
                let mut after = self.desk.clone();
                // As in the listings, no checker of the opponent is freed or imprisoned before the step is scored.
                after.lift(from, false);
                let to = usize::from(step.to);
                after.mine[to] = super::DeskPile { count: after.mine[to].count + 1, free: true };
                ranked.push(Ranked { step, spend, score: score(&self.desk, &after) });
            }
        }
        ranked
    }

    /// Returns the possible steps of a checker on `from`: the length in pips, and the dice used.
    fn spends(&self, from: usize) -> Vec<(u8, Spend)> {
        let inside = |pips: u8| Some(from + usize::from(pips)).filter(|to| *to < POINTS);
        let open = |pips: u8| inside(pips).is_some_and(|to| self.desk.is_open(to));
        let [first, second] = self.dice;
        if self.is_double() {
            let times = (1..=4_u8).take(self.left());
            return times
                .map(|times| (times * first, Spend::Equal(usize::from(times))))
                .take_while(|(pips, _)| open(*pips))
                .collect();
        }
        let mut spends = Vec::with_capacity(3);
        for (number, die) in self.dice.into_iter().enumerate() {
            if self.unplayed[number] && open(die) {
                spends.push((die, Spend::One(number)));
            }
        }
        let sum = first + second;
        // For the sum of the dice, the listing checks only the landing point: the opponent must have fewer than two
        // checkers there, and a single checker of the program there must be free.
        let lands = inside(sum).is_some_and(|to| {
            let mine = self.desk.mine[to];
            self.desk.against(to).count < 2 && (mine.count != 1 || mine.free)
        });
        if self.left() == 2 && lands && (open(first) || open(second)) {
            spends.push((sum, Spend::Sum));
        }
        spends
    }

    /// Returns the first step with the lowest score (listing EK-6).
    pub(crate) fn best(ranked: &[Ranked]) -> Option<Ranked> {
        let lesser = |best: Ranked, each: Ranked| if each.score.printed() < best.score.printed() { each } else { best };
        ranked.iter().copied().reduce(lesser)
    }

    /// Plays a step and marks its dice as played (listing EK-2).
    pub(crate) fn play(&mut self, ranked: &Ranked) {
        let HapisStep { from, to } = ranked.step;
        self.desk.lift(usize::from(from), !self.as_printed);
        self.desk.land(usize::from(to));
        match ranked.spend {
            Spend::One(number) => {
                self.unplayed[number] = false;
                self.steps.push(ranked.step);
            }
            Spend::Sum => {
                self.unplayed = [false; 4];
                let [first, second] = self.dice;
                // Store a step by both dice as two steps. The thesis gives no order. Use the first die first if the
                // checker may land on the point in between, otherwise the second die.
                let by = if self.passes(from, first) { first } else { second };
                self.through(from, &[by, first + second - by]);
            }
            Spend::Equal(times) => {
                for unplayed in self.unplayed.iter_mut().filter(|unplayed| **unplayed).take(times) {
                    *unplayed = false;
                }
                self.through(from, &[self.dice[0]; 4][..times]);
            }
        }
    }

    /// Plays steps of one checker, each by one die. If the program lists one step for the whole move, plays that step.
    pub(crate) fn play_given(&mut self, singles: &[DieStep]) {
        let (Some((first, _)), Some((last, _))) = (singles.first(), singles.last()) else { return };
        let whole = HapisStep { from: first.from, to: last.to };
        if let Some(listed) = self.ranked().iter().find(|ranked| ranked.step == whole) {
            return self.play(listed);
        }
        for &(step, die) in singles {
            self.desk.play(&[step], !self.as_printed);
            self.steps.push(step);
            if let Some(used) = (0..self.unplayed.len()).find(|&at| self.unplayed[at] && self.die(at) == die) {
                self.unplayed[used] = false;
            }
        }
    }

    fn passes(&self, from: u8, die: u8) -> bool {
        self.desk.is_open(usize::from(from + die))
    }

    fn through(&mut self, from: u8, dice: &[u8]) {
        let mut from = from;
        for die in dice {
            self.steps.push(HapisStep { from, to: from + die });
            from += die;
        }
    }

    /// Plays the whole turn (listing EK-1), and returns it with the board after it.
    pub(crate) fn turn(mut self) -> (HapisTurn, Desk) {
        loop {
            self.bear_off();
            if self.left() == 0 {
                break;
            }
            let ranked = self.ranked();
            let Some(best) = Self::best(&ranked) else { break };
            self.play(&best);
        }
        let turn = HapisTurn { men: self.desk.men(), steps: self.steps.iter().copied().collect::<Steps>() };
        (turn, self.desk)
    }
}

impl PrintedEngine {
    /// Bears off checkers in two rounds. A die that stays unplayed may be used for a step on the board.
    ///
    /// 1. Each die bears off a checker that needs exactly the number on the die.
    /// 2. Each unplayed die that is larger than needed bears off the checker furthest from the end.
    pub(crate) fn bear_off(&mut self) {
        if !self.may_bear_off() {
            return;
        }
        for number in 0..self.unplayed.len() {
            let exact = OFF - usize::from(self.die(number));
            if self.unplayed[number] && self.desk.mine[exact].count > 0 {
                self.take_off(exact, number);
            }
        }
        for number in 0..self.unplayed.len() {
            let exact = OFF - usize::from(self.die(number));
            let occupied = |place: &usize| self.desk.mine[*place].count > 0;
            if !self.unplayed[number] || (HOME..exact).any(|place| occupied(&place)) {
                continue;
            }
            if let Some(hindmost) = (exact..POINTS).find(occupied) {
                self.take_off(hindmost, number);
            }
        }
    }

    /// Returns true if all the program's checkers are in its home and none of them is imprisoned (listing EK-9).
    fn may_bear_off(&self) -> bool {
        let mine = &self.desk.mine;
        mine[..HOME].iter().all(|pile| pile.count == 0) && mine[HOME..].iter().all(|pile| pile.count != 1 || pile.free)
    }

    /// Bears off one checker from `place` with the die at index `number`. If it was the last one there, a prisoner
    /// becomes free (listing EK-10).
    fn take_off(&mut self, place: usize, number: usize) {
        self.desk.lift(place, true);
        self.unplayed[number] = false;
        self.steps.push(HapisStep::by(place, self.die(number)));
    }
}
