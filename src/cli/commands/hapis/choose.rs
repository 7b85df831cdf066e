//! `okey hapis choose`: the turn a player plays.

use clap::ArgMatches;

use super::call::{Call, whole};
use crate::cli::Status;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::presentation::Presentation;
use crate::cli::table::listed;
use crate::cli::text::hapis::Sayings;
use crate::hapis::{Chance, Choice, Name, Turn, turns};
use crate::report::HapisChooseReport;

/// How many of the turns it considered are shown.
const SHOWN: usize = 8;

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    presentation: Presentation,
    output: &mut Output,
) -> Result<Status, Failure> {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let dice = call.dice(position);
    let name = call.player("player");
    let (seed, as_printed) = (call.number("seed", 1), call.flag("as-printed"));
    call.done()?;
    let (position, dice, name) = (whole(position)?, whole(dice)?, whole(name)?);
    let legal = turns(position.board(), dice, rules);
    let choice = Choice { board: position.board(), dice, rules, turns: legal.as_slice() };
    let player = if as_printed && name == Name::Thesis { Name::as_printed() } else { name.player() };
    let turn = (!choice.turns.is_empty()).then(|| player.choose(choice, &mut Chance::new(seed, 0, 1)));
    let weighed = if choice.turns.is_empty() { Vec::new() } else { weighed(choice.turns, player.costs(choice)) };
    let report = HapisChooseReport::new(&position, dice, rules, name, turn.as_ref(), &weighed);
    output.verdict(turn.is_some());
    if presentation.json {
        output.json(&report)?;
        return Ok(output.said());
    }
    let say = Sayings(presentation.language);
    let Some(turn) = turn else {
        output.text(&format!("{}\n", say.turns(position.turn(), dice, 0, false)))?;
        return Ok(output.said());
    };
    let line = |turn: &Turn| turn.steps.line(position.board(), position.turn());
    output.text(&format!("{}\n{}\n", say.chooses(name.name(), &line(&turn)), say.why(name)))?;
    let shown = weighed.iter().take(SHOWN).map(|(turn, cost)| [format!("  {}", line(turn)), say.cost(*cost)]);
    output.text(&listed(shown.collect()))?;
    Ok(output.said())
}

/// The turns that were considered, the cheapest first, equals in their order.
fn weighed(turns: &[Turn], costs: Vec<f64>) -> Vec<(Turn, f64)> {
    let mut weighed: Vec<(Turn, f64)> = turns.iter().copied().zip(costs).filter(|(_, cost)| cost.is_finite()).collect();
    weighed.sort_by(|one, other| one.1.total_cmp(&other.1));
    weighed
}
