//! `okey score`: computes the points and penalties of one finished hand, or of all hands of a score sheet.

mod check;
mod csv;
mod grid;
mod keep;
mod page;

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::Path;

use clap::ArgMatches;

use crate::cli::Answered;
use crate::cli::failure::{CallFault, Failure};
use crate::cli::finished_hands::reported;
use crate::cli::output::Output;
use crate::cli::page::{Block, html, markdown, plain};
use crate::cli::paint::own_words;
use crate::cli::presentation::Format;
use crate::cli::text::ScoreWords;
use crate::oracle::diagnostic::{Diagnostic, Place};
use crate::oracle::reported::Reported;
use crate::report::{ScoreReport, SheetReport};
use crate::score::{HandScore, Note, Part, Sheet, SheetHand};
use crate::sheets::SheetForm;
use crate::table::Profile;
use crate::text::score;
use crate::words::Language;

pub(super) use check::figure_text;
pub(super) use page::{Medium, cards, ledger_of_parts};

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    match matches.get_one::<OsString>("add") {
        Some(path) => keep::add(Path::new(path), matches, output, |reported, output| answer(reported, matches, output)),
        None => answer(reported(matches, output)?, matches, output),
    }
}

/// Writes what the options ask for: the points of a hand or of a score sheet, the result of a check, or the hands in
/// another file format.
fn answer(mut reported: Reported, matches: &ArgMatches, output: &mut Output) -> Answered {
    let supposed: Option<Vec<String>> = matches.get_many("if").map(|lines| lines.cloned().collect());
    if let Some(lines) = &supposed {
        reported = keep::supposed(reported, lines)?;
    }
    let form: Option<SheetForm> = matches.get_one::<String>("as").and_then(|form| form.parse().ok());
    let asks_more = supposed.is_some() || matches.contains_id("add");
    // Convert the record even if its points cannot be computed, for example because its first hand is not played yet.
    if let Some(form) = form.filter(|_| reported.record.is_some() && !asks_more) {
        return output.data(&reported.converted(form));
    }
    let (hands, tournament) = (matches.get_one::<u64>("hands").copied(), matches.get_flag("tournament"));
    if matches.get_flag("check") {
        return check::write(&reported, &reported.checked(hands, tournament)?, output);
    }
    let sheet = reported.settled(hands, tournament)?;
    if let Some(form) = form {
        if supposed.is_some() {
            // The record lacks the hands of `--if`. Remove it, so that the conversion uses the list of all hands.
            reported.record = None;
        }
        return output.data(&reported.converted(form));
    }
    let profile = &reported.profile;
    let asked = reported.is_of_sheet(hands, tournament) || matches.get_flag("parts");
    let shows_sheet = asked || matches.contains_id("add") || output.presentation.format == Format::Svg;
    let single = !shows_sheet && sheet.hands.len() == 1 && sheet.unfinished.is_empty();
    let one = match matches.get_one::<u64>("only") {
        Some(&number) => Some(only(&sheet, number).map_err(|fault| Failure::from(reported.refuse(vec![fault])))?),
        None => sheet.hands.first().filter(|_| single),
    };
    let language = output.language();
    let supposed = supposed.map(|lines| score::supposed(&own_words(&lines.join(" / ")), language));
    match one {
        Some(hand) => write_hand(profile, hand, supposed.as_deref(), language, output),
        None => write_sheet(profile, &sheet, supposed.as_deref(), matches.get_flag("parts"), output),
    }
}

fn only(sheet: &Sheet, number: u64) -> Result<&SheetHand, Diagnostic> {
    let found = sheet.hands.iter().find(|hand| u64::from(hand.number) == number);
    found.ok_or_else(|| {
        let numbers: Vec<u32> = sheet.hands.iter().map(|hand| hand.number).collect();
        Diagnostic::whole(CallFault::NoHandNumbered { number, hands: hand_ranges(&numbers) }, Place::Call)
    })
}

/// Returns ascending numbers of hands as text, such as `1–3, 7`.
pub(in crate::cli::commands) fn hand_ranges(numbers: &[u32]) -> String {
    ranges(numbers).iter().map(range_text).collect::<Vec<_>>().join(", ")
}

/// Returns the ranges of ascending numbers: 1, 2, 3 and 7 form 1–3 and 7.
fn ranges(numbers: &[u32]) -> Vec<RangeInclusive<u32>> {
    let follows = |before: &u32, next: &u32| before.saturating_add(1) == *next;
    let chunks = numbers.chunk_by(follows).filter_map(|chunk| Some(*chunk.first()?..=*chunk.last()?));
    chunks.collect()
}

