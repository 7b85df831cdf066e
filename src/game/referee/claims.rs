//! Claims of a playable discard (işlek), where the table plays by claim.

use super::follow::Walk;
use super::{RecordPlace, TurnReport};
use crate::game::Action;
use crate::game::state::{Over, State};
use crate::game::wrong::{Step, Why};
use crate::record::Line;
use crate::table::{Playable, Symbol};
use crate::tiles::Tile;
use crate::words::Clause;

impl Walk<'_> {
    /// A claim: it brings the thrower a foul, or a note says why it does not.
    pub(super) fn claim(&mut self, line: &Line, player: usize, symbol: Symbol) {
        let Some(state) = &mut self.refereed.state else { return };
        let clause = Clause::DiscardPlayable;
        let tile = symbol.tile(state.table().indicator());
        let (why, thrower) = verdict(state, player, tile, self.noticed);
        let mut report = TurnReport::of(line, player);
        report.actions.push(Action::Claim(symbol));
        if let Some(thrower) = thrower {
            self.noticed = true;
            let fact = tile.and_then(|tile| state.takes(tile));
            if let (Why::ClaimRight, Some(fact)) = (&why, fact) {
                let mut step = Step::default();
                state.foul_of(&mut step, thrower, clause, fact);
                let own = |turn: &&mut TurnReport| {
                    turn.player == thrower && turn.actions.last().is_some_and(Action::ends_turn)
                };
                if let Some(turn) = self.refereed.turns.iter_mut().rev().find(own) {
                    turn.wrong
                        .extend(step.wrong.into_iter().map(|wrong| (wrong, RecordPlace::of(line, line.span.clone()))));
                }
            }
        }
        report.notes.push((Clause::DiscardClaim, why));
        self.refereed.turns.push(report);
    }
}

/// What a claim comes to; with the thrower, where it decides something.
fn verdict(state: &State, player: usize, tile: Option<Tile>, noticed: bool) -> (Why, Option<usize>) {
    if !state.is_yuzbir() || state.table().profile().fouls.playable != Playable::Claim {
        return (Why::ClaimIdle, None);
    }
    let open = state.may_be_claimed() || matches!(state.over(), Some(Over::Exhausted | Over::Void));
    let Some(last) = state.discards().last().filter(|_| open) else { return (Why::ClaimLate, None) };
    if tile != Some(last.tile) {
        let earlier = state.discards().iter().any(|discard| Some(discard.tile) == tile);
        return (if earlier { Why::ClaimLate } else { Why::ClaimWrong }, None);
    }
    if state.table().is_okey(last.tile) {
        return (Why::ClaimOkey, None);
    }
    if state.takes(last.tile).is_none() {
        return (Why::ClaimWrong, None);
    }
    if noticed {
        return (Why::ClaimAgain, None);
    }
    if player == last.by {
        return (Why::ClaimByThrower, Some(last.by));
    }
    if state.partner(last.by) == Some(player) {
        return (Why::ClaimByPartner, None);
    }
    (Why::ClaimRight, Some(last.by))
}
