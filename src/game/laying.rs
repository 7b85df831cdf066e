//! What is laid in 101: openings, later melds, layoffs, swaps, and what comes back.

use super::SEATS;
use super::state::{State, TableMeld};
use super::wrong::{Step, Why};
use crate::judge::{
    Claim, DiscardClaim, Fact, Finding, LayoffClaim, OpeningClaim, Ruling, SwapClaim, barred, judge, misplaced, read,
};
use crate::meld::{Meld, MeldKind, Placed};
use crate::notation::{LaidMelds, LaidTile};
use crate::score::{Fed, Foul, Opened};
use crate::table::{Rising, Role, Symbol, Table};
use crate::tiles::{Face, Number, Tile};
use crate::words::Clause;

impl State {
    /// `open` and `lay`: which of them it is, the player's opening says.
    pub(super) fn lay(&mut self, step: &mut Step, melds: &LaidMelds) {
        let seat = self.seat;
        let melds = declared(&self.table, melds);
        let tiles: Vec<Tile> = melds.0.iter().flatten().filter_map(|laid| self.tile_of(Some(laid.symbol))).collect();
        let held = match self.without_all(seat, tiles.iter().copied()) {
            Ok(held) => held,
            Err(tile) => return step.illegal(seat, Clause::TilesCopies, Why::NotHeld { tile }),
        };
        if held.0.is_empty() {
            return step.illegal(seat, Clause::FinishLastTile, Why::NothingStays);
        }
        match self.sides[seat].opened {
            None => self.open(step, melds, &tiles, held),
            Some(with) => self.lay_more(step, melds, &tiles, held, with),
        }
    }

    fn open(&mut self, step: &mut Step, melds: LaidMelds, tiles: &[Tile], held: (super::Pool, super::pool::Counts)) {
        let seat = self.seat;
        let last = held.0.len() == 1;
        // What was laid before and is not mended is part of the opening.
        let before = self.melds.iter().filter(|meld| meld.faulty).map(|meld| meld.laid.clone());
        let whole = LaidMelds(before.chain(melds.0.iter().cloned()).collect());
        let mending = self.melds_are_faulty();
        let claim = OpeningClaim { melds: whole, highest: self.highest(&melds), ..OpeningClaim::default() };
        let judgment = best(&judge(&self.table, &Claim::Opening(claim)));
        let read = &judgment.melds;
        let pairs = read.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
        // Elden needs no sum (`finish.hand`).
        let only_short = judgment.against.iter().all(|finding| matches!(finding.fact, Fact::Sum { .. }));
        let elden = last && pairs == 0 && only_short && !self.others_opened() && !mending && !self.turn.more;
        let opens = judgment.against.is_empty() || elden;
        self.hold(seat, held);
        self.put(melds, !opens);
        if let Some((taken, laid)) = &mut self.turn.taken {
            *laid |= tiles.contains(taken);
        }
        if !opens {
            if !self.turn.faulted {
                self.turn.faulted = true;
                let against = judgment.against.first().map(|finding| (finding.clause, finding.fact.clone()));
                let (clause, fact) = against.unwrap_or((Clause::FoulList, Fact::Mixed));
                if let Some(wrong_opening) = Foul::find(clause.id()).or(Foul::find("wrong-opening")) {
                    self.charge(step, seat, wrong_opening, clause, Why::Fact(fact));
                }
            }
            return;
        }
        self.melds.iter_mut().for_each(|meld| meld.faulty = false);
        self.turn.opened = true;
        self.turn.more |= mending;
        let side = &mut self.sides[seat];
        side.opened = Some(if pairs > 0 { Opened::Pairs } else { Opened::Series });
        let sum = read.iter().map(Meld::sum).sum();
        side.reached = if pairs > 0 { u32::try_from(pairs).unwrap_or(u32::MAX) } else { sum };
        self.fed(step, pairs > 0);
    }

    /// Whoever threw the tile that let this player open pays, where that is played (`foul.feeding`).
    fn fed(&mut self, step: &mut Step, pairs: bool) {
        let Some((Tile::Numbered(face), true)) = self.turn.taken else { return };
        let foul = Foul::find(Clause::FoulFeeding.id())
            .map(|foul| Foul { fed: Some(Fed { number: face.number, pairs }), ..foul });
        if let Some(foul) = foul.filter(|foul| foul.switched_off(self.table.profile()).is_none()) {
            let thrower = Self::left_of(self.seat);
            self.charge(step, thrower, foul, foul.clause, Why::Fed { tile: face.into() });
        }
    }

