//! The switches: the rules that differ between tables, and the values they can have.

use std::fmt;

use super::{Colours, Profile, ProfileFault};
use crate::tiles::Colour;
use crate::words::{Clause, Named, is_same_key};

/// The value of a switch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number, 0 or more.
    Count(u32),
    /// One of the names that the switch accepts.
    Word(&'static str),
    /// A set of colours.
    Colours(Colours),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(on) => on.fmt(f),
            Self::Count(count) => count.fmt(f),
            Self::Word(word) => word.fmt(f),
            Self::Colours(colours) => colours.fmt(f),
        }
    }
}

/// The values that a switch accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Accepts {
    /// `true` or `false`.
    Bool,
    /// A whole number from 0 to [`Switch::MAX`].
    Count,
    /// A whole number from 0 to [`Switch::MAX`], or this word, for example `none`.
    CountOr(&'static str),
    /// One of these names.
    Words(&'static [&'static str]),
    /// Comma-separated names of colours, or `none`.
    Colours,
}

impl Accepts {
    /// Parses a value. Returns `None` if the switch does not accept it.
    pub fn read(self, text: &str) -> Option<Value> {
        let count = || {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            let count = Value::Count(text.parse().ok().filter(|_| digits)?);
            self.takes(count).then_some(count)
        };
        match self {
            Self::Bool => text.parse().ok().map(Value::Bool),
            Self::CountOr(word) if text == word => Some(Value::Word(word)),
            Self::Count | Self::CountOr(_) => count(),
            Self::Words(words) => words.iter().find(|&&word| word == text).map(|word| Value::Word(word)),
            Self::Colours => Colours::read(text).map(Value::Colours),
        }
    }

    /// Returns true if the switch accepts this value.
    pub fn takes(self, value: Value) -> bool {
        match value {
            Value::Bool(_) => self == Self::Bool,
            Value::Count(count) => matches!(self, Self::Count | Self::CountOr(_)) && count <= Switch::MAX,
            Value::Word(word) => match self {
                Self::CountOr(absence) => word == absence,
                Self::Words(words) => words.contains(&word),
                Self::Bool | Self::Count | Self::Colours => false,
            },
            Value::Colours(_) => self == Self::Colours,
        }
    }
}

/// A switch: a rule that differs between tables. [`Profile::with`] changes its value in a profile.
#[derive(Debug)]
pub struct Switch {
    /// The name of the switch in `--set` and in rules files.
    pub key: &'static str,
    /// The clause that the switch changes.
    pub clause: Clause,
    /// The values that the switch accepts.
    pub accepts: Accepts,
    get: fn(&Profile) -> Value,
    set: fn(&mut Profile, Value),
}

