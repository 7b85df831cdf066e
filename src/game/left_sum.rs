//! What the tiles left on a rack sum to as far as they are known, and what a written sum says of the okeys among them.

use std::ops::RangeInclusive;

use super::pool::Pool;
use crate::score::cost;
use crate::table::{OkeyNumber, Table};
use crate::tiles::{Number, Tile};

/// What a rack can sum to.
pub(super) struct LeftSum {
    /// What its tiles but for okeys can sum to.
    numbers: RangeInclusive<u32>,
    /// How many okeys are known to lie there.
    pub(super) okeys: u32,
    /// How many okeys may lie there.
    most_okeys: u32,
    /// What people count an okey for: nothing, since it is charged apart, or what it costs (`penalty.okey`).
    counted: Vec<u32>,
}

impl LeftSum {
    pub(super) fn of(rack: &Pool, table: &Table) -> Self {
        let whole = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let (okeys, others): (Vec<Tile>, Vec<Tile>) = rack.iter().partition(|&tile| table.is_okey(tile));
        // Of a rack that gave a tile it could not have, nobody knows which of the known ones it still holds.
        let (known, unknown) = if rack.is_certain() {
            (others.iter().map(|&tile| cost(tile, table)).sum::<u32>(), whole(rack.unknown()))
        } else {
            (0, whole(rack.len()))
        };
        let okey = table.okey().map(Tile::from);
        let copies = okey.map_or(0, |okey| u32::from(table.copies_of(okey)));
        let false_jokers = u32::from(table.copies_of(Tile::FalseJoker));
        let okeys = whole(okeys.len());
        // Every tile counts 1 or more but for okeys, and false jokers where nobody knows what they play as.
        let least = known + unknown.saturating_sub(false_jokers + copies.saturating_sub(okeys));
        let most = known.saturating_add(unknown.saturating_mul(Number::COUNT.into()));
        let (penalty, number) = (&table.profile().penalty, table.okey().map_or(0, |okey| u32::from(okey.number.get())));
        let counted = match penalty.okey_number {
            OkeyNumber::Added => vec![0, number, penalty.okey, penalty.okey + number],
            _ => vec![0, penalty.okey],
        };
        Self { numbers: least..=most, okeys, most_okeys: copies.min(okeys + unknown).max(okeys), counted }
    }

    /// What a written sum leaves for the other tiles after `okeys` okeys, each way they may have been counted.
    fn without(&self, written: u32, okeys: u32) -> impl Iterator<Item = u32> + '_ {
        let numbers = self.counted.iter().filter_map(move |each| written.checked_sub(each * okeys));
        numbers.filter(|numbers| self.numbers.contains(numbers))
    }

    /// Whether a written sum may be that of the rack.
    pub(super) fn may_be(&self, written: u32) -> bool {
        (self.okeys..=self.most_okeys).any(|okeys| self.without(written, okeys).next().is_some())
    }

    /// What its tiles but for okeys sum to, where all are known.
    pub(super) fn known(&self) -> Option<u32> {
        (self.numbers.start() == self.numbers.end()).then_some(*self.numbers.start())
    }

    /// What the tiles but for the known okeys sum to, if that was written; `None` where it cannot be told whether the
    /// okeys are part of it.
    pub(super) fn numbers(&self, written: u32) -> Option<u32> {
        if self.okeys == 0 {
            return Some(written);
        }
        let mut readings: Vec<u32> = self.without(written, self.okeys).collect();
        readings.dedup();
        if let [numbers] = readings[..] { Some(numbers) } else { None }
    }
}