    fn lay_more(
        &mut self,
        step: &mut Step,
        melds: LaidMelds,
        tiles: &[Tile],
        held: (super::Pool, super::pool::Counts),
        with: Opened,
    ) {
        let seat = self.seat;
        let mut mixed = None;
        for laid in &melds.0 {
            let meant = read(&self.table, &LaidMelds(vec![laid.clone()])).concat();
            let sound = meant.iter().find(|meld| meld.breaches(&self.table).is_empty());
            let breach = || meant.iter().find_map(|meld| Some((meld.clone(), *meld.breaches(&self.table).first()?)));
            let Some(meld) = sound else {
                let Some((meld, breach)) = breach() else { continue };
                return step.illegal(seat, breach.clause, Why::Fact(Fact::WrongMeld { meld, breach }));
            };
            match misplaced(with, meld.kind, self.pairs_opened()) {
                // Only this one is a foul, and done.
                Some((clause @ Clause::OpenNoMix, _)) => mixed = Some((clause, Why::SeriesByPairs)),
                Some((clause, _)) => return step.illegal(seat, clause, Why::PairTooEarly),
                None => {}
            }
        }
        self.hold(seat, held);
        self.put(melds, false);
        self.turn.more = true;
        if let Some((taken, laid)) = &mut self.turn.taken {
            // Who takes to open must lay the tile in the opening itself.
            *laid |= tiles.contains(taken) && self.turn.had_opened;
        }
        if let Some((clause, why)) = mixed {
            self.foul(step, clause, why);
        }
    }

    /// Lays melds on the table with the next numbers.
    fn put(&mut self, melds: LaidMelds, faulty: bool) {
        for laid in melds.0 {
            self.melds.push(TableMeld { number: self.next, owner: self.seat, laid, faulty });
            self.next += 1;
        }
    }

    fn meld_mut(&mut self, number: u32) -> Option<&mut TableMeld> {
        self.melds.iter_mut().find(|meld| meld.number == number)
    }

    /// Whether an opening of the player whose turn it is lies there that was faulty and is not mended.
    pub(super) fn melds_are_faulty(&self) -> bool {
        self.melds.iter().any(|meld| meld.faulty)
    }

    fn pairs_opened(&self) -> bool {
        self.sides.iter().any(|side| side.opened == Some(Opened::Pairs))
    }

    /// The highest opening before that the table counts, on the ladder these melds belong to.
    fn highest(&self, melds: &LaidMelds) -> Option<u32> {
        let pairs = melds.0.iter().filter(|meld| meld.len() == 2).count() * 2 >= melds.0.len();
        self.highest_on(if pairs { Opened::Pairs } else { Opened::Series })
    }

    /// The highest opening before that the table counts, on one ladder (`open.rising`).
    pub(super) fn highest_on(&self, ladder: Opened) -> Option<u32> {
        let counts = |seat: &usize| match self.table.profile().open.rising {
            Rising::Off => false,
            Rising::All => true,
            Rising::Opponents => self.partner(self.seat) != Some(*seat),
        };
        let others = (0..SEATS).filter(|seat| *seat != self.seat).filter(counts).map(|seat| &self.sides[seat]);
        others.filter(|side| side.opened == Some(ladder)).map(|side| side.reached).max()
    }

    pub(super) fn gather(&mut self, step: &mut Step) {
        if !self.melds_are_faulty() {
            return step.illegal(self.seat, Clause::FoulList, Why::NothingToGather);
        }
        self.back_to_rack();
    }

