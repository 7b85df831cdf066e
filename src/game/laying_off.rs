//! Three actions of 101: laying off tiles, exchanging a tile for an okey on the table, and taking back the last layoff.

use super::Action;
use super::rulings::{Grown, best, declare, laid_off, swapped, without_search};
use super::state::{Layoff, State, TableMeld};
use super::wrong::{Remark, Step, Why};
use crate::judge::{Claim, Fact, Finding, LayoffClaim, barred, untimely};
use crate::meld::MeldKind;
use crate::notation::{LaidMelds, LaidTile};
use crate::score::Opened;
use crate::table::{Role, Symbol};
use crate::tiles::{Face, Number, Tile};
use crate::words::Clause;

impl State {
    /// Lays off tiles one after another (`layoff.*`). Reports and skips tiles that the player does not hold, and tiles
    /// that fit nowhere.
    ///
    /// 1. All tiles go onto meld `to`. If `to` is `None`, they go onto the first meld that fits all of them.
    /// 2. If no meld fits all tiles, each tile goes onto the first meld that it fits.
    /// 3. The tiles are laid in an order in which they fit: to lay R5 R6 onto R7 R8 R9, R6 goes first.
    pub(super) fn add(&mut self, step: &mut Step, tiles: &[LaidTile], to: Option<u32>) {
        let opened = self.players[self.seat].opened;
        let laid_off = self.turn.layoffs.len() + 1;
        if let Some((clause, fact)) = barred(&self.table, opened, self.turn.opened, laid_off) {
            return step.illegal(self.seat, clause, Why::Fact(fact));
        }
        // First separate the tiles that the rack cannot hold: `judge` expects tiles that one rack can hold.
        let (mut rack, mut free) = (self.racks[self.seat].clone(), self.free);
        let mut is_held = |laid: &LaidTile| self.tile_of(laid.symbol).is_some_and(|tile| rack.give_up(tile, &mut free));
        let (held, missing): (Vec<_>, Vec<_>) = tiles.iter().cloned().partition(&mut is_held);
        for tile in missing.iter().filter_map(|laid| self.tile_of(laid.symbol)) {
            self.not_held(step, tile);
        }
        let onto = self.meld_for(step, &held, to);
        let mut rest = self.placed(step, &held, onto);
        let together = if rest.len() > 1 { onto } else { None };
        if together.is_some() {
            step.done.push(Action::Add { tiles: rest.clone(), to: onto });
        }
        let mut add = |state: &mut Self, next: LaidTile| {
            let laid_off = state.turn.layoffs.len();
            state.add_one(step, &next, onto);
            if together.is_none() {
                let layoff = state.turn.layoffs.get(laid_off);
                let stands_for = layoff.filter(|_| state.undeclared(&next).is_some()).and_then(|new| new.laid.declared);
                let to = onto.or(layoff.map(|new| new.number));
                step.laid_off(LaidTile { declared: next.declared.or(stands_for), ..next }, to);
            }
        };
        // Lay off one fitting tile after another, until at most one is left or none fits. Then `add` handles the
        // remaining tiles in the written order and reports those that do not fit.
        while rest.len() > 1
            && let Some(next) = rest.iter().position(|laid| self.fits_now(laid, onto))
        {
            add(self, rest.remove(next));
        }
        for next in rest {
            add(self, next);
        }
        for laid in missing {
            step.laid_off(laid, to);
        }
    }

