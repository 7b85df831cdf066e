//! Every answer as data for other programs, one JSON object each.
//!
//! The field names and their meaning are fixed by the schema number each answer starts with; `schema/` at the top of the
//! source tree holds the JSON Schemas made from these types.

mod check;
mod deal;
mod error;
mod head;
mod meld;
mod melds;
mod pairs;

pub use check::{CheckReport, CompletionReport, DiscardReport};
pub use deal::DealLine;
pub use error::{ErrorDetail, ErrorReport};
pub use head::Head;
pub use meld::MeldReport;
pub use melds::{DecompositionReport, MeldsReport};
pub use pairs::PairsReport;

use schemars::Schema;

/// The JSON Schemas of all answers, by the name `okey schema` takes.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("check", schemars::schema_for!(CheckReport)),
        ("melds", schemars::schema_for!(MeldsReport<'static>)),
        ("pairs", schemars::schema_for!(PairsReport)),
        ("deal", schemars::schema_for!(DealLine)),
        ("error", schemars::schema_for!(ErrorReport)),
    ]
}
