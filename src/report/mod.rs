//! The answers as data for other programs, with one type for each JSON object. A report is created from a verdict and
//! can be written with any serializer. Rust programs can use the verdict itself.
//!
//! Each answer starts with a schema name and version, such as `okey.check/2`, which fixes the names and meanings of the
//! fields. The folder `schema/` contains the JSON Schemas generated from these types.

mod cited;
mod hands;
mod hapis;
mod judge;
mod made;
mod parts;
mod replay;
mod rules;
mod score;
mod streams;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

pub use cited::Cited;
pub use hands::{AdviseReport, CheckReport, DecompositionReport, MeldsReport, OpenReport, PairsReport, WaitsReport};
pub use hapis::{
    HapisArenaReport, HapisChooseReport, HapisMovesReport, HapisPointReport, HapisReplayReport, HapisRiskReport,
    HapisScoreReport, HapisShowReport, HapisThesisReport, HapisTrapReport,
};
pub use judge::JudgeReport;
pub use parts::{ErrorDetail, ErrorReport, Listing};
pub use replay::{ReplayHand, ReplayHead, ReplayReport, ReplayTotals};
pub(crate) use replay::{ReplayTotal, held};
pub use rules::RulesReport;
pub use score::{ScoreReport, SheetReport};
pub(crate) use streams::batch_schema;
pub use streams::{BatchSummary, DealLine, RefusedLine, SimulateReport};

/// Returns the JSON Schemas of all answers except `batch`, each with the name that `okey schema` accepts.
pub(crate) fn schemas() -> Vec<(&'static str, Schema)> {
    let mut schemas = vec![
        answer::<CheckReport>("check"),
        answer::<MeldsReport<'static>>("melds"),
        answer::<PairsReport>("pairs"),
        answer::<WaitsReport>("waits"),
        answer::<AdviseReport>("advise"),
        answer::<OpenReport<'static>>("open"),
        answer::<ScoreReport>("score"),
        answer::<SheetReport>("sheet"),
        answer::<JudgeReport>("judge"),
        answer::<ReplayReport>("replay"),
        answer::<RulesReport>("rules"),
        answer::<SimulateReport>("simulate"),
        answer::<DealLine>("deal"),
    ];
    schemas.extend(hapis::schemas());
    schemas.push(answer::<ErrorReport>("error"));
    schemas
}

/// Returns the JSON Schema of a type. Every field that the type always writes is a required field of the schema.
fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// Returns the schema of an answer. Its field `schema` is fixed to the name and version of the answer.
fn answer<T: JsonSchema>(name: &'static str) -> (&'static str, Schema) {
    let (name, mut schema) = identified(name, written::<T>());
    let id = schema.get("$id").cloned();
    if let Some(kind) = schema.pointer_mut("/properties/schema") {
        *kind = serde_json::json!({ "description": "The answer's kind and schema number.", "const": id });
    }
    (name, schema)
}

/// Returns the version of a schema. It increases if the meaning of a field changes.
fn edition(name: &str) -> u8 {
    match name {
        "open" => 3,
        "batch-line" | "score-line" | "batch" | "deal" | "error" | "simulate" => 1,
        _ => 2,
    }
}

/// Adds the id of a schema, which contains its name and version: `okey.check/1`.
pub(crate) fn identified(name: &'static str, mut schema: Schema) -> (&'static str, Schema) {
    schema.insert("$id".to_owned(), format!("okey.{name}/{}", edition(name)).into());
    (name, schema)
}
