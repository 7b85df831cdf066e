//! A validator for the part of JSON Schema that the program's schemas use. It panics at a keyword outside this part.

use serde_json::{Map, Value};

/// Keywords that describe a value without restricting it.
const ANNOTATIONS: [&str; 9] =
    ["$id", "$schema", "$defs", "title", "description", "format", "default", "x-questions", "x-not-with"];

/// Validates a value against a schema. The error says why the value does not match.
pub(crate) fn validate(schema: &Value, value: &Value) -> Result<(), String> {
    within(schema, schema, value)
}

/// Validates a value against a part of the schema `root`.
fn within(root: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let Value::Object(keywords) = schema else {
        return if *schema == Value::Bool(true) { Ok(()) } else { Err(format!("{value} is not wanted")) };
    };
    let inner = |schema: &Value, value: &Value| within(root, schema, value);
    for (keyword, argument) in keywords {
        let holds = match keyword.as_str() {
            argument if ANNOTATIONS.contains(&argument) => true,
            "type" => one_or_all(argument).iter().any(|name| is(value, name)),
            "const" => value == argument,
            "enum" => argument.as_array().expect("values").contains(value),
            "minimum" => value.as_f64().is_none_or(|number| number >= argument.as_f64().expect("a number")),
            "maximum" => value.as_f64().is_none_or(|number| number <= argument.as_f64().expect("a number")),
            "minItems" => {
                value.as_array().is_none_or(|items| items.len() as u64 >= argument.as_u64().expect("a count"))
            }
            "maxItems" => {
                value.as_array().is_none_or(|items| items.len() as u64 <= argument.as_u64().expect("a count"))
            }
            "required" => {
                value.as_object().is_none_or(|fields| one_or_all(argument).iter().all(|name| has(fields, name)))
            }
            "anyOf" => {
                let reasons: Result<Vec<String>, ()> =
                    one_or_all(argument).iter().map(|each| inner(each, value).err().ok_or(())).collect();
                match reasons {
                    Ok(reasons) => return Err(format!("none of: {}", reasons.join("; "))),
                    Err(()) => true,
                }
            }
            "$ref" => {
                let pointer =
                    argument.as_str().and_then(|argument| argument.strip_prefix('#')).expect("a place in this schema");
                inner(root.pointer(pointer).expect("what is referred to"), value)?;
                true
            }
            "items" => {
                value.as_array().into_iter().flatten().try_for_each(|item| inner(argument, item))?;
                true
            }
            "properties" => {
                let fields = argument.as_object().expect("properties").iter();
                fields.filter_map(|(name, schema)| Some((name, schema, value.get(name)?))).try_for_each(
                    |(name, schema, field)| inner(schema, field).map_err(|why| format!("{name}: {why}")),
                )?;
                true
            }
            "additionalProperties" => {
                let known = |name: &String| keywords.get("properties").is_some_and(|known| known.get(name).is_some());
                let mut others = value.as_object().into_iter().flatten().filter(|(name, _)| !known(name));
                others.try_for_each(|(_, field)| inner(argument, field))?;
                true
            }
            other => panic!("a keyword that is not known here: {other}"),
        };
        if !holds {
            return Err(format!("{value} is not as {keyword} says: {argument}"));
        }
    }
    Ok(())
}

fn one_or_all(argument: &Value) -> &[Value] {
    argument.as_array().map_or(std::slice::from_ref(argument), Vec::as_slice)
}

fn has(fields: &Map<String, Value>, name: &Value) -> bool {
    fields.contains_key(name.as_str().expect("a name"))
}

fn is(value: &Value, kind: &Value) -> bool {
    match kind.as_str().expect("a type") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        other => panic!("no type: {other}"),
    }
}
