//! Tiles: colours, numbers, faces, and multisets of physical tiles.

use crate::sort;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::words::write_joined;

/// One of the four colours, in canonical order: black, red, blue, yellow (`tiles.colours`).
///
/// Some tile sets have green tiles instead of yellow ones. Green then counts as yellow.
///
/// ```
/// use okey::Colour;
///
/// let letters: String = Colour::ALL.map(Colour::letter).iter().collect();
/// assert_eq!(letters, "KRBY");
/// assert_eq!("B".parse(), Ok(Colour::Blue));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Black (siyah), written `K`.
    Black,
    /// Red (kırmızı), written `R`.
    Red,
    /// Blue (mavi), written `B`.
    Blue,
    /// Yellow (sarı), written `Y`; green (yeşil) in some sets.
    Yellow,
}

impl Colour {
    /// The four colours in canonical order.
    pub const ALL: [Self; 4] = [Self::Black, Self::Red, Self::Blue, Self::Yellow];

    /// Returns the canonical letter of the colour: `K`, `R`, `B` or `Y`.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'K',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|colour| text.chars().eq([colour.letter()])).ok_or(NotATile)
    }
}

/// The number on a tile, 1 to 13 (`tiles.set`).
///
/// ```
/// use okey::Number;
///
/// assert_eq!(Number::new(13).map(Number::get), Some(13));
/// assert_eq!(Number::new(0), None);
/// assert_eq!(Number::new(14), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// How many numbers there are. This is also the highest number.
    pub const COUNT: u8 = 13;
    /// The lowest number.
    pub const ONE: Self = Self(1);

    /// Returns the number with this value, or `None` if the value is not 1 to 13.
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= Self::COUNT { Some(Self(value)) } else { None }
    }

    /// Returns the value, 1 to 13.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns the next number. The number after 13 is 1. The okey's number is the successor of the indicator's number
    /// (`indicator.okey`).
    pub const fn successor(self) -> Self {
        Self(self.0 % Self::COUNT + 1)
    }

    /// Returns the previous number. The number before 1 is 13.
    pub(crate) const fn predecessor(self) -> Self {
        Self((self.0 + Self::COUNT - 2) % Self::COUNT + 1)
    }

    /// Returns all thirteen numbers in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::COUNT).map(Self)
    }

    /// Returns the numbers from `low` to `high`, both included.
    pub(crate) fn between(low: Self, high: Self) -> impl Iterator<Item = Self> {
        (low.0..=high.0).map(Self)
    }

    /// Returns an array index, 0 to 12: the number minus 1.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Returns the number whose [`index`](Self::index) is `index`, 0 to 12.
    ///
    /// # Panics
    /// If `index` is 13 or more.
    pub(crate) fn from_index(index: usize) -> Self {
        u8::try_from(index + 1).ok().and_then(Self::new).expect("an index of a number is 0 to 12")
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all().find(|number| number.to_string() == text).ok_or(NotATile)
    }
}

/// The colour and number that a numbered tile shows. Faces sort by colour, then by number.
///
/// ```
/// use okey::Face;
///
/// let face: Face = "R12".parse()?;
/// assert_eq!(face.to_string(), "R12");
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// The colour, such as red in `R12`.
    pub colour: Colour,
    /// The number, such as 12 in `R12`.
    pub number: Number,
}

impl Face {
    /// Returns the face with this colour and number.
    pub const fn new(colour: Colour, number: Number) -> Self {
        Self { colour, number }
    }

    /// Returns the canonical name, such as `R12`.
    pub const fn name(self) -> &'static str {
        NAMES[self.colour as usize][self.number.index()]
    }

    /// Returns all 52 faces in canonical order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Colour::ALL.into_iter().flat_map(|colour| Number::all().map(move |number| Self { colour, number }))
    }
}

const NAMES: [[&str; Number::COUNT as usize]; 4] = [
    ["K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "K13"],
    ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13"],
    ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "B13"],
    ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10", "Y11", "Y12", "Y13"],
];

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Face {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (colour, number) = text.split_at_checked(1).ok_or(NotATile)?;
        Ok(Self::new(colour.parse()?, number.parse()?))
    }
}

/// A physical tile. The table decides if it plays as a natural face or as a wild. Tiles sort in canonical order: by
/// face, with the false joker last.
///
/// ```
/// use okey::Tile;
///
/// let joker: Tile = "J*".parse()?;
/// assert_eq!(joker, Tile::FalseJoker);
/// assert!("K1".parse::<Tile>()? < joker);
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// A tile that shows a colour and a number.
    Numbered(Face),
    /// A false joker (sahte okey), written `J*`.
    FalseJoker,
}

