//! One player's view of a hand, without the tiles that this player cannot see. Also deals the unseen tiles at random,
//! to build hands that are possible from the player's point of view.

use crate::sort;
use std::fmt;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::pool::{Pool, PoolCounts};
use super::state::{Discard, PlayerState, State, TableMeld, TakenTile};
use super::{Action, SEATS};
use crate::engine::Engine;
use crate::score::Opened;
use crate::table::Table;
use crate::tiles::{Tile, Tiles};

/// One player's view of a hand in play: the player's own rack, and every tile that is face up.
#[derive(Clone, Copy)]
pub struct View<'a> {
    state: &'a State,
    seat: usize,
}

impl fmt::Debug for View<'_> {
    /// Prints no hidden tile.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View").field("seat", &self.seat).field("rack", self.rack()).finish_non_exhaustive()
    }
}

impl State {
    /// Returns the view of a player. Seat numbers wrap around: seat 4 is seat 0.
    pub const fn view(&self, seat: usize) -> View<'_> {
        View { state: self, seat: seat % SEATS }
    }

    /// Returns legal actions of the player on turn, but not all of them (see [`View::actions`]). To check any other
    /// action, call [`State::apply`].
    pub fn actions(&self, engine: &Engine) -> Vec<Action> {
        self.view(self.seat()).actions(engine)
    }
}

impl<'a> View<'a> {
    /// Returns the table: its rules and the indicator.
    pub const fn table(&self) -> &'a Table {
        self.state.table()
    }

    /// Returns the seat of the player whose view this is.
    pub const fn seat(&self) -> usize {
        self.seat
    }

    /// Returns the seat of the starter.
    pub const fn starter(&self) -> usize {
        self.state.starter()
    }

    /// Returns the seat of the player on turn; `None` if the hand is over.
    pub fn seat_on_turn(&self) -> Option<usize> {
        self.state.over().is_none().then(|| self.state.seat())
    }

    /// Returns the number of finished turns of all players.
    pub const fn finished_turns(&self) -> usize {
        self.state.turns()
    }

    /// Returns the rack of the player whose view this is.
    pub const fn rack(&self) -> &'a Pool {
        self.state.rack(self.seat)
    }

    /// Returns true if it is this player's turn and the hand is not over.
    pub const fn on_turn(&self) -> bool {
        self.state.seat() == self.seat && self.state.over().is_none()
    }

    /// Returns true if the player on turn must draw or take a tile now.
    pub const fn must_draw(&self) -> bool {
        self.state.must_draw()
    }

    /// Returns the left neighbour's discard, if it may be taken now.
    pub fn takeable(&self) -> Option<Tile> {
        self.state.takeable()
    }

    /// Returns the left neighbour's discard if it may be taken now and `wants` returns true for it. If the stock is
    /// empty, `wants` is not called, because the player cannot draw instead.
    pub(super) fn discard_if(&self, wants: impl FnOnce(Tile) -> bool) -> Option<Tile> {
        self.takeable().filter(|&tile| self.stock_left() == 0 || wants(tile))
    }

    /// Returns the tile taken in this turn, if any.
    pub const fn taken(&self) -> Option<TakenTile> {
        self.state.turn.taken
    }

    /// Returns the discard that was taken in this turn and must still be laid, if any.
    pub fn to_lay(&self) -> Option<Tile> {
        self.taken().filter(|taken| taken.is_owed()).map(|taken| taken.tile)
    }

    /// Returns the number of tiles laid off in this turn, without those taken back.
    pub const fn laid_off(&self) -> usize {
        self.state.turn.layoffs.len()
    }

    /// Returns true if the last layoff was taken back in this turn and nothing was laid off since.
    pub const fn took_back(&self) -> bool {
        self.state.turn.undone
    }

    /// Returns the melds on the table.
    pub fn melds(&self) -> &'a [TableMeld] {
        self.state.melds()
    }

    /// Returns all discards in order, including those that were taken.
    pub fn discards(&self) -> &'a [Discard] {
        self.state.discards()
    }

    /// Returns what has happened to a player in this hand.
    pub(crate) const fn player(&self, seat: usize) -> &'a PlayerState {
        self.state.player(seat)
    }

    /// Returns how a player opened; `None` if the player has not opened.
    pub const fn opened(&self, seat: usize) -> Option<Opened> {
        self.state.player(seat).opened
    }

    /// Returns the sum, or the number of pairs, that an opening of this kind by this player must exceed: the highest
    /// one of the other players' openings. At some tables the partner's opening does not count. Returns 0 if no other
    /// opening counts, or if the table has no such rule (`open.rising`).
    pub fn highest(&self, ladder: Opened) -> u32 {
        self.state.highest_before(self.seat, ladder)
    }

    /// Returns the number of tiles on a player's rack.
    pub const fn tiles_of(&self, seat: usize) -> usize {
        self.state.rack(seat).len()
    }

    /// Returns the number of tiles in the stock.
    pub const fn stock_left(&self) -> usize {
        self.state.stock_left()
    }

    /// Returns the number of turns that this player has finished.
    pub const fn turns(&self) -> usize {
        self.state.player(self.seat).turns
    }

    /// Returns true if throwing this tile can be a foul because it is an okey or could be laid off onto a meld.
    pub fn is_playable(&self, tile: Tile) -> bool {
        self.state.is_playable(tile)
    }

    /// Collects the discards on the table and the tiles of the melds. The indicator is not included.
    pub fn seen(&self) -> Tiles {
        self.open_tiles().collect()
    }

    /// Collects the tiles that this player cannot draw any more: the discards, the tiles of the melds, and tiles that
    /// another player certainly holds because all players have seen them, for example discards that were taken. The
    /// indicator is not included.
    pub fn out_of_reach(&self) -> Tiles {
        let others = (1..SEATS).map(|after| (self.seat + after) % SEATS);
        self.open_tiles().chain(others.flat_map(|seat| self.state.rack(seat).seen())).collect()
    }

    pub(super) fn open_tiles(&self) -> impl Iterator<Item = Tile> + 'a {
        self.state.open_tiles()
    }

    /// Iterates over the discards that a player took from the left neighbour, in order.
    pub fn taken_by(&self, seat: usize) -> impl Iterator<Item = Tile> + 'a {
        let from = State::left_of(seat);
        self.discards().iter().filter(move |discard| discard.by == from && discard.taken).map(|discard| discard.tile)
    }

    /// Returns the seat of the next player, who may take this player's discard.
    pub const fn next(&self) -> usize {
        (self.seat + 1) % SEATS
    }

    /// Returns the state after an action. The game must be 101.
    pub(super) fn after(&self, action: &Action) -> State {
        let mut state = self.state.clone();
        // In 101 no action searches, so an empty engine is enough.
        state.step(&Engine::default(), action);
        state
    }

    /// Returns the state with all hidden tiles. A computer player must not look at them.
    pub(crate) const fn state(&self) -> &'a State {
        self.state
    }
}

