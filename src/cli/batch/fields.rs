//! Parses the JSON fields of one line of a stream.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::cli::fault::{FaultKind, InputFault, ValueType};
use crate::cli::place::Place;
use crate::cli::questions::HandOptions;
use crate::score::Opened;
use crate::sheets::json::refused_at;

/// Defines the fields of an input line, each with the type of value it takes.
macro_rules! fields {
    ($($field:ident: $expected:ident,)+) => {
        /// The parsed fields of an input line, borrowed from the line where possible. Unknown fields are ignored.
        #[derive(Deserialize, Default)]
        #[serde(default)]
        pub(super) struct LineFields<'a> {
            #[serde(borrow)]
            pub(super) id: Option<&'a RawValue>,
            $(
                #[serde(borrow)]
                pub(super) $field: LineField<'a>,
            )+
        }

        impl LineFields<'_> {
            /// Returns a fault for every field with a value of the wrong type.
            fn mistyped(&self) -> Vec<InputFault> {
                let all = [$((stringify!($field), &self.$field, ValueType::$expected)),+];
                let wrong = all.into_iter().filter(|(_, field, expected)| !field.is(*expected));
                let fault = |(field, _, expected)| InputFault::whole(FaultKind::FieldType { field, expected }, Place::Line);
                wrong.map(fault).collect()
            }
        }
    };
}

fields! {
    indicator: Text,
    hand: Texts,
    variant: Text,
    seen: Texts,
    discard: Text,
    draws: Count,
    limit: Count,
    partial: Bool,
    opened: Opened,
}

/// The default number of layouts that `okey batch melds` lists for one line. A hand can have millions of layouts.
pub(crate) const MOST_LISTED: u64 = 1000;

impl<'a> LineFields<'a> {
    /// Parses the JSON object of a line.
    pub(super) fn read(line: &'a str) -> Result<Self, Vec<InputFault>> {
        if !is_object(line) {
            return Err(vec![InputFault::whole(FaultKind::LineNotObject, Place::Line)]);
        }
        serde_json::from_str(line).map_err(|error| {
            let (reason, span) = refused_at(line, &error);
            vec![InputFault::new(FaultKind::LineNotJson { reason }, Place::Line, span)]
        })
    }

    /// Returns the options that the fields set, or a fault for every field with a value of the wrong type.
    pub(super) fn options(&self) -> Result<HandOptions, Vec<InputFault>> {
        let faults = self.mistyped();
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(HandOptions {
            draws: self.draws.count(),
            limit: self.limit.count(),
            layouts: MOST_LISTED,
            partial: matches!(self.partial, LineField::Bool(true)),
            opened: self.opened.text().and_then(|word| word.parse().ok()),
            ..HandOptions::default()
        })
    }
}

/// Returns true if the first character of the line, after blanks, opens a JSON object.
fn is_object(line: &str) -> bool {
    line.trim_ascii_start().starts_with('{')
}

/// Returns the `id` of a line whose other fields are invalid, or `None` if the line has no `id`.
pub(super) fn id(line: &str) -> Option<&RawValue> {
    #[derive(Deserialize)]
    struct Id<'a> {
        #[serde(borrow)]
        id: Option<&'a RawValue>,
    }
    // If the line is a JSON list, serde would take its first item as the id.
    let object = Some(line).filter(|line| is_object(line))?;
    serde_json::from_str::<Id<'_>>(object).ok().and_then(|line| line.id)
}

/// The value of a field: JSON of any type. JSON's `null` means that the field is absent.
#[derive(Default)]
pub(super) enum LineField<'a> {
    #[default]
    Absent,
    Text(Cow<'a, str>),
    List(String),
    Count(u64),
    Bool(bool),
    Other,
}

impl LineField<'_> {
    fn is(&self, expected: ValueType) -> bool {
        match self {
            Self::Absent => true,
            Self::Text(word) if expected == ValueType::Opened => word.parse::<Opened>().is_ok(),
            Self::Text(_) => matches!(expected, ValueType::Text | ValueType::Texts),
            Self::List(_) => expected == ValueType::Texts,
            Self::Count(_) => expected == ValueType::Count,
            Self::Bool(_) => expected == ValueType::Bool,
            Self::Other => false,
        }
    }

    /// Returns the value as text. A list of texts is joined with blanks.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::List(text) => Some(text),
            _ => None,
        }
    }

    fn count(&self) -> Option<u64> {
        if let Self::Count(count) = self { Some(*count) } else { None }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for LineField<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyField)
    }
}

/// A visitor that accepts values of every type. So a value of the wrong type is a fault of that field only, and the
/// rest of the line can still be parsed.
struct AnyField;

impl<'de> Visitor<'de> for AnyField {
    type Value = LineField<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(LineField::Absent)
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(LineField::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(LineField::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_u64<E: Error>(self, count: u64) -> Result<Self::Value, E> {
        Ok(LineField::Count(count))
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Self::Value, E> {
        Ok(LineField::Bool(value))
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Self::Value, E> {
        Ok(LineField::Other)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self::Value, E> {
        Ok(LineField::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(LineField::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut joined = String::new();
        let mut texts = true;
        while let Some(item) = list.next_element::<LineField<'de>>()? {
            if let LineField::Text(text) = item {
                if !joined.is_empty() {
                    joined.push(' ');
                }
                joined.push_str(&text);
            } else {
                texts = false;
            }
        }
        Ok(if texts { LineField::List(joined) } else { LineField::Other })
    }
}
