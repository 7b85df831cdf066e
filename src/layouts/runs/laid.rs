//! Tables of the wild counts with which all tiles of one colour lie in runs, or all tiles except one.

use super::Sweep;
use crate::layouts::line::{ColourTable, DigitOrder, NUMBERS};
use crate::layouts::wilds::WildCounts;

/// Two answers for every set of tiles, packed into one `u16`. Bits 0 to 4 are the wild counts for all tiles. Bits 5 to
/// 9 are the wild counts for all tiles except one.
#[derive(Debug)]
pub(crate) struct WildsTable(ColourTable<u16>);

/// The flag that the answer for all tiles is computed.
const ALL_KNOWN: u16 = 1 << 15;
/// The flag that the answer for all tiles except one is computed.
const ALL_BUT_ONE_KNOWN: u16 = 1 << 14;

impl WildsTable {
    pub(crate) const fn new() -> Self {
        Self(ColourTable::new(0))
    }

    /// Returns the wild counts with which all tiles of a set lie in runs.
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

    /// Returns the wild counts with which all tiles of a set except one, whichever it is, lie in runs.
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
