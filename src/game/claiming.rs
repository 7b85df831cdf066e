//! Claims that the last discard was playable (işlek), where the table plays by claim.

use super::state::{Over, State};
use super::wrong::{Step, Why};
use crate::table::{Playable, Symbol};
use crate::tiles::Tile;
use crate::words::Clause;

impl State {
    /// A claim: it brings the thrower a foul, or a note says why it does not (`discard.claim`).
    pub(super) fn claim(&mut self, step: &mut Step, player: usize, symbol: Symbol) {
        let tile = self.tile_of(Some(symbol));
        let (why, thrower) = verdict(self, player, tile);
        if let Some(thrower) = thrower {
            self.noticed = true;
            let fact = tile.and_then(|tile| self.takes(tile));
            if let (Why::ClaimRight, Some(fact)) = (&why, fact) {
                self.foul_of(step, thrower, Clause::DiscardPlayable, fact);
            }
        }
        step.notes.push((Clause::DiscardClaim, why));
    }
}

/// What a claim comes to; with the thrower, where it decides something.
fn verdict(state: &State, player: usize, tile: Option<Tile>) -> (Why, Option<usize>) {
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
    if state.noticed {
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
