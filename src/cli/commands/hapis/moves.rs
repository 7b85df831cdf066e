//! `okey hapis moves`: lists every legal turn, or says whether a given turn is legal.

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::hapis::{HapisFault, HapisOutcome, HapisTurn, check};
use crate::oracle::place::Place;
use crate::report::HapisMovesReport;
use crate::words::Fault;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let dice = call.dice(position);
    let steps = call.steps("play");
    let mut played = None;
    if let (Some(position), Some(dice), Some((text, steps))) = (position, dice, &steps) {
        let over = Fault::new(HapisFault::GameOver, 0..text.len());
        let checked = match position.outcome(rules) {
            HapisOutcome::Running => check(&position, dice, rules, steps, 0..text.len()),
            _ => Err(over),
        };
        match checked {
            Ok(turn) => played = Some(turn),
            Err(fault) => call.refuse(Place::Steps, fault),
        }
    }
    let (position, dice) = call.done(position.zip(dice))?;
    let turns = played.map_or_else(|| position.turns(dice, rules), |turn| vec![turn]);
    output.verdict(!turns.is_empty());
    let say = Sayings(output.language());
    let line = |turn: &HapisTurn| {
        let ends = turn.ends(&position, rules).map_or_else(String::new, |ends| format!("  {}", say.outcome(ends)));
        [format!("  {}", turn.steps.line(position.board(), position.turn())), format!("{}{ends}", position.after(turn))]
    };
    output.answer(&HapisMovesReport::new(&position, dice, rules, &turns), || {
        if turns.is_empty() {
            return say.no_turn(&position, dice, rules);
        }
        let heading = say.turns(position.turn(), dice, turns.len(), played.is_some());
        format!("{}{}", paragraph(&heading), listed(turns.iter().map(line).collect()))
    })
}
