//! The tiles that a player can still draw, and the probability of drawing them.
//!
//! A [`Supply`] has every tile that a player can hold at a table. An [`Unseen`] has the tiles that one player has not
//! seen: all tiles except those of the hand, the indicator, and the tiles on the table.

use std::fmt;

use serde::Serialize;

use crate::hand::{Hand, NoAnswer, RoleCounts};
use crate::layouts::{Copies, Packed, faces_to_bits};
use crate::table::{FalseJoker, Game, Profile, Table};
use crate::tiles::{Face, Tile, Tiles};

/// A tile, with the number of its copies that the player has not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "LeftReport"))]
pub struct UnseenTile {
    /// The name of the tile, such as `K4`.
    pub tile: Tile,
    /// The number of copies that the player has not seen.
    pub left: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Unseen {
    /// The number of unseen copies of each tile.
    left: TileCounts,
    count: usize,
}

impl Unseen {
    /// Returns the tiles of `supply` that are neither in the hand nor among the tiles `seen` on the table.
    pub(crate) fn of_supply(supply: &Supply, hand: &Hand, seen: &Tiles) -> Self {
        let known: Tiles = hand.tiles().iter().chain(seen.iter()).collect();
        Self { left: supply.left(&known), count: supply.len().saturating_sub(known.len()) }
    }

    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    pub(crate) fn of(&self, tile: Tile) -> UnseenTile {
        UnseenTile { tile, left: self.left[tile.index()].into() }
    }

    /// Returns every tile that occurs more often in `held` and `seen` together than in the tile set without the
    /// indicator. Each tile comes with the error to report.
    pub(crate) fn beyond(table: &Table, held: &Tiles, seen: &Tiles) -> Vec<(Tile, NoAnswer)> {
        let all = Supply::new(table).left(&Tiles::default());
        let known: Tiles = held.iter().chain(seen.iter()).collect();
        let beyond = known.distinct().filter(|&tile| known.count(tile) > all[tile.index()].into());
        let fault = |tile| NoAnswer::SeenTooOften { tile, held: held.count(tile), seen: seen.count(tile) };
        beyond.map(|tile| (tile, fault(tile))).collect()
    }
}

/// Every tile that a player can hold: the tile set without the indicator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Supply {
    tiles: TileCounts,
}

impl Supply {
    pub(crate) fn new(table: &Table) -> Self {
        let mut tiles = [0; Tile::KINDS];
        for (tile, copies) in Tile::all().zip(&mut tiles) {
            *copies = table.copies_of(tile);
        }
        Self { tiles }
    }

    pub(crate) fn len(&self) -> usize {
        self.tiles.iter().map(|&copies| usize::from(copies)).sum()
    }

    /// Returns how many tiles of the supply play as each face, how many are wild, and which faces are scarce. Melds
    /// may need more natural tiles of a scarce face than the set has.
    pub(super) fn play(&self, table: &Table) -> Copies {
        let each = Tile::all().zip(self.tiles).flat_map(|(tile, copies)| std::iter::repeat_n(tile, copies.into()));
        let plays = Packed::of(&RoleCounts::new(each, &table.roles()));
        // In 101, melds with many points may need more tiles of any face than the set has. So every face is scarce.
        let scarce = |face: &Face| table.game() == Game::Yuzbir || is_scarce(table, *face);
        Copies { plays, scarce: faces_to_bits(Face::all().filter(scarce)) }
    }

    /// Returns how many copies of each tile are left after `others` are removed, indexed in canonical order.
    pub(crate) fn left(&self, others: &Tiles) -> TileCounts {
        let mut left = self.tiles;
        for tile in others.iter() {
            let left = &mut left[tile.index()];
            *left = left.saturating_sub(1);
        }
        left
    }
}

/// A number of copies for each tile, indexed in canonical order.
type TileCounts = [u8; Tile::KINDS];

/// Returns true if a complete hand may need more natural tiles of a face than the set has. Wilds must then replace the
/// missing tiles.
///
/// The set has two tiles of most faces, and a complete hand never needs a third (`docs/PROOFS.md`). But the faces of
/// the indicator and of the okey have fewer natural tiles. If false jokers play as the indicator, a complete hand can
/// have three groups of the indicator's number, because three tiles play as its face. It may then need three tiles of
/// each face with this number.
fn is_scarce(table: &Table, face: Face) -> bool {
    table.indicator().is_some_and(|indicator| {
        let row = table.profile().false_joker == FalseJoker::Indicator;
        face == indicator.okey() || face == indicator.face() || row && face.number == indicator.face().number
    })
}

/// Converts a number of draws to `usize`. Checks that the stock of a table with these rules has this many tiles.
///
/// # Errors
/// Returns an error if the stock has fewer tiles.
pub(crate) fn own_draws(draws: u64, profile: &Profile) -> Result<usize, NoAnswer> {
    let most = profile.game.tiles().stock_after(profile.seats.count());
    usize::try_from(draws).ok().filter(|&few| few <= most).ok_or(NoAnswer::TooManyDraws { draws, most })
}

/// A probability as a fraction in lowest terms.
///
/// ```
/// use okey::Probability;
///
/// // Two of five tiles are good. The chance to draw at least one of them in two draws is 1 - 3/5 * 2/4.
/// let chance = Probability::of_any(2, 5, 2);
/// assert_eq!(chance.to_string(), "7/10");
/// assert!((chance.value() - 0.7).abs() < 1e-12);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Probability {
    numerator: u128,
    denominator: u128,
}

impl Probability {
    /// Returns the probability of drawing at least one of `good` good tiles in `draws` draws from `all` tiles, without
    /// putting tiles back. It is 0 if there is nothing to draw. If `draws` is more than `all`, all tiles are drawn.
    ///
    /// A game has at most 112 tiles. Up to this number, no product overflows.
    pub fn of_any(good: usize, all: usize, draws: usize) -> Self {
        // Compute the probability that no draw hits a good tile. Reduce each fraction to keep the terms small.
        let (mut numerator, mut denominator) = (1_u128, 1_u128);
        for drawn in 0..draws.min(all) {
            let (misses, of) = ((all - good.min(all)).saturating_sub(drawn) as u128, (all - drawn) as u128);
            let (above, below) = (greatest_common_divisor(misses, denominator), greatest_common_divisor(numerator, of));
            let (misses, of) = (misses / above, of / below);
            let both = greatest_common_divisor(misses, of);
            numerator = numerator / below * (misses / both);
            denominator = denominator / above * (of / both);
        }
        Self { numerator: denominator - numerator, denominator }
    }

    /// Returns the probability as the nearest floating-point number, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "the fraction itself is exact")]
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

/// Returns the greatest common divisor. Divides with 64 bits if both numbers fit, because that is faster.
fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b > 0 {
        (a, b) = match (u64::try_from(a), u64::try_from(b)) {
            (Ok(one), Ok(other)) => (b, (one % other).into()),
            _ => (b, a % b),
        };
    }
    a
}
