//! `okey hapis risk`: ranks the steps of a roll by their risk, like the computer player `thesis`.
//!
//! `okey hapis trap`: finds the rolls with which a side can imprison a checker (land on a lone enemy checker).
//!
//! `okey hapis thesis`: shows the two tables of a worked example from the thesis, as printed and as recomputed.

use std::ops::Range;

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::table::{Ledger, framed, listed, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::hapis::printed::example::{ExampleRow, ExampleTable, tables, truncated};
use crate::hapis::printed::{PrintedEngine, Ranked, Score};
use crate::hapis::risk::{self, trap};
use crate::hapis::{
    Board, Dice, HapisFault, HapisOutcome, Position, RuleSet, Rules, Steps, WrittenStep, follow, label_of,
};
use crate::oracle::diagnostic::Place;
use crate::report::{HapisPointReport, HapisRiskReport, HapisThesisReport, HapisTrapReport};
use crate::words::Fault;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let dice = call.dice(position);
    let steps = call.steps("after");
    let mut engine =
        position.zip(dice).map(|(position, dice)| PrintedEngine::new(position.board(), dice, call.flag("as-printed")));
    if let (Some(position), Some(dice), Some(engine), Some((text, steps))) = (position, dice, &mut engine, &steps)
        && let Err(fault) = play(engine, &position, dice, rules, steps, 0..text.len())
    {
        call.refuse(Place::Steps, fault);
    }
    let exact = call.flag("exact");
    let ((position, dice), mut engine) = call.done(position.zip(dice).zip(engine))?;
    let before = engine.steps().len();
    let left: Vec<u8> = engine.dice_left().collect();
    let over = position.board().after_all(engine.steps()).outcome(position.turn(), rules);
    let is_over = over != HapisOutcome::Running;
    if !is_over {
        engine.bear_off();
    }
    let gone: Steps = engine.steps().iter().copied().collect();
    let borne_off = gone.written(position.board(), position.turn()).split_off(before);
    let now = position.board().after_all(engine.steps());
    // Leave the roll out of the position if some of its steps are already played. The title then names the dice that
    // are left.
    let position = Position::new(now, position.turn(), Some(dice).filter(|_| engine.steps().is_empty()));
    let ranked = if is_over { Vec::new() } else { engine.ranked() };
    let plays = PrintedEngine::best(&ranked);
    let rolls = exact.then(|| ranked.iter().map(|step| after(&now, step, rules)).collect::<Vec<_>>());
    let dice_left = (dice, engine.dice_left().collect());
    let report =
        HapisRiskReport::new(&position, dice_left, rules, borne_off, &ranked, rolls.as_deref(), plays.as_ref());
    output.verdict(plays.is_some() || !report.borne_off.is_empty());
    let say = Sayings(output.language());
    output.answer(&report, || match say.over(&position, rules) {
        Some(over) if is_over => over,
        _ => paragraph(&say.risk_title(position.turn(), dice, &left)) + &page(&report, &ranked, say),
    })
}

/// Makes the computer player `thesis` play the steps that the user gives.
fn play(
    engine: &mut PrintedEngine,
    position: &Position,
    dice: Dice,
    rules: Rules,
    steps: &[WrittenStep],
    text: Range<usize>,
) -> Result<(), Fault<HapisFault>> {
    let (played, _) = follow(position, dice, rules, steps, text)?;
    for singles in &played {
        engine.play_given(singles);
    }
    Ok(())
}

/// Returns the number of the opponent's 36 rolls that can imprison a checker after `step`.
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
    page += &Ledger { titles: say.risk_columns(exact), rows, footer: Vec::new(), figures: 1 }.framed();
    page += &report.plays.as_ref().map_or_else(String::new, |plays| format!("{}\n", say.plays(plays)));
    page
}

pub(in crate::cli) fn run_trap(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let side = call.side();
    let position = call.done(position)?;
    let side = side.unwrap_or_else(|| position.turn().other());
    let trap = risk::trap(&position.seen_by(side.other()), rules);
    let report = HapisTrapReport::new(&position, rules, side, &trap);
    output.verdict(trap.rolls > 0);
    let say = Sayings(output.language());
    output.answer(&report, || {
        if let Some(over) = say.over(&position, rules) {
            return over;
        }
        let imprisons = paragraph(&say.trap(side, trap.rolls));
        if trap.rolls == 0 {
            return imprisons;
        }
        let point =
            |point: &HapisPointReport| [format!("  {}", say.on_point(point.point)), format!("{}/36", point.rolls)];
        imprisons + &listed(report.points.iter().map(point).collect()) + &paragraph(&say.expected(report.expected))
    })
}

pub(in crate::cli) fn run_thesis(_: &ArgMatches, output: &mut Output) -> Answered {
    let (tables, rules) = (tables(), Rules::of(RuleSet::Thesis));
    let report = HapisThesisReport::new(&tables, rules);
    let say = Sayings(output.language());
    output.answer(&report, || {
        let thesis_page = |(number, table): (usize, &ExampleTable)| {
            format!("{}{}\n{}", paragraph(&say.table_title(number)), table.position, thesis_page(table, say))
        };
        let pages: String = tables.iter().enumerate().map(thesis_page).collect();
        let agree = say.agreement(report.counts_agree, report.counts, report.sums_agree, report.sums);
        let misprints = tables.iter().flat_map(|table| &table.rows).filter(|row| row.is_misprint());
        let misprints: String = misprints.map(|row| paragraph(&misprint(row, say))).collect();
        format!("{pages}{}{misprints}", paragraph(&agree))
    })
}

fn counts(score: Score) -> String {
    format!("{}/{}/{}", score.tek, score.iki, score.cif)
}

fn thesis_page(table: &ExampleTable, say: Sayings) -> String {
    let row = |row: &ExampleRow| {
        let step = format!("{}-{}", row.printed.from, row.printed.to);
        let cannot = || say.words().cannot.to_owned();
        let (printed, sum) = row
            .printed
            .numbers
            .map_or_else(|| (cannot(), String::new()), |(score, sum)| (counts(score), sum.to_owned()));
        let computed = row.computed.map_or_else(cannot, |computed| counts(computed.score));
        let n = row.computed.map_or_else(String::new, |computed| computed.score.n().to_string());
        let value = row.computed.map_or_else(String::new, |computed| truncated(computed.score.printed()));
        let remark = if row.is_misprint() { say.words().misprint.to_owned() } else { String::new() };
        vec![step, printed, sum, computed, n, value, remark]
    };
    let mut thesis_page = framed(&say.words().thesis_columns, table.rows.iter().map(row).collect());
    if let Some(plays) = &table.plays {
        let [from, to] = [plays.step.from, plays.step.to].map(|at| label_of(table.position.turn(), at.into()));
        thesis_page = thesis_page + &paragraph(&say.thesis_plays(from, to)) + "\n";
    }
    thesis_page
}

fn misprint(row: &ExampleRow, say: Sayings) -> String {
    let (Some((printed, sum)), Some(computed)) = (row.printed.numbers, row.computed) else { return String::new() };
    let step = format!("{}-{}", row.printed.from, row.printed.to);
    say.misprinted(&step, printed.tek, computed.score.tek, sum, &truncated(printed.printed()))
}
