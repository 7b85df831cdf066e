//! `okey replay`: the record of a game, refereed turn by turn and settled.

pub(super) mod page;
mod picture;

use clap::ArgMatches;

use crate::cli::Answered;
use crate::cli::failure::{Failure, Sources};
use crate::cli::fault::{FaultKind, InputFault};
use crate::cli::input::{record, speak_as};
use crate::cli::json;
use crate::cli::output::Output;
use crate::cli::place::Place;
use crate::cli::presentation::Format;
use crate::cli::text::Misuse;
use crate::game::{Referee, Refereed, Until};
use crate::record::{HandRecord, Header, MAX_BYTES, Reader, RecordFault, printed};
use crate::report::{ReplayHand, ReplayHead, ReplayTotals};
use crate::words::{ClauseSet, Faults, Language};

/// Where to stop: in which hand, counted from 1, and where in it.
#[derive(Clone, Copy)]
struct Stop {
    hand: Option<usize>,
    until: Until,
}

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let stop = matches.get_one::<String>("to").map(|to| stop(to)).transpose()?;
    let format = output.presentation.format;
    // A picture shows the table at one moment.
    let is_picture = matches!(format, Format::Svg | Format::Html);
    if is_picture && stop.is_none() {
        return Err(Failure::Misuse(Misuse::ArgumentMissing { argument: "--to".to_owned() }));
    }
    let source = record(matches, MAX_BYTES, output)?;
    speak_as(&source, matches, output);
    let replay = Replay { source: &source, stop, language: output.language() };
    // Nothing is written before all of the record is known to be one, and what it comes to.
    let Checked { hands, clean, table } = replay.check().map_err(|faults| replay.refuse(faults))?;
    if let Some(number) = stop.and_then(|stop| stop.hand).filter(|&number| number > hands) {
        let kind = FaultKind::NoSuchHand { number: number as u64, hands };
        return Err(Failure::Faults(vec![InputFault::whole(kind, Place::Call)], replay.sources()));
    }
    if is_picture && !table {
        return Err(Failure::of(FaultKind::NoTable, Place::Call));
    }
    output.verdict(clean);
    replay.write(format, output)
}

/// What a record comes to.
struct Checked {
    /// How many hands there are.
    hands: usize,
    /// Whether nothing is wrong as far as it is followed.
    clean: bool,
    /// Whether there is a table where it is to stop.
    table: bool,
}

struct Replay<'s> {
    source: &'s str,
    stop: Option<Stop>,
    language: Language,
}

impl Replay<'_> {
    /// Reads all of the record, and follows every hand up to where it is to stop.
    fn check(&self) -> Result<Checked, Faults<RecordFault>> {
        let mut reader = Reader::new(self.source)?;
        let header = reader.header().clone();
        let mut referee = Referee::new(&header);
        let mut faults = Vec::new();
        let mut checked = Checked { hands: 0, clean: true, table: false };
        let mut stopped = false;
        for hand in &mut reader {
            checked.hands += 1;
            let followed = hand.and_then(|hand| {
                let until = self.until(checked.hands, &hand);
                let refereed = referee.hand_until(&hand, until.unwrap_or(Until::End))?;
                Ok((refereed.is_clean(), until.map(|_| refereed.state.is_some())))
            });
            match followed {
                Ok((clean, stops)) => {
                    checked.clean &= clean || stopped;
                    checked.table |= stops == Some(true);
                    stopped |= stops.is_some();
                }
                Err(others) => faults.extend(others),
            }
        }
        if faults.is_empty() { Ok(checked) } else { Err(faults.into()) }
    }

    /// The record, kept a second time: only where something is said of it.
    fn sources(&self) -> Sources {
        Sources::one(Place::Record, self.source)
    }

    fn refuse(&self, faults: Faults<RecordFault>) -> Failure {
        Failure::Faults(Place::Record.faults(faults), self.sources())
    }

    fn reader(&self) -> Result<Reader<'_>, Failure> {
        Reader::new(self.source).map_err(|faults| self.refuse(faults))
    }

    /// Answers, once the record is known to be one.
    fn write(&self, format: Format, output: &mut Output) -> Result<(), Failure> {
        let header = self.reader()?.header().clone();
        match format {
            Format::Record => self.record(&header, output),
            Format::Json => self.json(&header, output),
            Format::Svg | Format::Html => self.picture(&header, format, output),
            _ => self.table(&header, output),
        }
    }

    /// Follows every hand up to where it is to stop, and says of each whether it stopped there; what the hands and the
    /// accounts come to.
    fn follow(
        &self,
        mut each: impl FnMut(usize, &Refereed, bool) -> Result<(), Failure>,
    ) -> Result<ReplayTotals, Failure> {
        let reader = self.reader()?;
        let header = reader.header().clone();
        let mut referee = Referee::new(&header);
        let refuse = |faults| self.refuse(faults);
        let mut clauses = ClauseSet::default();
        for (number, hand) in (1..).zip(reader) {
            let hand = hand.map_err(refuse)?;
            let until = self.until(number, &hand);
            let refereed = referee.hand_until(&hand, until.unwrap_or(Until::End)).map_err(refuse)?;
            clauses.extend(refereed.clauses().to_vec());
            each(number, &refereed, until.is_some())?;
            if until.is_some() {
                break;
            }
        }
        Ok(ReplayTotals::new(&header, &referee, clauses))
    }

    /// The record in its strict form. It is printed whole.
    fn record(&self, header: &Header, output: &mut Output) -> Result<(), Failure> {
        output.data(&header.to_string())?;
        let mut referee = Referee::new(header);
        for hand in self.reader()? {
            let hand = hand.map_err(|faults| self.refuse(faults))?;
            let refereed = referee.hand(&hand).map_err(|faults| self.refuse(faults))?;
            output.data(&printed(header, &refereed.numbered(&hand)))?;
        }
        Ok(())
    }

    /// One object, written hand by hand.
    fn json(&self, header: &Header, output: &mut Output) -> Result<(), Failure> {
        output.data(&format!("{{{},\"hands\":[", json::members(&ReplayHead::new(header))))?;
        let totals = self.follow(|number, refereed, stopped| {
            let hand = json::text(&ReplayHand::new(header, self.source, refereed, self.language, stopped));
            output.data(&format!("{}{hand}", if number > 1 { "," } else { "" }))
        })?;
        output.data(&format!("],{}}}\n", json::members(&totals)))
    }

    /// The table as it stood where the record is to stop.
    fn picture(&self, header: &Header, format: Format, output: &mut Output) -> Result<(), Failure> {
        let page = self.page(header);
        let letters = output.presentation.letters;
        self.follow(|number, refereed, stopped| match refereed.state.as_ref().filter(|_| stopped) {
            Some(state) if format == Format::Svg => output.page(&page.svg(state, letters)),
            Some(state) => output.page(&page.html(&page.hand(number, refereed, true), state, letters)),
            None => Ok(()),
        })?;
        Ok(())
    }

    /// What was wrong with each hand, and the accounts.
    fn table(&self, header: &Header, output: &mut Output) -> Result<(), Failure> {
        let page = self.page(header);
        let totals = self.follow(|number, refereed, stopped| output.tiles(&page.hand(number, refereed, stopped)))?;
        if self.stop.is_none() {
            output.tiles(&page.totals(&totals))?;
        }
        Ok(())
    }

    fn page<'p>(&'p self, header: &'p Header) -> page::Page<'p> {
        page::Page { source: self.source, header, language: self.language }
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
    read.ok_or_else(|| Failure::bad_value("--to", to, &["12", "3:12", "line:40"]))
}
