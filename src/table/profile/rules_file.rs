//! Rules files: a club's own rules in TOML, which change single switches of a preset.
//!
//! Errors in the name of a profile, in a setting, or in a rules file.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Profile, Switch, Value, Variant};
use crate::words::{Fault, Faults, kinds, most_similar, suggest};

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

/// A rules file after parsing. It can name a preset (`variant`) and set switches.
///
/// ```
/// use okey::{FalseJoker, RulesFile, Variant};
///
/// let club = RulesFile::parse("variant = '101'\nfalse_joker = 'wild'\n[open]\nsum = 111\n").expect("rules");
/// let profile = club.apply_to(None);
/// assert_eq!(profile.variant, Variant::Yuzbir);
/// assert_eq!(profile.false_joker, FalseJoker::Wild);
/// assert_eq!(profile.open.sum, 111);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RulesFile {
    /// The name of the file. Profiles created from the file keep it.
    name: Option<Box<str>>,
    variant: Option<Variant>,
    settings: Vec<(&'static Switch, Value)>,
}

impl RulesFile {
    /// Parses the text of a rules file.
    ///
    /// # Errors
    ///
    /// Returns every fault in the text: it is not TOML, a name is unknown, or a value has the wrong type or is out of
    /// range.
    pub fn parse(text: &str) -> Result<Self, Faults<ProfileFault>> {
        let table = DeTable::parse(text).map_err(|error| {
            let span = error.span().unwrap_or(0..0);
            let instead = as_toml(text, span.start);
            vec![Fault::new(ProfileFault::RulesNotToml { reason: error.message().to_owned(), instead }, span)]
        })?;
        let mut reader = RulesReader { text, file: Self::default(), faults: Vec::new(), seen: BTreeMap::new() };
        reader.table("", table.get_ref());
        // The TOML parser sorts the settings by name. Sort the faults by their place in the text.
        reader.faults.sort_by_key(|fault| fault.span.as_ref().map(|span| span.start));
        if reader.faults.is_empty() { Ok(reader.file) } else { Err(reader.faults.into()) }
    }

    /// Returns the rules with a file name added. Every profile created from them keeps the name.
    pub fn named(mut self, name: &str) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Returns the preset that the file names.
    pub const fn variant(&self) -> Option<Variant> {
        self.variant
    }

    /// Adds a setting, as text. It replaces an earlier value of the same switch.
    ///
    /// # Errors
    ///
    /// Fails if there is no switch with this key, or if the switch does not accept the value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), ProfileFault> {
        self.settings.push(Switch::setting(key, value)?);
        Ok(())
    }

    /// Creates a profile from these rules. The preset is `asked` if given. If not, it is the preset that the file
    /// names, and `okey` if the file names none.
    pub fn apply_to(&self, asked: Option<Variant>) -> Profile {
        self.apply_to_or(asked, Variant::Okey)
    }

    /// Creates a profile from these rules. The preset is `asked` if given. If not, it is the preset that the file
    /// names, and `usual` if the file names none.
    pub fn apply_to_or(&self, asked: Option<Variant>, usual: Variant) -> Profile {
        let mut profile = Profile::new(asked.or(self.variant).unwrap_or(usual));
        for &(switch, value) in &self.settings {
            profile.put(switch, value);
        }
        profile.club.clone_from(&self.name);
        profile
    }
}

/// Returns the line around byte `at` as valid TOML: puts quotes around a word, and writes `True` as `true`. Returns
/// `None` if that does not repair the line.
fn as_toml(text: &str, at: usize) -> Option<String> {
    let (before, after) = text.split_at_checked(at)?;
    let (above, begun) = before.rsplit_once('\n').unwrap_or(("", before));
    let line = format!("{begun}{}", after.lines().next().unwrap_or_default());
    let (key, value) = line.split('#').next()?.split_once('=')?;
    let (key, written) = (key.trim(), value.trim());
    let value = written.to_lowercase();
    let table = above.lines().rev().find_map(|line| line.trim().strip_prefix('[')?.strip_suffix(']'));
    let whole = table.map_or_else(|| key.to_owned(), |table| format!("{table}.{key}"));
    let quoted = if whole == "variant" {
        value.parse::<Variant>().ok()?;
        true
    } else {
        !matches!(Switch::find(&whole)?.accepts.read(&value)?, Value::Bool(_) | Value::Count(_))
    };
    let right = if quoted { format!("\"{value}\"") } else { value };
    let line = format!("{key} = {right}");
    (right != written && DeTable::parse(&line).is_ok()).then_some(line)
}

