//! Shapes: the melds of a layout. A shape has the colours, numbers and wilds of a meld, but does not say which of two
//! equal tiles it uses. Two layouts with the same shapes are the same layout.

use crate::hand::RoleCounts;
use crate::meld::{SHORTEST_RUN, is_group_size};
use crate::tiles::{Colour, Number};

/// A run: its colour, its first and last place, and the places that wilds fill.
///
/// The place of a tile is its number, 1 to 13. Place 14 is the 1 after 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RunShape {
    /// The colour of the run.
    pub colour: Colour,
    /// The place of the first tile: its number, or 14 for the 1 after 13.
    pub first: u8,
    /// The place of the last tile: its number, or 14 for the 1 after 13.
    pub last: u8,
    wild_places: u16,
}

impl RunShape {
    /// The place of the 1 after 13.
    pub const AFTER_13: u8 = Number::COUNT + 1;
    /// The number of tiles of the shortest legal run (`run.shape`).
    pub const SHORTEST: u8 = SHORTEST_RUN;
    /// The length of the longest run that a search must try if it does not choose places for wilds. A longer run can be
    /// split into two runs: six tiles into three and three.
    pub(crate) const LONGEST: u8 = 2 * Self::SHORTEST - 1;

    /// Returns the last place a run can reach: 14 with `wrap` (a 1 may follow 13, `run.wrap`), otherwise 13.
    pub(crate) const fn last_place(wrap: bool) -> u8 {
        if wrap { Self::AFTER_13 } else { Number::COUNT }
    }

    /// Returns a run without tiles, whose first tile will be at `first`.
    pub(crate) const fn starting(colour: Colour, first: u8) -> Self {
        Self { colour, first, last: first - 1, wild_places: 0 }
    }

    /// Returns the run with one more tile at its end, a wild if `wild` is true.
    pub(crate) const fn extended(self, wild: bool) -> Self {
        let last = self.last + 1;
        Self { last, wild_places: self.wild_places | (wild as u16) << last, ..self }
    }

    /// Returns the run with one more tile at its start, a wild if `wild` is true.
    pub(crate) const fn preceded(self, wild: bool) -> Self {
        let first = self.first - 1;
        Self { first, wild_places: self.wild_places | (wild as u16) << first, ..self }
    }

    pub(crate) const fn of_colour(self, colour: Colour) -> Self {
        Self { colour, ..self }
    }

    /// Returns the places of the run, from first to last.
    pub fn places(self) -> impl Iterator<Item = u8> {
        self.first..=self.last
    }

    /// Returns true if a wild fills the place `place`.
    pub const fn is_wild(self, place: u8) -> bool {
        self.wild_places >> place & 1 == 1
    }

    /// Returns the number of wilds in the run.
    #[expect(clippy::cast_possible_truncation, reason = "at most 14 places")]
    pub const fn wilds(self) -> u8 {
        self.wild_places.count_ones() as u8
    }

    /// Returns the number of tiles in the run, including wilds.
    pub const fn length(self) -> u8 {
        self.last + 1 - self.first
    }

    /// Returns the number of the tile at `place`: 1 at place 14 (after 13), otherwise `place` itself. Returns `None`
    /// if `place` is not 1 to 14.
    pub fn number(place: u8) -> Option<Number> {
        Number::new(if place == Self::AFTER_13 { 1 } else { place })
    }
}

/// A group: its number, the colours of its natural tiles, and its count of wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupShape {
    /// The number that all tiles of the group share.
    pub number: Number,
    natural_colours: u8,
    /// The number of wilds in the group.
    pub wilds: u8,
}

impl GroupShape {
    /// Returns every legal group of one number (`group.shape`, `meld.wilds`). Groups with fewer wilds come first.
    pub(crate) fn all(number: Number) -> impl Iterator<Item = Self> {
        (0..RoleCounts::MAX_WILDS).flat_map(move |wilds| {
            (1_u8..16)
                .map(move |natural_colours| Self { number, natural_colours, wilds })
                .filter(move |group| is_group_size(group.colours().count() + usize::from(wilds)))
        })
    }

    pub(crate) const fn of_number(self, number: Number) -> Self {
        Self { number, ..self }
    }

    /// Returns the colours of the natural tiles, in the order black, red, blue, yellow.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.natural_colours >> colour as u8 & 1 == 1)
    }
}

/// A meld of a layout. Runs sort before groups, and groups before chains. Runs sort by colour and place, groups and
/// chains by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// A run (seri).
    Run(RunShape),
    /// A group (küt).
    Group(GroupShape),
    /// A chain: the four colours of one number, in the simplified game (`cs102.chain`).
    Chain(Number),
}

impl Shape {
    /// Returns true if the meld is a run with a 1 after 13 (`run.wrap`).
    pub(crate) const fn wraps(self) -> bool {
        matches!(self, Self::Run(run) if run.last == RunShape::AFTER_13)
    }
}
