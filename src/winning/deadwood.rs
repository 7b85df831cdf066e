//! Layouts that leave some tiles outside, as few as can be.

use crate::hand::RoleCounts;
use crate::layouts::{FewestOutside, Layout, Layouts, Packed, whole_chains};
use crate::meld::{CHAIN_LENGTH, Meld};
use crate::table::{Game, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, lay};

/// Some tiles laid in melds, the others outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialLayout {
    /// The melds.
    pub melds: Vec<Meld>,
    /// The tiles in no meld.
    pub outside: Tiles,
}

impl PartialLayout {
    /// These melds, and the rest of the tiles outside.
    pub(crate) fn of(melds: Vec<Meld>, tiles: &Tiles) -> Self {
        let laid = melds.iter().flat_map(|meld| &meld.places);
        let outside = laid.fold(tiles.clone(), |outside, placed| outside.without(placed.tile));
        Self { melds, outside }
    }
}

/// The layouts of some tiles that leave the fewest outside.
#[derive(Debug)]
pub struct LeastDeadwood {
    table: Table,
    layouts: Layouts,
    tiles: Tiles,
    fewest: FewestOutside,
}

impl Analysis {
    /// The layouts that leave the fewest tiles outside: of the whole hand, or of what stays after one discard.
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
    /// How many tiles stay outside.
    pub const fn outside(&self) -> usize {
        self.fewest.outside
    }

    /// Whether any meld can be laid; where none can, the one layout has all tiles outside.
    pub fn lays(&self) -> bool {
        self.outside() < self.tiles.len()
    }

    /// How many layouts there are; they differ in their melds, or in the tiles outside.
    pub fn count(&self) -> u64 {
        self.fewest.inside.iter().map(|inside| self.ways(inside)).sum()
    }

    /// Every one of them, found one at a time.
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
