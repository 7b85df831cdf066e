//! Errors in the JSON of finished hands.

use crate::notation::NotationFault;
use crate::score::ScoreFault;
use crate::table::ProfileFault;
use crate::words::{kinds, suggest};

/// The JSON type of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum JsonType {
    /// A JSON object, for example a hand or a player.
    Object,
    /// A JSON object or `null`, for example the finish.
    ObjectOrNull,
    /// A JSON array.
    List,
    /// A JSON string.
    Text,
    /// A whole number from 0 to 1000000.
    Count,
    /// `true` or `false`.
    Bool,
    /// Tiles: a JSON string, or an array of strings.
    Tiles,
}

kinds! {
    /// The kinds of error in the JSON of finished hands. The comment at each kind gives an example.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SheetFault {
        /// `{"finish": }`: the text is not valid JSON.
        NotJson { reason "The parser's reason, in English": String } = "not-json",
        /// `{"players": 4}`: the value has the wrong type.
        FieldType { field "The field; empty for the hand itself": &'static str, expected "What it may hold": JsonType }
            = "field-type",
        /// `{"playrs": []}`: no field has this name.
        UnknownField {
            field "The field": String, nearest "The nearest one there is": Option<&'static str>,
            fields "All there are": &'static [&'static str],
        } = "unknown-field",
        /// `{"finish": null, "finish": null}`: the object has the same field twice.
        FieldTwice { field "The field": String } = "field-twice",
        /// `{"players": []}`: a required field is missing, in this example `finish`.
        FieldMissing { field "The field": &'static str } = "field-missing",
        /// `"opened": "serie"`: the field does not accept this word.
        FieldValue {
            field "The field": &'static str, value "The word": String,
            allowed "The words it takes": &'static [&'static str],
        } = "field-value",
    }
    of others {
        /// An error in tiles: the text of the tiles cannot be parsed.
        Notation(NotationFault),
        /// An error in the name of a variant.
        Profile(ProfileFault),
        /// An error in a hand that was parsed: a hand cannot end as the JSON says.
        Score(ScoreFault),
    }
}

impl SheetFault {
    /// Returns the fault for an unknown field, with the most similar known name.
    pub fn unknown_field(field: &str, fields: &'static [&'static str]) -> Self {
        Self::UnknownField { field: field.to_owned(), nearest: suggest(field, fields.iter().copied()), fields }
    }
}
