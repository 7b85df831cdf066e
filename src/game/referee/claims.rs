//! Handles claims that a discard was playable (işlek), at tables that allow such claims. A discard is playable if it
//! could have been laid off onto a meld.

use super::TurnReport;
use super::follow::Walk;
use crate::game::Action;
use crate::game::wrong::Step;
use crate::record::Line;
use crate::table::Symbol;

impl Walk<'_> {
    /// Handles a claim that a discard was playable. If the claim is correct, charges the player who threw the discard
    /// with a foul. Otherwise adds a remark that says why the claim fails.
    pub(super) fn claim(&mut self, line: &Line, player: usize, symbol: Symbol) {
        let Some(state) = &mut self.refereed.state else { return };
        let mut step = Step::default();
        state.claim(&mut step, player, symbol);
        let mut report = TurnReport::of(line, player);
        report.actions.push(Action::Claim(symbol));
        for wrong in step.wrong {
            let own = |turn: &&mut TurnReport| {
                turn.player == wrong.player && turn.actions.last().is_some_and(Action::ends_turn)
            };
            if let Some(turn) = self.refereed.turns.iter_mut().rev().find(own) {
                turn.whole_line(line, wrong);
            }
        }
        report.unknown.extend(step.unknown);
        report.notes.extend(step.notes);
        self.refereed.turns.push(report);
    }
}
