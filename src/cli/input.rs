//! Parses the command line into a table and a hand, and collects every fault.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;
use clap::ArgMatches;
use clap::parser::ValueSource;

use super::attempt::{Attempt, RefusedAttempt};
use super::club;
use super::escape::shown_path;
use super::failure::{Failure, Sources};
use super::hand_texts::{Extent, HandTexts, PlayerTiles, TableSeat, place_of_table, tile};
use super::output::Output;
use super::packing::unpacked;
use super::questions::QuestionRefusal;
use super::record_file::refused;
use super::settings::{TypedSetting, settings};
use crate::cli::fault::{FaultKind, InputFault};
use crate::cli::place::Place;
use crate::hand::Written;
use crate::notation::{Letters, MAX_BYTES, NotationFault};
use crate::record::RecordReader;
use crate::table::{Profile, ProfileFault, RulesFile, Symbol, Table, Variant};

/// The parsed inputs of a call, their texts, and all faults found so far.
#[derive(Default)]
pub(super) struct Input {
    pub(super) sources: Sources,
    pub(super) faults: Vec<InputFault>,
}

/// The settings of the call that the lines of a stream inherit.
pub(super) struct Defaults {
    /// The rules for a line that names no variant.
    usual: Profile,
    /// The rules for a line that names a variant. There is one profile per variant, with the club's rules and the
    /// settings of the call applied.
    profiles: [Profile; 6],
    pub(super) indicator: Option<String>,
    pub(super) letters: Letters,
}

impl Defaults {
    /// Returns the rules for a line that names `variant`, or for a line that names none.
    pub(super) fn profile(&self, variant: Option<Variant>) -> &Profile {
        let named = self.profiles.iter().find(|profile| Some(profile.variant) == variant);
        named.unwrap_or(&self.usual)
    }
}

/// A table, and the tiles that are known to one player at it.
pub(super) struct SeatedPlayer {
    pub(super) seat: TableSeat,
    pub(super) laid: PlayerTiles,
    sources: Sources,
}

impl SeatedPlayer {
    /// Returns the failure that consists of the faults so far and one more fault, found by the question.
    pub(super) fn refuse(&self, (kind, place): QuestionRefusal) -> Failure {
        Failure::Faults(vec![self.sources.fault(kind, place)], self.sources.clone())
    }
}

impl Input {
    /// Parses the table and the tiles of a command. `usual` is the variant if the call names none. `extent` is the kind
    /// of hand that the command accepts.
    pub(super) fn player(
        matches: &ArgMatches,
        usual: Variant,
        extent: Extent,
        output: &mut Output,
    ) -> Result<SeatedPlayer, Failure> {
        let mut input = Self::default();
        let profile = input.profile_or(matches, usual);
        let hand = hand(matches, output)?;
        let text = |name| matches.try_get_one::<String>(name).ok().flatten().map(String::as_str);
        let texts = HandTexts {
            letters: letters(matches),
            indicator: text("indicator"),
            discard: text("discard"),
            seen: text("seen"),
            taken: text("taken"),
            hand: hand.as_deref().map_err(FaultKind::clone),
            extent,
        };
        input.sources.extend(texts.sources());
        match texts.at(|indicator| TableSeat::at(profile.ok_or(None)?, indicator).map_err(Some)) {
            Ok((seat, laid)) => Ok(SeatedPlayer { seat, laid, sources: input.sources }),
            Err(faults) => {
                input.faults.extend(faults);
                Err(input.failure())
            }
        }
    }

    /// Parses only the rules from a call.
    pub(super) fn rules(matches: &ArgMatches) -> Result<Profile, Failure> {
        let mut input = Self::default();
        input.profile_or(matches, Variant::Okey).ok_or_else(|| input.failure())
    }

    /// Parses the rules of a command that plays games. Refuses rules for which the program cannot play.
    pub(super) fn played_rules(matches: &ArgMatches) -> Result<Profile, Failure> {
        let profile = Self::rules(matches)?;
        match profile.unplayed() {
            Some(fault) => Err(Failure::of(FaultKind::from(fault), Place::Call)),
            None => Ok(profile),
        }
    }

