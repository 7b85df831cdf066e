//! Bearing off as the listings do it (EK-9, EK-10): before any step, without asking a number.

use super::engine::Engine;
use crate::hapis::board::{HOME, OFF, POINTS};
use crate::hapis::step::Step;

impl Engine {
    /// Bears off what the dice left can: first each die from exactly its point, then larger dice from the hindmost.
    ///
    /// Each die is tried once in either round, so one that only comes to fit after another was used is left over. What
    /// is left over goes to the steps, which never bear off.
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

    /// No checker is outside home, and none at home lies imprisoned (EK-9).
    fn may_bear_off(&self) -> bool {
        let mine = &self.desk.mine;
        mine[..HOME].iter().all(|pile| pile.count == 0) && mine[HOME..].iter().all(|pile| pile.count != 1 || pile.free)
    }

    /// Unlike EK-2, EK-10 frees whom it leaves alone.
    fn take_off(&mut self, place: usize, number: usize) {
        self.desk.lift(place, true);
        self.unplayed[number] = false;
        self.steps.push(Step::by(place, self.die(number)));
    }
}
