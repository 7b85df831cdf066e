//! A hand in play: where every tile is, whose turn it is, what happened.

use std::fmt;

use super::SEATS;
use super::pool::{Pool, PoolCounts};
use super::seats::BySeat;
use super::setup::Setup;
use crate::layouts::RoleSet;
use crate::meld::Meld;
use crate::notation::{LaidMelds, LaidTile};
use crate::score::{FinishKind, Foul, Opened, is_void};
use crate::table::{Game, Indicator, Table};
use crate::tiles::Tile;
use crate::words::write_joined;

/// One hand in play.
///
/// Every rack has its true number of tiles. Some tiles may be unknown, as in an incomplete record.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct State {
    pub(super) table: Table,
    pub(super) starter: usize,
    pub(super) racks: BySeat<Pool>,
    /// The known part of the stock, the next tile last.
    pub(super) stock: Vec<Tile>,
    pub(super) stock_left: usize,
    /// Copies whose place is unknown.
    pub(super) free: PoolCounts,
    pub(super) discards: Vec<Discard>,
    pub(super) melds: Vec<TableMeld>,
    /// The number of the next meld.
    pub(super) next: u32,
    pub(super) players: BySeat<PlayerState>,
    pub(super) seat: usize,
    pub(super) drawn: bool,
    /// The number of finished turns.
    pub(super) turns: usize,
    pub(super) turn: TurnSoFar,
    /// True if the last discard was claimed as playable, by another player or by its thrower.
    pub(super) noticed: bool,
    /// True if the stock is empty and the last discard may still be taken to finish with it (`stock.last`).
    pub(super) last_offered: bool,
    pub(super) over: Option<Over>,
}

/// A tile that was thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// The thrower.
    pub by: usize,
    /// True if the next player took it.
    pub taken: bool,
}

/// A meld on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableMeld {
    /// Its number, from 1 in the order laid; never reused.
    pub number: u32,
    /// Its owner.
    pub owner: usize,
    /// Its tiles in place. An undeclared okey may stand for several faces.
    pub laid: Vec<LaidTile>,
    /// True if it is part of a faulty opening that is not mended.
    pub faulty: bool,
    /// The tiles that `judge` could allow on it.
    pub(super) could_take: RoleSet,
}

impl fmt::Display for TableMeld {
    /// Returns its tiles as laid.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(&self.laid, " ", f)
    }
}

impl TableMeld {
    /// Returns the meld as a list of one.
    pub fn alone(&self) -> LaidMelds {
        LaidMelds(vec![self.laid.clone()])
    }
}

/// A player's part of the hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerState {
    /// The kind of opening.
    pub opened: Option<Opened>,
    /// The sum of the opening, or its number of pairs.
    pub reached: u32,
    /// The fouls.
    pub fouls: Vec<Foul>,
    /// True if the player showed the indicator's twin.
    pub shown: bool,
    /// The number of turns the player has ended.
    pub turns: usize,
    /// Tiles the player is recorded to have drawn but cannot have.
    pub(super) alleged: Vec<Tile>,
}

/// The events of the current turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether one thing has happened, apart from the others")]
pub(super) struct TurnSoFar {
    /// The taken tile.
    pub(super) taken: Option<TakenTile>,
    /// True if a missing draw counts as done; the record may still name it later in the turn.
    pub(super) assumed: bool,
    /// True if the player had opened before taking it.
    pub(super) had_opened: bool,
    /// True if the player opened in this turn.
    pub(super) opened: bool,
    /// True if the player laid or swapped more than the opening.
    pub(super) laid_more: bool,
    /// The layoffs still on the table, in order.
    pub(super) layoffs: Vec<Layoff>,
    /// True if the last tile laid off was an okey that left a single tile (`finish.multiplier`, devam).
    pub(super) okey_before_last: bool,
    /// True if a tile was taken back since the last layoff.
    pub(super) undone: bool,
    /// True if the laid opening was faulty before.
    pub(super) faulted: bool,
    /// True if the player exchanged an okey.
    pub(super) swapped: bool,
}

impl TurnSoFar {
    /// Returns true if the player laid, laid off or swapped more than the opening, and not all of it came back.
    pub(super) const fn more(&self) -> bool {
        self.laid_more || !self.layoffs.is_empty()
    }
}

/// A tile laid off in the current turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layoff {
    /// The number of the meld.
    pub(super) number: u32,
    /// The tile in place.
    pub(super) laid: LaidTile,
    /// True if it was laid in front of the meld.
    pub(super) in_front: bool,
}

/// A tile taken from the left neighbour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakenTile {
    /// The tile.
    pub tile: Tile,
    /// The number of copies laid in melds since, as the player must.
    pub(super) laid: usize,
    /// True if taking it was a foul already (`take.unopened`).
    pub(super) paid: bool,
}

impl TakenTile {
    /// Returns true if it was laid since, if it must be.
    pub const fn is_laid(self) -> bool {
        self.laid > 0
    }

    /// Returns true if it must still be laid.
    pub const fn is_owed(self) -> bool {
        self.laid == 0 && !self.paid
    }

    /// Records that some of these tiles were laid.
    pub(super) fn lay(&mut self, tiles: &[Tile]) {
        self.laid += tiles.iter().filter(|&&tile| tile == self.tile).count();
    }

    /// Records that some of these tiles came back.
    pub(super) fn give_back(&mut self, tiles: &[Tile]) {
        self.laid = self.laid.saturating_sub(tiles.iter().filter(|&&tile| tile == self.tile).count());
    }
}

