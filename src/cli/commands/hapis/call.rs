//! Parses the arguments of `okey hapis` into a position, dice, rules and players, and collects every fault.

use clap::ArgMatches;

use crate::cli::failure::Failure;
use crate::hapis::{self, Dice, HapisPlayerKind, HapisSwitch, Position, Rules, Side};
use crate::oracle::diagnostic::{Diagnostic, Place, Refusal, Sources};
use crate::words::{self, Fault, Faults, Named, suggest};

/// The arguments of a command, and the faults found in them so far.
pub(super) struct Call<'a> {
    matches: &'a ArgMatches,
    sources: Sources,
    faults: Vec<Diagnostic>,
}

impl<'a> Call<'a> {
    pub(super) fn of(matches: &'a ArgMatches) -> Self {
        Self { matches, sources: Sources::default(), faults: Vec::new() }
    }

    /// Ends parsing. Returns the parsed value `read`, or all faults if there are any.
    pub(super) fn done<T>(self, read: Option<T>) -> Result<T, Failure> {
        read.filter(|_| self.faults.is_empty()).ok_or(Refusal { faults: self.faults, sources: self.sources }.into())
    }

    fn text(&mut self, name: &str, place: Place) -> Option<&'a str> {
        let text = self.matches.get_one::<String>(name)?;
        self.sources.add(place, text);
        Some(text)
    }

    pub(super) fn refuse(&mut self, place: Place, fault: words::Fault<hapis::HapisFault>) {
        self.faults.push(place.fault(fault));
    }

    fn refuse_all(&mut self, place: Place, faults: Faults<hapis::HapisFault>) {
        self.faults.extend(place.faults(faults));
    }

    fn refuse_text(&mut self, place: Place, text: &str, kind: hapis::HapisFault) {
        self.refuse(place, words::Fault::new(kind, 0..text.len()));
    }

    pub(super) fn position(&mut self) -> Option<Position> {
        let text = self.text("position", Place::Position)?;
        text.parse().map_err(|faults| self.refuse_all(Place::Position, faults)).ok()
    }

    /// Parses the dice. Without this argument, returns the dice of the position.
    pub(super) fn dice(&mut self, position: Option<Position>) -> Option<Dice> {
        if let Some(text) = self.text("dice", Place::Dice) {
            return hapis::read_dice(text).map_err(|fault| self.refuse(Place::Dice, fault)).ok();
        }
        let dice = position?.dice();
        if dice.is_none() {
            self.faults.push(Diagnostic::whole(hapis::HapisFault::NoDice, Place::Call));
        }
        dice
    }

    pub(super) fn rules(&mut self) -> Rules {
        self.rules_or(Rules::default())
    }

    /// Parses the rules: the rule set of `--rules` (or `usual`), changed by the switches of `--set`.
    pub(super) fn rules_or(&mut self, usual: Rules) -> Rules {
        let mut rules = usual;
        if let Some(name) = self.text("rules", Place::RuleSet) {
            match Rules::called(name) {
                Ok(named) => rules = named,
                Err(kind) => self.refuse_text(Place::RuleSet, name, kind),
            }
        }
        let typed =
            self.matches.get_many::<String>("set").into_iter().flatten().map(String::as_str).collect::<Vec<_>>();
        self.sources.add(Place::Setting, &typed.join(" "));
        let mut start = 0;
        let mut set: Vec<(&HapisSwitch, bool)> = Vec::new();
        for setting in typed {
            match HapisSwitch::read(setting) {
                Ok((switch, on)) if set.iter().any(|(other, was)| other.key == switch.key && *was != on) => {
                    let key = switch.key;
                    let fault = Fault::new(hapis::HapisFault::SwitchTwice { key }, 0..setting.len());
                    self.refuse(Place::Setting, fault.moved(start));
                }
                Ok((switch, on)) => {
                    switch.set(&mut rules, on);
                    set.push((switch, on));
                }
                Err(fault) => self.refuse(Place::Setting, fault.moved(start)),
            }
            start += setting.len() + 1;
        }
        rules
    }

    /// Parses the kind of computer player that `--player` or a positional argument names.
    pub(super) fn player(&mut self) -> Option<HapisPlayerKind> {
        self.player_at("player", Place::Player)
    }

    pub(super) fn player_at(&mut self, argument: &str, place: Place) -> Option<HapisPlayerKind> {
        let name = self.text(argument, place)?;
        player_called(name).map_err(|kind| self.refuse_text(place, name, kind)).ok()
    }

    pub(super) fn side(&mut self) -> Option<Side> {
        let text = self.text("side", Place::Side)?;
        let side = Side::read(text);
        if side.is_none() {
            self.refuse_text(Place::Side, text, hapis::HapisFault::NotASide);
        }
        side
    }

    pub(super) fn steps(&mut self, argument: &str) -> Option<(&'a str, Vec<hapis::WrittenStep>)> {
        let text = self.text(argument, Place::Steps)?;
        let steps = hapis::read_steps(text).map_err(|faults| self.refuse_all(Place::Steps, faults)).ok()?;
        Some((text, steps))
    }

    pub(super) fn number(&self, name: &str, usual: u64) -> u64 {
        self.asked(name).unwrap_or(usual)
    }

    pub(super) fn asked(&self, name: &str) -> Option<u64> {
        self.matches.get_one::<u64>(name).copied()
    }

    pub(super) fn flag(&self, name: &str) -> bool {
        self.matches.get_flag(name)
    }
}

pub(super) fn player_called(name: &str) -> Result<HapisPlayerKind, hapis::HapisFault> {
    let unknown = |_| {
        let nearest = suggest(name, HapisPlayerKind::NAMES.iter().copied());
        hapis::HapisFault::NoSuchPlayer { name: name.to_owned(), nearest }
    };
    name.parse().map_err(unknown)
}
