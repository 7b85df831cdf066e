//! `okey replay`: replays the record of a game, checks every turn against the rules and computes the points.
//!
//! Also finds the state of a recorded hand just before a throw, for questions with the option `--record`.

pub(super) mod page;

use clap::ArgMatches;

use self::page::{Page, PageSteps, lines};
use super::score::hand_ranges;
use crate::cli::Answered;
use crate::cli::failure::{CallFault, Failure};
use crate::cli::input::{record, speak_as};
use crate::cli::output::Output;
use crate::cli::presentation::Format;
use crate::engine::Engine;
use crate::game::{Referee, Refereed, State, Until};
use crate::notation::Letters;
use crate::oracle::diagnostic::Place;
use crate::oracle::fault::AskFault;
use crate::record::{
    HandRecord, Line, MAX_FAULTS, RecordFault, RecordReader, Statement, game_of, in_line_order, printed,
};
use crate::report::{ReplayHand, ReplayReport, ReplayTotals};
use crate::words::{ClauseSet, Faults};

#[derive(Clone, Copy)]
enum Stop {
    /// A turn of the hand with the number `hand`, or of the first hand if it is `None`. Turns count from 1.
    Turn { hand: Option<usize>, turn: usize },
    /// The number of a line of the record.
    Line(usize),
}

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let stop = matches.get_one::<String>("to").map(|to| stop(to)).transpose()?;
    let format = output.presentation.format;
    // A picture shows one moment of a game, so the user must name it. An HTML page can step through all moments.
    match (format, stop) {
        (Format::Svg, None) => {
            return Err(Failure::misused(AskFault::missing("--to")));
        }
        (Format::Record, Some(_)) => {
            let (option, other) = ("--to".to_owned(), "--format record".to_owned());
            return Err(Failure::misused(AskFault::Conflict { option, other }));
        }
        _ => {}
    }
    let source = record(matches, output)?;
    speak_as(&source, matches, output);
    let refuse = |faults| refused(&source, faults);
    let reader = RecordReader::new(&source).map_err(refuse)?;
    let header = reader.header().clone();
    let page = Page { source: &source, header: &header, language: output.language() };
    let letters = output.presentation.letters;
    let steps = (format == Format::Html && stop.is_none()).then(PageSteps::default);
    let mut replay = Replay { page, format, letters, parts: Vec::new(), hands: Vec::new(), steps, clean: true };
    // Replay the whole record first, so that a faulty record gives no partial answer.
    let totals = replay.follow(reader, stop, refuse)?;
    output.verdict(replay.clean);
    if format == Format::Json {
        return output.json(&ReplayReport::new(&header, replay.hands, totals));
    }
    replay.end(&totals, stop.is_some());
    replay.parts.into_iter().try_for_each(|part| match format {
        Format::Record => output.data(&part),
        Format::Svg | Format::Html => output.page(&part),
        _ => output.tiles(&part),
    })
}

/// Returns the failure for a record with faults. The texts name the tiles of the game.
fn refused(source: &str, faults: Faults<RecordFault>) -> Failure {
    let mut faults: Vec<_> = faults.into_iter().collect();
    in_line_order(&mut faults);
    Place::Record.refusal(source, faults).in_game(game_of(source)).into()
}

/// The answer so far. It grows while the referee replays the record hand by hand.
struct Replay<'p> {
    page: Page<'p>,
    format: Format,
    letters: Letters,
    parts: Vec<String>,
    /// The hands for a JSON answer.
    hands: Vec<ReplayHand>,
    /// The pictures for a page that steps through all hands; `None` for any other answer.
    steps: Option<PageSteps>,
    /// True if no fault has been found so far.
    clean: bool,
}

