//! Draws hands, tables, boards of hapis and charts as SVG. This file defines the content of a picture of a hand, which
//! `cli/picture` can also draw as text.

mod charts;
mod hapis;
mod parts;
mod svg;
mod table;
mod tile;

use crate::distance::{PartialPlace, UnseenTile};
use crate::meld::{Meld, Placed};
use crate::notation::Letters;
use crate::table::{Indicator, Role, Roles, Table};
use crate::tiles::{Face, Tile};

pub use charts::{SimulatedKind, SimulationTexts, TotalsLine, simulation_svg, stacked, totals_svg};
pub use hapis::svg as hapis_svg;
pub(crate) use parts::{escaped, pieces, rows};
pub use table::{SeatPicture, TablePicture, TileShapes};

/// A picture of a hand: its melds, the tiles in no meld, and the tiles that would help the hand.
///
/// ```
/// use okey::ShownPlace;
/// use okey::{Picture, Profile, Symbol, Table, UnseenTile, Variant};
///
/// let table = Table::new(Profile::new(Variant::Okey), Some(Symbol::Tile("R5".parse()?))).expect("a table");
/// let mut picture = Picture::new(&table, &[], ["R7".parse()?, "R8".parse()?]);
/// picture.melds.push(vec![ShownPlace::Missing("K9".parse()?)]);
/// picture.useful.push(UnseenTile { tile: "R9".parse()?, left: 2 });
/// assert!(picture.svg("Two loose tiles", "R7 R8").starts_with("<svg"));
/// assert!(picture.headed_svg("Two loose tiles", "R7 R8", "Indicator").contains("data-indicator=\"R5\""));
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Picture {
    /// The melds. Some of their tiles may be missing.
    pub melds: Vec<Vec<ShownPlace>>,
    /// The tiles of the hand that are in no meld.
    pub loose: Vec<Tile>,
    /// The tiles that would bring the hand nearer to winning or opening, each with its number of unseen copies.
    pub useful: Vec<UnseenTile>,
    /// The roles of the tiles at this table.
    pub roles: Roles,
    /// The letters for the colours of tiles.
    pub letters: Letters,
    /// The indicator, if the game has one.
    pub indicator: Option<Face>,
}

/// A place of a meld, which may be empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShownPlace {
    /// A tile, with the face that it represents in the meld.
    Held(Placed),
    /// An okey or a wild false joker that represents an unknown face.
    Undeclared(Tile),
    /// An empty place, which needs a tile of this face.
    Missing(Face),
}

impl From<PartialPlace> for ShownPlace {
    fn from(place: PartialPlace) -> Self {
        match place {
            PartialPlace::Held(placed) => Self::Held(placed),
            PartialPlace::Missing(face) => Self::Missing(face),
        }
    }
}

/// A tile as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ShownTile {
    pub(crate) tile: Tile,
    /// True for an okey, but not for a wild false joker.
    pub(crate) okey: bool,
    /// The face that the tile represents, if it is not the printed one.
    pub(crate) stands_for: Option<Face>,
    pub(crate) letters: Letters,
}

impl Picture {
    /// Returns a picture of complete melds and loose tiles. It has no useful tiles.
    pub fn new(table: &Table, melds: &[Meld], loose: impl IntoIterator<Item = Tile>) -> Self {
        let cells = |meld: &Meld| meld.places.iter().copied().map(ShownPlace::Held).collect();
        Self {
            melds: melds.iter().map(cells).collect(),
            loose: loose.into_iter().collect(),
            useful: Vec::new(),
            roles: table.roles(),
            letters: Letters::Krby,
            indicator: table.indicator().map(Indicator::face),
        }
    }

    /// Returns the tile in a place of a meld as it is drawn. For an empty place, returns the missing face as the error.
    pub(crate) fn shown(&self, place: ShownPlace) -> Result<ShownTile, Face> {
        let (tile, stands_for) = match place {
            ShownPlace::Held(Placed { tile, stands_for }) => {
                let plain = self.roles.of(tile) != Role::Wild && tile == stands_for.into();
                (tile, (!plain).then_some(stands_for))
            }
            ShownPlace::Undeclared(tile) => (tile, None),
            ShownPlace::Missing(face) => return Err(face),
        };
        Ok(ShownTile { tile, okey: self.is_okey(tile), stands_for, letters: self.letters })
    }

    /// Returns a loose tile as it is drawn. A false joker shows the face that it plays as.
    pub(crate) fn apart(&self, tile: Tile) -> ShownTile {
        let stands_for = match (tile, self.roles.of(tile)) {
            (Tile::FalseJoker, Role::Natural(face)) => Some(face),
            _ => None,
        };
        ShownTile { tile, okey: self.is_okey(tile), stands_for, letters: self.letters }
    }

    fn is_okey(&self, tile: Tile) -> bool {
        tile != Tile::FalseJoker && self.roles.of(tile) == Role::Wild
    }
}
