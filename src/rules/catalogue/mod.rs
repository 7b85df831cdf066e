//! The catalogue's entries, one file a subject, both languages side by side.

mod discarding;
mod finishing;
mod fouls;
mod hapis;
mod irregular;
mod jokers;
mod laying_off;
mod melds;
mod opening;
mod penalties;
mod points;
mod seats;
mod taking;
mod tiles;
mod winning;

use super::entry::{Entry, Section};
use crate::table::Switch;
use crate::words::Clause;

/// Every section, in the order of the clauses.
pub const SECTIONS: &[Section] = &[
    tiles::SECTION,
    seats::SECTION,
    jokers::SECTION,
    melds::SECTION,
    winning::SECTION,
    points::SECTION,
    opening::SECTION,
    taking::SECTION,
    laying_off::SECTION,
    discarding::SECTION,
    finishing::SECTION,
    penalties::SECTION,
    fouls::SECTION,
    irregular::SECTION,
    hapis::SECTION,
];

/// Every entry, in the order of the clauses.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    SECTIONS.iter().flat_map(|section| section.entries)
}

impl Clause {
    /// What the catalogue says of the clause; a test holds that there is an entry for every one.
    #[must_use]
    pub fn entry(self) -> Option<&'static Entry> {
        entries().find(|entry| entry.clause == self)
    }

    /// The switches that change it, in the order of [`Switch::ALL`].
    pub fn switches(self) -> impl Iterator<Item = &'static Switch> {
        Switch::ALL.iter().filter(move |switch| switch.clause == self)
    }
}