    /// A faulty opening goes back to its owner's rack.
    pub(super) fn back_to_rack(&mut self) {
        let (faulty, sound): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.melds).into_iter().partition(|meld| meld.faulty);
        self.melds = sound;
        for laid in faulty.iter().flat_map(|meld| &meld.laid) {
            let tile = laid.symbol.tile(self.table.indicator());
            if let Some(tile) = tile {
                self.racks[self.seat].add(tile);
            }
            if let Some((taken, used)) = &mut self.turn.taken {
                *used &= tile != Some(*taken);
            }
        }
    }

    pub(super) fn add(&mut self, step: &mut Step, tiles: &[LaidTile], to: Option<u32>) {
        for laid in tiles {
            self.add_one(step, laid, to);
        }
    }

    fn add_one(&mut self, step: &mut Step, laid: &LaidTile, to: Option<u32>) {
        let seat = self.seat;
        let laid = declare(&self.table, laid);
        let Some(tile) = self.tile_of(Some(laid.symbol)) else { return };
        let opened = self.sides[seat].opened;
        let tiles = self.turn.layoffs.len() + 1;
        if let Some((clause, fact)) = barred(&self.table, opened, self.turn.opened, tiles) {
            return step.illegal(seat, clause, Why::Fact(fact));
        }
        let Some(opened) = opened else { return };
        let Some(held) = self.without(seat, tile) else {
            return step.illegal(seat, Clause::TilesCopies, Why::NotHeld { tile });
        };
        if held.0.is_empty() {
            return step.illegal(seat, Clause::FinishLastTile, Why::NothingStays);
        }
        let mut refused = None;
        let mut fits = Vec::new();
        for meld in self.sound().filter(|meld| to.is_none_or(|to| to == meld.number)) {
            match laid_off(&self.table, meld, &laid, opened) {
                Ok(grown) => fits.push((meld.number, grown)),
                Err(finding) => refused = refused.or(Some(finding)),
            }
        }
        if fits.len() > 1 {
            let numbers = fits.iter().map(|(number, _)| *number).collect();
            step.unknown.push((Clause::LayoffWho, Why::SeveralMelds { numbers }));
        }
        let Some((number, grown)) = fits.into_iter().next() else {
            let why = match (to, refused) {
                (Some(_), Some(finding)) => return step.illegal(seat, finding.clause, Why::Fact(finding.fact)),
                (Some(number), None) => Why::NoMeld { number },
                (None, _) => Why::NowhereToLay { tile },
            };
            return step.illegal(seat, Clause::LayoffWho, why);
        };
        if let Some((as_face, other)) = self.end_untold(number, &laid, &grown, opened) {
            step.unknown.push((Clause::OpenDeclared, Why::EndUntold { as_face, other }));
        }
        self.hold(seat, held);
        self.turn.okey_before_last = self.table.is_okey(tile) && self.racks[seat].len() == 1;
        if let Some(meld) = self.meld_mut(number) {
            meld.laid = grown;
        }
        self.turn.layoffs.push((number, laid));
        self.turn.undone = false;
        self.fulfil(tile);
    }

    /// What a wild that was laid off at an end of a run was taken to stand for, and what it could be at the other end, where the
    /// record says neither.
    fn end_untold(&self, number: u32, laid: &LaidTile, grown: &[LaidTile], opened: Opened) -> Option<(Face, Face)> {
        let tile = self.tile_of(Some(laid.symbol)).filter(|_| laid.declared.is_none())?;
        let meld = self.melds.iter().find(|meld| meld.number == number)?;
        let new = |end: &&LaidTile| {
            self.tile_of(Some(end.symbol)) == Some(tile) && meld.laid.iter().all(|old| old.declared != end.declared)
        };
        let as_face = [grown.first(), grown.last()].into_iter().flatten().find(new)?.declared?;
        let other = Number::all().map(|number| Face { number, ..as_face }).filter(|&face| face != as_face);
        let fits = |&face: &Face| laid_off(&self.table, meld, &LaidTile::standing_for(tile, face), opened).is_ok();
        Some((as_face, other.into_iter().find(fits)?))
    }

    /// The first meld that takes a tile to be laid off.
    pub(super) fn only_layoff(&self, laid: &LaidTile) -> Option<u32> {
        let laid = declare(&self.table, laid);
        let opened = self.sides[self.seat].opened?;
        self.sound().find(|meld| laid_off(&self.table, meld, &laid, opened).is_ok()).map(|meld| meld.number)
    }

    /// The first meld whose okey these tiles can be exchanged for.
    pub(super) fn only_swap(&self, tiles: &[Symbol]) -> Option<u32> {
        let opened = self.sides[self.seat].opened;
        let tiles: Vec<Tile> = tiles.iter().filter_map(|&symbol| self.tile_of(Some(symbol))).collect();
        self.sound().find(|meld| swapped(&self.table, meld, &tiles, opened).is_ok()).map(|meld| meld.number)
    }

    /// A tile laid off or swapped: what a taken tile must be by who has opened (`take.opened`).
    fn fulfil(&mut self, tile: Tile) {
        self.turn.more = true;
        if let Some((taken, laid)) = &mut self.turn.taken {
            *laid |= *taken == tile && self.turn.had_opened;
        }
    }

    pub(super) fn undo(&mut self, step: &mut Step) {
        let seat = self.seat;
        let Some((number, laid)) = self.turn.layoffs.pop() else {
            return step.illegal(seat, Clause::LayoffUndo, Why::NothingToUndo);
        };
        if self.turn.undone {
            self.foul(step, Clause::LayoffUndo, Why::SecondUndo);
        }
        self.turn.undone = true;
        self.turn.okey_before_last = false;
        let Some(tile) = self.tile_of(Some(laid.symbol)) else { return };
        let indicator = self.table.indicator();
        let same = |other: &LaidTile| other.symbol.tile(indicator) == Some(tile);
        // It lies at one of the ends, or anywhere in a group; an okey that was exchanged since lies there no more.
        let lies = self.meld_mut(number).and_then(|meld| {
            let last = meld.laid.len().checked_sub(1).filter(|_| meld.laid.last().is_some_and(same));
            last.or_else(|| meld.laid.iter().position(same)).map(|at| meld.laid.remove(at))
        });
        if lies.is_none() {
            return step.illegal(seat, Clause::LayoffUndo, Why::NothingToUndo);
        }
        self.racks[seat].add(tile);
        if let Some((taken, laid)) = &mut self.turn.taken {
            *laid &= *taken != tile;
        }
    }

    pub(super) fn swap(&mut self, step: &mut Step, tiles: &[Symbol], at: Option<u32>) {
        let seat = self.seat;
        let opened = self.sides[seat].opened;
        let tiles: Vec<Tile> = tiles.iter().filter_map(|&symbol| self.tile_of(Some(symbol))).collect();
        let held = match self.without_all(seat, tiles.iter().copied()) {
            Ok(held) => held,
            Err(tile) => return step.illegal(seat, Clause::TilesCopies, Why::NotHeld { tile }),
        };
        let mut refused = None;
        let mut fits = Vec::new();
        for meld in self.sound().filter(|meld| at.is_none_or(|at| at == meld.number)) {
            // Who has not opened is asked whether he would have had the okey: that he must not is said below.
            match swapped(&self.table, meld, &tiles, opened.or(Some(Opened::Series))) {
                Ok(after) => fits.push((meld.number, after)),
                Err(finding) => refused = finding.or(refused),
            }
        }
        if opened.is_none() {
            let why = Why::Fact(Fact::NotOpened);
            let clause = Clause::SwapOkey;
            return if fits.is_empty() { step.illegal(seat, clause, why) } else { self.foul(step, clause, why) };
        }
        if fits.len() > 1 {
            let numbers = fits.iter().map(|(number, _)| *number).collect();
            step.unknown.push((Clause::SwapOkey, Why::SeveralMelds { numbers }));
        }
        let Some((number, (after, okey))) = fits.into_iter().next() else {
            let why = match (at, refused) {
                (_, Some(finding)) => return step.illegal(seat, finding.clause, Why::Fact(finding.fact)),
                (Some(number), None) if self.melds.iter().all(|meld| meld.number != number) => Why::NoMeld { number },
                (_, None) => Why::Fact(Fact::NoOkey),
            };
            return step.illegal(seat, Clause::SwapOkey, why);
        };
        self.hold(seat, held);
        let mut owner = seat;
        if let Some(meld) = self.meld_mut(number) {
            meld.laid = after;
            owner = meld.owner;
        }
        if self.table.profile().fouls.okey_taken > 0 && owner != seat {
            self.foul_of(step, owner, Clause::FoulOkeyTaken, Why::OkeyLost);
        }
        self.racks[seat].add(okey);
        for &tile in &tiles {
            self.fulfil(tile);
        }
        self.turn.more = true;
        self.turn.okey_before_last = false;
    }
}

