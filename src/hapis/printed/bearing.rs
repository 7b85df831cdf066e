//! Bearing off in the listings (EK-9, EK-10). It comes before any step, without a score.

use super::engine::Engine;
use crate::hapis::board::{HOME, OFF, POINTS};
use crate::hapis::step::HapisStep;

impl Engine {
    /// Bears off as many checkers as the unplayed dice can: first from the point that a die names exactly, then from
    /// the hindmost point with a larger die.
    ///
    /// Each round tries each die once. A die that fits only after another one was used is left over. The steps get the
    /// dice left over, and steps never bear off.
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

    /// Returns true if no checker is outside home and none at home is imprisoned (EK-9).
    fn may_bear_off(&self) -> bool {
        let mine = &self.desk.mine;
        mine[..HOME].iter().all(|pile| pile.count == 0) && mine[HOME..].iter().all(|pile| pile.count != 1 || pile.free)
    }

    /// Bears off one checker. EK-10 frees an enemy checker that was held there, unlike EK-2.
    fn take_off(&mut self, place: usize, number: usize) {
        self.desk.lift(place, true);
        self.unplayed[number] = false;
        self.steps.push(HapisStep::by(place, self.die(number)));
    }
}
