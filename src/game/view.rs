//! What one player may see.

use std::fmt;

use super::pool::Pool;
use super::state::{Discard, State, TableMeld, TakenTile};
use super::{Action, SEATS};
use crate::score::Opened;
use crate::table::Table;
use crate::tiles::{Tile, Tiles};

/// What one player may see of a hand in play: his own rack and what lies open. It lets nothing else out: not another
/// rack, not the stock.
#[derive(Clone, Copy)]
pub struct View<'a> {
    state: &'a State,
    seat: usize,
}

impl fmt::Debug for View<'_> {
    /// No more than he sees.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View").field("seat", &self.seat).field("rack", self.rack()).finish_non_exhaustive()
    }
}

impl State {
    /// What a player may see; seats are counted round the table.
    pub const fn view(&self, seat: usize) -> View<'_> {
        View { state: self, seat: seat % SEATS }
    }

    /// What the player whose turn it is may do now; of openings and later melds only those worth a look (see
    /// [`View::actions`]). [`State::apply`] tells whether any other action is legal.
    pub fn actions(&self) -> Vec<Action> {
        self.view(self.seat()).actions()
    }
}

impl<'a> View<'a> {
    /// The rules and the indicator.
    pub const fn table(&self) -> &'a Table {
        self.state.table()
    }

    /// His place.
    pub const fn seat(&self) -> usize {
        self.seat
    }

    /// His rack.
    pub const fn rack(&self) -> &'a Pool {
        self.state.rack(self.seat)
    }

    /// Whether it is his turn.
    pub const fn on_turn(&self) -> bool {
        self.state.seat() == self.seat && self.state.over().is_none()
    }

    /// Whether a tile has to be drawn or taken now.
    pub const fn must_draw(&self) -> bool {
        self.state.must_draw()
    }

    /// The discard that may be taken now.
    pub fn takeable(&self) -> Option<Tile> {
        self.state.takeable()
    }

    /// The tile that was taken in this turn.
    pub const fn taken(&self) -> Option<TakenTile> {
        self.state.turn.taken
    }

    /// The tile that was taken in this turn and does not lie in melds yet.
    pub fn to_lay(&self) -> Option<Tile> {
        self.taken().filter(|taken| taken.is_owed()).map(|taken| taken.tile)
    }

    /// How many tiles the player whose turn it is has laid off in this turn.
    pub const fn laid_off(&self) -> usize {
        self.state.turn.layoffs.len()
    }

    /// Whether he has taken the last tile laid off back in this turn.
    pub const fn took_back(&self) -> bool {
        self.state.turn.undone
    }

    /// The melds on the table.
    pub fn melds(&self) -> &'a [TableMeld] {
        self.state.melds()
    }

    /// The discards in order, each with whether the next player took it.
    pub fn discards(&self) -> &'a [Discard] {
        self.state.discards()
    }

    /// What a player has opened with.
    pub const fn opened(&self, seat: usize) -> Option<Opened> {
        self.state.player(seat).opened
    }

    /// The highest opening before, where openings rise; 0 where there is none.
    pub fn highest(&self, ladder: Opened) -> u32 {
        self.state.highest_on(ladder)
    }

    /// How many tiles a player holds.
    pub const fn tiles_of(&self, seat: usize) -> usize {
        self.state.rack(seat).len()
    }

    /// How many tiles lie in the stock.
    pub const fn stock_left(&self) -> usize {
        self.state.stock_left()
    }

    /// How many turns he has ended.
    pub const fn turns(&self) -> usize {
        self.state.player(self.seat).turns
    }

    /// Whether a throw of this tile would be a foul: playable, or an okey.
    pub fn is_playable(&self, tile: Tile) -> bool {
        self.state.is_playable(tile)
    }

    /// The tiles that lie open apart from the indicator: discards, and melds.
    pub fn seen(&self) -> Tiles {
        self.open_tiles().collect()
    }

    /// The tiles that lie open apart from the indicator, one after another.
    pub(super) fn open_tiles(&self) -> impl Iterator<Item = Tile> + 'a {
        self.state.open_tiles()
    }

    /// The tiles that a player took from his left neighbour, in order.
    pub fn taken_by(&self, seat: usize) -> impl Iterator<Item = Tile> + 'a {
        let from = State::left_of(seat);
        self.discards().iter().filter(move |discard| discard.by == from && discard.taken).map(|discard| discard.tile)
    }

    /// The player who plays next, and may take his discard.
    pub const fn next(&self) -> usize {
        (self.seat + 1) % SEATS
    }

    /// The hand after an action of his, as far as he knows it.
    pub(super) fn after(&self, action: &Action) -> State {
        let mut state = self.state.clone();
        state.step(action);
        state
    }

    pub(super) const fn state(&self) -> &'a State {
        self.state
    }
}
