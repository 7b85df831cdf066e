//! The commands about whole games of hapis tavlası:
//!
//! - `okey hapis replay` checks a recorded game.
//! - `okey hapis arena` lets two computer players play many games.

use clap::ArgMatches;

use super::call::Call;
use super::position::drawn;
use crate::cli::Answered;
use crate::cli::failure::Failure;
use crate::cli::input::{jobs, record};
use crate::cli::output::Output;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::hapis::arena::meet;
use crate::hapis::{HapisFault, HapisRecord, ReplayedTurn, Side, replay};
use crate::oracle::diagnostic::{Diagnostic, Place, Refusal, Sources};
use crate::report::{HapisArenaReport, HapisReplayReport};
use crate::text::hapis::side;
use crate::words::Fault;

pub(in crate::cli) fn run_replay(matches: &ArgMatches, output: &mut Output) -> Answered {
    let text = record(matches, output)?;
    let sources = Sources::one(Place::Record, &text);
    let record = recorded(&text)?;
    let mut call = Call::of(matches);
    let rules = call.rules_or(record.rules().unwrap_or_default());
    let as_printed = call.flag("as-printed");
    call.done(Some(()))?;
    let replay = replay(&record, rules, as_printed);
    let faults: Vec<Diagnostic> = replay.faults.iter().map(|(_, fault)| placed(fault.clone())).collect();
    let right = faults.is_empty();
    output.verdict(right);
    if output.presentation.is_json() {
        let details = Refusal { faults, sources }.details(output.language());
        return output.json(&HapisReplayReport::new(&replay, rules, details));
    }
    let say = Sayings(output.language());
    let turn = |turn: &ReplayedTurn| {
        let line = |steps: &[String]| if steps.is_empty() { say.words().passes.to_owned() } else { steps.join(" ") };
        let instead = turn.refused.as_ref().map_or_else(String::new, |own| say.instead(&line(own)));
        [format!("  {:>3} {} {}", turn.line, side(turn.side, say.0), turn.dice), line(&turn.steps) + &instead]
    };
    if record.about(HapisRecord::SIDE).and_then(|(side, _)| Side::read(side)) == Some(Side::Black) {
        output.text(&paragraph(&say.person_is_white()))?;
    }
    output.text(&listed(replay.turns.iter().map(turn).collect()))?;
    output.text(&format!("\n{}\n{}\n", drawn(&replay.position), replay.position))?;
    if !right {
        output.text(&format!(
            "\n{}\n\n",
            Failure::from(Refusal { faults, sources }).to_text(output.presentation, false)
        ))?;
    }
    output.text(&say.over(&replay.position, rules).unwrap_or_default())?;
    output.text(&format!("{}\n", say.replayed(&replay)))
}

pub(super) fn recorded(text: &str) -> Result<HapisRecord, Failure> {
    HapisRecord::read(text).map_err(|faults| refused_record(text, faults))
}

pub(super) fn refused_record(text: &str, faults: impl IntoIterator<Item = Fault<HapisFault>>) -> Failure {
    Refusal::in_text(Place::Record, text, faults.into_iter().map(placed).collect()).into()
}

/// Converts a fault of the record to a diagnostic. A fault with an empty span concerns the whole record, so its
/// diagnostic has no span.
fn placed(fault: Fault<HapisFault>) -> Diagnostic {
    Place::Record.fault(Fault { span: fault.span.filter(|span| !span.is_empty()), ..fault })
}

/// The default number of games of `okey hapis arena`.
const GAMES: u64 = 1000;

pub(in crate::cli) fn run_arena(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let rules = call.rules();
    let (one, other) = (call.player(), call.player_at("other", Place::Other));
    let (games, seed) = (call.number("games", GAMES), call.number("seed", 1));
    if games == 0 || games % 2 == 1 {
        call.refuse(Place::Call, Fault::new(HapisFault::OddGames, 0..0));
    }
    let (one, other) = call.done(one.zip(other))?;
    let tally = meet(one, other, rules, games / 2, seed, jobs(matches));
    let report = HapisArenaReport::new([one, other], rules, seed, &tally);
    let say = Sayings(output.language());
    output.answer(&report, || say.arena([one, other], rules, seed, &tally).lines().map(paragraph).collect())
}
