//! A hand in play: where every tile is, which player is on turn, and what has happened.

use std::fmt;

use super::SEATS;
use super::pool::{Pool, PoolCounts};
use super::setup::{BySeat, Setup};
use crate::judge::Fact;
use crate::layouts::RoleSet;
use crate::meld::Meld;
use crate::notation::{LaidMelds, LaidTile};
use crate::record::Action;
use crate::score::{FinishKind, Foul, Opened, is_void};
use crate::table::{Game, Indicator, Table};
use crate::tiles::Tile;
use crate::words::{Clause, write_joined};

/// One hand in play.
///
/// Every rack has the right number of tiles, but some tiles may be unknown.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct State {
    pub(super) table: Table,
    pub(super) starter: usize,
    pub(super) racks: BySeat<Pool>,
    /// The known part of the stock. The last element is the next tile to draw.
    pub(super) stock: Vec<Tile>,
    pub(super) stock_left: usize,
    /// The tiles whose place is unknown. Each of them is on some rack or in the stock.
    pub(super) free: PoolCounts,
    pub(super) discards: Vec<Discard>,
    pub(super) melds: Vec<TableMeld>,
    pub(super) next: u32,
    pub(super) players: BySeat<PlayerState>,
    pub(super) seat: usize,
    pub(super) drawn: bool,
    pub(super) turns: usize,
    pub(super) turn: TurnSoFar,
    /// True if a player has already said that the last discard was playable. A later claim has no effect.
    pub(super) noticed: bool,
    /// True if the stock is empty, but the last discard may still be taken to finish (`stock.last`).
    pub(super) last_offered: bool,
    pub(super) over: Option<Over>,
}

/// A discard, and the seat of the player who threw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discard {
    /// The thrown tile.
    pub tile: Tile,
    /// The seat of the player who threw the tile.
    pub by: usize,
    /// True if the next player took the tile.
    pub taken: bool,
}

/// A meld on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableMeld {
    /// The number of the meld, counted from 1 in the order in which melds were laid. Numbers are never reused.
    pub number: u32,
    /// The seat of the player who laid the meld.
    pub owner: usize,
    /// The tiles from left to right. An okey without a declared face may stand for several faces.
    pub laid: Vec<LaidTile>,
    /// True if the meld belongs to a faulty opening that has not been corrected.
    pub faulty: bool,
    /// The tiles that may fit the meld; `judge` must check them.
    pub(super) could_take: RoleSet,
}

impl fmt::Display for TableMeld {
    /// Writes the tiles of the meld, separated by spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(&self.laid, " ", f)
    }
}

impl TableMeld {
    /// Returns a list that contains only this meld.
    pub fn alone(&self) -> LaidMelds {
        LaidMelds(vec![self.laid.clone()])
    }
}

/// What has happened to one player in this hand, such as the opening and the fouls.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerState {
    /// The kind of opening; `None` if the player has not opened.
    pub opened: Option<Opened>,
    /// The sum of the opening, or the number of pairs in an opening with pairs.
    pub reached: u32,
    /// The fouls that the player committed.
    pub fouls: Vec<Foul>,
    /// True if the player showed the tile with the indicator's face.
    pub shown: bool,
    /// The number of turns that the player has finished.
    pub turns: usize,
    /// The tiles that this player drew according to the record, although all their copies were known to be elsewhere.
    pub(super) alleged: Vec<Tile>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether one thing has happened, apart from the others")]
pub(super) struct TurnSoFar {
    pub(super) taken: Option<TakenTile>,
    /// True if the referee assumed a draw that the record omits. The record may still mention it later in the turn.
    pub(super) assumed: bool,
    /// True if the player had opened before taking a discard in this turn.
    pub(super) had_opened: bool,
    pub(super) opened: bool,
    /// True if the player laid melds or exchanged a tile for an okey in this turn. The opening does not count, but
    /// melds that corrected a faulty opening do.
    pub(super) laid_more: bool,
    /// The layoffs of this turn that were not taken back, the latest last.
    pub(super) layoffs: Vec<Layoff>,
    /// True if the player has just laid off an okey and has one tile left. To finish by throwing another okey is then
    /// devam, at some tables (`finish.multiplier`).
    pub(super) okey_before_last: bool,
    /// True if the player took back the last layoff and has laid off nothing since.
    pub(super) undone: bool,
    /// True if the player was charged for a faulty opening in this turn.
    pub(super) faulted: bool,
    pub(super) swapped: bool,
    /// True if the record shows that play goes on after the player's finish. A finish that cannot be judged is then a
    /// throw.
    pub(super) played_on: bool,
    /// The foul of an opening with too low a sum. It is reported unless the player finishes in the same turn (elden).
    pub(super) low_elden: Option<(Clause, Fact)>,
}

