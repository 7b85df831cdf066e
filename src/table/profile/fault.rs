//! Errors in the name of a profile, in a setting, or in a rules file.

use super::{Switch, Value, Variant};
use crate::words::{kinds, most_similar, suggest};

kinds! {
    /// The kinds of error in the name of a profile, in a setting, or in a rules file. Each comment begins with an
    /// example or names the error.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ProfileFault {
        /// `--variant okay`: no profile has this name.
        UnknownVariant { name "The name": String, nearest "The nearest name there is": Option<&'static str> }
            = "unknown-variant",
        /// `--set run_warp=true`: no switch has this name.
        UnknownSwitch { key "The key": String, nearest "The nearest key there is": Option<&'static str> }
            = "unknown-switch",
        /// `--set run_wrap=maybe`: the switch does not accept this value.
        SwitchValue { switch "The switch": &'static Switch, value "The value": String }
            = "switch-value" breaks switch.clause,
        /// A rules file sets the same switch twice: `run_wrap = true` and `run-wrap = false`.
        SwitchTwice { switch "The switch": &'static Switch } = "switch-twice" breaks switch.clause,
        /// `--set run_wrap`: the setting has no `=`.
        SettingShape = "setting-shape",
        /// A rules file is not valid TOML.
        RulesNotToml {
            reason "The TOML parser's reason, in English": String,
            instead "The line as it would be right, where its value is one": Option<String>,
        } = "rules-not-toml",
        /// `simulate --set seats=3`: the computer players cannot play at a table with this setting.
        NotPlayed { switch "The switch": &'static Switch, value "Its value": Value }
            = "not-played" breaks switch.clause,
        /// `run_wrap = "yes"` in a rules file: the value has the wrong type or is out of range.
        RulesType {
            switch "The switch": &'static Switch, found "The TOML type found": &'static str,
            value "The value, where it is a single one": String,
        } = "rules-type" breaks switch.clause,
    }
}

impl ProfileFault {
    /// Returns the fault for an unknown switch. It suggests the most similar known name, unless every known name is
    /// very different.
    pub fn unknown_switch(key: &str) -> Self {
        // Compare only the last part of the names. Names such as `points.okey` and `points.pairs` always look similar
        // because they begin alike.
        let own = |key: &str| key.rsplit('.').next().unwrap_or_default().to_owned();
        let is_similar = |known: &&str| most_similar(&own(key), [own(known).as_str()].into_iter(), 0.6).is_some();
        let nearest = suggest(key, Switch::ALL.iter().map(|switch| switch.key)).filter(is_similar);
        Self::UnknownSwitch { key: key.to_owned(), nearest }
    }

    /// Returns the fault for an unknown profile, with the most similar name or alias.
    pub fn unknown_variant(name: &str) -> Self {
        let names = Variant::ALL.into_iter().flat_map(|variant| [variant.name(), variant.alias()]);
        Self::UnknownVariant { name: name.to_owned(), nearest: suggest(name, names) }
    }
}