    /// Parses the settings that the lines of a stream inherit. `usual` is the variant if the call names none.
    pub(super) fn defaults(matches: &ArgMatches, usual: Variant) -> Result<Defaults, Failure> {
        let mut input = Self::default();
        let variant = input.variant(matches);
        let rules = input.club(matches);
        let mut usual = on_top(&rules, matches, variant, usual);
        input.settings(matches, &mut usual);
        let letters = letters(matches);
        let indicator = matches.get_one::<String>("indicator").cloned();
        if indicator.is_some()
            && let Ok(indicator) = input.indicator(matches, letters)
        {
            input.table(usual.clone(), indicator);
        }
        if !input.faults.is_empty() {
            return Err(input.failure());
        }
        let profiles = Variant::ALL.map(|variant| {
            let mut profile = rules.apply_to(Some(variant));
            input.settings(matches, &mut profile);
            profile
        });
        Ok(Defaults { usual, profiles, indicator, letters })
    }

    pub(super) fn failure(self) -> Failure {
        Failure::Faults(self.faults, self.sources)
    }

    /// Adds a fault that concerns a whole input.
    pub(super) fn fault(&mut self, kind: impl Into<FaultKind>, place: Place) {
        self.faults.push(self.sources.fault(kind, place));
    }

    /// Returns the rules, based on `usual` if neither the call nor the club's rules name a variant. Returns `None` if
    /// the input has a fault.
    pub(super) fn profile_or(&mut self, matches: &ArgMatches, usual: Variant) -> Option<Profile> {
        let before = self.faults.len();
        let variant = self.variant(matches);
        let profile = self.profile_of(matches, variant, usual);
        (self.faults.len() == before).then_some(profile)
    }

    /// Returns the rules of `variant`. If it is `None`, the variant of the club's rules applies, or else `usual`.
    pub(super) fn profile_of(&mut self, matches: &ArgMatches, variant: Option<Variant>, usual: Variant) -> Profile {
        let mut profile = on_top(&self.club(matches), matches, variant, usual);
        self.settings(matches, &mut profile);
        profile
    }

    /// Returns true if the variant of `profile` was assumed: neither the call nor the club's rules name one.
    pub(super) fn is_assumed(&mut self, matches: &ArgMatches, profile: &Profile) -> bool {
        matches.get_one::<String>("variant").is_none() && self.club(matches).variant() != Some(profile.variant)
    }

    /// Finds the club's rules for a command that has no option `--rules` and applies them in every call.
    pub(super) fn found_club() -> Result<Option<Profile>, Failure> {
        let mut input = Self::default();
        let rules = club::rules(None).and_then(|path| input.rules_file(&path));
        if input.faults.is_empty() { Ok(rules.map(|rules| rules.apply_to(None))) } else { Err(input.failure()) }
    }

    /// Reads the club's rules file. Faults in it are collected, and the valid parts are used.
    fn club(&mut self, matches: &ArgMatches) -> RulesFile {
        let asked = matches.get_one::<OsString>("rules").map(OsString::as_os_str);
        club::rules(asked).and_then(|path| self.rules_file(&path)).unwrap_or_default()
    }

    /// Parses the value of `--indicator`.
    pub(super) fn indicator(&mut self, matches: &ArgMatches, letters: Letters) -> Result<Option<Symbol>, ()> {
        self.tile(matches, letters, "indicator", Place::Indicator).map(|written| Some(written?.symbol))
    }

    /// Parses the tile that an option names. Returns no tile if the command does not have the option.
    pub(super) fn tile(
        &mut self,
        matches: &ArgMatches,
        letters: Letters,
        option: &str,
        place: Place,
    ) -> Result<Option<Written>, ()> {
        let text = matches.try_get_one::<String>(option).ok().flatten();
        if let Some(text) = text {
            self.sources.add(place, text);
        }
        tile(text.map(String::as_str), letters, place, &mut self.faults)
    }

    /// Creates the table with these rules and this indicator.
    pub(super) fn table(&mut self, profile: Profile, indicator: Option<Symbol>) -> Option<Table> {
        Table::new(profile, indicator).map_err(|kind| self.fault(kind, place_of_table(indicator))).ok()
    }

    /// Parses the value of `--variant`.
    pub(super) fn variant(&mut self, matches: &ArgMatches) -> Option<Variant> {
        let name = matches.get_one::<String>("variant")?;
        self.variant_named(name, Place::Variant)
    }

    /// Returns the variant called `name`, or adds a fault and returns `None`.
    pub(super) fn variant_named(&mut self, name: &str, place: Place) -> Option<Variant> {
        self.sources.add(place, name);
        name.parse().map_err(|_| self.fault(ProfileFault::unknown_variant(name), place)).ok()
    }