/// Defines a switch for one field of the profile. The first word is the type of the field: `bool`, `count`, `colours`,
/// or the name of an enum. After `count or` comes the word that means "no number" (the field is then `None`). After
/// `either` come two words. The field is true or false for the first word, as the `=` says, and the opposite for the
/// second word.
macro_rules! switch {
    (bool $($switch:tt)+) => { switch!(@plain Bool $($switch)+) };
    (colours $($switch:tt)+) => { switch!(@plain Colours $($switch)+) };
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
    (count $($switch:tt)+) => { switch!(@plain Count $($switch)+) };
    (either $first:literal = $is_first:literal, $second:literal $key:literal $clause:ident $($field:ident).+) => {
        Switch {
            key: $key,
            clause: Clause::$clause,
            accepts: Accepts::Words(&[$first, $second]),
            get: |profile| Value::Word(if profile.$($field).+ == $is_first { $first } else { $second }),
            set: |profile, value| {
                if let Value::Word(word) = value {
                    profile.$($field).+ = (word == $first) == $is_first;
                }
            },
        }
    };
    (@plain $values:ident $key:literal $clause:ident $($field:ident).+) => {
        Switch {
            key: $key,
            clause: Clause::$clause,
            accepts: Accepts::$values,
            get: |profile| Value::$values(profile.$($field).+),
            set: |profile, value| {
                if let Value::$values(value) = value {
                    profile.$($field).+ = value;
                }
            },
        }
    };
    ($choice:ident $key:literal $clause:ident $($field:ident).+) => {
        Switch {
            key: $key,
            clause: Clause::$clause,
            accepts: Accepts::Words(<super::$choice as Named>::NAMES),
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

impl PartialEq for Switch {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Switch {}

impl Switch {
    /// The maximum of every switch that accepts numbers. It is small enough that no sum of points overflows.
    pub const MAX: u32 = 1_000_000;

    /// Every switch. Switches that change the same clause are next to each other.
    pub const ALL: &'static [Self] = &[
        switch!(Seats "seats" SeatsTwoThree seats),
        switch!(LastDiscard "stock.last_discard" StockLast last_discard),
        switch!(FalseJoker "false_joker" FalseJokerValue false_joker),
        switch!(bool "run_wrap" RunWrap run_wrap),
        switch!(either "allowed" = false, "forbidden" "meld.okey_beside_false_joker" OkeyBesideFalse jokers_apart),
        switch!(bool "win.dizi" WinDizi win_dizi),
        switch!(count "points.normal" ScoreNormal points.normal),
        switch!(count "points.okey" ScoreOkey points.okey),
        switch!(count "points.pairs" ScorePairs points.pairs),
        switch!(count "points.pairs_okey" ScorePairsOkey points.pairs_okey),
        switch!(count or "normal" "points.dizi" ScoreDizi points.dizi),
        switch!(count or "okey" "points.dizi_okey" ScoreDiziOkey points.dizi_okey),
        switch!(count "points.exhausted" ScoreExhausted points.exhausted),
        switch!(count "points.indicator" ScoreIndicator points.indicator),
        switch!(count or "none" "points.indicator_floor" ScoreIndicator points.indicator_floor),
        switch!(either "before_draw" = true, "first_turn" "indicator.when" IndicatorWhen must_show_before_draw),
        switch!(count "points.false_win" ScoreFalseWin points.false_win),
        switch!(Moves "points.moves" ScoreMoves points.moves),
        switch!(count "points.start" ScoreMoves points.start),
        switch!(colours "points.double_colours" ScoreColours points.double_colours),
        switch!(bool "points.dizi_game" ScoreDiziGame points.dizi_game),
        switch!(either "off" = false, "on" "classic.partners" ClassicPartners classic_partners),
        switch!(count "open.sum" OpenSeries open.sum),
        switch!(count "open.pairs" OpenPairs open.pairs),
        switch!(Rising "open.rising" OpenRising open.rising),
        switch!(either "open" = true, "never" "take.unopened" TakeMustOpen takes_unopened),
        switch!(count "fouls.put_back" TakePutBack fouls.put_back),
        switch!(either "off" = false, "required" "pairs.announce" PairsAnnounce must_announce),
        switch!(count or "unopened" "penalty.announced" PairsAnnounce penalty.announced),
        switch!(bool "layoff.same_turn" LayoffWhen layoff_same_turn),
        switch!(count or "none" "layoff.pairs_limit" LayoffPairsLimit layoff_pairs_limit),
        switch!(bool "swap.same_turn" SwapWhen swap_same_turn),
        switch!(bool "swap.once" SwapWhen swap_once),
        switch!(Playable "fouls.playable" DiscardPlayable fouls.playable),
        switch!(count or "flat" "fouls.okey" OkeyBurnt fouls.okey),
        switch!(Multiplier "multiplier" FinishMultiplier multiplier),
        switch!(bool "devam" FinishMultiplier devam),
        switch!(count "penalty.unopened" PenaltyUnopened penalty.unopened),
        switch!(count or "none" "penalty.unopened_cap" PenaltyUnopened penalty.unopened_cap),
        switch!(count "penalty.okey" PenaltyOkey penalty.okey),
        switch!(OkeyNumber "penalty.okey_number" PenaltyOkey penalty.okey_number),
        switch!(count "penalty.okey_unopened" PenaltyOkey penalty.okey_unopened),
        switch!(either "unopened" = false, "tiles" "penalty.exhausted" PenaltyExhausted penalty.exhausted_tiles),
        switch!(either "void" = true, "play" "four_pairs" PenaltyAllPairs voids_four_pairs),
        switch!(count "fouls.points" FoulFlat fouls.points),
        switch!(bool "fouls.multiplied" FoulFlat fouls.multiplied),
        switch!(Feeding "fouls.feeding" FoulFeeding fouls.feeding),
        switch!(count "fouls.okey_taken" FoulOkeyTaken fouls.okey_taken),
        switch!(count or "none" "match.limit" MatchLimit match_limit),
    ];

    /// Returns the switch with this name, ignoring case. Full stops, hyphens and underscores are interchangeable.
    pub fn find(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|switch| is_same_key(switch.key, key))
    }

    pub(super) fn setting(key: &str, text: &str) -> Result<(&'static Self, Value), ProfileFault> {
        let switch = Self::find(key).ok_or_else(|| ProfileFault::unknown_switch(key))?;
        let value = switch.accepts.read(text);
        let refused = || ProfileFault::SwitchValue { switch, value: text.to_owned() };
        Ok((switch, value.ok_or_else(refused)?))
    }

    /// Returns true if `key` is the first part of the name of a switch, such as `points` of `points.normal`.
    pub(super) fn is_prefix(key: &str) -> bool {
        let under = |known: &str| {
            known
                .split_at_checked(key.len())
                .is_some_and(|(start, rest)| is_same_key(start, key) && rest.starts_with('.'))
        };
        Self::ALL.iter().any(|switch| under(switch.key))
    }

    /// Returns every value that the switch accepts. For a switch that accepts numbers, returns an empty list. For a
    /// switch that accepts sets of colours, returns only the empty set and each single colour.
    pub fn values(&self) -> Vec<Value> {
        match self.accepts {
            Accepts::Bool => vec![Value::Bool(true), Value::Bool(false)],
            Accepts::Words(words) => words.iter().map(|word| Value::Word(word)).collect(),
            Accepts::Colours => {
                let single = Colour::ALL.map(Colours::only);
                [Colours::NONE].into_iter().chain(single).map(Value::Colours).collect()
            }
            Accepts::Count | Accepts::CountOr(_) => Vec::new(),
        }
    }

    /// Returns true if the switch accepts numbers.
    pub const fn takes_numbers(&self) -> bool {
        matches!(self.accepts, Accepts::Count | Accepts::CountOr(_))
    }

    /// Returns the accepted values that are not numbers.
    pub fn names(&self) -> Vec<Value> {
        let absence = match self.accepts {
            Accepts::CountOr(word) => Some(Value::Word(word)),
            _ => None,
        };
        self.values().into_iter().chain(absence).collect()
    }

    /// Returns true if the switch can change which layouts the engine finds for a hand: `run_wrap` or `false_joker`.
    pub const fn shapes_layouts(&self) -> bool {
        matches!(self.clause, Clause::RunWrap | Clause::FalseJokerValue)
    }

    /// Returns the value of this switch in a profile.
    pub fn get(&self, profile: &Profile) -> Value {
        (self.get)(profile)
    }
}

impl Profile {
    /// Returns this profile with one switch changed, like the option `--set KEY=VALUE`.
    ///
    /// # Errors
    ///
    /// Returns [`ProfileFault::UnknownSwitch`] for an unknown name, and [`ProfileFault::SwitchValue`] for a value that
    /// the switch does not accept.
    pub fn with(mut self, key: &str, text: &str) -> Result<Self, ProfileFault> {
        self.set(key, text)?;
        Ok(self)
    }

    /// Returns the value of the switch with this name, or `None` if there is no such switch.
    pub fn value(&self, key: &str) -> Option<Value> {
        Some(Switch::find(key)?.get(self))
    }

    /// Sets one switch. Returns the same errors as [`Profile::with`].
    pub(crate) fn set(&mut self, key: &str, text: &str) -> Result<(), ProfileFault> {
        let (switch, value) = Switch::setting(key, text)?;
        self.choose(switch, value);
        Ok(())
    }

    /// Sets a switch to a value that the players chose. If the variant of the profile changes, the switch keeps this
    /// value. The caller must make sure that the switch accepts the value.
    pub(crate) fn choose(&mut self, switch: &Switch, value: Value) {
        self.put(switch, value);
        if !self.chosen.contains(&switch.key) {
            self.chosen.push(switch.key);
        }
    }

    /// Sets a switch to a value. The caller must make sure that the switch accepts the value.
    pub(crate) fn put(&mut self, switch: &Switch, value: Value) {
        (switch.set)(self, value);
    }

    /// Returns the switches that differ from the preset as the text of a rules file, one setting per line, or `None` if
    /// there are none.
    pub(crate) fn house_rules(&self) -> Option<String> {
        let line = |(switch, value): (&Switch, Value)| match value {
            Value::Bool(_) | Value::Count(_) => format!("{} = {value}", switch.key),
            Value::Word(_) | Value::Colours(_) => format!("{} = \"{value}\"", switch.key),
        };
        let lines: Vec<String> = self.changes().map(line).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Returns the switches whose values differ from the preset, in the order of [`Switch::ALL`].
    pub fn changes(&self) -> impl Iterator<Item = (&'static Switch, Value)> + '_ {
        let preset = Self::new(self.variant);
        // Compare whole profiles first: most tables play a preset without changes, and comparing each switch is slow.
        let switches = if *self == preset { &[] } else { Switch::ALL };
        switches
            .iter()
            .map(move |switch| (switch, switch.get(self), switch.get(&preset)))
            .filter(|(_, value, preset)| value != preset)
            .map(|(switch, value, _)| (switch, value))
    }
}
