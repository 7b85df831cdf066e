//! Values that exist in Turkish and in English.

use super::Language;

/// A value with a Turkish and an English form, usually a text.
///
/// ```
/// use okey::Language;
/// use okey::rules::Bilingual;
///
/// let word = Bilingual { tr: "çift", en: "pair" };
/// assert_eq!(word.get(Language::Tr), "çift");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bilingual<T = &'static str> {
    /// The Turkish form.
    pub tr: T,
    /// The English form.
    pub en: T,
}

impl<T: Copy> Bilingual<T> {
    /// Returns the Turkish or the English form.
    pub const fn get(self, language: Language) -> T {
        match language {
            Language::En => self.en,
            Language::Tr => self.tr,
        }
    }

    /// Returns both forms, Turkish first.
    pub const fn texts(self) -> [T; 2] {
        [self.tr, self.en]
    }
}

/// Creates a text in both languages: `both!(tr "çift" en "pair")`.
macro_rules! both {
    (tr $tr:literal en $en:literal) => {
        $crate::words::Bilingual { tr: $tr, en: $en }
    };
}

pub(crate) use both;
