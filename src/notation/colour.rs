//! Parses colours: letters, words, and emoji such as 🔴.

use super::fault::NotationFault;
use super::vocabulary::{letters_at, spells, split};
use crate::hand::FourthColour;
use crate::table::Symbol;
use crate::tiles::{Colour, Face, Number, Tile};
use crate::words::{named, suggest};

named! {
    /// The letters that stand for the four colours.
    #[derive(Default)]
    pub enum Letters {
        /// The default set of letters: `K` black, `R` red, `B` blue. The fourth colour is `Y` (yellow) or `G` (green).
        #[default]
        Krby = "krby",
        /// The Turkish set of letters: `R` kırmızı (red), `K` siyah or kara (black), `M` mavi (blue), `S` sarı
        /// (yellow).
        Rkms = "rkms",
    }
}

/// A colour as written. `fourth` says whether the text calls the fourth colour yellow or green; `None` for other
/// colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WrittenColour {
    pub(super) colour: Colour,
    pub(super) fourth: Option<FourthColour>,
}

impl WrittenColour {
    pub(super) const fn face(self, number: Number) -> Face {
        Face::new(self.colour, number)
    }
}

const BLACK: WrittenColour = WrittenColour { colour: Colour::Black, fourth: None };
const RED: WrittenColour = WrittenColour { colour: Colour::Red, fourth: None };
const BLUE: WrittenColour = WrittenColour { colour: Colour::Blue, fourth: None };
const YELLOW: WrittenColour = WrittenColour { colour: Colour::Yellow, fourth: Some(FourthColour::Yellow) };
const GREEN: WrittenColour = WrittenColour { colour: Colour::Yellow, fourth: Some(FourthColour::Green) };

/// The words for colours, the Turkish ones first.
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

/// The index of the first English word in [`WORDS`].
const ENGLISH: usize = 6;

/// Colour words that the parser rejects: colours that no tile has, and words of other languages. Each has the tile
/// colour that the error message suggests.
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

/// Emoji in orange, a colour that no tile has.
const FOREIGN_SIGNS: [char; 3] = ['🟠', '🟧', '🧡'];

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
    /// Returns the letters for black, red, blue and yellow, in this order.
    pub(crate) const fn of_colours(self) -> [char; 4] {
        match self {
            Self::Krby => ['K', 'R', 'B', 'Y'],
            Self::Rkms => ['K', 'R', 'M', 'S'],
        }
    }

    /// Returns the letter for a colour.
    pub const fn letter(self, colour: Colour) -> char {
        self.of_colours()[colour as usize]
    }

    /// Returns the name of a face for people: blue 12 is `M12` in Turkish letters. Output for programs uses
    /// [`Face::name`] instead.
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

    /// Returns the name of a tile: `M12` for blue 12 in Turkish letters, `J*` for a false joker, `O*` for an okey.
    pub fn symbol(self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Tile(Tile::Numbered(face)) => self.spelt(face),
            joker => joker.to_string(),
        }
    }

    pub(super) fn symbols(self, symbols: impl IntoIterator<Item = Symbol>) -> String {
        symbols.into_iter().map(|symbol| self.symbol(symbol)).collect::<Vec<_>>().join(" ")
    }

    /// Returns the colour that an upper-case or lower-case letter stands for.
    pub(super) const fn colour(self, letter: char) -> Option<WrittenColour> {
        Some(match (self, letter.to_ascii_uppercase()) {
            (_, 'K') => BLACK,
            (_, 'R') => RED,
            (Self::Krby, 'B') | (Self::Rkms, 'M') => BLUE,
            (Self::Krby, 'Y') | (Self::Rkms, 'S') => YELLOW,
            (Self::Krby, 'G') => GREEN,
            _ => return None,
        })
    }

    /// Returns the same as [`colour`](Self::colour) for an ASCII letter, but faster.
    pub(super) fn colour_of_byte(self, letter: u8) -> Option<WrittenColour> {
        static COLOURS: [[Option<WrittenColour>; 256]; 2] = [Letters::Krby.colours(), Letters::Rkms.colours()];
        COLOURS[self as usize][usize::from(letter)]
    }

    const fn colours(self) -> [Option<WrittenColour>; 256] {
        let mut colours = [None; 256];
        let mut letter = b'A';
        while letter <= b'z' {
            colours[letter as usize] = self.colour(letter as char);
            letter += 1;
        }
        colours
    }
}

/// Returns true if a text starts with an emoji that means a colour, such as 🔴.
pub(crate) fn starts_with_sign(text: &str) -> bool {
    sign(text).is_some()
}

/// Parses an emoji that means a colour, such as 🔴. Returns the colour and the text after it.
pub(super) fn sign(input: &str) -> Option<(WrittenColour, &str)> {
    let first = input.chars().next()?;
    let (_, colour) = SIGNS.iter().find(|(sign, _)| *sign == first)?;
    let after = &input[first.len_utf8()..];
    Some((*colour, split(after, |mark| matches!(mark, '\u{fe0e}' | '\u{fe0f}')).1))
}

/// Turkish endings that a colour word may have: plural (`kırmızılar`), "my" (`mavilerim`, "my blue ones") and "of"
/// (`maviden`, `mavilerden`).
const ENDINGS: [&str; 10] = ["lar", "ler", "larım", "lerim", "lardan", "lerden", "dan", "den", "tan", "ten"];

