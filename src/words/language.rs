//! The two languages of everything a person reads.

use std::fmt;
use std::str::FromStr;

/// A language `okey` speaks.
///
/// ```
/// use okey::Language;
///
/// assert_eq!("tr".parse(), Ok(Language::Tr));
/// assert_eq!(Language::from_locale("tr_TR.UTF-8"), Language::Tr);
/// assert_eq!(Language::from_locale("C"), Language::En);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English, and the fallback for every other locale.
    #[default]
    En,
    /// Turkish.
    Tr,
}

impl Language {
    /// Both languages, the fallback first.
    pub const ALL: [Self; 2] = [Self::En, Self::Tr];

    /// The two-letter code, as `--lang` takes it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Tr => "tr",
        }
    }

    /// The language of a POSIX locale name such as `tr_TR.UTF-8`; English for any other.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        language.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|language| language.code() == text).ok_or(UnknownLanguage)
    }
}

/// The text names neither of the two languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the language is en or tr")]
pub struct UnknownLanguage;
