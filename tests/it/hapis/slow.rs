//! A slow move generator for hapis. It plays one die at a time with each checker, in every order, on plain arrays.

use std::collections::BTreeSet;

use okey::hapis::{Board, Dice, Rules};

/// The number of checkers of the side on roll on each point. The last entry counts the checkers borne off.
pub(super) type Mine = [u8; 25];

/// What a turn cannot change: the enemy's checkers, the prisoners of the side on roll, and the rules.
struct SlowBoard {
    enemies: [u8; 24],
    my_prisoner: [bool; 24],
    bear_off_free: bool,
    mother: bool,
}

/// The end of a turn: the dice used, the checkers of the side that played, and whether the game is over.
struct End {
    used: Vec<u8>,
    mine: Mine,
    over: bool,
}

/// Returns the checkers of the side on roll after each legal turn. The set is empty if no die can be played.
pub(super) fn turns(board: &Board, dice: Dice, rules: Rules) -> BTreeSet<Mine> {
    let table = SlowBoard {
        enemies: std::array::from_fn(|place| board.you.count(23 - place)),
        my_prisoner: std::array::from_fn(|place| board.me.is_held(place)),
        bear_off_free: rules.bear_off_free,
        mother: rules.mother,
    };
    let mine: Mine = std::array::from_fn(|place| board.me.count(place));
    let [first, second] = dice.both();
    let left = if dice.is_double() { vec![first; 4] } else { vec![first, second] };
    let mut ends = Vec::new();
    table.play(mine, &left, &mut Vec::new(), &mut ends);
    ends.retain(|end| !end.used.is_empty());
    if rules.both_dice {
        let most = ends.iter().map(|end| end.used.len()).max().unwrap_or(0);
        ends.retain(|end| end.over || end.used.len() == most);
        if most == 1 && !dice.is_double() {
            let largest = ends.iter().map(|end| end.used[0]).max();
            ends.retain(|end| end.over || Some(end.used[0]) == largest);
        }
    }
    ends.into_iter().map(|end| end.mine).collect()
}

impl SlowBoard {
    /// Plays every die of `left` with every checker, until the game is over or no die can be played. Adds each end of
    /// the turn to `ends`.
    fn play(&self, mine: Mine, left: &[u8], used: &mut Vec<u8>, ends: &mut Vec<End>) {
        if !used.is_empty() && self.is_over(&mine) {
            ends.push(End { used: used.clone(), mine, over: true });
            return;
        }
        let mut stuck = true;
        for number in 0..left.len() {
            let die = left[number];
            let mut rest = left.to_vec();
            rest.remove(number);
            for place in 0..24 {
                let Some(after) = self.moved(mine, place, die) else { continue };
                stuck = false;
                used.push(die);
                self.play(after, &rest, used, ends);
                used.pop();
            }
        }
        if stuck {
            ends.push(End { used: used.clone(), mine, over: false });
        }
    }

    /// Returns true if the side on roll ends the game by imprisoning the mother (the enemy's last checker on its start
    /// point). Its own start point must be empty (it wins), or its own mother imprisoned (a draw).
    fn is_over(&self, mine: &Mine) -> bool {
        let caught = self.enemies[23] == 1 && mine[23] > 0 && !self.my_prisoner[23];
        self.mother && caught && (mine[0] == 0 || self.my_prisoner[0])
    }

    fn moved(&self, mut mine: Mine, place: usize, die: u8) -> Option<Mine> {
        if mine[place] == 0 || self.my_prisoner[place] {
            return None;
        }
        let to = place + usize::from(die);
        let may =
            if to < 24 { self.enemies[to] < 2 && !self.my_prisoner[to] } else { self.bears_off(&mine, place, die) };
        if !may {
            return None;
        }
        mine[place] -= 1;
        mine[to.min(24)] += 1;
        Some(mine)
    }

    fn bears_off(&self, mine: &Mine, place: usize, die: u8) -> bool {
        let all_home = (0..18).all(|outside| mine[outside] == 0);
        let held = (0..24).any(|home| self.my_prisoner[home]);
        let exact = place + usize::from(die) == 24;
        let hindmost = (0..place).all(|behind| mine[behind] == 0);
        all_home && !(self.bear_off_free && held) && (exact || hindmost)
    }
}

pub(super) fn mine(board: &Board) -> Mine {
    std::array::from_fn(|place| board.me.count(place))
}

/// Returns the points on which the side on roll imprisons an enemy checker that was free before the turn. `mine` has
/// the checkers of the side on roll after the turn.
pub(super) fn caught(board: &Board, mine: &Mine) -> Vec<usize> {
    let stands = |place: &usize| {
        let enemy = 23 - place;
        mine[*place] > 0 && board.you.count(enemy) == 1 && !board.you.is_held(enemy) && !board.me.is_held(*place)
    };
    (0..24).filter(stands).collect()
}
