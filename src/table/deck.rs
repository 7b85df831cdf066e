//! Random deals. A seed and an index together determine a deal, so a program can repeat it.

use std::sync::OnceLock;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::table::{Game, Indicator};
use crate::tiles::{Tile, Tiles};

/// The tiles dealt to one player, and the indicator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// The indicator. `None` in the game `cs102`, which has no indicator.
    pub indicator: Option<Indicator>,
    /// The tiles dealt to the player.
    pub hand: Tiles,
}

/// Returns every tile of a game's set in canonical order, with all copies (`tiles.set`, `tiles.copies`).
pub fn set(game: Game) -> impl Iterator<Item = Tile> {
    let set = game.tiles();
    Tile::all().flat_map(move |tile| std::iter::repeat_n(tile, usize::from(set.copies_of(tile, None))))
}

/// Deals `count` tiles to one player. The same `seed` and `index` always give the same deal.
///
/// The indicator is never a false joker: a false joker is put back and another tile is turned up (`indicator.redraw`).
///
/// ```
/// use okey::{Game, deck};
///
/// let deal = deck::deal(Game::Classic, 15, 7, 0);
/// assert_eq!(deal.hand.len(), 15);
/// assert_eq!(deal, deck::deal(Game::Classic, 15, 7, 0));
/// assert_ne!(deal, deck::deal(Game::Classic, 15, 7, 1));
/// ```
pub fn deal(game: Game, count: usize, seed: u64, index: u64) -> Deal {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(index);
    let mut tiles = whole_set(game).to_vec();
    let indicator = game.tiles().indicator.then(|| {
        let numbered = tiles.iter().filter(|tile| **tile != Tile::FalseJoker).count();
        tiles.remove(random.random_range(..numbered))
    });
    tiles.shuffle(&mut random);
    tiles.truncate(count);
    Deal { indicator: indicator.and_then(Tile::face).map(Indicator::new), hand: tiles.into() }
}

/// Returns the whole set of a game as a list. The list is created once and cached.
pub(crate) fn whole_set(game: Game) -> &'static [Tile] {
    static SETS: [OnceLock<Vec<Tile>>; 3] = [const { OnceLock::new() }; 3];
    SETS[game as usize].get_or_init(|| set(game).collect())
}
