//! What is said to people, in English and Turkish side by side: one file a subject, and a sentence that lacks a
//! language does not compile.
//!
//! ```
//! use okey::Language;
//! use okey::notation::{self, Letters};
//!
//! let faults = notation::hand("K1 Q7", Letters::Krby).expect_err("no tile");
//! assert_eq!(faults[0].text(Language::En).message, "\"Q7\" is not a tile");
//! assert_eq!(faults[0].text(Language::Tr).message, "\"Q7\" bir taş değil");
//! ```

/// A sentence in the language asked for, as a row: the English text, a stroke, the Turkish text.
///
/// What stands in braces is taken from the code around, as in `format!`. What must be worked out first is named behind
/// the language. Where the row is too long for one line, the Turkish text goes below the English one:
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

/// What is said of a fault, in three rows: the message, the label and the hint. A row is a sentence in both languages,
/// written as for [`say!`], or any expression that gives a `String`.
///
/// ```text
/// HandFault::TooManyFalseJokers { held } => told!(language;
///     "there are {held} false jokers, but the set has only 2"
///         / "{held} tane sahte okey var, taş takımında 2 tane bulunur",
///     "one too many" / "bir tane fazla",
///     String::new()),
/// ```
macro_rules! told {
    // The rows one by one, each put behind those that were read before.
    (@rows $language:expr; [$($read:expr,)*]) => {
        ($($read),*)
    };
    (@rows $language:expr; [$($read:expr,)*] $en:literal / $tr:literal $(, $($rest:tt)*)?) => {
        told!(@rows $language; [$($read,)* say!($language; $en / $tr),] $($($rest)*)?)
    };
    (@rows $language:expr; [$($read:expr,)*] $row:expr $(, $($rest:tt)*)?) => {
        told!(@rows $language; [$($read,)* $row,] $($($rest)*)?)
    };
    ($language:expr $(, $name:ident = $value:expr)*; $($rows:tt)+) => {{
        $(let $name = $value;)*
        told!(@rows $language; [] $($rows)+)
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

pub use faults::{FaultText, Said};
#[cfg(feature = "cli")]
pub(crate) use faults::{Told, refusal};
#[cfg(feature = "cli")]
pub(crate) use {say, told};

use crate::words::Language;

/// How the person at the terminal is addressed.
pub(crate) const fn you(language: Language) -> &'static str {
    pick(language, "You", "Siz")
}

/// A count with its English noun: `1 tile`, `3 tiles`.
pub(crate) fn so_many(count: usize, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}

/// The word of the language.
pub(crate) const fn pick<'a>(language: Language, en: &'a str, tr: &'a str) -> &'a str {
    match language {
        Language::En => en,
        Language::Tr => tr,
    }
}

/// A figure with the point or comma that the language writes.
pub(crate) fn decimal(figure: &str, language: Language) -> String {
    figure.replace('.', pick(language, ".", ","))
}

/// The name that may have been meant; where there is none, what else to say.
pub(crate) fn meant(nearest: Option<&str>, otherwise: String, language: Language) -> String {
    nearest
        .map_or(otherwise, |nearest| say!(language; "did you mean {nearest}?" / "şunu mu demek istediniz: {nearest}?"))
}

/// What to say, behind the name that may have been meant.
pub(crate) fn after_meant(nearest: Option<&str>, said: String, language: Language) -> String {
    if nearest.is_none() { said } else { meant(nearest, String::new(), language) + " " + &said }
}

/// `a`, `a or b`, `a, b or c`.
pub(crate) fn any_of<T: ToString>(all: &[T], language: Language) -> String {
    enumerated(all, pick(language, "or", "ya da"))
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn all_of<T: ToString>(all: &[T], language: Language) -> String {
    enumerated(all, pick(language, "and", "ve"))
}

/// The last one behind a word, commas between the others.
fn enumerated<T: ToString>(all: &[T], word: &str) -> String {
    let words: Vec<String> = all.iter().map(ToString::to_string).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} {word} {last}", others.join(", ")),
    }
}

/// The word for one, or for many, in English.
pub(crate) fn plural<'a>(count: u64, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}
