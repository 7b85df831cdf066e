//! The indicator (gösterge), the okey that it determines, and the role of every tile: wild, or played as a face.
//!
//! Also defines [`Symbol`], a tile as written: a face such as `R5`, a false joker (`J*`), or an okey without its face
//! (`O*`).

use std::fmt;

use crate::table::FalseJoker;
use crate::tiles::{Face, Tile};

/// A tile as written. `O*` is an okey written without its face, which the indicator determines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// A tile written by its face, for example `R5`, or the false joker `J*`.
    Tile(Tile),
    /// The real okey, written `O*`.
    Okey,
}

impl Symbol {
    pub(crate) const FALSE_JOKER: Self = Self::Tile(Tile::FalseJoker);

    /// Returns the tile that was written. For `O*` this is the okey, or `None` if the indicator is unknown.
    pub fn tile(self, indicator: Option<Indicator>) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Okey => indicator.map(|indicator| indicator.okey().into()),
        }
    }

    /// Returns the face if the tile was written as a face, or `None` for `O*` and `J*`.
    pub const fn face(self) -> Option<Face> {
        if let Self::Tile(Tile::Numbered(face)) = self { Some(face) } else { None }
    }
}

impl From<Tile> for Symbol {
    fn from(tile: Tile) -> Self {
        Self::Tile(tile)
    }
}

impl From<Face> for Symbol {
    fn from(face: Face) -> Self {
        Self::Tile(face.into())
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(tile) => tile.fmt(f),
            Self::Okey => f.write_str("O*"),
        }
    }
}

/// The indicator (gösterge): the numbered tile that lies face up and determines the okey.
///
/// ```
/// use okey::Indicator;
///
/// let indicator = Indicator::new("Y13".parse()?);
/// assert_eq!(indicator.okey().to_string(), "Y1");
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Indicator(Face);

impl Indicator {
    /// Creates an indicator from its face.
    pub const fn new(face: Face) -> Self {
        Self(face)
    }

    /// Returns the face of the indicator.
    pub const fn face(self) -> Face {
        self.0
    }

    /// Returns the face of the okey: the indicator's colour and the next higher number. After 13 comes 1
    /// (`indicator.okey`).
    pub const fn okey(self) -> Face {
        Face::new(self.0.colour, self.0.number.successor())
    }
}

/// The role of a tile in a meld: it plays as one face, or it is wild.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The tile plays as exactly this face.
    Natural(Face),
    /// The tile is wild: it can play as any face (`okey.wild`).
    Wild,
}

impl Role {
    /// Returns the face that a natural tile plays as, or `None` for a wild tile.
    pub const fn face(self) -> Option<Face> {
        match self {
            Self::Natural(face) => Some(face),
            Self::Wild => None,
        }
    }
}

/// The role of every tile at one table: wild, or the face that the tile plays as.
///
/// ```
/// use okey::{FalseJoker, Indicator, Role, Roles, Tile};
///
/// let roles = Roles::new(Some(Indicator::new("R5".parse()?)), FalseJoker::Okey);
/// assert_eq!(roles.of("R6".parse()?), Role::Wild);
/// assert_eq!(roles.of(Tile::FalseJoker), Role::Natural("R6".parse()?));
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Roles {
    okey: Option<Face>,
    false_joker: Role,
}

impl Roles {
    /// Returns the roles under an indicator and the table's rule for false jokers (`false-joker.value`).
    ///
    /// Without an indicator, no numbered tile is wild, but a false joker is.
    pub fn new(indicator: Option<Indicator>, rule: FalseJoker) -> Self {
        let false_joker = match (indicator, rule) {
            (Some(indicator), FalseJoker::Okey) => Role::Natural(indicator.okey()),
            (Some(indicator), FalseJoker::Indicator) => Role::Natural(indicator.face()),
            (_, FalseJoker::Wild) | (None, _) => Role::Wild,
        };
        Self { okey: indicator.map(Indicator::okey), false_joker }
    }

    /// Returns the role of `tile`.
    pub fn of(&self, tile: Tile) -> Role {
        match tile {
            Tile::FalseJoker => self.false_joker,
            Tile::Numbered(face) if Some(face) == self.okey => Role::Wild,
            Tile::Numbered(face) => Role::Natural(face),
        }
    }
}
