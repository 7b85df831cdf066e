//! Letters, words and signs for colours.

use super::blank::{letters_at, split};
use super::fault::NotationFault;
use super::wrong::Wrong;
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
pub(super) struct Named {
    pub(super) colour: Colour,
    pub(super) fourth: Option<FourthColour>,
}

impl Named {
    /// The face with that number.
    pub(super) const fn face(self, number: Number) -> Face {
        Face::new(self.colour, number)
    }
}

const BLACK: Named = Named { colour: Colour::Black, fourth: None };
const RED: Named = Named { colour: Colour::Red, fourth: None };
const BLUE: Named = Named { colour: Colour::Blue, fourth: None };
const YELLOW: Named = Named { colour: Colour::Yellow, fourth: Some(FourthColour::Yellow) };
const GREEN: Named = Named { colour: Colour::Yellow, fourth: Some(FourthColour::Green) };

/// Colour words, folded and as they are spelt.
const WORDS: [(&str, &str, Named); 10] = [
    ("siyah", "siyah", BLACK),
    ("kirmizi", "kırmızı", RED),
    ("mavi", "mavi", BLUE),
    ("sari", "sarı", YELLOW),
    ("yesil", "yeşil", GREEN),
    ("black", "black", BLACK),
    ("red", "red", RED),
    ("blue", "blue", BLUE),
    ("yellow", "yellow", YELLOW),
    ("green", "green", GREEN),
];

/// Circles, squares and hearts that have a colour.
const SIGNS: [(char, Named); 16] = [
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

    /// The colour that a letter stands for, small or capital.
    pub(super) fn colour(self, letter: char) -> Option<Named> {
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

/// What stands for colours at the start of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Names {
    /// One colour, by word, letter or sign; its numbers may stand apart.
    One(Named),
    /// Several, as in `KRB10`; their number touches them.
    Several(Vec<Named>),
}

impl Names {
    /// Each colour.
    pub(super) fn all(&self) -> &[Named] {
        match self {
            Self::One(named) => std::slice::from_ref(named),
            Self::Several(named) => named,
        }
    }
}

/// The colours at the start of a text and the text after them; `None` where it starts with no letter and no sign.
///
/// # Errors
/// A run of letters that names no colour: the fault, and the letters.
pub(super) fn names(input: &str, letters: Letters) -> Result<Option<(Names, &str)>, Wrong<'_>> {
    let (word, after) = letters_at(input);
    if let Some(named) = word_of(word) {
        return Ok(Some((Names::One(named), after)));
    }
    let mut found = Vec::new();
    let mut rest = input;
    loop {
        let (word, after) = letters_at(rest);
        if let Some((named, after)) = sign(rest) {
            found.push(named);
            rest = after;
        } else if word.is_empty() {
            break;
        } else {
            for letter in word.chars() {
                found.push(letters.colour(letter).ok_or_else(|| Wrong::new(unknown(word, letters), rest, word))?);
            }
            rest = after;
        }
    }
    Ok(match found.as_slice() {
        [] => None,
        [only] => Some((Names::One(*only), rest)),
        _ => Some((Names::Several(found), rest)),
    })
}

/// Whether a text starts with a coloured sign, which needs no blank before it.
pub(crate) fn starts_with_sign(text: &str) -> bool {
    sign(text).is_some()
}

/// A coloured sign, with the mark that asks for its coloured or its plain form.
fn sign(input: &str) -> Option<(Named, &str)> {
    let first = input.chars().next()?;
    let (_, named) = SIGNS.iter().find(|(sign, _)| *sign == first)?;
    let after = &input[first.len_utf8()..];
    Some((*named, split(after, |mark| matches!(mark, '\u{fe0e}' | '\u{fe0f}')).1))
}

fn word_of(word: &str) -> Option<Named> {
    if word.is_empty() {
        return None;
    }
    let folded = fold(word);
    WORDS.iter().find(|(word, ..)| *word == folded).map(|(.., named)| *named)
}

/// The fault of letters that name no colour.
fn unknown(word: &str, letters: Letters) -> NotationFault {
    let other = if letters == Letters::Krby { Letters::Rkms } else { Letters::Krby };
    let strange = |letter: &char| letters.colour(*letter).is_none();
    match word.chars().find(strange) {
        Some(letter) if word.chars().all(|each| !strange(&each) || other.colour(each).is_some()) => {
            NotationFault::OtherLetters { letter, letters }
        }
        _ => {
            let known = WORDS.iter().map(|(_, spelt, _)| *spelt).chain(["okey", "sahte"]);
            NotationFault::UnknownWord { word: word.to_owned(), nearest: suggest(&fold(word), known), letters }
        }
    }
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
