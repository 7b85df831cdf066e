//! From the arguments of `okey score` to finished hands: from a file, from standard input, or from options that say the
//! same.

use std::ffi::OsString;
use std::ops::Range;

use clap::ArgMatches;

use super::attempt::{Attempt, Refused};
use super::escape::shown_path;
use super::failure::{Failure, Sources};
use super::input::{Input, bytes_of, letters, text_of};
use super::output::Output;
use crate::cli::fault::{Fault, FaultKind};
use crate::cli::place::Place;
use crate::notation::{self, TextContext};
use crate::score::{Finish, FinishKind, Foul, Opened, PLAYER_COUNTS, Played, Player, ScoreFault, Spanned};
use crate::sheets::{JsonType, SheetFault, hands_read};
use crate::table::{Profile, Switch, Symbol, Variant};
use crate::words::{Faults, folded, normal, same_word, suggest};

/// The longest sheet that is read, in bytes: thousands of hands.
const MAX_SHEET: usize = 1024 * 1024;

/// Finished hands, and the rules they are scored by.
pub(super) struct Reported {
    pub(super) profile: Profile,
    pub(super) hands: Vec<Played>,
    /// Where the hands are told.
    place: Place,
    sources: Sources,
}

impl Reported {
    /// The failure of hands that cannot have happened.
    pub(super) fn unscored(&self, faults: Faults<ScoreFault>) -> Failure {
        let placed = |fault: crate::words::Fault<ScoreFault>| {
            let place = match (&fault.kind, &fault.span) {
                // Hands in JSON begin with a brace: what stands before it was named by `--indicator`.
                (ScoreFault::Table(_), Some(span)) if span.start == 0 => Place::Indicator,
                (_, Some(_)) => self.place,
                (_, None) => Place::Call,
            };
            place.fault(fault)
        };
        self.refuse(faults.into_iter().map(placed).collect())
    }

    /// The failure of faults found when the hands are scored.
    pub(super) fn refuse(&self, mut faults: Vec<Fault>) -> Failure {
        // What an option says of every hand is wrong once.
        faults.dedup_by(|fault, before| fault.span.is_none() && fault == before);
        Failure::Faults(faults, self.sources.clone())
    }
}

impl Input {
    /// The hands of a command that is asked to score some.
    pub(super) fn reported(matches: &ArgMatches, output: &mut Output) -> Result<Reported, Failure> {
        let mut input = Self::default();
        let letters = letters(matches);
        let asked = input.variant(matches);
        let indicator = input.indicator(matches, letters);
        let stake = input.stake(matches);
        let text = sheet_text(matches, output)?;
        let place = if text.is_some() { Place::Sheet } else { Place::Options };
        let mut hands = match text {
            None => {
                let indicator = indicator.ok().flatten().and_then(Symbol::face);
                vec![input.by_options(matches, TextContext { letters, indicator })]
            }
            Some(Ok(text)) => {
                input.sources.add(Place::Sheet, &text);
                let (hands, faults) = hands_read(&text, letters);
                input.faults.extend(Place::Sheet.faults(faults));
                hands
            }
            Some(Err(kind)) => {
                input.faults.push(Fault::whole(kind, Place::Sheet));
                Vec::new()
            }
        };
        let variant = input.one_variant(asked, &hands);
        let profile = input.profile_of(matches, variant, Variant::Okey);
        if !input.faults.is_empty() {
            return Err(input.failure());
        }
        for hand in &mut hands {
            if let (None, Ok(Some(symbol))) = (&hand.indicator, indicator) {
                let length = matches.get_one::<String>("indicator").map_or(0, String::len);
                hand.indicator = Some(Spanned::new(symbol, 0..length));
            }
            if hand.stake.is_none() {
                hand.stake = stake.map(Spanned::made);
            }
        }
        Ok(Reported { profile, hands, place, sources: input.sources })
    }

