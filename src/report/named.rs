//! Serializes types such as clauses and tiles by their names.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::game::Noted;
use crate::hapis::HapisPlayerKind;
use crate::table::Variant;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, Named};

/// A value from a closed list of names. It is serialized by its name, and its JSON Schema lists all names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Name<T>(pub(crate) T);

impl<T: Named> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let at = T::ALL.iter().position(|value| *value == self.0).expect("`ALL` lists every value");
        serializer.serialize_str(T::NAMES[at])
    }
}

impl<T: Named> JsonSchema for Name<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        T::NAMES.join("-or-").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": T::NAMES })
    }
}

/// Implements serialization by name. In a JSON Schema the type is a string, or one of the names in brackets.
macro_rules! written_by_name {
    ($($type:ty: $name:ident $([$names:expr])?),+ $(,)?) => {$(
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

            #[allow(unused_mut, reason = "only some types list their names")]
            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                let mut schema = String::json_schema(generator);
                $(schema.insert("enum".to_owned(), $names.to_vec().into());)?
                schema
            }
        }
    )+};
}

written_by_name!(
    Tile: name,
    Face: name,
    Clause: id,
    Noted: name,
    Variant: name [Variant::ALL.map(Variant::name)],
    HapisPlayerKind: name [HapisPlayerKind::NAMES],
);
