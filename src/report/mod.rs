//! Every answer as data for other programs, one JSON object each.
//!
//! The field names and their meaning are fixed by the schema number each answer starts with; `schema/` at the top of the
//! source tree holds the JSON Schemas made from these types.

mod advise;
mod batch;
mod check;
mod deal;
mod draws;
mod error;
mod head;
mod meld;
mod melds;
mod pairs;
mod waits;

pub use advise::{AdviseReport, PartialMeldReport, PlanReport, ThrowReport};
pub use batch::{BatchSummary, RefusedLine};
pub use check::{CheckReport, CompletionReport, DiscardReport};
pub use deal::DealLine;
pub use draws::{ChanceReport, LeftReport};
pub use error::{ErrorDetail, ErrorReport};
pub use head::Head;
pub use meld::MeldReport;
pub use melds::{DecompositionReport, MeldsReport};
pub use pairs::PairsReport;
pub use waits::{WaitReport, WaitsReport};

use schemars::Schema;
use schemars::transform::transform_subschemas;

/// The JSON Schemas of all answers, by the name `okey schema` takes.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Schema)> {
    let mut schemas = vec![
        ("check", schemars::schema_for!(CheckReport)),
        ("melds", schemars::schema_for!(MeldsReport<'static>)),
        ("pairs", schemars::schema_for!(PairsReport)),
        ("waits", schemars::schema_for!(WaitsReport)),
        ("advise", schemars::schema_for!(AdviseReport)),
        ("deal", schemars::schema_for!(DealLine)),
        ("error", schemars::schema_for!(ErrorReport)),
    ];
    for (name, schema) in &mut schemas {
        let id = format!("okey.{name}/1");
        schema.insert("$id".to_owned(), id.clone().into());
        require_all(schema);
        transform_subschemas(&mut require_all, schema);
        if let Some(kind) = schema.pointer_mut("/properties/schema") {
            *kind = serde_json::json!({ "description": "The answer's kind and schema number.", "const": id });
        }
    }
    let questions: Vec<(&'static str, Schema)> = schemas.iter().take(5).cloned().collect();
    let mut batch = batch::schema(&questions);
    batch.insert("$id".to_owned(), "okey.batch/1".into());
    schemas.insert(schemas.len() - 1, ("batch", batch));
    schemas
}

/// Every field is always there, null or not; only `indicator` is left out of deals that have none.
fn require_all(schema: &mut Schema) {
    let names = schema.get("properties").and_then(|properties| properties.as_object()).map(|properties| {
        let left_out = properties.contains_key("seed").then_some("indicator");
        properties.keys().filter(|name| Some(name.as_str()) != left_out).cloned().collect::<Vec<_>>()
    });
    if let Some(names) = names {
        schema.insert("required".to_owned(), names.into());
    }
}
