//! Rules files: a club's own rules in TOML, which change single switches of a preset.
//!
//! Also defines [`ProfileFault`], the error about the name of a profile, a setting or a rules file.

use super::{Profile, Switch, Value, Variant};
use crate::words::{Faults, fault_kinds, most_similar, suggest};

fault_kinds! {
    /// The kinds of error about the name of a profile, a setting or a rules file.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ProfileFault {
        /// `--variant okay`: no profile has this name.
        UnknownVariant {
            name "The name as written": String,
            nearest "The most similar known name": Option<&'static str>,
        } = "unknown-variant",
        /// `--set run_warp=true`: no switch has this name.
        UnknownSwitch { key "The key as written": String, nearest "The most similar known key": Option<&'static str> }
            = "unknown-switch",
        /// `--set run_wrap=maybe`: the switch does not accept this value.
        SwitchValue { switch "The switch": &'static Switch, value "The value as written": String }
            = "switch-value" breaks switch.clause,
        /// A rules file sets the same switch twice (`run_wrap = true` and `run-wrap = false`), or the options `--set`
        /// or the lines of a record set a switch to two different values.
        SwitchTwice {
            switch "The switch": &'static Switch,
            values "The two values, in the order in which they are written": [String; 2],
        } = "switch-twice" breaks switch.clause,
        /// `--set run_wrap`: the setting has no `=`.
        SettingShape = "setting-shape",
        /// A rules file is not valid TOML.
        RulesNotToml {
            reason "The message of the TOML parser, in English": String,
            instead "The corrected line, if its value is a single one": Option<String>,
        } = "rules-not-toml",
        /// `simulate --set seats=3`: the computer players cannot play at a table with this setting.
        NotPlayed { switch "The switch": &'static Switch, value "The value of the switch": Value }
            = "not-played" breaks switch.clause,
        /// `run_wrap = "yes"` in a rules file: the value has the wrong type or is out of range.
        RulesType {
            switch "The switch": &'static Switch, found "The TOML type of the value": &'static str,
            value "The value as written, if it is a single one": String,
        } = "rules-type" breaks switch.clause,
    }
}

impl ProfileFault {
    /// Returns the fault for an unknown switch, with the most similar name if there is one.
    pub(crate) fn unknown_switch(key: &str) -> Self {
        // Also compare the last parts of the names. Whole names such as `points.okey` and `points.pairs` always look
        // similar.
        let own = |key: &str| key.rsplit('.').next().unwrap_or_default().to_owned();
        let is_similar = |known: &&str| most_similar(&own(key), [own(known).as_str()].into_iter(), 0.6).is_some();
        let nearest = suggest(key, Switch::ALL.iter().map(|switch| switch.key)).filter(is_similar);
        Self::UnknownSwitch { key: key.to_owned(), nearest }
    }

    /// Returns the fault for an unknown profile, with the most similar name or alias.
    pub(crate) fn unknown_variant(name: &str) -> Self {
        let names = Variant::ALL.into_iter().flat_map(Variant::names);
        Self::UnknownVariant { name: name.to_owned(), nearest: suggest(name, names) }
    }
}

/// A rules file after parsing. It can name a preset (`variant`) and set switches.
///
/// ```
/// # #[cfg(feature = "toml")] {
/// use okey::{FalseJoker, RulesFile, Value, Variant};
///
/// let club = RulesFile::parse("variant = '101'\nfalse_joker = 'wild'\n[open]\nsum = 111\n").expect("rules");
/// let profile = club.apply_to(None);
/// assert_eq!(profile.variant(), Variant::Yuzbir);
/// assert_eq!(profile.false_joker(), FalseJoker::Wild);
/// assert_eq!(profile.value("open.sum"), Some(Value::Count(111)));
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RulesFile {
    /// The name of the file. Profiles created from the file keep it.
    name: Option<Box<str>>,
    pub(super) variant: Option<Variant>,
    pub(super) settings: Vec<(&'static Switch, Value)>,
}

impl RulesFile {
    /// Parses the text of a rules file.
    ///
    /// # Errors
    ///
    /// Returns every fault in the text: it is not TOML, a name is unknown, or a value is not accepted.
    #[cfg(feature = "toml")]
    pub fn parse(text: &str) -> Result<Self, Faults<ProfileFault>> {
        super::rules_toml::read(text)
    }

    /// Refuses every text, because this build of the crate has no TOML reader.
    ///
    /// # Errors
    ///
    /// Always returns an error. The feature `toml` adds the reader.
    #[cfg(not(feature = "toml"))]
    pub fn parse(text: &str) -> Result<Self, Faults<ProfileFault>> {
        let reason = "okey was built without its feature `toml`".to_owned();
        Err(vec![crate::words::Fault::new(ProfileFault::RulesNotToml { reason, instead: None }, 0..text.len())].into())
    }

    /// Returns the rules with a file name added. Every profile created from them keeps the name.
    pub fn named(mut self, name: &str) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Returns the preset that the file names, if any.
    pub const fn variant(&self) -> Option<Variant> {
        self.variant
    }

    /// Adds a setting, given as text. It replaces an earlier value of the same switch.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no switch with this key, or if the switch does not accept the value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), ProfileFault> {
        self.settings.push(Switch::setting(key, value)?);
        Ok(())
    }

    /// Adds a setting, given as text. Fails if these rules already set the switch to another value.
    pub(crate) fn set_once(&mut self, key: &str, value: &str) -> Result<(), ProfileFault> {
        let (switch, value) = Switch::setting(key, value)?;
        let earlier = self.settings.iter().find(|(other, earlier)| other.key == switch.key && *earlier != value);
        if let Some((_, earlier)) = earlier {
            return Err(ProfileFault::SwitchTwice { switch, values: [earlier, &value].map(ToString::to_string) });
        }
        self.settings.push((switch, value));
        Ok(())
    }

    /// Adds the settings of `later`. They replace earlier values of the same switches.
    pub(crate) fn override_with(&mut self, later: Self) {
        self.settings.extend(later.settings);
    }

    /// Creates a profile from these rules. The preset is `asked`, or else the one that the file names, or else `okey`.
    pub fn apply_to(&self, asked: Option<Variant>) -> Profile {
        self.apply_to_or(asked, Variant::Okey)
    }

    /// Creates a profile from these rules. The preset is `asked`, or else the one that the file names, or else `usual`.
    pub(crate) fn apply_to_or(&self, asked: Option<Variant>, usual: Variant) -> Profile {
        let mut profile = Profile::new(asked.or(self.variant).unwrap_or(usual));
        for &(switch, value) in &self.settings {
            profile.choose(switch, value);
        }
        profile.club.clone_from(&self.name);
        profile
    }
}
