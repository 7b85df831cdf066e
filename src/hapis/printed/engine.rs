//! Plays one turn like the computer program that is printed in a thesis on hapis. That program lists the possible
//! steps, scores them, plays the step with the lowest score and repeats (listings EK-1 to EK-7). A low score means
//! little danger.
//!
//! The printed program also bears off checkers (listings EK-9 and EK-10). It bears off first, and scores steps only
//! afterwards.

use super::Desk;
use super::score::{Score, score};
use crate::hapis::board::{Board, HOME, OFF, POINTS};
use crate::hapis::played::DieStep;
use crate::hapis::step::{HapisStep, Steps};
use crate::hapis::turn::{Dice, HapisTurn};

/// The dice that a step uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spend {
    /// One of two different dice: the first (0) or the second (1).
    One(usize),
    /// Both dice, used for one step of one checker by their sum.
    Sum,
    /// After a double, which gives four moves, one checker makes this many of them: 1 to 4.
    Equal(usize),
}

/// A step with the score that the program printed in the thesis on hapis gives to it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ranked {
    /// The step. Its places are numbered along the path of the side that the program plays.
    pub(crate) step: HapisStep,
    spend: Spend,
    /// The score of the step: how easily the opponent could then imprison one of the program's checkers. A lower score
    /// is better.
    pub(crate) score: Score,
}

/// The program that is printed in the thesis on hapis, in the middle of a turn of its side.
#[derive(Debug, Clone)]
pub(crate) struct PrintedEngine {
    pub(super) desk: Desk,
    pub(super) dice: [u8; 2],
    /// For each die, true if it is unplayed. Two different dice use the first two entries. A double uses all four.
    pub(super) unplayed: [bool; 4],
    /// True if the engine reproduces an error of listing EK-2 in the thesis on hapis: when the program's last checker
    /// leaves a point, an enemy checker that was imprisoned there stays imprisoned.
    as_printed: bool,
    pub(super) steps: Vec<HapisStep>,
}

impl PrintedEngine {
    /// Creates an engine that plays like the program in the thesis on hapis, at the start of a turn on `board`. If
    /// `as_printed` is true, the engine reproduces an error of the listings (see [`Self::at`]).
    pub(crate) fn new(board: &Board, dice: Dice, as_printed: bool) -> Self {
        Self::at(Desk::of(board), dice, as_printed)
    }

    /// Creates an engine that plays like the program in the thesis on hapis, at the start of a turn on `desk`. If
    /// `as_printed` is true, an enemy checker stays imprisoned on a point that the program's last checker has left. So
    /// not every [`Desk`] is a possible [`Board`].
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

    /// Returns every possible step with its score, in the order of the listings EK-3 and EK-5 of the thesis on hapis.
    ///
    /// The steps of the checker furthest from the end come first. The steps from one point have this order: first die,
    /// second die, sum of the dice. With a double, the order is one die, two dice, three dice, four dice.
    pub(crate) fn ranked(&self) -> Vec<Ranked> {
        let mut ranked = Vec::new();
        for from in (0..POINTS).filter(|from| self.desk.mine[*from].count > 0 && self.desk.mine[*from].free) {
            for (pips, spend) in self.spends(from) {
                let step = HapisStep::by(from, pips);
                let mut after = self.desk.clone();
                // As in the listings of the thesis on hapis, only the program's own checker moves before the step is
                // scored. The opponent's checkers are neither freed nor imprisoned.
                after.lift(from, false);
                let to = usize::from(step.to);
                after.mine[to] = super::DeskPile { count: after.mine[to].count + 1, free: true };
                ranked.push(Ranked { step, spend, score: score(&self.desk, &after) });
            }
        }
        ranked
    }

    /// Returns the possible steps of a checker on `from`. Each pair is the length of a step in pips, and the dice that
    /// it uses.
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
        // If a step uses the sum of the dice, the listing in the thesis demands only two things about the landing
        // point. The user, the program's opponent, must have fewer than two checkers there. A single checker of the
        // program there must not be a prisoner.
        let lands = inside(sum).is_some_and(|to| {
            let mine = self.desk.mine[to];
            self.desk.against(to).count < 2 && (mine.count != 1 || mine.free)
        });
        if self.left() == 2 && lands && (open(first) || open(second)) {
            spends.push((sum, Spend::Sum));
        }
        spends
    }

    /// Returns the step that the program plays: the first one with the lowest score, which means the least danger
    /// (listing EK-6 of the thesis on hapis).
    pub(crate) fn best(ranked: &[Ranked]) -> Option<Ranked> {
        let lesser = |best: Ranked, each: Ranked| if each.score.printed() < best.score.printed() { each } else { best };
        ranked.iter().copied().reduce(lesser)
    }

    /// Plays a step and marks its dice as played (listing EK-2 of the thesis on hapis).
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
                // A step that uses both dice is stored as two steps, but the thesis does not say in which order. Here
                // the checker uses the first die first if it may land on the point that it then reaches, otherwise the
                // second die.
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

    /// Plays the steps `singles`, which all move the same checker, each by one die. If the program lists one step that
    /// makes the whole move, plays that step instead.
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

    /// Plays the whole turn (listing EK-1 of the thesis on hapis). Returns the turn, and the board after it.
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
    /// Bears off as many checkers as the unplayed dice allow, in two rounds. First, each die bears off a checker that
    /// needs exactly the number on the die. Then each die that is still unplayed bears off the checker furthest from
    /// the end, if the die is larger than needed. There is no third round: if a die is still unplayed, the program may
    /// use it for a step on the board.
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

    /// Returns true if the program may bear off: all its checkers are in its home and none of them is imprisoned
    /// (listing EK-9 of the thesis on hapis).
    fn may_bear_off(&self) -> bool {
        let mine = &self.desk.mine;
        mine[..HOME].iter().all(|pile| pile.count == 0) && mine[HOME..].iter().all(|pile| pile.count != 1 || pile.free)
    }

    /// Bears off one checker from `place` with a die; `number` is the index of the die in `unplayed`. If it was the
    /// last checker of the program on the place, a prisoner there becomes free (listing EK-10 of the thesis on hapis).
    fn take_off(&mut self, place: usize, number: usize) {
        self.desk.lift(place, true);
        self.unplayed[number] = false;
        self.steps.push(HapisStep::by(place, self.die(number)));
    }
}
