//! Reads the finished hands for `okey score` from a file, from standard input or from options.

use std::ffi::OsString;
use std::ops::Range;

use clap::ArgMatches;

use super::attempt::{Attempt, RefusedAttempt};
use super::escape::shown_path;
use super::failure::{CallFault, Failure};
use super::input::{CallInput, bytes_of, text_of};
use super::output::Output;
use crate::notation::{self, TextContext};
use crate::oracle::diagnostic::{Cause, Diagnostic};
use crate::oracle::place::Place;
use crate::oracle::reader::OptionReader;
use crate::oracle::reported::{Reported, UsualFacts};
use crate::oracle::values::HOWS;
use crate::record::MAX_BYTES;
use crate::score::{Finish, Foul, Opened, PLAYER_COUNTS, Played, ReportedPlayer, ScoreFault, Spanned};
use crate::sheets::{JsonType, SheetFault, hands_read};
use crate::table::{SEATS, Switch, Symbol};
use crate::words::{find_named, folded, normal, suggest};

/// Reads the hands to score from a file, from standard input or from options.
pub(super) fn reported(matches: &ArgMatches, output: &mut Output) -> Result<Reported, Failure> {
    let call = CallInput::of(matches);
    let mut input = call.reader();
    let letters = input.letters();
    let variant = input.variant();
    let indicator = input.indicator(None);
    let stake = stake(matches, &mut input);
    let text = sheet_text(matches, output)?;
    let place = if text.is_some() { Place::Sheet } else { Place::Options };
    let hands = match text {
        None => {
            let indicator = indicator.ok().flatten().and_then(Symbol::face);
            vec![read_options(matches, TextContext { letters, indicator }, &mut input)]
        }
        Some(Ok(text)) => {
            input.sources.add(Place::Sheet, &text);
            let (hands, faults) = hands_read(&text, letters);
            input.faults.extend(Place::Sheet.faults(faults));
            hands
        }
        Some(Err(cause)) => {
            input.faults.push(Diagnostic::whole(cause, Place::Sheet));
            Vec::new()
        }
    };
    Ok(Reported::new(input, UsualFacts { variant, indicator, stake }, hands, place)?)
}

fn stake(matches: &ArgMatches, input: &mut OptionReader<'_>) -> Option<u32> {
    let stake = *matches.get_one::<u64>("stake")?;
    let read = u32::try_from(stake).ok().filter(|&stake| stake <= Switch::MAX);
    if read.is_none() {
        let kind = SheetFault::FieldType { field: "stake", expected: JsonType::Count };
        input.faults.push(Diagnostic::whole(kind, Place::Call));
    }
    read
}

/// Parses a hand from the options `--finish` and `--player`.
fn read_options(matches: &ArgMatches, context: TextContext, input: &mut OptionReader<'_>) -> Played {
    let mut typed = Typed { text: String::new(), context, faults: Vec::new() };
    let mut hand = Played::exhausted();
    for value in matches.get_many::<String>("finish").into_iter().flatten() {
        let finish = typed.finish(value);
        if hand.finish.is_some() {
            typed.refuse(&finish.by, ScoreFault::TwoFinishers);
        }
        hand.finish = Some(finish);
    }
    let players = matches.get_many::<String>("player").unwrap_or_default();
    let found = players.len();
    if found > *PLAYER_COUNTS.end() {
        // Do not parse the players if there are too many, because the hand is invalid anyway.
        typed.faults.push(Diagnostic::whole(ScoreFault::PlayerCount { found, seats: SEATS }, Place::Call));
        input.faults.extend(typed.faults);
        return hand;
    }
    hand.players.extend(players.map(|value| typed.player(value)));
    if hand.finish.is_none() && !matches.get_flag("exhausted") {
        typed.faults.push(Diagnostic::whole(CallFault::FinishMissing, Place::Call));
    }
    input.sources.add(Place::Options, &typed.text);
    input.faults.extend(typed.faults);
    hand
}

