//! `okey hapis moves` lists every legal turn, or says whether a given turn is legal. `okey hapis choose` shows which
//! turn a computer player would play.

use crate::sort;
use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::table::{indented, listed, listed as rows_of, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::hapis::{HapisFault, HapisOutcome, HapisPlayerKind, HapisRng, HapisTurn, ListingVerdict, TurnChoice, check};
use crate::oracle::fault::AskFault;
use crate::oracle::place::Place;
use crate::report::{HapisChooseReport, HapisMovesReport};
use crate::words::Fault;

pub(in crate::cli) fn run_moves(matches: &ArgMatches, output: &mut Output) -> Answered {
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

/// The maximum number of turns in the list of turns that the player considered.
const SHOWN: usize = 8;

pub(in crate::cli) fn run_choose(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let dice = call.dice(position);
    let name = call.player();
    let (seed, as_printed) = (call.number("seed", 1), call.flag("as-printed"));
    let ((position, dice), name) = call.done(position.zip(dice).zip(name))?;
    if as_printed && name != HapisPlayerKind::Thesis {
        let other = format!("--player {}", name.name());
        return Err(Failure::misused(AskFault::Conflict { option: "--as-printed".to_owned(), other }));
    }
    let legal = position.turns(dice, rules);
    let choice = TurnChoice { board: position.board(), dice, rules, turns: &legal };
    let player = if as_printed { HapisPlayerKind::as_printed() } else { name.player() };
    let any = !choice.turns.is_empty();
    let turn = any.then(|| player.choose(choice, &mut HapisRng::new(seed, 0, 1)));
    let listed = (any && name == HapisPlayerKind::Thesis).then(|| ListingVerdict::play(choice, as_printed).1);
    let refused = if let Some(ListingVerdict::Refused(own)) = &listed { Some(own) } else { None };
    // The engine from the thesis compares single steps, so a turn that it chose has no cost. Show costs only for a turn
    // that was chosen in another way.
    let weighs = any && (listed.is_none() || refused.is_some());
    let weighed = if weighs { weighed(choice.turns, player.costs(choice)) } else { Vec::new() };
    let report = HapisChooseReport::new(&position, dice, rules, name, turn.as_ref(), refused, &weighed);
    output.verdict(turn.is_some());
    let say = Sayings(output.language());
    let line = |turn: &HapisTurn| turn.steps.line(position.board(), position.turn());
    output.answer(&report, || {
        let Some(turn) = turn else { return say.no_turn(&position, dice, rules) };
        let why = match &listed {
            Some(ListingVerdict::LeavesDie) => say.leaves_die().to_owned(),
            Some(ListingVerdict::Refused(own)) => say.refused(&line(own)),
            _ => say.why(name).to_owned(),
        };
        let is_shown = |&(at, (each, _)): &(usize, &(HapisTurn, f64))| {
            at < SHOWN || each.leaves(position.board()) == turn.leaves(position.board())
        };
        let row = |(_, (turn, cost)): (usize, &(HapisTurn, f64))| [format!("  {}", line(turn)), say.cost(*cost)];
        let shown: Vec<_> = weighed.iter().enumerate().filter(is_shown).map(row).collect();
        let more = Some(weighed.len() - shown.len()).filter(|&more| more > 0);
        let more = more.map_or_else(String::new, |more| indented(&say.more_turns(more), 2));
        format!("{}\n{}{}{more}", say.chooses(name.name(), &line(&turn)), paragraph(&why), rows_of(shown))
    })
}

/// Returns the considered turns with their costs, the lowest cost first. Turns of equal cost keep their order.
fn weighed(turns: &[HapisTurn], costs: Vec<f64>) -> Vec<(HapisTurn, f64)> {
    let mut weighed: Vec<(HapisTurn, f64)> =
        turns.iter().copied().zip(costs).filter(|(_, cost)| cost.is_finite()).collect();
    sort::by(&mut weighed, |one, other| one.1.total_cmp(&other.1));
    weighed
}
