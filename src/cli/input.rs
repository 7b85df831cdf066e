//! From the arguments as typed to a table and a hand ready to use, every fault on the way gathered.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};

use clap::ArgMatches;

use super::failure::{Failure, Sources};
use crate::diagnostic::{Fault, FaultKind, Place};
use crate::hand::{Hand, impossible};
use crate::notation::{self, Letters, MAX_BYTES, Readable};
use crate::profile::{Profile, RulesFile, Variant};
use crate::rack::{Rack, Symbol, Written};
use crate::table::Table;
use crate::tile::Tile;
use crate::tiles::Tiles;
use crate::unseen::Unseen;

/// What the arguments say, as far as it could be read, and every fault.
#[derive(Default)]
pub(super) struct Input {
    pub(super) sources: Sources,
    pub(super) faults: Vec<Fault>,
}

/// A table and what lies before one player at it.
pub(super) struct Seat {
    pub(super) table: Table,
    pub(super) rack: Rack,
    /// The tile that `--discard` names.
    pub(super) discard: Option<Tile>,
    /// The tiles that `--seen` names.
    pub(super) seen: Tiles,
    /// The tile that `--taken` names.
    pub(super) taken: Option<Written>,
    sources: Sources,
}

impl Seat {
    /// The hand, which was checked when it was read.
    pub(super) fn hand(&self) -> Result<Hand<'_>, Failure> {
        Hand::new(&self.table, &self.rack).map_err(|faults| Failure::Faults(faults, self.sources.clone()))
    }

    /// The failure of one more fault, found when the question is looked at.
    pub(super) fn refuse(&self, kind: FaultKind, place: Place) -> Failure {
        Failure::Faults(vec![self.sources.fault(kind, place)], self.sources.clone())
    }
}

impl Input {
    /// The table and the hand of a command that is asked about one.
    pub(super) fn seat(matches: &ArgMatches) -> Result<Seat, Failure> {
        let mut input = Self::default();
        let letters = letters(matches);
        let profile = input.profile(matches);
        let indicator = input.indicator(matches, letters);
        let seen = input.seen(matches, letters);
        let discard = input.tile(matches, letters, "discard", Place::Tile);
        let taken = input.tile(matches, letters, "taken", Place::Taken);
        let readable = input.hand(matches, letters)?;
        let table = match (profile, indicator) {
            (Some(profile), Ok(indicator)) => input.table(profile, indicator),
            _ => None,
        };
        let unreadable = !readable.faults.is_empty();
        input.faults.extend(readable.faults);
        let Some(table) = table else { return Err(input.failure()) };
        if unreadable {
            // What can be read is checked all the same; how many tiles there are cannot be known.
            input.faults.extend(impossible(&table, &readable.rack));
        } else if let Err(faults) = Hand::new(&table, &readable.rack) {
            input.faults.extend(faults);
        }
        let seen = input.seen_at(&table, &readable.rack, &seen);
        if input.faults.is_empty() {
            let discard = discard.and_then(|written| written.symbol.tile(table.indicator()));
            Ok(Seat { table, rack: readable.rack, discard, seen, taken, sources: input.sources })
        } else {
            Err(input.failure())
        }
    }

    /// The rules alone.
    pub(super) fn rules(matches: &ArgMatches) -> Result<Profile, Failure> {
        let mut input = Self::default();
        input.profile(matches).ok_or_else(|| input.failure())
    }

    pub(super) fn failure(self) -> Failure {
        Failure::Faults(self.faults, self.sources)
    }

    /// Adds a fault of an input as a whole, or of all its text.
    pub(super) fn fault(&mut self, kind: FaultKind, place: Place) {
        self.faults.push(self.sources.fault(kind, place));
    }

    pub(super) fn profile(&mut self, matches: &ArgMatches) -> Option<Profile> {
        let before = self.faults.len();
        let variant = matches.get_one::<String>("variant").and_then(|name| self.variant(name));
        let rules = matches.get_one::<String>("rules").and_then(|path| self.rules_file(path));
        let mut profile = rules.unwrap_or_default().apply_to(variant);
        self.settings(matches, &mut profile);
        (self.faults.len() == before).then_some(profile)
    }

    fn variant(&mut self, name: &str) -> Option<Variant> {
        self.sources.add(Place::Variant, name);
        let variant = name.parse().ok();
        if variant.is_none() {
            self.fault(FaultKind::unknown_variant(name), Place::Variant);
        }
        variant
    }

