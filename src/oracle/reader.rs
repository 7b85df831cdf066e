//! Reads the variant, rules and indicator of a question from its options and the defaults, and collects every fault.
//!
//! Also defines the [`Defaults`] for missing options.

use super::diagnostic::{Cause, Diagnostic, Place, Refusal, Sources};
use super::hand_texts::{place_of_table, tile};
use super::line::OptionValues;
use super::options::{self, QuestionName, QuestionOption};
use crate::hand::Written;
use crate::notation::Letters;
use crate::table::{Game, Profile, ProfileFault, RulesFile, Symbol, Table, Variant};
use crate::tiles::{Face, Tile};
use crate::words::{Faults, Language};

/// Returns a fault if the computer players cannot play by these rules.
pub(crate) fn playable(profile: &Profile) -> Result<(), Diagnostic> {
    profile.unplayed().map_or(Ok(()), |fault| Err(Diagnostic::whole(fault, Place::Call)))
}

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
    /// The values of the option `--set` of the call. They also change the rules that a question brings with it.
    pub(crate) settings: RulesFile,
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

    /// Sets the indicator. It is ignored for a question about the game `cs102`, which has no indicator.
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

    /// Sets the letters that stand for the four colours in the tiles of a question. The default is [`Letters::Krby`].
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

/// The values of the option `--rules` that mean "no house rules", in English and Turkish.
pub(crate) const NO_RULES: [&str; 2] = ["none", "yok"];

/// A reader of the options of a question. It collects the faults that it finds.
pub(crate) struct OptionReader<'a> {
    pub(crate) options: &'a OptionValues<'a>,
    pub(crate) defaults: &'a Defaults,
    pub(crate) sources: Sources,
    pub(crate) faults: Vec<Diagnostic>,
    /// The rules file with the changes of the option `--set`, once both are parsed.
    rules: Option<RulesFile>,
}

impl<'a> OptionReader<'a> {
    pub(crate) fn new(options: &'a OptionValues<'a>, defaults: &'a Defaults) -> Self {
        Self { options, defaults, sources: Sources::default(), faults: Vec::new(), rules: None }
    }

    pub(crate) fn letters(&self) -> Letters {
        self.options.named(&options::LETTERS).unwrap_or(self.defaults.letters)
    }

    pub(crate) fn refusal(self) -> Refusal {
        Refusal { faults: self.faults, sources: self.sources }
    }

    /// Adds a fault that concerns a whole input.
    pub(crate) fn fault(&mut self, cause: impl Into<Cause>, place: Place) {
        self.faults.push(self.sources.fault(cause, place));
    }

    /// Returns the rules of the table, or `None` if the options have a fault. If no variant is named, the rules are
    /// based on `usual`.
    pub(crate) fn profile(&mut self, usual: Variant) -> Option<Profile> {
        let variant = self.variant();
        let profile = self.profile_of(variant, usual);
        self.faults.is_empty().then_some(profile)
    }

    /// Returns the rules of `variant`. If it is `None`, uses the variant that the house rules name, or else `usual`.
    pub(crate) fn profile_of(&mut self, variant: Option<Variant>, usual: Variant) -> Profile {
        let rules = self.rules();
        let game = |variant| Profile::new(variant).game;
        // A rules file that the program found by itself may name a variant of another game. A question whose default
        // variant is 101 ignores this variant.
        let other = rules.variant().is_some_and(|own| game(own) != game(usual));
        let found = self.defaults.found && self.options.text(&options::RULES).is_none();
        let meant = (found && other && usual == Variant::Yuzbir).then_some(usual);
        rules.apply_to_or(variant.or(meant), usual)
    }

    /// Returns true if the variant of `profile` was assumed, because neither the user nor the house rules name it.
    pub(crate) fn is_assumed(&mut self, profile: &Profile) -> bool {
        self.options.text(&options::VARIANT).is_none()
            && self.defaults.variant.is_none()
            && self.rules().variant() != Some(profile.variant)
    }

