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

/// What lines of a stream are read with that do not say otherwise.
pub(super) struct Defaults {
    /// The rules of a line that names no variant.
    pub(super) usual: Profile,
    /// The rules of one that does: each profile, with the club's rules and the settings on top.
    pub(super) profiles: [Profile; 6],
    pub(super) indicator: Option<String>,
    pub(super) letters: Letters,
}

/// What a question is asked about, as texts.
pub(super) struct Asked<'a> {
    pub(super) letters: Letters,
    pub(super) indicator: Option<&'a str>,
    pub(super) discard: Option<&'a str>,
    pub(super) seen: Option<&'a str>,
    pub(super) taken: Option<&'a str>,
    /// The hand, or why there is no text of it.
    pub(super) hand: Result<&'a str, FaultKind>,
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

impl Asked<'_> {
    /// The texts, by what they are.
    pub(super) fn sources(&self) -> Sources {
        let mut sources = Sources::default();
        let texts = [
            (Place::Indicator, self.indicator),
            (Place::Tile, self.discard),
            (Place::Seen, self.seen),
            (Place::Taken, self.taken),
            (Place::Hand, self.hand.as_deref().ok()),
        ];
        for (place, text) in texts {
            if let Some(text) = text {
                sources.add(place, text);
            }
        }
        sources
    }

    /// The table of these rules and the hand, with every fault on the way; the faults alone where there are no rules.
    pub(super) fn seat(&self, profile: Option<Profile>) -> Result<Seat, Vec<Fault>> {
        let mut faults = Vec::new();
        let indicator = self.tile(self.indicator, Place::Indicator, &mut faults);
        let discard = self.tile(self.discard, Place::Tile, &mut faults).ok().flatten();
        let taken = self.tile(self.taken, Place::Taken, &mut faults).ok().flatten();
        let seen = self.tiles(self.seen, Place::Seen, &mut faults);
        let readable = match &self.hand {
            Ok(text) => notation::readable_hand(text, self.letters, Place::Hand),
            Err(kind) => Readable { rack: Rack::default(), faults: vec![Fault::whole(kind.clone(), Place::Hand)] },
        };
        let table = match (profile, indicator) {
            (Some(profile), Ok(indicator)) => self.table(profile, indicator.map(|written| written.symbol), &mut faults),
            _ => None,
        };
        let unreadable = !readable.faults.is_empty();
        faults.extend(readable.faults);
        let Some(table) = table else { return Err(faults) };
        if unreadable {
            // What can be read is checked all the same; how many tiles there are cannot be known.
            faults.extend(impossible(&table, &readable.rack));
        } else if let Err(more) = Hand::new(&table, &readable.rack) {
            faults.extend(more);
        }
        let seen = seen_at(&table, &readable.rack, &seen, &mut faults);
        if faults.is_empty() {
            let discard = discard.and_then(|written| written.symbol.tile(table.indicator()));
            Ok(Seat { table, rack: readable.rack, discard, seen, taken, sources: Sources::default() })
        } else {
            Err(faults)
        }
    }

    /// The tile of an option; none where it is not given, an error where it cannot be read.
    fn tile(&self, text: Option<&str>, place: Place, faults: &mut Vec<Fault>) -> Result<Option<Written>, ()> {
        let Some(text) = text else { return Ok(None) };
        notation::tile(text, self.letters, place).map(Some).map_err(|more| faults.extend(more))
    }

    fn tiles(&self, text: Option<&str>, place: Place, faults: &mut Vec<Fault>) -> Rack {
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else { return Rack::default() };
        let readable = notation::readable_hand(text, self.letters, place);
        faults.extend(readable.faults);
        readable.rack
    }

    fn table(&self, profile: Profile, indicator: Option<Symbol>, faults: &mut Vec<Fault>) -> Option<Table> {
        let place = if indicator.is_some() { Place::Indicator } else { Place::Call };
        let span = self.indicator.filter(|text| !text.is_empty()).map(|text| 0..text.len());
        Table::new(profile, indicator).map_err(|kind| faults.push(Fault { kind, place, span })).ok()
    }
}

/// The tiles seen on the table, which must exist besides those in the hand.
fn seen_at(table: &Table, hand: &Rack, seen: &Rack, faults: &mut Vec<Fault>) -> Tiles {
    if seen.tiles.is_empty() {
        return Tiles::default();
    }
    let physical = |rack: &Rack| rack.symbols().filter_map(|symbol| symbol.tile(table.indicator())).collect();
    let (held, shown): (Tiles, Tiles) = (physical(hand), physical(seen));
    let impossible = impossible(table, seen);
    if impossible.is_empty() && faults.is_empty() {
        for tile in Unseen::beyond(table, &held, &shown) {
            let last = seen.tiles.iter().rfind(|written| written.symbol.tile(table.indicator()) == Some(tile));
            let kind = FaultKind::SeenTooOften { tile, held: held.count(tile), seen: shown.count(tile) };
            let span = last.map(|written| written.span.clone());
            faults.push(Fault { kind, place: Place::Seen, span });
        }
    }
    faults.extend(impossible.into_iter().map(|fault| Fault { place: Place::Seen, ..fault }));
    shown
}