/// Returns the text that contains the hands, or `None` if options describe a hand.
fn sheet_text(matches: &ArgMatches, output: &mut Output) -> Result<Option<Result<String, Cause>>, Failure> {
    let by_options = matches.contains_id("player") || matches.contains_id("finish") || matches.get_flag("exhausted");
    let bytes = match matches.get_one::<OsString>("sheet") {
        None if by_options => return Ok(None),
        None if output.is_interactive() => return Ok(Some(Err(ScoreFault::NoHands.into()))),
        None => output.read(MAX_BYTES)?,
        Some(dash) if dash == "-" => output.read(MAX_BYTES)?,
        Some(json) if json.as_encoded_bytes().trim_ascii_start().starts_with(b"{") => {
            json.as_encoded_bytes().to_owned()
        }
        Some(path) => match bytes_of(path.as_ref(), MAX_BYTES) {
            Ok(bytes) => bytes,
            Err(error) => {
                let refused = RefusedAttempt::new(Attempt::ReadSheet { path: shown_path(path) }, &error);
                return Ok(Some(Err(refused.into())));
            }
        },
    };
    Ok(Some(text_of(bytes, MAX_BYTES)))
}

/// The options of a hand as one text, with one option per line. Faults point into this text.
struct Typed {
    text: String,
    context: TextContext,
    faults: Vec<Diagnostic>,
}

impl Typed {
    fn refuse<T>(&mut self, at: &Spanned<T>, kind: impl Into<Cause>) {
        self.faults.push(Place::Options.fault(at.fault::<Cause>(kind)));
    }

    /// Adds an option to the text as a line, and returns the position where its value starts.
    fn line(&mut self, option: &str, value: &str) -> usize {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(option);
        self.text.push(' ');
        let start = self.text.len();
        self.text.extend(value.chars().map(|character| if character == '\n' { ' ' } else { character }));
        start
    }

    /// Splits a value such as `Veli: pairs K7` into the name and the words after the colon.
    fn name_and_words(start: usize, value: &str) -> (Spanned<String>, Vec<Spanned<&str>>) {
        let (name, rest) = value.split_once(':').unwrap_or((value, ""));
        let at = |part: &str| {
            let from = start + (part.as_ptr().addr() - value.as_ptr().addr());
            from..from + part.len()
        };
        let name = name.trim();
        let spot = |word| Spanned::new(word, at(word));
        (Spanned::new(normal(name), at(name)), rest.split_whitespace().map(spot).collect())
    }

    fn finish(&mut self, value: &str) -> Finish {
        let start = self.line("--finish", value);
        let (by, words) = Self::name_and_words(start, value);
        let mut how = Vec::new();
        for word in words {
            let plain = word.value.trim_matches(|mark| matches!(mark, ',' | '+' | ';'));
            match find_named(plain, &HOWS, |(name, _)| [name]) {
                Some((_, meant)) => how.push(word.with(meant)),
                None if plain.is_empty() => {}
                None => {
                    let nearest = suggest(plain, HOWS.iter().map(|&(name, _)| name));
                    self.refuse(&word, CallFault::UnknownHow { word: plain.to_owned(), nearest });
                }
            }
        }
        Finish { by, how, not: Vec::new() }
    }

