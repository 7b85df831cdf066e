//! Adds a hand to a score sheet, or shows the sheet with hypothetical hands.

use std::path::Path;

use clap::ArgMatches;

use crate::cli::Answered;
use crate::cli::attempt::InAttempt;
use crate::cli::batch::farewell;
use crate::cli::failure::{CallFault, Failure};
use crate::cli::finished_hands::{give_teams, hand_of_options, of_json, of_options, refuse_strangers, refuse_table};
use crate::cli::input::{CallInput, speak_as, text_of};
use crate::cli::output::Output;
use crate::cli::owned_file::{OwnedFile, file_exists, refused, remove_parts, to_record};
use crate::oracle::diagnostic::{Place, Sources};
use crate::oracle::reader::OptionReader;
use crate::oracle::reported::{Reported, UsualFacts, record_source};
use crate::record::{HandRecord, Header, MAX_BYTES, Record, RecordFault, language_of, lines_between_bars, printed_in};
use crate::score::{Form, Played, ReportedPlayer, ScoreFault, Spanned};
use crate::sheets::{hand_json, record_of, seated};
use crate::words::{Fault, Faults, Language, nearest_player};

/// Adds the hand of the options to the score sheet at `path`. Composes the answer about the whole sheet with `answer`,
/// writes the file, and then prints the answer. An error before the file is written leaves the file unchanged.
pub(super) fn add(
    path: &Path,
    matches: &ArgMatches,
    output: &mut Output,
    answer: impl FnOnce(Reported, &mut Output) -> Answered,
) -> Answered {
    if output.own() {
        farewell(remove_parts);
    }
    let file = if file_exists(path)? { Some(OwnedFile::open(path).attempt(|| to_record(path))?) } else { None };
    let mut file = SheetFile { path, file, bytes: Vec::new() };
    let old = file.read()?;
    let call = CallInput::of(matches);
    let language = language_of(&old).unwrap_or_else(|| output.language());
    let (new, reported) = if old.trim().is_empty() {
        begun(matches, call.reader(), language)?
    } else if let Some(record) = record_source(&old, call.reader().letters())? {
        refuse_table(matches, &["rules", "set"])?;
        let is_json = record.text != old;
        let kept = Reported::of_source(record)?;
        let (hand, header) = continued(matches, call.reader(), &kept)?;
        let more = if is_json {
            hand_json(&header, &hand)
        } else {
            let number = HandRecord::last_number(kept.records()).saturating_add(1);
            let hand = Played { number: Some(Spanned::made(number)), ..hand };
            let hand = HandRecord::of(&hand, &header);
            printed_in(&header, &hand, language)
        };
        let new = appended(&old, &more);
        let record = record_source(&new, call.reader().letters())?.expect("a record stays one when a hand is added");
        speak_as(&record.text, matches, output);
        let reported = Reported::of_source(record)?;
        (new, reported)
    } else {
        let own = || UsualFacts { variant: call.reader().variant(), indicator: Ok(None), stake: None };
        let kept = of_json(&old, call.reader(), own())?;
        let (hand, header) = continued(matches, call.reader(), &kept)?;
        let new = appended(&old, &hand_json(&header, &hand));
        let reported = of_json(&new, call.reader(), own())?;
        (new, reported)
    };
    let page = output.composed(|output| answer(reported, output))?;
    file.write(&new)?;
    let printed = output.bytes().write_all(&page).map_err(Failure::Write).and_then(|()| output.flush());
    printed.map_err(|failure| failure.after_keeping(path))
}

