//! Writes JSON: every answer and every error is one object on one line. Characters that are invisible or that a
//! terminal interprets are escaped. An answer has only the fields that the question asks for ([`ChosenFields`]).

use std::cell::Cell;
use std::fmt;
use std::io::{self, Write};
use std::mem;

use serde::Serialize;
use serde::ser::{Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple, Serializer};

use super::fault::AskFault;
use crate::report::{FOREIGN_NAME, PLAIN_JSON};
use crate::words::{is_plain, suggest};

/// The number of bytes that are collected before they are written to a stream.
const PIECE: usize = 8 * 1024;

/// Writes a value as JSON. Fails only if the stream fails, because every report has a JSON form.
pub(crate) fn write(mut to: impl Write, value: &(impl Serialize + ?Sized)) -> io::Result<()> {
    let mut bytes = Vec::new();
    let mut failed = None;
    let flush = |bytes: &mut Vec<u8>| {
        let written = to.write_all(bytes).map_err(|error| failed = Some(error));
        bytes.clear();
        written.map_err(|()| fmt::Error)
    };
    let overflow = &mut { flush };
    let mut writer = JsonWriter { most: PIECE, ..JsonWriter::new(&mut bytes, overflow) };
    let written = value.serialize(&mut writer).and_then(|()| (writer.overflow)(writer.to));
    written.map_err(|error| failed.unwrap_or_else(|| io::Error::other(error)))
}

/// Appends members of `value` to a JSON object whose closing brace is not written yet. With a filter, appends only the
/// members that it chooses, and does not serialize the other members.
///
/// # Errors
///
/// Fails if the members and the closing brace take more than `most` bytes.
pub(crate) fn append_members(
    to: &mut Vec<u8>,
    value: &impl Serialize,
    most: usize,
    filter: Option<MemberFilter<'_>>,
) -> fmt::Result {
    let most = to.len().saturating_add(most).saturating_sub(1);
    let overflow = &mut |_: &mut Vec<u8>| Err(fmt::Error);
    let filter = filter.map(|MemberFilter { fields, seen }| MemberFilter {
        fields,
        seen: seen.map(|seen| -> SeenMember<'_> { seen }),
    });
    let mut writer = JsonWriter { filter, members_only: true, most, ..JsonWriter::new(to, overflow) };
    let written = value.serialize(&mut writer);
    if writer.choice != MemberChoice::End {
        written?;
    }
    writer.check_length()
}

/// What to do with a member of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MemberChoice {
    Write,
    Skip,
    /// Skip this member and all members after it.
    End,
}

/// A function that is called with the name of each member, up to the last chosen one. The second argument is true if
/// the member is chosen.
pub(crate) type SeenMember<'a> = &'a mut (dyn FnMut(&str, bool) + 'a);

/// A choice among the members of an object.
pub(crate) struct MemberFilter<'a> {
    fields: &'a ChosenFields<'a>,
    seen: Option<SeenMember<'a>>,
}

impl MemberFilter<'_> {
    fn choose(&mut self, name: &str) -> MemberChoice {
        let choice = self.fields.take(name);
        if let Some(seen) = &mut self.seen {
            seen(name, choice == MemberChoice::Write);
        }
        choice
    }
}

/// Appends one member to a JSON object whose closing brace is not written yet.
pub(crate) fn append_member(to: &mut Vec<u8>, name: &str, value: &(impl Serialize + ?Sized)) {
    let overflow = &mut |_: &mut Vec<u8>| Err(fmt::Error);
    let mut writer = JsonWriter::new(to, overflow);
    writer.comma();
    // A write to memory cannot fail.
    let _ = writer.serialize_str(name);
    writer.to.push(b':');
    let _ = value.serialize(&mut writer);
}

/// Appends JSON that was parsed from the input.
pub(crate) fn append_json(to: &mut Vec<u8>, json: &str) {
    escape(to, json, false);
}

pub(crate) fn text(value: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes, value).expect("a write to memory succeeds");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

/// The names of the fields that a question asks for. If there are no names, the answer has all its fields.
#[derive(Debug, Default)]
pub(crate) struct ChosenFields<'a> {
    /// Each name has a flag, which becomes true when the answer has a field with this name.
    names: Vec<(&'a str, Cell<bool>)>,
    /// The number of names for which the answer has had no field yet.
    left: Cell<usize>,
}

