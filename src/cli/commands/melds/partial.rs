//! `okey melds --partial`: the layouts that leave the fewest tiles outside.

use super::{finish, show};
use crate::cli::Status;
use crate::cli::failure::Failure;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::table::{framed, paragraph};
use crate::cli::text::{Text, text};
use crate::partial::PartialLayout;
use crate::report::{DecompositionReport, MeldsReport};
use crate::ruling::Ruling;
use crate::table::Table;
use crate::tile::Tile;
use crate::winning::Analysis;

pub(super) fn answer(
    analysis: &Analysis<'_>,
    discard: Option<Tile>,
    limit: u64,
    manner: Manner,
    output: &mut Output,
) -> Result<Status, Failure> {
    let hand = analysis.hand();
    let partial = analysis.partial(discard);
    let ruling = Ruling::on_partial(analysis, &partial);
    let listed = partial.layouts().take(usize::try_from(limit).unwrap_or(usize::MAX));
    if manner.json {
        let listed = listed.map(|layout| DecompositionReport::partial(discard, &layout));
        output.json(&MeldsReport::new(hand, &ruling, discard, Some(partial.outside()), listed))?;
    } else {
        let text = text(manner.language);
        let thrown = discard.map(|tile| tile.to_string());
        let sentence = text.leaves_outside(ruling.verdict, partial.outside(), thrown.as_deref());
        output.tiles(&format!("{}\n{}", paragraph(&sentence), show::setting(hand, text)))?;
        output.tiles(&table(hand.table(), listed, text))?;
        finish(&ruling, limit, manner, output)?;
    }
    Ok((ruling.verdict > 0).into())
}

fn table(at: &Table, layouts: impl Iterator<Item = PartialLayout>, text: &dyn Text) -> String {
    let words = text.words();
    let row = |(number, layout): (u64, PartialLayout)| {
        vec![number.to_string(), show::melds(&layout.melds, at), layout.outside.to_string()]
    };
    let rows: Vec<Vec<String>> = (1..).zip(layouts).map(row).collect();
    if rows.is_empty() {
        return String::new();
    }
    format!("\n{}", framed(&[words.number_sign, words.melds_label, words.outside_label], rows))
}
