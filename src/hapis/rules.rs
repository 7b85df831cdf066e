//! The rules of a table: a named rule set, and switches that change single rules.

use super::fault::HapisFault;
use crate::words::{Clause, Fault, Named as _, is_same_key, named, suggest};

named! {
    /// A named rule set. The default is `plakoto`.
    pub enum RuleSet {
        /// Plakoto: a side must play both dice if possible. It loses if its mother, the last checker on its start
        /// point, is imprisoned and the enemy has left its own start point.
        Plakoto = "plakoto",
        /// The rules of a thesis on hapis tavlası: a side need not play both dice, and does not lose if its mother is
        /// imprisoned.
        Thesis = "thesis",
        /// Tapa: a side must play both dice if possible. A side may bear off even if one of its checkers is imprisoned
        /// in its home.
        Tapa = "tapa",
    }
}

/// The rules of a table: the name of a rule set and the value of each switch.
///
/// ```
/// use okey::hapis::{RuleSet, Rules};
///
/// let plakoto = Rules::of(RuleSet::Plakoto);
/// assert!(plakoto.both_dice && plakoto.bear_off_free && plakoto.mother);
/// assert!(!Rules::of(RuleSet::Thesis).both_dice);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// The rule set that gave the switches their initial values.
    pub set: RuleSet,
    /// True if a side must play both dice when it can, and the larger one if it can play only one (`hapis.both-dice`).
    pub both_dice: bool,
    /// True if a side may not bear off while one of its checkers is imprisoned in its home (`hapis.bear-off`).
    pub bear_off_free: bool,
    /// True if a side loses once its mother, the last checker on its start point, is imprisoned and the enemy has left
    /// its own start point (`hapis.mother`).
    pub mother: bool,
}

impl Rules {
    /// Returns the unchanged rules of a rule set.
    pub const fn of(set: RuleSet) -> Self {
        let (both_dice, bear_off_free, mother) = match set {
            RuleSet::Thesis => (false, true, false),
            RuleSet::Plakoto => (true, true, true),
            RuleSet::Tapa => (true, false, false),
        };
        Self { set, both_dice, bear_off_free, mother }
    }

    /// Parses the name of a rule set.
    pub(crate) fn called(name: &str) -> Result<Self, HapisFault> {
        let unknown = |_| {
            let nearest = suggest(name, RuleSet::NAMES.iter().copied());
            HapisFault::NoSuchRules { name: name.to_owned(), nearest }
        };
        name.parse().map(Self::of).map_err(unknown)
    }

    /// Returns true if the rules about playing both dice and bearing off are those of the thesis on hapis. The rule
    /// about mothers may differ.
    pub(crate) const fn are_of_listings(self) -> bool {
        !self.both_dice && self.bear_off_free
    }

    /// Returns the switches whose values differ from the rule set, with their current values.
    pub fn changes(self) -> impl Iterator<Item = (&'static HapisSwitch, bool)> {
        let usual = Self::of(self.set);
        let valued = HapisSwitch::ALL.iter().map(move |switch| (switch, switch.get(self)));
        valued.filter(move |(switch, on)| *on != switch.get(usual))
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::of(RuleSet::Plakoto)
    }
}

/// A rule that a table can turn on or off.
#[derive(Debug)]
pub struct HapisSwitch {
    /// The name of the switch in `--set`.
    pub key: &'static str,
    /// The clause of the rulebook that the switch changes.
    pub clause: Clause,
    /// Returns the field of `Rules` for this switch.
    of: fn(&mut Rules) -> &mut bool,
}

/// Compares two switches by their keys.
impl PartialEq for HapisSwitch {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for HapisSwitch {}

impl HapisSwitch {
    /// Every switch.
    pub const ALL: &'static [Self] = &[
        Self { key: "both_dice", clause: Clause::HapisBothDice, of: |rules| &mut rules.both_dice },
        Self { key: "bear_off_free", clause: Clause::HapisBearOff, of: |rules| &mut rules.bear_off_free },
        Self { key: "mother", clause: Clause::HapisMother, of: |rules| &mut rules.mother },
    ];

    /// Returns the switch with this key, ignoring case. Full stops, hyphens and underscores are interchangeable.
    pub fn find(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|switch| is_same_key(switch.key, key))
    }

    /// Parses a setting such as `mother=true`. If the value is wrong, the fault marks the value, otherwise the key.
    pub(crate) fn read(text: &str) -> Result<(&'static Self, bool), Fault<HapisFault>> {
        let (key, value) = text.split_once('=').map_or((text, None), |(key, value)| (key, Some(value)));
        let fault = |kind| Fault::new(kind, 0..key.len());
        let value = value.ok_or_else(|| fault(HapisFault::SettingShape))?;
        let switch = Self::find(key.trim()).ok_or_else(|| {
            let nearest = suggest(key.trim(), Self::ALL.iter().map(|switch| switch.key));
            fault(HapisFault::NotASetting { key: key.trim().to_owned(), nearest })
        })?;
        let wrong = |_| Fault::new(HapisFault::NotAValue { key: switch.key }, key.len() + 1..text.len());
        Ok((switch, value.trim().parse().map_err(wrong)?))
    }

    /// Returns the value of this switch in `rules`.
    pub fn get(&self, mut rules: Rules) -> bool {
        *(self.of)(&mut rules)
    }

    /// Sets the value of this switch in `rules`.
    pub fn set(&self, rules: &mut Rules, on: bool) {
        *(self.of)(rules) = on;
    }
}
