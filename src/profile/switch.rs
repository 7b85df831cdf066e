//! The switches: every rule a table may play otherwise, with the values it takes.

use std::fmt;

use super::Profile;
use crate::choice::Choice;
use crate::diagnostic::FaultKind;
use crate::rules::Clause;

/// A switch's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// On or off.
    Bool(bool),
    /// A number, 0 or more.
    Count(u32),
    /// One of the switch's names.
    Word(&'static str),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(on) => on.fmt(f),
            Self::Count(count) => count.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

/// What values a switch takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Accepts {
    /// `true` or `false`.
    Bool,
    /// A whole number from 0 to [`Switch::MAX`].
    Count,
    /// Such a number, or this word for its absence.
    CountOr(&'static str),
    /// One of these names.
    Words(&'static [&'static str]),
}

impl Accepts {
    /// The value that `text` writes, if the switch takes it.
    #[must_use]
    pub fn read(self, text: &str) -> Option<Value> {
        let count = || {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            let count: u32 = text.parse().ok().filter(|_| digits)?;
            (count <= Switch::MAX).then_some(Value::Count(count))
        };
        match self {
            Self::Bool => text.parse().ok().map(Value::Bool),
            Self::CountOr(word) if text == word => Some(Value::Word(word)),
            Self::Count | Self::CountOr(_) => count(),
            Self::Words(words) => words.iter().find(|&&word| word == text).map(|word| Value::Word(word)),
        }
    }
}

/// One switch: its key, its values, the clause it belongs to and how it reads and writes a profile.
#[derive(Debug)]
pub struct Switch {
    /// The key, as `--set` and a rules file write it.
    pub key: &'static str,
    /// The clause it changes.
    pub clause: Clause,
    /// The values it takes.
    pub accepts: Accepts,
    get: fn(&Profile) -> Value,
    set: fn(&mut Profile, Value),
}

/// A switch over one field of the profile, by the field's type.
macro_rules! switch {
    (bool $key:literal $clause:ident $($field:ident).+) => {
        Switch {
            key: $key,
            clause: Clause::$clause,
            accepts: Accepts::Bool,
            get: |profile| Value::Bool(profile.$($field).+),
            set: |profile, value| {
                if let Value::Bool(on) = value {
                    profile.$($field).+ = on;
                }
            },
        }
    };
    (count $key:literal $clause:ident $($field:ident).+) => {
        Switch {
            key: $key,
            clause: Clause::$clause,
            accepts: Accepts::Count,
            get: |profile| Value::Count(profile.$($field).+),
            set: |profile, value| {
                if let Value::Count(count) = value {
                    profile.$($field).+ = count;
                }
            },
        }
    };
    (count or $word:literal $key:literal $clause:ident $($field:ident).+) => {
        Switch {
            key: $key,
            clause: Clause::$clause,
            accepts: Accepts::CountOr($word),
            get: |profile| profile.$($field).+.map_or(Value::Word($word), Value::Count),
            set: |profile, value| {
                profile.$($field).+ = match value {
                    Value::Count(count) => Some(count),
                    _ => None,
                };
            },
        }
    };
    ($choice:ident $key:literal $clause:ident $($field:ident).+) => {
        Switch {
            key: $key,
            clause: Clause::$clause,
            accepts: Accepts::Words(<super::$choice as Choice>::NAMES),
            get: |profile| Value::Word(profile.$($field).+.name()),
            set: |profile, value| {
                if let Value::Word(word) = value
                    && let Ok(choice) = word.parse()
                {
                    profile.$($field).+ = choice;
                }
            },
        }
    };
}

/// Two switches are the same when their keys are.
impl PartialEq for Switch {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Switch {}

impl Switch {
    /// The largest number any switch takes; far above any table's, far below any overflow.
    pub const MAX: u32 = 1_000_000;

