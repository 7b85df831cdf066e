//! Finds the layouts that leave as few tiles as possible outside melds.

use crate::hand::RoleCounts;
use crate::layouts::{Caches, FewestOutside, Layout, Layouts, Packed, whole_chains};
use crate::meld::CHAIN_LENGTH;
use crate::table::{Game, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Decomposition, lay};

/// All layouts of some tiles that leave the fewest tiles outside melds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeastDeadwood {
    table: Table,
    discard: Option<Tile>,
    tiles: Tiles,
    fewest: FewestOutside,
    count: u64,
}

impl Analysis<'_> {
    pub(crate) fn partial(&self, discard: Option<Tile>) -> LeastDeadwood {
        let table = self.hand.table();
        let tiles = self.hand.staying(discard);
        let role_counts = RoleCounts::new(tiles.iter(), &table.roles());
        let fewest = match table.game() {
            Game::Classic | Game::Yuzbir => self.layouts.fewest_outside(Packed::of(&role_counts)),
            Game::Chains => {
                let most = whole_chains(&role_counts).iter().map(Vec::len).max().unwrap_or(0);
                FewestOutside { outside: tiles.len() - most * CHAIN_LENGTH, inside: vec![role_counts] }
            }
        };
        let ways = |inside: &RoleCounts| match table.game() {
            Game::Classic | Game::Yuzbir => self.layouts.count(Packed::of(inside)),
            Game::Chains => whole_chains(inside).len() as u64,
        };
        let count = fewest.inside.iter().map(ways).sum();
        LeastDeadwood { table: table.clone(), discard, tiles, fewest, count }
    }
}

impl LeastDeadwood {
    /// Returns the number of tiles outside melds, which is the same for all layouts.
    pub const fn outside(&self) -> usize {
        self.fewest.outside
    }

    /// Returns true if the layouts contain melds. Otherwise there is only one layout, which leaves all tiles outside.
    pub fn lays(&self) -> bool {
        self.outside() < self.tiles.len()
    }

    /// Returns the number of layouts. Two layouts are different if their melds or the tiles outside differ.
    pub const fn count(&self) -> u64 {
        self.count
    }

    pub(crate) fn layouts<'a>(&'a self, caches: &'a Caches) -> impl Iterator<Item = Decomposition> + 'a {
        let layouts = caches.layouts(self.table.profile().run_wrap);
        self.fewest
            .inside
            .iter()
            .flat_map(move |inside| self.layouts_of(inside, layouts))
            .map(|layout| Decomposition::of(self.discard, lay(&layout, &self.tiles, &self.table), &self.tiles))
    }

    fn layouts_of<'a>(&self, inside: &RoleCounts, layouts: Layouts<'a>) -> Box<dyn Iterator<Item = Layout> + 'a> {
        match self.table.game() {
            Game::Classic | Game::Yuzbir => Box::new(layouts.list(Packed::of(inside))),
            Game::Chains => Box::new(whole_chains(inside).into_iter()),
        }
    }
}
