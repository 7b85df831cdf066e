//! Lays melds in 101: openings, later melds, and taking back a faulty opening.

use super::SEATS;
use super::fit::growing;
use super::rulings::{best, declared};
use super::state::{State, TableMeld, TakenTile};
use super::step::ReducedRack;
use super::wrong::{Step, Why};
use crate::judge::{Claim, Fact, OpeningClaim, feeding, misplaced, pairs_prevail, read};
use crate::meld::{Meld, MeldKind};
use crate::notation::{LaidMelds, LaidTile};
use crate::score::{Foul, FoulKind, Opened};
use crate::table::Rising;
use crate::tiles::Tile;
use crate::words::Clause;

impl State {
    /// Handles the actions `open` and `lay`, which mean the same. The first melds of a player are an opening.
    pub(super) fn lay(&mut self, step: &mut Step, melds: &LaidMelds) {
        let seat = self.seat;
        let melds = declared(&self.table, melds);
        let tiles: Vec<Tile> = melds.0.iter().flatten().filter_map(|laid| self.tile_of(laid.symbol)).collect();
        let held = match self.without_all(seat, tiles.iter().copied()) {
            Ok(held) => held,
            Err(tile) => return self.not_held(step, tile),
        };
        if held.rack.is_empty() {
            let opened = self.players[seat].opened.is_some();
            let clause = if opened { Clause::FinishLastTile } else { Clause::OpenKeepOne };
            return step.illegal(seat, clause, Why::NothingStays);
        }
        match self.players[seat].opened {
            None => self.open(step, melds, &tiles, held),
            Some(with) => self.lay_more(step, melds, &tiles, held, with),
        }
    }

    fn open(&mut self, step: &mut Step, melds: LaidMelds, tiles: &[Tile], held: ReducedRack) {
        let seat = self.seat;
        let last = held.rack.len() == 1;
        // The melds of a faulty opening stay on the table until the player corrects them. Check them together with the
        // new melds.
        let before = self.melds.iter().filter(|meld| meld.faulty).map(|meld| meld.laid.clone());
        let whole = LaidMelds(before.chain(melds.0.iter().cloned()).collect());
        let mending = self.melds_are_faulty();
        // Opening and finishing in one turn, before any other player opens, is called elden. It needs no minimum sum
        // (`finish.hand`).
        let at_once = last && !mending && !self.turn.more() && !self.others_opened();
        let claim = OpeningClaim {
            melds: whole,
            highest: Some(self.highest(&melds)),
            others_opened: Some(!at_once),
            ..OpeningClaim::default()
        };
        let reading = best(&self.table, &Claim::Opening(claim));
        let read = &reading.melds;
        let pairs = read.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
        let with = if pairs > 0 { Opened::Pairs } else { Opened::Series };
        let against = reading.ruled.findings.iter().find(|finding| finding.against);
        self.hold(seat, held);
        self.put(melds, against.is_some());
        if let Some(taken) = &mut self.turn.taken {
            taken.lay(tiles);
        }
        if let Some(against) = against {
            if !self.turn.faulted {
                self.turn.faulted = true;
                let wrong = Foul::of(against.clause).unwrap_or(FoulKind::WrongOpening.into());
                self.charge(step, seat, wrong, against.clause, Why::Fact(against.fact.clone()));
            }
            return;
        }
        self.melds.iter_mut().for_each(|meld| meld.faulty = false);
        self.turn.opened = true;
        self.turn.laid_more |= mending;
        let player = &mut self.players[seat];
        player.opened = Some(with);
        let sum = read.iter().map(Meld::sum).sum();
        player.reached = if pairs > 0 { u32::try_from(pairs).expect("a rack holds few pairs") } else { sum };
        self.fed(step, pairs > 0);
    }

    /// Charges the previous player with a foul if the player on turn opened with that player's discard. Only some
    /// tables have this foul (`foul.feeding`).
    fn fed(&mut self, step: &mut Step, pairs: bool) {
        let Some(TakenTile { tile, .. }) = self.turn.taken.filter(|taken| taken.is_laid()) else { return };
        if let Some(foul) = feeding(&self.table, tile, pairs) {
            let thrower = Self::left_of(self.seat);
            self.charge(step, thrower, foul, foul.clause, Why::FedNextPlayer { tile });
        }
    }

