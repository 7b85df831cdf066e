//! The tiles of one rack, known and unknown.

use std::sync::OnceLock;

use crate::layouts::{Packed, Packer, face_at, face_bit, set_bits};
use crate::table::Table;
use crate::table::deck::whole_set;
use crate::tiles::{Tile, Tiles};

/// A count from 0 to 7 for each tile, stored as three bit sets. A tile has the same bit position in all three sets: the
/// bit of [`face_bit`], or the highest bit for a false joker. Its bits in `fours`, `twos` and `ones` are the binary
/// digits of its count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PoolCounts {
    ones: u64,
    twos: u64,
    fours: u64,
}

const FALSE_JOKER: u64 = 1 << 63;

const fn bit(tile: Tile) -> u64 {
    match tile {
        Tile::Numbered(face) => face_bit(face),
        Tile::FalseJoker => FALSE_JOKER,
    }
}

fn tile_at(place: usize) -> Tile {
    face_at(place).map_or(Tile::FalseJoker, Tile::Numbered)
}

impl PoolCounts {
    pub(super) const NONE: Self = Self { ones: 0, twos: 0, fours: 0 };

    /// Returns the counts of all tiles of the game without the indicator.
    pub(super) fn to_deal(table: &Table) -> Self {
        static SETS: [OnceLock<PoolCounts>; 3] = [const { OnceLock::new() }; 3];
        let game = table.game();
        let whole = || {
            whole_set(game).iter().fold(Self::NONE, |mut counts, &tile| {
                counts.add(tile);
                counts
            })
        };
        let mut counts = SETS.get(game as usize).map_or_else(whole, |set| *set.get_or_init(whole));
        if let Some(indicator) = table.indicator() {
            counts.take(indicator.face().into());
        }
        counts
    }

    const fn at(&self, bit: u64) -> u8 {
        (self.ones & bit != 0) as u8 + 2 * (self.twos & bit != 0) as u8 + 4 * (self.fours & bit != 0) as u8
    }

    pub(super) const fn of(&self, tile: Tile) -> u8 {
        self.at(bit(tile))
    }

    /// Adds one tile. Returns false if the count is already 7, more than any game has.
    pub(super) const fn add(&mut self, tile: Tile) -> bool {
        let one = bit(tile);
        if self.ones & self.twos & self.fours & one != 0 {
            return false;
        }
        let two = self.ones & one;
        let four = self.twos & two;
        self.ones ^= one;
        self.twos ^= two;
        self.fours ^= four;
        true
    }

    pub(super) const fn take(&mut self, tile: Tile) -> bool {
        let one = bit(tile);
        let there = self.some() & one != 0;
        if there {
            self.take_each(one);
        }
        there
    }

    const fn take_each(&mut self, ones: u64) {
        let twos = ones & !self.ones;
        let fours = twos & !self.twos;
        self.ones ^= ones;
        self.twos ^= twos;
        self.fours ^= fours;
    }

    const fn some(&self) -> u64 {
        self.ones | self.twos | self.fours
    }

    const fn several(&self) -> u64 {
        self.twos | self.fours
    }

    /// Subtracts the counts in `other`, tile by tile. A negative difference becomes 0.
    pub(super) const fn beyond(&self, other: &Self) -> Self {
        let ones = self.ones ^ other.ones;
        let lacks = !self.ones & other.ones;
        let twos = self.twos ^ other.twos ^ lacks;
        let lacks = !self.twos & (other.twos | lacks) | other.twos & lacks;
        let fours = self.fours ^ other.fours ^ lacks;
        let lacks = !self.fours & (other.fours | lacks) | other.fours & lacks;
        Self { ones: ones & !lacks, twos: twos & !lacks, fours: fours & !lacks }
    }

    /// Returns these tiles as a hand for the searches. Only for games with at most two copies of a tile.
    pub(super) const fn packed(&self, packer: &Packer) -> Packed {
        let numbered = !FALSE_JOKER;
        packer.pack_faces(self.some() & numbered, self.several() & numbered, self.at(FALSE_JOKER))
    }

    pub(super) fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.iter().flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        set_bits(self.some()).map(|place| (tile_at(place), self.at(1 << place)))
    }
}

/// The tiles of a rack. Some of them may be unknown.
///
/// The rack has `listed` (known tiles) + `unknown` - `phantoms` tiles. `phantoms` is above 0 only if it is unknown
/// which tile the player threw, because the record omits the throw or names a tile that the player cannot hold. Then:
///
/// - The known tiles stay listed, because each may still be on the rack.
/// - `unknown` grows by 1, because the rack may also hold a tile that the record does not show.
/// - `phantoms` grows by 2, so that the rack has one tile less.
///
/// Example: 15 known tiles before such a throw become 15 `listed`, 1 `unknown` and 2 `phantoms`, which is 14 tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pool {
    pub(super) known: PoolCounts,
    /// The known tiles that all players saw before they came to the rack and that certainly still lie on it. Example: a
    /// discard that the player took.
    seen: PoolCounts,
    listed: u32,
    unknown: u32,
    phantoms: u32,
}