/// Removes an apostrophe and one of the [`ENDINGS`] at the start of a text, as in `mavi'den`.
pub(super) fn after_quoted_ending(text: &str) -> &str {
    let Some(quoted) = text.strip_prefix(['\'', '\u{2019}']) else { return text };
    let (ending, after) = letters_at(quoted);
    if ENDINGS.iter().any(|spelt| spells(ending, spelt)) { after } else { text }
}

/// Returns true if the text is the word, the letter or the emoji of one colour.
pub(super) fn is_colour(name: &str, letters: Letters) -> bool {
    let mut signs = name.chars();
    word_of(name).is_some()
        || sign(name).is_some_and(|(_, after)| after.is_empty())
        || signs.next().is_some_and(|letter| letters.colour(letter).is_some()) && signs.next().is_none()
}

/// Returns the colour that a word means. The word may have one of the [`ENDINGS`], or the plural ending of `reds`.
pub(super) fn word_of(word: &str) -> Option<WrittenColour> {
    let means = |words: &[(&str, WrittenColour)], word: &str| {
        words.iter().find(|(spelt, _)| spells(word, spelt)).map(|(_, colour)| *colour)
    };
    let ended = || {
        let splits = word.char_indices().map(|(at, _)| word.split_at(at));
        let mut stems = splits.filter(|(_, end)| ENDINGS.iter().any(|ending| spells(end, ending)));
        stems.find_map(|(stem, _)| means(&WORDS, stem))
    };
    let english = || means(&WORDS[ENGLISH..], word.strip_suffix(['s', 'S'])?);
    means(&WORDS, word).or_else(ended).or_else(english)
}

/// Returns true for a word for a colour with the ending of "of", such as `siyahtan` or `mavilerden`.
pub(super) fn is_ablative(word: &str) -> bool {
    let ending = word.char_indices().rev().nth(2).map_or("", |(at, _)| &word[at..]);
    ["dan", "den", "tan", "ten"].iter().any(|of| spells(ending, of)) && word_of(word).is_some()
}

/// Returns true for a word for a colour with an ending, such as `kırmızılar`, `siyahtan` or `reds`.
pub(super) fn has_ending(word: &str) -> bool {
    word_of(word).is_some() && !WORDS.iter().any(|(spelt, _)| spells(word, spelt))
}

/// Returns the colour word that these letters may abbreviate, such as `kırmızı` for `kr`. They have the first letter of
/// the word and some of its other letters, in order. Returns `None` for a single letter, and if all letters are
/// capitals.
pub(super) fn abbreviated(letters: &str) -> Option<&'static str> {
    let is_short = letters.chars().count() < 2 || !letters.contains(char::is_lowercase);
    let mut words = WORDS.iter().map(|(spelt, _)| *spelt);
    if is_short { None } else { words.find(|spelt| abbreviates(letters, spelt)) }
}

/// Returns true if letters have the first letter of a word and some of its other letters, in order.
fn abbreviates(letters: &str, word: &str) -> bool {
    let (letters, word) = (fold(letters), fold(word));
    let mut rest = word.chars();
    letters.chars().next() == word.chars().next() && letters.chars().all(|letter| rest.any(|next| next == letter))
}

/// Returns the fault for a word that is not a colour. The letters at the start of the word, such as `abc` in `abc7`,
/// decide which fault it is.
pub(super) fn unknown(word: &str, letters: Letters) -> NotationFault {
    let (run, _) = letters_at(word);
    let foreign = FOREIGN.iter().find(|(spelt, _)| spells(run, spelt)).map(|(_, colour)| *colour);
    if let Some(meant) = foreign.or_else(|| word.starts_with(FOREIGN_SIGNS).then_some(Colour::Yellow)) {
        return NotationFault::OtherColour { word: if run.is_empty() { word } else { run }.to_owned(), meant };
    }
    let other = if letters == Letters::Krby { Letters::Rkms } else { Letters::Krby };
    let all_of_other = run.chars().all(|letter| other.colour(letter).is_some());
    match run.chars().find(|letter| letters.colour(*letter).is_none()) {
        Some(letter) if all_of_other && abbreviated(run).is_none() => NotationFault::OtherLetters { letter, letters },
        _ => NotationFault::UnknownWord { word: word.to_owned(), others: Vec::new(), nearest: None, letters },
    }
}

/// Common words that are not misspelt names of colours: `seri` means "run", `bu` "this", `mi` is a question word, and
/// `okeysiz` means "without an okey".
const COMMON: [&str; 8] = ["seri", "bu", "mi", "be", "okeysiz", "sarma", "mali", "siyasi"];

/// Returns true if letters abbreviate words for one colour only: `bl` may mean black or blue.
fn of_one_colour(letters: &str) -> bool {
    let meant = WORDS.iter().filter(|(spelt, _)| abbreviates(letters, spelt)).map(|(_, colour)| colour.colour);
    meant.clone().all(|colour| meant.clone().next() == Some(colour))
}

/// Returns the known word that is most similar to the letters at the start of `word`, if any is similar.
pub(super) fn nearest(word: &str) -> Option<&'static str> {
    let (run, _) = letters_at(word);
    let known = WORDS.iter().map(|(spelt, _)| *spelt).chain(["okey", "sahte"]);
    let common = run.is_empty() || COMMON.iter().any(|word| spells(run, word));
    let short = || abbreviated(run).filter(|_| of_one_colour(run));
    if common { None } else { short().or_else(|| suggest(&fold(run), known)) }
}

/// Converts ASCII letters to lower case, and removes the marks that Turkish puts on i and s. So `KIRMIZI`, `kırmızı`
/// and `kirmizi` become equal. Other letters stay unchanged.
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
