//! With how many wilds the natural tiles of one colour all lie in runs, or all but one of them.

use super::Sweep;
use crate::layouts::line::{ColourTable, Digits, NUMBERS};
use crate::layouts::wilds::WildCounts;

/// What is known of the sets met so far.
#[derive(Debug)]
pub(crate) struct WildsTable(ColourTable<u16>);

/// Marks whether the answers for all tiles and for all but one are known; the counts lie in the bits below.
const ALL_KNOWN: u16 = 1 << 15;
const ALL_BUT_ONE_KNOWN: u16 = 1 << 14;

impl WildsTable {
    pub(crate) const fn new() -> Self {
        Self(ColourTable::new(0))
    }

    /// The numbers of wilds with which all tiles of a set lie in runs.
    #[inline]
    pub(crate) fn for_all(&mut self, sweep: &mut Sweep, digits: Digits, index: u32) -> WildCounts {
        let known = self.0.entries(digits)[index as usize];
        if known & ALL_KNOWN != 0 { WildCounts((known & 0x1f) as u8) } else { self.compute_all(sweep, digits, index) }
    }

    #[cold]
    fn compute_all(&mut self, sweep: &mut Sweep, digits: Digits, index: u32) -> WildCounts {
        let all = sweep.count(digits.counts(index));
        self.0.entries(digits)[index as usize] |= ALL_KNOWN | u16::from(all.0);
        all
    }

    /// The numbers of wilds with which all tiles but one, whichever, lie in runs.
    #[inline]
    pub(crate) fn for_all_but_one(&mut self, sweep: &mut Sweep, digits: Digits, index: u32) -> WildCounts {
        let known = self.0.entries(digits)[index as usize];
        if known & ALL_BUT_ONE_KNOWN != 0 {
            WildCounts((known >> WildCounts::BITS & 0x1f) as u8)
        } else {
            self.compute_all_but_one(sweep, digits, index)
        }
    }

    #[cold]
    fn compute_all_but_one(&mut self, sweep: &mut Sweep, digits: Digits, index: u32) -> WildCounts {
        let counts = digits.counts(index);
        let held = (0..NUMBERS).filter(|&number| counts[number] > 0);
        let but_one = held.fold(WildCounts::EMPTY, |but_one, number| {
            but_one.or(self.for_all(sweep, digits, index - digits.weight(number)))
        });
        self.0.entries(digits)[index as usize] |= ALL_BUT_ONE_KNOWN | u16::from(but_one.0) << WildCounts::BITS;
        but_one
    }
}
