//! `okey replay`: replays the record of a game, checks every turn against the rules and computes the points.

pub(in crate::cli) mod decision;
pub(super) mod page;

use std::ops::RangeInclusive;

use clap::ArgMatches;

use self::page::{Page, PageSteps, lines};
use crate::cli::Answered;
use crate::cli::failure::{CallFault, Failure};
use crate::cli::input::{record, speak_as};
use crate::cli::output::Output;
use crate::cli::presentation::Format;
use crate::engine::Engine;
use crate::game::{Referee, Refereed, Until};
use crate::notation::Letters;
use crate::oracle::diagnostic::{Place, Refusal};
use crate::oracle::fault::AskFault;
use crate::record::{HandRecord, MAX_BYTES, MAX_FAULTS, RecordFault, RecordReader, printed};
use crate::report::{ReplayHand, ReplayReport, ReplayTotals};
use crate::words::{ClauseSet, Faults};

/// The point where the replay stops: a turn of a hand, or a line of the record.
#[derive(Clone, Copy)]
struct Stop {
    /// The number of the hand, counted from 1; `None` if the replay stops at a line of the record.
    hand: Option<usize>,
    until: Until,
}

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let stop = matches.get_one::<String>("to").map(|to| stop(to)).transpose()?;
    let format = output.presentation.format;
    // A picture shows one moment of a game, so the user must name it. A page can step through all moments.
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
    let source = record(matches, MAX_BYTES, output)?;
    speak_as(&source, matches, output);
    let refuse = |faults| Failure::from(Refusal::in_text(Place::Record, &source, Place::Record.faults(faults)));
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

/// The answer so far. It grows while the referee replays the record hand by hand.
struct Replay<'p> {
    page: Page<'p>,
    format: Format,
    letters: Letters,
    parts: Vec<String>,
    /// The hands of an answer in JSON.
    hands: Vec<ReplayHand>,
    /// The pictures of the table for a page that steps through all hands; `None` if the answer is not such a page.
    steps: Option<PageSteps>,
    /// True if no fault has been found so far.
    clean: bool,
}

impl Replay<'_> {
    /// Replays every hand, and returns the totals. Hands after the place `stop`, at which the user wants the replay to
    /// stop, are checked but not shown.
    fn follow(
        &mut self,
        reader: RecordReader<'_>,
        stop: Option<Stop>,
        refuse: impl Fn(Faults<RecordFault>) -> Failure,
    ) -> Result<ReplayTotals, Failure> {
        let header = self.page.header;
        let engine = Engine::default();
        let mut referee = Referee::new(&engine, header);
        let mut clauses = ClauseSet::default();
        let mut faults = Vec::new();
        let (mut hands, mut lines) = (0, None);
        let mut stopped = None;
        if self.format == Format::Record {
            self.parts.push(header.to_string());
        }
        for hand in reader {
            hands += 1;
            let mut before = None;
            let refereed = hand.and_then(|hand| {
                let [first, last] = hand.line_numbers();
                let (begin, _) = *lines.get_or_insert((first, last));
                lines = Some((begin, last));
                before = self.steps.is_some().then(|| referee.clone());
                let until = stop.filter(|_| stopped.is_none()).and_then(|stop| stop.until(hands, begin..=last));
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
                self.page.steps((hands, &hand), &before, self.letters, steps);
            }
            self.hand(hands, &hand, &refereed, until.is_some());
            if let Some(until) = until {
                stopped = Some((hands, until, refereed, ReplayTotals::new(header, &referee, clauses)));
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
            (Some(stop), None) => Err(stop.nowhere(hands, lines)),
            _ => Ok(ReplayTotals::new(header, &referee, clauses)),
        }
    }

    /// Adds one hand to the answer. If the replay stops in this hand, also adds the state of the table.
    fn hand(&mut self, number: usize, hand: &HandRecord, refereed: &Refereed, stopped: bool) {
        let Page { source, header, language } = self.page;
        let state = refereed.state.as_ref().filter(|_| stopped);
        self.parts.extend(match self.format {
            Format::Record => Some(printed(header, &refereed.numbered(hand))),
            Format::Json => {
                self.hands.push(ReplayHand::new(header, source, refereed, language, stopped));
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
            // Put a blank line after the points of a hand.
            _ => Some(lines(&self.page.hand(number, refereed, stopped)) + if stopped { "" } else { "\n" }),
        });
    }

    /// Ends the answer: adds the totals of the game after the last hand.
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
fn check_stop(hand: usize, until: Until, refereed: &Refereed) -> Result<(), Failure> {
    let kind = match until {
        _ if refereed.state.is_none() => CallFault::NoTable,
        Until::Turn(turn) if refereed.followed && turn > refereed.begun => {
            CallFault::NoSuchTurn { turn, hand, turns: refereed.begun }
        }
        _ => return Ok(()),
    };
    Err(Failure::refused(kind, Place::Call))
}

impl Stop {
    /// Returns the turn or line at which to stop in hand `number`, or `None` if the stop is in a different hand. The
    /// caller asks for one hand after another, and only until it gets a stop. `lines` goes from the first line of the
    /// first hand to the last line of hand `number`.
    fn until(self, number: usize, lines: RangeInclusive<usize>) -> Option<Until> {
        match self {
            Self { hand: Some(hand), until } => (hand == number).then_some(until),
            Self { until: until @ Until::Line(line), .. } => lines.contains(&line).then_some(until),
            Self { until, .. } => Some(until),
        }
    }

    /// Returns the failure for a hand or line that the record lacks. `hands` is the number of hands in the record.
    /// `lines` holds the first and the last line of these hands.
    fn nowhere(self, hands: usize, lines: Option<(usize, usize)>) -> Failure {
        let kind = match (self.hand, self.until, lines) {
            (None, Until::Line(line), Some((first, last))) => CallFault::NoSuchLine { line, first, last },
            (hand, ..) => CallFault::NoSuchHand { number: hand.unwrap_or(1) as u64, hands },
        };
        Failure::refused(kind, Place::Call)
    }
}

/// Parses the point at which to stop: `12` (a turn of the first hand), `3:12` (hand and turn) or `line:40`.
fn stop(to: &str) -> Result<Stop, Failure> {
    let number = |text: &str| text.trim().parse::<usize>().ok().filter(|&number| number > 0);
    let read = match to.split_once(':') {
        None => number(to).map(|turn| Stop { hand: Some(1), until: Until::Turn(turn) }),
        Some(("line" | "satır" | "satir", line)) => {
            number(line).map(|line| Stop { hand: None, until: Until::Line(line) })
        }
        Some((hand, turn)) => {
            number(hand).zip(number(turn)).map(|(hand, turn)| Stop { hand: Some(hand), until: Until::Turn(turn) })
        }
    };
    read.ok_or_else(|| Failure::bad_value("--to", to, &["12", "3:12", "line:40"]))
}
