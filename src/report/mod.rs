//! Every answer as data for other programs: a type for each JSON object. Each is created from a verdict and can be
//! written with any serializer. A Rust program reads the verdict instead.
//!
//! The schema number at the start of each answer fixes the field names and their meaning. The folder `schema/` holds
//! the JSON Schemas generated from these types.

mod advise;
mod batch;
mod check;
mod cited;
mod deal;
mod draws;
mod error;
mod hapis;
mod head;
mod judge;
mod listing;
mod made;
mod meld;
mod melds;
mod named;
mod open;
mod pairs;
mod question_line;
mod replay;
mod rules;
mod score;
mod simulate;
mod waits;

pub use advise::AdviseReport;
pub use batch::{BatchSummary, RefusedLine};
pub use check::CheckReport;
pub use cited::Cited;
pub use deal::DealLine;
pub use error::{ErrorDetail, ErrorReport};
pub use hapis::{
    HapisArenaReport, HapisChooseReport, HapisMovesReport, HapisPointReport, HapisReplayReport, HapisRiskReport,
    HapisScoreReport, HapisShowReport, HapisThesisReport, HapisTrapReport,
};
pub use judge::JudgeReport;
pub use listing::Listing;
pub use melds::{DecompositionReport, MeldsReport};
pub use open::OpenReport;
pub use pairs::PairsReport;
pub use question_line::QuestionLine;
pub use replay::{ReplayHand, ReplayHead, ReplayReport, ReplayTotals};
#[cfg(feature = "cli")]
pub(crate) use replay::{ReplayTotal, held};
pub use rules::RulesReport;
pub use score::{ScoreReport, SheetReport};
pub use simulate::SimulateReport;
pub use waits::WaitsReport;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

/// Returns the JSON Schemas of all answers and of the input lines of streams, with the names that `okey schema` takes.
pub fn schemas() -> Vec<(&'static str, Schema)> {
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
    let answers = schemas.iter().filter(|(name, _)| batch::QUESTIONS.contains(name));
    let answers: Vec<(&'static str, Schema)> = answers.cloned().collect();
    schemas.push(identified("batch", batch::schema(&answers)));
    schemas.push(identified("batch-line", schemars::schema_for!(QuestionLine)));
    schemas.push(answer::<ErrorReport>("error"));
    schemas
}

/// Returns the schema of a type as it is written. Every field is required, except the fields that may be omitted.
fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// Returns the schema of an answer, in which the field `schema` is constant.
fn answer<T: JsonSchema>(name: &'static str) -> (&'static str, Schema) {
    let (name, mut schema) = identified(name, written::<T>());
    let id = schema.get("$id").cloned();
    if let Some(kind) = schema.pointer_mut("/properties/schema") {
        *kind = serde_json::json!({ "description": "The answer's kind and schema number.", "const": id });
    }
    (name, schema)
}

/// Returns the number of a schema. It rises when the meaning of a field changes.
fn edition(name: &str) -> u8 {
    match name {
        "open" | "rules" => 2,
        _ => 1,
    }
}

/// Adds the id to a schema.
fn identified(name: &'static str, mut schema: Schema) -> (&'static str, Schema) {
    schema.insert("$id".to_owned(), format!("okey.{name}/{}", edition(name)).into());
    (name, schema)
}