impl Replay<'_> {
    /// Replays every hand, and returns the totals. Hands after `stop` are checked and not shown.
    fn follow(
        &mut self,
        mut reader: RecordReader<'_>,
        stop: Option<Stop>,
        refuse: impl Fn(Faults<RecordFault>) -> Failure,
    ) -> Result<ReplayTotals, Failure> {
        let header = self.page.header;
        let engine = Engine::default();
        let mut referee = Referee::new(&engine, header);
        let mut clauses = ClauseSet::default();
        let mut faults = Vec::new();
        let mut stops = Stops::at(stop);
        let mut stopped = None;
        if self.format == Format::Record {
            self.parts.push(header.to_string());
        }
        while let Some(hand) = reader.next() {
            faults.extend(reader.misnumbered());
            let mut before = None;
            let number = reader.hand_number();
            let refereed = hand.and_then(|hand| {
                let until = stops.next(number, &hand);
                before = self.steps.is_some().then(|| referee.clone());
                referee.hand_until(&hand, until.unwrap_or(Until::End)).map(|refereed| (hand, refereed, until))
            });
            let (hand, refereed, until) = match refereed {
                Ok(followed) if faults.is_empty() && stopped.is_none() => followed,
                Ok(_) => continue,
                Err(others) => {
                    faults.extend(others);
                    if faults.len() >= MAX_FAULTS {
                        break;
                    }
                    continue;
                }
            };
            self.clean &= refereed.is_clean();
            clauses.extend(refereed.clauses());
            if let Some((steps, before)) = self.steps.as_mut().zip(before) {
                self.page.steps((number, &hand), &before, self.letters, steps);
            }
            self.hand(number, &hand, &refereed, until.is_some());
            if let Some(until) = until {
                stopped = Some((number, until, refereed, ReplayTotals::new(header, &referee, clauses)));
            }
        }
        if !faults.is_empty() {
            return Err(refuse(faults.into()));
        }
        match (stop, stopped) {
            (Some(_), Some((hand, until, refereed, totals))) => {
                check_stop(hand, until, &refereed)?;
                Ok(totals)
            }
            (Some(stop), None) => Err(stops.nowhere(stop)),
            _ => Ok(ReplayTotals::new(header, &referee, clauses)),
        }
    }

    /// Adds one hand to the answer. If the replay stops in this hand, also adds the state of the table.
    fn hand(&mut self, number: u32, hand: &HandRecord, refereed: &Refereed, stopped: bool) {
        let Page { source, header, language } = self.page;
        let state = refereed.state.as_ref().filter(|_| stopped);
        self.parts.extend(match self.format {
            Format::Record => Some(printed(header, &refereed.numbered(hand))),
            Format::Json => {
                self.hands.push(ReplayHand::new(header, source, (number, refereed), language, stopped));
                None
            }
            Format::Svg => state.map(|state| self.page.svg(state, self.letters)),
            Format::Html => {
                let report = self.page.hand(number, refereed, stopped);
                match &mut self.steps {
                    Some(steps) => {
                        steps.report.extend(report);
                        None
                    }
                    None => state.map(|state| self.page.html(report, state, self.letters)),
                }
            }
            _ => Some(lines(&self.page.hand(number, refereed, stopped)) + if stopped { "" } else { "\n" }),
        });
    }

    /// Adds the totals after the last hand.
    fn end(&mut self, totals: &ReplayTotals, stopped: bool) {
        if let Some(mut steps) = self.steps.take() {
            steps.report.extend(self.page.totals(totals));
            return self.parts.push(self.page.stepping(steps));
        }
        let part = match self.format {
            Format::Record | Format::Svg | Format::Html => None,
            _ if stopped => None,
            _ => Some(lines(&self.page.totals(totals))),
        };
        self.parts.extend(part);
    }
}

/// Returns a failure if the hand has too few turns to stop at `until`, or if there is no table to show.
fn check_stop(hand: u32, until: Until, refereed: &Refereed) -> Result<(), Failure> {
    let kind = match until {
        _ if refereed.state.is_none() => CallFault::NoTable { hand },
        Until::Turn(turn) if refereed.followed && turn > refereed.begun => {
            CallFault::NoSuchTurn { turn, hand, turns: refereed.begun }
        }
        _ => return Ok(()),
    };
    Err(Failure::refused(kind, Place::Call))
}

/// Collects the numbers of the hands and the lines of a record, and finds the hand in which the replay stops.
struct Stops {
    stop: Option<Stop>,
    hands: Vec<u32>,
    /// The first line of the first hand and the last line of the last hand so far.
    lines: Option<(usize, usize)>,
}

impl Stops {
    const fn at(stop: Option<Stop>) -> Self {
        Self { stop, hands: Vec::new(), lines: None }
    }

    /// Takes the next hand. Returns the turn or line at which to stop in it, or `None` if the replay does not stop in
    /// this hand. Lines between two hands belong to the second one.
    fn next(&mut self, number: u32, hand: &HandRecord) -> Option<Until> {
        let [first, last] = hand.line_numbers();
        let (begin, from) = self.lines.map_or((first, first), |(begin, end)| (begin, end + 1));
        self.lines = Some((begin, last));
        self.hands.push(number);
        match self.stop? {
            Stop::Turn { hand: Some(hand), turn } => (hand == number as usize).then_some(Until::Turn(turn)),
            Stop::Turn { hand: None, turn } => (self.hands.len() == 1).then_some(Until::Turn(turn)),
            Stop::Line(line) => (from..=last).contains(&line).then_some(Until::Line(line)),
        }
    }

