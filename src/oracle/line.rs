//! Parses the values of options from the JSON object of a line.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::diagnostic::{Diagnostic, Place};
use super::fault::AskFault;
use super::options::{QuestionName, QuestionOption, ValueType};
use super::plain_line::LineShape;
use super::values;
use crate::notation::BORDER;
use crate::sheets::json::{JsonText, fields, refused_at};
use crate::words::Named;

/// The values of the options of a question, from a line or from the command line.
#[derive(Debug, Default)]
pub(crate) struct OptionValues<'a> {
    values: Vec<GivenOption<'a>>,
    /// The options in `values`, as a bit set. Most questions give few options, and most look-ups are for a missing
    /// option.
    present: u128,
}

#[derive(Debug)]
struct GivenOption<'a> {
    option: &'static QuestionOption,
    /// The name as written. An option can have several names, such as `last` and `finishing`.
    name: Cow<'a, str>,
    value: OptionValue<'a>,
}

/// The value of an option: JSON of any type. JSON's `null` means that the option is absent.
#[derive(Debug)]
pub(crate) enum OptionValue<'a> {
    Absent,
    Text(Cow<'a, str>),
    List(Vec<Cow<'a, str>>),
    Count(u64),
    Bool(bool),
    Other,
}

impl<'a> OptionValues<'a> {
    /// Adds the value of an option, under the name with which it was given. Joins a list of texts to one text
    /// if the option takes one text. The command line accepts some options without a value, such as `--claimed`. For these
    /// options, `true` means the option without a value.
    pub(crate) fn add(
        &mut self,
        option: &'static QuestionOption,
        name: impl Into<Cow<'a, str>>,
        value: OptionValue<'a>,
    ) {
        let value = match value {
            OptionValue::Bool(given) if option.bare.is_some() => match option.bare.filter(|_| given) {
                Some(bare) => OptionValue::Text(bare.into()),
                None => OptionValue::Absent,
            },
            OptionValue::List(texts) if matches!(option.takes, ValueType::Texts | ValueType::Tiles) => {
                let between = if option.takes == ValueType::Tiles { BORDER } else { ' ' };
                OptionValue::Text(texts.join(between.encode_utf8(&mut [0])).into())
            }
            OptionValue::Text(text) if option.takes == ValueType::List => OptionValue::List(vec![text]),
            OptionValue::Text(text) => OptionValue::Text(match option.takes {
                ValueType::Name(names) => values::choose(option.name, names, &text).map_or(text, Cow::Borrowed),
                _ => text,
            }),
            value => value,
        };
        self.values.push(GivenOption { option, name: name.into(), value });
        self.present |= 1 << option.index as u32;
    }

    fn find(&self, option: &'static QuestionOption) -> Option<&GivenOption<'a>> {
        if self.present & 1 << option.index as u32 == 0 {
            return None;
        }
        self.values.iter().find(|given| given.option == option)
    }

    pub(super) fn get(&self, option: &'static QuestionOption) -> Option<&OptionValue<'a>> {
        self.find(option).map(|given| &given.value)
    }

    /// Returns the name of an option as it was written, or its usual name if it was not given.
    pub(crate) fn name_of(&self, option: &'static QuestionOption) -> &str {
        self.find(option).map_or(option.name, |given| &given.name)
    }

    /// Returns the options that have a value other than `null` and `false`, in the order in which they were given.
    pub(crate) fn given(&self) -> impl Iterator<Item = &'static QuestionOption> {
        self.values.iter().filter(|given| given.value.is_given()).map(|given| given.option)
    }

    /// Returns true if the option has a value other than `null` and `false`.
    pub(crate) fn is_given(&self, option: &'static QuestionOption) -> bool {
        self.get(option).is_some_and(OptionValue::is_given)
    }

    pub(crate) fn text(&self, option: &'static QuestionOption) -> Option<&str> {
        if let Some(OptionValue::Text(text)) = self.get(option) { Some(text) } else { None }
    }

    pub(crate) fn list(&self, option: &'static QuestionOption) -> &[Cow<'a, str>] {
        if let Some(OptionValue::List(texts)) = self.get(option) { texts } else { &[] }
    }

    pub(crate) fn count(&self, option: &'static QuestionOption) -> Option<u64> {
        let value = self.get(option).filter(|value| value.is(option.takes));
        if let Some(OptionValue::Count(count)) = value { Some(*count) } else { None }
    }

    /// Returns the value of an option that takes at most [`Switch::MAX`](crate::table::Switch::MAX).
    pub(crate) fn figure(&self, option: &'static QuestionOption) -> Option<u32> {
        self.count(option).map(|count| u32::try_from(count).expect("not above the maximum of the option"))
    }

    pub(crate) fn flag(&self, option: &'static QuestionOption) -> bool {
        matches!(self.get(option), Some(OptionValue::Bool(true)))
    }

    /// Parses the value of an option whose allowed values are the names of `T`.
    pub(crate) fn named<T: Named + std::str::FromStr>(&self, option: &'static QuestionOption) -> Option<T> {
        self.text(option)?.parse().ok()
    }

    /// Returns a fault for every value of the wrong type, and for every two options that exclude each other. Options
    /// that the question does not take are not checked.
    pub(crate) fn faults(&self, question: QuestionName) -> Vec<Diagnostic> {
        // Most lines have only options without conflicts, with values of the right types.
        let is_usual =
            |given: &GivenOption<'_>| given.value.is(given.option.takes) && given.option.conflicts.is_empty();
        if self.values.iter().all(is_usual) {
            return Vec::new();
        }
        let mut faults = Vec::new();
        for GivenOption { option, name, value } in &self.values {
            if !value.is(option.takes) && option.is_of(question) {
                faults.push(AskFault::FieldType { field: name.to_string(), expected: option.takes });
            }
        }
        for option in self.given().filter(|option| !option.conflicts.is_empty() && option.is_of(question)) {
            let other = self.given().find(|other| *other != option && option.conflicts.contains(&other.name));
            let fault = other.map(|other| {
                let (name, other) = (self.name_of(option), self.name_of(other));
                (AskFault::conflict(name, other), AskFault::conflict(other, name))
            });
            // If two options exclude each other, report this once, not once for each option.
            faults.extend(fault.filter(|(_, reversed)| !faults.contains(reversed)).map(|(fault, _)| fault));
        }
        faults.into_iter().map(|fault| Diagnostic::whole(fault, Place::Line)).collect()
    }
}

impl OptionValue<'_> {
    const fn is_given(&self) -> bool {
        !matches!(self, Self::Absent | Self::Bool(false))
    }

    fn is(&self, expected: ValueType) -> bool {
        match self {
            Self::Absent => true,
            Self::Text(name) => match expected {
                ValueType::Text | ValueType::Texts | ValueType::Tiles | ValueType::List => true,
                ValueType::Name(names) => names.contains(&name.as_ref()),
                ValueType::Pair | ValueType::Count(_) | ValueType::Bool => false,
            },
            Self::List(texts) => match expected {
                ValueType::List => true,
                ValueType::Pair => texts.len() == 2,
                _ => false,
            },
            Self::Count(count) => matches!(expected, ValueType::Count(most) if *count <= most),
            Self::Bool(_) => expected == ValueType::Bool,
            Self::Other => false,
        }
    }
}

/// A line: the JSON object that asks a question. Fields that are not options are ignored.
#[derive(Debug, Default)]
pub(crate) struct QuestionLine<'a> {
    /// The JSON of the field `id`, or `None` if the line has no `id` or it is `null`.
    pub(crate) id: Option<&'a str>,
    pub(crate) options: OptionValues<'a>,
    /// True if the line gives an option or the `id` twice. Then `options` has the first value.
    pub(crate) repeats: bool,
}

