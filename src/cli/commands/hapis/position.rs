//! The commands about one position of hapis tavlası:
//!
//! - `okey hapis show` shows its board, and `okey hapis score` the score of a game.
//! - `okey hapis moves` lists every legal turn, or says whether a given turn is legal.
//! - `okey hapis choose` shows which turn a computer player would play.
//!
//! Also draws a board in characters: White is `○` and Black is `●`. An imprisoned checker, which an enemy checker holds
//! on its point, is drawn in brackets at the edge of the board, next to its captor.

use std::ffi::OsString;
use std::fmt::Write;

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::commands::illustration::write_picture;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::table::{indented, listed, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::hapis::{
    HapisOutcome, HapisPlayerKind, HapisRng, HapisTurn, ListingVerdict, POINTS, Position, Side, TurnChoice, check,
};
use crate::oracle::diagnostic::Place;
use crate::oracle::fault::AskFault;
use crate::picture::hapis_svg;
use crate::report::{HapisChooseReport, HapisMovesReport, HapisScoreReport, HapisShowReport};
use crate::sort;

/// The number of checkers drawn on a point with more than six checkers. A text such as `+3` then gives the number of
/// the others.
const DEEP: usize = 5;

/// Returns the drawn board: points 13 to 24 at the top, 12 to 1 at the bottom.
pub(super) fn drawn(position: &Position) -> String {
    let above: Vec<usize> = (13..=POINTS).collect();
    let below: Vec<usize> = (1..=POINTS / 2).rev().collect();
    let labels = |labels: &[usize]| row(labels, |label| format!("{label:>2}"));
    let piles = |labels: &[usize], depth: usize| row(labels, |label| cell(position, label, depth));
    let mut board = labels(&above);
    (0..=DEEP).for_each(|depth| board += &piles(&above, depth));
    let _ = writeln!(board, "{}┼{}", "─".repeat(24), "─".repeat(24));
    (0..=DEEP).rev().for_each(|depth| board += &piles(&below, depth));
    board + &labels(&below)
}

fn row(labels: &[usize], cell: impl Fn(usize) -> String) -> String {
    let mut line = String::new();
    for (at, &label) in labels.iter().enumerate() {
        if at == 6 {
            line.push('│');
        }
        let _ = write!(line, "{:^4}", cell(label));
    }
    format!("{}\n", line.trim_end())
}

/// Returns the text for the checker on point `label` at distance `depth` from the edge of the board.
fn cell(position: &Position, label: usize, depth: usize) -> String {
    let pile = position.pile(label);
    if depth == DEEP && pile.len() > DEEP + 1 {
        return format!("+{}", pile.len() - DEEP);
    }
    let drawn = pile.get(depth).map(|checker| match checker {
        (Side::White, false) => "○",
        (Side::White, true) => "(○)",
        (Side::Black, false) => "●",
        (Side::Black, true) => "(●)",
    });
    drawn.unwrap_or_default().to_owned()
}

/// Returns the rows below the board, each with a label and a value.
fn facts(position: &Position, report: &HapisShowReport, say: Sayings) -> String {
    let of_sides = |values: [String; 2]| format!("○ {}   ● {}", values[0], values[1]);
    let points = |points: &[Vec<usize>; 2]| {
        let all = |points: &Vec<usize>| points.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        of_sides([all(&points[0]), all(&points[1])].map(|list| if list.is_empty() { "–".to_owned() } else { list }))
    };
    let mut rows = vec![
        [say.words().position_label.to_owned(), position.to_string()],
        [say.words().compact_label.to_owned(), position.compact()],
        [say.words().turn_label.to_owned(), say.on_roll(position.turn(), position.dice())],
        [say.words().pips_label.to_owned(), of_sides(report.pips.map(|pips| pips.to_string()))],
        [say.words().off_label.to_owned(), of_sides(report.off.map(|off| off.to_string()))],
        [say.words().prisoners_label.to_owned(), points(&report.prisoners)],
        [say.words().blots_label.to_owned(), points(&report.blots)],
    ];
    if report.off == [0, 0] {
        rows.remove(4);
    }
    listed(rows)
}

pub(in crate::cli) fn run_show(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let position = call.done(position)?;
    let report = HapisShowReport::new(&position, rules);
    let say = Sayings(output.language());
    if let Some(path) = matches.get_one::<OsString>("svg") {
        let picture = hapis_svg(&position, say.words().title, &position.to_string());
        if write_picture(path, &picture, output)? {
            return Ok(());
        }
    }
    output.answer(&report, || format!("{}\n{}", drawn(&position), facts(&position, &report, say)))
}

pub(in crate::cli) fn run_score(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let position = call.done(position)?;
    let outcome = position.outcome(rules);
    output.verdict(outcome != HapisOutcome::Running);
    let say = Sayings(output.language());
    output.answer(&HapisScoreReport::new(&position, rules), || say.outcome(outcome) + "\n")
}

pub(in crate::cli) fn run_moves(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let dice = call.dice(position);
    let steps = call.steps("play");
    let mut played = None;
    if let (Some(position), Some(dice), Some((text, steps))) = (position, dice, &steps) {
        match check(&position, dice, rules, steps, 0..text.len()) {
            Ok(turn) => played = Some(turn),
            Err(fault) => call.refuse(Place::Steps, fault),
        }
    }
    let (position, dice) = call.done(position.zip(dice))?;
    // If no turn is legal, `check` accepts a turn without steps. Do not list it.
    let played = played.filter(|turn| !turn.steps.is_empty());
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

/// The number of turns in the list, the lowest cost first. If the chosen turn is not one of them, it is added.
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
    let any = !choice.turns.is_empty();
    let (turn, of_listing) = match name {
        _ if !any => (None, None),
        HapisPlayerKind::Thesis => {
            let (turn, verdict) = ListingVerdict::play(choice, as_printed);
            (Some(turn), Some(verdict))
        }
        _ => (Some(name.choose(choice, &mut HapisRng::new(seed, 0, 1))), None),
    };
    let refused = if let Some(ListingVerdict::Refused(own)) = &of_listing { Some(own) } else { None };
    // A cost rates a whole turn, but `thesis` compares single steps, so a turn of `thesis` has no cost. Show costs only
    // if another player chose the turn, or if a legal turn replaces an illegal turn of `thesis`.
    let weighs = any && (of_listing.is_none() || refused.is_some());
    let by = if of_listing.is_some() { HapisPlayerKind::ThesisTurn } else { name };
    let weighed = if weighs { weighed(choice.turns, by.costs(choice)) } else { Vec::new() };
    let report = HapisChooseReport::new(&position, dice, rules, name, turn.as_ref(), refused, &weighed);
    output.verdict(turn.is_some());
    let say = Sayings(output.language());
    let line = |turn: &HapisTurn| turn.steps.line(position.board(), position.turn());
    output.answer(&report, || {
        let Some(turn) = turn else { return say.no_turn(&position, dice, rules) };
        let why = match &of_listing {
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
        format!("{}\n{}{}{more}", say.chooses(name.name(), &line(&turn)), paragraph(&why), listed(shown))
    })
}

/// Returns the turns with a finite cost, the lowest cost first. Turns of equal cost keep their order.
fn weighed(turns: &[HapisTurn], costs: Vec<f64>) -> Vec<(HapisTurn, f64)> {
    let mut weighed: Vec<(HapisTurn, f64)> =
        turns.iter().copied().zip(costs).filter(|(_, cost)| cost.is_finite()).collect();
    sort::by(&mut weighed, |one, other| one.1.total_cmp(&other.1));
    weighed
}
