//! The fields of a line.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::cli::fault::{Fault, FaultKind, Wanted};
use crate::cli::place::Place;
use crate::score::Opened;

/// What a line says, borrowed from it where it can be. Other fields are left alone.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Fields<'a> {
    #[serde(borrow)]
    pub(super) id: Option<&'a RawValue>,
    #[serde(borrow)]
    indicator: Field<'a>,
    #[serde(borrow)]
    hand: Field<'a>,
    #[serde(borrow)]
    variant: Field<'a>,
    #[serde(borrow)]
    seen: Field<'a>,
    #[serde(borrow)]
    discard: Field<'a>,
    #[serde(borrow)]
    draws: Field<'a>,
    #[serde(borrow)]
    limit: Field<'a>,
    #[serde(borrow)]
    partial: Field<'a>,
    #[serde(borrow)]
    opened: Field<'a>,
}

/// The fields that are texts; a list of texts is read as if blanks stood between them.
pub(super) struct Texts<'a> {
    pub(super) indicator: Option<&'a str>,
    pub(super) hand: Option<&'a str>,
    pub(super) variant: Option<&'a str>,
    pub(super) seen: Option<&'a str>,
    pub(super) discard: Option<&'a str>,
}

/// What a question may be asked besides the tiles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Options {
    pub(super) draws: Option<u64>,
    pub(super) limit: Option<u64>,
    pub(super) partial: bool,
    pub(super) opened: Option<Opened>,
}

impl<'a> Fields<'a> {
    /// Reads a line that is known to be UTF-8.
    pub(super) fn read(line: &'a str) -> Result<Self, Vec<Fault>> {
        if !is_object(line) {
            return Err(vec![Fault::whole(FaultKind::LineNotObject, Place::Line)]);
        }
        serde_json::from_str(line).map_err(|error| {
            // The parser ends every reason with the place, which the span says better.
            let reason = error.to_string();
            let reason = reason.split(" at line ").next().unwrap_or_default().to_owned();
            let column = error.column().saturating_sub(1).min(line.len());
            let at = (0..=column).rev().find(|&at| line.is_char_boundary(at)).unwrap_or_default();
            let end = line[at..].chars().next().map_or(at, |character| at + character.len_utf8());
            vec![Fault::new(FaultKind::LineNotJson { reason }, Place::Line, at..end)]
        })
    }

    /// The texts and options, or every field that is of another type.
    pub(super) fn typed(&self) -> Result<(Texts<'_>, Options), Vec<Fault>> {
        let mut faults = Vec::new();
        let mut check = |name, field: &Field<'_>, wanted| {
            if !field.is(wanted) {
                faults.push(Fault::whole(FaultKind::FieldType { field: name, wanted }, Place::Line));
            }
        };
        check("indicator", &self.indicator, Wanted::Text);
        check("hand", &self.hand, Wanted::Texts);
        check("variant", &self.variant, Wanted::Text);
        check("seen", &self.seen, Wanted::Texts);
        check("discard", &self.discard, Wanted::Text);
        check("draws", &self.draws, Wanted::Count);
        check("limit", &self.limit, Wanted::Count);
        check("partial", &self.partial, Wanted::Bool);
        check("opened", &self.opened, Wanted::Opened);
        if !faults.is_empty() {
            return Err(faults);
        }
        let texts = Texts {
            indicator: self.indicator.text(),
            hand: self.hand.text(),
            variant: self.variant.text(),
            seen: self.seen.text(),
            discard: self.discard.text(),
        };
        let options = Options {
            draws: self.draws.count(),
            limit: self.limit.count(),
            partial: matches!(self.partial, Field::Bool(true)),
            opened: self.opened.text().and_then(|word| word.parse().ok()),
        };
        Ok((texts, options))
    }
}

/// Whether what a line says begins as an object does.
fn is_object(line: &str) -> bool {
    line.trim_ascii_start().starts_with('{')
}

/// The id of a line whose fields cannot be read, if it has one.
pub(super) fn id(line: &str) -> Option<&RawValue> {
    #[derive(Deserialize)]
    struct Id<'a> {
        #[serde(borrow)]
        id: Option<&'a RawValue>,
    }
    // The first item of a list would be taken for it.
    let object = Some(line).filter(|line| is_object(line))?;
    serde_json::from_str::<Id<'_>>(object).ok().and_then(|line| line.id)
}

/// A value of any type; null is the same as nothing.
#[derive(Default)]
enum Field<'a> {
    #[default]
    Absent,
    Text(Cow<'a, str>),
    List(String),
    Count(u64),
    Bool(bool),
    Other,
}

impl Field<'_> {
    fn is(&self, wanted: Wanted) -> bool {
        match self {
            Self::Absent => true,
            Self::Text(word) if wanted == Wanted::Opened => word.parse::<Opened>().is_ok(),
            Self::Text(_) => matches!(wanted, Wanted::Text | Wanted::Texts),
            Self::List(_) => wanted == Wanted::Texts,
            Self::Count(_) => wanted == Wanted::Count,
            Self::Bool(_) => wanted == Wanted::Bool,
            Self::Other => false,
        }
    }

    fn text(&self) -> Option<&str> {
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

impl<'de: 'a, 'a> Deserialize<'de> for Field<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyField)
    }
}

/// Takes whatever comes, so that a wrong type is a fault of the field and not of the line.
struct AnyField;

impl<'de> Visitor<'de> for AnyField {
    type Value = Field<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(Field::Absent)
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Field::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Field::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_u64<E: Error>(self, count: u64) -> Result<Self::Value, E> {
        Ok(Field::Count(count))
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Self::Value, E> {
        Ok(Field::Bool(value))
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Self::Value, E> {
        Ok(Field::Other)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self::Value, E> {
        Ok(Field::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Field::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut joined = String::new();
        let mut texts = true;
        while let Some(item) = list.next_element::<Field<'de>>()? {
            if let Field::Text(text) = item {
                if !joined.is_empty() {
                    joined.push(' ');
                }
                joined.push_str(&text);
            } else {
                texts = false;
            }
        }
        Ok(if texts { Field::List(joined) } else { Field::Other })
    }
}
