//! Performs the actions of a player. This file handles drawing a tile, taking a discard, putting it back, and showing
//! the tile with the indicator's face.

use super::pool::PoolCounts;
use super::state::{Discard, Over, State, TakenTile, TurnSoFar};
use super::wrong::{Remark, Step, Why, Wrong};
use super::{Action, Pool, SEATS};
use crate::engine::Engine;
use crate::judge::{Claim, Fact, judge};
use crate::score::{Foul, Scoring, false_win};
use crate::table::{Game, Profile, Symbol};
use crate::tiles::Tile;
use crate::words::Clause;

/// A rack after tiles were removed, and the tiles whose place is unknown then (`free`).
pub(super) struct ReducedRack {
    pub(super) rack: Pool,
    pub(super) free: PoolCounts,
}

impl State {
    /// Returns the state after an action of the player on turn.
    ///
    /// # Errors
    /// Returns the first error: an illegal action or a foul.
    pub fn apply(&self, engine: &Engine, action: &Action) -> Result<Self, Wrong> {
        let mut next = self.clone();
        match next.step(engine, action).wrong.into_iter().next() {
            Some(wrong) => Err(wrong),
            None => Ok(next),
        }
    }

    /// Performs an action of the player on turn, even a wrong one. Returns its errors (illegal actions and fouls) and
    /// remarks, and charges fouls to the players who committed them.
    ///
    /// Most illegal actions change nothing. But an illegal draw, take, throw or finish usually still moves one tile, so
    /// that the rack has the right number of tiles afterwards.
    pub fn step(&mut self, engine: &Engine, action: &Action) -> Step {
        let mut step = Step::default();
        if self.over.is_some() {
            step.illegal(self.seat, Clause::TurnOrder, Why::Over);
            return step;
        }
        if self.leaves_last_discard(action) {
            self.end_without_finish();
            step.illegal(self.seat, Clause::StockLast, Why::Fact(Fact::StockEmpty));
            return step;
        }
        if !self.drawn && wants_a_draw(action) {
            step.illegal(self.seat, Clause::TurnOrder, Why::NothingDrawn);
            self.draw_unknown();
            self.turn.assumed = true;
        }
        match action {
            Action::Draw(tile) => self.draw(&mut step, tile.and_then(|tile| self.tile_of(tile))),
            Action::Take(tile) => self.take(&mut step, tile.and_then(|tile| self.tile_of(tile))),
            Action::Throw(tile) => self.throw(&mut step, *tile),
            Action::Finish { tile, with } => self.finish(engine, &mut step, *tile, with.as_ref()),
            Action::PutBack => self.put_back(&mut step),
            Action::Show(tile) => self.show(&mut step, *tile),
            Action::Claim(tile) => self.claim(&mut step, self.seat, *tile),
            _ if !self.is_yuzbir() => step.illegal(self.seat, Clause::TurnOrder, Why::NotInGame),
            Action::Open(melds) => self.lay(&mut step, melds, Action::Open),
            Action::Lay(melds) => self.lay(&mut step, melds, Action::Lay),
            Action::Gather => self.gather(&mut step),
            Action::Add { tiles, to } => self.add(&mut step, tiles, *to),
            Action::Swap { tiles, at } => self.swap(&mut step, tiles, *at),
            Action::Undo => self.undo(&mut step),
        }
        step
    }

    /// Returns a copy of the action. A draw names its tile if that tile is known.
    pub(crate) fn with_tile_drawn(&self, action: &Action) -> Action {
        match action {
            Action::Draw(None) => Action::Draw(self.stock().next().map(Symbol::Tile)),
            other => other.clone(),
        }
    }

    /// Returns the action with the details that the record omits: the tile taken, and the number of the meld. A layoff
    /// onto several melds becomes one action for each meld.
    pub fn understood(&self, action: &Action) -> Vec<Action> {
        match action {
            // These actions do not search, so an empty engine is enough.
            Action::Take(None) | Action::Add { .. } | Action::Swap { .. } => {
                self.clone().step(&Engine::default(), action).understood(action)
            }
            other => vec![other.clone()],
        }
    }

    /// Returns true if the action declines the last discard, which ends the hand (`stock.last`). A draw declines it,
    /// and so does taking another tile, and any action that requires a draw first.
    pub(super) fn leaves_last_discard(&self, action: &Action) -> bool {
        let declines = match action {
            Action::Draw(_) => true,
            Action::Take(tile) => tile.is_some_and(|tile| self.tile_of(tile) != self.takeable()),
            action => wants_a_draw(action),
        };
        self.last_offered && !self.drawn && declines
    }

    /// Ends the hand if the stock is empty and the player on turn cannot finish with the last discard (`stock.last`).
    /// Returns true if it did. In 101 it never searches for such a finish. All tiles of the player must be known.
    pub fn end_unless_finished(&mut self, engine: &Engine) -> bool {
        let view = self.view(self.seat);
        let ends =
            self.last_offered && view.must_draw() && !view.takeable().is_some_and(|tile| view.may_take(engine, tile));
        if ends {
            self.end_without_finish();
        }
        ends
    }

