//! Prepares a game: its rules, its seats and the recorded hands to resume.

use std::collections::VecDeque;
use std::num::NonZeroU64;
use std::ops::{Range, RangeInclusive};

use clap::ArgMatches;

use crate::cli::args::GAME_HANDS;
use crate::cli::commands::parts::{kinds, random_seed};
use crate::cli::failure::Failure;
use crate::cli::input::{self, speak_as, text_of};
use crate::cli::output::Output;
use crate::cli::owned_file::refused;
use crate::cli::text::play::PlayWords;
use crate::engine::Engine;
use crate::game::players::PlayerKind;
use crate::game::{Evening, Referee, SEATS, State};
use crate::oracle::diagnostic::{Diagnostic, Place, Refusal};
use crate::record::{HandRecord, Header, MAX_BYTES, Record, RecordFault, Start, Statement};
use crate::table::{Game, Profile, ProfileFault, Switch};
use crate::words::{Fault, Faults, Language, Named};

pub(super) struct Setting {
    pub(super) evening: Evening,
    /// The header of the record. The screen may show another name for the person.
    pub(super) written: Header,
    /// The kind of computer player at each seat; `None` for the person's seat.
    pub(super) kinds: [Option<PlayerKind>; SEATS],
    pub(super) seed: u64,
    pub(super) random: bool,
    /// The unfinished hands of the resumed record. Only the first one can have turns.
    pub(super) ahead: VecDeque<HandRecord>,
    pub(super) open: bool,
    pub(super) hints: bool,
}

/// The key of the record's line `about seed NUMBER`, with the seed of the deals.
const SEED: &str = "seed";
/// The key of the record's line `about seats LIST`, with the player at each seat.
const SEATED: &str = "seats";
/// The key of the record's line `about hands NUMBER`, with the number of hands in the game.
const HANDS: &str = "hands";

/// The word for the person's seat in `about seats`. A computer player has the name of its kind, such as `careful`.
const PERSON: &str = "person";

impl Setting {
    /// Builds the game from the arguments and, to resume a game, from its record `resumed`.
    pub(super) fn of(matches: &ArgMatches, resumed: Option<Vec<u8>>, output: &mut Output) -> Result<Self, Failure> {
        let language = output.language();
        let resumed = resumed.map(|bytes| record(bytes, matches, output)).transpose()?;
        let watch = matches.get_flag("watch");
        let labels = PlayWords::of(language);
        let number = |name: &str| matches.get_one::<u64>(name).copied();
        let hands = number("hands");
        let profile = match &resumed {
            Some((record, _)) => record.header.profile.clone(),
            None => input::played_rules(matches)?,
        };
        let fact = |key: &str| resumed.as_ref().and_then(|(record, source)| RecordedFact::find(record, source, key));
        let named = matches.get_one::<String>("players").cloned();
        let kinds = match (&named, fact(SEATED)) {
            (None, Some(seats)) => seats.seated(&profile)?,
            (named, _) => seats(named.as_deref(), watch, &profile)?,
        };
        let random = resumed.is_none() && number("seed").is_none();
        let seed = match (number("seed"), fact(SEED)) {
            (Some(seed), _) => seed,
            (None, Some(seed)) => seed.number(0..=u64::MAX, RecordFault::NotASeed)?,
            (None, None) => random_seed(),
        };
        let hands = match (hands, fact(HANDS)) {
            (None, Some(hands)) => {
                let (least, most) = GAME_HANDS.into_inner();
                Some(hands.number(GAME_HANDS, RecordFault::NotHands { least, most })?)
            }
            (hands, _) => hands,
        };
        let (open, hints) = (matches.get_flag("open-hands"), matches.get_flag("hints"));
        let Some((mut record, source)) = resumed else {
            let first = if kinds[0].is_none() { labels.you } else { labels.first };
            let players: Vec<String> = [first].iter().chain(&labels.others).map(|&name| name.to_owned()).collect();
            let seated = kinds.map(|kind| kind.map_or(PERSON, PlayerKind::name)).join(",");
            let (seed_said, hands_said) = (seed.to_string(), hands.map(|hands| hands.to_string()));
            let mut lines = vec![("program", "okey play"), (SEED, seed_said.as_str()), (SEATED, seated.as_str())];
            lines.extend(hands_said.as_deref().map(|hands| (HANDS, hands)));
            let header = Header::of(&profile, &players, &lines);
            let evening = Evening::new(header.clone(), seed, hands.and_then(NonZeroU64::new));
            return Ok(Self { evening, written: header, kinds, seed, random, ahead: VecDeque::new(), open, hints });
        };
        let written = record.header.clone();
        record.header.players = spoken_to(&written.players, kinds, language);
        let mut evening = Evening::new(record.header.clone(), seed, hands.and_then(NonZeroU64::new));
        let ahead = follow(&mut evening, record, &source)?;
        Ok(Self { evening, written, kinds, seed, random, ahead, open, hints })
    }
}