    /// Every switch, in the order of the clauses they belong to.
    pub const ALL: &'static [Self] = &[
        switch!(FalseJoker "false_joker" FalseJokerValue false_joker),
        switch!(bool "run_wrap" RunWrap run_wrap),
        switch!(count "points.normal" ScoreNormal points.normal),
        switch!(count "points.okey" ScoreOkey points.okey),
        switch!(count "points.pairs" ScorePairs points.pairs),
        switch!(count "points.pairs_okey" ScorePairsOkey points.pairs_okey),
        switch!(count or "normal" "points.dizi" ScoreDizi points.dizi),
        switch!(count or "okey" "points.dizi_okey" ScoreDiziOkey points.dizi_okey),
        switch!(count "points.exhausted" ScoreExhausted points.exhausted),
        switch!(count "points.indicator" ScoreIndicator points.indicator),
        switch!(count or "none" "points.indicator_floor" ScoreIndicator points.indicator_floor),
        switch!(count "points.false_win" ScoreFalseWin points.false_win),
        switch!(count "open.sum" OpenSeries open.sum),
        switch!(count "open.pairs" OpenPairs open.pairs),
        switch!(Rising "open.rising" OpenRising open.rising),
        switch!(TakeUnopened "take.unopened" TakeMustOpen take_unopened),
        switch!(count "fouls.put_back" TakePutBack fouls.put_back),
        switch!(count "layoff.pairs_limit" LayoffPairsLimit layoff_pairs_limit),
        switch!(Playable "fouls.playable" DiscardPlayable fouls.playable),
        switch!(Multiplier "multiplier" FinishMultiplier multiplier),
        switch!(bool "devam" FinishMultiplier devam),
        switch!(count "penalty.unopened" PenaltyUnopened penalty.unopened),
        switch!(count or "none" "penalty.unopened_cap" PenaltyUnopened penalty.unopened_cap),
        switch!(count "penalty.okey" PenaltyOkey penalty.okey),
        switch!(FourPairs "four_pairs" PenaltyAllPairs four_pairs),
        switch!(count "fouls.points" FoulFlat fouls.points),
        switch!(bool "fouls.multiplied" FoulFlat fouls.multiplied),
    ];

    /// The switch of that key.
    #[must_use]
    pub fn find(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|switch| switch.key == key)
    }

    /// The values there are, where they can be counted: those of a switch that is no number.
    pub fn values(&self) -> impl Iterator<Item = Value> + use<> {
        let (bools, words): (&[bool], &[&'static str]) = match self.accepts {
            Accepts::Bool => (&[true, false], &[]),
            Accepts::Words(words) => (&[], words),
            Accepts::Count | Accepts::CountOr(_) => (&[], &[]),
        };
        bools.iter().map(|&on| Value::Bool(on)).chain(words.iter().map(|word| Value::Word(word)))
    }

    /// Whether numbers are among its values.
    #[must_use]
    pub const fn takes_numbers(&self) -> bool {
        matches!(self.accepts, Accepts::Count | Accepts::CountOr(_))
    }

    /// The names among its values: all of them, but for numbers.
    #[must_use]
    pub fn names(&self) -> Vec<Value> {
        let absence = match self.accepts {
            Accepts::CountOr(word) => Some(Value::Word(word)),
            _ => None,
        };
        self.values().chain(absence).collect()
    }

    /// Whether the layouts of a hand depend on it.
    #[must_use]
    pub const fn shapes_layouts(&self) -> bool {
        matches!(self.clause, Clause::RunWrap | Clause::FalseJokerValue)
    }

    /// Its value in a profile.
    #[must_use]
    pub fn get(&self, profile: &Profile) -> Value {
        (self.get)(profile)
    }
}

impl Profile {
    /// Sets one switch, as `--set KEY=VALUE` does.
    ///
    /// # Errors
    /// [`FaultKind::UnknownSwitch`] for a key that is none, [`FaultKind::SwitchValue`] for a value it does not take.
    pub fn set(&mut self, key: &str, text: &str) -> Result<(), FaultKind> {
        let switch = Switch::find(key).ok_or_else(|| FaultKind::unknown_switch(key))?;
        let value =
            switch.accepts.read(text).ok_or_else(|| FaultKind::SwitchValue { switch, value: text.to_owned() })?;
        self.put(switch, value);
        Ok(())
    }

    /// Sets a switch to a value that it takes.
    pub(crate) fn put(&mut self, switch: &Switch, value: Value) {
        (switch.set)(self, value);
    }

    /// The switches that differ from the preset, in the order of [`Switch::ALL`].
    pub fn changes(&self) -> impl Iterator<Item = (&'static Switch, Value)> + '_ {
        let preset = Self::new(self.variant);
        // Most tables play a preset as it is.
        let switches = if *self == preset { &[] } else { Switch::ALL };
        switches
            .iter()
            .map(move |switch| (switch, switch.get(self), switch.get(&preset)))
            .filter(|(_, value, preset)| value != preset)
            .map(|(switch, value, _)| (switch, value))
    }
}
