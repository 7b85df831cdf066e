//! `okey hapis thesis`: shows the two tables of the thesis's worked example, as printed and as recomputed.

use clap::ArgMatches;

use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::table::{framed, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::hapis::printed::Score;
use crate::hapis::printed::example::{ExampleRow, ExampleTable, tables, truncated};
use crate::hapis::{RuleSet, Rules, label_of};
use crate::report::HapisThesisReport;

pub(in crate::cli) fn run(_: &ArgMatches, output: &mut Output) -> Answered {
    let (tables, rules) = (tables(), Rules::of(RuleSet::Thesis));
    let report = HapisThesisReport::new(&tables, rules);
    let say = Sayings(output.language());
    output.answer(&report, || {
        let page = |(number, table): (usize, &ExampleTable)| {
            format!("{}{}\n{}", paragraph(&say.table_title(number)), table.position, page(table, say))
        };
        let pages: String = tables.iter().enumerate().map(page).collect();
        let agree = say.agreement(report.counts_agree, report.counts, report.sums_agree, report.sums);
        let misprints = tables.iter().flat_map(|table| &table.rows).filter(|row| row.is_misprint());
        let misprints: String = misprints.map(|row| paragraph(&misprint(row, say))).collect();
        format!("{pages}{}{misprints}", paragraph(&agree))
    })
}

fn counts(score: Score) -> String {
    format!("{}/{}/{}", score.tek, score.iki, score.cif)
}

fn page(table: &ExampleTable, say: Sayings) -> String {
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
    let mut page = framed(&say.words().thesis_columns, table.rows.iter().map(row).collect());
    if let Some(plays) = &table.plays {
        let [from, to] = [plays.step.from, plays.step.to].map(|at| label_of(table.position.turn(), at.into()));
        page = page + &paragraph(&say.thesis_plays(from, to)) + "\n";
    }
    page
}

fn misprint(row: &ExampleRow, say: Sayings) -> String {
    let (Some((printed, sum)), Some(computed)) = (row.printed.numbers, row.computed) else { return String::new() };
    let step = format!("{}-{}", row.printed.from, row.printed.to);
    say.misprinted(&step, printed.tek, computed.score.tek, sum, &truncated(printed.printed()))
}
