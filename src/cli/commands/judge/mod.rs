//! `okey judge`: decides whether a player's claim is right, and which clause says so.

mod page;

use clap::ArgMatches;

use super::illustration::Answer;
use crate::cli::Answered;
use crate::cli::input;
use crate::cli::output::Output;
use crate::cli::page::{html, markdown, plain};
use crate::cli::presentation::Format;
use crate::oracle::RuledCase;
use crate::text::judge::question;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let ruled = RuledCase::of(input::claim(matches)?);
    let RuledCase { case, ruling, others } = &ruled;
    let language = output.language();
    let page = page::Page { case, ruling, others, letters: output.presentation.letters, language };
    if page.save(matches, output)? == Answer::Replaced {
        return Ok(());
    }
    if output.presentation.is_json() {
        output.json(&ruled.report(language))?;
        return Ok(());
    }
    match output.presentation.format {
        Format::Markdown => output.page(&markdown(&page.signed())),
        Format::Html => output.page(&html(&page.signed(), question(ruling.question, language), language)),
        _ => output.tiles(&plain(&page.page())),
    }
}
