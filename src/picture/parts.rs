//! Parts that several pictures share: colours, rows of limited width, and the escaping of texts for XML and HTML.

use std::borrow::Cow;
use std::fmt::Display;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::tiles::Colour;

/// The background of the picture.
pub(super) const GROUND: &str = "#1f5c4a";
/// The colour of a tile in a meld, and of texts on the background.
pub(super) const IVORY: &str = "#fdf8e8";
/// The colour of a tile that is in no meld, and of the back of a tile.
pub(super) const DULL: &str = "#ece6d4";
/// The background of the label with the face that a tile represents.
pub(super) const LABEL: &str = "#ffffff";
/// The colour of the name of a false joker.
pub(super) const VIOLET: &str = "#5b2a86";

/// Returns the colour in which the number of a tile is drawn.
pub(super) const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#23262b",
        Colour::Red => "#c01f28",
        Colour::Blue => "#1a56bd",
        // Yellow itself would be hard to read on ivory.
        Colour::Yellow => "#8d5d00",
    }
}

/// Distributes items over rows that are at most `limit` wide, with `gap` between items. A wider item gets its own row.
pub(crate) fn rows<T>(
    items: impl IntoIterator<Item = T>,
    width: impl Fn(&T) -> usize,
    gap: usize,
    limit: usize,
) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = Vec::new();
    let mut used = 0;
    for item in items {
        let wider = used + gap + width(&item);
        match rows.last_mut() {
            Some(row) if wider <= limit => {
                row.push(item);
                used = wider;
            }
            _ => {
                used = width(&item);
                rows.push(vec![item]);
            }
        }
    }
    rows
}

/// Splits items into pieces of nearly equal length, each with at most `most` items.
pub(crate) fn pieces<T>(items: &[T], most: usize) -> impl Iterator<Item = &[T]> {
    let count = items.len().div_ceil(most).max(1);
    items.chunks(items.len().div_ceil(count).max(1))
}

/// The maximum number of characters of a title or a description.
const MOST: usize = 1000;

/// Returns true if XML forbids the character, or if it would hide or reorder the text around it.
fn is_unfit(character: char) -> bool {
    let forbidden = character.is_control() || matches!(character, '\u{fffe}' | '\u{ffff}');
    let turning = matches!(
        character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
    );
    forbidden || turning
}

/// Escapes a text for an XML element or attribute. Line ends become blanks.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\r' | '\t' => escaped.push(' '),
            unfit if is_unfit(unfit) => escaped.push(char::REPLACEMENT_CHARACTER),
            plain => escaped.push(plain),
        }
    }
    escaped
}

pub(super) fn cut(text: &str) -> Cow<'_, str> {
    cut_after(text, MOST)
}

/// Cuts a text after `most` characters, and marks the cut with an ellipsis.
pub(super) fn cut_after(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// Cuts a text that is wider than `columns` characters, and marks the cut with an ellipsis. Wide characters such as
/// emoji count twice.
pub(super) fn shortened(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut width = 1;
    let fits = |each: &char| {
        width += each.width().unwrap_or(0);
        width <= columns
    };
    let begins: String = text.chars().take_while(fits).collect();
    format!("{}…", begins.trim_end())
}

/// Wraps a drawing in an SVG document. The title and the description are for screen readers.
pub(super) fn described_svg([width, height]: [impl Display; 2], title: &str, description: &str, drawn: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 \
         {width} {height}\">\n<title>{}</title>\n<desc>{}</desc>\n{drawn}</svg>\n",
        escaped(&cut(title)),
        escaped(&cut(description)),
    )
}

/// Wraps a drawing in an SVG document with a visible title and a white background.
pub(super) fn titled_svg([width, height]: [impl Display; 2], title: &str, drawn: &str) -> String {
    let title = escaped(&cut(title));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\" font-family=\"system-ui,sans-serif\" \
         font-size=\"14\" fill=\"#1c1c1c\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n\
         <text x=\"20\" y=\"34\" font-size=\"17\">{title}</text>\n{drawn}\n</svg>\n"
    )
}