    fn player(&mut self, value: &str) -> ReportedPlayer {
        let start = self.line("--player", value);
        let (name, words) = Self::name_and_words(start, value);
        if let Some((name, _)) =
            value.split_once(' ').filter(|(_, rest)| !value.contains(':') && self.has_keyword(rest))
        {
            let kind = CallFault::ColonMissing { name: name.to_owned() };
            self.refuse(&Spanned::new((), start..start + name.len()), kind);
        }
        let mut player = ReportedPlayer::new(name);
        // Words that are not keywords are tiles. Copy them into a text of blanks at the same positions, so that faults
        // point to the right bytes.
        let mut tiles = vec![b' '; self.text.len()];
        let mut span: Option<Range<usize>> = None;
        for word in words {
            let at = word.span.clone().expect("a typed word has a span");
            if !self.apply_keyword(&mut player, &word) {
                tiles[at.clone()].copy_from_slice(&self.text.as_bytes()[at.clone()]);
                span = Some(span.map_or(at.clone(), |before| before.start..at.end));
            }
        }
        if let Some(span) = span {
            let tiles = String::from_utf8(tiles).expect("only whole words were copied");
            let readable = notation::readable_hand(&tiles, self.context);
            self.faults.extend(Place::Options.faults(readable.faults));
            player.left = Some(Spanned::new(readable.rack, span));
        }
        player
    }

    /// Returns true if one of the words looks like a tile or a keyword, because then a colon after the name is missing.
    fn has_keyword(&self, words: &str) -> bool {
        words.split_whitespace().any(|word| {
            let tile = word.contains(|sign: char| sign.is_ascii_digit()) && notation::tile(word, self.context).is_ok();
            tile || PlayerKeyword::of(word).is_some()
        })
    }

    /// Applies a keyword such as `pairs` to a player. Returns false if the word is not a keyword.
    fn apply_keyword(&mut self, player: &mut ReportedPlayer, word: &Spanned<&str>) -> bool {
        let spot = |value: &str| {
            let end = word.span.as_ref().expect("a typed word has a span").end;
            Spanned::new((), end - value.len()..end)
        };
        match PlayerKeyword::of(word.value) {
            Some(PlayerKeyword::Opened(opened)) => {
                if player.opened.is_some() {
                    self.refuse(word, SheetFault::FieldTwice { field: "opened".to_owned() });
                }
                player.opened = opened.map(|opened| word.with(opened));
            }
            Some(PlayerKeyword::Shown) => player.shown_indicator = word.with(true),
            Some(PlayerKeyword::Announced) => player.announced = word.with(true),
            Some(PlayerKeyword::Team(name)) => player.team = Some(spot(name).with(name.to_owned())),
            Some(PlayerKeyword::Foul(name)) => match Foul::read(name, self.context.letters) {
                Some(foul) => player.fouls.push(spot(name).with(foul)),
                None => self.refuse(&spot(name), ScoreFault::unknown_foul(name)),
            },
            None => return false,
        }
        true
    }
}

/// The meaning of a keyword in `--player`.
enum PlayerKeyword<'w> {
    Opened(Option<Opened>),
    Shown,
    Announced,
    Team(&'w str),
    Foul(&'w str),
}

impl<'w> PlayerKeyword<'w> {
    fn of(word: &'w str) -> Option<Self> {
        let plain = folded(word);
        if let Some(&(_, opened)) = OPENED.iter().find(|(name, _)| *name == plain) {
            return Some(Self::Opened(opened));
        }
        if SHOWN.contains(&plain.as_str()) {
            return Some(Self::Shown);
        }
        if ANNOUNCED.contains(&plain.as_str()) {
            return Some(Self::Announced);
        }
        let (key, value) = word.split_once('=')?;
        match folded(key).as_str() {
            key if TEAM.contains(&key) => Some(Self::Team(value)),
            key if FOUL.contains(&key) => Some(Self::Foul(value)),
            _ => None,
        }
    }
}

/// The keywords of `--player` that say how a player opened.
const OPENED: [(&str, Option<Opened>); 6] = [
    ("series", Some(Opened::Series)),
    ("seri", Some(Opened::Series)),
    ("pairs", Some(Opened::Pairs)),
    ("cift", Some(Opened::Pairs)),
    ("unopened", None),
    ("acmadi", None),
];

const SHOWN: [&str; 2] = ["shown", "gosterdi"];
const ANNOUNCED: [&str; 2] = ["announced", "bildirdi"];
const TEAM: [&str; 2] = ["team", "takim"];
const FOUL: [&str; 2] = ["foul", "ceza"];