    fn rules_file(&mut self, path: &Path) -> Option<RulesFile> {
        let name = shown_path(path);
        let unreadable = |error| RefusedAttempt::new(Attempt::ReadRules { path: name.clone() }, &error).into();
        let text = match bytes_of(path, MAX_BYTES).map_err(unreadable).and_then(|bytes| text_of(bytes, MAX_BYTES)) {
            Ok(text) => text,
            Err(kind) => {
                self.faults.push(InputFault::whole(kind, Place::RulesFile));
                return None;
            }
        };
        self.sources.add(Place::RulesFile, &text);
        self.sources.rules = Some(name.clone());
        match RulesFile::parse(&text) {
            Ok(rules) => Some(rules.named(&name)),
            Err(faults) => {
                self.faults.extend(Place::RulesFile.faults(faults));
                None
            }
        }
    }

    fn settings(&mut self, matches: &ArgMatches, profile: &mut Profile) {
        let (all, settings) = settings(matches);
        for TypedSetting { key, key_at, value } in settings {
            let Some((value, value_at)) = value else {
                self.faults.push(InputFault::new(ProfileFault::SettingShape, Place::Setting, key_at));
                continue;
            };
            if let Err(kind) = profile.set(key, value) {
                let at = if matches!(kind, ProfileFault::SwitchValue { .. }) { value_at } else { key_at };
                self.faults.push(InputFault::new(kind, Place::Setting, at));
            }
        }
        self.sources.add(Place::Setting, &all);
    }
}

/// Returns the profile with the club's rules. If the rules file was found in a standard location and not named, a
/// question that exists only in 101 is still answered for 101.
fn on_top(rules: &RulesFile, matches: &ArgMatches, asked: Option<Variant>, usual: Variant) -> Profile {
    let named = matches.value_source("rules") == Some(ValueSource::CommandLine);
    let game = |variant| Profile::new(variant).game;
    let other = rules.variant().is_some_and(|own| game(own) != game(usual));
    let meant = (!named && other && usual == Variant::Yuzbir).then_some(usual);
    rules.apply_to_or(asked.or(meant), usual)
}

/// Reads the text of the hand. Returns a fault if the text is unreadable.
fn hand(matches: &ArgMatches, output: &mut Output) -> Result<Result<String, FaultKind>, Failure> {
    let words: Vec<&OsString> = matches.get_many::<OsString>("hand").into_iter().flatten().collect();
    let bytes = match words.as_slice() {
        [only] if *only == "-" => output.read(MAX_BYTES)?,
        words => words.iter().map(|word| word.as_encoded_bytes()).collect::<Vec<_>>().join(&b' '),
    };
    Ok(text_of(bytes, MAX_BYTES))
}

pub(super) fn letters(matches: &ArgMatches) -> Letters {
    let name = matches.get_one::<String>("letters").map_or("krby", String::as_str);
    name.parse().unwrap_or(Letters::Krby)
}

/// Decodes bytes as UTF-8. Fails if there are more than `most` bytes.
pub(super) fn text_of(bytes: Vec<u8>, most: usize) -> Result<String, FaultKind> {
    if bytes.len() > most {
        return Err(NotationFault::TooLong { bytes: bytes.len(), most }.into());
    }
    // In UTF-16 without a byte order mark, every other byte of ASCII text is zero. So a zero byte at the start means
    // UTF-16.
    if let Some(at) = bytes.iter().take(2).position(|&byte| byte == 0) {
        return Err(FaultKind::NotUtf8 { at });
    }
    let text = String::from_utf8(bytes).map_err(|error| FaultKind::NotUtf8 { at: error.utf8_error().valid_up_to() })?;
    // Some programs start files with a byte order mark, which is not part of the text.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Reads the record from the argument `FILE` or from standard input. Fails if it is longer than `most` bytes.
pub(super) fn record(matches: &ArgMatches, most: usize, output: &mut Output) -> Result<String, Failure> {
    let Some(path) = matches.get_one::<OsString>("file") else { return Ok(String::new()) };
    let bytes = if path == "-" {
        output.read(most)?
    } else {
        let reading = || Attempt::ReadRecord { path: shown_path(path), piped: true };
        bytes_of(path.as_ref(), most).with_context(reading)?
    };
    text_of(bytes, most).map_err(refused)
}

/// Sets the letters of the answer to those of the record, unless the call sets others.
pub(super) fn speak_as(record: &str, matches: &ArgMatches, output: &mut Output) {
    let asked = matches.get_one::<String>("letters").is_some();
    if let Some(reader) = RecordReader::new(record).ok().filter(|_| !asked) {
        output.presentation.letters = reader.header().letters;
    }
}

/// Reads and decompresses a file. Stops once the text is longer than `most` bytes.
pub(super) fn bytes_of(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    unpacked(fs::File::open(path)?, None).take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
