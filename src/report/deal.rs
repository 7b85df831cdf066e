//! An output line of `okey deal --json`, which is also a valid input line of `okey batch`.

use super::made::report;
use crate::table::deck::Deal;
use crate::table::{Indicator, Profile, Variant};
use crate::tiles::Face;

report! {
    /// A dealt hand, with its seed and table.
    pub DealLine "The line of a deal" (seed: u64, id: u64, deal: &Deal, profile: &Profile) {
        schema "`okey.deal/1`": &'static str = "okey.deal/1",
        id "The deal's index under its seed, counted from 0": u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        indicator "The indicator's face; left out in `cs102`": Option<Face> = deal.indicator.map(Indicator::face),
        hand "The tiles, in one string": String = deal.hand.to_string(),
        variant "The profile's name": Variant = profile.variant,
        #[serde(skip_serializing_if = "Option::is_none")]
        rules "The file of a club's own rules that apply; left out where none do": Option<Box<str>>
            = profile.club.clone(),
        seed "The seed; with it and the id the hand can be dealt again": u64,
    }
}
