//! `okey melds`: every decomposition of a hand.

use clap::ArgMatches;

mod partial;

use super::{show, sight};
use crate::cli::Status;
use crate::cli::asked::Extent;
use crate::cli::failure::Failure;
use crate::cli::fault::FaultKind;
use crate::cli::input::Input;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::place::Place;
use crate::cli::table::{framed, paragraph};
use crate::cli::text::{Text, text};
use crate::hand::Hand;
use crate::report::{Cited, DecompositionReport, MeldsReport};
use crate::table::Variant;
use crate::tiles::Tile;
use crate::winning::{Analysis, Decomposition};

/// How many decompositions a table lists unless it is told otherwise.
const TABLE_LIMIT: u64 = 20;

pub(in crate::cli) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let partial = matches.get_flag("partial");
    let seat = Input::seat_at(matches, Variant::Okey, if partial { Extent::InPlay } else { Extent::Whole }, output)?;
    let hand = seat.hand()?;
    let discard = seat.discard;
    if let Some(kind) = discard.and_then(|tile| impossible_discard(&hand, tile)) {
        return Err(seat.refuse(kind, Place::Tile));
    }

    let analysis = Analysis::new(&hand);
    let asked = if matches.get_flag("count") { Some(0) } else { matches.get_one("limit").copied() };
    let limit = asked.unwrap_or(if manner.json { u64::MAX } else { TABLE_LIMIT });
    if partial {
        return partial::answer(matches, &seat, &analysis, limit, manner, output);
    }
    let ruling = Cited::on_melds(&analysis, discard);
    let listed = analysis.decompositions(discard).take(usize::try_from(limit).unwrap_or(usize::MAX));
    let text = text(manner.language);
    let thrown = discard.map(|tile| tile.to_string());
    let said = match ruling.verdict {
        0 => text.does_not_lay_out(thrown.as_deref()),
        total => text.lays_out(total, thrown.as_deref()),
    };
    let first = analysis.decompositions(discard).next().map(|first| first.melds).unwrap_or_default();
    output.verdict(ruling.verdict > 0);
    if sight::save(matches, &said, text.words(), Some(&sight::laid(&hand, &first)), output)? == sight::Answer::Replaced
    {
        return Ok(output.said());
    }
    if manner.json {
        let listed = listed.map(DecompositionReport::from);
        output.json(&MeldsReport::new(&hand, &ruling, discard, None, listed))?;
    } else {
        output.tiles(&format!("{}\n{}", paragraph(&said), show::setting(&hand, text)))?;
        write_table(&hand, listed, text, output)?;
        finish(&ruling, limit, manner, output)?;
    }
    Ok(output.said())
}

/// What comes after the list: that it is not whole, and the clauses.
fn finish(ruling: &Cited<u64>, limit: u64, manner: Manner, output: &mut Output) -> Result<(), Failure> {
    let text = text(manner.language);
    let shown = limit.min(ruling.verdict);
    if shown < ruling.verdict && limit > 0 {
        output.tiles(&paragraph(&text.more_layouts(shown, ruling.verdict)))?;
    }
    output.tiles("\n")?;
    output.tiles(&show::clauses(&ruling.clauses, manner.language, text.words()))
}

/// Why a tile cannot be thrown from a hand, if it cannot.
pub(in crate::cli) fn impossible_discard(hand: &Hand, tile: Tile) -> Option<FaultKind> {
    if hand.is_whole() && !hand.on_turn() {
        return Some(FaultKind::NothingToDiscard { held: hand.tiles().len() });
    }
    (hand.tiles().count(tile) == 0).then_some(FaultKind::DiscardNotHeld { tile })
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
        vec![at.to_string(), thrown, show::melds(&decomposition.melds, hand.table())]
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
