//! The two languages of the program: Turkish and English.

use super::named;

named! {
    /// A language of the program. Its name is the two-letter code.
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
        /// English, the default for every locale that is not Turkish.
        #[default]
        En = "en",
        /// Turkish.
        Tr = "tr",
    }
}

impl Language {
    /// Returns the language for a POSIX locale such as `tr_TR.UTF-8`. Every locale that is not Turkish gives English.
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split_once(['_', '-', '.', '@']).map_or(locale, |(language, _)| language);
        language.to_ascii_lowercase().parse().unwrap_or_default()
    }
}
