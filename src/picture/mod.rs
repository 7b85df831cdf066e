//! A hand as a picture: what lies where, before anybody says how it is drawn.

mod alphabet;
mod hapis;
mod heading;
mod ink;
mod rows;
mod svg;
mod tile;
mod xml;

pub use hapis::svg as hapis_svg;
#[cfg(feature = "cli")]
pub(crate) use xml::escaped;

pub(crate) use rows::{pieces, rows};
pub use svg::stacked;

use crate::distance::{PartialPlace, UnseenTile};
use crate::meld::{Meld, Placed};
use crate::notation::Letters;
use crate::table::{Indicator, Role, Roles, Table};
use crate::tiles::{Face, Tile};

/// A hand laid out to be looked at.
///
/// ```
/// use okey::picture::ShownPlace;
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
    /// Melds, whole or with tiles missing.
    pub melds: Vec<Vec<ShownPlace>>,
    /// Tiles of the hand that lie in no meld.
    pub loose: Vec<Tile>,
    /// Tiles that would help.
    pub useful: Vec<UnseenTile>,
    /// What every tile plays as at the table.
    pub roles: Roles,
    /// The letters of the colours.
    pub letters: Letters,
    /// The indicator, where the game has one.
    pub indicator: Option<Face>,
}

/// A place of a meld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShownPlace {
    /// A tile that stands for this face.
    Held(Placed),
    /// An okey, or a false joker that is wild, that may stand for several faces: nobody declared it.
    Undeclared(Tile),
    /// A tile of this face is missing.
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

/// A tile as it is seen in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) tile: Tile,
    /// Whether it is a real okey.
    pub(crate) okey: bool,
    /// The face it counts as, where the tile itself does not say so.
    pub(crate) stands_for: Option<Face>,
    /// The letters of the colours.
    pub(crate) letters: Letters,
}

impl Picture {
    /// The picture of whole melds and of tiles in none. What would help is added as a field.
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

    /// A tile in its place in a meld.
    pub(crate) fn placed(&self, placed: Placed) -> Shown {
        let Placed { tile, stands_for } = placed;
        let plain = self.roles.of(tile) != Role::Wild && tile == stands_for.into();
        Shown { tile, okey: self.is_okey(tile), stands_for: (!plain).then_some(stands_for), letters: self.letters }
    }

    /// A wild tile in a meld that nobody declared.
    pub(crate) fn undeclared(&self, tile: Tile) -> Shown {
        Shown { tile, okey: self.is_okey(tile), stands_for: None, letters: self.letters }
    }

    /// A tile in no meld. A false joker that is not wild shows the only face it can count as.
    pub(crate) fn apart(&self, tile: Tile) -> Shown {
        let stands_for = match (tile, self.roles.of(tile)) {
            (Tile::FalseJoker, Role::Natural(face)) => Some(face),
            _ => None,
        };
        Shown { tile, okey: self.is_okey(tile), stands_for, letters: self.letters }
    }

    fn is_okey(&self, tile: Tile) -> bool {
        tile != Tile::FalseJoker && self.roles.of(tile) == Role::Wild
    }
}