    /// Ends the hand because the stock is empty, after returning a faulty opening to the rack.
    pub(super) fn end_without_finish(&mut self) {
        self.back_to_rack();
        self.over = Some(if self.is_void() { Over::Void } else { Over::Exhausted });
    }

    fn draw(&mut self, step: &mut Step, tile: Option<Tile>) {
        if self.drawn {
            return self.drawn_again(step);
        }
        let top = self.stock.last().copied();
        match (tile, top) {
            (Some(tile), Some(top)) if tile != top => {
                step.illegal(self.seat, Clause::TilesCopies, Why::OtherTop { top });
                self.draw_unknown();
                self.allege(tile);
            }
            (_, Some(top)) => {
                self.stock.pop();
                self.draws(|rack| rack.add(top));
            }
            (Some(tile), None) if self.free.take(tile) => self.draws(|rack| rack.add(tile)),
            (Some(tile), None) => {
                step.illegal(self.seat, Clause::TilesCopies, Why::NoCopyLeft { tile });
                self.draw_unknown();
                self.allege(tile);
            }
            (None, None) => self.draw_unknown(),
        }
    }

    fn draw_unknown(&mut self) {
        // The drawn tile is unknown. If the top tile of the stock was known, its place is unknown from now on.
        if let Some(top) = self.stock.pop() {
            self.free.add(top);
        }
        self.draws(|rack| rack.add_unknown(1));
    }

    /// Skips a second draw or take in one turn, and any in the starter's first turn. Reports an illegal action, unless
    /// the missing draw has already been reported (`assumed`).
    fn drawn_again(&mut self, step: &mut Step) {
        if !std::mem::take(&mut self.turn.assumed) {
            let why = if self.turns == 0 { Why::StarterDraws } else { Why::SecondDraw };
            step.illegal(self.seat, Clause::TurnOrder, why);
        }
    }

    /// Stores a tile that the player drew according to the record, although all its copies are known to be elsewhere.
    /// Later actions with this tile then report no second error.
    fn allege(&mut self, tile: Tile) {
        if self.free.of(tile) == 0 {
            self.players[self.seat].alleged.push(tile);
        }
    }

    pub(super) fn not_held(&self, step: &mut Step, tile: Tile) {
        if self.players[self.seat].alleged.contains(&tile) {
            step.notes.push(Remark::new(Clause::TilesCopies, Why::NotHeld { tile }));
        } else {
            step.illegal(self.seat, Clause::TilesCopies, Why::NotHeld { tile });
        }
    }

    fn draws(&mut self, put: impl FnOnce(&mut Pool)) {
        put(&mut self.racks[self.seat]);
        self.stock_left = self.stock_left.saturating_sub(1);
        self.drawn = true;
    }

    fn take(&mut self, step: &mut Step, tile: Option<Tile>) {
        let seat = self.seat;
        if self.drawn {
            return self.drawn_again(step);
        }
        let Some(lies) = self.takeable() else {
            step.illegal(seat, Clause::TurnOrder, Why::NothingToTake);
            self.draw_unknown();
            return tile.into_iter().for_each(|tile| self.allege(tile));
        };
        if let Some(tile) = tile.filter(|&tile| tile != lies) {
            step.illegal(seat, Clause::TurnOrder, Why::OtherDiscard { lies });
            self.draw_unknown();
            return self.allege(tile);
        }
        if let Some(last) = self.discards.last_mut() {
            last.taken = true;
        }
        if tile.is_none() {
            step.done.push(Action::Take(Some(Symbol::Tile(lies))));
        }
        self.racks[seat].add_seen(lies);
        self.drawn = true;
        let had_opened = self.players[seat].opened.is_some();
        // The player may have laid a faulty opening, taken it back and put the discard back. Keep `faulted`: a second
        // faulty opening in this turn is not charged again.
        let faulted = self.turn.faulted;
        let taken = Some(TakenTile { tile: lies, laid: 0, paid: false });
        self.turn = TurnSoFar { taken, had_opened, faulted, ..TurnSoFar::default() };
        if self.is_yuzbir() && !had_opened && !self.table.profile().takes_unopened {
            self.foul(step, Clause::TakeMustOpen, Why::Fact(Fact::TakingForbidden));
            // Taking the tile was the foul. Not laying it is no second foul.
            self.turn.taken = Some(TakenTile { tile: lies, laid: 0, paid: true });
        }
    }

