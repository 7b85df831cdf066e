//! A slow implementation of hapis tavlası, written only from the rules. A checker that lands on a lone enemy checker
//! imprisons it. The legal turns are found by playing one die at a time, in every order.

use std::collections::BTreeSet;

/// The switches of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlowRules {
    pub(crate) both_dice: bool,
    pub(crate) bear_off_free: bool,
    pub(crate) mother: bool,
}

/// A position. Points have White's labels, 1 to 24. Side 0 is White, which moves up; side 1 is Black, which moves down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct SlowPosition {
    /// The number of checkers of each side on each point. Entry 0 is not used.
    checkers: [[usize; 25]; 2],
    /// For each point, the side with an imprisoned checker there. It is the side's only checker on the point.
    prisoner: [Option<usize>; 25],
    pub(crate) turn: usize,
}

/// The start points of White and Black.
const START: [usize; 2] = [1, 24];

/// The end of a game: its name, and the points of White and Black.
pub(crate) type SlowEnding = (&'static str, [u32; 2]);

/// Turns or beginnings of turns: the dice used so far, and the position reached, with the same side still on roll.
type SlowTurns = BTreeSet<(Vec<usize>, SlowPosition)>;

/// Returns the number of points that a checker on `point` must move to leave the board.
fn way(side: usize, point: usize) -> usize {
    if side == 0 { 25 - point } else { point }
}

impl SlowPosition {
    pub(crate) fn start(turn: usize) -> Self {
        let mut checkers = [[0; 25]; 2];
        for side in [0, 1] {
            checkers[side][START[side]] = 15;
        }
        Self { checkers, prisoner: [None; 25], turn }
    }

    /// Parses a position, written as `WHITE:BLACK:PRISONERS:DICE:TURN`.
    /// - `WHITE` and `BLACK`: the point of each checker on the board, as one base-36 digit.
    /// - `PRISONERS`: the points of White's and Black's prisoners, separated by `/`.
    /// - `DICE` is ignored.
    /// - `TURN`: `W` or `B`.
    pub(crate) fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(':').collect();
        let points = |text: &str| -> Vec<usize> {
            text.chars().filter_map(|digit| digit.to_digit(36)).map(|label| label as usize).collect()
        };
        let mut position = Self { turn: usize::from(fields[4] == "B"), ..Self::start(0) };
        position.checkers = [[0; 25]; 2];
        for side in [0, 1] {
            for point in points(fields[side]) {
                position.checkers[side][point] += 1;
            }
        }
        for (side, labels) in fields[2].split('/').enumerate() {
            for point in points(labels) {
                position.prisoner[point] = Some(side);
            }
        }
        position
    }

    /// Returns the position as text, without dice.
    pub(crate) fn text(&self) -> String {
        let digit = |point: usize| char::from_digit(u32::try_from(point).expect("small"), 36).expect("a digit");
        let side = |side: usize| -> String {
            let text = (1..25).flat_map(|point| vec![digit(point); self.checkers[side][point]]).collect::<String>();
            if text.is_empty() { "-".to_owned() } else { text }
        };
        let under = |side| self.prisoners(side).into_iter().map(digit).collect::<String>();
        let prisoners = if self.prisoner == [None; 25] { "-".to_owned() } else { format!("{}/{}", under(0), under(1)) };
        format!("{}:{}:{prisoners}:-:{}", side(0), side(1), ["W", "B"][self.turn])
    }

    /// Returns the points of the side's imprisoned checkers.
    pub(crate) fn prisoners(&self, side: usize) -> Vec<usize> {
        (1..25).filter(|&point| self.prisoner[point] == Some(side)).collect()
    }

    /// Returns how many points the checkers of the side must still move in all.
    pub(crate) fn pips(&self, side: usize) -> usize {
        (1..25).map(|point| self.checkers[side][point] * way(side, point)).sum()
    }

    pub(crate) fn off(&self, side: usize) -> usize {
        15 - self.checkers[side].iter().sum::<usize>()
    }

    /// Moves one checker of the side on roll. Returns `None` if the step is illegal.
    fn step(&self, from: usize, die: usize, rules: SlowRules) -> Option<Self> {
        let (me, you) = (self.turn, 1 - self.turn);
        if self.checkers[me][from] == 0 || self.prisoner[from] == Some(me) {
            return None;
        }
        let mut after = *self;
        if die < way(me, from) {
            let to = if me == 0 { from + die } else { from - die };
            let enemies = self.checkers[you][to];
            if enemies > 1 || self.prisoner[to] == Some(me) {
                return None;
            }
            if enemies == 1 {
                after.prisoner[to] = Some(you);
            }
            after.checkers[me][to] += 1;
        } else {
            let stands = |point: &usize| self.checkers[me][*point] > 0;
            let farthest = (1..25).filter(stands).map(|point| way(me, point)).max()?;
            let imprisoned = rules.bear_off_free && !self.prisoners(me).is_empty();
            let fits = die == way(me, from) || farthest == way(me, from);
            if farthest > 6 || imprisoned || !fits {
                return None;
            }
        }
        after.checkers[me][from] -= 1;
        if after.checkers[me][from] == 0 {
            // When the last checker above a prisoner leaves, the prisoner is free.
            after.prisoner[from] = None;
        }
        Some(after)
    }

    /// Returns the end of the game if an imprisoned mother (the last checker of a side on its start point) decides it.
    /// The other side wins once it has left its own start point. If both mothers are imprisoned, the game is a draw.
    fn mother(&self, rules: SlowRules) -> Option<SlowEnding> {
        let caught = |side: usize| rules.mother && self.prisoner[START[side]] == Some(side);
        let has_left = |side: usize| self.checkers[side][START[side]] == 0;
        match [caught(0), caught(1)] {
            [true, true] => Some(("draw", [0, 0])),
            [true, false] if has_left(1) => Some(("mother", [0, 2])),
            [false, true] if has_left(0) => Some(("mother", [2, 0])),
            _ => None,
        }
    }

    /// Returns true if the side on roll has no legal step with any number from 1 to 6.
    fn is_stuck(&self, rules: SlowRules) -> bool {
        (1..=6).all(|die| (1..25).all(|from| self.step(from, die, rules).is_none()))
    }

    /// Returns the same position with the other side on roll.
    pub(crate) fn passed(&self) -> Self {
        Self { turn: 1 - self.turn, ..*self }
    }

    /// Returns the end of the game, or `None` if the game is running.
    pub(crate) fn ending(&self, rules: SlowRules) -> Option<SlowEnding> {
        for side in [0, 1] {
            if self.off(side) == 15 {
                let mars = self.off(1 - side) == 0;
                let mut points = [0, 0];
                points[side] = if mars { 2 } else { 1 };
                return Some((if mars { "mars" } else { "won" }, points));
            }
        }
        let locked = || (self.is_stuck(rules) && self.passed().is_stuck(rules)).then_some(("draw", [0, 0]));
        self.mother(rules).or_else(locked)
    }

    /// Returns the positions after the legal turns with these dice. The set is empty if the game is over or no die can
    /// be played.
    pub(crate) fn turns(&self, dice: [usize; 2], rules: SlowRules) -> BTreeSet<Self> {
        if self.ending(rules).is_some() {
            return BTreeSet::new();
        }
        let left = if dice[0] == dice[1] { vec![dice[0]; 4] } else { dice.to_vec() };
        let mut ends = SlowTurns::new();
        self.play(&left, &[], rules, &mut SlowTurns::new(), &mut ends);
        ends.retain(|(used, _)| !used.is_empty());
        if rules.both_dice {
            // A turn that ends the game by an imprisoned mother plays no further dice. Any other turn uses as many dice
            // as possible, and the larger one if it can use only one of two.
            let most = ends.iter().map(|(used, _)| (used.len(), used.iter().sum::<usize>())).max();
            let uses_most =
                |used: &[usize]| most.is_none_or(|(count, sum)| used.len() == count && (count > 1 || used[0] == sum));
            ends.retain(|(used, after)| after.mother(rules).is_some() || uses_most(used));
        }
        ends.into_iter().map(|(_, after)| after.passed()).collect()
    }

    /// Plays the dice `left` in every order with every checker, and adds each possible end of the turn to `ends`.
    /// `used` are the dice played before. `seen` has the dice and positions already searched.
    fn play(&self, left: &[usize], used: &[usize], rules: SlowRules, seen: &mut SlowTurns, ends: &mut SlowTurns) {
        if !seen.insert((used.to_vec(), *self)) {
            return;
        }
        let mut stuck = true;
        if used.is_empty() || self.mother(rules).is_none() {
            for at in 0..left.len() {
                let rest = [&left[..at], &left[at + 1..]].concat();
                for after in (1..25).filter_map(|from| self.step(from, left[at], rules)) {
                    stuck = false;
                    after.play(&rest, &[used, &[left[at]]].concat(), rules, seen, ends);
                }
            }
        }
        if stuck {
            ends.insert((used.to_vec(), *self));
        }
    }
}
