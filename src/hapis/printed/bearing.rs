//! How the engine printed in the thesis bears off checkers (listings EK-9 and EK-10). The engine bears off first and
//! scores steps afterwards.

use super::engine::Engine;
use crate::hapis::board::{HOME, OFF, POINTS};
use crate::hapis::step::HapisStep;

impl Engine {
    /// Bears off as many checkers as the unplayed dice allow, in two rounds. First, each die bears off a checker that
    /// needs exactly the number on the die. Then each remaining die bears off the checker furthest from the end, if the
    /// die is larger than needed.
    ///
    /// Each round tries each die only once. So if a die becomes usable only after another die, this function leaves it
    /// unplayed. The engine may then use it for a step on the board.
    pub fn bear_off(&mut self) {
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

    /// Returns true if the engine may bear off: all its checkers are in its home and none of them is imprisoned (EK-9).
    fn may_bear_off(&self) -> bool {
        let mine = &self.desk.mine;
        mine[..HOME].iter().all(|pile| pile.count == 0) && mine[HOME..].iter().all(|pile| pile.count != 1 || pile.free)
    }

    /// Bears off one checker. If it held an enemy prisoner on its point, the enemy becomes free (EK-10). EK-2, the
    /// listing that plays steps on the board, forgets to free the enemy.
    fn take_off(&mut self, place: usize, number: usize) {
        self.desk.lift(place, true);
        self.unplayed[number] = false;
        self.steps.push(HapisStep::by(place, self.die(number)));
    }
}