    fn put_back(&mut self, step: &mut Step) {
        let seat = self.seat;
        let lies = matches!(self.discards.last(), Some(Discard { taken: true, .. }));
        let free = lies && !self.turn.more() && !self.turn.opened;
        let back = self.turn.taken.map(|taken| taken.tile).filter(|&tile| free && self.racks[seat].count(tile) > 0);
        let Some(tile) = back else {
            return step.illegal(seat, Clause::TakePutBack, Why::NothingToPutBack);
        };
        self.racks[seat].take(tile);
        if let Some(last) = self.discards.last_mut() {
            last.taken = false;
        }
        self.drawn = false;
        let paid = self.turn.taken.take().is_some_and(|taken| taken.paid);
        if !self.is_yuzbir() {
            step.notes.push(Remark::new(Clause::TakePutBack, Why::Fact(Fact::PutBackSilent)));
        } else if self.table.profile().fouls.put_back > 0 && !paid {
            self.foul(step, Clause::TakePutBack, Why::Fact(Fact::PutBack { free: false }));
        }
    }

    fn show(&mut self, step: &mut Step, shown: Symbol) {
        let seat = self.seat;
        let Some(tile) = self.tile_of(shown).filter(|_| self.table.game() != Game::Chains) else {
            return step.illegal(seat, Clause::ScoreIndicator, Why::NotInGame);
        };
        let (late, drawn) = (self.players[seat].turns > 0, self.has_drawn());
        let claim = Claim::Indicator { tile, late, drawn, balance: None };
        let ruling = judge(&Engine::default(), &self.table, &claim);
        if let Some(against) = ruling.findings.iter().find(|finding| finding.against) {
            return step.illegal(seat, against.clause, Why::Fact(against.fact.clone()));
        }
        if self.without(seat, tile).is_none() {
            return self.not_held(step, tile);
        }
        if self.is_twin_shown() {
            return step.illegal(seat, Clause::ScoreIndicator, Why::SecondShow);
        }
        let rack = &mut self.racks[seat];
        rack.give_up(tile, &mut self.free);
        rack.add_seen(tile);
        self.players[seat].shown = true;
    }

    pub(super) fn foul(&mut self, step: &mut Step, clause: Clause, why: Why) {
        let seat = self.seat;
        self.foul_of(step, seat, clause, why);
    }

    /// Charges a player with the foul for breaking `clause`. Reports an illegal action instead if the game has no such
    /// foul.
    pub(super) fn foul_of(&mut self, step: &mut Step, player: usize, clause: Clause, why: Why) {
        let scoring = Scoring::of(self.table.profile());
        let known = Foul::of(clause).filter(|foul| foul.kind.scoring() == scoring);
        let Some(foul) = known else { return step.illegal(player, clause, why) };
        self.charge(step, player, foul, clause, why);
    }

    pub(super) fn charge(&mut self, step: &mut Step, player: usize, foul: Foul, clause: Clause, why: Why) {
        let points = priced(self.table.profile(), foul);
        step.wrong.push(Wrong { foul: Some(foul), clause, player, points, why });
        self.players[player].fouls.push(foul);
    }

    /// Returns the tile that a symbol means; `None` for an okey in a game without okeys.
    pub(super) fn tile_of(&self, symbol: Symbol) -> Option<Tile> {
        symbol.tile(self.table.indicator())
    }

    pub(super) fn without(&self, seat: usize, tile: Tile) -> Option<ReducedRack> {
        self.without_all(seat, [tile]).ok()
    }

    /// Returns a player's rack without these tiles. The error is the first tile that the player cannot hold.
    pub(super) fn without_all(&self, seat: usize, tiles: impl IntoIterator<Item = Tile>) -> Result<ReducedRack, Tile> {
        let mut rack = self.racks[seat].clone();
        let mut free = self.free;
        match tiles.into_iter().find(|&tile| !rack.give_up(tile, &mut free)) {
            Some(tile) => Err(tile),
            None => Ok(ReducedRack { rack, free }),
        }
    }

    pub(super) fn hold(&mut self, seat: usize, ReducedRack { rack, free }: ReducedRack) {
        self.racks[seat] = rack;
        self.free = free;
    }

    pub(super) fn end_turn(&mut self) {
        self.players[self.seat].turns += 1;
        self.turns += 1;
    }

    pub(super) fn pass(&mut self) {
        self.end_turn();
        self.seat = (self.seat + 1) % SEATS;
        self.drawn = false;
        self.turn = TurnSoFar::default();
    }
}

/// Returns true if the player must draw or take a tile before this action. Showing the tile with the indicator's face
/// (`score.indicator`) needs no draw.
const fn wants_a_draw(action: &Action) -> bool {
    use Action::{Claim, Draw, Gather, PutBack, Show, Take, Undo};
    !matches!(action, Draw(_) | Take(_) | Claim(_) | Show(_) | Undo | Gather | PutBack)
}

/// Returns the points that a foul adds to a player's total, before any multiplier.
pub(super) fn priced(profile: &Profile, foul: Foul) -> i64 {
    match Scoring::of(profile) {
        Scoring::Yuzbir => i64::from(foul.price(profile)),
        Scoring::Ladder | Scoring::Pot | Scoring::Chains => false_win(&profile.points),
    }
}
