//! The two languages of the program, English and Turkish, and values with a form for each.

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
    /// Returns the language for a POSIX locale such as `tr_TR.UTF-8`. Every locale that is not Turkish gives English.
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split_once(['_', '-', '.', '@']).map_or(locale, |(language, _)| language);
        language.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

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
    /// The Turkish value, such as a word or a sentence.
    pub tr: T,
    /// The English value, such as a word or a sentence.
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
