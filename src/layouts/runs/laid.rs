//! With how many wilds the natural tiles of one colour all lie in runs, or all but one of them.

use super::Sweep;
use crate::layouts::line::{Digits, Known, NUMBERS};
use crate::layouts::wilds::WildCounts;

/// What is known of the sets met so far.
#[derive(Debug)]
pub(crate) struct Laid(Known<u16>);

/// Marks whether the answers for all tiles and for all but one are known; the counts lie in the bits below.
const ALL: u16 = 1 << 15;
const BUT_ONE: u16 = 1 << 14;

impl Laid {
    pub(crate) const fn new() -> Self {
        Self(Known::new(0))
    }

    /// The numbers of wilds with which all tiles of a set lie in runs.
    #[inline]
    pub(crate) fn all(&mut self, sweep: &mut Sweep, digits: Digits, index: u32) -> WildCounts {
        let known = self.0.of(digits)[index as usize];
        if known & ALL != 0 { WildCounts((known & 0x1f) as u8) } else { self.swept(sweep, digits, index) }
    }

    #[cold]
    fn swept(&mut self, sweep: &mut Sweep, digits: Digits, index: u32) -> WildCounts {
        let all = sweep.count(digits.counts(index));
        self.0.of(digits)[index as usize] |= ALL | u16::from(all.0);
        all
    }

    /// The numbers of wilds with which all tiles but one, whichever, lie in runs.
    #[inline]
    pub(crate) fn but_one(&mut self, sweep: &mut Sweep, digits: Digits, index: u32) -> WildCounts {
        let known = self.0.of(digits)[index as usize];
        if known & BUT_ONE != 0 {
            WildCounts((known >> WildCounts::BITS & 0x1f) as u8)
        } else {
            self.thrown(sweep, digits, index)
        }
    }

    #[cold]
    fn thrown(&mut self, sweep: &mut Sweep, digits: Digits, index: u32) -> WildCounts {
        let counts = digits.counts(index);
        let held = (0..NUMBERS).filter(|&number| counts[number] > 0);
        let but_one = held.fold(WildCounts::NEVER, |but_one, number| {
            but_one.or(self.all(sweep, digits, index - digits.weight(number)))
        });
        self.0.of(digits)[index as usize] |= BUT_ONE | u16::from(but_one.0) << WildCounts::BITS;
        but_one
    }
}
