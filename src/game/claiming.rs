//! Handles claims: at some tables a player may claim that the last discard was playable (işlek), which means that it
//! could have been laid off onto a meld.

use super::rulings::Takes;
use super::state::{Over, State};
use super::wrong::{Remark, Step, Why};
use crate::table::{Playable, Symbol};
use crate::tiles::Tile;
use crate::words::Clause;

impl State {
    /// Handles a player's claim that the last discard was playable. If the claim is correct, charges the player who
    /// threw the discard with a foul. Otherwise adds a remark that says why the claim fails (`discard.claim`).
    pub(super) fn claim(&mut self, step: &mut Step, player: usize, symbol: Symbol) {
        let tile = self.tile_of(symbol);
        let (why, thrower) = ruling(self, player, tile);
        if let Some(thrower) = thrower {
            self.noticed = true;
            if let (Why::ClaimRight, Some(Takes::Yes(fact))) = (&why, tile.map(|tile| self.takes(tile))) {
                self.foul_of(step, thrower, Clause::DiscardPlayable, Why::Fact(fact));
            }
        }
        let undecided = why == Why::PlayableUndecided;
        let remarks = if undecided { &mut step.unknown } else { &mut step.notes };
        remarks.push(Remark::new(Clause::DiscardClaim, why));
    }
}

/// Decides a claim that a discard was playable, and returns the reason. Also returns the thrower's seat if this claim
/// rules out any later claim on the same discard.
fn ruling(state: &State, player: usize, tile: Option<Tile>) -> (Why, Option<usize>) {
    if !state.is_yuzbir() || state.table().profile().fouls.playable != Playable::Claim {
        return (Why::ClaimIdle, None);
    }
    if matches!(state.over(), Some(Over::Won { tile: last, .. }) if Some(*last) == tile) {
        return (Why::ClaimOfLast, None);
    }
    let open = state.may_be_claimed() || matches!(state.over(), Some(Over::Exhausted | Over::Void));
    let Some(last) = state.discards().last().filter(|last| open && Some(last.tile) == tile) else {
        let thrown = state.discards().iter().any(|discard| Some(discard.tile) == tile);
        return (if thrown { Why::ClaimLate } else { Why::ClaimNotThrown }, None);
    };
    if state.table().is_okey(last.tile) {
        return (Why::ClaimOkey, None);
    }
    match state.takes(last.tile) {
        Takes::Yes(_) => {}
        Takes::Undecided => return (Why::PlayableUndecided, None),
        Takes::No => return (Why::ClaimWrong, None),
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