    /// Returns `to`, or if it is `None`, the number of the first meld that all the tiles fit. If they all fit several
    /// melds, adds a remark to `step`. Without `to`, returns `None` if there is at most one tile, if no meld fits all
    /// tiles, or if the layoff is not allowed.
    fn meld_for(&self, step: &mut Step, tiles: &[LaidTile], to: Option<u32>) -> Option<u32> {
        let opened = self.players[self.seat].opened;
        let laid_off = self.turn.layoffs.len() + tiles.len();
        if to.is_some() || tiles.len() < 2 || barred(&self.table, opened, self.turn.opened, laid_off).is_some() {
            return to;
        }
        // `judge` also accepts two equal tiles as a new pair, which does not join the meld. So require a fit
        // (`Fact::Fits`) for every tile.
        let goes_on = |finding: &&Finding| matches!(finding.fact, Fact::Fits { .. });
        let takes = |&number: &u32| {
            let findings = self.together(tiles, Some(number));
            findings.is_some_and(|findings| findings.iter().filter(goes_on).count() == tiles.len())
        };
        let numbers: Vec<u32> = self.sound().map(|meld| meld.number).filter(takes).collect();
        let first = numbers.first().copied();
        if numbers.len() > 1 {
            step.unknown.push(Remark::new(Clause::LayoffWho, Why::SeveralMelds { numbers }));
        }
        first
    }

    /// Returns the tiles with a declared face for each okey that joins a run. If an okey could stand for two faces,
    /// adds a remark to `step`. Returns the tiles unchanged if there is only one, or if they cannot all be laid off
    /// together.
    pub(super) fn placed(&self, step: &mut Step, tiles: &[LaidTile], to: Option<u32>) -> Vec<LaidTile> {
        let mut placed = tiles.to_vec();
        for at in (0..placed.len()).filter(|_| tiles.len() > 1) {
            let Some(face) = self.face_in_run(&placed, at, to) else { continue };
            let with = |face: Face| {
                let as_face = |(place, laid): (usize, &LaidTile)| LaidTile {
                    declared: if place == at { Some(face) } else { laid.declared },
                    ..laid.clone()
                };
                placed.iter().enumerate().map(as_face).collect::<Vec<_>>()
            };
            let others = Number::all().map(|number| Face { number, ..face }).filter(|&other| other != face);
            let other = others.into_iter().find(|&other| self.together(&with(other), to).is_some());
            placed = with(face);
            let unknown =
                other.map(|other| Remark::new(Clause::OpenDeclared, Why::EndUnknown { as_face: face, other }));
            step.unknown.extend(unknown);
        }
        placed
    }

    /// Returns the face that the okey at index `at` stands for in a run. Returns `None` if the face is already
    /// declared, if the okey joins no run, or if the tiles cannot all be laid off together.
    fn face_in_run(&self, tiles: &[LaidTile], at: usize, to: Option<u32>) -> Option<Face> {
        let okey = tiles.get(at).and_then(|laid| self.undeclared(laid))?;
        let findings = self.together(tiles, to)?;
        // A finding names a face, but does not say which okey stands for it. Give the first face to the first okey.
        findings.into_iter().find_map(|finding| match finding.fact {
            Fact::Fits { placed, meld } if placed.tile == okey => {
                let declared = tiles.iter().any(|laid| laid.declared == Some(placed.stands_for));
                (meld.kind == MeldKind::Run && !declared).then_some(placed.stands_for)
            }
            _ => None,
        })
    }

    fn undeclared(&self, laid: &LaidTile) -> Option<Tile> {
        let tile = self.tile_of(laid.symbol).filter(|&tile| self.table.roles().of(tile) == Role::Wild);
        tile.filter(|_| declare(&self.table, laid).declared.is_none())
    }

    /// Returns the findings of `judge` about laying off all these tiles, in the order in which they can be laid.
    /// Returns `None` if some tile cannot be laid.
    fn together(&self, tiles: &[LaidTile], to: Option<u32>) -> Option<Vec<Finding>> {
        let onto = LaidMelds(self.numbered(to).map(|meld| meld.laid.clone()).collect());
        let tiles = LaidMelds(vec![tiles.iter().map(|laid| declare(&self.table, laid)).collect()]);
        let opened = self.players[self.seat].opened;
        let claim = LayoffClaim { tiles, onto, opened, same_turn: false, undo: false };
        let ruled = best(without_search(&self.table, &Claim::Layoff(claim)));
        (ruled.allowed == Some(true)).then_some(ruled.findings)
    }