impl TurnSoFar {
    /// Returns true if the player laid further melds, laid off or exchanged tiles in this turn. Layoffs that were taken
    /// back do not count; see [`Self::laid_more`].
    pub(super) const fn more(&self) -> bool {
        self.laid_more || !self.layoffs.is_empty()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layoff {
    pub(super) number: u32,
    pub(super) laid: LaidTile,
    /// True if the tile became the first one of the meld.
    pub(super) in_front: bool,
}

/// A tile that the player took from the left neighbour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakenTile {
    /// The tile that was taken.
    pub tile: Tile,
    /// How many copies of the tile the player has laid since. The player must lay at least one.
    pub(super) laid: usize,
    /// True if taking the tile was already reported as wrong (`take.must-open`, `take.last-discard`). Then not laying
    /// the tile, or putting it back, costs nothing more.
    pub(super) paid: bool,
}

impl TakenTile {
    pub(super) const fn is_laid(self) -> bool {
        self.laid > 0
    }

    /// Returns true if the player must still lay the tile.
    pub(super) const fn is_owed(self) -> bool {
        self.laid == 0 && !self.paid
    }

    pub(super) fn lay(&mut self, tiles: &[Tile]) {
        self.laid += tiles.iter().filter(|&&tile| tile == self.tile).count();
    }

    pub(super) fn give_back(&mut self, tiles: &[Tile]) {
        self.laid = self.laid.saturating_sub(tiles.iter().filter(|&&tile| tile == self.tile).count());
    }
}

/// How a hand ended.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Over {
    /// A player finished.
    Won {
        /// The seat of the winner.
        by: usize,
        /// The kinds of the finish that are certain, such as an okey finish. Empty for a normal finish.
        how: Vec<FinishKind>,
        /// Every possible set of kinds of the finish, if unknown tiles decide. Empty if the kinds are certain.
        open: Vec<Vec<FinishKind>>,
        /// The tile thrown to finish.
        tile: Tile,
        /// The winning layout; empty if it is unknown.
        with: Vec<Meld>,
    },
    /// The stock ran out.
    Exhausted,
    /// All four players opened with pairs, so the hand is void (`penalty.all-pairs`).
    Void,
}

impl State {
    /// Returns the state before the first turn.
    pub fn new(setup: Setup) -> Self {
        let Setup { table, starter, racks, mut stock, stock_left } = setup;
        let starter = starter % SEATS;
        let in_stock: Pool = stock.iter().copied().collect();
        let dealt = racks.iter().chain([&in_stock]);
        let free = dealt.fold(PoolCounts::to_deal(&table), |free, tiles| free.beyond(&tiles.known));
        stock.reverse();
        Self {
            table,
            starter,
            racks: racks.into(),
            stock,
            stock_left,
            free,
            // Discards can outnumber draws, because a player who takes a discard throws one too.
            discards: Vec::with_capacity(3 * stock_left),
            melds: Vec::new(),
            next: 1,
            players: BySeat::default(),
            seat: starter,
            drawn: true,
            turns: 0,
            turn: TurnSoFar::default(),
            noticed: false,
            last_offered: false,
            over: None,
        }
    }

    /// Returns the rules and the indicator.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the seat of the starter.
    pub const fn starter(&self) -> usize {
        self.starter
    }

    /// Returns the seat of the player on turn. After the end of the hand, this is the player of the last turn.
    pub const fn seat(&self) -> usize {
        self.seat
    }

    /// Returns true if the player on turn has not drawn or taken a tile yet.
    pub const fn must_draw(&self) -> bool {
        !self.drawn
    }

    /// Returns true if the player on turn has drawn or taken a tile; false in the starter's first turn, which has no
    /// draw.
    pub(super) const fn has_drawn(&self) -> bool {
        self.drawn && self.turns > 0
    }

    /// Returns true if a player may still claim that the last discard was playable (`discard.claim`). A claim is late
    /// once the next player has drawn, or has laid tiles after taking the discard.
    pub(super) fn may_be_claimed(&self) -> bool {
        let taken = self.turn.taken.is_some() && !self.turn.opened && !self.turn.more() && !self.turn.faulted;
        !self.drawn || taken && self.discards.last().is_some_and(|last| last.taken)
    }

    /// Returns the number of finished turns.
    pub const fn turns(&self) -> usize {
        self.turns
    }

    /// Returns how the hand ended; `None` if it has not ended.
    pub const fn over(&self) -> Option<&Over> {
        self.over.as_ref()
    }

