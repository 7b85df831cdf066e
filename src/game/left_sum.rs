//! Checks the sum that a scorekeeper wrote down for the tiles left on a rack. A scorekeeper may include okeys in that
//! sum or charge for them separately.

use std::ops::RangeInclusive;

use super::pool::Pool;
use crate::score::cost;
use crate::table::{OkeyNumber, Table};
use crate::tiles::{Number, Tile};

/// The possible sums of the tiles on a rack. Several sums are possible if some tiles are unknown.
pub(super) struct LeftSum {
    /// The possible sums of the tiles other than okeys.
    numbers: RangeInclusive<u32>,
    pub(super) okeys: u32,
    most_okeys: u32,
    /// The amounts that a scorekeeper may have added to the sum for one okey. The amount 0 means that okeys are charged
    /// separately (`penalty.okey`).
    counted: Vec<u32>,
}

impl LeftSum {
    pub(super) fn of(rack: &Pool, table: &Table) -> Self {
        let whole = |count: usize| u32::try_from(count).expect("a rack holds few tiles");
        let (okeys, others): (Vec<Tile>, Vec<Tile>) = rack.iter().partition(|&tile| table.is_okey(tile));
        // The record named a tile that the player cannot hold, so one of the listed tiles is not really on the rack.
        // It is unknown which, so treat every tile as unknown.
        let (known, unknown) = if rack.is_certain() {
            (others.iter().map(|&tile| cost(tile, table)).sum::<u32>(), whole(rack.unknown()))
        } else {
            (0, whole(rack.len()))
        };
        let okey = table.okey().map(Tile::from);
        let copies = okey.map_or(0, |okey| u32::from(table.copies_of(okey)));
        let false_jokers = u32::from(table.copies_of(Tile::FalseJoker));
        let okeys = whole(okeys.len());
        // Every unknown tile adds at least 1 to the sum, unless it is an okey, or a false joker whose face is unknown.
        let least = known + unknown.saturating_sub(false_jokers + copies.saturating_sub(okeys));
        let most = known.saturating_add(unknown.saturating_mul(Number::COUNT.into()));
        let (penalty, number) = (&table.profile().penalty, table.okey().map_or(0, |okey| u32::from(okey.number.get())));
        let counted = match penalty.okey_number {
            OkeyNumber::Added => vec![0, number, penalty.okey, penalty.okey + number],
            _ => vec![0, penalty.okey],
        };
        Self { numbers: least..=most, okeys, most_okeys: copies.min(okeys + unknown).max(okeys), counted }
    }

    /// Subtracts the value of `okeys` okeys from the sum `written`, and keeps the results that the tiles other than
    /// okeys can have. Scorekeepers value an okey differently, so there can be several results.
    fn without(&self, written: u32, okeys: u32) -> impl Iterator<Item = u32> + '_ {
        let numbers = self.counted.iter().filter_map(move |each| written.checked_sub(each * okeys));
        numbers.filter(|numbers| self.numbers.contains(numbers))
    }

    pub(super) fn may_be(&self, written: u32) -> bool {
        (self.okeys..=self.most_okeys).any(|okeys| self.without(written, okeys).next().is_some())
    }

    /// Returns the sum of the tiles other than okeys; `None` if several sums are possible.
    pub(super) fn known(&self) -> Option<u32> {
        (self.numbers.start() == self.numbers.end()).then_some(*self.numbers.start())
    }

    /// Returns the written sum minus the value of the okeys known to be on the rack. Returns `None` if it is unclear
    /// whether the scorekeeper included them.
    pub(super) fn numbers(&self, written: u32) -> Option<u32> {
        if self.okeys == 0 {
            return Some(written);
        }
        let mut readings: Vec<u32> = self.without(written, self.okeys).collect();
        readings.dedup();
        if let [numbers] = readings[..] { Some(numbers) } else { None }
    }
}