impl<'a> FromIterator<&'a str> for ChosenFields<'a> {
    /// Creates a selection of the fields with these names. A name counts as unknown until the answer has a field with
    /// this name.
    fn from_iter<T: IntoIterator<Item = &'a str>>(names: T) -> Self {
        let names: Vec<_> = names.into_iter().map(|name| (name, Cell::new(false))).collect();
        Self { left: Cell::new(names.len()), names }
    }
}

impl ChosenFields<'_> {
    /// Marks a name as known. The answer has a field with this name, but the report has none: for example `id` in an
    /// answer to a line, or `text` in an answer in sentences.
    pub(crate) fn with_known(self, name: &str) -> Self {
        for (_, found) in self.names.iter().filter(|(chosen, _)| *chosen == name) {
            found.set(true);
            self.left.update(|left| left - 1);
        }
        self
    }

    /// Returns true if the answer must have at least one of these fields.
    pub(crate) fn any(&self, fields: &[&str]) -> bool {
        self.names.is_empty() || self.names.iter().any(|(name, _)| fields.contains(name))
    }

    fn take(&self, field: &str) -> MemberChoice {
        if self.names.is_empty() {
            return MemberChoice::Write;
        }
        if self.left.get() == 0 {
            return MemberChoice::End;
        }
        let mut choice = MemberChoice::Skip;
        for (_, found) in self.names.iter().filter(|(name, _)| *name == field) {
            choice = MemberChoice::Write;
            if !found.replace(true) {
                self.left.update(|left| left - 1);
            }
        }
        choice
    }

    /// Appends the chosen fields of `report` to a JSON object whose closing brace is not written yet.
    ///
    /// # Errors
    ///
    /// Fails if a chosen name is not a field of the report, or if the fields take more than `most` bytes. In the second
    /// case, the fault names `option`, the option that limits the length of the report's list.
    pub(crate) fn write(
        &self,
        to: &mut Vec<u8>,
        report: &impl Serialize,
        (most, option): (usize, Option<&'static str>),
        seen: Option<SeenMember<'_>>,
    ) -> Result<(), AskFault> {
        let takes_all = self.names.is_empty() && seen.is_none();
        let seen = seen.map(|seen| -> SeenMember<'_> { seen });
        let filter = MemberFilter { fields: self, seen };
        append_members(to, report, most, Some(filter).filter(|_| !takes_all))
            .map_err(|_| AskFault::AnswerTooLong { most, option })?;
        match self.names.iter().find(|(_, found)| !found.get()) {
            Some((name, _)) => Err(unknown_field(name, report)),
            None => Ok(()),
        }
    }
}

/// Returns the fault for a chosen name that is not a field of the report.
fn unknown_field(name: &str, report: &impl Serialize) -> AskFault {
    let mut all = Vec::new();
    let mut list = |field: &str, _| all.push(field.to_owned());
    // No field has the name, so nothing is written.
    let fields = &ChosenFields::from_iter([name]);
    let _ = append_members(&mut Vec::new(), report, usize::MAX, Some(MemberFilter { fields, seen: Some(&mut list) }));
    let nearest = suggest(name, all.iter().map(String::as_str)).map(str::to_owned);
    AskFault::UnknownField { field: name.to_owned(), nearest, all }
}

/// A serializer that writes JSON to memory.
///
/// Names of unit variants and of fields need no escaping, so they are written unchanged, except names that a line of
/// input chose (see [`FOREIGN_NAME`]).
struct JsonWriter<'w> {
    to: &'w mut Vec<u8>,
    /// True if only the members of the outermost object are written, without its braces.
    members_only: bool,
    /// The choice among the members of the outermost object. With `None`, the writer writes all members.
    filter: Option<MemberFilter<'w>>,
    /// The maximum length of `to` in bytes. If `to` is longer, the writer calls `overflow`.
    most: usize,
    overflow: &'w mut (dyn FnMut(&mut Vec<u8>) -> fmt::Result + 'w),
    texts: Texts,
    /// The choice for the current member. After [`MemberChoice::End`], the serialization ends with an error.
    choice: MemberChoice,
}

/// The kind of the strings that are serialized next. It decides how they are escaped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Texts {
    Any,
    /// Names of fields, which need no escaping.
    Names,
    /// Names of fields that a line of input chose.
    ForeignNames,
    /// JSON that was parsed from the input.
    Json,
    /// JSON without characters to escape.
    PlainJson,
}

