//! Derives the JSON Schemas of the reports from their Rust types. This file is compiled only with the feature
//! `schemas`, to generate the files of the folder `schema/`. The released program embeds those files instead.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use super::parts::MeldReport;
use super::{
    AdviseReport, BatchSummary, CheckReport, ConvertedReport, DealLine, ErrorReport, HapisArenaReport,
    HapisChooseReport, HapisMovesReport, HapisReplayReport, HapisRiskReport, HapisScoreReport, HapisShowReport,
    HapisThesisReport, HapisTrapReport, JudgeReport, LabelLine, MeldsReport, OpenReport, PairsReport, RefusedLine,
    ReplayReport, RulesReport, ScoreReport, SheetReport, SimulateReport, ViewReport, WaitsReport,
};
use crate::meld::Meld;
use crate::tiles::{Tile, Tiles};

/// Returns the JSON Schemas of an error and of all answers except `batch`, each with the name that `okey schema`
/// accepts.
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
        answer::<ConvertedReport>("converted"),
        answer::<JudgeReport>("judge"),
        answer::<ReplayReport>("replay"),
        answer::<RulesReport>("rules"),
        answer::<SimulateReport>("simulate"),
        answer::<ViewReport>("view"),
        answer::<LabelLine<'static>>("label"),
        answer::<DealLine>("deal"),
        answer::<BatchSummary>("summary"),
    ];
    schemas.extend([
        answer::<HapisShowReport>("hapis-show"),
        answer::<HapisMovesReport>("hapis-moves"),
        answer::<HapisRiskReport>("hapis-risk"),
        answer::<HapisChooseReport>("hapis-choose"),
        answer::<HapisTrapReport>("hapis-trap"),
        answer::<HapisScoreReport>("hapis-score"),
        answer::<HapisReplayReport>("hapis-replay"),
        answer::<HapisArenaReport>("hapis-arena"),
        answer::<HapisThesisReport>("hapis-thesis"),
    ]);
    schemas.push(answer::<ErrorReport>("error"));
    schemas
}

/// Returns the JSON Schema of a type. Every field that the type always writes is a required field of the schema.
fn written<T: JsonSchema>() -> Schema {
    let mut schema = SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>().to_value();
    join_lines(&mut schema);
    schema.try_into().expect("a schema stays a schema")
}

/// Removes the line breaks of a doc comment from a description, except between paragraphs.
fn join_lines(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == "description" => {
                        let paragraphs = text.split("\n\n").map(|paragraph| paragraph.replace('\n', " "));
                        *text = paragraphs.collect::<Vec<_>>().join("\n\n");
                    }
                    value => join_lines(value),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(join_lines),
        _ => {}
    }
}

/// Returns the schema of an answer, with a fixed value for its field `schema`, such as `okey.check/2`.
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
        "converted" | "batch-line" | "score-line" | "batch" | "error" | "simulate" | "view" | "label" | "summary" => 1,
        _ => 2,
    }
}

/// Sets the `$id` of a schema: its name and version, such as `okey.check/2`.
pub(crate) fn identified(name: &'static str, mut schema: Schema) -> (&'static str, Schema) {
    schema.insert("$id".to_owned(), format!("okey.{name}/{}", edition(name)).into());
    (name, schema)
}

/// Returns the schema of an output line of `okey batch`: an answer or an error, with the `id` of the input line. It
/// includes the schemas of all answers, because some programs cannot follow a reference to another schema.
pub(crate) fn batch_schema(answers: &[(&'static str, Schema)]) -> Schema {
    let refused = written::<RefusedLine<'static>>();
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
    json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "BatchLine",
        "description": "An output line of `okey batch`: an answer or an error, with the id of its input line. This schema \
                        does not describe answers that `fields` limits to some of their fields.",
        "type": "object",
        "anyOf": lines,
        "$defs": defs,
    })
}

/// Implements `JsonSchema` for types that are serialized like another type.
macro_rules! schemas_as {
    ($($type:ty: $other:ty),+ $(,)?) => {$(
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                <$other>::inline_schema()
            }

            fn schema_name() -> Cow<'static, str> {
                <$other>::schema_name()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                <$other>::json_schema(generator)
            }
        }
    )+};
}

schemas_as!(Meld: MeldReport<'static>, Tiles: Vec<Tile>);
