//! Serializes types such as clauses and tiles by their names.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

use crate::game::Noted;
use crate::hapis::HapisPlayerKind;
use crate::table::Variant;
use crate::tiles::{Face, Tile};
use crate::words::Clause;

/// Implements serialization by name. In a JSON Schema the type is a string.
macro_rules! written_by_name {
    ($($type:ty: $name:ident),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.$name())
            }
        }

        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                String::schema_name()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                String::json_schema(generator)
            }
        }
    )+};
}

written_by_name!(Tile: name, Face: name, Variant: name, Clause: id, HapisPlayerKind: name, Noted: name);
