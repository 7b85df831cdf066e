//! The throw that ends a turn, and its fouls.
//!
//! Also handles claims that the last discard was playable (işlek): the thrower could have laid it off onto a meld. Only
//! some tables allow such claims.

use super::rulings::{Takes, playable};
use super::state::{Discard, Over, State, TakenTile};
use super::wrong::{Remark, Step, Why, Wrong};
use crate::judge::{Fact, must_lie};
use crate::score::{Foul, FoulKind, Opened};
use crate::table::{LastDiscard, Playable, Symbol};
use crate::tiles::Tile;
use crate::words::Clause;

impl State {
    /// Decides a claim that the last discard was playable (`discard.claim`), with a remark that gives the reason. If
    /// the claim is right, charges the thrower.
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

/// Rules on a claim that a discard was playable. Returns the reason, and the seat of the thrower if later claims have
/// no effect: the discard is playable, it was not claimed before, and the claimant is not the thrower's partner.
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

impl State {
    /// Throws a tile, which ends the turn. In 101 also charges the fouls of the throw (`discard.*`, `take.*`), and ends
    /// the hand if it was the last tile.
    #[inline]
    pub(super) fn throw(&mut self, step: &mut Step, symbol: Symbol) {
        let Some(tile) = self.tile_of(symbol) else {
            return self.throw_okey_of_other_game(step);
        };
        if self.is_yuzbir() {
            return self.throw_101(step, tile);
        }
        self.judge_last_discard(step);
        self.leave(step, tile);
        self.ended(tile);
    }

    /// Handles the throw of an okey in a game without okeys. The thrown tile is unknown, so the discards do not show
    /// it.
    #[cold]
    pub(super) fn throw_okey_of_other_game(&mut self, step: &mut Step) {
        step.illegal(self.seat, Clause::TilesCopies, Why::NoOkeys);
        self.throw_unknown();
        self.close_turn();
    }

    /// Throws a tile in 101. A faulty opening first returns to the rack. Throwing the last tile finishes the hand.
    pub(super) fn throw_101(&mut self, step: &mut Step, tile: Tile) {
        self.back_to_rack();
        if self.racks[self.seat].len() == 1 {
            return self.finish_101(step, tile);
        }
        self.judge_last_discard(step);
        self.leave(step, tile);
        self.judge_throw(step, tile);
        self.ended(tile);
    }

    /// Returns true if the stock is empty and the player took the last discard. This is allowed only to finish.
    pub(super) const fn took_last_discard(&self) -> bool {
        self.last_offered && self.turn.taken.is_some()
    }

    /// Reports a player who took the last discard but throws without finishing (`take.last-discard`).
    fn judge_last_discard(&mut self, step: &mut Step) {
        if self.took_last_discard() {
            step.illegal(self.seat, Clause::TakeLastDiscard, Why::Fact(Fact::LastDiscardKept));
            // Report nothing more for not laying the taken tile.
            self.turn.taken.iter_mut().for_each(|taken| taken.paid = true);
        }
    }

    /// Removes the thrown tile from the rack, even if the player cannot have held it.
    #[inline]
    pub(super) fn leave(&mut self, step: &mut Step, tile: Tile) {
        if !self.racks[self.seat].give_up(tile, &mut self.free) {
            self.leave_in_its_place(step, tile);
        }
    }

    /// Handles the throw of a tile that the player cannot hold: removes one tile from the rack; which one is unknown.
    #[cold]
    fn leave_in_its_place(&mut self, step: &mut Step, tile: Tile) {
        let seat = self.seat;
        self.free.take(tile);
        let alleged = &mut self.players[seat].alleged;
        if let Some(at) = alleged.iter().position(|&other| other == tile) {
            alleged.swap_remove(at);
            // The record says that the player drew this tile, although all its copies were known to be elsewhere. The
            // tile really drawn is unknown, so remove an unknown tile.
            if self.racks[seat].take_unknown() {
                return;
            }
        } else {
            step.illegal(seat, Clause::TilesCopies, Why::NotHeld { tile });
        }
        self.racks[seat].lose();
    }

    /// Handles a throw that the record omits: removes one tile from the rack; which one is unknown. A faulty opening
    /// first returns to the rack.
    pub(super) fn throw_unknown(&mut self) {
        self.back_to_rack();
        self.racks[self.seat].lose();
    }

