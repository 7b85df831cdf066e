//! Enumerates the runs of one colour that use its lowest natural tile.
//!
//! If runs must use all tiles, one of them uses the lowest tile. So a search that tries each run with this tile, and
//! then continues with the remaining tiles, finds every choice of runs.

use std::ops::ControlFlow;

use crate::layouts::packed::{Packed, lane};
use crate::layouts::shape::RunShape;
use crate::tiles::{Colour, Number};

const NUMBERS: u8 = Number::COUNT;

/// Natural tiles of one colour, as bit sets of the numbers held at least once, at least twice, and three times. The
/// lowest bit is the number 1. The methods count numbers from 0: 0 means the number 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ColourTiles {
    pub(crate) once: u64,
    pub(crate) twice: u64,
    pub(crate) thrice: u64,
}

impl ColourTiles {
    pub(crate) fn of(hand: Packed, colour: usize) -> Self {
        let lane = |bits| lane(bits, colour);
        Self { once: lane(hand.once), twice: lane(hand.twice), thrice: lane(hand.thrice) }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Returns the lowest number of the tiles. The set must not be empty.
    pub(crate) const fn lowest(self) -> u8 {
        self.once.trailing_zeros() as u8
    }

    pub(crate) const fn holds(self, number: u8) -> bool {
        self.once >> number & 1 == 1
    }

    /// Returns how many tiles have this number. For 13 (the 1 after 13) it returns 0.
    pub(crate) const fn count(self, number: u8) -> u8 {
        (self.once >> number & 1) as u8 + (self.twice >> number & 1) as u8 + (self.thrice >> number & 1) as u8
    }

    /// Returns the set without one tile with this number, which it must have.
    pub(crate) const fn without(self, number: u8) -> Self {
        let bit = 1 << number;
        if self.thrice & bit != 0 {
            Self { thrice: 0, ..self }
        } else if self.twice & bit != 0 {
            Self { twice: self.twice & !bit, ..self }
        } else {
            Self { once: self.once & !bit, ..self }
        }
    }
}

/// Returns the number of the tile at a place of a run (1 to 13, or 14 for the 1 after 13). The result counts from 0: 0
/// means the number 1.
const fn number_at(place: u8) -> u8 {
    (place - 1) % NUMBERS
}

/// Calls `visit` with every run that uses a natural tile of the lowest number in `held`. The other arguments of
/// `visit` are the natural tiles and the number of wilds that the run does not use. The runs come in the order in
/// which layouts list them. All have the colour black as a placeholder. `held` must not be empty.
pub(crate) fn visit_runs<E>(held: ColourTiles, wilds: u8, wrap: bool, visit: E) -> ControlFlow<()>
where
    E: FnMut(RunShape, ColourTiles, u8) -> ControlFlow<()>,
{
    let lowest = held.lowest();
    let mut growth = Growth { lowest, last_place: RunShape::last_place(wrap), visit };
    // A run with a tile of the lowest number begins at that number, or with wilds below it. Exception: a 1 can also be
    // the last tile of a run, after 13.
    let last_first = if wrap && lowest == 0 { NUMBERS } else { lowest + 1 };
    for first in (lowest + 1).saturating_sub(wilds).max(1)..=last_first {
        growth.grow(RunShape::starting(Colour::Black, first), false, held, wilds)?;
    }
    ControlFlow::Continue(())
}

/// A depth-first enumeration of the runs that use a natural tile of the number `lowest`, counted from 0. It is the
/// lowest number that the hand holds in this colour.
struct Growth<E> {
    lowest: u8,
    last_place: u8,
    visit: E,
}

impl<E: FnMut(RunShape, ColourTiles, u8) -> ControlFlow<()>> Growth<E> {
    /// Calls `visit` with `run` and with every longer run that begins with it. Skips a run that has fewer than three
    /// tiles, or no natural tile of the number `self.lowest`. `has_lowest` is true if `run` already has such a tile.
    /// `held` and `wilds` are the tiles that are not yet in `run`.
    fn grow(&mut self, run: RunShape, has_lowest: bool, held: ColourTiles, wilds: u8) -> ControlFlow<()> {
        if has_lowest && run.length() >= RunShape::SHORTEST {
            (self.visit)(run, held, wilds)?;
        }
        let place = run.last + 1;
        if place > self.last_place || !(has_lowest || self.can_reach_lowest(place, held, wilds)) {
            return ControlFlow::Continue(());
        }
        let number = number_at(place);
        if held.holds(number) {
            self.grow(run.extended(false), has_lowest || number == self.lowest, held.without(number), wilds)?;
        }
        if wilds > 0 {
            self.grow(run.extended(true), has_lowest, held, wilds - 1)?;
        }
        ControlFlow::Continue(())
    }

    /// Returns true if a run whose next tile is at `place` can still get a natural tile of the number `self.lowest`.
    /// The natural tiles in `held` and the wilds must be able to fill every place from `place` up to the place before
    /// this tile.
    const fn can_reach_lowest(&self, place: u8, held: ColourTiles, wilds: u8) -> bool {
        let target = if place <= self.lowest + 1 {
            self.lowest + 1
        } else if self.lowest == 0 && self.last_place == RunShape::AFTER_13 {
            RunShape::AFTER_13
        } else {
            return false;
        };
        let between = (target - place) as u32;
        let naturals = (held.once >> (place - 1) & ((1 << between) - 1)).count_ones();
        between <= naturals + wilds as u32
    }
}
