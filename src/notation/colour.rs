//! Letters, words and signs for colours.

use super::blank::{letters_at, split};
use super::fault::NotationFault;
use super::vocabulary::spells;
use crate::hand::FourthColour;
use crate::tiles::{Colour, Face, Number};
use crate::words::{named, suggest};

named! {
    /// The letters that stand for colours.
    Letters {
        /// `K` black, `R` red, `B` blue, `Y` yellow, `G` green.
        Krby = "krby",
        /// `R` kırmızı, `K` siyah, `M` mavi, `S` sarı.
        Rkms = "rkms",
    }
}

/// A colour as written, with the name given to the fourth one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WrittenColour {
    pub(super) colour: Colour,
    pub(super) fourth: Option<FourthColour>,
}

impl WrittenColour {
    /// The face with that number.
    pub(super) const fn face(self, number: Number) -> Face {
        Face::new(self.colour, number)
    }
}

const BLACK: WrittenColour = WrittenColour { colour: Colour::Black, fourth: None };
const RED: WrittenColour = WrittenColour { colour: Colour::Red, fourth: None };
const BLUE: WrittenColour = WrittenColour { colour: Colour::Blue, fourth: None };
const YELLOW: WrittenColour = WrittenColour { colour: Colour::Yellow, fourth: Some(FourthColour::Yellow) };
const GREEN: WrittenColour = WrittenColour { colour: Colour::Yellow, fourth: Some(FourthColour::Green) };

/// Colour words.
const WORDS: [(&str, WrittenColour); 11] = [
    ("siyah", BLACK),
    ("kırmızı", RED),
    ("mavi", BLUE),
    ("sarı", YELLOW),
    ("yeşil", GREEN),
    ("kara", BLACK),
    ("black", BLACK),
    ("red", RED),
    ("blue", BLUE),
    ("yellow", YELLOW),
    ("green", GREEN),
];

/// Words for colours of other sets or in other languages, each with the colour of this set to use instead.
const FOREIGN: &[(&str, Colour)] = &[
    ("turuncu", Colour::Yellow),
    ("orange", Colour::Yellow),
    ("schwarz", Colour::Black),
    ("zwart", Colour::Black),
    ("zwarte", Colour::Black),
    ("rot", Colour::Red),
    ("rood", Colour::Red),
    ("rode", Colour::Red),
    ("blau", Colour::Blue),
    ("blauw", Colour::Blue),
    ("blauwe", Colour::Blue),
    ("gelb", Colour::Yellow),
    ("geel", Colour::Yellow),
    ("gele", Colour::Yellow),
    ("grün", Colour::Yellow),
    ("groen", Colour::Yellow),
    ("groene", Colour::Yellow),
];

/// Signs in a colour that no tile here has.
const FOREIGN_SIGNS: [char; 3] = ['🟠', '🟧', '🧡'];

/// Circles, squares and hearts that have a colour.
const SIGNS: [(char, WrittenColour); 16] = [
    ('⚫', BLACK),
    ('⬛', BLACK),
    ('◼', BLACK),
    ('🖤', BLACK),
    ('🔴', RED),
    ('🟥', RED),
    ('❤', RED),
    ('🔵', BLUE),
    ('🟦', BLUE),
    ('💙', BLUE),
    ('🟡', YELLOW),
    ('🟨', YELLOW),
    ('💛', YELLOW),
    ('🟢', GREEN),
    ('🟩', GREEN),
    ('💚', GREEN),
];

impl Letters {
    /// The letters of black, red, blue and yellow.
    pub const fn of_colours(self) -> [char; 4] {
        match self {
            Self::Krby => ['K', 'R', 'B', 'Y'],
            Self::Rkms => ['K', 'R', 'M', 'S'],
        }
    }

    /// The letter of a colour.
    pub const fn letter(self, colour: Colour) -> char {
        self.of_colours()[colour as usize]
    }

    /// A face as it is written for people who use these letters. Programs read [`Face::name`].
    ///
    /// ```
    /// use okey::Face;
    /// use okey::notation::Letters;
    ///
    /// let face: Face = "B12".parse()?;
    /// assert_eq!(Letters::Rkms.spelt(face), "M12");
    /// # Ok::<(), okey::NotATile>(())
    /// ```
    pub fn spelt(self, face: Face) -> String {
        format!("{}{}", self.letter(face.colour), face.number)
    }

    /// Returns the colour of a letter in either case.
    pub(super) fn colour(self, letter: char) -> Option<WrittenColour> {
        Some(match (self, letter.to_ascii_uppercase()) {
            (_, 'K') => BLACK,
            (_, 'R') => RED,
            (Self::Krby, 'B') | (Self::Rkms, 'M') => BLUE,
            (Self::Krby, 'Y') | (Self::Rkms, 'S') => YELLOW,
            (Self::Krby, 'G') => GREEN,
            _ => return None,
        })
    }
}

/// Returns true if a text starts with a coloured sign, which needs no blank before it.
pub(crate) fn starts_with_sign(text: &str) -> bool {
    sign(text).is_some()
}

/// A coloured sign, with the mark that asks for its coloured or its plain form.
pub(super) fn sign(input: &str) -> Option<(WrittenColour, &str)> {
    let first = input.chars().next()?;
    let (_, colour) = SIGNS.iter().find(|(sign, _)| *sign == first)?;
    let after = &input[first.len_utf8()..];
    Some((*colour, split(after, |mark| matches!(mark, '\u{fe0e}' | '\u{fe0f}')).1))
}

/// Returns the colour that a word names.
pub(super) fn word_of(word: &str) -> Option<WrittenColour> {
    WORDS.iter().find(|(spelt, _)| spells(word, spelt)).map(|(_, colour)| *colour)
}

/// Returns the fault of a word that names no colour: of its letters, if it begins with some.
pub(super) fn unknown(word: &str, letters: Letters) -> NotationFault {
    let (run, _) = letters_at(word);
    let foreign = FOREIGN.iter().find(|(spelt, _)| spells(run, spelt)).map(|(_, colour)| *colour);
    if let Some(meant) = foreign.or_else(|| word.starts_with(FOREIGN_SIGNS).then_some(Colour::Yellow)) {
        return NotationFault::OtherColour { word: if run.is_empty() { word } else { run }.to_owned(), meant };
    }
    let other = if letters == Letters::Krby { Letters::Rkms } else { Letters::Krby };
    let strange = |letter: &char| letters.colour(*letter).is_none();
    match run.chars().find(strange) {
        Some(letter) if run.chars().all(|each| !strange(&each) || other.colour(each).is_some()) => {
            NotationFault::OtherLetters { letter, letters }
        }
        _ => NotationFault::UnknownWord { word: word.to_owned(), nearest: None, letters },
    }
}

/// Returns the word that an unknown one may have been meant to be, by the letters it begins with.
pub(super) fn nearest(word: &str) -> Option<&'static str> {
    let (run, _) = letters_at(word);
    let known = WORDS.iter().map(|(spelt, _)| *spelt).chain(["okey", "sahte"]);
    if run.is_empty() { None } else { suggest(&fold(run), known) }
}

/// Lower case without the marks that Turkish puts on i and s: `KIRMIZI`, `kırmızı` and `kirmizi` are one word. Every
/// other mark stays, so that a word is read alike whether letter and mark are one character or two.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\u{307}' if folded.ends_with('i') => {}
            '\u{327}' if folded.ends_with('s') => {}
            'I' | 'İ' | 'ı' => folded.push('i'),
            'Ş' | 'ş' => folded.push('s'),
            other => folded.push(other.to_ascii_lowercase()),
        }
    }
    folded
}