/// A ruling under the reading that speaks for the claim, if one does: the player meant what he may.
struct Best {
    melds: Vec<Meld>,
    against: Vec<Finding>,
}

fn best(judgment: &Ruling) -> Best {
    let sound = judgment.readings.iter().find(|reading| reading.ruled.allowed == Some(true));
    let (melds, findings) = match sound.or(judgment.readings.first()) {
        Some(reading) => (reading.melds.clone(), &reading.ruled.findings),
        None => (judgment.melds.clone(), &judgment.findings),
    };
    Best { melds, against: findings.iter().filter(|finding| finding.against).cloned().collect() }
}

/// Melds in which an okey written by its face stands for itself.
fn declared(table: &Table, melds: &LaidMelds) -> LaidMelds {
    LaidMelds(melds.0.iter().map(|meld| meld.iter().map(|laid| declare(table, laid)).collect()).collect())
}

fn declare(table: &Table, laid: &LaidTile) -> LaidTile {
    let own = match laid.symbol {
        Symbol::Tile(Tile::Numbered(face)) if table.roles().of(face.into()) == Role::Wild => Some(face),
        _ => None,
    };
    LaidTile { declared: laid.declared.or(own), ..laid.clone() }
}

/// Why a meld takes a tile that is thrown (`discard.playable`), if it does under any of its readings.
pub(super) fn playable(table: &Table, meld: &TableMeld, tile: Tile) -> Option<Fact> {
    let claim = DiscardClaim { tile, melds: Some(meld.alone()), last: false, called: None, withdrawn: None };
    let judgment = judge(table, &Claim::Discard(claim));
    let readings = judgment.readings.iter().flat_map(|reading| &reading.ruled.findings);
    let mut findings = judgment.findings.iter().chain(readings);
    findings.find(|finding| matches!(finding.fact, Fact::Playable { .. })).map(|finding| finding.fact.clone())
}

