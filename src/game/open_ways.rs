//! Finds out whether a rack with unknown tiles can win, and how: with melds, with pairs, or in another way.

use super::pool::{Pool, PoolCounts};
use crate::distance::Finder;
use crate::layouts::Packer;
use crate::table::Table;
use crate::tiles::Tiles;
use crate::winning::Way;

/// The largest number of unknown tiles for which the search tries every possible tile. With more unknown tiles it only
/// compares numbers: with three unknown tiles, a rack can win if it lacks at most three.
const TRIED: usize = 2;

/// A search for the kinds of win, such as melds or pairs, that are possible for a rack with unknown tiles.
pub(super) struct OpenWays<'t> {
    table: &'t Table,
    finder: Finder,
    packer: Packer,
}

impl<'t> OpenWays<'t> {
    pub(super) fn new(table: &'t Table) -> Self {
        Self { table, finder: Finder::new(table), packer: Packer::new(table) }
    }

    /// Returns the ways in which the rack can win, for example with melds or with pairs. Each set holds the ways for
    /// one guess of the unknown tiles. With many unknown tiles, each possible way is a set by itself. Returns an empty
    /// list if the rack cannot win.
    pub(super) fn wins(&self, rack: &Pool, free: &PoolCounts) -> Vec<Vec<Way>> {
        if !rack.is_certain() {
            return self.table.profile().ways().iter().map(|&way| vec![way]).collect();
        }
        let mut wins = Vec::new();
        self.enter(&rack.tiles(), rack.unknown(), *free, &mut wins);
        wins
    }

    fn enter(&self, tiles: &Tiles, unknown: usize, mut free: PoolCounts, wins: &mut Vec<Vec<Way>>) {
        let ways: Vec<Way> =
            self.table.profile().ways().iter().copied().filter(|&way| self.fits(tiles, unknown, way)).collect();
        if ways.is_empty() {
            return;
        }
        if unknown == 0 || unknown > TRIED {
            let each: Vec<Vec<Way>> =
                if unknown == 0 { vec![ways] } else { ways.into_iter().map(|way| vec![way]).collect() };
            for ways in each {
                if !wins.contains(&ways) {
                    wins.push(ways);
                }
            }
            return;
        }
        let can_come: Vec<_> = free.iter().map(|(tile, _)| tile).collect();
        for tile in can_come {
            free.take(tile);
            self.enter(&tiles.iter().chain([tile]).collect(), unknown - 1, free, wins);
            free.add(tile);
        }
    }

    /// Returns true if `tiles` and `unknown` further tiles can win together in this way. All of `tiles` must be used.
    fn fits(&self, tiles: &Tiles, unknown: usize, way: Way) -> bool {
        if way == Way::Pairs {
            let hand = self.packer.pack(tiles.iter());
            return hand.odd().count_ones() as usize <= usize::from(hand.wilds) + unknown;
        }
        self.finder.distances(tiles).of(way).is_some_and(|distance| distance <= unknown)
    }
}
