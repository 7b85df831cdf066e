//! Faults of the name of a profile, a setting, or a club's rules.

use super::{Switch, Value, Variant};
use crate::words::{kinds, most_similar, suggest};

kinds! {
    /// A fault of the name of a profile, a setting, or a club's rules. Each variant describes an input that triggers
    /// it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ProfileFault {
        /// `--variant okay`: no profile has this name.
        UnknownVariant { name "The name": String, nearest "The nearest name there is": Option<&'static str> }
            = "unknown-variant",
        /// `--set run_warp=true`: no switch has this key.
        UnknownSwitch { key "The key": String, nearest "The nearest key there is": Option<&'static str> }
            = "unknown-switch",
        /// `--set run_wrap=maybe`: a value the switch does not take.
        SwitchValue { switch "The switch": &'static Switch, value "The value": String }
            = "switch-value" breaks switch.clause,
        /// `run_wrap = true` and `run-wrap = false` in one rules file.
        SwitchTwice { switch "The switch": &'static Switch } = "switch-twice" breaks switch.clause,
        /// `--set run_wrap`: no `=`.
        SettingShape = "setting-shape",
        /// A rules file that is not TOML.
        RulesNotToml {
            reason "The TOML parser's reason, in English": String,
            instead "The line as it would be right, where its value is one": Option<String>,
        } = "rules-not-toml",
        /// `simulate --set seats=3`: no game is played at such a table.
        NotPlayed { switch "The switch": &'static Switch, value "Its value": Value }
            = "not-played" breaks switch.clause,
        /// `run_wrap = "yes"` in a rules file: a value of the wrong type, or out of range.
        RulesType {
            switch "The switch": &'static Switch, found "The TOML type found": &'static str,
            value "The value, where it is a single one": String,
        } = "rules-type" breaks switch.clause,
    }
}

impl ProfileFault {
    /// Returns the fault of an unknown switch, with the nearest key if one is near.
    pub fn unknown_switch(key: &str) -> Self {
        // Keys of one table share its name, so only the rest is compared.
        let own = |key: &str| key.rsplit('.').next().unwrap_or_default().to_owned();
        let is_similar = |known: &&str| most_similar(&own(key), [own(known).as_str()].into_iter(), 0.6).is_some();
        let nearest = suggest(key, Switch::ALL.iter().map(|switch| switch.key)).filter(is_similar);
        Self::UnknownSwitch { key: key.to_owned(), nearest }
    }

    /// Returns the fault of an unknown variant, with the nearest name or alias.
    pub fn unknown_variant(name: &str) -> Self {
        let names = Variant::ALL.into_iter().flat_map(|variant| [variant.name(), variant.alias()]);
        Self::UnknownVariant { name: name.to_owned(), nearest: suggest(name, names) }
    }
}
