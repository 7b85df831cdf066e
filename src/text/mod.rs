//! Sentences for people, in English and Turkish. A sentence that lacks one of the languages does not compile.
//!
//! ```
//! use okey::Language;
//! use okey::notation::{self, Letters};
//!
//! let faults = notation::hand("K1 Q7", Letters::Krby).expect_err("no tile");
//! assert_eq!(faults[0].text(Language::En).message, "\"Q7\" is not a tile");
//! assert_eq!(faults[0].text(Language::Tr).message, "\"Q7\" bir taş değil");
//! ```

/// Builds a sentence in the given language. The arguments are the language, a semicolon, the English text, a slash and
/// the Turkish text.
///
/// Braces work as in `format!`. Definitions after the language, such as `short = bar - sum`, compute values for the
/// sentence:
///
/// ```text
/// Fact::NothingThrown => say!(language; "no tile is left to throw" / "atacak taş kalmadı"),
/// Fact::Sum { sum, bar } => say!(language, short = bar - sum;
///     "the melds sum to {sum}, {short} short of {bar}"
///     / "perlerin toplamı {sum}; {bar} barajına {short} sayı eksik"),
/// ```
macro_rules! say {
    ($language:expr $(, $name:ident = $value:expr)*; $en:literal / $tr:literal) => {{
        $(let $name = $value;)*
        match $language {
            $crate::words::Language::En => format!($en),
            $crate::words::Language::Tr => format!($tr),
        }
    }};
}

/// Builds the texts about a fault from rows. Each row is a sentence in both languages, as in [`say!`], or an expression
/// of type `String`. One row is the message, two rows are the message and the hint, and three rows are the message, the
/// label and the hint.
///
/// ```text
/// HandFault::TooManyFalseJokers { held } => fault_rows!(language;
///     "there are {held} false jokers, but the set has only 2"
///         / "{held} tane sahte okey var, taş takımında 2 tane bulunur",
///     "one too many" / "bir tane fazla",
///     String::new()),
/// ```
macro_rules! fault_rows {
    (@rows $language:expr; [$message:expr,]) => {
        $crate::text::FaultText::of($message, String::new(), String::new())
    };
    (@rows $language:expr; [$message:expr, $hint:expr,]) => {
        $crate::text::FaultText::of($message, String::new(), $hint)
    };
    (@rows $language:expr; [$message:expr, $label:expr, $hint:expr,]) => {
        $crate::text::FaultText::of($message, $label, $hint)
    };
    (@rows $language:expr; [$($read:expr,)*] $en:literal / $tr:literal $(, $($rest:tt)*)?) => {
        fault_rows!(@rows $language; [$($read,)* say!($language; $en / $tr),] $($($rest)*)?)
    };
    (@rows $language:expr; [$($read:expr,)*] $row:expr $(, $($rest:tt)*)?) => {
        fault_rows!(@rows $language; [$($read,)* $row,] $($($rest)*)?)
    };
    ($language:expr $(, $name:ident = $value:expr)*; $($rows:tt)+) => {{
        $(let $name = $value;)*
        fault_rows!(@rows $language; [] $($rows)+)
    }};
}

pub mod distance;
mod faults;
pub mod game;
pub mod hapis;
pub mod judge;
pub mod score;
pub(crate) mod trials;
pub mod verdict;

pub use faults::FaultText;
pub(crate) use faults::refusal;
pub(crate) use {fault_rows, say};

pub(crate) use crate::words::pick;

use crate::tiles::Tile;
use crate::words::Language;

/// Returns the name by which the program addresses the person: "You" or "Siz".
pub(crate) const fn you(language: Language) -> &'static str {
    pick(language, "You", "Siz")
}

/// Returns a number with its English noun: `1 tile`, `3 tiles`.
pub(crate) fn counted(count: usize, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}

/// Replaces the decimal point of a number by a comma in Turkish.
pub(crate) fn decimal(figure: &str, language: Language) -> String {
    figure.replace('.', pick(language, ".", ","))
}

/// Returns a player's name for a sentence, in quotes if it has a colon or a tile name such as `B5`. The command line
/// may print tiles with other letters, but it does not change text in quotes.
pub(crate) fn named(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric() && letter != '*');
    let has_tile = words.filter_map(|word| word.split('x').next()).any(|word| word.parse::<Tile>().is_ok());
    if (has_tile || name.contains(':')) && !name.starts_with('"') { format!("\"{name}\"") } else { name.to_owned() }
}

/// Returns the hint "did you mean ..." if `nearest` is a name, otherwise `otherwise`.
pub(crate) fn meant(nearest: Option<&str>, otherwise: String, language: Language) -> String {
    nearest
        .map_or(otherwise, |nearest| say!(language; "did you mean {nearest}?" / "şunu mu demek istediniz: {nearest}?"))
}

/// Returns the hint `alternatives`, after "did you mean ..." if `nearest` is a name.
pub(crate) fn after_meant(nearest: Option<&str>, alternatives: String, language: Language) -> String {
    if nearest.is_none() { alternatives } else { meant(nearest, String::new(), language) + " " + &alternatives }
}

/// Returns the items as `a`, `a or b`, or `a, b or c`.
pub(crate) fn any_of<T: ToString>(all: &[T], language: Language) -> String {
    enumerated(all, pick(language, "or", "ya da"))
}

/// Returns the items as `a`, `a and b`, or `a, b and c`.
pub(crate) fn all_of<T: ToString>(all: &[T], language: Language) -> String {
    enumerated(all, pick(language, "and", "ve"))
}

/// Joins items with commas, and with `word` before the last item: `a, b or c`.
fn enumerated<T: ToString>(all: &[T], word: &str) -> String {
    let words: Vec<String> = all.iter().map(ToString::to_string).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} {word} {last}", others.join(", ")),
    }
}

pub(crate) fn plural<'a>(count: u64, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}