    fn fits_now(&self, laid: &LaidTile, to: Option<u32>) -> bool {
        let laid = declare(&self.table, laid);
        let opened = self.players[self.seat].opened;
        opened.is_some_and(|opened| self.numbered(to).any(|meld| laid_off(&self.table, meld, &laid, opened).is_ok()))
    }

    /// Returns the meld with this number, or every meld if `number` is `None`. Melds of a faulty opening are left out.
    fn numbered(&self, number: Option<u32>) -> impl Iterator<Item = &TableMeld> {
        self.sound().filter(move |meld| number.is_none_or(|number| number == meld.number))
    }

    fn add_one(&mut self, step: &mut Step, laid: &LaidTile, to: Option<u32>) {
        let seat = self.seat;
        let laid = &declare(&self.table, laid);
        let opened = self.players[seat].opened;
        let tiles = self.turn.layoffs.len() + 1;
        if let Some((clause, fact)) = barred(&self.table, opened, self.turn.opened, tiles) {
            return step.illegal(seat, clause, Why::Fact(fact));
        }
        let (Some(tile), Some(opened)) = (self.tile_of(laid.symbol), opened) else { return };
        let Some(held) = self.without(seat, tile) else { return };
        if held.rack.is_empty() {
            return step.illegal(seat, Clause::FinishLastTile, Why::NothingStays);
        }
        let mut refused = None;
        let mut fits = Vec::new();
        for meld in self.numbered(to) {
            match laid_off(&self.table, meld, laid, opened) {
                Ok(grown) => fits.push((meld.number, grown)),
                Err(finding) => refused = refused.or(Some(finding)),
            }
        }
        if fits.len() > 1 {
            let numbers = fits.iter().map(|(number, _)| *number).collect();
            step.unknown.push(Remark::new(Clause::LayoffWho, Why::SeveralMelds { numbers }));
        }
        let Some((number, grown)) = fits.into_iter().next() else {
            let why = match (to, refused) {
                (Some(_), Some(finding)) => return step.illegal(seat, finding.clause, Why::Fact(finding.fact)),
                (Some(number), None) => Why::NoMeld { number },
                (None, _) => Why::NowhereToLay { tile },
            };
            return step.illegal(seat, Clause::LayoffWho, why);
        };
        if let Some((as_face, other)) = self.end_unknown(number, laid, &grown, opened) {
            step.unknown.push(Remark::new(Clause::OpenDeclared, Why::EndUnknown { as_face, other }));
        }
        self.hold(seat, held);
        self.turn.okey_before_last = self.table.is_okey(tile) && self.racks[seat].len() == 1;
        if let Some(laid) = grown.new_tile().cloned() {
            self.turn.layoffs.push(Layoff { number, laid, in_front: grown.in_front() });
        }
        self.relay(number, grown.laid);
        self.turn.undone = false;
        self.fulfil(&[tile]);
    }

    /// Returns the two faces of a wild that fits at either end of a run: for R5 R6 R7, R4 and R8. The assumed face
    /// comes first. Returns `None` if the record declares the face, or if the wild fits at only one end.
    fn end_unknown(&self, number: u32, laid: &LaidTile, grown: &Grown, opened: Opened) -> Option<(Face, Face)> {
        let tile = self.tile_of(laid.symbol).filter(|_| laid.declared.is_none())?;
        let meld = self.meld(number)?;
        let as_face = grown.new_tile()?.declared?;
        let other = Number::all().map(|number| Face { number, ..as_face }).filter(|&face| face != as_face);
        let fits = |&face: &Face| laid_off(&self.table, meld, &LaidTile::standing_for(tile, face), opened).is_ok();
        Some((as_face, other.into_iter().find(fits)?))
    }

    /// Marks the taken discard as laid if it is one of `tiles` and the player had opened before taking it
    /// (`take.opened`).
    pub(super) fn fulfil(&mut self, tiles: &[Tile]) {
        if let Some(taken) = self.turn.taken.as_mut().filter(|_| self.turn.had_opened) {
            taken.lay(tiles);
        }
    }

