//! Reads plain lines: flat objects without escape sequences, whose values are texts, whole numbers, `true`, `false` and
//! `null`. Nearly all lines of streams have this form. `line.rs` reads every other line with `serde_json`, which would
//! give the same result for a plain line but is slower.

use std::borrow::Cow;

use super::line::{OptionValue, QuestionLine};
use super::options::QuestionOption;

/// The texts before the values of earlier plain lines, such as `{"id":` and `,"hand":`, each with its field. Most lines
/// of a stream have the same fields in the same order. Their names need not be read and looked up again.
#[derive(Debug, Default)]
pub(crate) struct LineShape(Vec<(String, LineField)>);

/// The number of fields that a plain line may have. It bounds the memory of a [`LineShape`].
const MOST_FIELDS: usize = 64;

#[derive(Debug, Clone, Copy)]
enum LineField {
    Id,
    Option(&'static QuestionOption),
    /// A field that is ignored.
    Other,
}

impl LineShape {
    /// Reads a plain line. Returns `None` for any other line. Also returns `None` if the line has a field twice, an
    /// option under another name, or more than [`MOST_FIELDS`] fields.
    pub(super) fn read<'a>(&mut self, line: &'a str) -> Option<QuestionLine<'a>> {
        let mut rest = PlainReader { line, at: 0 };
        let mut read = QuestionLine::default();
        let mut any_id = false;
        for place in 0.. {
            if place == MOST_FIELDS {
                return None;
            }
            if place == self.0.len() {
                self.0.push((String::new(), LineField::Other));
            }
            let (before, field) = &mut self.0[place];
            if !before.is_empty() && line[rest.at..].starts_with(before.as_str()) {
                rest.at += before.len();
            } else {
                let from = rest.at;
                *field = rest.field(if place == 0 { b'{' } else { b',' })?;
                before.clear();
                before.push_str(&line[from..rest.at]);
            }
            let field = *field;
            let first = rest.peek()?;
            let from = rest.at;
            let value = rest.value(first)?;
            match field {
                LineField::Id if any_id => return None,
                LineField::Id => {
                    any_id = true;
                    read.id = Some(&line[from..rest.at]).filter(|json| *json != "null");
                }
                LineField::Option(option) if read.options.get(option).is_some() => return None,
                LineField::Option(option) => read.options.add(option, option.name, value),
                LineField::Other => {}
            }
            if rest.peek()? == b'}' {
                break;
            }
        }
        rest.at += 1;
        rest.peek().is_none().then_some(read)
    }
}

struct PlainReader<'a> {
    line: &'a str,
    /// The index of the next byte to read.
    at: usize,
}

impl<'a> PlainReader<'a> {
    /// Skips blanks, and returns the next byte.
    fn peek(&mut self) -> Option<u8> {
        loop {
            match self.line.as_bytes().get(self.at)? {
                b' ' => self.at += 1,
                other => return Some(*other),
            }
        }
    }

    /// Skips blanks and the byte `expected`.
    fn skip(&mut self, expected: u8) -> Option<()> {
        (self.peek()? == expected).then(|| self.at += 1)
    }

    /// Reads the name of a field, with the byte `before` before it and the colon after it.
    fn field(&mut self, before: u8) -> Option<LineField> {
        self.skip(before)?;
        let name = self.text()?;
        self.skip(b':')?;
        Some(match name {
            "id" => LineField::Id,
            name => match QuestionOption::find(name) {
                Some(option) if option.name == name => LineField::Option(option),
                // An option under another name, such as `same_turn` for `same-turn`.
                Some(_) => return None,
                None => LineField::Other,
            },
        })
    }

    /// Reads a text in quotation marks.
    fn text(&mut self) -> Option<&'a str> {
        self.skip(b'"')?;
        let rest = &self.line[self.at..];
        let end = first_of_json(rest.as_bytes()).filter(|&end| rest.as_bytes()[end] == b'"')?;
        self.at += end + 1;
        Some(&rest[..end])
    }

    /// Reads a value that begins with the byte `first`.
    fn value(&mut self, first: u8) -> Option<OptionValue<'a>> {
        match first {
            b'"' => self.text().map(|text| OptionValue::Text(Cow::Borrowed(text))),
            b'0'..=b'9' => self.count(),
            b't' => self.word("true", OptionValue::Bool(true)),
            b'f' => self.word("false", OptionValue::Bool(false)),
            _ => self.word("null", OptionValue::Absent),
        }
    }

    fn word(&mut self, word: &str, value: OptionValue<'a>) -> Option<OptionValue<'a>> {
        self.line[self.at..].starts_with(word).then(|| self.at += word.len())?;
        Some(value)
    }

    /// Reads a whole number of at most 18 digits, which always fits into 64 bits.
    fn count(&mut self) -> Option<OptionValue<'a>> {
        let from = self.at;
        let mut count = 0;
        while let Some(digit @ b'0'..=b'9') = self.line.as_bytes().get(self.at) {
            count = 10 * count + u64::from(digit - b'0');
            self.at += 1;
            if self.at > from + 18 {
                return None;
            }
        }
        let is_json = count > 0 && !self.line[from..].starts_with('0') || self.at == from + 1;
        is_json.then_some(OptionValue::Count(count))
    }
}

/// Returns the index of the first quotation mark, backslash or control character.
fn first_of_json(text: &[u8]) -> Option<usize> {
    // Look at eight bytes at once. In `found`, the highest bit of a byte is 1 if this byte of the text is one of the
    // characters. A borrow can also set this bit in higher bytes, so only the lowest set bit is reliable.
    const ONES: u64 = u64::MAX / 255;
    let (chunks, rest) = text.as_chunks::<8>();
    for (at, chunk) in chunks.iter().enumerate() {
        let bytes = u64::from_le_bytes(*chunk);
        let [quote, backslash] = [b'"', b'\\'].map(|sign| (bytes ^ (ONES * u64::from(sign))).wrapping_sub(ONES));
        let control = bytes.wrapping_sub(ONES * u64::from(b' '));
        let found = (quote | backslash | control) & !bytes & ONES << 7;
        if found != 0 {
            return Some(8 * at + found.trailing_zeros() as usize / 8);
        }
    }
    let at = rest.iter().position(|byte| matches!(byte, b'"' | b'\\' | ..b' '))?;
    Some(text.len() - rest.len() + at)
}
