//! `okey rules`: shows clauses, switches and words of the game.

mod clause;
mod lists;

use clap::ArgMatches;

use crate::cli::Answered;
use crate::cli::input::CallInput;
use crate::cli::output::Output;
use crate::cli::page::{markdown, plain};
use crate::cli::presentation::Format;
use crate::oracle::rulebook::RulebookPart;
use crate::report::RulesReport;
use crate::rules::WORDS;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let input = CallInput::of(matches);
    let part = input.rulebook_part()?;
    let club = input.found_club()?;
    if output.presentation.is_json() {
        output.json(&RulesReport { rules: club.and_then(|club| club.club), ..part.report() })?;
        return Ok(());
    }
    let language = output.language();
    let as_markdown = output.presentation.format == Format::Markdown;
    let mut page = match &part {
        RulebookPart::Book if as_markdown => lists::book(language),
        RulebookPart::Book => lists::contents(language),
        RulebookPart::Pages(pages) => pages.iter().flat_map(|entry| clause::page(entry, language)).collect(),
        RulebookPart::Found(words, results) => lists::results(words, results, language),
        RulebookPart::Disputes(disputed) => lists::disputes(disputed, language),
        RulebookPart::Switches(switches, variants) => lists::switches(switches, variants, language),
        RulebookPart::Words => lists::words(WORDS, language),
    };
    page.extend(club.map(|club| lists::club(&club, language)));
    if as_markdown { output.text(&markdown(&page)) } else { output.tiles(&plain(&page)) }
}