impl Tile {
    /// The number of different tiles: 52 faces and the false joker.
    pub(crate) const KINDS: usize = 4 * Number::COUNT as usize + 1;

    /// Returns every different tile in canonical order.
    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        Face::all().map(Self::Numbered).chain([Self::FalseJoker])
    }

    /// Returns the index of the tile in canonical order, 0 to 52.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Numbered(face) => face.colour as usize * Number::COUNT as usize + face.number.index(),
            Self::FalseJoker => Self::KINDS - 1,
        }
    }

    /// Returns the face of a numbered tile, or `None` for the false joker.
    pub(crate) const fn face(self) -> Option<Face> {
        if let Self::Numbered(face) = self { Some(face) } else { None }
    }

    /// Returns the canonical name, such as `R12` or `J*`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numbered(face) => face.name(),
            Self::FalseJoker => "J*",
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Face> for Tile {
    fn from(face: Face) -> Self {
        Self::Numbered(face)
    }
}

impl FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "J*" { Ok(Self::FalseJoker) } else { text.parse().map(Self::Numbered) }
    }
}

/// The error for a text that is not the canonical name of a tile. Canonical names are, for example, `R12` and `J*`.
/// [`crate::notation`] reads other forms that people write, and explains errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotATile;

/// An array with one value for each colour.
///
/// ```
/// use okey::{ByColour, Colour};
///
/// let mut counts = ByColour::from_fn(|_| 0);
/// counts[Colour::Red] += 2;
/// assert_eq!(counts[Colour::Red], 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ByColour<T>([T; 4]);

impl<T> ByColour<T> {
    /// Calls `make` once for each colour, in canonical order, and returns the values.
    pub fn from_fn(mut make: impl FnMut(Colour) -> T) -> Self {
        Self(Colour::ALL.map(&mut make))
    }

    /// Creates an array from four values, in the order black, red, blue, yellow.
    pub(crate) const fn from_array(values: [T; 4]) -> Self
    where
        T: Copy,
    {
        Self(values)
    }

    /// Returns each value with its colour, in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, &T)> {
        Colour::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;

    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}

/// A multiset of physical tiles, stored and printed in canonical order.
///
/// ```
/// use okey::{Tile, Tiles};
///
/// let tiles: Tiles = ["R6", "K1", "J*", "R6"].iter().map(|t| t.parse::<Tile>()).collect::<Result<_, _>>()?;
/// assert_eq!(tiles.to_string(), "K1 R6 R6 J*");
/// assert_eq!(tiles.distinct().count(), 3);
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[must_use]
pub struct Tiles(Vec<Tile>);

impl Tiles {
    /// Returns the tiles in canonical order.
    pub(crate) fn as_slice(&self) -> &[Tile] {
        &self.0
    }

    /// Returns the number of tiles, with equal tiles counted separately.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns true if there is no tile.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns how many copies of `tile` the multiset holds.
    pub fn count(&self, tile: Tile) -> usize {
        let from = self.0.partition_point(|held| *held < tile);
        self.0[from..].iter().take_while(|&&held| held == tile).count()
    }

    /// Returns every tile in canonical order. Equal tiles are repeated.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.0.iter().copied()
    }

    /// Returns every different tile once, in canonical order.
    pub fn distinct(&self) -> impl Iterator<Item = Tile> + '_ {
        self.0.chunk_by(|a, b| a == b).map(|equal| equal[0])
    }

    /// Returns the multiset without one copy of `tile`. Returns it unchanged if it does not contain `tile`.
    pub fn without(&self, tile: Tile) -> Self {
        let mut rest = self.clone();
        rest.remove(tile);
        rest
    }

    /// Removes one copy of `tile`, if there is one.
    pub(crate) fn remove(&mut self, tile: Tile) {
        if let Ok(at) = self.0.binary_search(&tile) {
            self.0.remove(at);
        }
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().collect::<Vec<Tile>>().into()
    }
}

impl From<Vec<Tile>> for Tiles {
    fn from(mut tiles: Vec<Tile>) -> Self {
        // Most hands are already in order.
        if !tiles.is_sorted_by_key(|tile| tile.index()) {
            sort::by_key(&mut tiles, |tile| tile.index());
        }
        Self(tiles)
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(&self.0, " ", f)
    }
}
