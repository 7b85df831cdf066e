//! Lays melds in 101: openings, later melds, and taking back a faulty opening. Also filters quickly which melds a tile
//! may fit, so that `judge` examines only those.

use super::rulings::{best, declared, without_search};
use super::state::{State, TableMeld, TakenTile};
use super::step::ReducedRack;
use super::wrong::{Remark, Step, Why};
use super::{Action, SEATS};
use crate::judge::{Claim, Fact, Finding, OpeningClaim, feeding, misplaced, pairs_prevail, read, separated};
use crate::layouts::{ALL_FACES, RoleSet, faces_to_bits};
use crate::meld::{Meld, MeldKind};
use crate::notation::{LaidMelds, LaidTile};
use crate::score::{Foul, FoulKind, Opened};
use crate::table::{Rising, Role, Table};
use crate::tiles::{Colour, Face, Number, Tile};
use crate::words::Clause;

impl State {
    /// Returns every meld that `tile` may fit; `judge` must check each one.
    pub(super) fn could_take(&self, tile: Tile) -> impl Iterator<Item = &TableMeld> {
        let role = self.table.roles().of(tile);
        self.sound().filter(move |meld| meld.could_take.contains(role))
    }

    /// Returns false if `tile` certainly cannot be exchanged for an okey in `meld`; otherwise `judge` must decide.
    pub(super) fn could_swap(&self, meld: &TableMeld, tile: Tile) -> bool {
        let role = self.table.roles().of(tile);
        let is_okey = |laid: &&LaidTile| self.tile_of(laid.symbol).is_some_and(|held| self.table.is_okey(held));
        let may_stand_for = |okey: &LaidTile| match okey.declared {
            Some(face) => role == Role::Natural(face),
            None => meld.laid.len() == 2 || joining(&self.table, &meld.laid, |_| None).contains(role),
        };
        meld.laid.iter().filter(is_okey).any(may_stand_for)
    }
}

/// Returns the roles of the tiles that may fit the meld `laid`; `judge` must check them. Empty for a pair, because
/// nothing may be laid off onto pairs (`layoff.pair`).
pub fn growing(table: &Table, laid: &[LaidTile]) -> RoleSet {
    if laid.len() > 2 { joining(table, laid, |laid| laid.declared) } else { RoleSet::default() }
}

/// Returns the roles of the tiles that could join a meld: wilds, the missing colours of a group, and the faces that
/// could lengthen a run. Example: R3, R4, R7 and R8 could join the run of R5, R6 and a wild. `held` returns the
/// declared face of a wild, if any.
fn joining(table: &Table, laid: &[LaidTile], held: impl Fn(&LaidTile) -> Option<Face>) -> RoleSet {
    let roles = table.roles();
    let face = |laid: &LaidTile| roles.of(laid.symbol.tile(table.indicator())?).face().or_else(|| held(laid));
    let faces: Vec<Face> = laid.iter().filter_map(face).collect();
    let Some(first) = faces.first() else { return RoleSet::of(ALL_FACES, true) };
    let reach = laid.len() + 1 - faces.len();
    let wrap = table.profile().run_wrap;
    let last = usize::from(Number::COUNT) + 1;
    // At some tables a 1 may follow 13. A 1 then has two positions: 1, before the 2, and 14, after the 13.
    let place = |face: &Face, after: bool| {
        let one = after && face.number == Number::ONE;
        if one { last } else { usize::from(face.number.get()) }
    };
    let lowest = |after| faces.iter().map(|face| place(face, after)).min().expect("at least one face");
    let highest = |after| faces.iter().map(|face| place(face, after)).max().expect("at least one face");
    let near = |own: &Face, after: bool| {
        place(own, after) + reach >= lowest(after) && place(own, after) <= highest(after) + reach
    };
    let ends_in_one = wrap && highest(true) == last && highest(true) - lowest(true) < laid.len();
    let in_group = |own: &Face| faces.iter().all(|face| face.number == own.number && face.colour != own.colour);
    let in_run = |own: &Face| {
        // A 1 fits after 13 even if the run already starts with a 1 of that colour.
        let follows = wrap && own.number == Number::ONE && highest(false) + reach >= last;
        let beside = (near(own, false) || ends_in_one && near(own, true)) && !faces.contains(own);
        (follows || beside) && faces.iter().all(|face| face.colour == own.colour)
    };
    let group = Colour::ALL.into_iter().map(|colour| Face { colour, ..*first }).filter(in_group);
    let run = Number::all().map(|number| Face { number, ..*first }).filter(in_run);
    RoleSet::of(faces_to_bits(group.chain(run)), true)
}

impl State {
    /// Returns the melds with every `/` that the record lacks between them; `None` if it lacks none. Adds a remark,
    /// because it is not certain that the player laid the melds like this. `action` makes the action as it is
    /// understood.
    pub(super) fn separate(
        &self,
        step: &mut Step,
        melds: &LaidMelds,
        action: impl FnOnce(LaidMelds) -> Action,
    ) -> Option<LaidMelds> {
        let (apart, Finding { clause, fact, .. }) = separated(&self.table, melds)?;
        step.unknown.push(Remark::new(clause, Why::Fact(fact)));
        step.done.push(action(apart.clone()));
        Some(apart)
    }

