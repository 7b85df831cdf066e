//! `okey hapis replay`: a recorded game, checked.

use std::ffi::OsString;
use std::fs;
use std::io;

use clap::ArgMatches;

use super::board::drawn;
use super::call::Call;
use crate::cli::Status;
use crate::cli::escape::visible;
use crate::cli::failure::{Failure, Sources};
use crate::cli::fault::{Fault, FaultKind};
use crate::cli::output::Output;
use crate::cli::place::Place;
use crate::cli::presentation::Presentation;
use crate::cli::table::listed;
use crate::cli::text::hapis::Sayings;
use crate::cli::text::text;
use crate::hapis::{Record, replay};
use crate::report::HapisReplayReport;

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    presentation: Presentation,
    output: &mut Output,
) -> Result<Status, Failure> {
    let mut call = Call::of(matches);
    let rules = call.rules();
    let as_printed = call.flag("as-printed");
    call.done()?;
    let said = read(matches, output)?;
    let record = Record::read(&said).map_err(|faults| {
        let mut sources = Sources::default();
        sources.add(Place::Record, &said);
        let fault = |fault: crate::hapis::Fault| Fault::new(FaultKind::Hapis(fault.kind), Place::Record, fault.span);
        Failure::Faults(faults.into_iter().map(fault).collect(), sources)
    })?;
    let replay = replay(&record, rules, as_printed);
    let words = text(presentation.language);
    let message = |broken: &crate::hapis::Broken| words.fault(&FaultKind::Hapis(broken.fault.kind.clone())).message;
    let messages: Vec<String> = replay.faults.iter().map(message).collect();
    let right = replay.faults.is_empty();
    output.verdict(right);
    if presentation.json {
        output.json(&HapisReplayReport::new(&replay, rules, messages))?;
        return Ok(output.said());
    }
    let say = Sayings(presentation.language);
    let turn = |turn: &crate::hapis::Turned| {
        let steps = if turn.steps.is_empty() { say.passes().to_owned() } else { turn.steps.join(" ") };
        [format!("  {:>3} {} {}", turn.line, say.side(turn.side), turn.dice), steps]
    };
    output.text(&listed(replay.turns.iter().map(turn).collect()))?;
    output.text(&format!("\n{}\n{}\n", drawn(&replay.position), replay.position))?;
    for (broken, message) in replay.faults.iter().zip(&messages) {
        output.text(&format!("{}\n", say.broken(broken.line, &visible(message))))?;
    }
    output.text(&format!("{}\n", say.replayed(replay.turns.len(), replay.faults.len())))?;
    Ok(output.said())
}

/// How many bytes of standard input a record may have.
const MOST: usize = 16 << 20;

/// The record, from a file or from standard input.
fn read(matches: &ArgMatches, output: &mut Output) -> Result<String, Failure> {
    let path = matches.get_one::<OsString>("file").cloned().unwrap_or_default();
    if path == "-" {
        let bytes = output.read(MOST)?;
        if bytes.len() > MOST {
            return Err(Failure::Read(io::ErrorKind::FileTooLarge.into()));
        }
        return String::from_utf8(bytes)
            .map_err(|error| Failure::Read(io::Error::new(io::ErrorKind::InvalidData, error)));
    }
    let named = path.to_string_lossy().into_owned();
    fs::read_to_string(&path).map_err(|error| Failure::ReadLines {
        path: Some(named),
        reason: error.to_string(),
        lines: None,
    })
}
