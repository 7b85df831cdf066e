//! JSON values with their places in the text, and the faults in the JSON of finished hands.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::Deserializer as Json;
use serde_json::value::RawValue;

use crate::notation::NotationFault;
use crate::record::{RecordFault, figure};
use crate::score::{Adjustment, ScoreFault, Spanned};
use crate::table::ProfileFault;
use crate::words::{Fault, fault_kinds, span_within, suggest};

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
    /// A whole number with or without a sign.
    Points,
    /// Corrections by hand: a list of objects with `points` and `reason`.
    Adjustments,
    /// An object with the name of each player and the player's points.
    Totals,
    /// The lines of one hand of a record: a JSON array of strings.
    Lines,
    /// The lines of a record before its first hand: a JSON array of strings.
    HeaderLines,
    /// Remarks: an object whose values are strings.
    Remarks,
    /// The reason why a hand is void: a JSON string, or `true` or `false`.
    Void,
    /// Tiles: a JSON string, or an array of strings.
    Tiles,
}

fault_kinds! {
    /// The kinds of error in the JSON of finished hands. Most comments start with an example.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SheetFault {
        /// `{"finish": }`: the text is not valid JSON.
        NotJson { reason "The message of the JSON parser, in English": String } = "not-json",
        /// `{"players": 4}`: the value has the wrong type.
        FieldType {
            field "The name of the field; empty for the hand itself": &'static str,
            expected "The types that the field accepts": JsonType,
        } = "field-type",
        /// `{"playrs": []}`: no field has this name.
        UnknownField {
            field "The unknown name": String, nearest "The most similar field": Option<&'static str>,
            fields "The names of all fields": &'static [&'static str],
        } = "unknown-field",
        /// `{"players": [], "players": []}`: the object has the same field twice.
        FieldTwice { field "The name of the field": String } = "field-twice",
        /// `{"players": []}`: a required field is missing, in this example `finish`.
        FieldMissing { field "The name of the field": &'static str } = "field-missing",
        /// A hand has the field `lines`, but the text has no record header such as `{"record": 1, "players": [...]}`.
        LinesAlone = "lines-alone",
        /// A hand or a header has both `lines` and other fields, which contradict each other.
        LinesDiffer = "lines-differ",
        /// `"opened": "serie"`: the field does not accept this word.
        FieldValue {
            field "The name of the field": &'static str, value "The word as written": String,
            allowed "The words that the field accepts": &'static [&'static str],
        } = "field-value",
    }
    of others {
        /// The text of the tiles cannot be parsed.
        Notation(NotationFault),
        /// An error in the name of a variant.
        Profile(ProfileFault),
        /// An error in the lines of a record.
        Record(RecordFault),
        /// The hand is impossible or cannot be scored.
        Score(ScoreFault),
    }
}

impl SheetFault {
    /// Returns the fault for an unknown field, with the most similar name in `fields`.
    pub(crate) fn unknown_field(field: &str, fields: &'static [&'static str]) -> Self {
        Self::UnknownField { field: field.to_owned(), nearest: suggest(field, fields.iter().copied()), fields }
    }
}

/// A JSON value, and the whole text around it.
#[derive(Clone, Copy)]
pub(super) struct JsonNode<'a> {
    raw: &'a RawValue,
    text: &'a str,
}

pub(super) struct JsonField<'a> {
    pub(super) name: Cow<'a, str>,
    at: Option<Range<usize>>,
    pub(super) value: JsonNode<'a>,
}

/// Parses a text as a sequence of JSON values. Stops at the first invalid value and returns its fault.
pub(super) fn values(text: &str) -> (Vec<JsonNode<'_>>, Option<Fault<SheetFault>>) {
    let mut nodes = Vec::new();
    for raw in Json::from_str(text).into_iter::<&RawValue>() {
        match raw {
            Ok(raw) => nodes.push(JsonNode { raw, text }),
            Err(error) => {
                let (reason, span) = refused_at(text, &error);
                return (nodes, Some(Fault::new(SheetFault::NotJson { reason }, span)));
            }
        }
    }
    (nodes, None)
}

