//! Derives the JSON Schemas: the schema of a question from the table of options, the schemas of answers from their
//! types. Only the feature `schemas` compiles this file.

use std::collections::BTreeSet;

use schemars::{Schema, json_schema};
use serde_json::{Map, Value, json};

use super::options::{self, QuestionOption, ValueType};
use super::questions::QuestionName;
use crate::report::schemas as report;
use crate::words::Named;

/// Returns the JSON Schemas of all answers and of a question, each with the name that `okey schema` accepts. `codes`
/// are the codes of all errors of the program.
pub fn derived_schemas(codes: &BTreeSet<&'static str>) -> Vec<(&'static str, Schema)> {
    let mut schemas = report::schemas();
    let answers = schemas.iter().filter(|(name, _)| QuestionName::NAMES.contains(name)).cloned();
    let batch = report::batch_schema(&answers.collect::<Vec<_>>());
    let error = schemas.pop();
    schemas.push(report::identified("batch", batch));
    schemas.push(report::identified("batch-line", question()));
    schemas.extend(error);
    for (_, schema) in &mut schemas {
        if let Some(code) = schema.pointer_mut("/$defs/ErrorDetail/properties/code") {
            code["enum"] = codes.iter().copied().collect();
        }
    }
    schemas
}

fn question() -> Schema {
    let id = json!({ "description": "Any value. The answer repeats it unchanged, or has null if the line has no id." });
    let mut properties = Map::from_iter([("id".to_owned(), id)]);
    properties.extend(options::ALL.iter().map(|option| (option.name.to_owned(), value(option))));
    json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "AskedLine",
        "description": "A question: an input line of `okey batch`, or the argument of `Oracle::ask`. A field that is null \
                        counts as missing. Other fields are ignored. A line that asks `score` has the fields of a hand of \
                        a sheet.",
        "type": "object",
        "properties": properties,
    })
}

/// Returns the schema of the value of an option.
fn value(option: &QuestionOption) -> Value {
    let texts = json!({ "type": ["array", "string", "null"], "items": { "type": "string" } });
    let mut schema = match option.takes {
        // The value of `finish` is a text for `judge` and an object for `score`.
        _ if option.name == options::FINISH.name => json!({ "type": ["string", "object", "null"] }),
        _ if option.name == options::ASK.name => json!({ "enum": with_null(QuestionName::NAMES) }),
        ValueType::Text => json!({ "type": ["string", "null"] }),
        ValueType::Texts | ValueType::List => texts,
        ValueType::Count => json!({ "type": ["integer", "null"], "minimum": 0 }),
        ValueType::Bool => json!({ "type": ["boolean", "null"] }),
        ValueType::Name(names) => json!({ "enum": with_null(names) }),
    };
    schema["description"] = option.about.into();
    schema
}

fn with_null(names: &[&str]) -> Vec<Value> {
    names.iter().map(|&name| name.into()).chain([Value::Null]).collect()
}