    /// Returns the tile of the last layoff to the rack. Taking back two layoffs in a row is a foul (`layoff.undo`).
    pub(super) fn undo(&mut self, step: &mut Step) {
        let seat = self.seat;
        let Some(Layoff { number, laid, in_front }) = self.turn.layoffs.last().cloned() else {
            return step.illegal(seat, Clause::LayoffUndo, Why::NothingToUndo { taken_back: self.turn.undone });
        };
        let Some(tile) = self.tile_of(laid.symbol) else { return };
        let indicator = self.table.indicator();
        let same = |other: &LaidTile| other.symbol.tile(indicator) == Some(tile) && other.declared == laid.declared;
        let mut left = self.meld(number).map(|meld| meld.laid.clone()).unwrap_or_default();
        let at = if in_front { left.iter().position(same) } else { left.iter().rposition(same) };
        let Some(at) = at else {
            return step.illegal(seat, Clause::LayoffUndo, Why::Exchanged { tile });
        };
        if self.turn.undone {
            self.foul(step, Clause::LayoffUndo, Why::SecondUndo);
        }
        self.turn.layoffs.pop();
        self.turn.undone = true;
        self.turn.okey_before_last = false;
        left.remove(at);
        self.relay(number, left);
        self.racks[seat].add_seen(tile);
        if let Some(taken) = self.turn.taken.as_mut().filter(|_| self.turn.had_opened) {
            taken.give_back(&[tile]);
        }
    }

    /// Exchanges tiles for an okey on the table, which goes to the player's rack (`swap.okey`).
    pub(super) fn swap(&mut self, step: &mut Step, written: &[Symbol], at: Option<u32>) {
        let seat = self.seat;
        let opened = self.players[seat].opened;
        let tiles: Vec<Tile> = written.iter().filter_map(|&symbol| self.tile_of(symbol)).collect();
        let held = match self.without_all(seat, tiles.iter().copied()) {
            Ok(held) => held,
            Err(tile) => return self.not_held(step, tile),
        };
        let mut refused = None;
        let mut fits = Vec::new();
        for meld in self.numbered(at) {
            // Before the opening, an exchange that fits is a foul, and one that does not fit is illegal. To tell them
            // apart, judge the exchange as if the player had opened.
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
        let several = fits.first().is_some_and(|(_, (_, okeys))| *okeys > 1);
        if let Some(fact) = untimely(&self.table, self.turn.opened, self.turn.swapped || several) {
            return step.illegal(seat, Clause::SwapWhen, Why::Fact(fact));
        }
        if fits.len() > 1 {
            let numbers = fits.iter().map(|(number, _)| *number).collect();
            step.unknown.push(Remark::new(Clause::SwapOkey, Why::SeveralMelds { numbers }));
        }
        let Some((number, (after, okeys))) = fits.into_iter().next() else {
            let why = match (at, refused) {
                (_, Some(finding)) => return step.illegal(seat, finding.clause, Why::Fact(finding.fact)),
                (Some(number), None) if self.melds.iter().all(|meld| meld.number != number) => Why::NoMeld { number },
                (_, None) => Why::Fact(Fact::NoOkey),
            };
            return step.illegal(seat, Clause::SwapOkey, why);
        };
        if self.loses_elden(step) {
            return step.illegal(seat, Clause::SwapOkey, Why::Fact(Fact::NotOpened));
        }
        step.done.push(Action::Swap { tiles: written.to_vec(), at: Some(number) });
        self.hold(seat, held);
        let owner = self.relay(number, after).filter(|&owner| owner != seat);
        let pays = owner.filter(|_| self.table.profile().fouls.okey_taken > 0);
        for okey in self.table.okey().map(Tile::from).into_iter().cycle().take(okeys) {
            if let Some(owner) = pays {
                self.foul_of(step, owner, Clause::FoulOkeyTaken, Why::OkeyLost);
            }
            self.racks[seat].add_seen(okey);
        }
        self.fulfil(&tiles);
        self.turn.laid_more = true;
        self.turn.swapped = true;
        self.turn.okey_before_last = false;
    }
}
