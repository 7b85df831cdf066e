//! Takes the options of a question from the command line, and reads the files that they name.
//!
//! Also finds the club's rules file: on the command line, in the environment, or in the user's configuration folder.

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::io::{self, Read};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::{env, fs, thread};

use clap::ArgMatches;
use clap::parser::ValueSource;

use super::attempt::{Attempt, InAttempt, RefusedAttempt};
use super::commands::replay::before_throw;
use super::escape::shown_path;
use super::failure::Failure;
use super::output::Output;
use super::owned_file::refused;
use super::packing::unpacked;
use crate::judge::Claim;
use crate::notation::{MAX_BYTES, NotationFault};
use crate::oracle::Defaults;
use crate::oracle::claims::{Case, case};
use crate::oracle::diagnostic::{Cause, Diagnostic, Place, Refusal, Sources};
use crate::oracle::fault::AskFault;
use crate::oracle::hand_texts::{HandTexts, PlayerTiles};
use crate::oracle::hands::{HandOptions, HandQuestion};
use crate::oracle::line::{OptionValue, OptionValues};
use crate::oracle::options::{self, QuestionOption, ValueType};
use crate::oracle::reader::{NO_RULES, OptionReader, playable};
use crate::oracle::rulebook::RulebookPart;
use crate::record::{self, RecordReader};
use crate::table::{Profile, RulesFile, Table, Variant};

/// The options on a command line, the rules of the club, and the faults of the rules file.
pub(super) struct CallInput<'a> {
    options: OptionValues<'a>,
    defaults: Defaults,
    sources: Sources,
    faults: Vec<Diagnostic>,
}

impl<'a> CallInput<'a> {
    /// Takes the options from the command line and reads the club's rules file.
    pub(super) fn of(matches: &'a ArgMatches) -> Self {
        let named = matches.try_get_one::<OsString>("rules").ok().flatten();
        let mut input = Self {
            options: options_of(matches),
            defaults: Defaults::default(),
            sources: Sources::default(),
            faults: Vec::new(),
        };
        if let Some(path) = rules_of_club(named.map(OsString::as_os_str)) {
            input.read_rules(&path);
        }
        input.defaults.found = named.is_none();
        input
    }

    pub(super) fn reader(&'a self) -> OptionReader<'a> {
        let mut reader = OptionReader::new(&self.options, &self.defaults);
        reader.sources = self.sources.clone();
        reader.faults.clone_from(&self.faults);
        reader
    }

    pub(super) fn rulebook_part(&self) -> Result<RulebookPart, Failure> {
        Ok(RulebookPart::of(OptionReader::new(&self.options, &self.defaults))?)
    }

    /// Returns the rules in the club's rules file, or `None` if there is no such file. Fails if the file is invalid.
    /// Only `okey rules` calls this, because it has no option `--rules`.
    pub(super) fn found_club(&self) -> Result<Option<Profile>, Failure> {
        if !self.faults.is_empty() {
            return Err(self.reader().refusal().into());
        }
        Ok(self.sources.rules.is_some().then(|| self.defaults.rules.apply_to(None)))
    }

    fn read_rules(&mut self, path: &Path) {
        let name = shown_path(path);
        let unreadable = |error| RefusedAttempt::new(Attempt::ReadRules { path: name.clone() }, &error).into();
        let text = match bytes_of(path, MAX_BYTES).map_err(unreadable).and_then(|bytes| text_of(bytes, MAX_BYTES)) {
            Ok(text) => text,
            Err(cause) => return self.faults.push(Diagnostic::whole(cause, Place::RulesFile)),
        };
        self.sources.add(Place::RulesFile, &text);
        self.sources.rules = Some(name.clone());
        match RulesFile::parse(&text) {
            Ok(rules) => self.defaults.rules = rules.named(&name),
            Err(faults) => self.faults.extend(Place::RulesFile.faults(faults)),
        }
    }
}

/// Takes the options of a question from the command line.
fn options_of(matches: &ArgMatches) -> OptionValues<'_> {
    let mut values = OptionValues::default();
    let is_given = |option: &&&'static QuestionOption| {
        matches.try_contains_id(option.name).is_ok_and(|given| given)
            && matches.value_source(option.name) == Some(ValueSource::CommandLine)
    };
    for option in options::ALL.iter().filter(is_given) {
        let name = option.name;
        let texts = || matches.try_get_many::<String>(name).ok().flatten().into_iter().flatten();
        let list = || Some(texts().map(Into::into).collect()).filter(|texts: &Vec<Cow<'_, str>>| !texts.is_empty());
        let value = match option.takes {
            ValueType::Count(_) => {
                matches.try_get_one::<u64>(name).ok().flatten().map(|&count| OptionValue::Count(count))
            }
            ValueType::Bool => matches.try_get_one::<bool>(name).ok().flatten().map(|&flag| OptionValue::Bool(flag)),
            ValueType::Text | ValueType::Name(_) => texts().last().map(|text| OptionValue::Text(text.into())),
            // The words of a command line are one text, unlike the texts of a JSON list.
            ValueType::Tiles => list().map(|words| OptionValue::Text(words.join(" ").into())),
            ValueType::Texts | ValueType::List | ValueType::Pair => list().map(OptionValue::List),
        };
        if let Some(value) = value {
            values.add(option, name, value);
        }
    }
    values
}

