//! The JSON lines that `okey batch` writes in addition to the answers of other commands.

use schemars::Schema;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use super::ErrorReport;
use super::made::report;

/// The commands whose question `okey batch` can ask about every line of a stream.
pub(super) const QUESTIONS: [&str; 9] =
    ["check", "melds", "pairs", "waits", "advise", "open", "score", "judge", "rules"];

report! {
    /// The output for an input line that could not be answered.
    pub RefusedLine<'a> {
        #[schemars(with = "serde_json::Value")]
        id "The `id` of the input line, unchanged; null if the line has none or it cannot be read": Option<&'a RawValue>,
        #[serde(skip_serializing_if = "Option::is_none")]
        line "The number of the input line in the stream, counted from 1; omitted outside a stream": Option<u64>,
        #[serde(flatten)]
        report "The reasons why there is no answer": ErrorReport,
    }
}

/// A summary of a run of `okey batch`. `--summary --json` writes it to standard error.
#[derive(Debug, Serialize)]
pub struct BatchSummary {
    /// The name and version of the schema: `okey.summary/1`.
    pub(crate) schema: &'static str,
    /// The number of input lines, which is also the number of output lines.
    pub(crate) lines: u64,
    /// The number of lines that were answered.
    pub(crate) answered: u64,
    /// The number of lines that could not be answered.
    pub(crate) refused: u64,
    /// The elapsed time in seconds.
    pub(crate) seconds: f64,
}

/// Returns the schema of an output line: the answer of one of the commands, with the id of the line, or an error. It
/// contains the schemas of the answers, because some schema readers cannot resolve the id of another schema.
pub(super) fn schema(answers: &[(&'static str, Schema)]) -> Schema {
    let refused = super::written::<RefusedLine<'static>>();
    let mut defs = Map::new();
    let mut lines = Vec::new();
    for (name, schema) in answers.iter().cloned().chain([("refused", refused)]) {
        let mut schema = schema;
        for shared in ["$id", "$schema"] {
            schema.remove(shared);
        }
        // If two answers contain a definition with the same name, both definitions are equal, so keep either one.
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