/// Returns the score sheet with the hypothetical hands of `--if`. The file is not changed.
pub(super) fn supposed(mut reported: Reported, lines: &[String]) -> Result<Reported, Failure> {
    let header = header_of(&reported);
    // Use the colour letters of the record.
    let mut head = format!("{header}letters {}\n", header.letters);
    // Each value is one or more lines of a record, separated by ` / `.
    let lines: String =
        lines.iter().flat_map(|value| lines_between_bars(value)).flat_map(|line| [line, "\n"]).collect();
    let refuse = |faults: Faults<RecordFault>, before: usize| {
        let own = |fault: Fault<RecordFault>| {
            let span = fault.span.filter(|span| span.start >= before && span.end <= before + lines.len());
            Fault { span: span.map(|span| span.start - before..span.end - before), ..fault }
        };
        Failure::from(Place::Supposed.refusal(&lines, faults.into_iter().map(own)).in_game(header.profile.game))
    };
    let read = |head: &str| Record::read(&format!("{head}{lines}")).map_err(|faults| refuse(faults, head.len()));
    let mut record = read(&head)?;
    if record.hands.is_empty() || record.header.has_statement_after(head.lines().count()) {
        // The first value does not begin with a line `hand`, so the parser read its lines as the header, or found no
        // hand. Put a line `hand` before them.
        head += "hand\n";
        record = read(&head)?;
    }
    let refuse = |faults| refuse(faults, head.len());
    // Like `add`, number the hands after the last hand of the record, even if that hand is unfinished.
    let mut before = HandRecord::last_number(reported.records());
    for hand in &record.hands {
        let stake = reported.hands.last().and_then(|hand| hand.stake.as_ref()).map(|stake| stake.value);
        let mut hand = hand.to_played(&header, stake).map_err(refuse)?;
        before = hand.number_after(before);
        if reported.record.is_some() {
            hand.number = Some(Spanned::made(before));
        }
        let alone = Reported::of_hand(reported.profile.clone(), in_place(&reported, hand), Sources::default());
        // Check the hand alone first, so that a fault points into the value of `--if`.
        if let Err(faults) = crate::score::Outcome::new(&alone.profile, &alone.hands[0]) {
            return Err(refuse(faults.into_iter().map(Fault::into).collect::<Vec<_>>().into()));
        }
        reported.hands.extend(alone.hands);
    }
    Ok(reported)
}

/// Gives the players of a hypothetical hand their teams in the score sheet. Removes the byte ranges of the hand and its
/// number, which point into the value of `--if` and not into the sheet.
fn in_place(reported: &Reported, mut hand: Played) -> Played {
    hand.at = Spanned::made(());
    hand.number = hand.number.map(|number| Spanned::made(number.value));
    let first = reported.hands.first();
    for player in &mut hand.players {
        let known = first.and_then(|first| first.players.iter().find(|other| other.name.value == player.name.value));
        player.team = known.and_then(|known| known.team.clone()).or(player.team.take());
    }
    hand
}

struct SheetFile<'p> {
    path: &'p Path,
    file: Option<OwnedFile>,
    /// The content that was read. It may begin with a byte order mark.
    bytes: Vec<u8>,
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl SheetFile<'_> {
    fn read(&mut self) -> Result<String, Failure> {
        let Some(file) = &mut self.file else { return Ok(String::new()) };
        self.bytes = file.read(MAX_BYTES).attempt(|| to_record(self.path))?;
        text_of(self.bytes.clone(), MAX_BYTES).map_err(refused)
    }

    /// Writes the new text, after the byte order mark if the file had one. Fails if another program has changed the
    /// file since it was read.
    fn write(&mut self, new: &str) -> Result<(), Failure> {
        let mark = if self.bytes.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK } else { &[] };
        let new = [mark, new.as_bytes()].concat();
        let written = match &mut self.file {
            None => OwnedFile::create(self.path, &new).map(drop),
            Some(file) => file.replace(Some(&self.bytes), &new),
        };
        written.attempt(|| to_record(self.path))
    }
}

/// Appends `lines` to a text, with the line ends of that text (LF or CRLF).
fn appended(text: &str, lines: &str) -> String {
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let end = if text.ends_with('\n') { "" } else { newline };
    format!("{text}{end}{}", lines.replace('\n', newline))
}

fn begun(matches: &ArgMatches, mut input: OptionReader<'_>, language: Language) -> Result<(String, Reported), Failure> {
    let (mut hand, facts) = hand_of_options(matches, &mut input);
    refuse_strangers(matches, &mut hand, &mut input);
    if hand.players.is_empty() && input.faults.is_empty() {
        return Err(Failure::refused(CallFault::AddWithoutPlayers, Place::Call));
    }
    let reported = of_options(input, facts, hand)?;
    // Check the hand before it becomes a record, so that its faults have positions in the options.
    drop(reported.sheet(Form::default())?);
    let Record { header, hands } = record_of(&reported.profile, &reported.hands);
    let hands: String = hands.iter().map(|hand| printed_in(&header, hand, language)).collect();
    let text = header.printed_in(language) + &hands;
    let reported = Reported::of_record(&text)?;
    Ok((text, reported))
}

