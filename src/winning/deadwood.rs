//! Finds the layouts that leave as few tiles as possible outside melds.

use crate::hand::RoleCounts;
use crate::layouts::{FewestOutside, Layout, Layouts, Packed, whole_chains};
use crate::meld::{CHAIN_LENGTH, Meld};
use crate::table::{Game, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, lay};

/// Some melds laid from a hand, and the tiles that stay outside these melds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialLayout {
    /// The laid melds.
    pub melds: Vec<Meld>,
    /// The tiles that are in no meld.
    pub outside: Tiles,
}

impl PartialLayout {
    /// Returns the layout that lays `melds` and leaves the rest of `tiles` outside.
    pub(crate) fn of(melds: Vec<Meld>, tiles: &Tiles) -> Self {
        let laid = melds.iter().flat_map(|meld| &meld.places);
        let outside = laid.fold(tiles.clone(), |outside, placed| outside.without(placed.tile));
        Self { melds, outside }
    }
}

/// All layouts of some tiles that leave the fewest tiles outside melds.
#[derive(Debug)]
pub struct LeastDeadwood {
    table: Table,
    layouts: Layouts,
    tiles: Tiles,
    fewest: FewestOutside,
}

impl Analysis {
    /// Returns the layouts that leave the fewest tiles outside melds. They use the tiles that remain after `discard`,
    /// or the whole hand if `discard` is `None`.
    pub fn partial(&self, discard: Option<Tile>) -> LeastDeadwood {
        let table = self.hand().table();
        let tiles = self.hand().staying(discard);
        let role_counts = RoleCounts::new(tiles.iter(), &table.roles());
        let fewest = match table.game() {
            Game::Classic | Game::Yuzbir => self.layouts().fewest_outside(Packed::of(&role_counts)),
            Game::Chains => {
                let most = whole_chains(&role_counts).iter().map(Vec::len).max().unwrap_or(0);
                FewestOutside { outside: tiles.len() - most * CHAIN_LENGTH, inside: vec![role_counts] }
            }
        };
        LeastDeadwood { table: table.clone(), layouts: self.layouts(), tiles, fewest }
    }
}

impl LeastDeadwood {
    /// Returns the number of tiles outside melds, which is the same for all layouts.
    pub const fn outside(&self) -> usize {
        self.fewest.outside
    }

    /// Returns true if these layouts have a meld. Otherwise there is only one layout, which leaves all tiles outside.
    pub fn lays(&self) -> bool {
        self.outside() < self.tiles.len()
    }

    /// Returns the number of layouts. Two layouts are different if their melds or the tiles outside differ.
    pub fn count(&self) -> u64 {
        self.fewest.inside.iter().map(|inside| self.ways(inside)).sum()
    }

    /// Returns an iterator over all layouts, computed lazily.
    pub fn layouts(&self) -> impl Iterator<Item = PartialLayout> + '_ {
        self.fewest
            .inside
            .iter()
            .flat_map(|inside| self.layouts_of(inside))
            .map(|layout| PartialLayout::of(lay(&layout, &self.tiles, &self.table), &self.tiles))
    }

    fn ways(&self, inside: &RoleCounts) -> u64 {
        match self.table.game() {
            Game::Classic | Game::Yuzbir => self.layouts.count(Packed::of(inside)),
            Game::Chains => whole_chains(inside).len() as u64,
        }
    }

    fn layouts_of(&self, inside: &RoleCounts) -> Box<dyn Iterator<Item = Layout> + '_> {
        match self.table.game() {
            Game::Classic | Game::Yuzbir => Box::new(self.layouts.list(Packed::of(inside))),
            Game::Chains => Box::new(whole_chains(inside).into_iter()),
        }
    }
}