    fn rules_file(&mut self, path: &str) -> Option<RulesFile> {
        let unreadable =
            |error: io::Error| FaultKind::RulesUnreadable { path: path.to_owned(), reason: error.to_string() };
        let read = fs::File::open(path).and_then(|file| {
            let mut bytes = Vec::new();
            file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).map(|_| bytes)
        });
        let text = match read.map_err(unreadable).and_then(text_of) {
            Ok(text) => text,
            Err(kind) => {
                self.faults.push(Fault::whole(kind, Place::RulesFile));
                return None;
            }
        };
        self.sources.add(Place::RulesFile, &text);
        match RulesFile::parse(&text) {
            Ok(rules) => Some(rules),
            Err(faults) => {
                self.faults.extend(faults);
                None
            }
        }
    }

    /// Settings are one text to point into, in the order given.
    fn settings(&mut self, matches: &ArgMatches, profile: &mut Profile) {
        let settings: Vec<&String> = matches.get_many::<String>("set").into_iter().flatten().collect();
        let all = settings.iter().map(|setting| setting.as_str()).collect::<Vec<_>>().join(" ");
        let mut start = 0;
        for setting in settings {
            let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
            let key_at = start..start + key.len();
            let value_at = key_at.end + 1..start + setting.len();
            if !setting.contains('=') {
                self.faults.push(Fault::new(FaultKind::SettingShape, Place::Setting, key_at));
            } else if let Err(kind) = profile.set(key.trim(), value.trim()) {
                let at = if matches!(kind, FaultKind::SwitchValue { .. }) { value_at } else { key_at };
                self.faults.push(Fault::new(kind, Place::Setting, at));
            }
            start += setting.len() + 1;
        }
        self.sources.add(Place::Setting, &all);
    }

    pub(super) fn indicator(&mut self, matches: &ArgMatches, letters: Letters) -> Result<Option<Symbol>, ()> {
        let Some(text) = matches.get_one::<String>("indicator") else { return Ok(None) };
        self.sources.add(Place::Indicator, text);
        notation::tile(text, letters, Place::Indicator)
            .map(|written| Some(written.symbol))
            .map_err(|faults| self.faults.extend(faults))
    }

    /// The tile that an option names, where the command has that option.
    pub(super) fn tile(
        &mut self,
        matches: &ArgMatches,
        letters: Letters,
        option: &str,
        place: Place,
    ) -> Option<Written> {
        let text = matches.try_get_one::<String>(option).ok().flatten()?;
        self.sources.add(place, text);
        notation::tile(text, letters, place).map_err(|faults| self.faults.extend(faults)).ok()
    }

    fn seen(&mut self, matches: &ArgMatches, letters: Letters) -> Rack {
        let Some(text) = matches.try_get_one::<String>("seen").ok().flatten() else { return Rack::default() };
        self.sources.add(Place::Seen, text);
        let readable = notation::readable_hand(text, letters, Place::Seen);
        self.faults.extend(readable.faults);
        readable.rack
    }

    /// The tiles seen on the table, which must exist besides those in the hand.
    fn seen_at(&mut self, table: &Table, hand: &Rack, seen: &Rack) -> Tiles {
        let physical = |rack: &Rack| rack.symbols().filter_map(|symbol| symbol.tile(table.indicator())).collect();
        let (held, shown): (Tiles, Tiles) = (physical(hand), physical(seen));
        let impossible = impossible(table, seen);
        if impossible.is_empty() && self.faults.is_empty() {
            for tile in Unseen::beyond(table, &held, &shown) {
                let last = seen.tiles.iter().rfind(|written| written.symbol.tile(table.indicator()) == Some(tile));
                let kind = FaultKind::SeenTooOften { tile, held: held.count(tile), seen: shown.count(tile) };
                let span = last.map(|written| written.span.clone());
                self.faults.push(Fault { kind, place: Place::Seen, span });
            }
        }
        self.faults.extend(impossible.into_iter().map(|fault| Fault { place: Place::Seen, ..fault }));
        shown
    }

    pub(super) fn table(&mut self, profile: Profile, indicator: Option<Symbol>) -> Option<Table> {
        let given = indicator.is_some();
        Table::new(profile, indicator)
            .map_err(|kind| self.fault(kind, if given { Place::Indicator } else { Place::Call }))
            .ok()
    }

    fn hand(&mut self, matches: &ArgMatches, letters: Letters) -> Result<Readable, Failure> {
        let words: Vec<&OsString> = matches.get_many::<OsString>("hand").into_iter().flatten().collect();
        let bytes = match words.as_slice() {
            [only] if *only == "-" => from_stdin()?,
            words => words.iter().map(|word| word.as_encoded_bytes()).collect::<Vec<_>>().join(&b' '),
        };
        Ok(match text_of(bytes) {
            Ok(text) => {
                self.sources.add(Place::Hand, &text);
                notation::readable_hand(&text, letters, Place::Hand)
            }
            Err(kind) => Readable { rack: Rack::default(), faults: vec![Fault::whole(kind, Place::Hand)] },
        })
    }
}

pub(super) fn letters(matches: &ArgMatches) -> Letters {
    let name = matches.get_one::<String>("letters").map_or("krby", String::as_str);
    name.parse().unwrap_or(Letters::Krby)
}

/// Standard input, read no further than a text may be long.
fn from_stdin() -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    io::stdin().lock().take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(Failure::Read)?;
    Ok(bytes)
}

fn text_of(bytes: Vec<u8>) -> Result<String, FaultKind> {
    if bytes.len() > MAX_BYTES {
        return Err(FaultKind::TooLong { bytes: bytes.len() });
    }
    let text = String::from_utf8(bytes).map_err(|error| FaultKind::NotUtf8 { at: error.utf8_error().valid_up_to() })?;
    // Files from some systems begin with a byte order mark.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
