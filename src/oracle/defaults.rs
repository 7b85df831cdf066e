//! Default values for the options that a question does not give.

use super::questions::QuestionName;
use crate::notation::Letters;
use crate::table::{ProfileFault, RulesFile, Symbol, Variant};
use crate::tiles::{Face, Tile};
use crate::words::{Faults, Language};

/// The values that an [`Oracle`](crate::Oracle) uses for options that a question does not give.
///
/// ```
/// use okey::{Defaults, Oracle, Variant};
///
/// let club = Defaults::default().variant(Variant::Yuzbir).rules("[open]\nsum = 81").expect("valid rules");
/// let answer = Oracle::new(club).ask(r#"{"ask": "open", "indicator": "R5", "hand": "K1-5 R1-5 B9-13 Y1-6"}"#);
/// assert!(answer.contains("\"bar\":81"));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Defaults {
    pub(crate) question: Option<QuestionName>,
    pub(crate) variant: Option<Variant>,
    pub(crate) indicator: Option<Symbol>,
    pub(crate) rules: RulesFile,
    /// True if the program found the rules file in a standard location. False if the user named the file.
    pub(crate) found: bool,
    pub(crate) letters: Letters,
    pub(crate) language: Language,
    /// The names of the fields that every answer contains. An empty list means all fields.
    pub(crate) fields: Vec<String>,
    /// The names of the fields that are copied from each line into its answer.
    pub(crate) carry: Vec<String>,
}

impl Defaults {
    /// Sets the variant. Without it, a question uses the variant that the house rules name. If they name none, each
    /// question has its own default variant.
    #[must_use]
    pub fn variant(self, variant: Variant) -> Self {
        Self { variant: Some(variant), ..self }
    }

    /// Sets the indicator. It is ignored for a question about `cs102`, which has none.
    #[must_use]
    pub fn indicator(self, indicator: Face) -> Self {
        Self { indicator: Some(Symbol::Tile(Tile::Numbered(indicator))), ..self }
    }

    /// Sets the house rules, as TOML.
    ///
    /// # Errors
    ///
    /// Returns every fault in the text: it is not TOML, a name is unknown, or a value is not accepted.
    pub fn rules(self, toml: &str) -> Result<Self, Faults<ProfileFault>> {
        Ok(Self { rules: RulesFile::parse(toml)?, ..self })
    }

    /// Sets the letters of the colours in the texts that are read.
    #[must_use]
    pub fn letters(self, letters: Letters) -> Self {
        Self { letters, ..self }
    }

    /// Sets the language of messages.
    #[must_use]
    pub fn language(self, language: Language) -> Self {
        Self { language, ..self }
    }
}
