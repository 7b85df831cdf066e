//! The two languages of everything a person reads.

use super::named;

named! {
    /// A language `okey` speaks, by its two-letter code.
    ///
    /// ```
    /// use okey::Language;
    ///
    /// assert_eq!("tr".parse(), Ok(Language::Tr));
    /// assert_eq!(Language::from_locale("tr_TR.UTF-8"), Language::Tr);
    /// assert_eq!(Language::from_locale("C"), Language::En);
    /// ```
    #[derive(Default)]
    Language {
        /// English, and the fallback for every other locale.
        #[default]
        En = "en",
        /// Turkish.
        Tr = "tr",
    }
}

impl Language {
    /// The language of a POSIX locale name such as `tr_TR.UTF-8`; English for any other.
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        language.to_ascii_lowercase().parse().unwrap_or_default()
    }
}
