//! What players reckon with: the engine, behind one thin place, so that it can be exchanged.

use crate::distance::Finder;
use crate::game::actions::written;
use crate::game::{Pool, View};
use crate::hand::Hand;
use crate::layouts::{Layouts, Packer};
use crate::pairing::Pairs;
use crate::profile::Game;
use crate::score::rung;
use crate::table::Table;
use crate::tile::{Colour, Face, Number, Tile};
use crate::tiles::Tiles;
use crate::ways;
use crate::winning::{Analysis, Verdict, Way};

/// Answers about the racks of one table.
#[derive(Debug)]
pub struct Sense {
    table: Table,
    packer: Packer,
    layouts: Layouts,
    finder: Finder,
    /// Every tile of the set but the indicator.
    whole: Tiles,
}

/// What a rack of 101 can open with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reckoning {
    /// The highest sum of runs and groups, one tile staying behind.
    pub(super) sum: u32,
    /// How many pairs there are, okeys used.
    pub(super) pairs: u32,
}

/// How good it is to keep some tiles: first how far they are, then how many tiles bring them nearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth {
    /// The distance, negative: nearer is more.
    pub(super) nearness: i32,
    /// Unseen tiles that bring it nearer.
    pub(super) useful: usize,
}

/// How many chains win, and of how many tiles each is.
const CHAINS: usize = 3;
const CHAIN: usize = 4;

impl Sense {
    /// Prepares to answer about one table.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        let indicator = table.indicator().map(|indicator| Tile::from(indicator.face()));
        let set: Tiles = crate::deck::set(table.profile().game).collect();
        Self {
            packer: Packer::new(table),
            layouts: Layouts::new(table.profile().run_wrap),
            finder: Finder::new(table),
            whole: indicator.map_or(set.clone(), |indicator| set.without(indicator)),
            table: table.clone(),
        }
    }

    /// The discard by which a rack wins, the dearest of them.
    pub(super) fn finish(&self, rack: &Pool) -> Option<Tile> {
        if self.table.profile().game == Game::Chains {
            return chains_win(rack);
        }
        let packed = self.packer.pack(rack.iter());
        let wins = self.layouts.but_one(packed) || !ways::pairs(packed).is_empty() || !ways::dizi(packed).is_empty();
        if !wins {
            return None;
        }
        let written = written(rack.iter());
        let hand = Hand::new(&self.table, &written).ok()?;
        let Verdict::OnTurn(discards) = Analysis::new(&hand).verdict() else { return None };
        let points = &self.table.profile().points;
        let worth = |&way: &Way, tile| rung(points, way, self.table.is_okey(tile)).1;
        let dearest = discards
            .iter()
            .max_by_key(|discard| discard.completion.ways.iter().map(|way| worth(way, discard.tile)).max())?;
        Some(dearest.tile)
    }

    /// How many copies of a tile a player has not seen.
    pub(super) fn unseen(&self, tile: Tile, rack: &Tiles, seen: &Tiles) -> usize {
        self.whole.count(tile).saturating_sub(rack.count(tile) + seen.count(tile))
    }

    /// How far some tiles are from winning: of a rack on turn, after its best discard.
    pub(super) fn distance(&self, tiles: &Tiles) -> i32 {
        match self.table.profile().game {
            Game::Chains => chains_distance(tiles),
            _ => self.finder.distances(tiles).least().and_then(|least| i32::try_from(least).ok()).unwrap_or(14),
        }
    }

    /// How many unseen tiles bring some tiles nearer that are kept between turns.
    pub(super) fn useful(&self, tiles: &Tiles, seen: &Tiles) -> usize {
        let left = |tile: Tile| self.unseen(tile, tiles, seen);
        if self.table.profile().game == Game::Chains {
            let now = chains_distance(tiles);
            let nearer = |tile: &Tile| chains_distance(&tiles.iter().chain([*tile]).collect()) < now;
            return self.whole.distinct().filter(nearer).map(left).sum();
        }
        let helps = self.finder.useful_roles(tiles, self.finder.distances(tiles));
        let roles = self.table.roles();
        self.whole.distinct().filter(|&tile| helps.contains(roles.of(tile))).map(left).sum()
    }

    /// What a rack of 101 can open with.
    pub(super) fn reckon(&self, tiles: &Tiles) -> Reckoning {
        let pairs = Pairs::of(tiles, &self.table).melds.len();
        Reckoning {
            sum: self.layouts.highest_sum(self.packer.pack(tiles.iter())),
            pairs: u32::try_from(pairs).unwrap_or(u32::MAX),
        }
    }

    /// What is worth most to keep: the tile thrown, of several alike the last.
    pub(super) fn best_throw(&self, view: &View<'_>, danger: impl Fn(Tile) -> usize) -> Option<Tile> {
        let rack = view.rack().tiles();
        let seen = view.seen();
        let kept: Vec<(Tile, Tiles, i32)> = rack
            .distinct()
            .map(|tile| {
                let kept = rack.without(tile);
                let distance = self.distance(&kept);
                (tile, kept, distance)
            })
            .collect();
        let least = kept.iter().map(|(.., distance)| *distance).min()?;
        let near = kept.into_iter().filter(|(.., distance)| *distance == least);
        let worth = near.map(|(tile, kept, distance)| {
            let useful = self.useful(&kept, &seen);
            // Danger is weighed in useful tiles.
            let worth = Worth { nearness: -distance, useful: (100 + useful).saturating_sub(danger(tile)) };
            (worth, tile)
        });
        worth.max_by_key(|&(worth, _)| worth).map(|(_, tile)| tile)
    }
}

