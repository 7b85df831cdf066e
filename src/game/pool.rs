//! The tiles of one rack, as far as they are known.

use crate::tiles::{Colour, Face, Number, Tile, Tiles};

/// How often each tile occurs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Counts {
    of: [u8; Tile::KINDS],
    /// A bit for each tile that occurs.
    some: u64,
}

/// Every tile at its index.
const TILES: [Tile; Tile::KINDS] = {
    let mut tiles = [Tile::FalseJoker; Tile::KINDS];
    let mut colour = 0;
    while colour < Colour::ALL.len() {
        let mut number = 1;
        while let Some(of_tile) = Number::new(number) {
            let tile = Tile::Numbered(Face::new(Colour::ALL[colour], of_tile));
            tiles[tile.index()] = tile;
            number += 1;
        }
        colour += 1;
    }
    tiles
};

impl Counts {
    pub(super) const NONE: Self = Self { of: [0; Tile::KINDS], some: 0 };

    pub(super) const fn of(&self, tile: Tile) -> u8 {
        self.of[tile.index()]
    }

    pub(super) const fn add(&mut self, tile: Tile) {
        self.of[tile.index()] += 1;
        self.some |= 1 << tile.index();
    }

    /// Takes one away; whether there was one.
    pub(super) const fn take(&mut self, tile: Tile) -> bool {
        let count = &mut self.of[tile.index()];
        let there = *count > 0;
        *count -= there as u8;
        if *count == 0 {
            self.some &= !(1 << tile.index());
        }
        there
    }

    /// Every tile with its count, those that do not occur left out.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        let mut some = self.some;
        std::iter::from_fn(move || {
            let at = some.checked_ilog2().map(|_| some.trailing_zeros() as usize)?;
            some &= some - 1;
            Some((TILES[at], self.of[at]))
        })
    }
}

/// The tiles of a rack: known ones, and some that nobody wrote down.
///
/// A record can name a tile that its player cannot have. From then on one tile of his rack is unknown, and two of those
/// that were written down are not there, nobody knows which: they are `phantoms`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pool {
    known: Counts,
    listed: u8,
    unknown: u8,
    phantoms: u8,
}

impl Pool {
    /// No tile.
    pub const EMPTY: Self = Self { known: Counts::NONE, listed: 0, unknown: 0, phantoms: 0 };

    /// How many tiles there are, known or not.
    #[must_use]
    pub const fn len(&self) -> usize {
        (self.listed + self.unknown).saturating_sub(self.phantoms) as usize
    }

    /// Whether there is no tile.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether every tile is known.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.unknown == 0 && self.phantoms == 0
    }

    /// How many tiles nobody wrote down.
    #[must_use]
    pub const fn unknown(&self) -> usize {
        self.unknown as usize
    }

    /// How often a tile is known to be there.
    #[must_use]
    pub const fn count(&self, tile: Tile) -> usize {
        self.known.of(tile) as usize
    }

    /// The known tiles in canonical order.
    #[must_use]
    pub fn tiles(&self) -> Tiles {
        self.iter().collect()
    }

    /// The known tiles in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.known.iter().flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)))
    }

    /// Every different known tile once.
    pub fn distinct(&self) -> impl Iterator<Item = Tile> + '_ {
        self.known.iter().map(|(tile, _)| tile)
    }

    pub(super) const fn add(&mut self, tile: Tile) {
        self.known.add(tile);
        self.listed += 1;
    }

    pub(super) const fn add_unknown(&mut self, count: u8) {
        self.unknown += count;
    }

    /// Takes a known tile out; whether it was there.
    pub(super) const fn take(&mut self, tile: Tile) -> bool {
        let there = self.known.take(tile);
        self.listed -= there as u8;
        self.settle();
        there
    }

    /// Takes an unknown tile out; whether there was one.
    pub(super) const fn take_unknown(&mut self) -> bool {
        let there = self.unknown > 0;
        self.unknown -= there as u8;
        self.settle();
        there
    }

    /// One tile goes that was not among those written down.
    pub(super) const fn lose(&mut self) {
        self.unknown += 1;
        self.phantoms += 2;
        self.settle();
    }

    /// An empty rack is known.
    const fn settle(&mut self) {
        if self.listed + self.unknown <= self.phantoms {
            *self = Self::EMPTY;
        }
    }
}

impl FromIterator<Tile> for Pool {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut pool = Self::EMPTY;
        for tile in tiles {
            pool.add(tile);
        }
        pool
    }
}

#[cfg(test)]
mod tests {
    use super::{Pool, TILES};
    use crate::tiles::Tile;

    #[test]
    fn every_index_is_its_tile() {
        for (index, tile) in TILES.into_iter().enumerate() {
            assert_eq!(tile.index(), index);
        }
    }

    #[test]
    fn a_lost_tile_leaves_an_unknown_one() {
        let k1: Tile = "K1".parse().expect("a tile");
        let mut pool: Pool = ["K1", "K2", "K3"].map(|tile| tile.parse::<Tile>().expect("a tile")).into_iter().collect();
        pool.lose();
        assert_eq!((pool.len(), pool.is_known()), (2, false));
        assert!(pool.take(k1) && !pool.take(k1) && pool.take_unknown() && pool.is_empty() && pool.is_known());
    }
}
