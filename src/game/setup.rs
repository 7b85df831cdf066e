//! A hand before its first turn: the four racks and the stock. Also defines [`BySeat`], which has one value for each
//! seat.

use std::ops::{Index, IndexMut};

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::SEATS;
use super::pool::Pool;
use crate::table::deck::whole_set;
use crate::table::{Indicator, Profile, Symbol, Table};
use crate::tiles::Tile;

/// The names of players who have no names of their own.
pub(crate) const NAMES: [&str; SEATS] = ["P1", "P2", "P3", "P4"];

/// Four values, one for each seat, in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BySeat<T>([T; SEATS]);

impl<T> BySeat<T> {
    /// Returns the value of a seat. Seat numbers wrap around: seat 4 is seat 0.
    #[expect(clippy::indexing_slicing, reason = "a remainder of the number of seats")]
    pub const fn of(&self, seat: usize) -> &T {
        &self.0[seat % SEATS]
    }

    /// Iterates over all values in the order of play.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T> Index<usize> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: usize) -> &T {
        self.of(seat)
    }
}

impl<T> IndexMut<usize> for BySeat<T> {
    #[expect(clippy::indexing_slicing, reason = "a remainder of the number of seats")]
    fn index_mut(&mut self, seat: usize) -> &mut T {
        &mut self.0[seat % SEATS]
    }
}

impl<T> From<[T; SEATS]> for BySeat<T> {
    fn from(all: [T; SEATS]) -> Self {
        Self(all)
    }
}

impl<T> IntoIterator for BySeat<T> {
    type Item = T;
    type IntoIter = std::array::IntoIter<T, SEATS>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A table after the deal. Some of its tiles may be unknown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The rules of the table and the indicator of this hand.
    pub table: Table,
    /// The seat of the starter, whose rack has one tile more than the others.
    pub starter: usize,
    /// The rack of each seat after the deal.
    pub racks: [Pool; SEATS],
    /// The known part of the stock. The first tile is the top.
    pub stock: Vec<Tile>,
    /// The number of tiles in the stock, known and unknown.
    pub stock_left: usize,
}

impl Setup {
    /// Deals hand number `index` of the game that `seed` determines.
    ///
    /// The tiles are shuffled and dealt from the front (`tiles.deal`). In a game with an indicator, the last tile that
    /// is not a false joker becomes the indicator (`indicator.redraw`).
    ///
    /// ```
    /// use okey::game::Setup;
    /// use okey::{Profile, Variant};
    ///
    /// let setup = Setup::dealt(&Profile::new(Variant::Okey), 1, 0, 2);
    /// assert_eq!(setup.racks.each_ref().map(|rack| rack.len()), [14, 14, 15, 14]);
    /// assert_eq!(setup.stock.len(), 48);
    /// ```
    pub fn dealt(profile: &Profile, seed: u64, index: u64, starter: usize) -> Self {
        let starter = starter % SEATS;
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(index);
        let mut tiles = whole_set(profile.game).to_vec();
        tiles.shuffle(&mut random);
        let game = profile.game.tiles();
        let turned = tiles.iter().rposition(|&tile| tile != Tile::FalseJoker).filter(|_| game.indicator);
        let turned = turned.map(|at| tiles.remove(at));
        let indicator = turned.and_then(Tile::face).map(Indicator::new);
        let mut rest = tiles.into_iter();
        let racks = std::array::from_fn(|seat| rest.by_ref().take(game.rack + usize::from(seat == starter)).collect());
        let stock: Vec<Tile> = rest.collect();
        Self { table: table(profile, indicator), starter, racks, stock_left: stock.len(), stock }
    }

    /// Returns a deal in which all tiles are unknown.
    pub fn unknown(table: Table, starter: usize) -> Self {
        let (game, starter) = (table.game().tiles(), starter % SEATS);
        let racks = std::array::from_fn(|seat| {
            let mut rack = Pool::EMPTY;
            let tiles = game.rack + usize::from(seat == starter);
            rack.add_unknown(u32::try_from(tiles).unwrap_or_else(|_| unreachable!("a rack holds few tiles")));
            rack
        });
        Self { table, starter, racks, stock: Vec::new(), stock_left: game.stock() }
    }
}

/// Cannot fail, because the indicator is one of the tiles of the game.
fn table(profile: &Profile, indicator: Option<Indicator>) -> Table {
    let symbol = indicator.map(|indicator| Symbol::Tile(indicator.face().into()));
    Table::new(profile.clone(), symbol).unwrap_or_else(|_| unreachable!("a numbered tile of this set"))
}
