//! The waits of a hand between turns: tiles that complete it, or in 101 open it.

use crate::distance::{Distances, Finder, Probability, UnseenTile};
use crate::hand::{Hand, NoAnswer};
use crate::table::Game;
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Way};

/// A tile that completes the hand when drawn, or that opens the rack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wait {
    /// The tile and its unseen copies.
    pub tile: UnseenTile,
    /// The ways in which a discard then wins; in 101 also the ways in which the rack opens.
    pub ways: Vec<Way>,
    /// True if an okey is among the winning discards (`win.okey-finish`).
    pub okey_finish: bool,
}

impl Wait {
    /// True if a rack of 101 opens with it only by laying everything at once, which is allowed before the first opening
    /// (`finish.hand`).
    pub fn is_elden_alone(&self) -> bool {
        self.ways == [Way::Melds]
    }
}

/// The waits of a hand between turns.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Waits {
    /// True if the hand is complete already, or in 101 opens: then any tile will do.
    pub ready: bool,
    /// The distances of the hand.
    pub distances: Distances,
    /// Every tile that completes the hand, or opens the rack, in canonical order.
    pub waits: Vec<Wait>,
    /// The number of unseen tiles.
    pub unseen: usize,
}

impl Waits {
    /// Returns the waits of a hand between turns whose holder saw these other tiles on the table. The finder belongs to
    /// the same table.
    ///
    /// # Errors
    /// The hand is on turn.
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
            // A rack far from the bar may still be one tile from lying in melds as a whole.
            _ if ready || opening => finder.drawable(hand.tiles()).collect(),
            Some(1) => finder.useful(hand.tiles(), distances),
            _ => Vec::new(),
        };
        let waits = drawn.into_iter().filter_map(|tile| wait(finder, hand, unseen.of(tile))).collect();
        Ok(Self { ready, distances, waits, unseen: unseen.count() })
    }

    /// Returns the number of unseen tiles that complete the hand.
    pub fn left(&self) -> usize {
        self.waits.iter().map(|wait| wait.tile.left).sum()
    }

    /// Returns the probability of drawing one of them in `draws` own draws from the stock, if the hand does not change.
    pub fn chance(&self, draws: usize) -> Probability {
        Probability::of_any(self.left(), self.unseen, draws)
    }
}

/// Returns how the tile completes the hand or opens the rack, if it does.
fn wait(finder: &Finder, hand: &Hand, tile: UnseenTile) -> Option<Wait> {
    let drawn = hand.drawing(tile.tile);
    let (mut ways, okey_finish) = Analysis::new(&drawn).wins();
    ways.extend(finder.opens(drawn.tiles()));
    (!ways.is_empty()).then_some(Wait { tile, ways, okey_finish })
}
