//! What stands above a picture: the verdict in words, and the indicator.

use super::Shown;
use super::ink::IVORY;
use super::tile::{BRIGHT, tile};
use super::xml::{cut, escaped};
use crate::notation::Letters;
use crate::tiles::Face;

/// How much smaller the indicator is than the tiles below, and how wide.
const SCALE: &str = ".64";
const SMALL: usize = 32;
/// The height of a line of the verdict.
const LINE: usize = 23;
/// The width that a letter takes on average, whatever font the viewer has.
const LETTER: usize = 9;
const TEXT: usize = 17;
/// Room for the indicator.
const TILE: usize = 56;
/// Below the heading.
const LEADING: usize = 14;
/// The most lines of the verdict; it is cut there.
const MOST_LINES: usize = 8;

/// The verdict, broken into lines, and the indicator to the right of it.
pub(super) struct Heading {
    lines: Vec<String>,
    indicator: Option<(Face, String)>,
    letters: Letters,
    width: usize,
    /// How far it pushes the picture down.
    pub(super) height: usize,
}

impl Heading {
    pub(super) fn new(title: &str, named: &str, indicator: Option<Face>, letters: Letters, width: usize) -> Self {
        let beside = indicator.map_or(0, |_| TILE + (named.chars().count() + 2) * LETTER);
        let lines = broken(&cut(title), (width.saturating_sub(beside) / LETTER).max(12));
        let indicator = indicator.map(|face| (face, named.to_owned()));
        let tall = indicator.as_ref().map_or(0, |_| TILE);
        let height = (lines.len() * LINE).max(tall);
        Self { lines, indicator, letters, width, height: if height == 0 { 0 } else { height + LEADING } }
    }

    /// The heading with its upper left corner at this margin.
    pub(super) fn drawn(&self, margin: usize) -> String {
        let line = |(at, line): (usize, &String)| {
            let y = margin + TEXT + at * LINE;
            format!(r#"<text x="{margin}" y="{y}">{}</text>"#, escaped(line))
        };
        let lines: String = self.lines.iter().enumerate().map(line).collect();
        let indicator = self.indicator.as_ref().map(|(face, named)| {
            let x = margin + self.width - SMALL;
            let shown = Shown { tile: (*face).into(), okey: false, stands_for: None, letters: self.letters };
            format!(
                r#"<text x="{}" y="{}" text-anchor="end">{}</text><g data-indicator="{face}" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" transform="translate({x} {margin})scale({SCALE})">{}</g>"#,
                x - 10,
                margin + 30,
                escaped(named),
                tile(shown, &BRIGHT)
            )
        });
        format!(
            r#"<g font-family="system-ui, sans-serif" font-size="{TEXT}" fill="{IVORY}">{lines}{}</g>"#,
            indicator.unwrap_or_default()
        )
    }
}

/// The text in lines of at most `letters` letters, the last one cut where there is more than can be shown.
fn broken(text: &str, letters: usize) -> Vec<String> {
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
