//! The lines that `okey batch` writes in addition to the answers of other commands.

use schemars::Schema;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use super::ErrorReport;
use super::made::report;

/// The commands that can be asked about every line of a stream.
pub(super) const QUESTIONS: [&str; 6] = ["check", "melds", "pairs", "waits", "advise", "open"];

report! {
    /// A line of a stream that has no answer.
    pub RefusedLine<'a> {
        #[schemars(with = "serde_json::Value")]
        id "The line's id as it was written; null if it has none or cannot be read": Option<&'a RawValue>,
        line "The line's number, counted from 1": u64,
        #[serde(flatten)]
        report "Why there is no answer": ErrorReport,
    }
}

/// A summary of the work on a stream, as `--summary --json` writes it on standard error.
#[derive(Debug, Serialize)]
pub struct BatchSummary {
    /// `okey.summary/1`.
    pub(crate) schema: &'static str,
    /// The number of lines read and written.
    pub(crate) lines: u64,
    /// The number of lines answered.
    pub(crate) answered: u64,
    /// The number of lines refused.
    pub(crate) refused: u64,
    /// The elapsed time in seconds.
    pub(crate) seconds: f64,
}

/// Returns the schema of an output line: the answer of one of these commands with the line's id, or a refusal. The
/// schemas of the answers are embedded, because some readers cannot resolve ids within another schema.
pub(super) fn schema(answers: &[(&'static str, Schema)]) -> Schema {
    let refused = super::written::<RefusedLine<'static>>();
    let mut defs = Map::new();
    let mut lines = Vec::new();
    for (name, schema) in answers.iter().cloned().chain([("refused", refused)]) {
        let mut schema = schema;
        for shared in ["$id", "$schema"] {
            schema.remove(shared);
        }
        // A definition that several answers share has the same name and content in each.
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