impl Sense {
    /// The discards of a player of the classic games on turn, the best first: how far each leaves him, and how many unseen
    /// tiles bring him nearer then. None in 101.
    #[must_use]
    pub fn advised(&self, view: &View<'_>) -> Vec<(Tile, i32, usize)> {
        if self.table.profile().game == Game::Yuzbir {
            return Vec::new();
        }
        let rack = view.rack().tiles();
        let seen = view.seen();
        let mut throws: Vec<(Tile, i32, usize)> = rack
            .distinct()
            .map(|tile| {
                let kept = rack.without(tile);
                (tile, self.distance(&kept), self.useful(&kept, &seen))
            })
            .collect();
        throws.sort_by_key(|&(tile, distance, useful)| (distance, std::cmp::Reverse(useful), tile));
        throws
    }
}

fn colours_of(rack: &Tiles) -> Vec<(usize, Number)> {
    let held = |colour, number| rack.count(Face::new(colour, number).into()) > 0;
    let of = |number| (Colour::ALL.into_iter().filter(|&colour| held(colour, number)).count(), number);
    let mut numbers: Vec<(usize, Number)> = Number::all().map(of).collect();
    numbers.sort_by_key(|&(colours, _)| std::cmp::Reverse(colours));
    numbers
}

/// How many tiles three chains of four lack.
fn chains_distance(tiles: &Tiles) -> i32 {
    let kept: usize = colours_of(tiles).iter().take(CHAINS).map(|(colours, _)| colours).sum();
    i32::try_from(CHAINS * CHAIN - kept).unwrap_or(i32::MAX)
}

/// A tile that three chains can spare, if there are three.
fn chains_win(rack: &Pool) -> Option<Tile> {
    let tiles = rack.tiles();
    let numbers = colours_of(&tiles);
    let chains: Vec<Number> =
        numbers.iter().take(CHAINS).filter(|(colours, _)| *colours == CHAIN).map(|each| each.1).collect();
    if chains.len() < CHAINS {
        return None;
    }
    let spare = |tile: &Tile| match tile {
        Tile::Numbered(face) => !chains.contains(&face.number) || rack.count(*tile) > 1,
        Tile::FalseJoker => true,
    };
    rack.distinct().find(spare)
}
