//! `okey replay`: the record of a game, refereed turn by turn and settled.

pub(super) mod page;
mod picture;

use clap::ArgMatches;

use super::simulate::bad;
use crate::cli::Answered;
use crate::cli::commands::score::bare_what_for;
use crate::cli::failure::{Failure, Sources};
use crate::cli::fault::{Fault, FaultKind};
use crate::cli::input::record;
use crate::cli::output::Output;
use crate::cli::paint::own_words;
use crate::cli::place::Place;
use crate::cli::presentation::Presentation;
use crate::cli::text::Misuse;
use crate::cli::text::text;
use crate::game::{Referee, Refereed, Until, Why};
use crate::notation::Letters;
use crate::record::{HandRecord, MAX_BYTES, Reader, RecordFault, printed};
use crate::report::{ReplayHand, ReplayHead, ReplayTotals, SayReplay};
use crate::score::Part;
use crate::table::Table;
use crate::words::{ClauseSet, Faults};

/// The form of the answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Table,
    Json,
    Record,
    Svg,
    Html,
}

/// Where to stop: in which hand, counted from 1, and where in it.
#[derive(Clone, Copy)]
struct Stop {
    hand: Option<usize>,
    until: Until,
}

pub(in crate::cli) fn run(matches: &ArgMatches, presentation: Presentation, output: &mut Output) -> Answered {
    let stop = matches.get_one::<String>("to").map(|to| stop(to)).transpose()?;
    let format = match matches.get_one::<String>("format").map(String::as_str) {
        Some("record") => Format::Record,
        // A picture shows the table at one moment.
        Some("svg" | "html") if stop.is_none() => {
            return Err(Failure::Misuse(Misuse::ArgumentMissing { argument: "--to".to_owned() }));
        }
        Some("svg") => Format::Svg,
        Some("html") => Format::Html,
        _ if presentation.json => Format::Json,
        _ => Format::Table,
    };
    let source = record(matches, MAX_BYTES, output)?;
    // Kept a second time only where something is said of it.
    let sources = || {
        let mut sources = Sources::default();
        sources.add(Place::Record, &source);
        sources
    };
    let mut replay = Replay { source: &source, stop, presentation };
    // Nothing is written before all of the record is known to be one, and what it comes to.
    let Checked { hands, clean, letters } =
        replay.check().map_err(|faults| Failure::Faults(Place::Record.faults(faults), sources()))?;
    if let Some(number) = stop.and_then(|stop| stop.hand).filter(|&number| number > hands) {
        let kind = FaultKind::NoSuchHand { number: number as u64, hands };
        return Err(Failure::Faults(vec![Fault::whole(kind, Place::Call)], sources()));
    }
    // An answer has the letters of its record, unless others are asked for.
    if matches.get_one::<String>("letters").is_none() {
        replay.presentation.letters = letters;
        output.set_letters(letters);
    }
    output.verdict(clean);
    replay.write(format, output).map_err(|refused| match refused {
        Refused::Faults(faults) => Failure::Faults(faults, sources()),
        Refused::Write(failure) => failure,
    })?;
    Ok(output.said())
}

/// Why a replay was given up.
enum Refused {
    Faults(Vec<Fault>),
    Write(Failure),
}

impl From<Faults<RecordFault>> for Refused {
    fn from(faults: Faults<RecordFault>) -> Self {
        Self::Faults(Place::Record.faults(faults))
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        Self::Write(failure)
    }
}

/// What a record comes to.
struct Checked {
    /// How many hands there are.
    hands: usize,
    /// Whether nothing is wrong as far as it is followed.
    clean: bool,
    /// The letters that its tiles are written with.
    letters: Letters,
}

struct Replay<'s> {
    source: &'s str,
    stop: Option<Stop>,
    presentation: Presentation,
}