impl View<'_> {
    /// Returns a random hand that is possible from this player's point of view (see [`State::with_hidden_shuffled`]).
    pub fn imagined(&self, seed: u64) -> State {
        self.state().with_hidden_shuffled(self.seat(), seed)
    }
}

impl State {
    /// Returns a copy of this hand in which the tiles that the player at `seat` cannot see are dealt again at random.
    /// The other racks and the stock keep their sizes. Unknown tiles are dealt too, and become known.
    ///
    /// The other players keep the tiles that all players have seen and that they certainly still hold: discards that
    /// they took, for example, or an okey from an exchange.
    pub fn with_hidden_shuffled(&self, seat: usize, seed: u64) -> Self {
        let others = || (0..SEATS).filter(|&other| other != seat);
        let racks = others().flat_map(|other| self.racks[other].iter());
        let mut hidden: Vec<Tile> = racks.chain(self.stock.iter().copied()).chain(self.free.tiles()).collect();
        // The result must depend only on which tiles are hidden, not on where they are.
        sort::ascending(&mut hidden);
        let held = others().map(|other| {
            let mut held = self.racks[other].seen().collect::<Vec<_>>();
            held.truncate(self.racks[other].len());
            // A wrong record can have more copies of a seen tile than the game. Ignore the excess copies.
            held.retain(|tile| hidden.binary_search(tile).map(|at| hidden.remove(at)).is_ok());
            (held, self.racks[other].len())
        });
        let held: Vec<(Vec<Tile>, usize)> = held.collect();
        hidden.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        let mut hidden = hidden.into_iter();
        let mut dealt = Vec::with_capacity(hidden.len());
        for (held, size) in held {
            dealt.extend(hidden.by_ref().take(size - held.len()));
            dealt.extend(held);
        }
        self.with_hidden(seat, dealt.into_iter().chain(hidden))
    }

    /// Returns a copy of this hand in which `hidden` replaces the tiles that the player at `seat` cannot see. They go
    /// to the racks of the other players first, then to the stock, from its last tile to its top.
    #[allow(clippy::missing_panics_doc, reason = "a rack holds few tiles")]
    pub fn with_hidden(&self, seat: usize, hidden: impl IntoIterator<Item = Tile>) -> Self {
        let mut world = self.clone();
        let mut hidden = hidden.into_iter();
        for other in (0..SEATS).filter(|&other| other != seat) {
            let held = self.racks[other].len();
            let mut rack: Pool = hidden.by_ref().take(held).collect();
            // A wrong record can have more drawn copies of a tile than the game. Then there are too few hidden tiles to
            // fill the racks, so add unknown tiles.
            rack.add_unknown(u32::try_from(held - rack.len()).expect("a rack holds few tiles"));
            world.racks[other] = rack.with_seen_of(&self.racks[other]);
        }
        world.stock = hidden.take(self.stock_left).collect();
        world.free = PoolCounts::NONE;
        world
    }
}
