//! The fields of a line.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::cli::fault::{Fault, FaultKind, Wanted};
use crate::cli::place::Place;
use crate::cli::questions::Options;
use crate::score::Opened;
use crate::sheets::json::refused_at;

/// What a line says: its fields, each with what it takes.
macro_rules! fields {
    ($($field:ident: $wanted:ident,)+) => {
        /// What a line says, borrowed from it where it can be. Other fields are left alone.
        #[derive(Deserialize, Default)]
        #[serde(default)]
        pub(super) struct Fields<'a> {
            #[serde(borrow)]
            pub(super) id: Option<&'a RawValue>,
            $(
                #[serde(borrow)]
                pub(super) $field: Field<'a>,
            )+
        }

        impl Fields<'_> {
            /// A fault for every field that is of another type.
            fn mistyped(&self) -> Vec<Fault> {
                let all = [$((stringify!($field), &self.$field, Wanted::$wanted)),+];
                let wrong = all.into_iter().filter(|(_, field, wanted)| !field.is(*wanted));
                let fault = |(field, _, wanted)| Fault::whole(FaultKind::FieldType { field, wanted }, Place::Line);
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

/// How many layouts `melds` lists of a line that does not say: one hand may have millions.
pub(crate) const MOST_LISTED: u64 = 1000;

impl<'a> Fields<'a> {
    /// Reads a line that is known to be UTF-8.
    pub(super) fn read(line: &'a str) -> Result<Self, Vec<Fault>> {
        if !is_object(line) {
            return Err(vec![Fault::whole(FaultKind::LineNotObject, Place::Line)]);
        }
        serde_json::from_str(line).map_err(|error| {
            let (reason, span) = refused_at(line, &error);
            vec![Fault::new(FaultKind::LineNotJson { reason }, Place::Line, span)]
        })
    }

    /// What is asked besides the tiles, or every field that is of another type.
    pub(super) fn options(&self) -> Result<Options, Vec<Fault>> {
        let faults = self.mistyped();
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Options {
            draws: self.draws.count(),
            limit: self.limit.count(),
            layouts: MOST_LISTED,
            partial: matches!(self.partial, Field::Bool(true)),
            opened: self.opened.text().and_then(|word| word.parse().ok()),
            ..Options::default()
        })
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
pub(super) enum Field<'a> {
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

    /// The text; a list of texts is read as if blanks stood between them.
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
