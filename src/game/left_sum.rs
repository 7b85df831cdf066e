//! The possible sums of the tiles left on a rack, and what a written sum says about its okeys.

use std::ops::RangeInclusive;

use super::pool::Pool;
use crate::score::cost;
use crate::table::{OkeyNumber, Table};
use crate::tiles::{Number, Tile};

/// The possible sums of a rack.
pub(super) struct LeftSum {
    /// The possible sums of its tiles without okeys.
    numbers: RangeInclusive<u32>,
    /// The number of okeys known to be there.
    pub(super) okeys: u32,
    /// The largest possible number of okeys.
    most_okeys: u32,
    /// The value people may have counted for an okey: nothing, because it is charged separately, or its price
    /// (`penalty.okey`).
    counted: Vec<u32>,
}

impl LeftSum {
    pub(super) fn of(rack: &Pool, table: &Table) -> Self {
        let whole = |count: usize| u32::try_from(count).expect("a rack holds few tiles");
        let (okeys, others): (Vec<Tile>, Vec<Tile>) = rack.iter().partition(|&tile| table.is_okey(tile));
        // A rack that gave an impossible tile: it is unknown which of the known tiles it still holds.
        let (known, unknown) = if rack.is_certain() {
            (others.iter().map(|&tile| cost(tile, table)).sum::<u32>(), whole(rack.unknown()))
        } else {
            (0, whole(rack.len()))
        };
        let okey = table.okey().map(Tile::from);
        let copies = okey.map_or(0, |okey| u32::from(table.copies_of(okey)));
        let false_jokers = u32::from(table.copies_of(Tile::FalseJoker));
        let okeys = whole(okeys.len());
        // Every tile counts at least 1, except okeys, and false jokers whose face is unknown.
        let least = known + unknown.saturating_sub(false_jokers + copies.saturating_sub(okeys));
        let most = known.saturating_add(unknown.saturating_mul(Number::COUNT.into()));
        let (penalty, number) = (&table.profile().penalty, table.okey().map_or(0, |okey| u32::from(okey.number.get())));
        let counted = match penalty.okey_number {
            OkeyNumber::Added => vec![0, number, penalty.okey, penalty.okey + number],
            _ => vec![0, penalty.okey],
        };
        Self { numbers: least..=most, okeys, most_okeys: copies.min(okeys + unknown).max(okeys), counted }
    }

    /// Returns what a written sum leaves for the other tiles after `okeys` okeys, for each way of counting.
    fn without(&self, written: u32, okeys: u32) -> impl Iterator<Item = u32> + '_ {
        let numbers = self.counted.iter().filter_map(move |each| written.checked_sub(each * okeys));
        numbers.filter(|numbers| self.numbers.contains(numbers))
    }

    /// Returns true if a written sum can be that of the rack.
    pub(super) fn may_be(&self, written: u32) -> bool {
        (self.okeys..=self.most_okeys).any(|okeys| self.without(written, okeys).next().is_some())
    }

    /// Returns the sum of its tiles without okeys, if all are known.
    pub(super) fn known(&self) -> Option<u32> {
        (self.numbers.start() == self.numbers.end()).then_some(*self.numbers.start())
    }

    /// Returns the written sum of the tiles without the known okeys; `None` if it is unclear whether the sum includes
    /// the okeys.
    pub(super) fn numbers(&self, written: u32) -> Option<u32> {
        if self.okeys == 0 {
            return Some(written);
        }
        let mut readings: Vec<u32> = self.without(written, self.okeys).collect();
        readings.dedup();
        if let [numbers] = readings[..] { Some(numbers) } else { None }
    }
}
