//! What `okey batch` writes besides the answers of the other commands.

use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde_json::json;
use serde_json::value::RawValue;

use super::ErrorReport;

/// The commands that can be asked of every line, whose answers a stream is answered with.
pub(super) const QUESTIONS: [&str; 6] = ["check", "melds", "pairs", "waits", "advise", "open"];

/// A line of a stream that has no answer.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RefusedLine<'a> {
    /// The line's id as it was written; null where it has none or cannot be read.
    #[schemars(with = "serde_json::Value")]
    pub id: Option<&'a RawValue>,
    /// The line's number, counted from 1.
    pub line: u64,
    /// Why there is no answer.
    #[serde(flatten)]
    pub report: ErrorReport,
}

/// How the work on a stream went, as `--summary --json` writes it on standard error.
#[derive(Debug, Serialize)]
pub struct BatchSummary {
    /// `okey.summary/1`.
    pub schema: &'static str,
    /// Lines read and written.
    pub lines: u64,
    /// Lines answered.
    pub answered: u64,
    /// Lines refused.
    pub refused: u64,
    /// Seconds it took.
    pub seconds: f64,
}

/// The schema of a line: the answer of one of these commands with the line's id in front, or a refusal. The schemas it
/// rests on are part of it.
pub(super) fn schema(answers: &[(&'static str, Schema)]) -> Schema {
    let mut refused = schemars::schema_for!(RefusedLine<'static>);
    super::require_all(&mut refused);
    schemars::transform::transform_subschemas(&mut super::require_all, &mut refused);
    refused.insert("$id".to_owned(), "okey.refused/1".into());
    let all = answers.iter().map(|(name, schema)| (*name, schema)).chain([("refused", &refused)]);
    let defs: serde_json::Map<String, serde_json::Value> =
        all.map(|(name, schema)| (name.to_owned(), schema.clone().to_value())).collect();
    let with_id = |name: &str| json!({ "$ref": format!("okey.{name}/1"), "required": ["id"] });
    let lines: Vec<serde_json::Value> =
        answers.iter().map(|(name, _)| with_id(name)).chain([with_id("refused")]).collect();
    schemars::json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "BatchLine",
        "description": "The line that answers a line of a stream, with the id that line has.",
        "type": "object",
        "anyOf": lines,
        "$defs": defs,
    })
}
