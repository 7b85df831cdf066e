//! The tiles that complete a hand between turns, or in 101 open it.

use crate::distance::{Distances, Finder, Probability, UnseenTile};
use crate::hand::{Hand, NoAnswer};
use crate::table::Game;
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Way};

/// A tile that completes the hand when it is drawn, or with which it opens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wait {
    /// The tile and its unseen copies.
    pub tile: UnseenTile,
    /// The ways in which some tile can then be thrown to win; in 101 also those in which the hand opens.
    pub ways: Vec<Way>,
    /// Whether an okey is among the tiles that can then be thrown to win (`win.okey-finish`).
    pub okey_finish: bool,
}

impl Wait {
    /// Whether a rack of 101 opens with it only by laying everything at once, which is allowed while nobody has opened
    /// (`finish.hand`).
    pub fn is_elden_alone(&self) -> bool {
        self.ways == [Way::Melds]
    }
}

/// What a hand between turns waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Waits {
    /// Whether the hand is complete already, or in 101 opens: any tile will do.
    pub ready: bool,
    /// How far the hand is.
    pub distances: Distances,
    /// Every tile that completes it, or with which it opens, in canonical order.
    pub waits: Vec<Wait>,
    /// How many tiles are unseen.
    pub unseen: usize,
}

impl Waits {
    /// The waits of a hand between turns whose holder saw these other tiles on the table, measured by a finder of that
    /// table.
    ///
    /// # Errors
    /// On turn.
    pub fn by(finder: &Finder, hand: &Hand, seen: &Tiles) -> Result<Self, NoAnswer> {
        if hand.on_turn() {
            return Err(NoAnswer::OnTurn { held: hand.tiles().len() });
        }
        let unseen = finder.unseen(hand, seen);
        let distances = finder.distances(hand.tiles());
        let least = distances.least();
        let opening = hand.table().game() == Game::Yuzbir;
        let ready = least == Some(0) || opening && Analysis::new(hand).verdict().wins();
        let drawn: Vec<Tile> = match least {
            // A rack far from the bar may still be one tile away from lying in melds as a whole.
            _ if ready || opening => finder.drawable(hand.tiles()).collect(),
            Some(1) => finder.useful(hand.tiles(), distances),
            _ => Vec::new(),
        };
        let waits = drawn.into_iter().filter_map(|tile| wait(finder, hand, unseen.of(tile))).collect();
        Ok(Self { ready, distances, waits, unseen: unseen.count() })
    }

    /// How many unseen tiles complete the hand.
    pub fn left(&self) -> usize {
        self.waits.iter().map(|wait| wait.tile.left).sum()
    }

    /// The chance to draw one of them within that many own draws from the stock, if the hand stays as it is meanwhile.
    pub fn chance(&self, draws: usize) -> Probability {
        Probability::of_any(self.left(), self.unseen, draws)
    }
}

/// How a tile completes the hand, or opens it, if it does.
fn wait(finder: &Finder, hand: &Hand, tile: UnseenTile) -> Option<Wait> {
    let drawn = hand.drawing(tile.tile);
    let (mut ways, okey_finish) = Analysis::new(&drawn).wins();
    ways.extend(finder.opens(drawn.tiles()));
    (!ways.is_empty()).then_some(Wait { tile, ways, okey_finish })
}