/// Reads the table, the tiles and the options for a question about a hand. Also returns the texts of the input.
pub(super) fn player<Q: HandQuestion>(
    matches: &ArgMatches,
    layouts: u64,
    output: &mut Output,
) -> Result<(PlayerTiles, Sources, HandOptions), Failure> {
    let input = CallInput::of(matches);
    let mut reader = input.reader();
    let mut options = HandOptions::of(&input.options, layouts);
    if options.simulate.is_some() {
        options.jobs = jobs(matches);
    }
    if matches.try_contains_id("record").is_ok_and(|given| given) {
        let state = before_throw(matches, output)?;
        options.opened = state.player(state.seat()).opened;
        let laid = PlayerTiles::on_turn(state)
            .map_err(|faults| Failure::from(Refusal { faults, sources: Sources::default() }))?;
        return Ok((laid, Sources::default(), options));
    }
    let profile = reader.profile(Q::USUAL);
    let hand = hand(matches, output)?;
    let texts = HandTexts::of(&reader, None, hand.as_deref().map_err(Clone::clone), Q::extent(&options));
    reader.sources.extend(texts.sources());
    match texts.at(|indicator| Table::new(profile.ok_or(None)?, indicator).map_err(Some)) {
        Ok(laid) => Ok((laid, reader.sources, options)),
        Err(faults) => {
            reader.faults.extend(faults);
            Err(reader.refusal().into())
        }
    }
}

/// Returns the table and the claim in the arguments of `okey judge`, or `None` if they have faults.
pub(crate) fn claim_of(matches: &ArgMatches) -> Option<(Table, Claim)> {
    claim(matches).ok().map(|case| (case.table, case.claim))
}

pub(super) fn claim(matches: &ArgMatches) -> Result<Case, Failure> {
    Ok(case(CallInput::of(matches).reader())?)
}

/// Parses the rules from a command line.
pub(super) fn rules(matches: &ArgMatches) -> Result<Profile, Failure> {
    let input = CallInput::of(matches);
    let mut reader = input.reader();
    reader.profile(Variant::Okey).filter(|_| reader.faults.is_empty()).ok_or_else(|| reader.refusal().into())
}

/// Parses the rules for a game. Refuses rules that the computer players cannot play by.
pub(super) fn played_rules(matches: &ArgMatches) -> Result<Profile, Failure> {
    let profile = rules(matches)?;
    playable(&profile).map_err(Refusal::from)?;
    Ok(profile)
}

/// Parses the options for all lines of a stream. A line may override them.
pub(super) fn defaults(matches: &ArgMatches, usual: Variant) -> Result<Defaults, Failure> {
    let input = CallInput::of(matches);
    let mut reader = input.reader();
    let variant = reader.variant();
    let letters = reader.letters();
    let profile = reader.profile_of(variant, usual);
    let indicator = reader.indicator(Some(&profile));
    if let Ok(indicator @ Some(_)) = indicator {
        reader.table(profile, indicator);
    }
    if !reader.faults.is_empty() {
        return Err(reader.refusal().into());
    }
    let indicator = indicator.ok().flatten();
    let settings = reader.settings();
    let list = |option| input.options.list(option).iter().map(|name| name.trim().to_owned()).collect();
    let (fields, carry) = (list(&options::FIELDS), list(&options::CARRY));
    Ok(Defaults { variant, indicator, settings, letters, fields, carry, ..input.defaults.clone() })
}

/// The maximum number of threads per core. More threads would use memory and would not be faster.
pub(crate) const MOST_FOR_A_CORE: usize = 4;