    /// The one variant of all hands, and of `--variant` where it is given.
    fn one_variant(&mut self, asked: Option<Variant>, hands: &[Played]) -> Option<Variant> {
        let mut first = asked;
        for spot in hands.iter().filter_map(|hand| hand.variant.as_ref()) {
            let first = *first.get_or_insert(spot.value);
            if spot.value != first {
                let kind = ScoreFault::SheetVariant { first, here: spot.value };
                self.faults.push(Place::Sheet.fault(spot.fault::<ScoreFault>(kind)));
            }
        }
        first
    }

    fn stake(&mut self, matches: &ArgMatches) -> Option<u32> {
        let stake = *matches.get_one::<u64>("stake")?;
        let read = u32::try_from(stake).ok().filter(|&stake| stake <= Switch::MAX);
        if read.is_none() {
            let kind = SheetFault::FieldType { field: "stake", expected: JsonType::Count };
            self.faults.push(Fault::whole(kind, Place::Call));
        }
        read
    }

    /// One hand, as `--finish` and `--player` tell it.
    fn by_options(&mut self, matches: &ArgMatches, context: TextContext) -> Played {
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
            // Thousands are not read one by one: it is no hand.
            typed.faults.push(Fault::whole(ScoreFault::PlayerCount { found }, Place::Call));
            self.faults.extend(typed.faults);
            return hand;
        }
        hand.players.extend(players.map(|value| typed.player(value)));
        if hand.finish.is_none() && !matches.get_flag("exhausted") {
            typed.faults.push(Fault::whole(FaultKind::FinishMissing, Place::Call));
        }
        self.sources.add(Place::Options, &typed.text);
        self.faults.extend(typed.faults);
        hand
    }
}

/// The text of the hands; `None` where options tell one.
fn sheet_text(matches: &ArgMatches, output: &mut Output) -> Result<Option<Result<String, FaultKind>>, Failure> {
    let told = matches.contains_id("player") || matches.contains_id("finish") || matches.get_flag("exhausted");
    let bytes = match matches.get_one::<OsString>("sheet") {
        None if told => return Ok(None),
        None if output.typed() => return Ok(Some(Err(ScoreFault::NoHands.into()))),
        None => output.read(MAX_SHEET)?,
        Some(dash) if dash == "-" => output.read(MAX_SHEET)?,
        Some(json) if json.as_encoded_bytes().trim_ascii_start().starts_with(b"{") => {
            json.as_encoded_bytes().to_owned()
        }
        Some(path) => match bytes_of(path.as_ref(), MAX_SHEET) {
            Ok(bytes) => bytes,
            Err(error) => {
                let refused = Refused::new(Attempt::ReadSheet { path: shown_path(path) }, &error);
                return Ok(Some(Err(refused.into())));
            }
        },
    };
    Ok(Some(text_of(bytes, MAX_SHEET)))
}

/// The options as typed, one on each line of a text that faults can point into.
struct Typed {
    text: String,
    context: TextContext,
    faults: Vec<Fault>,
}

impl Typed {
    fn refuse<T>(&mut self, at: &Spanned<T>, kind: impl Into<FaultKind>) {
        self.faults.push(Place::Options.fault(at.fault::<FaultKind>(kind)));
    }

    /// Adds a line; where its value begins.
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

