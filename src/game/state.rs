//! One hand in play: what lies where, whose turn it is, what has happened.

use std::fmt;

use super::SEATS;
use super::pool::{Counts, Pool};
use super::seats::BySeat;
use super::setup::Setup;
use crate::layouts::RoleSet;
use crate::meld::Meld;
use crate::notation::{LaidMelds, LaidTile};
use crate::score::{FinishKind, Foul, Opened, is_void};
use crate::table::{Game, Indicator, Table};
use crate::tiles::Tile;
use crate::words::in_a_row;

/// One hand in play.
///
/// Every rack has the number of tiles that it has at the table; which tiles they are may be unknown, as in a record
/// that does not say.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct State {
    pub(super) table: Table,
    pub(super) starter: usize,
    pub(super) racks: BySeat<Pool>,
    /// The stock as far as it is known, the next tile last.
    pub(super) stock: Vec<Tile>,
    pub(super) stock_left: usize,
    /// Copies that lie nowhere as far as is known.
    pub(super) free: Counts,
    pub(super) discards: Vec<Discard>,
    pub(super) melds: Vec<TableMeld>,
    /// The number of the next meld.
    pub(super) next: u32,
    pub(super) players: BySeat<PlayerState>,
    pub(super) seat: usize,
    pub(super) drawn: bool,
    /// Turns that have ended.
    pub(super) turns: usize,
    pub(super) turn: TurnSoFar,
    /// Whether the last discard was claimed, or noticed by its thrower.
    pub(super) noticed: bool,
    /// Whether the stock is empty and the last discard may still be taken to finish with it (`stock.last`).
    pub(super) last_offered: bool,
    pub(super) over: Option<Over>,
}

/// A tile that was thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// Who threw it.
    pub by: usize,
    /// Whether the next player took it.
    pub taken: bool,
}

/// A meld on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableMeld {
    /// Its number: 1 for the first one laid; never used again.
    pub number: u32,
    /// Who laid it.
    pub owner: usize,
    /// Its tiles in place; an okey without a declared face may still stand for several.
    pub laid: Vec<LaidTile>,
    /// Whether it is part of an opening that was faulty and is not mended.
    pub faulty: bool,
    /// What `judge` could allow to be laid off on it.
    pub(super) could_take: RoleSet,
}

impl fmt::Display for TableMeld {
    /// Its tiles as they were laid.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        in_a_row(&self.laid, " ", f)
    }
}

impl TableMeld {
    /// The meld as a list of one.
    pub fn alone(&self) -> LaidMelds {
        LaidMelds(vec![self.laid.clone()])
    }
}

/// What one player has done so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerState {
    /// What he opened with.
    pub opened: Option<Opened>,
    /// The sum of his opening, or the number of its pairs.
    pub reached: u32,
    /// His fouls.
    pub fouls: Vec<Foul>,
    /// Whether he showed the indicator's twin.
    pub shown: bool,
    /// How many turns he has ended.
    pub turns: usize,
    /// Tiles that he is said to have drawn and cannot have.
    pub(super) alleged: Vec<Tile>,
}

/// What has happened in the turn that is on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether one thing has happened, apart from the others")]
pub(super) struct TurnSoFar {
    /// The tile taken.
    pub(super) taken: Option<TakenTile>,
    /// Whether a missed draw counts as done; it may still be written later in the turn.
    pub(super) assumed: bool,
    /// Whether its taker had opened before he took it.
    pub(super) had_opened: bool,
    /// Whether the player opened in this turn.
    pub(super) opened: bool,
    /// Whether he laid or swapped besides his opening.
    pub(super) laid_more: bool,
    /// The layoffs that still lie, in order.
    pub(super) layoffs: Vec<Layoff>,
    /// Whether the last tile laid off was an okey that left a single tile on the rack (`finish.multiplier`, devam).
    pub(super) okey_before_last: bool,
    /// Whether a tile was taken back since the last one was laid off.
    pub(super) undone: bool,
    /// Whether the opening laid was faulty already.
    pub(super) faulted: bool,
    /// Whether he exchanged an okey.
    pub(super) swapped: bool,
}

impl TurnSoFar {
    /// Whether he laid, laid off or swapped besides his opening, and not all of it came back.
    pub(super) const fn more(&self) -> bool {
        self.laid_more || !self.layoffs.is_empty()
    }
}

/// A tile laid off in the turn that is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layoff {
    /// The number of the meld.
    pub(super) number: u32,
    /// The tile as it lies there.
    pub(super) laid: LaidTile,
    /// Whether it was laid before all others of the meld.
    pub(super) in_front: bool,
}

/// A tile that was taken from the left neighbour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakenTile {
    /// The tile.
    pub tile: Tile,
    /// How many copies of it lie in melds since, where the taker must lay it.
    pub(super) laid: usize,
    /// Whether taking it was a foul already (`take.unopened`).
    pub(super) paid: bool,
}

impl TakenTile {
    /// Whether it lies in melds since, where it must.
    pub const fn is_laid(self) -> bool {
        self.laid > 0
    }

    /// Whether it must still be laid.
    pub const fn is_owed(self) -> bool {
        self.laid == 0 && !self.paid
    }

    /// Some of these tiles are laid.
    pub(super) fn lay(&mut self, tiles: &[Tile]) {
        self.laid += tiles.iter().filter(|&&tile| tile == self.tile).count();
    }

    /// Some of these tiles come back.
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
        /// Who.
        by: usize,
        /// What made it more than a normal finish, as far as that is known.
        how: Vec<FinishKind>,
        /// Each way in which he can have finished, where unknown tiles leave several open; else none.
        open: Vec<Vec<FinishKind>>,
        /// The tile thrown.
        tile: Tile,
        /// The layout, where one was named or is known.
        with: Vec<Meld>,
    },
    /// The stock ran out.
    Exhausted,
    /// All four opened with pairs (`penalty.all-pairs`).
    Void,
}