    fn lay_more(&mut self, step: &mut Step, melds: LaidMelds, tiles: &[Tile], held: ReducedRack, with: Opened) {
        let seat = self.seat;
        let mut mixed = None;
        for laid in &melds.0 {
            let meant = read(&self.table, &LaidMelds(vec![laid.clone()])).concat();
            let sound = meant.iter().find(|meld| meld.is_legal(&self.table));
            let breach = || meant.iter().find_map(|meld| Some((meld.clone(), *meld.breaches(&self.table).first()?)));
            let Some(meld) = sound else {
                let Some((meld, breach)) = breach() else { continue };
                return step.illegal(seat, breach.clause, Why::Fact(Fact::WrongMeld { meld, breach }));
            };
            match misplaced(with, meld.kind, self.pairs_opened()) {
                // Mixing pairs with runs or groups is a foul (`open.no-mix`), so the melds still go onto the table. If
                // the melds break any other rule, the action is illegal and no meld is laid.
                Some((clause @ Clause::OpenNoMix, fact)) => mixed = Some((clause, Why::Fact(fact))),
                Some((clause, fact)) => return step.illegal(seat, clause, Why::Fact(fact)),
                None => {}
            }
        }
        self.hold(seat, held);
        self.put(melds, false);
        self.turn.laid_more = true;
        self.fulfil(tiles);
        if let Some((clause, why)) = mixed {
            self.foul(step, clause, why);
        }
    }

    fn put(&mut self, melds: LaidMelds, faulty: bool) {
        for laid in melds.0 {
            let could_take = growing(&self.table, &laid);
            self.melds.push(TableMeld { number: self.next, owner: self.seat, laid, faulty, could_take });
            self.next += 1;
        }
    }

    /// Replaces the tiles of the meld with this number. Returns the seat of its owner; `None` if no meld has the
    /// number.
    pub(super) fn relay(&mut self, number: u32, laid: Vec<LaidTile>) -> Option<usize> {
        let meld = self.melds.iter_mut().find(|meld| meld.number == number)?;
        meld.could_take = growing(&self.table, &laid);
        meld.laid = laid;
        Some(meld.owner)
    }

    pub(super) fn melds_are_faulty(&self) -> bool {
        self.melds.iter().any(|meld| meld.faulty)
    }

    fn pairs_opened(&self) -> bool {
        self.players.iter().any(|player| player.opened == Some(Opened::Pairs))
    }

    /// Returns the highest earlier opening: a number of pairs if `melds` are mostly pairs, otherwise a sum. At some
    /// tables a new opening must exceed it.
    fn highest(&self, melds: &LaidMelds) -> u32 {
        let pairs = melds.0.iter().filter(|meld| meld.len() == 2).count();
        self.highest_on(if pairs_prevail(pairs, melds.0.len()) { Opened::Pairs } else { Opened::Series })
    }

    /// Returns the highest opening of the other players: the sum for runs and groups (`Series`), the number of pairs
    /// for `Pairs`. Returns 0 if no player opened in this way, or if an opening need not exceed earlier ones
    /// (`open.rising`).
    pub(super) fn highest_on(&self, ladder: Opened) -> u32 {
        let counts = |seat: &usize| match self.table.profile().open.rising {
            Rising::Off => false,
            Rising::All => true,
            Rising::Opponents => self.partner(self.seat) != Some(*seat),
        };
        let others = (0..SEATS).filter(|seat| *seat != self.seat).filter(counts).map(|seat| &self.players[seat]);
        others.filter(|player| player.opened == Some(ladder)).map(|player| player.reached).max().unwrap_or(0)
    }

    /// Takes a faulty opening back to the rack. The player still pays the penalty for the opening.
    pub(super) fn gather(&mut self, step: &mut Step) {
        if !self.melds_are_faulty() {
            return step.illegal(self.seat, Clause::FoulList, Why::NothingToGather);
        }
        self.back_to_rack();
    }

    pub(super) fn back_to_rack(&mut self) {
        if !self.melds_are_faulty() {
            return;
        }
        let (faulty, sound): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.melds).into_iter().partition(|meld| meld.faulty);
        self.melds = sound;
        let laid = faulty.iter().flat_map(|meld| &meld.laid);
        let tiles: Vec<Tile> = laid.filter_map(|laid| self.tile_of(laid.symbol)).collect();
        for &tile in &tiles {
            self.racks[self.seat].add(tile);
        }
        if let Some(taken) = &mut self.turn.taken {
            taken.give_back(&tiles);
        }
    }
}