/// Returns the reason why the JSON parser rejected a text, and the byte range of the character where it stopped. The
/// reason is `error` without the line and column numbers.
pub(crate) fn refused_at(text: &str, error: &serde_json::Error) -> (String, Range<usize>) {
    let before: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let mut at = (before + error.column().saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let length = text[at..].chars().next().map_or(0, char::len_utf8);
    let reason = error.to_string();
    let reason = reason.split(" at line ").next().expect("a split has a first part").to_owned();
    (reason, at..at + length)
}

impl<'a> JsonNode<'a> {
    pub(super) fn span(self) -> Range<usize> {
        span_within(self.text, self.raw.get())
    }

    /// Returns the byte range of the value's first line. Faults of the whole value point there.
    pub(super) fn head(self) -> Spanned<()> {
        let span = self.span();
        let first = self.raw.get().lines().next().map_or(0, str::len);
        Spanned::new((), span.start..span.start + first)
    }

    pub(super) fn spanned<T>(self, value: T) -> Spanned<T> {
        Spanned { span: self.head().span, value }
    }

    pub(super) fn fault(self, kind: impl Into<SheetFault>) -> Fault<SheetFault> {
        self.spanned(()).fault(kind)
    }

    pub(super) fn wrong_type(self, field: &'static str, expected: JsonType) -> Fault<SheetFault> {
        self.fault(SheetFault::FieldType { field, expected })
    }

    pub(super) fn is_null(self) -> bool {
        self.raw.get() == "null"
    }

    pub(super) fn is_list(self) -> bool {
        self.raw.get().starts_with('[')
    }

    pub(super) fn has_several(self) -> bool {
        self.is_list() && self.list().is_some_and(|items| items.len() > 1)
    }

    /// Returns the content of a JSON string, and the byte where it starts. The byte is `None` if the string has escape
    /// sequences, because the content then differs from the text.
    pub(super) fn string(self) -> Option<(Cow<'a, str>, Option<usize>)> {
        let JsonText(text) = serde_json::from_str(self.raw.get()).ok()?;
        let literal = text.len() + 2 == self.raw.get().len();
        Some((text, literal.then(|| self.span().start + 1)))
    }

    pub(super) fn boolean(self) -> Option<bool> {
        serde_json::from_str(self.raw.get()).ok()
    }

    pub(super) fn written(self) -> &'a str {
        self.raw.get()
    }

    pub(super) fn points(self, field: &'static str) -> Result<i64, SheetFault> {
        figure(self.raw.get(), -Adjustment::MOST..=Adjustment::MOST).map_err(|fault| match fault {
            RecordFault::NotAFigure { .. } => SheetFault::FieldType { field, expected: JsonType::Points },
            fault => fault.into(),
        })
    }

    pub(super) fn count(self) -> Option<u32> {
        serde_json::from_str(self.raw.get()).ok()
    }

    pub(super) fn list(self) -> Option<Vec<Self>> {
        let items: Vec<&'a RawValue> = serde_json::from_str(self.raw.get()).ok()?;
        Some(items.into_iter().map(|raw| Self { raw, text: self.text }).collect())
    }

    /// Returns the fields of an object in the order of the text. A name may occur twice.
    pub(super) fn object(self) -> Option<Vec<JsonField<'a>>> {
        let field = |(name, raw): (Cow<'a, str>, &'a RawValue)| {
            let at = match &name {
                Cow::Borrowed(name) => {
                    let span = span_within(self.text, name);
                    Some(span.start - 1..span.end + 1)
                }
                Cow::Owned(_) => None,
            };
            JsonField { name, at, value: Self { raw, text: self.text } }
        };
        Some(fields(self.raw.get())?.into_iter().map(field).collect())
    }
}

impl JsonField<'_> {
    /// Returns a fault at the name of the field, or at its value if the name has escape sequences.
    pub(super) fn fault(&self, kind: impl Into<SheetFault>) -> Fault<SheetFault> {
        self.named(()).fault(kind.into())
    }

    /// Returns a value with the byte range of the field's name, or of its value if the name has escape sequences.
    pub(super) fn named<T>(&self, value: T) -> Spanned<T> {
        match &self.at {
            Some(at) => Spanned::new(value, at.clone()),
            None => self.value.spanned(value),
        }
    }
}

/// Returns the names and values of a JSON object in the order of the text, or `None` if the text is not an object.
pub(crate) fn fields(text: &str) -> Option<Vec<(Cow<'_, str>, &RawValue)>> {
    let JsonFields(fields) = serde_json::from_str(text).ok()?;
    Some(fields.into_iter().map(|(JsonText(name), raw)| (name, raw)).collect())
}

/// The content of a JSON string. It borrows from the text unless the string has escape sequences.
#[derive(Deserialize)]
pub(crate) struct JsonText<'a>(#[serde(borrow)] pub(crate) Cow<'a, str>);

struct JsonFields<'a>(Vec<(JsonText<'a>, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for JsonFields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct EntriesVisitor;
        impl<'de> Visitor<'de> for EntriesVisitor {
            type Value = JsonFields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    fields.push(entry);
                }
                Ok(JsonFields(fields))
            }
        }
        deserializer.deserialize_map(EntriesVisitor)
    }
}
