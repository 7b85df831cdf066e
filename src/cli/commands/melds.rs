//! `okey melds`: every decomposition of a hand.

use clap::ArgMatches;

mod partial;

use super::parts::Head;
use super::{illustration, parts};
use crate::cli::Answered;
use crate::cli::failure::Failure;
use crate::cli::hand_texts::Extent;
use crate::cli::input::Input;
use crate::cli::output::Output;
use crate::cli::presentation::Presentation;
use crate::cli::questions;
use crate::cli::table::{framed, paragraph};
use crate::cli::text::{Text, text};
use crate::hand::Hand;
use crate::report::{Cited, DecompositionReport, MeldsReport};
use crate::table::Variant;
use crate::text::verdict;
use crate::winning::{Analysis, Decomposition};

/// How many decompositions a table lists unless it is told otherwise.
const TABLE_LIMIT: u64 = 20;

pub(in crate::cli) fn run(matches: &ArgMatches, presentation: Presentation, output: &mut Output) -> Answered {
    let partial = matches.get_flag("partial");
    let seat = Input::seat_at(matches, Variant::Okey, if partial { Extent::InPlay } else { Extent::Whole }, output)?;
    let hand = &seat.laid.hand;
    let discard = questions::discard(&seat.laid).map_err(|refusal| seat.refuse(refusal))?;
    let analysis = Analysis::new(hand);
    let asked = if matches.get_flag("count") { Some(0) } else { matches.get_one("limit").copied() };
    let limit = asked.unwrap_or(if presentation.json { u64::MAX } else { TABLE_LIMIT });
    if partial {
        return partial::answer(matches, &analysis, discard, limit, presentation, output);
    }
    let cited = Cited::on_melds(&analysis, discard);
    let listed = || analysis.decompositions(discard).take(usize::try_from(limit).unwrap_or(usize::MAX));
    let text = text(presentation.language);
    let said = verdict::layouts(cited.verdict, discard, presentation.language);
    let first = analysis.decompositions(discard).next().map(|first| first.melds).unwrap_or_default();
    output.verdict(cited.verdict > 0);
    let picture = illustration::laid(hand, &first);
    let head = Head { hand, said: &said, more: None, picture: Some(&picture), drawn: false };
    if head.write(matches, presentation, output, || {
        MeldsReport::new(hand, &cited, discard, None, listed().map(DecompositionReport::from))
    })? {
        write_table(hand, listed(), text, output)?;
        finish(&cited, limit, text, output)?;
    }
    Ok(output.said())
}

/// What comes after the list: that it is not whole, and the clauses.
fn finish(cited: &Cited<u64>, limit: u64, text: Text, output: &mut Output) -> Result<(), Failure> {
    let shown = limit.min(cited.verdict);
    if shown < cited.verdict && limit > 0 {
        output.tiles(&paragraph(&text.more_layouts(shown, cited.verdict)))?;
    }
    output.tiles(&parts::clauses(&cited.clauses, text))
}

fn write_table(
    hand: &Hand,
    decompositions: impl Iterator<Item = Decomposition>,
    text: Text,
    output: &mut Output,
) -> Result<(), Failure> {
    let words = text.words();
    let rows = (1..).zip(decompositions).map(|(at, decomposition): (u64, Decomposition)| {
        let thrown = decomposition.discard.map_or_else(|| "–".to_owned(), |tile| tile.to_string());
        vec![at.to_string(), thrown, parts::melds(&decomposition.melds, hand.table())]
    });
    write_framed(&[words.number_sign, words.throw, words.melds_label], rows, output)
}

/// Writes rows in tables of a thousand: a frame has to know all its rows, and there may be millions.
fn write_framed(
    header: &[&str],
    mut rows: impl Iterator<Item = Vec<String>>,
    output: &mut Output,
) -> Result<(), Failure> {
    const AT_ONCE: usize = 1000;

    loop {
        let next: Vec<Vec<String>> = rows.by_ref().take(AT_ONCE).collect();
        if next.is_empty() {
            return Ok(());
        }
        output.tiles(&format!("\n{}", framed(header, next)))?;
    }
}
