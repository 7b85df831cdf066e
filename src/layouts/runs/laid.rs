//! Tables for one colour: the numbers of wilds with which runs can use all its tiles, or all its tiles except one.

use super::Sweep;
use crate::layouts::line::{ColourTable, DigitOrder, NUMBERS};
use crate::layouts::wilds::WildCounts;

/// A table with two answers for every set of tiles, packed into one `u16`. Bits 0 to 4 say with how many wilds runs can
/// use all tiles. Bits 5 to 9 say with how many wilds they can use all tiles except one.
#[derive(Debug)]
pub(crate) struct WildsTable(ColourTable<u16>);

/// A flag: the answer for all tiles is computed.
const ALL_KNOWN: u16 = 1 << 15;
/// A flag: the answer for all tiles except one is computed.
const ALL_BUT_ONE_KNOWN: u16 = 1 << 14;

impl WildsTable {
    pub(crate) const fn new() -> Self {
        Self(ColourTable::new(0))
    }

    /// Returns the numbers of wilds with which runs can use all tiles of a set.
    #[inline]
    pub(crate) fn for_all(&mut self, sweep: &mut Sweep, digits: DigitOrder, index: u32) -> WildCounts {
        let entry = self.0.entries(digits)[index as usize];
        if entry & ALL_KNOWN != 0 { WildCounts((entry & 0x1f) as u8) } else { self.compute_all(sweep, digits, index) }
    }

    #[cold]
    fn compute_all(&mut self, sweep: &mut Sweep, digits: DigitOrder, index: u32) -> WildCounts {
        let all = sweep.wilds_for_all(digits.counts(index));
        self.0.entries(digits)[index as usize] |= ALL_KNOWN | u16::from(all.0);
        all
    }

    /// Returns the numbers of wilds with which runs can use all tiles of a set except one. Any one tile may stay
    /// outside.
    #[inline]
    pub(crate) fn for_all_but_one(&mut self, sweep: &mut Sweep, digits: DigitOrder, index: u32) -> WildCounts {
        let entry = self.0.entries(digits)[index as usize];
        if entry & ALL_BUT_ONE_KNOWN != 0 {
            WildCounts((entry >> WildCounts::BITS & 0x1f) as u8)
        } else {
            self.compute_all_but_one(sweep, digits, index)
        }
    }

    #[cold]
    fn compute_all_but_one(&mut self, sweep: &mut Sweep, digits: DigitOrder, index: u32) -> WildCounts {
        let counts = digits.counts(index);
        let held = (0..NUMBERS).filter(|&number| counts[number] > 0);
        let all_but_one = held.fold(WildCounts::EMPTY, |all_but_one, number| {
            all_but_one.or(self.for_all(sweep, digits, index - digits.weight(number)))
        });
        self.0.entries(digits)[index as usize] |= ALL_BUT_ONE_KNOWN | u16::from(all_but_one.0) << WildCounts::BITS;
        all_but_one
    }
}