    /// Charges a foul if the discard taken in this turn was not laid (`take.opened`, `take.must-open`, `take.pairs`).
    /// Charges nothing if the player was already charged for a faulty opening and has not corrected it.
    pub(super) fn judge_taken(&mut self, step: &mut Step) {
        let failed = self.turn.faulted && self.players[self.seat].opened.is_none();
        if let Some(TakenTile { tile, .. }) = self.turn.taken.filter(|taken| taken.is_owed() && !failed) {
            let opened = self.turn.had_opened;
            let clause = must_lie(opened, self.players[self.seat].opened == Some(Opened::Pairs));
            self.foul(step, clause, Why::Fact(Fact::TakenNotLaid { tile, opened }));
        }
    }

    /// Returns true if the player took a discard to open but then opened without it. Every throw is then a foul
    /// (`take.must-open`).
    pub(super) fn opened_without_taken(&self) -> bool {
        let owed = self.turn.taken.is_some_and(TakenTile::is_owed);
        owed && !self.turn.had_opened && self.players[self.seat].opened.is_some()
    }

    /// Returns the foul of any further throw if the player took a discard to open but opened without it
    /// (`take.must-open`); otherwise `None`.
    pub(crate) fn foul_to_come(&self) -> Option<Wrong> {
        let mut step = Step::default();
        if self.opened_without_taken() {
            self.clone().judge_taken(&mut step);
        }
        step.wrong.pop()
    }

    /// Charges the fouls of a throw in 101 (`discard.*`), and of not laying a discard taken in this turn (`take.*`).
    pub(super) fn judge_throw(&mut self, step: &mut Step, tile: Tile) {
        self.judge_taken(step);
        if self.table.is_okey(tile) {
            let foul = Foul::from(FoulKind::OkeyDiscard);
            let points = foul.price(self.table.profile());
            return match foul.priced_by(self.table.profile()) {
                Clause::OkeyBurnt if points == 0 => {
                    step.notes.push(Remark::new(Clause::OkeyBurnt, Why::Fact(Fact::OkeyBurnt { points })));
                }
                clause @ Clause::OkeyBurnt => self.foul(step, clause, Why::Fact(Fact::OkeyBurnt { points })),
                clause => self.foul(step, clause, Why::Fact(Fact::OkeyThrown)),
            };
        }
        if self.table.profile().fouls.playable == Playable::Auto {
            match self.takes(tile) {
                Takes::Yes(fact) => self.foul(step, Clause::DiscardPlayable, Why::Fact(fact)),
                Takes::Undecided => step.unknown.push(Remark::new(Clause::DiscardPlayable, Why::PlayableUndecided)),
                Takes::No => {}
            }
        }
    }

    pub(super) fn takes(&self, tile: Tile) -> Takes {
        let mut verdict = Takes::No;
        for meld in self.could_take(tile) {
            match playable(&self.table, meld, tile) {
                yes @ Takes::Yes(_) => return yes,
                Takes::Undecided => verdict = Takes::Undecided,
                Takes::No => {}
            }
        }
        verdict
    }

    /// Returns true if throwing this tile can be a foul in 101, because it is an okey or certainly fits a meld.
    pub(crate) fn is_playable(&self, tile: Tile) -> bool {
        self.is_yuzbir() && (self.table.is_okey(tile) || matches!(self.takes(tile), Takes::Yes(_)))
    }

    #[inline]
    pub(super) fn ended(&mut self, tile: Tile) {
        self.discards.push(Discard { tile, by: self.seat, taken: false });
        self.close_turn();
    }

    /// Ends the turn after a throw. Also ends the hand if it is void, or if the stock is empty and the next player may
    /// not take the last discard.
    #[inline]
    fn close_turn(&mut self) {
        self.noticed = false;
        if self.is_void() {
            self.over = Some(Over::Void);
        } else if self.stock_left == 0 {
            let offers = self.table.profile().last_discard == LastDiscard::Finish && !self.last_offered;
            self.last_offered = offers;
            self.over = (!offers).then_some(Over::Exhausted);
        }
        if self.over.is_some() {
            self.end_turn();
        } else {
            self.pass();
        }
    }
}
