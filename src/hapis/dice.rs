//! Two thrown dice, in the order of the throw. Also lists the 21 rolls, that is, the different throws if the order does
//! not count.

use std::fmt;

/// Two dice, in the order in which they were thrown or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    first: u8,
    second: u8,
}

impl Dice {
    /// Creates the dice. Returns `None` unless both numbers are from 1 to 6.
    pub const fn new(first: u8, second: u8) -> Option<Self> {
        if matches!((first, second), (1..=6, 1..=6)) { Some(Self { first, second }) } else { None }
    }

    /// Returns the two numbers, in the order in which they were thrown.
    pub const fn both(self) -> [u8; 2] {
        [self.first, self.second]
    }

    /// Returns true if both dice show the same number.
    pub const fn is_double(self) -> bool {
        self.first == self.second
    }

    /// Returns the larger die.
    pub const fn larger(self) -> u8 {
        if self.first > self.second { self.first } else { self.second }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first, self.second)
    }
}

/// One of the 21 rolls of two dice without their order, and how many of the 36 throws give this roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Roll {
    /// The two dice, the larger one first.
    pub dice: Dice,
    /// The number of throws, out of 36, that give this roll: 1 for a double, 2 for any other roll.
    pub ways: u32,
}

impl Roll {
    /// All 21 rolls. The sum of their `ways` is 36.
    pub const ALL: [Self; 21] = {
        let mut all = [Self { dice: Dice { first: 1, second: 1 }, ways: 1 }; 21];
        let (mut at, mut larger) = (0, 1);
        while larger <= 6 {
            let mut smaller = 1;
            while smaller <= larger {
                let ways = if smaller == larger { 1 } else { 2 };
                all[at] = Self { dice: Dice { first: larger, second: smaller }, ways };
                at += 1;
                smaller += 1;
            }
            larger += 1;
        }
        all
    };
}