impl Pool {
    pub(crate) const EMPTY: Self =
        Self { known: PoolCounts::NONE, seen: PoolCounts::NONE, listed: 0, unknown: 0, phantoms: 0 };

    /// Returns the number of tiles, known and unknown.
    pub const fn len(&self) -> usize {
        (self.listed + self.unknown).saturating_sub(self.phantoms) as usize
    }

    /// Returns true if the rack has no tiles.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns true if every tile is known.
    pub const fn is_known(&self) -> bool {
        self.unknown == 0 && self.phantoms == 0
    }

    pub(super) const fn is_certain(&self) -> bool {
        self.phantoms == 0
    }

    /// Returns the number of unknown tiles.
    pub const fn unknown(&self) -> usize {
        self.unknown as usize
    }

    /// Returns the tiles that are certainly on the rack; none if it is unknown which tile the player threw.
    pub(crate) fn certain(&self) -> Vec<Tile> {
        if self.is_certain() { self.iter().collect() } else { Vec::new() }
    }

    /// Returns the known tiles if none of them is [certain](Self::certain), otherwise no tiles.
    pub(crate) fn uncertain(&self) -> Vec<Tile> {
        if self.is_certain() { Vec::new() } else { self.iter().collect() }
    }

    /// Returns the number of known copies of `tile`.
    pub const fn count(&self, tile: Tile) -> usize {
        self.known.of(tile) as usize
    }

    /// Collects the known tiles, sorted.
    pub fn tiles(&self) -> Tiles {
        let mut tiles = Vec::with_capacity(self.listed as usize);
        tiles.extend(self.iter());
        tiles.into()
    }

    /// Iterates over the known tiles, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.known.tiles()
    }

    /// Iterates over the known tiles, each different tile once.
    pub fn distinct(&self) -> impl Iterator<Item = Tile> + '_ {
        self.known.iter().map(|(tile, _)| tile)
    }

    /// Returns the known tile at index `place`, if any. The order is: every different tile once, sorted, then the
    /// second copies, and so on.
    pub(super) fn nth(&self, place: usize) -> Option<Tile> {
        let mut left = self.known;
        let mut different = left.some();
        for _ in 0..place {
            different &= different.wrapping_sub(1);
            if different == 0 {
                left.take_each(left.some());
                different = left.some();
            }
        }
        (different != 0).then(|| tile_at(different.trailing_zeros() as usize))
    }

    /// Returns the known tiles as a hand for the searches. Only for games with at most two copies of a tile.
    pub(super) const fn packed(&self, packer: &Packer) -> Packed {
        self.known.packed(packer)
    }

    pub(super) const fn add(&mut self, tile: Tile) {
        // Only a wrong record has more than seven copies of a tile. Count the surplus as unknown.
        if self.known.add(tile) {
            self.listed += 1;
        } else {
            self.unknown += 1;
        }
    }

    /// Adds a tile that all players have seen.
    pub(super) const fn add_seen(&mut self, tile: Tile) {
        self.add(tile);
        self.seen.add(tile);
    }

    /// Iterates over the tiles that all players have seen and that certainly still lie on the rack, sorted.
    pub(super) fn seen(&self) -> impl Iterator<Item = Tile> + '_ {
        self.seen.tiles()
    }

    /// Returns this rack with the tiles `seen` of the other rack, as far as this rack has them.
    pub(super) const fn with_seen_of(self, other: &Self) -> Self {
        let missing = other.seen.beyond(&self.known);
        Self { seen: other.seen.beyond(&missing), ..self }
    }

    pub(super) const fn add_unknown(&mut self, count: u32) {
        self.unknown += count;
    }

    pub(super) const fn take(&mut self, tile: Tile) -> bool {
        let there = self.known.take(tile);
        self.listed -= there as u32;
        // If the rack has two copies of the tile, it may be the seen one that leaves.
        self.seen.take(tile);
        self.settle();
        there
    }

    pub(super) const fn take_unknown(&mut self) -> bool {
        let there = self.unknown > 0;
        self.unknown -= there as u32;
        self.settle();
        there
    }

    /// Removes `tile`, or an unknown tile instead if `tile` is not known but `free` (the tiles whose place is unknown)
    /// has a copy. Returns false if the rack cannot have held `tile`.
    #[inline]
    pub(super) const fn give_up(&mut self, tile: Tile, free: &mut PoolCounts) -> bool {
        self.take(tile) || self.unknown > 0 && free.take(tile) && self.take_unknown()
    }

    /// Removes one tile; which one is unknown. The comment on [`Pool`] explains the counts.
    pub(super) const fn lose(&mut self) {
        self.unknown += 1;
        self.phantoms += 2;
        // The lost tile may be any of the seen ones.
        self.seen = PoolCounts::NONE;
        self.settle();
    }

    /// An empty rack has no unknown tiles, so clear all counts.
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