/// Returns the number of cores, or 1 if it is unknown.
pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Returns the number of threads from `--jobs`, limited to [`MOST_FOR_A_CORE`] per core. Without the option, and for 0,
/// returns the number of cores.
pub(super) fn jobs(matches: &ArgMatches) -> usize {
    let cores = cores();
    match matches.get_one::<u64>("jobs") {
        None | Some(0) => cores,
        Some(&jobs) => {
            let most = MOST_FOR_A_CORE * cores;
            usize::try_from(jobs).map_or(most, |jobs| jobs.min(most))
        }
    }
}

/// Returns the text of the hand from the arguments, or from standard input if the argument is `-`. The inner error says
/// that the text is too long or is not UTF-8.
fn hand(matches: &ArgMatches, output: &mut Output) -> Result<Result<String, Cause>, Failure> {
    let words: Vec<&OsString> = matches.get_many::<OsString>("hand").into_iter().flatten().collect();
    let bytes = match words.as_slice() {
        [only] if *only == "-" => output.read(MAX_BYTES)?,
        words => words.iter().map(|word| word.as_encoded_bytes()).collect::<Vec<_>>().join(&b' '),
    };
    Ok(text_of(bytes, MAX_BYTES))
}

/// Decodes bytes as UTF-8 without a byte order mark. Fails if there are more than `most` bytes.
pub(super) fn text_of(bytes: Vec<u8>, most: usize) -> Result<String, Cause> {
    if bytes.len() > most {
        return Err(NotationFault::TooLong { bytes: bytes.len(), most }.into());
    }
    // UTF-16 text often has a zero as its first or second byte. Report that byte.
    if let Some(at) = bytes.iter().take(2).position(|&byte| byte == 0) {
        return Err(AskFault::NotUtf8 { at }.into());
    }
    let text = String::from_utf8(bytes).map_err(|error| AskFault::NotUtf8 { at: error.utf8_error().valid_up_to() })?;
    // A byte order mark at the start is not part of the text.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Reads the record from the argument `FILE`, from the file of `--record`, or from standard input. Fails if it is
/// longer than [`record::MAX_BYTES`].
pub(super) fn record(matches: &ArgMatches, output: &mut Output) -> Result<String, Failure> {
    let named = |name| matches.try_get_one::<OsString>(name).ok().flatten();
    let Some(path) = named("file").or_else(|| named("record")) else { return Ok(String::new()) };
    let bytes = if path == "-" {
        output.read(record::MAX_BYTES)?
    } else {
        let reading = || Attempt::ReadRecord { path: shown_path(path), piped: true };
        bytes_of(path.as_ref(), record::MAX_BYTES).attempt(reading)?
    };
    text_of(bytes, record::MAX_BYTES).map_err(refused)
}

/// Makes the answer use the colour letters of the record, unless the user chooses letters.
pub(super) fn speak_as(record: &str, matches: &ArgMatches, output: &mut Output) {
    let asked = matches.get_one::<String>("letters").is_some();
    if let Some(reader) = RecordReader::new(record).ok().filter(|_| !asked) {
        output.presentation.letters = reader.header().letters;
    }
}

/// Reads and decompresses a file. Stops after `most` + 1 bytes.
pub(super) fn bytes_of(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    unpacked(fs::File::open(path)?, None).take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The environment variable that names the club's rules file.
const VARIABLE: &str = "OKEY_RULES";

/// Returns the rules file to use, if any. `asked` is the value of `--rules`.
fn rules_of_club(asked: Option<&OsStr>) -> Option<PathBuf> {
    let named = asked.map(OsString::from).or_else(|| env::var_os(VARIABLE).filter(|path| !path.is_empty()));
    match named {
        Some(path) if NO_RULES.iter().any(|without| path == *without) => None,
        Some(path) => Some(path.into()),
        // The file in the configuration folder may be missing. A file that the user names must exist.
        None => folder().map(|folder| folder.join("okey").join("rules.toml")).filter(|path| path.exists()),
    }
}

fn folder() -> Option<PathBuf> {
    let at = |variable: &str| env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || at("HOME");
    if cfg!(windows) {
        at("APPDATA")
    } else if cfg!(target_os = "macos") {
        at("XDG_CONFIG_HOME").or_else(|| Some(home()?.join("Library/Application Support")))
    } else {
        at("XDG_CONFIG_HOME").or_else(|| Some(home()?.join(".config")))
    }
}