impl Replay<'_> {
    /// Reads all of the record, and follows every hand up to where it is to stop.
    fn check(&self) -> Result<Checked, Faults<RecordFault>> {
        let mut reader = Reader::new(self.source)?;
        let header = reader.header().clone();
        let mut referee = Referee::new(&header);
        let mut faults = Vec::new();
        let mut checked = Checked { hands: 0, clean: true, letters: header.letters };
        let mut stopped = false;
        for hand in &mut reader {
            checked.hands += 1;
            let followed = hand.and_then(|hand| {
                let until = self.until(checked.hands, &hand);
                let refereed = referee.hand_until(&hand, until.unwrap_or(Until::End))?;
                Ok((refereed.is_clean(), until.is_some()))
            });
            match followed {
                Ok((clean, stops)) => {
                    checked.clean &= clean || stopped;
                    stopped |= stops;
                }
                Err(others) => faults.extend(others),
            }
        }
        if faults.is_empty() { Ok(checked) } else { Err(faults.into()) }
    }

    fn write(&self, format: Format, output: &mut Output) -> Result<(), Refused> {
        let reader = Reader::new(self.source)?;
        let header = reader.header().clone();
        let mut referee = Referee::new(&header);
        let language = self.presentation.language;
        let text = text(language);
        let page = page::Page { source: self.source, header: &header, language };
        match format {
            Format::Table | Format::Svg | Format::Html => {}
            Format::Record => output.text(&header.to_string())?,
            Format::Json => {
                let head = serde_json::to_string(&ReplayHead::new(&header)).unwrap_or_default();
                output.text(&format!("{},\"hands\":[", head.trim_end_matches('}')))?;
            }
        }
        let mut clauses = ClauseSet::default();
        for (number, hand) in (1..).zip(reader) {
            let hand = hand?;
            // A record is printed whole.
            let until = self.until(number, &hand).filter(|_| format != Format::Record);
            let refereed = referee.hand_until(&hand, until.unwrap_or(Until::End))?;
            if format == Format::Record {
                output.text(&printed(&header, &refereed.numbered(&hand)))?;
                continue;
            }
            clauses.extend(refereed.clauses().to_vec());
            // What the reasons speak of needs a table even where nothing was dealt.
            let table = refereed.state.as_ref().map(|state| state.table().clone());
            let say = |part: &Part| bare_what_for(part, text);
            let why = |why: &Why| table.as_ref().map_or(String::new(), |table| self.why(why, &header.players, table));
            if format == Format::Json {
                let said = SayReplay { part: &say, why: &why, refusal: &|fault| page.refusal(fault) };
                let report = ReplayHand::new(&header, self.source, &refereed, said, until.is_some());
                if number > 1 {
                    output.text(",")?;
                }
                output.text(&serde_json::to_string(&report).unwrap_or_default())?;
            } else {
                let letters = self.presentation.letters;
                match (format, refereed.state.as_ref().filter(|_| until.is_some())) {
                    (Format::Svg, Some(state)) => output.page(&page.svg(state, letters))?,
                    (Format::Html, Some(state)) => {
                        let said = page.hand(number, &refereed, true, &why);
                        output.page(&page.html(&said, state, letters))?;
                    }
                    (Format::Svg | Format::Html, None) => {}
                    _ => output.tiles(&page.hand(number, &refereed, until.is_some(), &why))?,
                }
            }
            if until.is_some() {
                break;
            }
        }
        match format {
            Format::Record | Format::Svg | Format::Html => {}
            Format::Json => {
                let totals = serde_json::to_string(&ReplayTotals::new(&header, &referee, clauses)).unwrap_or_default();
                output.text(&format!("],{}\n", totals.trim_start_matches('{')))?;
            }
            Format::Table => {
                if self.stop.is_none() {
                    output.tiles(&page.totals(&ReplayTotals::new(&header, &referee, clauses)))?;
                }
            }
        }
        Ok(())
    }

    fn why(&self, why: &Why, names: &[String], table: &Table) -> String {
        let names: Vec<String> = names.iter().map(|name| own_words(name)).collect();
        crate::text::game::why(why, &names, table, self.presentation.language)
    }

    /// Where to stop in a hand, if that is where to stop.
    fn until(&self, number: usize, of: &HandRecord) -> Option<Until> {
        let Stop { hand, until } = self.stop?;
        let last_line = of.lines.last().map_or(0, |line| line.number);
        match (hand, until) {
            (Some(hand), until) => (hand == number).then_some(until),
            (None, Until::Line(line)) => (line <= last_line).then_some(until),
            (None, until) => Some(until),
        }
    }
}

/// `12`, `3:12`, `line:40`
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
    read.ok_or_else(|| bad("--to", to, ["12", "3:12", "line:40"].map(str::to_owned).to_vec(), None))
}

/// Whether anything is known of a hand's end.
fn ended(hand: &Refereed) -> bool {
    hand.void || hand.state.as_ref().is_some_and(|state| state.over().is_some())
}
