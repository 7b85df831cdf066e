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
pub use replay::{ReplayHand, ReplayHead, ReplayReport, ReplayTotals, SayReplay};
#[cfg(feature = "cli")]
pub(crate) use replay::{ReplayTotal, held};
pub use rules::RulesReport;
pub use score::{Say, ScoreReport, SheetReport};
pub use simulate::SimulateReport;
pub use waits::WaitsReport;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

/// The JSON Schemas of all answers, and of the lines that streams are asked by, by the name `okey schema` takes.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Schema)> {
    let mut schemas = vec![
        ("check", written::<CheckReport>()),
        ("melds", written::<MeldsReport<'static>>()),
        ("pairs", written::<PairsReport>()),
        ("waits", written::<WaitsReport>()),
        ("advise", written::<AdviseReport>()),
        ("open", written::<OpenReport<'static>>()),
        ("score", written::<ScoreReport>()),
        ("sheet", written::<SheetReport>()),
        ("judge", written::<JudgeReport>()),
        ("replay", written::<ReplayReport>()),
        ("rules", written::<RulesReport>()),
        ("simulate", written::<SimulateReport>()),
        ("deal", written::<DealLine>()),
    ];
    schemas.extend(hapis::schemas());
    schemas.extend([("error", written::<ErrorReport>())]);
    for (name, schema) in &mut schemas {
        let id = identify(name, schema);
        if let Some(kind) = schema.pointer_mut("/properties/schema") {
            *kind = serde_json::json!({ "description": "The answer's kind and schema number.", "const": id });
        }
    }
    let answers = schemas.iter().filter(|(name, _)| batch::QUESTIONS.contains(name));
    let answers: Vec<(&'static str, Schema)> = answers.cloned().collect();
    let streams = [("batch", batch::schema(&answers)), ("batch-line", schemars::schema_for!(QuestionLine))];
    let before_error = schemas.len() - 1;
    schemas.splice(
        before_error..before_error,
        streams.map(|(name, mut schema)| {
            identify(name, &mut schema);
            (name, schema)
        }),
    );
    schemas
}

/// The schema of what is written: every field is there, null or not, but for those that are left out at times.
fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// The number of a schema, which rises when a field that programs rely on changes its meaning.
fn edition(name: &str) -> u8 {
    match name {
        "open" | "rules" => 2,
        _ => 1,
    }
}

/// Gives a schema its id, which it answers.
fn identify(name: &str, schema: &mut Schema) -> String {
    let id = format!("okey.{name}/{}", edition(name));
    schema.insert("$id".to_owned(), id.clone().into());
    id
}
