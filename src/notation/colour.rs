//! Letters and words for colours.

use crate::choice::choices;
use crate::diagnostic::FaultKind;
use crate::nearest::nearest;
use crate::rack::Fourth;
use crate::tile::Colour;

choices! {
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
    pub(super) fourth: Option<Fourth>,
}

const BLACK: Named = Named { colour: Colour::Black, fourth: None };
const RED: Named = Named { colour: Colour::Red, fourth: None };
const BLUE: Named = Named { colour: Colour::Blue, fourth: None };
const YELLOW: Named = Named { colour: Colour::Yellow, fourth: Some(Fourth::Yellow) };
const GREEN: Named = Named { colour: Colour::Yellow, fourth: Some(Fourth::Green) };

/// Colour words, folded.
const WORDS: [(&str, Named); 10] = [
    ("siyah", BLACK),
    ("kirmizi", RED),
    ("mavi", BLUE),
    ("sari", YELLOW),
    ("yesil", GREEN),
    ("black", BLACK),
    ("red", RED),
    ("blue", BLUE),
    ("yellow", YELLOW),
    ("green", GREEN),
];

/// Words people use for the two special tiles, folded.
const JOKER_WORDS: [&str; 6] = ["joker", "okey", "sahte", "false", "jolly", "wild"];

impl Letters {
    /// The letters of black, red, blue and yellow.
    #[must_use]
    pub const fn of_colours(self) -> [char; 4] {
        match self {
            Self::Krby => ['K', 'R', 'B', 'Y'],
            Self::Rkms => ['K', 'R', 'M', 'S'],
        }
    }

    /// The colour of a capital letter that is canonical here.
    pub(super) fn canonical(self, letter: u8) -> Option<Named> {
        let at = self.of_colours().into_iter().position(|each| each == char::from(letter))?;
        Some([BLACK, RED, BLUE, YELLOW][at])
    }

    fn colour(self, letter: char) -> Option<Named> {
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

/// What a run of letters names.
pub(super) enum Colours {
    /// A full colour word; its number may stand apart.
    Word(Named),
    /// One letter or several, as in `KRB10`.
    Letters(Vec<Named>),
}

/// Reads a run of letters as a colour word or as colour letters.
pub(super) fn colours(text: &str, letters: Letters) -> Result<Colours, FaultKind> {
    let folded = fold(text);
    if let Some((_, named)) = WORDS.iter().find(|(word, _)| *word == folded) {
        return Ok(Colours::Word(*named));
    }
    if JOKER_WORDS.contains(&folded.as_str()) {
        return Err(FaultKind::JokerWord { word: text.to_owned() });
    }
    let named: Option<Vec<Named>> = text.chars().map(|letter| letters.colour(letter)).collect();
    named.map(Colours::Letters).ok_or_else(|| {
        let other = if letters == Letters::Krby { Letters::Rkms } else { Letters::Krby };
        let strange = |letter: &char| letters.colour(*letter).is_none();
        match text.chars().find(strange) {
            Some(letter) if text.chars().all(|each| !strange(&each) || other.colour(each).is_some()) => {
                FaultKind::OtherLetters { letter, letters }
            }
            _ => FaultKind::UnknownWord {
                word: text.to_owned(),
                nearest: nearest(&folded, WORDS.iter().map(|(word, _)| *word)),
                letters,
            },
        }
    })
}

/// Whether a character can stand in a colour word: a letter, or a mark that combines with one. `x` multiplies.
pub(super) fn is_letter(character: char) -> bool {
    match character {
        'x' | 'X' => false,
        // The marks of Turkish letters, where letter and mark are separate characters.
        '\u{306}' | '\u{307}' | '\u{308}' | '\u{327}' => true,
        other => other.is_alphabetic(),
    }
}

/// Lower case without the marks that Turkish puts on i and s: `KIRMIZI`, `kırmızı` and `kirmizi` are one word. Every
/// other mark stays, so that a word is read alike whether letter and mark are one character or two.
fn fold(text: &str) -> String {
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
