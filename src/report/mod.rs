//! Every answer as data for other programs, one JSON object each: made of a verdict, then written with any serializer.
//! What a program of Rust wants to look at it asks of the verdict.
//!
//! The field names and their meaning are fixed by the schema number each answer starts with; `schema/` at the top of
//! the source tree holds the JSON Schemas made from these types.

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

/// The JSON Schemas of all answers, and of the lines that streams are asked by, by the name `okey schema` takes.
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

/// The schema of what is written: every field is there, null or not, but for those that are left out at times.
fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// The schema of an answer, which says its own name.
fn answer<T: JsonSchema>(name: &'static str) -> (&'static str, Schema) {
    let (name, mut schema) = identified(name, written::<T>());
    let id = schema.get("$id").cloned();
    if let Some(kind) = schema.pointer_mut("/properties/schema") {
        *kind = serde_json::json!({ "description": "The answer's kind and schema number.", "const": id });
    }
    (name, schema)
}

/// The number of a schema, which rises when a field that programs rely on changes its meaning.
fn edition(name: &str) -> u8 {
    match name {
        "open" | "rules" => 2,
        _ => 1,
    }
}

/// A schema with its id.
fn identified(name: &'static str, mut schema: Schema) -> (&'static str, Schema) {
    schema.insert("$id".to_owned(), format!("okey.{name}/{}", edition(name)).into());
    (name, schema)
}