fn range_text(range: &RangeInclusive<u32>) -> String {
    let (first, last) = (range.start(), range.end());
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// Writes the page of a hand. `supposed` is the sentence that announces the hands of `--if`.
fn write_hand(
    profile: &Profile,
    hand: &SheetHand,
    supposed: Option<&str>,
    language: Language,
    output: &mut Output,
) -> Result<(), Failure> {
    match output.presentation.format {
        Format::Json => output.json(&ScoreReport::new(profile, hand, language)),
        Format::Csv => output.text(&csv::hand(profile, &hand.score, language)),
        _ => write_page(|medium| page::hand(profile, hand, medium, language), supposed, language, output),
    }
}

/// Writes the page of a sheet. `supposed` is the sentence that announces the hands of `--if`.
fn write_sheet(
    profile: &Profile,
    sheet: &Sheet,
    supposed: Option<&str>,
    parts: bool,
    output: &mut Output,
) -> Result<(), Failure> {
    let language = output.language();
    match output.presentation.format {
        Format::Json => output.json(&SheetReport::new(profile, sheet, language)),
        Format::Csv if parts => output.text(&csv::parts(profile, sheet, language)),
        Format::Csv => output.text(&csv::sheet(profile, sheet, language)),
        Format::Svg => output.page(&page::picture(profile, sheet, language)),
        _ => write_page(|medium| page::sheet(profile, sheet, parts, medium, language), supposed, language, output),
    }
}

/// Writes a page in the chosen format, after the sentence `first`.
fn write_page(
    page: impl Fn(Medium) -> Vec<Block>,
    first: Option<&str>,
    language: Language,
    output: &mut Output,
) -> Result<(), Failure> {
    let page = |medium| -> Vec<Block> {
        first.map(|first| Block::Text(first.to_owned())).into_iter().chain(page(medium)).collect()
    };
    match output.presentation.format {
        Format::Markdown => output.page(&markdown(&page(Medium::Document))),
        Format::Html => output.page(&html(&page(Medium::Document), ScoreWords::of(language).sheet, language)),
        _ => output.tiles(&plain(&page(Medium::Terminal))),
    }
}

/// Returns the reason for one part of a player's points, such as a penalty. Marks names, because a name such as "K1"
/// must not be coloured like a tile.
pub(in crate::cli) fn what_for(part: &Part, language: Language) -> String {
    let mut part = part.clone();
    match &mut part.note {
        Note::MateFinished { mate: name }
        | Note::MateWon { mate: name }
        | Note::Finish { by: name, .. }
        | Note::Indicator { by: name }
        | Note::Adjusted { reason: name }
        | Note::Spared { by: name, .. } => *name = own_words(name),
        _ => {}
    }
    part.text(language)
}

fn ending(score: &HandScore, language: Language) -> String {
    let words = ScoreWords::of(language);
    match &score.finish {
        _ if score.declared_void.is_some() => match score.declared_void.as_deref() {
            None | Some("") => words.declared_void.to_owned(),
            Some(reason) => format!("{} ({})", words.declared_void, own_words(reason)),
        },
        _ if score.void => words.is_void.to_owned(),
        None => words.nobody_finished.to_owned(),
        Some(finish) => {
            let finisher = &score.players[finish.by];
            let factor = finisher.parts.first().map(|part| part.factor).filter(|&factor| factor > 1);
            let factor = factor.filter(|_| finisher.parts[0].clause == crate::words::Clause::FinishBonus);
            score::finished(&own_words(&finisher.name), &finish.how, factor, language)
        }
    }
}

fn short_ending(score: &HandScore, language: Language) -> String {
    let words = ScoreWords::of(language);
    match &score.finish {
        _ if score.void => words.void.to_owned(),
        None => words.exhausted.to_owned(),
        Some(finish) => {
            let how: Vec<&str> = finish.how.iter().map(|&how| score::how(how, language)).collect();
            let name = own_words(&score.players[finish.by].name);
            if how.is_empty() { name } else { format!("{name}: {}", how.join(", ")) }
        }
    }
}

/// Returns sentences that say who leads or has won each match. A sheet that is not a tournament is one match.
pub(super) fn standing(profile: &Profile, sheet: &Sheet, language: Language) -> Vec<String> {
    score::standing(profile, sheet, own_words, language)
}
