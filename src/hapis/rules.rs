//! How a table plays: three sets of rules, and the switches in which they differ.

use crate::words::{Clause, named};

named! {
    /// A set of rules by its name; `plakoto` unless another is asked for.
    RuleSet {
        /// Both dice if possible, mothers count: how Plakoto is played.
        Plakoto = "plakoto",
        /// What the listings of the thesis play.
        Thesis = "thesis",
        /// Both dice if possible, prisoners at home do not hinder bearing off.
        Tapa = "tapa",
    }
}

/// How a table plays.
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
    /// The set that the switches start from.
    pub set: RuleSet,
    /// Both dice must be used if possible, else the larger (`hapis.both-dice`).
    pub both_dice: bool,
    /// Nothing is borne off while a checker lies imprisoned at home (`hapis.bear-off`).
    pub bear_off_free: bool,
    /// An imprisoned mother loses at once (`hapis.mother`).
    pub mother: bool,
}

impl Rules {
    /// The rules of a set.
    pub const fn of(set: RuleSet) -> Self {
        let (both_dice, bear_off_free, mother) = match set {
            RuleSet::Thesis => (false, true, false),
            RuleSet::Plakoto => (true, true, true),
            RuleSet::Tapa => (true, false, false),
        };
        Self { set, both_dice, bear_off_free, mother }
    }

    /// Whether turns are played as the listings of the thesis play them, whatever the set is called.
    pub const fn are_of_listings(self) -> bool {
        !self.both_dice && self.bear_off_free
    }

    /// The switches set otherwise than in the set.
    pub fn changes(self) -> impl Iterator<Item = (&'static Switch, bool)> {
        let usual = Self::of(self.set);
        let valued = Switch::ALL.iter().map(move |switch| (switch, switch.get(self)));
        valued.filter(move |(switch, on)| *on != switch.get(usual))
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::of(RuleSet::Plakoto)
    }
}

/// One rule that tables play either way.
#[derive(Debug)]
pub struct Switch {
    /// Its key, as `--set` writes it.
    pub key: &'static str,
    /// The clause it changes.
    pub clause: Clause,
    /// Where rules hold its value.
    of: fn(&mut Rules) -> &mut bool,
}

impl Switch {
    /// Every switch.
    pub const ALL: &'static [Self] = &[
        Self { key: "both_dice", clause: Clause::HapisBothDice, of: |rules| &mut rules.both_dice },
        Self { key: "bear_off_free", clause: Clause::HapisBearOff, of: |rules| &mut rules.bear_off_free },
        Self { key: "mother", clause: Clause::HapisMother, of: |rules| &mut rules.mother },
    ];

    /// The switch of that key.
    pub fn find(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|switch| switch.key == key)
    }

    /// Its value in some rules.
    pub fn get(&self, mut rules: Rules) -> bool {
        *(self.of)(&mut rules)
    }

    /// Sets it in some rules.
    pub fn set(&self, rules: &mut Rules, on: bool) {
        *(self.of)(rules) = on;
    }
}
