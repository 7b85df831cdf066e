//! Turns a layout into melds of physical tiles. Decides which physical tile takes each position in a meld, and which
//! face each wild stands for.

use crate::layouts::{GroupShape, RunShape, Shape};
use crate::meld::{Meld, MeldKind, Placed};
use crate::table::{Role, Table};
use crate::tiles::{Colour, Face, Number, Tile, Tiles};

/// The physical tiles that are not in a meld yet, each with its role: the natural face that it plays as, or wild.
struct Dealer {
    tiles: Vec<(Role, Tile)>,
}

impl Dealer {
    fn new(tiles: impl Iterator<Item = Tile>, table: &Table) -> Self {
        let roles = table.roles();
        Self { tiles: tiles.map(|tile| (roles.of(tile), tile)).collect() }
    }

    /// Removes the first tile with this role and lays it as the face `stands_for`. Returns `None` if there is no such
    /// tile.
    fn place(&mut self, role: Role, stands_for: Face) -> Option<Placed> {
        let at = self.tiles.iter().position(|&(each, _)| each == role)?;
        let (_, tile) = self.tiles.remove(at);
        Some(Placed { tile, stands_for })
    }

    fn natural(&mut self, face: Face) -> Option<Placed> {
        self.place(Role::Natural(face), face)
    }

    fn wild(&mut self, stands_for: Face) -> Option<Placed> {
        self.place(Role::Wild, stands_for)
    }

    fn run(&mut self, run: RunShape) -> Meld {
        let place = |place: u8| {
            let face = Face::new(run.colour, RunShape::number(place)?);
            if run.is_wild(place) { self.wild(face) } else { self.natural(face) }
        };
        Meld { kind: MeldKind::Run, places: run.places().filter_map(place).collect() }
    }

    /// Lays a group. Its wilds replace the first missing colours, in the order black, red, blue, yellow.
    fn group(&mut self, group: GroupShape) -> Meld {
        let held: Vec<Colour> = group.colours().collect();
        let missing = Colour::ALL.into_iter().filter(|colour| !held.contains(colour));
        let filled: Vec<Colour> = missing.take(usize::from(group.wilds)).collect();
        let place = |colour: Colour| {
            let face = Face::new(colour, group.number);
            match (held.contains(&colour), filled.contains(&colour)) {
                (true, _) => self.natural(face),
                (false, true) => self.wild(face),
                (false, false) => None,
            }
        };
        Meld { kind: MeldKind::Group, places: Colour::ALL.into_iter().filter_map(place).collect() }
    }

    fn chain(&mut self, number: Number) -> Meld {
        let places = Colour::ALL.into_iter().filter_map(|colour| self.natural(Face::new(colour, number)));
        Meld { kind: MeldKind::Chain, places: places.collect() }
    }
}

/// Turns a layout into melds of physical tiles. `tiles` can have more tiles than the layout needs. If two tiles play
/// as the same face, or are both wild, the first in canonical order is used first.
pub(crate) fn lay(layout: &[Shape], tiles: &Tiles, table: &Table) -> Vec<Meld> {
    lay_in_order(layout, tiles.iter(), table)
}

/// Like [`lay`], except that tiles with the same role are used in the order of `tiles`.
pub(crate) fn lay_in_order(layout: &[Shape], tiles: impl Iterator<Item = Tile>, table: &Table) -> Vec<Meld> {
    let mut dealer = Dealer::new(tiles, table);
    layout
        .iter()
        .map(|shape| match *shape {
            Shape::Run(run) => dealer.run(run),
            Shape::Group(group) => dealer.group(group),
            Shape::Chain(number) => dealer.chain(number),
        })
        .collect()
}
