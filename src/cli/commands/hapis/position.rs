//! The commands about one position of hapis tavlası: `okey hapis show` shows its board, `okey hapis score` shows the
//! score of a game.
//!
//! Also draws a board in characters: White is `○` and Black is `●`. An imprisoned checker stands in brackets at the
//! edge of the board, with its captor next to it.

use std::ffi::OsString;
use std::fmt::Write;

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::commands::illustration::{Answer, write_picture};
use crate::cli::output::Output;
use crate::cli::table::listed;
use crate::cli::text::hapis::Sayings;
use crate::hapis::{HapisOutcome, POINTS, Position, Side};
use crate::picture::hapis_svg;
use crate::report::{HapisScoreReport, HapisShowReport};

/// The number of checkers that are drawn on one point. If the point has at least two more, a text such as `+3` says how
/// many.
const DEEP: usize = 5;

/// Returns the drawn board: points 13 to 24 at the top, 12 to 1 at the bottom, the homes of the two sides at the right.
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

/// Returns the text of one cell: the checker on point `label` at distance `depth` from the edge of the board.
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

/// Returns the rows that are shown with the board, each with a label and a value.
pub(super) fn facts(position: &Position, report: &HapisShowReport, say: Sayings) -> String {
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
        if write_picture(path, &picture, output)? == Answer::Replaced {
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