/// Returns the hand of the options, and the header of the sheet. Players of the sheet that the options do not name are
/// added without an opening.
fn continued(matches: &ArgMatches, mut input: OptionReader<'_>, kept: &Reported) -> Result<(Played, Header), Failure> {
    let (mut hand, facts) = hand_of_options(matches, &mut input);
    let header = header_of(kept);
    let first = kept.hands.first().map_or(&[][..], |hand| &hand.players);
    let own: Vec<ReportedPlayer> = std::mem::take(&mut hand.players);
    let nearest = |name: &str| {
        let nearest = nearest_player(name, header.players.iter().map(String::as_str));
        nearest.map(|(_, name)| name.to_owned())
    };
    for player in &own {
        let name = &player.name.value;
        if !header.players.contains(name) {
            let kind = ScoreFault::SheetStranger { name: name.clone(), nearest: nearest(name) };
            input.faults.push(Place::Options.fault(player.name.fault::<ScoreFault>(kind)));
        } else if own.iter().filter(|other| other.name.value == *name).count() > 1 {
            let kind = ScoreFault::NameTwice { name: name.clone() };
            input.faults.push(Place::Options.fault(player.name.fault::<ScoreFault>(kind)));
        }
    }
    input.faults.extend(other_teams(&own, first).into_iter().map(|fault| Place::Options.fault(fault)));
    // If the options also name the finisher with `--player`, the fault is already reported.
    let finisher = hand.finish.as_ref().map(|finish| &finish.by);
    let is_known = |name: &String| header.players.contains(name) || own.iter().any(|player| player.name.value == *name);
    input.faults.extend(finisher.filter(|finisher| !is_known(&finisher.value)).map(|finisher| {
        let kind = ScoreFault::SheetStranger { name: finisher.value.clone(), nearest: nearest(&finisher.value) };
        Place::Options.fault(finisher.fault::<ScoreFault>(kind))
    }));
    let late = hand.totals.first().filter(|_| !kept.hands.is_empty());
    input.faults.extend(late.map(|(name, _)| Place::Options.fault(name.fault::<ScoreFault>(ScoreFault::TotalsLate))));
    let variant = facts.variant.filter(|&variant| variant != header.profile.variant);
    input.faults.extend(variant.map(|here| {
        let kind = ScoreFault::SheetVariant { first: header.profile.variant, here };
        Place::Call.fault(Fault::<ScoreFault>::whole(kind))
    }));
    if !input.faults.is_empty() {
        return Err(input.refusal().into());
    }
    hand.players = header
        .players
        .iter()
        .map(|name| {
            let named = own.iter().find(|player| player.name.value == *name).cloned();
            let known = first.iter().find(|player| player.name.value == *name);
            let mut player = named.unwrap_or_else(|| ReportedPlayer::new(Spanned::made(name.clone())));
            let known = known.and_then(|known| known.team.clone());
            player.team = if kept.record.is_some() { known.or(player.team) } else { player.team.or(known) };
            player
        })
        .collect();
    give_teams(&header.profile, &mut hand);
    hand.indicator = facts.indicator.ok().flatten().map(Spanned::made);
    hand.stake = facts.stake.or(header.stake).map(Spanned::made);
    let sources = input.sources.clone();
    let alone = Reported::of_hand(header.profile.clone(), hand.clone(), sources);
    // Check the hand alone first, so that its faults have positions in the options.
    drop(alone.sheet(Form::default())?);
    hand.stake = facts.stake.map(Spanned::made);
    Ok((hand, header))
}

/// Returns a fault for each player whose partner in the options (`own`) is not the partner in the score sheet
/// (`first`). The names of teams may differ, because a record names a team after its players, as in `Ali + Can`.
fn other_teams(own: &[ReportedPlayer], first: &[ReportedPlayer]) -> Vec<Fault<ScoreFault>> {
    let known = |player: &ReportedPlayer| {
        first.iter().find(|other| other.name.value == player.name.value).and_then(|other| other.team.as_ref())
    };
    let mut faults = Vec::new();
    for (at, player) in own.iter().enumerate() {
        let (Some(said), Some(team)) = (&player.team, known(player)) else { continue };
        let differs = |other: &ReportedPlayer| {
            let (Some(other_said), Some(other_team)) = (&other.team, known(other)) else { return false };
            (said.value == other_said.value) != (team.value == other_team.value)
        };
        if own[..at].iter().any(differs) {
            let (name, team) = (player.name.value.clone(), team.value.clone());
            faults.push(said.fault(ScoreFault::SheetTeams { name, team }));
        }
    }
    faults
}

/// Returns the header of the score sheet, with the stake of the last hand if it has one.
fn header_of(reported: &Reported) -> Header {
    let stake = reported.hands.last().and_then(|hand| hand.stake.as_ref()).map(|stake| stake.value);
    let own = || {
        let profile = &reported.profile;
        let players = reported.hands.first().map(|hand| seated(profile, &hand.players)).unwrap_or_default();
        Header::of(profile, &players, &[])
    };
    let header = reported.record.as_ref().map_or_else(own, |kept| kept.record.header.clone());
    Header { stake: stake.or(header.stake), ..header }
}
