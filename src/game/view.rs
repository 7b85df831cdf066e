//! One player's view of a hand.

use std::fmt;

use super::pool::Pool;
use super::state::{Discard, State, TableMeld, TakenTile};
use super::{Action, SEATS};
use crate::score::Opened;
use crate::table::Table;
use crate::tiles::{Tile, Tiles};

/// One player's view of a hand in play: the own rack and everything open. It hides the other racks and the stock.
#[derive(Clone, Copy)]
pub struct View<'a> {
    state: &'a State,
    seat: usize,
}

impl fmt::Debug for View<'_> {
    /// Debug output shows no more than the player sees.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View").field("seat", &self.seat).field("rack", self.rack()).finish_non_exhaustive()
    }
}

impl State {
    /// Returns a player's view; seats wrap around.
    pub const fn view(&self, seat: usize) -> View<'_> {
        View { state: self, seat: seat % SEATS }
    }

    /// Returns what the player on turn may do now. Of openings and later melds it lists only candidates (see
    /// [`View::actions`]). [`State::apply`] tells whether any other action is legal.
    pub fn actions(&self) -> Vec<Action> {
        self.view(self.seat()).actions()
    }
}

impl<'a> View<'a> {
    /// Returns the rules and the indicator.
    pub const fn table(&self) -> &'a Table {
        self.state.table()
    }

    /// Returns the player's seat.
    pub const fn seat(&self) -> usize {
        self.seat
    }

    /// Returns the player's rack.
    pub const fn rack(&self) -> &'a Pool {
        self.state.rack(self.seat)
    }

    /// Returns true if it is the player's turn.
    pub const fn on_turn(&self) -> bool {
        self.state.seat() == self.seat && self.state.over().is_none()
    }

    /// Returns true if the player must draw or take now.
    pub const fn must_draw(&self) -> bool {
        self.state.must_draw()
    }

    /// Returns the discard that may be taken now.
    pub fn takeable(&self) -> Option<Tile> {
        self.state.takeable()
    }

    /// Returns the discard if the player wants it. With an empty stock there is nothing else: the last discard is offered
    /// only to a player who finishes with it.
    pub(super) fn discard_if(&self, wants: impl FnOnce(Tile) -> bool) -> Option<Tile> {
        self.takeable().filter(|&tile| self.stock_left() == 0 || wants(tile))
    }

    /// Returns the tile taken in this turn.
    pub const fn taken(&self) -> Option<TakenTile> {
        self.state.turn.taken
    }

    /// Returns the tile taken in this turn that is not in a meld yet.
    pub fn to_lay(&self) -> Option<Tile> {
        self.taken().filter(|taken| taken.is_owed()).map(|taken| taken.tile)
    }

    /// Returns how many tiles the player on turn has laid off in this turn.
    pub const fn laid_off(&self) -> usize {
        self.state.turn.layoffs.len()
    }

    /// Returns true if the player has taken the last layoff back in this turn.
    pub const fn took_back(&self) -> bool {
        self.state.turn.undone
    }

    /// Returns the melds on the table.
    pub fn melds(&self) -> &'a [TableMeld] {
        self.state.melds()
    }

    /// Returns the discards in order, each with whether the next player took it.
    pub fn discards(&self) -> &'a [Discard] {
        self.state.discards()
    }

    /// Returns a player's kind of opening.
    pub const fn opened(&self, seat: usize) -> Option<Opened> {
        self.state.player(seat).opened
    }

    /// Returns the highest earlier opening, at tables where openings rise; 0 if there is none.
    pub fn highest(&self, ladder: Opened) -> u32 {
        self.state.highest_on(ladder)
    }

    /// Returns the number of tiles a player holds.
    pub const fn tiles_of(&self, seat: usize) -> usize {
        self.state.rack(seat).len()
    }

    /// Returns the number of tiles in the stock.
    pub const fn stock_left(&self) -> usize {
        self.state.stock_left()
    }

    /// Returns the number of turns the player has ended.
    pub const fn turns(&self) -> usize {
        self.state.player(self.seat).turns
    }

    /// Returns true if throwing this tile would be a foul: playable, or an okey.
    pub fn is_playable(&self, tile: Tile) -> bool {
        self.state.is_playable(tile)
    }

    /// Returns the open tiles without the indicator: discards and melds.
    pub fn seen(&self) -> Tiles {
        self.open_tiles().collect()
    }

    /// Returns the open tiles without the indicator, one by one.
    pub(super) fn open_tiles(&self) -> impl Iterator<Item = Tile> + 'a {
        self.state.open_tiles()
    }

    /// Returns the tiles a player took from the left neighbour, in order.
    pub fn taken_by(&self, seat: usize) -> impl Iterator<Item = Tile> + 'a {
        let from = State::left_of(seat);
        self.discards().iter().filter(move |discard| discard.by == from && discard.taken).map(|discard| discard.tile)
    }

    /// Returns the next player, who may take this player's discard.
    pub const fn next(&self) -> usize {
        (self.seat + 1) % SEATS
    }

    /// Returns the hand after an action of this player, as far as the player knows it.
    pub(super) fn after(&self, action: &Action) -> State {
        let mut state = self.state.clone();
        state.step(action);
        state
    }

    pub(super) const fn state(&self) -> &'a State {
        self.state
    }
}
