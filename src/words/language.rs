//! The two languages of all text for people.

use super::named;

named! {
    /// A language of the program, with its two-letter code.
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
        /// English, the default for every other locale.
        #[default]
        En = "en",
        /// Turkish.
        Tr = "tr",
    }
}

impl Language {
    /// Returns the language of a POSIX locale name such as `tr_TR.UTF-8`, or English for any other locale.
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split_once(['_', '-', '.', '@']).map_or(locale, |(language, _)| language);
        language.to_ascii_lowercase().parse().unwrap_or_default()
    }
}