/// Returns the names for the screen. A person named "You" or "Siz" gets the word for "you" in `language`, unless
/// another player has this name.
fn spoken_to(names: &[String], kinds: [Option<PlayerKind>; SEATS], language: Language) -> Vec<String> {
    let own = PlayWords::of(language).you;
    let is_you = |name: &String| Language::ALL.iter().any(|&language| PlayWords::of(language).you == *name);
    let shown = |(name, kind): (&String, Option<PlayerKind>)| match kind {
        None if is_you(name) && !names.iter().any(|other| other == own) => own.to_owned(),
        _ => name.clone(),
    };
    names.iter().zip(kinds).map(shown).collect()
}

/// Replays the finished hands of a record and adds them to `evening`. Returns the unfinished hands.
fn follow(evening: &mut Evening, record: Record, source: &str) -> Result<VecDeque<HandRecord>, Failure> {
    let refuse = |faults: Faults<RecordFault>| Place::Record.refusal(source, faults).into();
    let fault = |kind: RecordFault, hand: &HandRecord| {
        let at = hand.lines.first().map_or(0..0, |line| line.span.clone());
        refuse(vec![Fault::new(kind, at)].into())
    };
    let Record { header, hands } = record;
    let engine = Engine::default();
    let mut referee = Referee::new(&engine, &header);
    let mut ahead: VecDeque<HandRecord> = VecDeque::new();
    for hand in hands {
        let refereed = referee.hand(&hand).map_err(refuse)?;
        let over = refereed.is_over();
        if let Some(broken_off) = ahead.front().filter(|_| over || !refereed.turns.is_empty()) {
            return Err(fault(RecordFault::NotSettled { way: false }, broken_off));
        }
        if over {
            if refereed.played.is_none() && !refereed.void {
                return Err(fault(refereed.not_settled(), &hand));
            }
            evening.enter(hand, &refereed);
            continue;
        }
        let is_known = |state: &State| {
            (0..SEATS).all(|seat| state.rack(seat).is_known()) && state.stock().count() == state.stock_left()
        };
        if !refereed.followed || !refereed.state.as_ref().is_some_and(is_known) {
            return Err(fault(RecordFault::NotWhole, &hand));
        }
        ahead.push_back(started(hand, refereed.starter));
    }
    Ok(ahead)
}

/// Adds the starting player to the first line of the hand, unless it names one. Without it, the starter would depend on
/// the result of an earlier hand.
fn started(mut hand: HandRecord, starter: usize) -> HandRecord {
    for line in &mut hand.lines {
        if let Some(Statement::Hand { start, .. }) = &mut line.statement {
            start.get_or_insert(Start::Starts(starter));
        }
    }
    hand
}

