//! What `okey batch` writes besides the answers of the other commands.

use schemars::Schema;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use super::ErrorReport;
use super::made::report;

/// The commands that can be asked of every line, whose answers a stream is answered with.
pub(super) const QUESTIONS: [&str; 6] = ["check", "melds", "pairs", "waits", "advise", "open"];

report! {
    /// A line of a stream that has no answer.
    pub RefusedLine<'a> {
        #[schemars(with = "serde_json::Value")]
        id "The line's id as it was written; null where it has none or cannot be read": Option<&'a RawValue>,
        line "The line's number, counted from 1": u64,
        #[serde(flatten)]
        report "Why there is no answer": ErrorReport,
    }
}

/// How the work on a stream went, as `--summary --json` writes it on standard error.
#[derive(Debug, Serialize)]
pub struct BatchSummary {
    /// `okey.summary/1`.
    pub(crate) schema: &'static str,
    /// Lines read and written.
    pub(crate) lines: u64,
    /// Lines answered.
    pub(crate) answered: u64,
    /// Lines refused.
    pub(crate) refused: u64,
    /// Seconds it took.
    pub(crate) seconds: f64,
}

/// The schema of a line: the answer of one of these commands with the line's id in front, or a refusal. The schemas it
/// rests on are part of it, side by side, since not every reader finds schemas by their ids within another one.
pub(super) fn schema(answers: &[(&'static str, Schema)]) -> Schema {
    let refused = super::written::<RefusedLine<'static>>();
    let mut defs = Map::new();
    let mut lines = Vec::new();
    for (name, schema) in answers.iter().cloned().chain([("refused", refused)]) {
        let mut schema = schema;
        for told_once in ["$id", "$schema"] {
            schema.remove(told_once);
        }
        // What several answers are made of has the same name, and is the same, in each.
        if let Some(Value::Object(parts)) = schema.remove("$defs") {
            defs.extend(parts);
        }
        defs.insert(name.to_owned(), schema.to_value());
        lines.push(json!({ "$ref": format!("#/$defs/{name}"), "required": ["id"] }));
    }
    schemars::json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "BatchLine",
        "description": "The line that answers a line of a stream, with the id that line has.",
        "type": "object",
        "anyOf": lines,
        "$defs": defs,
    })
}
