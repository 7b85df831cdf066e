//! The possible sums of the tiles left on a rack, and how a written sum counted the okeys among them.

use std::ops::RangeInclusive;

use super::pool::Pool;
use crate::score::cost;
use crate::table::{OkeyNumber, Table};
use crate::tiles::{Number, Tile};

/// The possible sums of the tiles on a rack, some of which may be unknown.
pub(super) struct LeftSum {
    /// The possible sums of the tiles other than okeys.
    numbers: RangeInclusive<u32>,
    /// The number of okeys known to be on the rack.
    pub(super) okeys: u32,
    /// The largest number of okeys that can be on the rack.
    most_okeys: u32,
    /// The values that a scorekeeper may have added for each okey: 0 if the okeys are charged separately, or the price
    /// of an okey (`penalty.okey`).
    counted: Vec<u32>,
}

impl LeftSum {
    pub(super) fn of(rack: &Pool, table: &Table) -> Self {
        let whole = |count: usize| u32::try_from(count).expect("a rack holds few tiles");
        let (okeys, others): (Vec<Tile>, Vec<Tile>) = rack.iter().partition(|&tile| table.is_okey(tile));
        // If the record named an impossible tile, it is unknown which of the recorded tiles are still on the rack.
        let (known, unknown) = if rack.is_certain() {
            (others.iter().map(|&tile| cost(tile, table)).sum::<u32>(), whole(rack.unknown()))
        } else {
            (0, whole(rack.len()))
        };
        let okey = table.okey().map(Tile::from);
        let copies = okey.map_or(0, |okey| u32::from(table.copies_of(okey)));
        let false_jokers = u32::from(table.copies_of(Tile::FalseJoker));
        let okeys = whole(okeys.len());
        // Every unknown tile counts at least 1, with two exceptions: okeys, and false jokers whose face is unknown.
        let least = known + unknown.saturating_sub(false_jokers + copies.saturating_sub(okeys));
        let most = known.saturating_add(unknown.saturating_mul(Number::COUNT.into()));
        let (penalty, number) = (&table.profile().penalty, table.okey().map_or(0, |okey| u32::from(okey.number.get())));
        let counted = match penalty.okey_number {
            OkeyNumber::Added => vec![0, number, penalty.okey, penalty.okey + number],
            _ => vec![0, penalty.okey],
        };
        Self { numbers: least..=most, okeys, most_okeys: copies.min(okeys + unknown).max(okeys), counted }
    }

    /// Subtracts the value of `okeys` okeys from a written sum. Returns what remains for the other tiles, once for each
    /// value that an okey may have.
    fn without(&self, written: u32, okeys: u32) -> impl Iterator<Item = u32> + '_ {
        let numbers = self.counted.iter().filter_map(move |each| written.checked_sub(each * okeys));
        numbers.filter(|numbers| self.numbers.contains(numbers))
    }

    /// Returns true if the tiles on the rack can have this sum.
    pub(super) fn may_be(&self, written: u32) -> bool {
        (self.okeys..=self.most_okeys).any(|okeys| self.without(written, okeys).next().is_some())
    }

    /// Returns the sum of the tiles other than okeys, if it is certain.
    pub(super) fn known(&self) -> Option<u32> {
        (self.numbers.start() == self.numbers.end()).then_some(*self.numbers.start())
    }

    /// Returns the part of a written sum that is due to tiles other than the known okeys; `None` if it is unclear
    /// whether the sum includes the okeys.
    pub(super) fn numbers(&self, written: u32) -> Option<u32> {
        if self.okeys == 0 {
            return Some(written);
        }
        let mut readings: Vec<u32> = self.without(written, self.okeys).collect();
        readings.dedup();
        if let [numbers] = readings[..] { Some(numbers) } else { None }
    }
}
