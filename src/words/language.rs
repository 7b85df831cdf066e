//! The two languages of the program, English and Turkish, and texts in both.

use serde::Serialize;

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
    pub enum Language {
        /// English, the default for every locale that is not Turkish.
        #[default]
        En = "en",
        /// Turkish.
        Tr = "tr",
    }
}

impl Language {
    /// Returns the language of a POSIX locale such as `tr_TR.UTF-8`: Turkish or, for any other locale, English.
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split_once(['_', '-', '.', '@']).map_or(locale, |(language, _)| language);
        language.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

/// A text in English and Turkish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "BothReport"))]
pub struct Bilingual {
    /// The Turkish text.
    pub tr: &'static str,
    /// The English text.
    pub en: &'static str,
}

impl Bilingual {
    /// Returns the Turkish or the English text.
    ///
    /// ```
    /// use okey::Language;
    /// use okey::rules::Bilingual;
    ///
    /// let word = Bilingual { tr: "çift", en: "pair" };
    /// assert_eq!(word.get(Language::Tr), "çift");
    /// ```
    pub const fn get(self, language: Language) -> &'static str {
        pick(language, self.en, self.tr)
    }

    /// Returns both texts, Turkish first.
    pub const fn texts(self) -> [&'static str; 2] {
        [self.tr, self.en]
    }
}

pub(crate) const fn pick<'a>(language: Language, en: &'a str, tr: &'a str) -> &'a str {
    match language {
        Language::En => en,
        Language::Tr => tr,
    }
}

/// Creates a text in both languages: `both("pair", "çift")`.
pub(crate) const fn both(en: &'static str, tr: &'static str) -> Bilingual {
    Bilingual { tr, en }
}