    /// The name, and each word after the colon.
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
            match HOWS.iter().find(|(name, _)| same_word(name, plain)) {
                Some(&(_, meant)) => how.push(word.with(meant)),
                None if plain.is_empty() => {}
                None => {
                    let nearest = suggest(plain, HOWS.iter().map(|&(name, _)| name));
                    self.refuse(&word, FaultKind::UnknownHow { word: plain.to_owned(), nearest });
                }
            }
        }
        Finish { by, how, not: Vec::new() }
    }

    fn player(&mut self, value: &str) -> Player {
        let start = self.line("--player", value);
        let (name, words) = Self::name_and_words(start, value);
        if let Some((name, _)) = value.split_once(' ').filter(|(_, rest)| !value.contains(':') && self.tells(rest)) {
            let kind = FaultKind::ColonMissing { name: name.to_owned() };
            self.refuse(&Spanned::new((), start..start + name.len()), kind);
        }
        let mut player = Player::new(name);
        // What is no word of its own is tiles; all else is blanked, so that places stay what they are.
        let mut tiles = vec![b' '; self.text.len()];
        let mut span: Option<Range<usize>> = None;
        for word in words {
            let at = word.span.clone().unwrap_or_default();
            if !self.said(&mut player, &word) {
                tiles[at.clone()].copy_from_slice(&self.text.as_bytes()[at.clone()]);
                span = Some(span.map_or(at.clone(), |before| before.start..at.end));
            }
        }
        if let Some(span) = span {
            // Whole words were copied, so this is text.
            let tiles = String::from_utf8(tiles).unwrap_or_default();
            let readable = notation::readable_hand(&tiles, self.context);
            self.faults.extend(Place::Options.faults(readable.faults));
            player.left = Some(Spanned::new(readable.rack, span));
        }
        player
    }

    /// Whether one of these words, which stand in a name, says something of a player: a name may be of several words.
    fn tells(&self, words: &str) -> bool {
        words.split_whitespace().any(|word| {
            let tile = word.contains(|sign: char| sign.is_ascii_digit()) && notation::tile(word, self.context).is_ok();
            tile || Told::of(word).is_some()
        })
    }

    /// Takes a word that says something of a player; `false` where it says nothing.
    fn said(&mut self, player: &mut Player, word: &Spanned<&str>) -> bool {
        let spot = |value: &str| {
            let place = word.span.clone().map(|span| span.end - value.len()..span.end).unwrap_or_default();
            Spanned::new((), place)
        };
        match Told::of(word.value) {
            Some(Told::Opened(opened)) => {
                if player.opened.is_some() {
                    self.refuse(word, SheetFault::FieldTwice { field: "opened".to_owned() });
                }
                player.opened = opened.map(|opened| word.with(opened));
            }
            Some(Told::Shown) => player.shown_indicator = word.with(true),
            Some(Told::Team(name)) => player.team = Some(spot(name).with(name.to_owned())),
            Some(Told::Foul(name)) => match Foul::read(name, self.context.letters) {
                Some(foul) => player.fouls.push(spot(name).with(foul)),
                None => self.refuse(&spot(name), ScoreFault::unknown_foul(name)),
            },
            None => return false,
        }
        true
    }
}

/// What a word of `--player` says, where it is none of a tile.
enum Told<'w> {
    Opened(Option<Opened>),
    Shown,
    Team(&'w str),
    Foul(&'w str),
}

impl<'w> Told<'w> {
    fn of(word: &'w str) -> Option<Self> {
        let plain = folded(word);
        if let Some(&(_, opened)) = OPENED.iter().find(|(name, _)| *name == plain) {
            return Some(Self::Opened(opened));
        }
        if SHOWN.contains(&plain.as_str()) {
            return Some(Self::Shown);
        }
        let (key, value) = word.split_once('=')?;
        match folded(key).as_str() {
            key if TEAM.contains(&key) => Some(Self::Team(value)),
            key if FOUL.contains(&key) => Some(Self::Foul(value)),
            _ => None,
        }
    }
}

/// The words of `--finish`.
pub(super) const HOWS: [(&str, FinishKind); 8] = [
    ("okey", FinishKind::Okey),
    ("pairs", FinishKind::Pairs),
    ("çift", FinishKind::Pairs),
    ("çiftten", FinishKind::Pairs),
    ("elden", FinishKind::Hand),
    ("hand", FinishKind::Hand),
    ("devam", FinishKind::Devam),
    ("dizi", FinishKind::Dizi),
];

/// The words of `--player` for what was opened.
const OPENED: [(&str, Option<Opened>); 6] = [
    ("series", Some(Opened::Series)),
    ("seri", Some(Opened::Series)),
    ("pairs", Some(Opened::Pairs)),
    ("cift", Some(Opened::Pairs)),
    ("unopened", None),
    ("acmadi", None),
];

const SHOWN: [&str; 2] = ["shown", "gosterdi"];
const TEAM: [&str; 2] = ["team", "takim"];
const FOUL: [&str; 2] = ["foul", "ceza"];