fn record(bytes: Vec<u8>, matches: &ArgMatches, output: &mut Output) -> Result<(Record, String), Failure> {
    let source = text_of(bytes, MAX_BYTES).map_err(refused)?;
    speak_as(&source, matches, output);
    let refuse = |faults| Failure::from(Refusal::in_text(Place::Record, &source, faults));
    let record = Record::read(&source).map_err(|faults| refuse(Place::Record.faults(faults)))?;
    let players = record.header.players.len();
    if players == 0 {
        return Err(refuse(vec![Diagnostic::whole(RecordFault::PlayersMissing, Place::Record)]));
    }
    if players != SEATS {
        let at = span_of(&record.header, |statement| matches!(statement, Statement::Players(_)));
        return Err(refuse(vec![Diagnostic::new(RecordFault::NotOfFour { players }, Place::Record, at)]));
    }
    if let Some(fault) = record.header.profile.unplayed() {
        let at = span_of(&record.header, |statement| match (statement, &fault) {
            (Statement::Set { key, .. }, ProfileFault::NotPlayed { switch, .. }) => {
                Switch::find(&key.value) == Some(*switch)
            }
            _ => false,
        });
        return Err(refuse(vec![Diagnostic::new(fault, Place::Record, at)]));
    }
    Ok((record, source))
}

/// Returns the byte range of the last line of the header for which `fits` is true.
fn span_of(header: &Header, fits: impl Fn(&Statement) -> bool) -> Range<usize> {
    let line = header.lines.iter().rfind(|line| line.statement.as_ref().is_some_and(&fits));
    line.map_or(0..0, |line| line.span.clone())
}

/// A line `about KEY TEXT` in the header of a record.
struct RecordedFact<'r> {
    text: &'r str,
    /// The byte range of the line in `source`.
    span: Range<usize>,
    source: &'r str,
}

impl<'r> RecordedFact<'r> {
    /// Returns the first `about` line with this key.
    fn find(record: &'r Record, source: &'r str, key: &str) -> Option<Self> {
        record.header.lines.iter().find_map(|line| match &line.statement {
            Some(Statement::About { key: own, text }) if own == key => {
                Some(Self { text, span: line.span.clone(), source })
            }
            _ => None,
        })
    }

    fn refuse(&self, kind: RecordFault) -> Failure {
        Place::Record.refusal(self.source, [Fault::new(kind, self.span.clone())]).into()
    }

    /// Parses the text of the line as a number. Fails with `fault` if it is not a number in the range.
    fn number(&self, allowed: RangeInclusive<u64>, fault: RecordFault) -> Result<u64, Failure> {
        let number = self.text.parse().ok().filter(|number| allowed.contains(number));
        number.ok_or_else(|| self.refuse(fault))
    }

    /// Parses the text of the line as the players at the four seats. `None` stands for a person.
    fn seated(&self, profile: &Profile) -> Result<[Option<PlayerKind>; SEATS], Failure> {
        let plays = |kind: &PlayerKind| kind.plays(profile.game);
        let player = |name: &str| match name {
            PERSON => Some(None),
            name => name.parse().ok().filter(plays).map(Some),
        };
        let players: Option<Vec<Option<PlayerKind>>> = self.text.split(',').map(str::trim).map(player).collect();
        let players = players.and_then(|players| players.try_into().ok());
        players.ok_or_else(|| {
            let kinds = PlayerKind::ALL.iter().copied().filter(plays).map(PlayerKind::name).collect();
            self.refuse(RecordFault::NotSeats { kinds })
        })
    }
}

/// Returns the kind of player at each seat. The named kinds are repeated until every seat has one. The person gets the
/// first seat, unless `watch` is true.
fn seats(named: Option<&str>, watch: bool, profile: &Profile) -> Result<[Option<PlayerKind>; SEATS], Failure> {
    let usual = if profile.game == Game::Chains { PlayerKind::Cs102 } else { PlayerKind::Nearest };
    let others: Vec<usize> = (1..=if watch { SEATS } else { SEATS - 1 }).collect();
    let kinds = kinds(named.unwrap_or(usual.name()), &others, profile)?;
    let mut all = kinds.iter().copied().cycle();
    Ok(std::array::from_fn(|seat| if seat == 0 && !watch { None } else { all.next() }))
}
