//! The tiles: four colours, thirteen numbers, and the false joker.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// One of the four colours, in the order answers list them: black, red, blue, yellow (`tiles.colours`).
///
/// The green of some sets is the same slot as yellow.
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

    /// The canonical letter.
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
    /// How many numbers there are, and the highest of them.
    pub const COUNT: u8 = 13;
    /// The lowest number.
    pub const ONE: Self = Self(1);

    /// The number, if it is 1 to 13.
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= Self::COUNT { Some(Self(value)) } else { None }
    }

    /// The value, 1 to 13.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number that follows, 13 being followed by 1 as the indicator counts (`indicator.okey`).
    pub const fn successor(self) -> Self {
        Self(self.0 % Self::COUNT + 1)
    }

    /// The number before it, 1 giving 13.
    pub const fn predecessor(self) -> Self {
        Self((self.0 + Self::COUNT - 2) % Self::COUNT + 1)
    }

    /// All thirteen, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::COUNT).map(Self)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
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

/// What a numbered tile shows: its colour and its number. Sorted by colour, then number.
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
    /// The colour.
    pub colour: Colour,
    /// The number.
    pub number: Number,
}

impl Face {
    /// The face of that colour and number.
    pub const fn new(colour: Colour, number: Number) -> Self {
        Self { colour, number }
    }

    /// The canonical name, such as `R12`.
    pub const fn name(self) -> &'static str {
        NAMES[self.colour as usize][self.number.index()]
    }

    /// All 52 faces in canonical order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Colour::ALL.into_iter().flat_map(|colour| Number::all().map(move |number| Self { colour, number }))
    }
}

/// The names of one colour's tiles.
macro_rules! names {
    ($letter:literal: $($number:literal)+) => { [$(concat!($letter, $number)),+] };
}

const NAMES: [[&str; Number::COUNT as usize]; 4] = [
    names!("K": 1 2 3 4 5 6 7 8 9 10 11 12 13),
    names!("R": 1 2 3 4 5 6 7 8 9 10 11 12 13),
    names!("B": 1 2 3 4 5 6 7 8 9 10 11 12 13),
    names!("Y": 1 2 3 4 5 6 7 8 9 10 11 12 13),
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

/// A physical tile, as it lies in the hand whatever it plays as. Sorted as answers print it: faces, then the false
/// joker.
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
    /// A tile with a colour and a number.
    Numbered(Face),
    /// A false joker (sahte okey), written `J*`.
    FalseJoker,
}

impl Tile {
    /// How many different tiles there are.
    pub(crate) const KINDS: usize = 4 * Number::COUNT as usize + 1;

    /// Every different tile, in canonical order.
    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        Face::all().map(Self::Numbered).chain([Self::FalseJoker])
    }

    /// Its place among them, in canonical order.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Numbered(face) => face.colour as usize * Number::COUNT as usize + face.number.index(),
            Self::FalseJoker => Self::KINDS - 1,
        }
    }

    /// The canonical name, such as `R12` or `J*`.
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

/// The text is not the canonical form of a tile. [`crate::notation`] reads the forms people write and says what is
/// wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotATile;

/// One value for each colour.
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
    /// The value that `make` gives for each colour, asked in canonical order.
    pub fn from_fn(mut make: impl FnMut(Colour) -> T) -> Self {
        Self(Colour::ALL.map(&mut make))
    }

    /// The values in canonical order.
    pub(crate) const fn from_array(values: [T; 4]) -> Self
    where
        T: Copy,
    {
        Self(values)
    }

    /// Each value with its colour, in canonical order.
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