struct RulesReader<'t> {
    text: &'t str,
    file: RulesFile,
    faults: Vec<Fault<ProfileFault>>,
    seen: BTreeMap<&'static str, Range<usize>>,
}

impl RulesReader<'_> {
    fn table(&mut self, prefix: &str, table: &DeTable<'_>) {
        for (name, value) in table {
            let key = format!("{prefix}{}", name.get_ref());
            match value.get_ref() {
                DeValue::Table(inner) if Switch::is_prefix(&key) => self.table(&format!("{key}."), inner),
                _ if key == "variant" => self.variant(value),
                _ => self.switch(&key, name.span(), value),
            }
        }
    }

    /// Reads the preset. The preset `101` may be written as a number, without quotes.
    fn variant(&mut self, value: &Spanned<DeValue<'_>>) {
        let name = match value.get_ref() {
            named @ (DeValue::String(_) | DeValue::Integer(_)) => scalar(named),
            _ => self.text.get(value.span()).unwrap_or_default().to_owned(),
        };
        match name.parse() {
            Ok(variant) => self.file.variant = Some(variant),
            Err(_) => self.fault(ProfileFault::unknown_variant(&name), value.span()),
        }
    }

    fn switch(&mut self, key: &str, at: Range<usize>, value: &Spanned<DeValue<'_>>) {
        let Some(switch) = Switch::find(key) else {
            self.fault(ProfileFault::unknown_switch(key), at);
            return;
        };
        if let Some(other) = self.seen.insert(switch.key, at.clone()) {
            // The file sets one switch under two spellings, for example `run_wrap` and `run-wrap`. The TOML parser
            // sorts the settings by name, so compare their places to find the second one.
            let later = if other.start > at.start { other } else { at };
            return self.fault(ProfileFault::SwitchTwice { switch }, later);
        }
        let text = scalar(value.get_ref());
        if let Some(read) = switch.accepts.read(&text).filter(|&read| same_type(read, value.get_ref())) {
            self.file.settings.push((switch, read));
        } else {
            let found = value.get_ref().type_str();
            self.fault(ProfileFault::RulesType { switch, found, value: text }, value.span());
        }
    }

    fn fault(&mut self, kind: ProfileFault, span: Range<usize>) {
        self.faults.push(Fault::new(kind, span));
    }
}

/// Returns true if the file writes the value with the right TOML type. For example, `run_wrap = "true"` is wrong,
/// because the value is a string and must be a boolean.
fn same_type(read: Value, written: &DeValue<'_>) -> bool {
    match (read, written) {
        (Value::Bool(_), DeValue::Boolean(_))
        | (Value::Count(_), DeValue::Integer(_))
        | (Value::Word(_) | Value::Colours(_), DeValue::String(_)) => true,
        // Some named values look like numbers, for example `seats = 3`.
        (Value::Word(word), DeValue::Integer(_)) => word.parse::<u32>().is_ok(),
        (Value::Colours(_), DeValue::Array(names)) => names.iter().all(|name| name.get_ref().is_str()),
        _ => false,
    }
}

/// Writes a TOML value in the form that `--set` accepts. An array becomes a list with commas. A TOML table becomes an
/// empty text.
fn scalar(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| number.to_string(), |number| number.to_string()),
        DeValue::Boolean(on) => on.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(values) => values.iter().map(|value| scalar(value.get_ref())).collect::<Vec<_>>().join(","),
        DeValue::Table(_) => String::new(),
    }
}
