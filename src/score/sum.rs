//! Reads the sum of the tiles left, as in `= 34 O*`.

use std::ops::Range;

/// A sum at the beginning of a text. Only okeys may follow it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct WrittenSum {
    /// The sum; `None` if no number follows the sign `=`.
    pub(crate) sum: Option<u32>,
    /// The byte range of the sign and the number in the text.
    pub(crate) span: Range<usize>,
}

impl WrittenSum {
    /// Reads a sum with the sign `=`. Returns `None` if the text does not begin with the sign.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let start = text.len() - text.trim_start().len();
        let rest = text[start..].strip_prefix('=')?;
        let number = rest.trim_start();
        let digits = digits(number);
        let begin = text.len() - number.len();
        let end = if digits.is_empty() { start + 1 } else { begin + digits.len() };
        // If a number does not fit the type, use the highest value of the type. Both are too high for any rack.
        let sum = (!digits.is_empty()).then(|| digits.parse().unwrap_or(u32::MAX));
        let ends = text[end..].chars().next().is_none_or(char::is_whitespace);
        Some(Self { sum: sum.filter(|_| ends), span: start..end })
    }

    /// Reads a sum that may lack the sign `=`. Without the sign, only a whole word of digits is a sum.
    pub(crate) fn of_digits(text: &str) -> Option<Self> {
        let start = text.len() - text.trim_start().len();
        let word = text[start..].split_whitespace().next()?;
        let sum = digits(word);
        Self::of(text).or_else(|| {
            let span = start..start + word.len();
            (sum.len() == word.len()).then(|| Self { sum: Some(sum.parse().unwrap_or(u32::MAX)), span })
        })
    }
}

fn digits(text: &str) -> &str {
    &text[..text.find(|character: char| !character.is_ascii_digit()).unwrap_or(text.len())]
}