/// A meld with a tile laid off on it, or why not.
pub(super) fn laid_off(
    table: &Table,
    meld: &TableMeld,
    laid: &LaidTile,
    opened: Opened,
) -> Result<Vec<LaidTile>, Finding> {
    let tiles = LaidMelds(vec![vec![laid.clone()]]);
    let claim = LayoffClaim { tiles, onto: meld.alone(), opened: Some(opened), same_turn: false, undo: false };
    let judgment = judge(table, &Claim::Layoff(claim));
    let every = judgment.readings.iter().map(|reading| &reading.ruled.findings).chain([&judgment.findings]);
    for findings in every.clone() {
        let grown = findings.iter().find_map(|finding| match &finding.fact {
            Fact::Fits { meld, .. } => Some(meld),
            _ => None,
        });
        if let Some(grown) = grown {
            return Ok(as_laid(table, &meld.laid, grown));
        }
    }
    let against = every.flatten().find(|finding| finding.against);
    Err(against.cloned().unwrap_or(Finding {
        clause: Clause::LayoffWho,
        fact: Fact::GoesBack,
        against: true,
        meld: None,
        place: None,
    }))
}

/// A meld as it lies once it has grown: an okey of a group stays as undeclared as it was, all others have their place.
fn as_laid(table: &Table, before: &[LaidTile], grown: &Meld) -> Vec<LaidTile> {
    let open = grown.kind == MeldKind::Group
        && before.iter().any(|laid| {
            let wild = laid.symbol.tile(table.indicator()).is_some_and(|tile| table.roles().of(tile) == Role::Wild);
            wild && laid.declared.is_none()
        });
    let laid = |placed: &Placed| if open { LaidTile::tile(placed.tile) } else { placed.laid(table.roles()) };
    grown.places.iter().map(laid).collect()
}

/// A meld after a swap with the okey that was taken; or why not, where the meld has an okey at all.
pub(super) fn swapped(
    table: &Table,
    meld: &TableMeld,
    tiles: &[Tile],
    opened: Option<Opened>,
) -> Result<(Vec<LaidTile>, Tile), Option<Finding>> {
    let claim = SwapClaim { tiles: tiles.to_vec(), from: meld.alone(), opened };
    let judgment = judge(table, &Claim::Swap(claim));
    let best = best(&judgment);
    if let Some(against) = best.against.into_iter().next() {
        let none = against.fact == Fact::NoOkey;
        return Err(if none { None } else { Some(against) });
    }
    let Some(read) = best.melds.into_iter().next() else { return Err(None) };
    let Some(okey) = table.okey().map(Tile::from) else { return Err(None) };
    let mut places = read.places;
    let mut given: Vec<Tile> = tiles.to_vec();
    let natural = |tile: Tile| match table.roles().of(tile) {
        Role::Natural(face) => Some(face),
        Role::Wild => None,
    };
    // The tile that the okey stands for lies in its place; of two missing colours the second joins the group.
    let stands =
        |place: &&mut Placed| place.tile == okey && given.iter().any(|&tile| natural(tile) == Some(place.stands_for));
    let Some(exchanged) = places.iter_mut().find(stands) else { return Err(None) };
    if let Some(which) = given.iter().position(|&tile| natural(tile) == Some(exchanged.stands_for)) {
        exchanged.tile = given.remove(which);
    }
    let more = given.into_iter().filter_map(|tile| Some(Placed { tile, stands_for: natural(tile)? }));
    places.extend(more);
    let laid = as_laid(table, &[], &Meld { kind: read.kind, places });
    Ok((laid, okey))
}
