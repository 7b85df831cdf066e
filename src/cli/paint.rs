//! Writes tiles in the reader's letters and in colour.

use std::borrow::Cow;

use anstyle::{Ansi256Color, Color, Style};

use super::escape::visible;
use crate::notation::Letters;
use crate::tiles::Tile;

/// The colour of a tile's background.
const IVORY: Color = Color::Ansi256(Ansi256Color(230));

fn style(letter: char) -> Style {
    let ink = match letter {
        'R' => 160,
        'B' => 26,
        // A dark yellow, readable on ivory.
        'Y' => 94,
        'J' | 'O' => 90,
        _ => 16,
    };
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(ink)))).bg_color(Some(IVORY)).bold()
}

/// An invisible character (WORD JOINER). Between a letter and a number, it keeps them from being read as a tile.
const APART: char = '\u{2060}';

/// Marks text that the user wrote, so that [`Ink`] does not treat a word such as `K1` as a tile. [`bare`] removes the
/// marks.
pub(super) fn own_words(text: &str) -> String {
    let mut own = String::with_capacity(text.len());
    for character in visible(text).chars() {
        if character.is_ascii_digit() || character == '*' {
            own.push(APART);
        }
        own.push(character);
    }
    own
}

pub(super) fn bare(text: &str) -> Cow<'_, str> {
    if text.contains(APART) { Cow::Owned(text.replace(APART, "")) } else { Cow::Borrowed(text) }
}

/// The letters and the colours in which a reader sees tiles.
///
/// The program composes answers with canonical tile names such as `B12`. Just before output, this type replaces them by
/// the reader's letters, as in `M12`.
#[derive(Debug, Clone, Copy)]
pub struct Ink {
    /// The letters that the reader uses for tile colours.
    pub letters: Letters,
    /// True if tiles are written in colour.
    pub colours: bool,
}

impl Ink {
    /// Returns the text with every tile in the reader's letters and colours. A tile is a word such as `K1` or `J*`. In
    /// `O*=R9` (an okey and the face that it stands for) and in `=R9`, each part is a tile.
    ///
    /// A missing tile such as `·R8` is not coloured. Text in quotation marks belongs to the user and is not changed.
    pub fn text(self, text: &str) -> String {
        if !self.colours && self.letters == Letters::Krby {
            return text.to_owned();
        }
        let mut inked = String::with_capacity(text.len() * 2);
        for line in text.split_inclusive('\n') {
            // In a line with an odd number of quotation marks, it is unclear which text they enclose. Ignore all of
            // them.
            let quotes = line.matches('"').count().is_multiple_of(2);
            for (at, part) in line.split_inclusive('"').enumerate() {
                if quotes && at % 2 == 1 { inked.push_str(part) } else { self.all(part, &mut inked) }
            }
        }
        inked
    }

    /// Does the same as [`Self::text`] for a hint that says how to write tiles, perhaps in quotation marks.
    pub fn hint(self, text: &str) -> String {
        let mut inked = String::with_capacity(text.len());
        self.all(text, &mut inked);
        inked
    }

    fn all(self, text: &str, to: &mut String) {
        for part in text.split_inclusive(|c: char| !is_inside(c)) {
            let word = part.trim_end_matches(|c| !is_inside(c));
            self.word(word, to);
            to.push_str(&part[word.len()..]);
        }
    }

    fn word(self, word: &str, to: &mut String) {
        let missing = word.starts_with('·');
        let tiles = word.trim_start_matches(['=', '·']);
        let halves: Option<Vec<String>> = tiles.split('=').map(|half| self.tile(half, missing)).collect();
        match halves {
            Some(halves) => {
                to.push_str(&word[..word.len() - tiles.len()]);
                to.push_str(&halves.join("="));
            }
            None => to.push_str(word),
        }
    }

    /// Returns a tile such as `B6` or `B6x2` in the reader's letters, and without colour if `plain` is true. Returns
    /// `None` if the word is not a tile. Ignores backslashes, because Markdown writes `O*` as `O\*`.
    fn tile(self, word: &str, plain: bool) -> Option<String> {
        let name = word.replace('\\', "");
        let copies = name.find('x').filter(|&at| name[at + 1..].parse::<u8>().is_ok());
        let (name, copies) = name.split_at(copies.unwrap_or(name.len()));
        let spelt = match name.parse() {
            Ok(Tile::Numbered(face)) => self.letters.spelt(face) + copies,
            Ok(Tile::FalseJoker) => word.to_owned(),
            Err(_) if name == "O*" => word.to_owned(),
            Err(_) => return None,
        };
        if plain || !self.colours {
            return Some(spelt);
        }
        let style = style(name.chars().next().expect("the name of a tile is not empty"));
        Some(format!("{style}{spelt}{style:#}"))
    }
}

fn is_inside(character: char) -> bool {
    character.is_alphanumeric() || matches!(character, '*' | '=' | '·' | '\\')
}