/// `serde_json` serializes a `RawValue` as a struct of this name, with one field that also has this name.
const RAW_VALUE: &str = "$serde_json::private::RawValue";

impl<'w> JsonWriter<'w> {
    /// Creates a writer that writes everything and has no maximum length.
    fn new(to: &'w mut Vec<u8>, overflow: &'w mut (dyn FnMut(&mut Vec<u8>) -> fmt::Result + 'w)) -> Self {
        let choice = MemberChoice::Write;
        Self { to, members_only: false, filter: None, most: usize::MAX, overflow, texts: Texts::Any, choice }
    }
}

impl JsonWriter<'_> {
    fn check_length(&mut self) -> fmt::Result {
        if self.to.len() > self.most { (self.overflow)(self.to) } else { Ok(()) }
    }

    /// Writes a bracket or brace, except around the outermost object if only its members are written.
    fn bracket(&mut self, bracket: u8) -> &mut Self {
        if !self.members_only {
            self.to.push(bracket);
        }
        self
    }

    fn comma(&mut self) {
        if !matches!(self.to.last(), Some(b'{' | b'[')) {
            self.to.push(b',');
        }
    }

    /// Writes a string, and escapes its unsafe characters.
    fn string(&mut self, text: &str) {
        self.to.push(b'"');
        escape(self.to, text, true);
        self.to.push(b'"');
    }

    /// Writes a string that needs no escaping.
    fn plain(&mut self, text: &str) {
        self.to.push(b'"');
        self.to.extend_from_slice(text.as_bytes());
        self.to.push(b'"');
    }

    fn number(&mut self, number: impl Serialize) -> fmt::Result {
        serde_json::to_writer(&mut *self.to, &number).map_err(|_| fmt::Error)
    }

    /// Writes the name of a member with `write`, if the caller chose this member. Fails if no further member is chosen.
    #[inline]
    fn name(&mut self, name: &str, write: impl Fn(&mut Self, &str)) -> fmt::Result {
        self.choice = self.filter.as_mut().map_or(MemberChoice::Write, |filter| filter.choose(name));
        match self.choice {
            MemberChoice::Write => {
                self.comma();
                write(self, name);
                self.to.push(b':');
                Ok(())
            }
            MemberChoice::Skip => Ok(()),
            MemberChoice::End => Err(fmt::Error),
        }
    }

    /// Writes the value of the member that was last passed to `name`, if that member was chosen.
    fn value(&mut self, value: &(impl Serialize + ?Sized)) -> fmt::Result {
        if self.choice == MemberChoice::Skip {
            return Ok(());
        }
        let (members_only, filter) = (mem::take(&mut self.members_only), self.filter.take());
        let written = value.serialize(&mut *self);
        (self.members_only, self.filter) = (members_only, filter);
        written
    }
}

/// Returns true if the byte is an ASCII character that is written unchanged in a JSON string.
const fn is_plain_in_text(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\')
}

/// Appends text with unsafe characters escaped. `in_text` is true for the content of a JSON string, and false for JSON
/// that was parsed from the input. Such JSON may have tabs and line ends between its tokens; they become blanks.
fn escape(to: &mut Vec<u8>, text: &str, in_text: bool) {
    if text.bytes().all(|byte| is_plain_in_text(byte) || !in_text && matches!(byte, b'"' | b'\\')) {
        return to.extend_from_slice(text.as_bytes());
    }
    for character in text.chars() {
        match character {
            '\t' | '\n' | '\r' if !in_text => to.push(b' '),
            '"' if in_text => to.extend_from_slice(b"\\\""),
            '\\' if in_text => to.extend_from_slice(b"\\\\"),
            '\t' => to.extend_from_slice(b"\\t"),
            '\n' => to.extend_from_slice(b"\\n"),
            '\r' => to.extend_from_slice(b"\\r"),
            '\u{8}' => to.extend_from_slice(b"\\b"),
            '\u{c}' => to.extend_from_slice(b"\\f"),
            _ if is_plain(character) => to.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
            _ => {
                for unit in character.encode_utf16(&mut [0; 2]) {
                    to.extend_from_slice(format!("\\u{unit:04x}").as_bytes());
                }
            }
        }
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty),+) => {$(
        fn $method(self, number: $type) -> fmt::Result {
            self.number(number)
        }
    )+};
}

