//! The faults of finished hands in JSON.

use crate::notation::NotationFault;
use crate::score::ScoreFault;
use crate::table::ProfileFault;
use crate::words::{kinds, suggest};

/// The JSON type of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum JsonType {
    /// A hand or a player: an object.
    Object,
    /// An object, or null.
    ObjectOrNull,
    /// A list.
    List,
    /// A text.
    Text,
    /// A whole number from 0 to 1000000.
    Count,
    /// `true` or `false`.
    Bool,
    /// Tiles: a text, or a list of texts.
    Tiles,
}

kinds! {
    /// A fault of finished hands in JSON. Each variant shows a hand with the fault.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SheetFault {
        /// `{"finish": }`: not JSON.
        NotJson { reason "The parser's reason, in English": String } = "not-json",
        /// `{"players": 4}`: a value of the wrong type.
        FieldType { field "The field; empty for the hand itself": &'static str, expected "What it may hold": JsonType }
            = "field-type",
        /// `{"playrs": []}`: a field that hands do not have.
        UnknownField {
            field "The field": String, nearest "The nearest one there is": Option<&'static str>,
            fields "All there are": &'static [&'static str],
        } = "unknown-field",
        /// `{"finish": null, "finish": null}`: a field given twice.
        FieldTwice { field "The field": String } = "field-twice",
        /// `{"players": []}`: a missing field.
        FieldMissing { field "The field": &'static str } = "field-missing",
        /// `"opened": "serie"`: a word that the field does not allow.
        FieldValue {
            field "The field": &'static str, value "The word": String,
            allowed "The words it takes": &'static [&'static str],
        } = "field-value",
    }
    of others {
        /// Tiles that cannot be read.
        Notation(NotationFault),
        /// An unknown variant.
        Profile(ProfileFault),
        /// A finished hand that cannot have happened.
        Score(ScoreFault),
    }
}

impl SheetFault {
    /// Returns the fault of an unknown field, with the nearest known name.
    pub fn unknown_field(field: &str, fields: &'static [&'static str]) -> Self {
        Self::UnknownField { field: field.to_owned(), nearest: suggest(field, fields.iter().copied()), fields }
    }
}
