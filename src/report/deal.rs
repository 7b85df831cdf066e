//! A line of `okey deal --json`, in the form that a stream of hands has.

use schemars::JsonSchema;
use serde::Serialize;

use crate::table::deck::Deal;
use crate::table::{Indicator, Profile, Variant};
use crate::tiles::Face;

/// One dealt hand.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DealLine {
    /// `okey.deal/1`.
    schema: &'static str,
    /// The deal's index under its seed, counted from 0.
    id: u64,
    /// The indicator's face; left out in `cs102`.
    #[serde(skip_serializing_if = "Option::is_none")]
    indicator: Option<Face>,
    /// The tiles, in one string.
    hand: String,
    /// The profile's name.
    variant: Variant,
    /// The file of a club's own rules that apply; left out where none do.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<Box<str>>,
    /// The seed; with it and the id the hand can be dealt again.
    seed: u64,
}

impl DealLine {
    /// The line of a deal.
    #[must_use]
    pub fn new(seed: u64, id: u64, deal: &Deal, profile: &Profile) -> Self {
        Self {
            schema: "okey.deal/1",
            id,
            indicator: deal.indicator.map(Indicator::face),
            hand: deal.hand.to_string(),
            variant: profile.variant,
            rules: profile.club.clone(),
            seed,
        }
    }
}
