//! `okey judge`: decides whether a player's claim is right, and which clause says so.

mod page;

use clap::ArgMatches;

use super::illustration::Answer;
use crate::cli::Answered;
use crate::cli::claims::case;
use crate::cli::output::Output;
use crate::cli::page::{html, markdown, plain};
use crate::cli::presentation::Format;
use crate::judge::{Elsewhere, at_other_table, elsewhere, judge};
use crate::report::JudgeReport;
use crate::text::judge::question;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let case = case(matches)?;
    let language = output.language();
    let ruling = judge(&case.table, &case.claim);
    let other = case.other.as_ref().and_then(|other| at_other_table(&case.table, other, &case.claim));
    let others: Vec<Elsewhere> = other.into_iter().chain(elsewhere(&case.table, &case.claim)).collect();
    let verdict = |ruling: &_, table: &_| language.ruling(ruling, table);
    let page =
        page::Page { case: &case, ruling: &ruling, others: &others, letters: output.presentation.letters, language };
    if page.save(matches, output)? == Answer::Replaced {
        return Ok(());
    }
    if output.presentation.is_json() {
        let fact = |finding: &crate::judge::Finding| language.fact(&finding.fact, &case.table);
        output.json(&JudgeReport::new(
            &case.table,
            &case.claim,
            case.other.is_some(),
            &ruling,
            &others,
            fact,
            verdict,
        ))?;
        return Ok(());
    }
    match output.presentation.format {
        Format::Markdown => output.page(&markdown(&page.signed())),
        Format::Html => output.page(&html(&page.signed(), question(ruling.question, language), language)),
        _ => output.tiles(&plain(&page.page())),
    }
}