    /// Handles the actions `open` and `lay`. Both do the same: the first melds that a player lays are an opening.
    pub(super) fn lay(&mut self, step: &mut Step, melds: &LaidMelds, action: impl FnOnce(LaidMelds) -> Action) {
        let seat = self.seat;
        let apart = self.separate(step, melds, action);
        let melds = declared(&self.table, apart.as_ref().unwrap_or(melds));
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
        // Check the melds of a faulty opening, which lie on the table, together with the new melds.
        let before = self.melds.iter().filter(|meld| meld.faulty).map(|meld| meld.laid.clone());
        let whole = LaidMelds(before.chain(melds.0.iter().cloned()).collect());
        let mending = self.melds_are_faulty();
        // A player who opens and finishes at once (elden) needs no minimum sum (`finish.hand`).
        let at_once = last && !mending && !self.turn.more() && !self.others_opened();
        let claim = OpeningClaim {
            melds: whole,
            highest: Some(self.highest(&melds)),
            others_opened: Some(!at_once),
            ..OpeningClaim::default()
        };
        let reading = best(without_search(&self.table, &Claim::Opening(claim)));
        let read = &reading.melds;
        let pairs = read.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
        let with = if pairs > 0 { Opened::Pairs } else { Opened::Series };
        let against = reading.findings.iter().find(|finding| finding.against);
        let is_low = |finding: &&Finding| matches!(finding.fact, Fact::Sum { sum, bar, .. } if sum < bar);
        let low = reading.findings.iter().find(is_low).map(|finding| (finding.clause, finding.fact.clone()));
        self.hold(seat, held);
        self.put(melds, against.is_some());
        if let Some(taken) = &mut self.turn.taken {
            taken.lay(tiles);
        }
        if let Some(against) = against {
            return self.charge_opening(step, against.clause, against.fact.clone());
        }
        self.melds.iter_mut().for_each(|meld| meld.faulty = false);
        self.turn.opened = true;
        self.turn.laid_more |= mending;
        let player = &mut self.players[seat];
        player.opened = Some(with);
        let sum = read.iter().map(Meld::sum).sum();
        player.reached = if pairs > 0 { u32::try_from(pairs).expect("a rack holds few pairs") } else { sum };
        self.turn.low_elden = low;
        // An opening below the required sum counts only if the player finishes in this turn. Then `finish_101` charges
        // the previous player for feeding (`foul.feeding`).
        if self.turn.low_elden.is_none() {
            self.fed(step, pairs > 0);
        }
    }

    /// Charges the player for a faulty opening, but only once in a turn.
    fn charge_opening(&mut self, step: &mut Step, clause: Clause, fact: Fact) {
        if !std::mem::replace(&mut self.turn.faulted, true) {
            let foul = Foul::of(clause).unwrap_or(FoulKind::WrongOpening.into());
            self.charge(step, self.seat, foul, clause, Why::Fact(fact));
        }
    }

    /// Handles a swap in the turn of the opening, which rules out elden (`finish.hand`). If only elden allowed the
    /// opening's low sum, makes the opening faulty, charges the player and returns true.
    pub(super) fn loses_elden(&mut self, step: &mut Step) -> bool {
        let Some((clause, fact)) = self.turn.low_elden.take() else { return false };
        // No other player has opened, so all melds on the table are the player's own.
        self.melds.iter_mut().for_each(|meld| meld.faulty = true);
        self.turn.opened = false;
        let player = &mut self.players[self.seat];
        (player.opened, player.reached) = (None, 0);
        self.charge_opening(step, clause, fact);
        true
    }

    /// Charges the previous player if the player on turn opened with that player's discard (`foul.feeding`).
    pub(super) fn fed(&mut self, step: &mut Step, pairs: bool) {
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
            let pairs_opened = self.players.iter().any(|player| player.opened == Some(Opened::Pairs));
            match misplaced(with, meld.kind, pairs_opened) {
                // Mixing pairs with runs or groups is a foul (`open.no-mix`): the melds still go onto the table. Melds
                // that break any other rule are not laid.
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

    /// Replaces the tiles of a meld and returns its owner's seat; `None` if no meld has this number.
    pub(super) fn relay(&mut self, number: u32, laid: Vec<LaidTile>) -> Option<usize> {
        let meld = self.melds.iter_mut().find(|meld| meld.number == number)?;
        meld.could_take = growing(&self.table, &laid);
        meld.laid = laid;
        Some(meld.owner)
    }

    pub(super) fn melds_are_faulty(&self) -> bool {
        self.melds.iter().any(|meld| meld.faulty)
    }

    /// Returns [`highest_before`](Self::highest_before) for the kind of opening that `melds` would be: with pairs if at
    /// least half of them are pairs.
    fn highest(&self, melds: &LaidMelds) -> u32 {
        let pairs = melds.0.iter().filter(|meld| meld.len() == 2).count();
        let ladder = if pairs_prevail(pairs, melds.0.len()) { Opened::Pairs } else { Opened::Series };
        self.highest_before(self.seat, ladder)
    }

    /// Returns the value that an opening by seat `own` must exceed: the highest sum (`Series`) or number of pairs
    /// (`Pairs`) of the other players' openings. At some tables the partner's opening does not count. Returns 0 if
    /// there is no such opening, or if the table has no such rule (`open.rising`).
    pub(super) fn highest_before(&self, own: usize, ladder: Opened) -> u32 {
        let counts = |seat: &usize| match self.table.profile().open.rising {
            Rising::Off => false,
            Rising::All => true,
            Rising::Opponents => self.partner(own) != Some(*seat),
        };
        let others = (0..SEATS).filter(|seat| *seat != own).filter(counts).map(|seat| &self.players[seat]);
        others.filter(|player| player.opened == Some(ladder)).map(|player| player.reached).max().unwrap_or(0)
    }

    /// Takes a faulty opening back to the rack. Its penalty stays.
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
            self.racks[self.seat].add_seen(tile);
        }
        if let Some(taken) = &mut self.turn.taken {
            taken.give_back(&tiles);
        }
    }
}
