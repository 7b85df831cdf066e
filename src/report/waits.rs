//! The answer of `okey waits`.

use schemars::JsonSchema;
use serde::Serialize;

use super::draws::{ChanceReport, LeftReport};
use super::head::Head;
use crate::distance::{Wait, Waits};
use crate::hand::Hand;
use crate::report::Cited;
use crate::tiles::{Tile, Tiles};

/// What a hand between turns waits for.
#[derive(Debug, Serialize, JsonSchema)]
pub struct WaitsReport {
    /// The common fields.
    #[serde(flatten)]
    head: Head,
    /// The tiles seen on the table.
    seen: Vec<Tile>,
    /// Whether the hand is complete already, or in 101 opens: any tile will do.
    ready: bool,
    /// How many tiles must be exchanged to complete the hand, or in 101 to open it.
    distance: Option<usize>,
    /// Every tile that completes the hand, or with which it opens in 101.
    waits: Vec<WaitReport>,
    /// How many unseen tiles do.
    left: usize,
    /// How many tiles are unseen.
    unseen: usize,
    /// The chance to win, or to open in 101, within some own draws from the stock alone, the hand kept as it is.
    chance: ChanceReport,
}

/// A tile that completes the hand, or with which it opens.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct WaitReport {
    /// The tile.
    #[serde(flatten)]
    tile: LeftReport,
    /// `melds`, `pairs`, `dizi`, `chains`; in 101 `series`, `pairs`, and `melds` where all tiles but one lie in melds: elden.
    ways: Vec<&'static str>,
    /// Whether an okey can then be thrown to win.
    okey_finish: bool,
}

impl WaitsReport {
    /// The answer for a hand, from what was `seen` and its verdict, with the chance in `draws` draws.
    #[must_use]
    pub fn new(hand: &Hand, seen: &Tiles, cited: &Cited<Waits>, draws: usize) -> Self {
        let waits = &cited.verdict;
        let wait = |wait: &Wait| WaitReport {
            tile: wait.tile.into(),
            ways: wait.ways.iter().map(|way| way.name()).collect(),
            okey_finish: wait.okey_finish,
        };
        Self {
            head: Head::new("okey.waits/1", hand, &cited.clauses),
            seen: seen.iter().collect(),
            ready: waits.ready,
            distance: waits.distances.least(),
            waits: waits.waits.iter().map(wait).collect(),
            left: waits.left(),
            unseen: waits.unseen,
            chance: ChanceReport::new(waits.chance(draws), draws),
        }
    }
}