impl Input {
    /// The table and the hand of a command that is asked about one.
    pub(super) fn seat(matches: &ArgMatches) -> Result<Seat, Failure> {
        let mut input = Self::default();
        let profile = input.profile(matches);
        let hand = hand(matches)?;
        let text = |name| matches.try_get_one::<String>(name).ok().flatten().map(String::as_str);
        let asked = Asked {
            letters: letters(matches),
            indicator: text("indicator"),
            discard: text("discard"),
            seen: text("seen"),
            taken: text("taken"),
            hand: hand.as_deref().map_err(FaultKind::clone),
        };
        let read = asked.seat(profile);
        input.sources.extend(asked.sources());
        match read {
            Ok(seat) if input.faults.is_empty() => Ok(Seat { sources: input.sources, ..seat }),
            Ok(_) => Err(input.failure()),
            Err(faults) => {
                input.faults.extend(faults);
                Err(input.failure())
            }
        }
    }

    /// The rules alone.
    pub(super) fn rules(matches: &ArgMatches) -> Result<Profile, Failure> {
        let mut input = Self::default();
        input.profile(matches).ok_or_else(|| input.failure())
    }

    /// What lines of a stream are read with that do not say otherwise.
    pub(super) fn defaults(matches: &ArgMatches) -> Result<Defaults, Failure> {
        let mut input = Self::default();
        let variant = input.variant(matches);
        let rules = input.club(matches);
        let mut usual = rules.apply_to(variant);
        input.settings(matches, &mut usual);
        let letters = letters(matches);
        let indicator = matches.get_one::<String>("indicator").cloned();
        if let Some(text) = &indicator {
            let asked = Asked { letters, indicator: Some(text), discard: None, seen: None, taken: None, hand: Ok("") };
            input.sources.add(Place::Indicator, text);
            if let Ok(written) = asked.tile(Some(text), Place::Indicator, &mut input.faults) {
                asked.table(usual.clone(), written.map(|written| written.symbol), &mut input.faults);
            }
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

    /// Adds a fault of an input as a whole, or of all its text.
    pub(super) fn fault(&mut self, kind: FaultKind, place: Place) {
        self.faults.push(self.sources.fault(kind, place));
    }

    pub(super) fn profile(&mut self, matches: &ArgMatches) -> Option<Profile> {
        self.profile_or(matches, Variant::Okey)
    }

    /// The rules, on top of this variant where neither the call nor the club names one.
    pub(super) fn profile_or(&mut self, matches: &ArgMatches, usual: Variant) -> Option<Profile> {
        let before = self.faults.len();
        let variant = self.variant(matches);
        let rules = self.club(matches);
        let mut profile = rules.apply_to(variant.or(rules.variant()).or(Some(usual)));
        self.settings(matches, &mut profile);
        (self.faults.len() == before).then_some(profile)
    }

    /// The rules on top of a variant, whoever named it.
    pub(super) fn profile_of(&mut self, matches: &ArgMatches, variant: Option<Variant>) -> Profile {
        let mut profile = self.club(matches).apply_to(variant);
        self.settings(matches, &mut profile);
        profile
    }

    /// The club's own rules, as far as they can be read.
    fn club(&mut self, matches: &ArgMatches) -> RulesFile {
        matches.get_one::<String>("rules").and_then(|path| self.rules_file(path)).unwrap_or_default()
    }

    /// The indicator that `--indicator` names.
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

    /// The table of these rules and this indicator.
    pub(super) fn table(&mut self, profile: Profile, indicator: Option<Symbol>) -> Option<Table> {
        let given = indicator.is_some();
        Table::new(profile, indicator)
            .map_err(|kind| self.fault(kind, if given { Place::Indicator } else { Place::Call }))
            .ok()
    }

    /// The variant that `--variant` names.
    pub(super) fn variant(&mut self, matches: &ArgMatches) -> Option<Variant> {
        let name = matches.get_one::<String>("variant")?;
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
        let text = match read.map_err(unreadable).and_then(|bytes| text_of(bytes, MAX_BYTES)) {
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
}

/// The text of the hand, or why there is none.
fn hand(matches: &ArgMatches) -> Result<Result<String, FaultKind>, Failure> {
    let words: Vec<&OsString> = matches.get_many::<OsString>("hand").into_iter().flatten().collect();
    let bytes = match words.as_slice() {
        [only] if *only == "-" => from_stdin(MAX_BYTES)?,
        words => words.iter().map(|word| word.as_encoded_bytes()).collect::<Vec<_>>().join(&b' '),
    };
    Ok(text_of(bytes, MAX_BYTES))
}

pub(super) fn letters(matches: &ArgMatches) -> Letters {
    let name = matches.get_one::<String>("letters").map_or("krby", String::as_str);
    name.parse().unwrap_or(Letters::Krby)
}

/// Standard input, read no further than a text may be long.
pub(super) fn from_stdin(most: usize) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    io::stdin().lock().take(most as u64 + 1).read_to_end(&mut bytes).map_err(Failure::Read)?;
    Ok(bytes)
}

/// The text these bytes are, of `most` bytes at most.
pub(super) fn text_of(bytes: Vec<u8>, most: usize) -> Result<String, FaultKind> {
    if bytes.len() > most {
        return Err(FaultKind::TooLong { bytes: bytes.len(), most });
    }
    let text = String::from_utf8(bytes).map_err(|error| FaultKind::NotUtf8 { at: error.utf8_error().valid_up_to() })?;
    // Files from some systems begin with a byte order mark.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
