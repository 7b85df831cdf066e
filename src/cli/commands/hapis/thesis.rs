//! `okey hapis thesis`: both tables of the worked example, printed and recomputed.

use clap::ArgMatches;

use crate::cli::output::Output;
use crate::cli::presentation::Presentation;
use crate::cli::table::framed;
use crate::cli::text::hapis::Sayings;
use crate::cli::{Answered, Status};
use crate::hapis::printed::Score;
use crate::hapis::printed::example::{Row, Table, labels, tables, truncated};
use crate::hapis::{RuleSet, Rules};
use crate::report::HapisThesisReport;

pub(in crate::cli) fn run(_: &ArgMatches, presentation: Presentation, output: &mut Output) -> Answered {
    let (tables, rules) = (tables(), Rules::of(RuleSet::Thesis));
    let report = HapisThesisReport::new(&tables, rules);
    if presentation.json {
        output.json(&report)?;
        return Ok(Status::Yes);
    }
    let say = Sayings(presentation.language);
    for (number, table) in tables.iter().enumerate() {
        output.text(&format!("{}\n{}\n", say.table_title(number), table.position))?;
        output.text(&page(table, say))?;
    }
    let agree = say.agreement(report.counts_agree, report.counts, report.sums_agree, report.sums);
    output.text(&format!("{agree}\n"))?;
    for row in tables.iter().flat_map(|table| &table.rows).filter(|row| row.is_misprint()) {
        output.text(&crate::cli::table::paragraph(&misprint(row, say)))?;
    }
    Ok(Status::Yes)
}

fn counts(score: Score) -> String {
    format!("{}/{}/{}", score.tek, score.iki, score.cif)
}

fn page(table: &Table, say: Sayings) -> String {
    let row = |row: &Row| {
        let step = format!("{}-{}", row.printed.from, row.printed.to);
        let cannot = || say.words().cannot.to_owned();
        let (printed, sum) =
            row.printed.told.map_or_else(|| (cannot(), String::new()), |(score, sum)| (counts(score), sum.to_owned()));
        let found = row.found.map_or_else(cannot, |found| counts(found.score));
        let n = row.found.map_or_else(String::new, |found| found.score.n().to_string());
        let value = row.found.map_or_else(String::new, |found| truncated(found.printed));
        let remark = if row.is_misprint() { say.words().misprint.to_owned() } else { String::new() };
        vec![step, printed, sum, found, n, value, remark]
    };
    let mut page = framed(&say.words().thesis_columns, table.rows.iter().map(row).collect());
    if let Some(plays) = &table.plays {
        let (from, to) = labels(plays);
        page = page + &say.thesis_plays(from, to) + "\n\n";
    }
    page
}

fn misprint(row: &Row, say: Sayings) -> String {
    let (Some((printed, sum)), Some(found)) = (row.printed.told, row.found) else { return String::new() };
    let step = format!("{}-{}", row.printed.from, row.printed.to);
    say.misprinted(&step, printed.tek, found.score.tek, sum, &truncated(printed.printed()))
}
