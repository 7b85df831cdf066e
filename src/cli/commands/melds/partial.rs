//! `okey melds --partial`: the layouts that leave the fewest tiles outside.

use clap::ArgMatches;

use super::{finish, illustration, parts, write_framed};
use crate::cli::Answered;
use crate::cli::commands::parts::Head;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::presentation::Presentation;
use crate::cli::text::{Text, text};
use crate::report::{Cited, DecompositionReport, MeldsReport};
use crate::table::Table;
use crate::text::verdict;
use crate::tiles::Tile;
use crate::winning::{Analysis, PartialLayout};

pub(super) fn answer(
    matches: &ArgMatches,
    analysis: &Analysis,
    discard: Option<Tile>,
    limit: u64,
    presentation: Presentation,
    output: &mut Output,
) -> Answered {
    let hand = analysis.hand();
    let partial = analysis.partial(discard);
    let cited = Cited::on_partial(analysis, &partial);
    let listed = || partial.layouts().take(usize::try_from(limit).unwrap_or(usize::MAX));
    let text = text(presentation.language);
    let first = partial.layouts().next().map(|first| first.melds).unwrap_or_default();
    let said = if first.is_empty() {
        verdict::no_meld(presentation.language)
    } else {
        verdict::partial(cited.verdict, partial.outside(), discard, presentation.language)
    };
    output.verdict(!first.is_empty());
    let picture = illustration::laid(hand, &first);
    let head = Head { hand, said: &said, more: None, picture: Some(&picture), drawn: false };
    if head.write(matches, presentation, output, || {
        MeldsReport::new(
            hand,
            &cited,
            discard,
            Some(partial.outside()),
            listed().map(|layout| DecompositionReport::partial(discard, &layout)),
        )
    })? {
        write_table(hand.table(), listed(), text, output)?;
        finish(&cited, limit, text, output)?;
    }
    Ok(output.said())
}

fn write_table(
    at: &Table,
    layouts: impl Iterator<Item = PartialLayout>,
    text: Text,
    output: &mut Output,
) -> Result<(), Failure> {
    let words = text.words();
    let rows = (1..).zip(layouts).map(|(number, layout): (u64, PartialLayout)| {
        vec![number.to_string(), parts::melds(&layout.melds, at), layout.outside.to_string()]
    });
    write_framed(&[words.number_sign, words.melds_label, words.outside_label], rows, output)
}