    /// Returns the rules file with the changes of the option `--set`, and adds the faults of both. A rules file with a
    /// fault counts as empty.
    pub(crate) fn rules(&mut self) -> RulesFile {
        if let Some(rules) = &self.rules {
            return rules.clone();
        }
        let mut rules = match self.options.text(&options::RULES) {
            None => self.defaults.rules.clone(),
            Some(text) if NO_RULES.contains(&text) => RulesFile::default(),
            Some(text) => {
                self.sources.add(Place::RulesFile, text);
                let parsed = RulesFile::parse(text);
                parsed.map_err(|faults| self.faults.extend(Place::RulesFile.faults(faults))).unwrap_or_default()
            }
        };
        rules.override_with(self.defaults.settings.clone());
        rules.override_with(self.settings());
        self.rules = Some(rules.clone());
        rules
    }

    /// Parses the option `--set`, and adds its faults. A setting with a fault is ignored. Two settings that contradict
    /// each other are a fault.
    pub(crate) fn settings(&mut self) -> RulesFile {
        let settings = self.options.list(&options::SET);
        let mut set = RulesFile::default();
        // The index of the setting's first byte in the joined text of all settings.
        let mut start = 0;
        for setting in settings {
            let whole = start..start + setting.len();
            start = whole.end + 1;
            let Some((key, value)) = setting.split_once('=') else {
                self.faults.push(Diagnostic::new(ProfileFault::SettingShape, Place::Setting, whole));
                continue;
            };
            let key_at = whole.start..whole.start + key.len();
            if let Err(kind) = set.set_once(key.trim(), value.trim()) {
                let is_of_value = matches!(kind, ProfileFault::SwitchValue { .. });
                let at = if is_of_value { key_at.end + 1..whole.end } else { key_at };
                self.faults.push(Diagnostic::new(kind, Place::Setting, at));
            }
        }
        let all = settings.join(" ");
        if !all.is_empty() {
            self.sources.add(Place::Setting, &all);
        }
        set
    }

    /// Returns the default indicator, or `None` in a game without an indicator.
    pub(crate) fn usual_indicator(&self, game: Game) -> Option<Symbol> {
        self.defaults.indicator.filter(|_| game.tiles().indicator)
    }

    /// Parses the option `--indicator`. If it is missing, returns the default indicator, or `Ok(None)` in a game
    /// without an indicator. If its text is invalid, adds the faults and returns `Err`.
    pub(crate) fn indicator(&mut self, profile: Option<&Profile>) -> Result<Option<Symbol>, ()> {
        let usual = profile.map_or(self.defaults.indicator, |profile| self.usual_indicator(profile.game));
        let read = self.tile(&options::INDICATOR, Place::Indicator)?;
        Ok(read.map(|written| written.symbol).or(usual))
    }

    /// Parses the tile that an option names. Returns `Ok(None)` if the option is missing. If its text is invalid, adds
    /// the faults and returns `Err`.
    pub(crate) fn tile(&mut self, option: &'static QuestionOption, place: Place) -> Result<Option<Written>, ()> {
        let text = self.options.text(option);
        if let Some(text) = text {
            self.sources.add(place, text);
        }
        tile(text, self.letters(), place, &mut self.faults)
    }

    pub(crate) fn table(&mut self, profile: Profile, indicator: Option<Symbol>) -> Option<Table> {
        Table::new(profile, indicator).map_err(|kind| self.fault(kind, place_of_table(indicator))).ok()
    }

    /// Parses the option `--variant`. Returns the default variant if the option is missing.
    pub(crate) fn variant(&mut self) -> Option<Variant> {
        match self.options.text(&options::VARIANT) {
            Some(name) => self.variant_named(name, Place::Variant),
            None => self.defaults.variant,
        }
    }

    /// Returns the variant called `name`, or adds a fault and returns `None`.
    pub(crate) fn variant_named(&mut self, name: &str, place: Place) -> Option<Variant> {
        let variant = name.parse().ok();
        if variant.is_none() {
            self.sources.add(place, name);
            self.fault(ProfileFault::unknown_variant(name), place);
        }
        variant
    }
}