/// The end of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Over {
    /// A player finished.
    Won {
        /// The player.
        by: usize,
        /// The kinds beyond a normal finish, as far as known.
        how: Vec<FinishKind>,
        /// Every possible finish, if unknown tiles leave several; else empty.
        open: Vec<Vec<FinishKind>>,
        /// The thrown tile.
        tile: Tile,
        /// The layout, if named or known.
        with: Vec<Meld>,
    },
    /// The stock ran out.
    Exhausted,
    /// All four opened with pairs (`penalty.all-pairs`).
    Void,
}

impl State {
    /// Returns the hand before its first turn.
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
            // A player who draws also throws, and the next may take it.
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

    /// Returns the starter.
    pub const fn starter(&self) -> usize {
        self.starter
    }

    /// Returns the player on turn; at the end, the last one.
    pub const fn seat(&self) -> usize {
        self.seat
    }

    /// Returns true if the player must draw or take now.
    pub const fn must_draw(&self) -> bool {
        !self.drawn
    }

    /// Returns true if the player on turn has drawn or taken a tile; false for the starter of the hand.
    pub(super) const fn has_drawn(&self) -> bool {
        self.drawn && self.turns > 0
    }

    /// Returns true if no tile was drawn since the last throw, and the player who took it has laid nothing
    /// (`discard.claim`).
    pub(super) fn may_be_claimed(&self) -> bool {
        let taken = self.turn.taken.is_some() && !self.turn.opened && !self.turn.more() && !self.turn.faulted;
        !self.drawn || taken && self.discards.last().is_some_and(|last| last.taken)
    }

    /// Returns the number of finished turns.
    pub const fn turns(&self) -> usize {
        self.turns
    }

    /// Returns the end; `None` during play.
    pub const fn over(&self) -> Option<&Over> {
        self.over.as_ref()
    }

    /// Returns the rack of a player.
    pub const fn rack(&self, seat: usize) -> &Pool {
        self.racks.of(seat)
    }

    /// Returns a player's part of the hand.
    pub const fn player(&self, seat: usize) -> &PlayerState {
        self.players.of(seat)
    }

    /// Returns the melds on the table, by number.
    pub fn melds(&self) -> &[TableMeld] {
        &self.melds
    }

    /// Returns the meld with this number.
    pub(super) fn meld(&self, number: u32) -> Option<&TableMeld> {
        self.melds.iter().find(|meld| meld.number == number)
    }

    /// Returns the discards in order, taken ones included.
    pub fn discards(&self) -> &[Discard] {
        &self.discards
    }

    /// Returns the discards still on the table, in order.
    pub fn remaining_discards(&self) -> impl DoubleEndedIterator<Item = &Discard> {
        self.discards.iter().filter(|discard| !discard.taken)
    }

    /// Returns the number of tiles in the stock.
    pub const fn stock_left(&self) -> usize {
        self.stock_left
    }

    /// Returns the known stock, top first.
    pub fn stock(&self) -> impl Iterator<Item = Tile> + '_ {
        self.stock.iter().rev().copied()
    }

    /// Returns the discard that the player on turn may take: the left neighbour's last one, if it is still there.
    pub fn takeable(&self) -> Option<Tile> {
        let last = self.discards.last()?;
        (!last.taken && !self.drawn && self.over.is_none()).then_some(last.tile)
    }

    /// Returns the left neighbour of a player, whose discards the player may take.
    pub const fn left_of(seat: usize) -> usize {
        (seat % SEATS + SEATS - 1) % SEATS
    }

    /// Returns the partner of a player, at tables with partners.
    pub fn partner(&self, seat: usize) -> Option<usize> {
        self.table.profile().has_partners().then_some((seat % SEATS + 2) % SEATS)
    }

    /// Returns true if a player has shown the indicator's twin, which counts once (`score.indicator`).
    pub(super) fn is_twin_shown(&self) -> bool {
        self.players.iter().any(|player| player.shown)
    }

    /// Returns true for a hand of 101.
    pub(super) fn is_yuzbir(&self) -> bool {
        self.table.game() == Game::Yuzbir
    }

    /// Returns the melds open to layoffs.
    pub(super) fn sound(&self) -> impl Iterator<Item = &TableMeld> {
        self.melds.iter().filter(|meld| !meld.faulty)
    }

    /// Returns true if another player has opened.
    pub(super) fn others_opened(&self) -> bool {
        (0..SEATS).any(|seat| seat != self.seat && self.players[seat].opened.is_some())
    }

    /// Returns true if all four opened with pairs at a table where this makes the hand void.
    pub(super) fn is_void(&self) -> bool {
        is_void(self.table.profile(), self.players.iter().map(|player| player.opened))
    }

    /// Returns every tile with a known place: racks, stock, discards, melds, the indicator, and the finishing throw.
    pub fn known(&self) -> impl Iterator<Item = Tile> + '_ {
        let racks = self.racks.iter().flat_map(Pool::iter);
        let thrown = match &self.over {
            Some(Over::Won { tile, .. }) => Some(*tile),
            _ => None,
        };
        let shown = self.table.indicator().map(Indicator::face).map(Tile::from);
        racks.chain(self.stock.iter().copied()).chain(self.open_tiles()).chain(shown).chain(thrown)
    }

    /// Returns the open tiles without the indicator: discards and melds.
    pub(super) fn open_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let discards = self.remaining_discards().map(|discard| discard.tile);
        let indicator = self.table.indicator();
        let laid = self.melds.iter().flat_map(|meld| &meld.laid);
        discards.chain(laid.filter_map(move |laid| laid.symbol.tile(indicator)))
    }
}
