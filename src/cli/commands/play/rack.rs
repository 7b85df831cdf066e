//! The order of the person's tiles on the rack, and the melds that neighbouring tiles form.

use crate::cli::typed::RackSort;
use crate::engine::Engine;
use crate::game::Pool;
use crate::hand::Hand;
use crate::judge::read;
use crate::meld::{Meld, MeldKind, Placed};
use crate::notation::{LaidMelds, LaidTile};
use crate::picture::ShownPlace;
use crate::table::{Role, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::PairedTiles;

/// The place to which tiles are moved: a position from 1, counted from the left, or the place before a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RackPlace {
    Number(usize),
    Before(Tile),
}

/// The person's tiles from left to right.
#[derive(Debug, Clone, Default)]
pub(super) struct OwnRack {
    tiles: Vec<Tile>,
    /// How the person last sorted the rack, if ever.
    sorted: Option<RackSort>,
}

/// The maximum number of layouts compared to sort the rack. A rack can have millions.
const COMPARED: usize = 1000;

impl OwnRack {
    /// Replaces the tiles by those of `rack`. Tiles that were already there keep their order; new tiles go to the end.
    pub(super) fn follow(&mut self, rack: &Pool) {
        let mut new = rack.tiles();
        self.tiles.retain(|&tile| {
            let held = new.count(tile) > 0;
            if held {
                new.remove(tile);
            }
            held
        });
        self.tiles.extend(new.iter());
    }

    /// Replaces the tiles by a newly dealt rack, sorted as the person last sorted a rack.
    pub(super) fn deal(&mut self, rack: &Pool, engine: &Engine, table: &Table) {
        self.tiles = rack.iter().collect();
        if let Some(by) = self.sorted {
            self.sort(by, engine, table);
        }
    }

    /// Sorts the rack. As many tiles as possible come first in melds, or in pairs if `by` is `Pairs`. The other tiles
    /// follow, sorted by colour and number.
    pub(super) fn sort(&mut self, by: RackSort, engine: &Engine, table: &Table) {
        self.sorted = Some(by);
        let tiles: Tiles = self.tiles.iter().copied().collect();
        let melds = match by {
            RackSort::Runs => best_layout(&tiles, engine, table),
            RackSort::Pairs => PairedTiles::of(&tiles, table).melds,
        };
        let laid: Vec<Tile> = melds.iter().flat_map(Meld::tiles).collect();
        let loose = laid.iter().fold(tiles, |loose, &tile| loose.without(tile));
        self.tiles = laid.into_iter().chain(loose.iter()).collect();
    }

    /// Moves tiles to a place on the rack.
    ///
    /// # Errors
    /// Returns the first tile that is not on the rack, and moves nothing.
    pub(super) fn move_to(&mut self, moved: &[Tile], place: RackPlace) -> Result<(), Tile> {
        let mut tiles = self.tiles.clone();
        for &tile in moved {
            let at = tiles.iter().position(|&other| other == tile).ok_or(tile)?;
            tiles.remove(at);
        }
        let at = match place {
            RackPlace::Number(number) => number.saturating_sub(1).min(tiles.len()),
            RackPlace::Before(tile) => tiles.iter().position(|&other| other == tile).ok_or(tile)?,
        };
        tiles.splice(at..at, moved.iter().copied());
        self.tiles = tiles;
        Ok(())
    }

    /// Splits the rack into frames (the boxes drawn around tiles). A frame holds a meld of neighbouring tiles or a
    /// single tile. As many tiles as possible are in melds. If the rack is sorted by pairs, the melds are pairs.
    pub(super) fn frames(&self, table: &Table) -> Vec<Vec<ShownPlace>> {
        let count = self.tiles.len();
        // For each place: the largest number of tiles in melds from there to the end, and the first frame from there.
        let mut best: Vec<(usize, Vec<ShownPlace>)> = vec![(0, Vec::new()); count + 1];
        for from in (0..count).rev() {
            best[from] = (best[from + 1].0, vec![loose(self.tiles[from], table)]);
            for to in from + 2..=count {
                let Some(frame) = self.meld(&self.tiles[from..to], table) else { continue };
                let covered = best[to].0 + to - from;
                if covered >= best[from].0 {
                    best[from] = (covered, frame);
                }
            }
        }
        let mut frames = Vec::new();
        let mut at = 0;
        while at < count {
            let frame = std::mem::take(&mut best[at].1);
            at += frame.len();
            frames.push(frame);
        }
        frames
    }

    /// Returns these tiles as a frame if they form a legal meld. The tiles of a run must be in the order of the run.
    fn meld(&self, tiles: &[Tile], table: &Table) -> Option<Vec<ShownPlace>> {
        if (tiles.len() == 2) != (self.sorted == Some(RackSort::Pairs)) {
            return None;
        }
        let laid = tiles.iter().copied().map(LaidTile::tile).collect();
        let is_in_order = |meld: &Meld| meld.kind != MeldKind::Run || meld.tiles().eq(tiles.iter().copied());
        let mut readings = read(table, &LaidMelds(vec![laid])).into_iter().flatten();
        let mut places = readings.find(|meld| meld.is_legal(table) && is_in_order(meld))?.places;
        let mut take = |&tile: &Tile| {
            let at = places.iter().position(|placed| placed.tile == tile)?;
            Some(ShownPlace::Held(places.remove(at)))
        };
        tiles.iter().map(&mut take).collect()
    }
}

/// Returns the melds that leave the fewest tiles loose. Of the first [`COMPARED`] such layouts, returns the one with
/// the highest sum.
pub(super) fn best_layout(tiles: &Tiles, engine: &Engine, table: &Table) -> Vec<Meld> {
    let Ok(hand) = Hand::in_play(table, &tiles.iter().collect()) else { return Vec::new() };
    let partial = engine.partial(&hand, None);
    let layouts = engine.partial_layouts(&partial).take(COMPARED).map(|layout| layout.melds);
    layouts.max_by_key(|melds| melds.iter().map(Meld::sum).sum::<u32>()).unwrap_or_default()
}

/// Returns what the screen shows for a tile in no meld: a false joker with the face that it plays as, a wild tile
/// without a face.
fn loose(tile: Tile, table: &Table) -> ShownPlace {
    match table.roles().of(tile) {
        Role::Wild => ShownPlace::Undeclared(tile),
        Role::Natural(stands_for) => ShownPlace::Held(Placed { tile, stands_for }),
    }
}
