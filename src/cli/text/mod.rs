//! The program's texts in both languages: help, answers and errors. Texts about the game itself are in [`crate::text`].
//!
//! Fixed words are fields of structs such as [`Words`]. Sentences with parameters are functions of the
//! [`Language`](crate::words::Language). A text without one of the languages does not compile.

/// Defines a struct of fixed words. Each field has a type and a value in each language.
macro_rules! words {
    (@type) => { &'static str };
    (@type $type:ty) => { $type };
    ($(#[$doc:meta])* $name:ident {
        $($(#[$field_doc:meta])* $field:ident $(: $type:ty)? = $en:expr, $tr:expr;)+
    }) => {
        $(#[$doc])*
        pub(crate) struct $name {
            $($(#[$field_doc])* pub(crate) $field: words!(@type $($type)?),)+
        }

        impl $name {
            const EN: Self = Self { $($field: $en),+ };
            const TR: Self = Self { $($field: $tr),+ };

            /// Returns the words in a language.
            pub(crate) const fn of(language: $crate::words::Language) -> &'static Self {
                match language {
                    $crate::words::Language::En => &Self::EN,
                    $crate::words::Language::Tr => &Self::TR,
                }
            }
        }
    };
}

/// Defines the help of a command. `about` is its purpose, and `more` a longer explanation. `yes` and `no` say when it
/// exits with 0 and 1. Example calls with explanations follow. The English text is before the slash, the Turkish one
/// after it.
///
/// A command without `yes` and `no` exits with 0 after every answer. A command without `no` never exits with 1. In
/// Turkish help, the names of commands and values in an example are replaced automatically, so an example needs a
/// Turkish version only if other words differ.
///
/// ```text
/// help! { RULES_OF
///     about "The rules, clause by clause" / "Kurallar, madde madde";
///     more "Without words, it lists the clauses." / "Sözcük verilmezse maddeleri sıralar.";
///     "rules run.wrap": "the page on one clause" / "bir maddenin sayfası";
///     "rules false joker" / "kurallar sahte okey": "the clauses on it" / "ondan söz eden maddeler";
/// }
/// ```
macro_rules! help {
    ($name:ident
        about $about:literal / $about_tr:literal;
        more $more:literal / $more_tr:literal;
        $(yes $yes:literal / $yes_tr:literal;)?
        $(no $no:literal / $no_tr:literal;)?
        $($call:literal $(/ $call_tr:literal)?: $does:literal / $does_tr:literal;)+
    ) => {
        pub(in crate::cli) const $name: $crate::cli::text::CommandWords = $crate::cli::text::CommandWords {
            about: $crate::words::both($about, $about_tr),
            more: $crate::words::both($more, $more_tr),
            yes: help!(@yes $($yes / $yes_tr)?),
            no: help!(@option $($crate::words::both($no, $no_tr))?),
            examples: &[$($crate::cli::text::CallToImitate {
                call: $call,
                turkish: help!(@option $($call_tr)?),
                does: $crate::words::both($does, $does_tr),
            }),+],
        };
    };
    (@yes) => { $crate::words::both("always", "her zaman") };
    (@yes $yes:literal / $yes_tr:literal) => { $crate::words::both($yes, $yes_tr) };
    (@option) => { None };
    (@option $some:expr) => { Some($some) };
}

pub(super) mod clauses;
mod commands;
mod errors;
mod files;
pub(super) mod game;
pub(super) mod hapis;
mod pages;
pub(super) mod play;
mod words;

pub(super) use commands::JudgeOptions;
pub(super) use pages::{BookWords, JudgeWords, ScoreWords};
pub(crate) use words::Words;
pub(super) use words::{CallToImitate, CommandWords};

pub(super) mod help {
    pub(in crate::cli) use super::commands::*;
    pub(in crate::cli) use super::game::{REPLAY, SIMULATE};
    pub(in crate::cli) use super::play::PLAY;
}

/// The share of a stream that is done, and the estimated time left.
#[derive(Debug, Clone, Copy)]
pub(super) struct Estimate {
    pub(super) percent: u64,
    pub(super) seconds: u64,
}

/// Formats a time as minutes and seconds (`2:03`), or as hours, minutes and seconds (`1:02:03`).
fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
