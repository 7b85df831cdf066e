//! An output line of `okey deal --json`, which is also a valid input line of `okey batch`.

use super::made::report;
use crate::table::deck::Deal;
use crate::table::{Indicator, Profile, Variant};
use crate::tiles::Face;

report! {
    /// A dealt hand, with its seed and table.
    pub DealLine "Creates the output line for a deal" (seed: u64, id: u64, deal: &Deal, profile: &Profile) {
        schema "`okey.deal/1`": &'static str = "okey.deal/1",
        id "The index of the deal, counted from 0": u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        indicator "The indicator's face; omitted in `cs102`": Option<Face> = deal.indicator.map(Indicator::face),
        hand "The tiles, in one string": String = deal.hand.to_string(),
        variant "The name of the variant": Variant = profile.variant,
        #[serde(skip_serializing_if = "Option::is_none")]
        rules "The name of the club's rules file that applies; omitted if there is none": Option<Box<str>>
            = profile.club.clone(),
        seed "The seed. The seed and the id together give the same deal again": u64,
    }
}
