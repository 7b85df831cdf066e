//! `okey hapis risk`: ranks the steps of a roll by their risk, as the program in the thesis does.

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::table::{ledger, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::hapis::printed::{Engine, Ranked};
use crate::hapis::{Board, Dice, HapisFault, Position, Rules, Steps, WrittenStep, follow, risk::trap};
use crate::oracle::place::Place;
use crate::report::HapisRiskReport;
use crate::words::Fault;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let dice = call.dice(position);
    let steps = call.steps("after");
    let mut engine =
        position.zip(dice).map(|(position, dice)| Engine::new(position.board(), dice, call.flag("as-printed")));
    if let (Some(position), Some(dice), Some(engine), Some((_, steps))) = (position, dice, &mut engine, &steps)
        && let Err(fault) = play(engine, &position, dice, rules, steps)
    {
        call.refuse(Place::Steps, fault);
    }
    let exact = call.flag("exact");
    let ((position, dice), mut engine) = call.done(position.zip(dice).zip(engine))?;
    let before = engine.steps().len();
    let left: Vec<u8> = engine.dice_left().collect();
    engine.bear_off();
    let gone: Steps = engine.steps().iter().copied().collect();
    let borne_off = gone.written(position.board(), position.turn()).split_off(before);
    let now = position.board().after_all(engine.steps());
    // The position gets no roll if some steps of the turn are already played. The title then names the dice that are
    // left.
    let position = Position::new(now, position.turn(), Some(dice).filter(|_| engine.steps().is_empty()));
    let ranked = engine.ranked();
    let plays = Engine::best(&ranked);
    let rolls = exact.then(|| ranked.iter().map(|step| after(&now, step, rules)).collect::<Vec<_>>());
    let dice_left = (dice, engine.dice_left().collect());
    let report =
        HapisRiskReport::new(&position, dice_left, rules, borne_off, &ranked, rolls.as_deref(), plays.as_ref());
    output.verdict(plays.is_some() || !report.borne_off.is_empty());
    let say = Sayings(output.language());
    output.answer(&report, || paragraph(&say.risk_title(position.turn(), dice, &left)) + &page(&report, &ranked, say))
}

/// Makes the engine play the steps that the user gives, in place of steps that the engine chooses.
fn play(
    engine: &mut Engine,
    position: &Position,
    dice: Dice,
    rules: Rules,
    steps: &[WrittenStep],
) -> Result<(), Fault<HapisFault>> {
    let (played, _) = follow(position, dice, rules, steps)?;
    for singles in &played {
        engine.play_given(singles);
    }
    Ok(())
}

/// Returns how many of the opponent's 36 rolls can imprison a checker after `step`.
fn after(board: &Board, step: &Ranked, rules: Rules) -> u32 {
    trap(&board.after(step.step).flipped(), rules).rolls
}

fn page(report: &HapisRiskReport, ranked: &[Ranked], say: Sayings) -> String {
    let mut page = String::new();
    if !report.borne_off.is_empty() {
        page = page + &say.borne_off(&report.borne_off.join(" ")) + "\n";
    }
    let exact = report.steps.iter().any(|step| step.rolls.is_some());
    let rows = report.steps.iter().zip(ranked).map(|(step, ranked)| {
        let mut row = vec![format!("{}/{}", step.from, step.to)];
        row.extend([step.tek, step.iki, step.cif, step.n].map(|figure| figure.to_string()));
        row.push(say.decimal(ranked.score.printed()));
        row.extend(step.rolls.map(|rolls| rolls.to_string()));
        row
    });
    let rows: Vec<Vec<String>> = rows.collect();
    if rows.is_empty() {
        return page + say.words().no_step;
    }
    page += &ledger(say.risk_columns(exact), rows, Vec::new(), 1);
    page += &report.plays.as_ref().map_or_else(String::new, |plays| format!("{}\n", say.plays(plays)));
    page
}