impl State {
    /// The hand before its first turn.
    pub fn new(setup: Setup) -> Self {
        let Setup { table, starter, racks, mut stock, stock_left } = setup;
        let starter = starter % SEATS;
        let in_stock: Pool = stock.iter().copied().collect();
        let dealt = racks.iter().chain([&in_stock]);
        let free = dealt.fold(Counts::to_deal(&table), |free, tiles| free.beyond(&tiles.known));
        stock.reverse();
        Self {
            table,
            starter,
            racks: racks.into(),
            stock,
            stock_left,
            free,
            // Whoever draws throws, and others take what was thrown.
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

    /// The rules and the indicator.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Who started.
    pub const fn starter(&self) -> usize {
        self.starter
    }

    /// Whose turn it is; at the end, whose it was.
    pub const fn seat(&self) -> usize {
        self.seat
    }

    /// Whether a tile has to be drawn or taken now.
    pub const fn must_draw(&self) -> bool {
        !self.drawn
    }

    /// Whether the player whose turn it is has drawn or taken a tile; the starter of the hand never does.
    pub(super) const fn has_drawn(&self) -> bool {
        self.drawn && self.turns > 0
    }

    /// Whether nothing was drawn since the last throw, and nothing laid by who took that discard (`discard.claim`).
    pub(super) fn may_be_claimed(&self) -> bool {
        let taken = self.turn.taken.is_some() && !self.turn.opened && !self.turn.more() && !self.turn.faulted;
        !self.drawn || taken && self.discards.last().is_some_and(|last| last.taken)
    }

    /// How many turns have ended.
    pub const fn turns(&self) -> usize {
        self.turns
    }

    /// How it ended; `None` while it is on.
    pub const fn over(&self) -> Option<&Over> {
        self.over.as_ref()
    }

    /// The rack of a player.
    pub const fn rack(&self, seat: usize) -> &Pool {
        self.racks.of(seat)
    }

    /// What a player has done.
    pub const fn player(&self, seat: usize) -> &PlayerState {
        self.players.of(seat)
    }

    /// The melds on the table, in the order of their numbers.
    pub fn melds(&self) -> &[TableMeld] {
        &self.melds
    }

    /// The meld of that number.
    pub(super) fn meld(&self, number: u32) -> Option<&TableMeld> {
        self.melds.iter().find(|meld| meld.number == number)
    }

    /// The discards in order, those taken among them.
    pub fn discards(&self) -> &[Discard] {
        &self.discards
    }

    /// The discards that lie on the table, in order.
    pub fn lying(&self) -> impl DoubleEndedIterator<Item = &Discard> {
        self.discards.iter().filter(|discard| !discard.taken)
    }

    /// How many tiles lie in the stock.
    pub const fn stock_left(&self) -> usize {
        self.stock_left
    }

    /// The stock as far as it is known, top first.
    pub fn stock(&self) -> impl Iterator<Item = Tile> + '_ {
        self.stock.iter().rev().copied()
    }

    /// The discard that the player whose turn it is may take: his left neighbour's last one, if it still lies there.
    pub fn takeable(&self) -> Option<Tile> {
        let last = self.discards.last()?;
        (!last.taken && !self.drawn && self.over.is_none()).then_some(last.tile)
    }

    /// The player named before another one in the order of play, whose discards he may take.
    pub const fn left_of(seat: usize) -> usize {
        (seat % SEATS + SEATS - 1) % SEATS
    }

    /// The partner of a player, where partners play.
    pub fn partner(&self, seat: usize) -> Option<usize> {
        self.table.profile().has_partners().then_some((seat % SEATS + 2) % SEATS)
    }

    /// Whether somebody showed the indicator's twin: there is one, and it counts once (`score.indicator`).
    pub(super) fn is_twin_shown(&self) -> bool {
        self.players.iter().any(|player| player.shown)
    }

    /// Whether it is a hand of 101.
    pub(super) fn is_yuzbir(&self) -> bool {
        self.table.game() == Game::Yuzbir
    }

    /// The melds that can be laid off on.
    pub(super) fn sound(&self) -> impl Iterator<Item = &TableMeld> {
        self.melds.iter().filter(|meld| !meld.faulty)
    }

    /// Whether anybody else has opened.
    pub(super) fn others_opened(&self) -> bool {
        (0..SEATS).any(|seat| seat != self.seat && self.players[seat].opened.is_some())
    }

    /// Whether all four opened with pairs at a table where that makes the hand void.
    pub(super) fn is_void(&self) -> bool {
        is_void(self.table.profile(), self.players.iter().map(|player| player.opened))
    }

    /// Every tile that is known to lie somewhere: racks, stock, discards, melds, the indicator, and the tile thrown to
    /// finish.
    pub fn known(&self) -> impl Iterator<Item = Tile> + '_ {
        let racks = self.racks.iter().flat_map(Pool::iter);
        let thrown = match &self.over {
            Some(Over::Won { tile, .. }) => Some(*tile),
            _ => None,
        };
        let shown = self.table.indicator().map(Indicator::face).map(Tile::from);
        racks.chain(self.stock.iter().copied()).chain(self.open_tiles()).chain(shown).chain(thrown)
    }

    /// The tiles that lie open apart from the indicator, one after another: discards, and melds.
    pub(super) fn open_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let discards = self.lying().map(|discard| discard.tile);
        let indicator = self.table.indicator();
        let laid = self.melds.iter().flat_map(|meld| &meld.laid);
        discards.chain(laid.filter_map(move |laid| laid.symbol.tile(indicator)))
    }
}
