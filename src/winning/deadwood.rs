//! Finds the layouts that leave as few tiles as possible outside melds.

use crate::hand::RoleCounts;
use crate::layouts::{Caches, FewestOutside, Layout, Layouts, Packed, whole_chains};
use crate::meld::{CHAIN_LENGTH, Meld};
use crate::table::{Game, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, lay};

/// Some melds laid from a hand, and the tiles that stay outside these melds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialLayout {
    /// The melds that are laid from the hand.
    pub melds: Vec<Meld>,
    /// The tiles that are in no meld.
    pub outside: Tiles,
}

impl PartialLayout {
    /// Returns the layout that lays `melds` and leaves all other tiles of `tiles` outside.
    pub(crate) fn of(melds: Vec<Meld>, tiles: &Tiles) -> Self {
        let laid = melds.iter().flat_map(|meld| &meld.places);
        let outside = laid.fold(tiles.clone(), |outside, placed| outside.without(placed.tile));
        Self { melds, outside }
    }
}

/// All layouts of some tiles that leave the fewest tiles outside melds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeastDeadwood {
    table: Table,
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
        LeastDeadwood { table: table.clone(), tiles, fewest, count }
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

    pub(crate) fn layouts<'a>(&'a self, caches: &'a Caches) -> impl Iterator<Item = PartialLayout> + 'a {
        let layouts = caches.layouts(self.table.profile().run_wrap);
        self.fewest
            .inside
            .iter()
            .flat_map(move |inside| self.layouts_of(inside, layouts))
            .map(|layout| PartialLayout::of(lay(&layout, &self.tiles, &self.table), &self.tiles))
    }

    fn layouts_of<'a>(&self, inside: &RoleCounts, layouts: Layouts<'a>) -> Box<dyn Iterator<Item = Layout> + 'a> {
        match self.table.game() {
            Game::Classic | Game::Yuzbir => Box::new(layouts.list(Packed::of(inside))),
            Game::Chains => Box::new(whole_chains(inside).into_iter()),
        }
    }
}