    /// Returns the rack of a player.
    pub const fn rack(&self, seat: usize) -> &Pool {
        self.racks.of(seat)
    }

    /// Returns what has happened to a player in this hand.
    pub const fn player(&self, seat: usize) -> &PlayerState {
        self.players.of(seat)
    }

    /// Returns the melds on the table, ordered by number.
    pub fn melds(&self) -> &[TableMeld] {
        &self.melds
    }

    pub(super) fn meld(&self, number: u32) -> Option<&TableMeld> {
        self.melds.iter().find(|meld| meld.number == number)
    }

    /// Returns all discards in order, including those that were taken.
    pub fn discards(&self) -> &[Discard] {
        &self.discards
    }

    /// Returns the discards still on the table, in order.
    pub(crate) fn remaining_discards(&self) -> impl DoubleEndedIterator<Item = &Discard> {
        self.discards.iter().filter(|discard| !discard.taken)
    }

    /// The number of turns after which computer players draw only from the stock. Without this limit, they could take
    /// each other's discards forever.
    pub const LONGEST: usize = 200;

    /// Returns false if the action takes a discard after turn `last` (counted from 1) and the stock still has a tile.
    pub fn is_in_time(&self, action: &Action, last: usize) -> bool {
        self.turns < last || self.stock_left == 0 || !matches!(action, Action::Take(_))
    }

    /// Returns the action, or a draw from the stock if it is not [in time](Self::is_in_time).
    pub(crate) fn in_time(&self, action: Action, last: usize) -> Action {
        if self.is_in_time(&action, last) { action } else { Action::Draw(None) }
    }

    /// Returns the number of tiles in the stock.
    pub const fn stock_left(&self) -> usize {
        self.stock_left
    }

    /// Iterates over the known tiles of the stock, from the top.
    pub fn stock(&self) -> impl Iterator<Item = Tile> + '_ {
        self.stock.iter().rev().copied()
    }

    /// Returns the left neighbour's last discard; `None` if the player on turn may not take it, for example after a
    /// draw.
    pub fn takeable(&self) -> Option<Tile> {
        let last = self.discards.last().filter(|last| !last.taken && last.by == Self::left_of(self.seat))?;
        (!self.drawn && self.over.is_none()).then_some(last.tile)
    }

    /// Returns the seat of the left neighbour, whose discards the player may take.
    pub(super) const fn left_of(seat: usize) -> usize {
        (seat % SEATS + SEATS - 1) % SEATS
    }

    /// Returns the seat of a player's partner; `None` at a table without partners.
    pub fn partner(&self, seat: usize) -> Option<usize> {
        self.table.profile().has_partners().then_some((seat % SEATS + 2) % SEATS)
    }

    /// Returns true if a player has shown the tile with the indicator's face (`score.indicator`).
    pub(super) fn is_twin_shown(&self) -> bool {
        self.players.iter().any(|player| player.shown)
    }

    pub(super) fn is_yuzbir(&self) -> bool {
        self.table.game() == Game::Yuzbir
    }

    /// Returns the melds without those of a faulty opening (illegal or too low). Tiles may be laid off onto them.
    pub(super) fn sound(&self) -> impl Iterator<Item = &TableMeld> {
        self.melds.iter().filter(|meld| !meld.faulty)
    }

    pub(super) fn others_opened(&self) -> bool {
        (0..SEATS).any(|seat| seat != self.seat && self.players[seat].opened.is_some())
    }

    /// Returns true if all four players opened with pairs and the table's rules make such a hand void.
    pub(super) fn is_void(&self) -> bool {
        is_void(self.table.profile(), SEATS, self.players.iter().map(|player| player.opened))
    }

    /// Iterates over every tile whose place is known: on a rack, in the stock, among the discards or in a meld.
    /// Includes the indicator and the tile thrown to finish.
    pub fn known(&self) -> impl Iterator<Item = Tile> + '_ {
        let racks = self.racks.iter().flat_map(Pool::iter);
        let thrown = match &self.over {
            Some(Over::Won { tile, .. }) => Some(*tile),
            _ => None,
        };
        let shown = self.table.indicator().map(Indicator::face).map(Tile::from);
        racks.chain(self.stock.iter().copied()).chain(self.open_tiles()).chain(shown).chain(thrown)
    }

    /// Iterates over the discards on the table and the tiles of the melds.
    pub(super) fn open_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let discards = self.remaining_discards().map(|discard| discard.tile);
        let indicator = self.table.indicator();
        let laid = self.melds.iter().flat_map(|meld| &meld.laid);
        discards.chain(laid.filter_map(move |laid| laid.symbol.tile(indicator)))
    }
}