/// Implements a serializer method that always fails, because no report contains a value of its type.
macro_rules! refused {
    ($method:ident $(<$T:ident: $first:ident + ?$second:ident>)? ($($type:ty),+) -> $result:ty) => {
        fn $method $(<$T: $first + ?$second>)? (self, $(_: $type),+) -> Result<$result, fmt::Error> {
            Err(fmt::Error)
        }
    };
}

impl Serializer for &mut JsonWriter<'_> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeTupleStruct = Impossible<(), fmt::Error>;
    type SerializeTupleVariant = Impossible<(), fmt::Error>;
    type SerializeStructVariant = Impossible<(), fmt::Error>;

    numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8);
    numbers!(serialize_u16: u16, serialize_u32: u32, serialize_f32: f32, serialize_f64: f64);

    fn serialize_u64(self, number: u64) -> fmt::Result {
        // Most numbers have one digit. Write such a number directly, which is faster.
        match u8::try_from(number) {
            Ok(digit @ 0..10) => self.to.push(b'0' + digit),
            _ => return self.number(number),
        }
        Ok(())
    }

    fn serialize_bool(self, value: bool) -> fmt::Result {
        self.to.extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    refused!(serialize_bytes(&[u8]) -> ());

    fn serialize_char(self, character: char) -> fmt::Result {
        self.serialize_str(character.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> fmt::Result {
        match self.texts {
            Texts::Any => self.string(text),
            Texts::Names => self.name(text, JsonWriter::plain)?,
            Texts::ForeignNames => self.name(text, JsonWriter::string)?,
            Texts::Json => escape(self.to, text, false),
            Texts::PlainJson => self.to.extend_from_slice(text.as_bytes()),
        }
        Ok(())
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> fmt::Result {
        self.to.push(b'"');
        let start = self.to.len();
        write!(self.to, "{value}").map_err(|_| fmt::Error)?;
        if !self.to[start..].iter().copied().all(is_plain_in_text) {
            let text = String::from_utf8(self.to.split_off(start)).map_err(|_| fmt::Error)?;
            escape(self.to, &text, true);
        }
        self.to.push(b'"');
        Ok(())
    }

    fn serialize_none(self) -> fmt::Result {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> fmt::Result {
        value.serialize(self)
    }

    fn serialize_unit(self) -> fmt::Result {
        self.to.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> fmt::Result {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> fmt::Result {
        self.plain(name);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> fmt::Result {
        self.texts = match name {
            PLAIN_JSON => Texts::PlainJson,
            FOREIGN_NAME => Texts::ForeignNames,
            _ => return value.serialize(self),
        };
        value.serialize(&mut *self)?;
        self.texts = Texts::Any;
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        Ok(self.bracket(b'['))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, fmt::Error> {
        Ok(self.bracket(b'['))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        Ok(self.bracket(b'{'))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Self, fmt::Error> {
        if name == RAW_VALUE {
            self.texts = Texts::Json;
            return Ok(self);
        }
        Ok(self.bracket(b'{'))
    }

    refused!(serialize_newtype_variant<T: Serialize + ?Sized>(&'static str, u32, &'static str, &T) -> ());
    refused!(serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct);
    refused!(serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant);
    refused!(serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant);
}

macro_rules! list {
    ($($list:ident::$item:ident),+) => {$(
        impl $list for &mut JsonWriter<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $item<T: Serialize + ?Sized>(&mut self, item: &T) -> fmt::Result {
                self.comma();
                item.serialize(&mut **self)?;
                self.check_length()
            }

            fn end(self) -> fmt::Result {
                self.bracket(b']');
                Ok(())
            }
        }
    )+};
}

list!(SerializeSeq::serialize_element, SerializeTuple::serialize_element);

impl SerializeStruct for &mut JsonWriter<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> fmt::Result {
        if self.texts == Texts::Json {
            return value.serialize(&mut **self);
        }
        self.name(name, JsonWriter::plain)?;
        self.value(value)
    }

    fn end(self) -> fmt::Result {
        if self.texts == Texts::Json {
            self.texts = Texts::Any;
            return Ok(());
        }
        self.bracket(b'}');
        Ok(())
    }
}

impl SerializeMap for &mut JsonWriter<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> fmt::Result {
        self.texts = Texts::Names;
        name.serialize(&mut **self)?;
        self.texts = Texts::Any;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> fmt::Result {
        self.value(value)
    }

    fn end(self) -> fmt::Result {
        self.bracket(b'}');
        Ok(())
    }
}