    /// Returns the failure if the record lacks the hand or line. All hands must have been taken.
    fn nowhere(self, stop: Stop) -> Failure {
        let number = match (stop, self.lines) {
            (Stop::Line(line), Some((first, last))) => {
                return Failure::refused(CallFault::NoSuchLine { line, first, last }, Place::Call);
            }
            (Stop::Line(_), None) => 1,
            (Stop::Turn { hand, .. }, _) => hand.unwrap_or(1),
        };
        Failure::refused(CallFault::NoSuchHand { number, hands: hand_ranges(&self.hands) }, Place::Call)
    }
}

/// Parses the point at which to stop: `12` (a turn of the first hand), `3:12` (hand and turn) or `line:40`.
fn stop(to: &str) -> Result<Stop, Failure> {
    let number = |text: &str| text.trim().parse::<usize>().ok().filter(|&number| number > 0);
    let read = match to.split_once(':') {
        None => number(to).map(|turn| Stop::Turn { hand: None, turn }),
        Some(("line" | "satır" | "satir", line)) => number(line).map(Stop::Line),
        Some((hand, turn)) => number(hand).zip(number(turn)).map(|(hand, turn)| Stop::Turn { hand: Some(hand), turn }),
    };
    read.ok_or_else(|| Failure::bad_value("--to", to, &["12", "3:12", "line:40"]))
}

/// Returns the state of the hand just before the throw in the turn that `--to` names.
///
/// # Errors
/// Fails if the record has faults or lacks this turn. Also fails if no tile is thrown in the turn, or if the rack of
/// the player on turn has unknown tiles.
pub(in crate::cli) fn before_throw(matches: &ArgMatches, output: &mut Output) -> Result<State, Failure> {
    let to = matches.get_one::<String>("to").expect("--record requires --to");
    let stop = stop(to)?;
    let source = record(matches, output)?;
    speak_as(&source, matches, output);
    let refuse = |faults| refused(&source, faults);
    let mut reader = RecordReader::new(&source).map_err(refuse)?;
    let (header, engine) = (reader.header().clone(), Engine::default());
    let mut referee = Referee::new(&engine, &header);
    let mut stops = Stops::at(Some(stop));
    while let Some(hand) = reader.next() {
        let hand = hand.map_err(refuse)?;
        reader.misnumbered().map_or(Ok(()), |fault| Err(refuse(vec![fault].into())))?;
        let before = referee.clone();
        let Some(until) = stops.next(reader.hand_number(), &hand) else {
            referee.hand_until(&hand, Until::End).map_err(refuse)?;
            continue;
        };
        let refereed = referee.hand_until(&hand, until).map_err(refuse)?;
        check_stop(reader.hand_number(), until, &refereed)?;
        let cut = without_throw(&hand, until, refereed.read);
        let (hand, until) = if cut.has_turns() { (cut, Until::End) } else { (hand, Until::Turn(0)) };
        let state = before.clone().hand_until(&hand, until).map_err(refuse)?.state;
        let state =
            state.ok_or_else(|| Failure::refused(CallFault::NoTable { hand: reader.hand_number() }, Place::Call))?;
        return decided(state, &header.players);
    }
    Err(stops.nowhere(stop))
}

/// Returns `state` if the player on turn must throw a tile and has no unknown tiles.
fn decided(state: State, names: &[String]) -> Result<State, Failure> {
    let name = || names.get(state.seat()).cloned().unwrap_or_default();
    let fault = if state.over().is_some() || state.must_draw() {
        CallFault::NothingToThrow { name: name() }
    } else if !state.rack(state.seat()).is_known() {
        CallFault::RackUnknown { name: name() }
    } else {
        return Ok(state);
    };
    Err(Failure::refused(fault, Place::Call))
}

/// Returns the first `read` statements of the hand. They end with the turn or line `until`. The throw that ends this
/// turn is left out.
fn without_throw(hand: &HandRecord, until: Until, read: usize) -> HandRecord {
    let mut lines: Vec<Line> = hand.statements().take(read).map(|(line, _)| line.clone()).collect();
    if let Some(Line { number, statement: Some(Statement::Turn(turn)), .. }) = lines.last_mut()
        && !matches!(until, Until::Line(last) if *number != last)
    {
        turn.actions.retain(|each| !each.value.ends_turn());
        if turn.actions.is_empty() {
            lines.pop();
        }
    }
    HandRecord { lines }
}
