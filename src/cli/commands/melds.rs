//! `okey melds`: every decomposition of a hand, or the layouts that leave the fewest tiles outside.

use clap::ArgMatches;

use super::parts::Head;
use super::{illustration, parts};
use crate::cli::Answered;
use crate::cli::failure::Failure;
use crate::cli::hand_texts::Extent;
use crate::cli::input::Input;
use crate::cli::output::Output;
use crate::cli::questions::{self, Layouts};
use crate::cli::table::{framed, paragraph};
use crate::cli::text::Words;
use crate::table::{Table, Variant};
use crate::text::verdict;
use crate::winning::Analysis;

/// How many layouts a table lists unless it is told otherwise.
const TABLE_LIMIT: u64 = 20;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let partial = matches.get_flag("partial");
    let seat = Input::seat_at(matches, Variant::Okey, if partial { Extent::InPlay } else { Extent::Whole }, output)?;
    let hand = &seat.laid.hand;
    let discard = questions::discard(&seat.laid).map_err(|refusal| seat.refuse(refusal))?;
    let analysis = Analysis::new(hand);
    let asked = if matches.get_flag("count") { Some(0) } else { matches.get_one("limit").copied() };
    let limit = asked.unwrap_or(if output.presentation.is_json() { u64::MAX } else { TABLE_LIMIT });
    let most = usize::try_from(limit).unwrap_or(usize::MAX);
    let layouts = Layouts::new(&analysis, discard, partial);
    let (total, language) = (layouts.cited.verdict, output.language());
    let first = layouts.list().next().map(|(_, first)| first.melds).unwrap_or_default();
    let said = match layouts.outside() {
        None => verdict::layouts(total, discard, language),
        Some(_) if total == 0 => verdict::no_meld(language),
        Some(outside) => verdict::partial(total, outside, discard, language),
    };
    output.verdict(total > 0);
    let picture = illustration::laid(hand, &first);
    let head = Head { hand, said: &said, more: None, picture: Some(&picture), drawn: false };
    if head.write(matches, output, || layouts.report(most))? {
        write_table(&layouts, most, hand.table(), output)?;
        let shown = limit.min(total);
        if shown < total && limit > 0 {
            output.tiles(&paragraph(&language.more_layouts(shown, total)))?;
        }
        output.tiles(&parts::clauses(&layouts.cited.clauses, language))?;
    }
    Ok(())
}

fn write_table(layouts: &Layouts, most: usize, at: &Table, output: &mut Output) -> Result<(), Failure> {
    let words = Words::of(output.language());
    let partial = layouts.outside().is_some();
    let header = if partial {
        [words.number_sign, words.melds_label, words.outside_label]
    } else {
        [words.number_sign, words.throw, words.melds_label]
    };
    let rows = (1_u64..).zip(layouts.list().take(most)).map(|(number, (discard, layout))| {
        let melds = parts::melds(&layout.melds, at);
        if partial {
            return vec![number.to_string(), melds, layout.outside.to_string()];
        }
        vec![number.to_string(), discard.map_or_else(|| "–".to_owned(), |tile| tile.to_string()), melds]
    });
    write_framed(&header, rows, output)
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
