//! The answer: how near a hand is in each way, and the tiles that bring it nearer.

use super::best::Faces;
use super::supply::Supply;
use crate::indicator::{Role, Roles};
use crate::tile::Tile;
use crate::tiles::Tiles;
use crate::winning::Way;

/// How near a hand is in one way, and the faces that complete hands so near still miss.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Near {
    pub(super) distance: usize,
    pub(super) missing: Faces,
}

impl Near {
    /// The nearer of two; of equals, both.
    pub(super) fn or(self, other: Self) -> Self {
        match self.distance.cmp(&other.distance) {
            std::cmp::Ordering::Less => self,
            std::cmp::Ordering::Equal => Self { missing: self.missing.with(other.missing), ..self },
            std::cmp::Ordering::Greater => other,
        }
    }
}

/// How far tiles are from being complete.
///
/// A distance is the least number of tiles that must be exchanged, from 0 to 14; of a hand on turn, after its best
/// discard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distances {
    ways: Vec<(Way, usize)>,
    useful: Vec<Tile>,
}

impl Distances {
    pub(super) fn new(ways: &[(Way, Near)], held: &Tiles, supply: &Supply, roles: Roles) -> Self {
        let nearest = ways.iter().map(|&(_, near)| near).reduce(Near::or);
        let helps = |tile: &Tile| {
            let wanted = nearest.filter(|near| near.distance > 0).is_some_and(|near| match roles.of(*tile) {
                Role::Natural(face) => near.missing.contains(face),
                Role::Wild => true,
            });
            wanted && supply.left(*tile, held) > 0
        };
        let useful = supply.distinct().filter(helps).collect();
        Self { ways: ways.iter().map(|&(way, near)| (way, near.distance)).collect(), useful }
    }

    /// The distance in one way; `None` in a game that knows no such way, and in 101.
    #[must_use]
    pub fn of(&self, way: Way) -> Option<usize> {
        self.ways.iter().find(|(each, _)| *each == way).map(|&(_, distance)| distance)
    }

    /// The smallest distance; `None` where a distance means nothing, in 101.
    #[must_use]
    pub fn least(&self) -> Option<usize> {
        self.ways.iter().map(|&(_, distance)| distance).min()
    }

    /// The ways in which the hand is nearest.
    pub fn nearest(&self) -> impl Iterator<Item = Way> + '_ {
        self.ways.iter().filter(|&&(_, distance)| Some(distance) == self.least()).map(|&(way, _)| way)
    }

    /// All distances together, which says how open the choice of a way is.
    #[must_use]
    pub fn sum(&self) -> usize {
        self.ways.iter().map(|&(_, distance)| distance).sum()
    }

    /// The tiles, in canonical order, of which one more makes the smallest distance smaller; those that no one can draw,
    /// for all of them are held, left out.
    #[must_use]
    pub fn useful(&self) -> &[Tile] {
        &self.useful
    }
}
