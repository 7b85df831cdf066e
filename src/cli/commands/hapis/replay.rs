//! `okey hapis replay`: checks a recorded game.

use clap::ArgMatches;

use super::board::drawn;
use super::call::Call;
use crate::cli::Answered;
use crate::cli::failure::{Failure, Sources, details};
use crate::cli::fault::InputFault;
use crate::cli::input::record;
use crate::cli::output::Output;
use crate::cli::place::Place;
use crate::cli::table::listed;
use crate::cli::text::hapis::Sayings;
use crate::hapis::{HapisFault, HapisRecord, ReplayedTurn, replay};
use crate::record::MAX_BYTES;
use crate::report::HapisReplayReport;
use crate::text::hapis::side;
use crate::words;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let rules = call.rules();
    let as_printed = call.flag("as-printed");
    call.done(Some(()))?;
    let text = record(matches, MAX_BYTES, output)?;
    let sources = Sources::one(Place::Record, &text);
    let record = match HapisRecord::read(&text) {
        Ok(record) => record,
        Err(faults) => return Err(Failure::Faults(faults.into_iter().map(placed).collect(), sources)),
    };
    let replay = replay(&record, rules, as_printed);
    let faults: Vec<InputFault> = replay.faults.iter().map(|broken| placed(broken.fault.clone())).collect();
    let right = faults.is_empty();
    output.verdict(right);
    if output.presentation.is_json() {
        let details = details(&faults, &sources, output.language());
        output.json(&HapisReplayReport::new(&replay, rules, details))?;
        return Ok(());
    }
    let say = Sayings(output.language());
    let turn = |turn: &ReplayedTurn| {
        let line = |steps: &[String]| if steps.is_empty() { say.words().passes.to_owned() } else { steps.join(" ") };
        let instead = turn.refused.as_ref().map_or_else(String::new, |own| say.instead(&line(own)));
        [format!("  {:>3} {} {}", turn.line, side(turn.side, say.0), turn.dice), line(&turn.steps) + &instead]
    };
    output.text(&listed(replay.turns.iter().map(turn).collect()))?;
    output.text(&format!("\n{}\n{}\n", drawn(&replay.position), replay.position))?;
    if !right {
        output.text(&format!("\n{}\n\n", Failure::Faults(faults, sources).to_text(output.presentation, false)))?;
    }
    output.text(&say.over(&replay.position, rules).unwrap_or_default())?;
    output.text(&format!("{}\n", say.replayed(&replay)))
}

/// Says that a fault is in the record. An empty span means that the whole record is at fault.
fn placed(fault: words::Fault<HapisFault>) -> InputFault {
    Place::Record.fault(words::Fault { span: fault.span.filter(|span| !span.is_empty()), ..fault })
}
