//! Bearing off in the printed engine (listings EK-9 and EK-10). The engine bears off before it scores any step.

use super::engine::Engine;
use crate::hapis::board::{HOME, OFF, POINTS};
use crate::hapis::step::HapisStep;

impl Engine {
    /// Bears off as many checkers as the unplayed dice allow. First each die bears off from the point that it names
    /// exactly. Then each remaining die that is larger than needed bears off from the hindmost point.
    ///
    /// Each of the two rounds tries each die once. So a die that becomes usable only after another die stays unplayed
    /// here. It can still be played as a step, and steps never bear off.
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

    /// Returns true if all of the engine's checkers are in its home and none of them is imprisoned (EK-9).
    fn may_bear_off(&self) -> bool {
        let mine = &self.desk.mine;
        mine[..HOME].iter().all(|pile| pile.count == 0) && mine[HOME..].iter().all(|pile| pile.count != 1 || pile.free)
    }

    /// Bears off one checker. It also frees the enemy checker that was held on that point (EK-10); the listing for
    /// steps (EK-2) does not.
    fn take_off(&mut self, place: usize, number: usize) {
        self.desk.lift(place, true);
        self.unplayed[number] = false;
        self.steps.push(HapisStep::by(place, self.die(number)));
    }
}
