//! Derives the JSON Schemas: the schema of a question from the table of options, the schemas of answers from their
//! types. This file is compiled only with the feature `schemas`.

use std::collections::BTreeSet;

use schemars::{Schema, json_schema};
use serde_json::{Map, Value, json};

use super::options::{self, QuestionName, QuestionOption, ValueType};
use super::values;
use crate::report::schemas as report;
use crate::score::Opened;
use crate::table::Switch;
use crate::words::Named;

/// Returns the JSON Schemas of all answers and input lines, each with the name that `okey schema` accepts. `codes` are
/// the codes of all errors of the program.
pub fn derived_schemas(codes: &BTreeSet<&'static str>) -> Vec<(&'static str, Schema)> {
    let mut schemas = report::schemas();
    let answers = schemas
        .iter()
        .filter(|(name, _)| QuestionName::NAMES.contains(name) || ["sheet", "converted"].contains(name))
        .cloned();
    let batch = report::batch_schema(&answers.collect::<Vec<_>>());
    let error = schemas.pop();
    schemas.push(report::identified("batch", batch));
    schemas.push(report::identified("batch-line", question()));
    schemas.push(report::identified("score-line", finished_hand()));
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
        "description": "A question: an input line of `okey batch`, or the argument of `Oracle::ask`. A field that is \
                        null counts as missing. Unknown fields are ignored, but `score` refuses them, and `judge` \
                        refuses a field whose name looks like a misspelled option. A line that asks `score` has the \
                        fields of a hand of a sheet, or the field `sheet`.",
        "type": "object",
        "properties": properties,
    })
}

/// Returns the schema of a finished hand: a line of a sheet that `okey score` reads.
fn finished_hand() -> Schema {
    let adjust = json!({
        "type": "object",
        "properties": { "points": { "type": "integer" }, "reason": { "type": ["string", "null"] } },
        "required": ["points"],
        "additionalProperties": false,
    });
    let flag = json!({ "type": ["boolean", "null"] });
    let text = json!({ "type": ["string", "null"] });
    let opened: Vec<&str> = Opened::ALL.iter().flat_map(|opened| opened.names()).collect();
    let player = json!({
        "type": "object",
        "properties": {
            "name": { "type": "string" },
            "team": text,
            "opened": { "enum": with_null(&opened), "description": "How the player opened." },
            "left": {
                "type": ["string", "array", "null"],
                "items": { "type": "string" },
                "description": "The tiles left, or their sum and the okeys, as in `= 34 O*`.",
            },
            "fouls": { "type": ["array", "null"], "items": { "type": "string" } },
            "shown_indicator": flag,
            "announced": flag,
            "adjust": {
                "anyOf": [adjust, { "type": "array", "items": adjust }, { "type": "null" }],
                "description": "Corrections of the player's points.",
            },
        },
        "required": ["name"],
        "additionalProperties": false,
    });
    let finish = json!({
        "type": ["object", "null"],
        "properties": {
            "by": { "type": "string" }, "okey": flag, "pairs": flag, "hand": flag, "devam": flag, "dizi": flag,
        },
        "required": ["by"],
        "additionalProperties": false,
        "description": "How the hand was finished. Null if the stock ran out.",
    });
    json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "ScoreLine",
        "description": "A finished hand: a line of a sheet, and a line of `okey batch` that asks `score`.",
        "type": "object",
        "properties": {
            "variant": text,
            "indicator": text,
            "finish": finish,
            "players": { "type": "array", "items": player },
            "number": {
                "type": ["integer", "null"],
                "minimum": 0,
                "maximum": Switch::MAX,
                "description": "The number of the hand. The default is the number of the preceding hand plus 1.",
            },
            "lines": {
                "type": ["array", "null"],
                "items": { "type": "string" },
                "description": "The lines of the hand in a record, if the fields do not show all of them.",
            },
            "stake": { "type": ["integer", "null"], "minimum": 0, "description": "The stake of each player." },
            "void": {
                "type": ["string", "boolean", "null"],
                "description": "True, or the reason, if the table declared the hand void.",
            },
            "totals": {
                "type": ["object", "null"],
                "additionalProperties": { "type": "integer" },
                "description": "In the first hand: the points that the players carry over from earlier games.",
            },
            "id": {},
            "note": {},
            "about": { "type": ["object", "null"], "additionalProperties": { "type": "string" } },
        },
        "required": ["players"],
    })
}

/// Returns the schema of the value of an option.
fn value(option: &QuestionOption) -> Value {
    let texts = json!({ "type": ["array", "string", "null"], "items": { "type": "string" } });
    let mut schema = match option.takes {
        // The value of `finish` is a text for `judge` and an object for `score`.
        _ if option.name == options::FINISH.name => json!({ "type": ["string", "object", "null"] }),
        _ if option.name == options::ASK.name => {
            let names = QuestionName::ALL.iter().flat_map(|question| [&[question.name()], question.turkish()].concat());
            json!({ "enum": with_null(&names.collect::<Vec<_>>()) })
        }
        ValueType::Text => json!({ "type": ["string", "null"] }),
        ValueType::Texts | ValueType::Tiles | ValueType::List => texts,
        ValueType::Pair => {
            json!({ "type": ["array", "null"], "items": { "type": "string" }, "minItems": 2, "maxItems": 2 })
        }
        ValueType::Count(most) => json!({ "type": ["integer", "null"], "minimum": 0, "maximum": most }),
        ValueType::Bool => json!({ "type": ["boolean", "null"] }),
        ValueType::Name(names) => {
            let bare = [true, false].into_iter().filter(|_| option.bare.is_some());
            let also =
                |name| values::of(option.name).iter().find(|(of, _)| *of == name).map_or(&[][..], |(_, also)| also);
            let names: Vec<&str> = names.iter().flat_map(|&name| [&[name], also(name)].concat()).collect();
            json!({ "enum": with_null(&names).into_iter().chain(bare.map(Value::Bool)).collect::<Vec<_>>() })
        }
    };
    let questions: Vec<&str> = option.questions.iter().map(|question| question.name()).collect();
    let description = match questions[..] {
        [one] => format!("For `{one}`: {}", option.about),
        [one, other] => format!("For `{one}` and `{other}`: {}", option.about),
        _ => option.about.to_owned(),
    };
    schema["description"] = description.into();
    schema["x-questions"] = questions.into();
    if !option.conflicts.is_empty() {
        schema["x-not-with"] = option.conflicts.into();
    }
    schema
}

fn with_null(names: &[&str]) -> Vec<Value> {
    names.iter().map(|&name| name.into()).chain([Value::Null]).collect()
}
