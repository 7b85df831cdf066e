//! `okey judge`: the ruling on a disputed situation.

mod page;

use clap::ArgMatches;

use super::illustration::Answer;
use crate::cli::Status;
use crate::cli::claims::case;
use crate::cli::failure::Failure;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::page::{html, markdown, plain};
use crate::cli::text::text;
use crate::judge::{elsewhere, judge};
use crate::report::JudgeReport;

pub(in crate::cli) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let case = case(matches)?;
    let text = text(manner.language);
    let judgment = judge(&case.table, &case.claim);
    let others = elsewhere(&case.table, &case.claim);
    let verdict = |judgment: &_| text.ruling(judgment, &case.table);
    let ruling = page::Page {
        case: &case,
        judgment: &judgment,
        others: &others,
        language: manner.language,
        letters: manner.letters,
        text,
    };
    if ruling.save(matches, output)? == Answer::Replaced {
        return Ok(Status::Yes);
    }
    if manner.json {
        let fact = |finding: &crate::judge::Finding| text.fact(&finding.fact, &case.table);
        output.json(&JudgeReport::new(&case.table, &case.claim, &judgment, &others, fact, verdict))?;
        return Ok(Status::Yes);
    }
    match matches.get_one::<String>("format").map(String::as_str) {
        Some("markdown") => output.page(&markdown(&ruling.signed()))?,
        Some("html") => output.page(&html(&ruling.signed(), text.question(judgment.question), manner.language))?,
        _ => output.tiles(&plain(&ruling.page()))?,
    }
    Ok(Status::Yes)
}
