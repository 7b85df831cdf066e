//! The waits of a hand between turns. A wait is a tile: if the player draws it, the hand is complete, or can open in
//! 101.

use serde::Serialize;

use crate::distance::{Distances, Finder, Probability, UnseenTile};
use crate::hand::{Hand, NoAnswer};
use crate::table::Game;
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Way};

/// A tile that completes the hand or, in 101, a tile with which the hand opens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "WaitReport"))]
pub struct Wait {
    /// The tile, with the number of its copies that the player has not seen.
    #[serde(flatten)]
    pub tile: UnseenTile,
    /// The ways to win with the tile: `melds`, `pairs`, `dizi` (the numbers 1 to 13 of one colour and a second 1) or
    /// `chains`. In 101, the ways to open: `series`, `pairs`, or `melds` if all tiles except one can be laid in one
    /// turn (elden).
    pub ways: Vec<Way>,
    /// True if the player, after drawing the tile, can win by discarding an okey.
    pub okey_finish: bool,
}

impl Wait {
    /// Returns true if, with this tile, the hand can open in 101 only by laying all its tiles at once. The rules allow
    /// this opening only before any player has opened (`finish.hand`).
    pub(crate) fn is_elden_alone(&self) -> bool {
        self.ways == [Way::Melds]
    }
}

/// The waits of a hand between turns. A wait is a tile that makes the hand complete, or lets it open in 101.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Waits {
    /// True if the hand is already complete, or in 101 can already open, whichever tile the player draws.
    pub ready: bool,
    /// The distances of the hand: how many tiles the player must exchange to win or open, for each way to do so.
    pub distances: Distances,
    /// The waits, in canonical order: the tiles that make the hand complete, or let it open in 101.
    pub waits: Vec<Wait>,
    /// The number of tiles that the player has not seen.
    pub unseen: usize,
}

impl Waits {
    pub(crate) fn by(finder: &Finder<'_>, hand: &Hand, seen: &Tiles) -> Result<Self, NoAnswer> {
        if hand.on_turn() {
            return Err(NoAnswer::OnTurn { held: hand.tiles().len() });
        }
        hand.has_distances()?;
        let unseen = finder.unseen(hand, seen);
        let distances = finder.distances(hand.tiles());
        let least = distances.least();
        let opening = hand.table().game() == Game::Yuzbir;
        let ready = least == Some(0) || opening && Analysis::new(finder.caches, hand).verdict().wins();
        let drawn: Vec<Tile> = match least {
            // In 101, laying all tiles can win even with too few points to open. So try every tile.
            _ if ready || opening => finder.drawable(hand.tiles()).collect(),
            Some(1) => finder.useful(hand.tiles(), distances),
            _ => Vec::new(),
        };
        let waits = drawn.into_iter().filter_map(|tile| wait(finder, hand, unseen.of(tile))).collect();
        Ok(Self { ready, distances, waits, unseen: unseen.count() })
    }

    /// Returns the total number of unseen copies of the tiles in `waits`.
    pub fn left(&self) -> usize {
        self.waits.iter().map(|wait| wait.tile.left).sum()
    }

    /// Returns the probability of drawing one of the tiles in `waits` in the player's next `draws` draws from the
    /// stock, if the hand stays the same.
    pub fn chance(&self, draws: usize) -> Probability {
        Probability::of_any(self.left(), self.unseen, draws)
    }
}

/// Returns the wait for `tile`, or `None` if drawing it neither makes the hand complete nor lets the hand open.
fn wait(finder: &Finder<'_>, hand: &Hand, tile: UnseenTile) -> Option<Wait> {
    let drawn = hand.drawing(tile.tile);
    let (mut ways, okey_finish) = Analysis::new(finder.caches, &drawn).wins();
    ways.extend(finder.opens(drawn.tiles()));
    (!ways.is_empty()).then_some(Wait { tile, ways, okey_finish })
}