impl<'a> QuestionLine<'a> {
    /// Reads a line. `shape` remembers the fields of earlier lines.
    pub(crate) fn read(line: &'a str, shape: &mut LineShape) -> Result<Self, Diagnostic> {
        if let Some(read) = shape.read(line) {
            return Ok(read);
        }
        if !is_object(line) {
            return Err(Diagnostic::whole(AskFault::LineNotObject, Place::Line));
        }
        serde_json::from_str(line).map_err(|error| {
            let (reason, span) = refused_at(line, &error);
            Diagnostic::new(AskFault::LineNotJson { reason }, Place::Line, span)
        })
    }
}

fn is_object(line: &str) -> bool {
    line.trim_ascii_start().starts_with('{')
}

/// Returns the `id` of a line even if its other fields are invalid, or `None` if the line has no `id`.
pub(crate) fn id(line: &str) -> Option<&RawValue> {
    #[derive(Deserialize)]
    struct Id<'a> {
        #[serde(borrow)]
        id: Option<&'a RawValue>,
    }
    // Without this check, serde would take the first item of a JSON list as the id.
    let object = Some(line).filter(|line| is_object(line))?;
    serde_json::from_str::<Id<'_>>(object).ok().and_then(|line| line.id)
}

/// Returns the fields of a JSON object that was parsed before.
pub(super) fn valid_fields(object: &str) -> Vec<(Cow<'_, str>, &RawValue)> {
    fields(object).expect("the object was parsed before")
}

impl<'de: 'a, 'a> Deserialize<'de> for QuestionLine<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct LineVisitor;

        impl<'de> Visitor<'de> for LineVisitor {
            type Value = QuestionLine<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut line = QuestionLine::default();
                let mut any_id = false;
                while let Some(JsonText(name)) = map.next_key()? {
                    if name == "id" {
                        let id: Option<&RawValue> = map.next_value()?;
                        line.repeats |= any_id;
                        line.id = if any_id { line.id } else { id.map(RawValue::get) };
                        any_id = true;
                    } else if let Some(option) = QuestionOption::find(&name) {
                        let value = map.next_value()?;
                        match line.options.get(option) {
                            Some(_) => line.repeats = true,
                            None => line.options.add(option, name, value),
                        }
                    } else {
                        map.next_value::<IgnoredAny>()?;
                    }
                }
                Ok(line)
            }
        }

        deserializer.deserialize_map(LineVisitor)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for OptionValue<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyValue)
    }
}

/// A visitor that accepts values of every type. A value of the wrong type then does not end the parsing of the line.
struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = OptionValue<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(OptionValue::Absent)
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(OptionValue::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(OptionValue::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_u64<E: Error>(self, count: u64) -> Result<Self::Value, E> {
        Ok(OptionValue::Count(count))
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Self::Value, E> {
        Ok(OptionValue::Bool(value))
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Self::Value, E> {
        Ok(OptionValue::Other)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self::Value, E> {
        Ok(OptionValue::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(OptionValue::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut texts = Some(Vec::new());
        while let Some(item) = list.next_element::<OptionValue<'de>>()? {
            match (item, &mut texts) {
                (OptionValue::Text(text), Some(texts)) => texts.push(text),
                _ => texts = None,
            }
        }
        Ok(texts.map_or(OptionValue::Other, OptionValue::List))
    }
}
