//! The runs of one colour that hold its lowest natural tile.

use std::ops::ControlFlow;

use crate::layouts::packed::{Packed, lane};
use crate::layouts::shape::RunShape;
use crate::tiles::{Colour, Number};

const NUMBERS: u8 = Number::COUNT;

/// Natural tiles of one colour: the numbers held, those held twice, and the one held three times, the lowest bit for 1.
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

    /// The lowest number, counted from 0.
    pub(crate) const fn lowest(self) -> u8 {
        self.once.trailing_zeros() as u8
    }

    /// Whether a number is held, counted from 0.
    pub(crate) const fn holds(self, at: u8) -> bool {
        self.once >> at & 1 == 1
    }

    const fn without(self, at: u8) -> Self {
        let bit = 1 << at;
        if self.thrice & bit != 0 {
            Self { thrice: 0, ..self }
        } else if self.twice & bit != 0 {
            Self { twice: self.twice & !bit, ..self }
        } else {
            Self { once: self.once & !bit, ..self }
        }
    }
}

/// The number at a place, counted from 0.
const fn at(place: u8) -> u8 {
    (place - 1) % NUMBERS
}

/// Goes through every black run that holds a natural tile of the lowest number, with the tiles and the wilds it leaves,
/// in the order in which layouts are listed. There must be a tile.
pub(crate) fn runs<E>(held: ColourTiles, wilds: u8, wrap: bool, each: E) -> ControlFlow<()>
where
    E: FnMut(RunShape, ColourTiles, u8) -> ControlFlow<()>,
{
    let lowest = held.lowest();
    let mut growth = Growth { lowest, last_place: RunShape::last_place(wrap), each };
    // A 1 can be the last of any run, another lowest number has only wilds before it.
    let last_first = if wrap && lowest == 0 { NUMBERS } else { lowest + 1 };
    for first in (lowest + 1).saturating_sub(wilds).max(1)..=last_first {
        growth.grow(RunShape::starting(Colour::Black, first), false, held, wilds)?;
    }
    ControlFlow::Continue(())
}

struct Growth<E> {
    lowest: u8,
    last_place: u8,
    each: E,
}

impl<E: FnMut(RunShape, ColourTiles, u8) -> ControlFlow<()>> Growth<E> {
    /// Shows the run if it is one, and all that begin with it: `holds` says whether a tile of the lowest number is in
    /// it.
    fn grow(&mut self, run: RunShape, holds: bool, held: ColourTiles, wilds: u8) -> ControlFlow<()> {
        if holds && run.length() >= RunShape::SHORTEST {
            (self.each)(run, held, wilds)?;
        }
        let place = run.last + 1;
        if place > self.last_place || !(holds || self.can_hold(place, held, wilds)) {
            return ControlFlow::Continue(());
        }
        let at = at(place);
        if held.holds(at) {
            self.grow(run.extended(false), holds || at == self.lowest, held.without(at), wilds)?;
        }
        if wilds > 0 {
            self.grow(run.extended(true), holds, held, wilds - 1)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether a run that goes on from a place can reach the lowest number: as the next place, or over wilds.
    const fn can_hold(&self, place: u8, held: ColourTiles, wilds: u8) -> bool {
        let to = if place <= self.lowest + 1 {
            self.lowest + 1
        } else if self.lowest == 0 && self.last_place == RunShape::AFTER_13 {
            RunShape::AFTER_13
        } else {
            return false;
        };
        let between = (to - place) as u32;
        let naturals = (held.once >> (place - 1) & ((1 << between) - 1)).count_ones();
        between <= naturals + wilds as u32
    }
}
