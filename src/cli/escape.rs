//! Foreign text made harmless: nothing that a terminal would obey is printed as it is.

use std::ops::Range;

/// Whether a character is shown as it is.
fn is_plain(character: char) -> bool {
    matches!(character, ' ' | '"' | '\'' | '\\') || character.escape_debug().len() == 1
}

/// Text with every control character and every invisible one written out, as in `\u{1b}`.
pub(super) fn visible(text: &str) -> String {
    text.chars()
        .map(
            |character| {
                if is_plain(character) { character.to_string() } else { character.escape_unicode().to_string() }
            },
        )
        .collect()
}

/// The same, shortened to what a message can carry.
pub(super) fn brief(text: &str) -> String {
    const MOST: usize = 300;
    let mut brief: String = visible(text).chars().take(MOST).collect();
    if text.chars().count() > MOST {
        brief.push('…');
    }
    brief
}

/// A source made visible, and where its bytes have gone.
pub(super) struct Visible {
    pub(super) text: String,
    /// For every byte of the source and the end, the byte of the text.
    moved: Vec<usize>,
}

impl Visible {
    /// Makes a source visible; `lines` keeps its line ends, otherwise all of it is one line.
    pub(super) fn new(source: &str, lines: bool) -> Self {
        let mut text = String::with_capacity(source.len());
        let mut moved = Vec::with_capacity(source.len() + 1);
        for character in source.chars() {
            moved.extend(std::iter::repeat_n(text.len(), character.len_utf8()));
            match character {
                '\n' if lines => text.push('\n'),
                '\n' | '\t' | '\r' => text.push(' '),
                plain if is_plain(plain) => text.push(plain),
                other => text.extend(other.escape_unicode()),
            }
        }
        moved.push(text.len());
        Self { text, moved }
    }

    /// Where a span of the source lies now.
    pub(super) fn span(&self, span: &Range<usize>) -> Range<usize> {
        let end = self.moved.len() - 1;
        self.moved[span.start.min(end)]..self.moved[span.end.min(end)]
    }
}

#[cfg(test)]
mod tests {
    use super::{Visible, visible};

    #[test]
    fn escapes_are_written_out() {
        assert_eq!(visible("a\u{1b}[31mb\u{202e}\u{7f}"), "a\\u{1b}[31mb\\u{202e}\\u{7f}");
        assert_eq!(visible("kırmızı \"7\" — ğ"), "kırmızı \"7\" — ğ");
    }

    #[test]
    fn spans_move_with_the_text() {
        let shown = Visible::new("a\u{1b}ğb", false);
        assert_eq!(shown.text, "a\\u{1b}ğb");
        assert_eq!(&shown.text[shown.span(&(2..4))], "ğ");
        assert_eq!(&shown.text[shown.span(&(4..5))], "b");
    }
}
