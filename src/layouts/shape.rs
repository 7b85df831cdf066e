//! Melds of a layout without their physical tiles. Two layouts are the same if their shapes are.

use crate::hand::RoleCounts;
use crate::meld::{SHORTEST_RUN, is_group_size};
use crate::tiles::{Colour, Number};

/// A run: its colour, its first and last place, and which places hold wilds.
///
/// Places are 1 to 13, and 14 for the 1 after 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RunShape {
    /// The colour.
    pub colour: Colour,
    /// The first place.
    pub first: u8,
    /// The last place.
    pub last: u8,
    wild_places: u16,
}

impl RunShape {
    /// The place of the 1 after 13.
    pub const AFTER_13: u8 = Number::COUNT + 1;
    /// The lowest number of tiles of a run (`run.shape`).
    pub const SHORTEST: u8 = SHORTEST_RUN;
    /// The longest run a search must try. A longer run splits into two runs with the same tiles.
    pub(crate) const LONGEST: u8 = 2 * Self::SHORTEST - 1;

    /// Returns the last place of a run. With `wrap`, a 1 may follow 13 (`run.wrap`).
    pub(crate) const fn last_place(wrap: bool) -> u8 {
        if wrap { Self::AFTER_13 } else { Number::COUNT }
    }

    /// Returns an empty run whose first tile will be at `first`.
    pub(crate) const fn starting(colour: Colour, first: u8) -> Self {
        Self { colour, first, last: first - 1, wild_places: 0 }
    }

    /// Returns the run with one more tile at its end.
    pub(crate) const fn extended(self, wild: bool) -> Self {
        let last = self.last + 1;
        Self { last, wild_places: self.wild_places | (wild as u16) << last, ..self }
    }

    /// Returns the run with one more tile at its start.
    pub(crate) const fn preceded(self, wild: bool) -> Self {
        let first = self.first - 1;
        Self { first, wild_places: self.wild_places | (wild as u16) << first, ..self }
    }

    /// Returns the same run in another colour.
    pub(crate) const fn of_colour(self, colour: Colour) -> Self {
        Self { colour, ..self }
    }

    /// Returns the places from first to last.
    pub fn places(self) -> impl Iterator<Item = u8> {
        self.first..=self.last
    }

    /// Returns true if a wild fills this place.
    pub const fn is_wild(self, place: u8) -> bool {
        self.wild_places >> place & 1 == 1
    }

    /// Returns the number of wilds.
    #[expect(clippy::cast_possible_truncation, reason = "at most 14 places")]
    pub const fn wilds(self) -> u8 {
        self.wild_places.count_ones() as u8
    }

    /// Returns the number of tiles.
    pub const fn length(self) -> u8 {
        self.last + 1 - self.first
    }

    /// Returns the number of the tile at a place: the place itself, and 1 for the place after 13.
    pub fn number(place: u8) -> Option<Number> {
        Number::new(if place == Self::AFTER_13 { 1 } else { place })
    }
}

/// A group: its number, its natural colours, and its number of wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupShape {
    /// The number.
    pub number: Number,
    natural_colours: u8,
    /// The number of wilds.
    pub wilds: u8,
}

impl GroupShape {
    /// Returns every group of one number, those with fewer wilds first (`group.shape`, `meld.wilds`).
    pub(crate) fn all(number: Number) -> impl Iterator<Item = Self> {
        (0..RoleCounts::MAX_WILDS).flat_map(move |wilds| {
            (1_u8..16)
                .map(move |natural_colours| Self { number, natural_colours, wilds })
                .filter(move |group| is_group_size(group.colours().count() + usize::from(wilds)))
        })
    }

    /// Returns the same group of another number.
    pub(crate) const fn of_number(self, number: Number) -> Self {
        Self { number, ..self }
    }

    /// Returns the natural colours in canonical order.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.natural_colours >> colour as u8 & 1 == 1)
    }
}

/// A meld of a layout. The order is that of a listed layout: runs by colour and place, groups by number, chains by
/// number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// A run (seri).
    Run(RunShape),
    /// A group (küt).
    Group(GroupShape),
    /// A chain of four, in the simplified game.
    Chain(Number),
}

impl Shape {
    /// Returns true if it is a run with a 1 after 13 (`run.wrap`).
    pub(crate) const fn wraps(self) -> bool {
        matches!(self, Self::Run(run) if run.last == RunShape::AFTER_13)
    }
}
