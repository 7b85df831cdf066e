//! The heading of a picture: the verdict in words on the left, the indicator on the right.

use super::ShownTile;
use super::parts::{IVORY, cut, escaped};
use super::tile::{BRIGHT, tile};
use crate::notation::Letters;
use crate::tiles::Face;

/// The scale of the indicator. The tiles of the hand have the scale 1.
const SCALE: &str = ".64";
const INDICATOR_WIDTH: usize = 32;
const LINE_HEIGHT: usize = 23;
/// The assumed width of a letter in pixels. The exact width is unknown, because the viewer's program chooses the font.
const LETTER_WIDTH: usize = 9;
const FONT_SIZE: usize = 17;
/// The width and the height reserved for the indicator, in pixels.
const INDICATOR_SPACE: usize = 56;
/// The space below the heading in pixels.
const LEADING: usize = 14;
/// The maximum number of lines for the verdict. The rest of the text is cut.
const MOST_LINES: usize = 8;

/// The verdict, broken into lines, and the indicator to its right.
pub(super) struct Heading {
    lines: Vec<String>,
    indicator: Option<(Face, String)>,
    letters: Letters,
    width: usize,
    /// The height in pixels, including the space below the heading. It is 0 if there is no heading.
    pub(super) height: usize,
}

impl Heading {
    pub(super) fn new(
        title: &str,
        indicator_name: &str,
        indicator: Option<Face>,
        letters: Letters,
        width: usize,
    ) -> Self {
        let indicator_width =
            indicator.map_or(0, |_| INDICATOR_SPACE + (indicator_name.chars().count() + 2) * LETTER_WIDTH);
        let lines = break_lines(&cut(title), (width.saturating_sub(indicator_width) / LETTER_WIDTH).max(12));
        let indicator = indicator.map(|face| (face, indicator_name.to_owned()));
        let indicator_height = indicator.as_ref().map_or(0, |_| INDICATOR_SPACE);
        let height = (lines.len() * LINE_HEIGHT).max(indicator_height);
        Self { lines, indicator, letters, width, height: if height == 0 { 0 } else { height + LEADING } }
    }

    /// Returns the heading as SVG. Its upper left corner is `margin` pixels from the top and from the left.
    pub(super) fn drawn(&self, margin: usize) -> String {
        let line = |(at, line): (usize, &String)| {
            let y = margin + FONT_SIZE + at * LINE_HEIGHT;
            format!(r#"<text x="{margin}" y="{y}">{}</text>"#, escaped(line))
        };
        let lines: String = self.lines.iter().enumerate().map(line).collect();
        let indicator = self.indicator.as_ref().map(|(face, indicator_name)| {
            let x = margin + self.width - INDICATOR_WIDTH;
            let shown = ShownTile { tile: (*face).into(), okey: false, stands_for: None, letters: self.letters };
            format!(
                r#"<text x="{}" y="{}" text-anchor="end">{}</text><g data-indicator="{face}" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" transform="translate({x} {margin})scale({SCALE})">{}</g>"#,
                x - 10,
                margin + 30,
                escaped(indicator_name),
                tile(shown, &BRIGHT)
            )
        });
        format!(
            r#"<g font-family="system-ui, sans-serif" font-size="{FONT_SIZE}" fill="{IVORY}">{lines}{}</g>"#,
            indicator.unwrap_or_default()
        )
    }
}

/// Breaks a text into lines of at most `letters` letters. Only the first [`MOST_LINES`] lines are kept.
fn break_lines(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        if let Some(line) = lines.last_mut().filter(|line| line.chars().count() + 1 + rest.len() <= letters) {
            line.push(' ');
            line.extend(rest);
            continue;
        }
        while rest.len() > letters {
            lines.push(rest.drain(..letters).collect());
        }
        lines.push(rest.into_iter().collect());
    }
    if lines.len() > MOST_LINES {
        lines.truncate(MOST_LINES);
        if let Some(line) = lines.last_mut() {
            line.push('…');
        }
    }
    lines
}
