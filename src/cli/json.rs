//! JSON as every answer and every error is written: one object on one line, with nothing raw in it that a terminal would
//! obey or that cannot be seen.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use super::escape::is_plain;

/// Writes a value. The error is that of the stream; no report has anything that JSON cannot say.
pub(super) fn write(to: impl Write, value: &(impl Serialize + ?Sized)) -> io::Result<()> {
    // What went wrong with the stream is hidden in the serializer's error unless it is asked for.
    value.serialize(&mut Serializer::with_formatter(to, Harmless)).map_err(io::Error::from)
}

/// The value as text.
pub(super) fn text(value: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    // Memory takes all.
    let _ = write(&mut bytes, value);
    String::from_utf8(bytes).unwrap_or_default()
}

/// What is within strings is written as `\u`, where it is not plain; between them only blanks can be meant.
struct Harmless;

impl Formatter for Harmless {
    fn write_string_fragment<W: Write + ?Sized>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        // Nearly every text is plain as a whole.
        if rest.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            return writer.write_all(rest.as_bytes());
        }
        while let Some((at, character)) = rest.char_indices().find(|&(_, character)| !is_plain(character)) {
            writer.write_all(&rest.as_bytes()[..at])?;
            match character {
                '\t' | '\n' | '\r' => writer.write_all(b" ")?,
                _ => {
                    for unit in character.encode_utf16(&mut [0; 2]) {
                        write!(writer, "\\u{unit:04x}")?;
                    }
                }
            }
            rest = &rest[at + character.len_utf8()..];
        }
        writer.write_all(rest.as_bytes())
    }

    /// A value taken over as it was written. A tab or a line end can only stand between its words: within strings they
    /// are no JSON.
    fn write_raw_fragment<W: Write + ?Sized>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        self.write_string_fragment(writer, fragment)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::text;

    #[test]
    fn what_cannot_be_seen_is_written_out() {
        let hostile =
            "a\u{7f}b\u{85}c\u{9b}d\u{202e}e\u{2066}f\u{200b}g\u{feff}h\u{2028}i\u{e0041}j\u{1b}k\n\t\r\"\\ ığ🔴";
        let written = text(&hostile);
        assert_eq!(serde_json::from_str::<String>(&written).expect("JSON"), hostile);
        assert!(written.chars().all(super::is_plain), "{written}");
        assert!(
            written.contains("\\u007fb\\u0085c\\u009bd\\u202ee") && written.contains("\\udb40\\udc41"),
            "{written}"
        );
        assert!(written.ends_with(" ığ🔴\""), "what can be seen stays: {written}");
    }

    #[test]
    fn values_taken_over_are_no_exception() {
        let raw = "[1,\r\n\t{\"a\u{9b}\" : \"\u{7f}\\u001b ı\"}]";
        let written = text(&serde_json::from_str::<&RawValue>(raw).expect("JSON"));
        assert_eq!(written, "[1,   {\"a\\u009b\" : \"\\u007f\\u001b ı\"}]");
    }
}
