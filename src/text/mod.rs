//! Every sentence for people, in English and Turkish next to each other, one file per subject. A sentence without one
//! of the languages does not compile.
//!
//! ```
//! use okey::Language;
//! use okey::notation::{self, Letters};
//!
//! let faults = notation::hand("K1 Q7", Letters::Krby).expect_err("no tile");
//! assert_eq!(faults[0].text(Language::En).message, "\"Q7\" is not a tile");
//! assert_eq!(faults[0].text(Language::Tr).message, "\"Q7\" bir taş değil");
//! ```

/// Returns a sentence in the given language: the English text, a slash, the Turkish text.
///
/// Braces work as in `format!`. Values to compute first are named after the language. If the row does not fit on one
/// line, the Turkish text goes below the English one:
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

/// Returns the sentences on a fault in three rows: message, label and hint. A row is a sentence in both languages as in
/// [`say!`], or any expression of type `String`.
///
/// ```text
/// HandFault::TooManyFalseJokers { held } => fault_rows!(language;
///     "there are {held} false jokers, but the set has only 2"
///         / "{held} tane sahte okey var, taş takımında 2 tane bulunur",
///     "one too many" / "bir tane fazla",
///     String::new()),
/// ```
macro_rules! fault_rows {
    // Reads the rows one by one and appends each to those read before.
    (@rows $language:expr; [$($read:expr,)*]) => {
        ($($read),*)
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
pub mod verdict;
pub mod ways;

pub use faults::{Explain, FaultText};
#[cfg(feature = "cli")]
pub(crate) use faults::{FaultRows, refusal};
#[cfg(feature = "cli")]
pub(crate) use {fault_rows, say};

use crate::words::Language;

/// The pronoun for the person at the terminal.
pub(crate) const fn you(language: Language) -> &'static str {
    pick(language, "You", "Siz")
}

/// A count with its English noun: `1 tile`, `3 tiles`.
pub(crate) fn counted(count: usize, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}

/// Returns the word in the language.
pub(crate) const fn pick<'a>(language: Language, en: &'a str, tr: &'a str) -> &'a str {
    match language {
        Language::En => en,
        Language::Tr => tr,
    }
}

/// Formats a decimal with the language's point or comma.
pub(crate) fn decimal(figure: &str, language: Language) -> String {
    figure.replace('.', pick(language, ".", ","))
}

/// Returns the hint with the nearest name; if there is none, another hint.
pub(crate) fn meant(nearest: Option<&str>, otherwise: String, language: Language) -> String {
    nearest
        .map_or(otherwise, |nearest| say!(language; "did you mean {nearest}?" / "şunu mu demek istediniz: {nearest}?"))
}

/// Returns a hint, after the nearest name.
pub(crate) fn after_meant(nearest: Option<&str>, alternatives: String, language: Language) -> String {
    if nearest.is_none() { alternatives } else { meant(nearest, String::new(), language) + " " + &alternatives }
}

/// `a`, `a or b`, `a, b or c`.
pub(crate) fn any_of<T: ToString>(all: &[T], language: Language) -> String {
    enumerated(all, pick(language, "or", "ya da"))
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn all_of<T: ToString>(all: &[T], language: Language) -> String {
    enumerated(all, pick(language, "and", "ve"))
}

/// Joins items with commas, and the last with a word.
fn enumerated<T: ToString>(all: &[T], word: &str) -> String {
    let words: Vec<String> = all.iter().map(ToString::to_string).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} {word} {last}", others.join(", ")),
    }
}

/// The English singular or plural.
pub(crate) fn plural<'a>(count: u64, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}
