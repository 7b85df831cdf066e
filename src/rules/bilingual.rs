//! A text in both languages.

use crate::words::Language;

/// A text in both languages, side by side.
///
/// ```
/// use okey::Language;
/// use okey::rules::Bilingual;
///
/// let word = Bilingual { tr: "çift", en: "pair" };
/// assert_eq!(word.get(Language::Tr), "çift");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bilingual {
    /// Turkish.
    pub tr: &'static str,
    /// English.
    pub en: &'static str,
}

impl Bilingual {
    /// The text in a language.
    #[must_use]
    pub const fn get(self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Tr => self.tr,
        }
    }

    /// Turkish, then English.
    #[must_use]
    pub const fn texts(self) -> [&'static str; 2] {
        [self.tr, self.en]
    }
}
