//! Reports what is missing or contradictory in a score sheet.

use std::ops::RangeInclusive;

use super::{range_text, ranges};
use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::paint::own_words;
use crate::cli::table::paragraph;
use crate::game::{Difference, Figure};
use crate::oracle::reported::Reported;
use crate::report::held;
use crate::score::Sheet;
use crate::text::score;
use crate::words::Language;

/// Writes how the figures in the sheet differ from the computed ones, and the numbers of missing and unfinished hands.
/// The caller has already reported the faults.
pub(super) fn write(reported: &Reported, sheet: &Sheet, output: &mut Output) -> Answered {
    let language = output.language();
    let differs = reported.record.as_ref().map_or(&[][..], |kept| &kept.differs);
    let name = |player: usize| {
        let names = reported.record.as_ref().map_or(&[][..], |kept| &kept.record.header.players);
        names.get(player).map(|name| own_words(name)).unwrap_or_default()
    };
    let mut text = String::new();
    for (hand, difference) in differs {
        let Difference { player, written, settled, .. } = difference;
        let [written, settled] =
            [written, settled].map(|figure| figure_text(figure, score::plain_finish(language), language));
        text += &paragraph(&score::written_otherwise(*hand, &name(*player), &written, &settled, language));
    }
    let missing = missing(reported);
    text.extend(
        missing
            .iter()
            .map(|gap| paragraph(&score::hands_missing(&range_text(gap), gap.start() == gap.end(), language))),
    );
    text.extend(score::unfinished(sheet, language).iter().map(|sentence| paragraph(sentence)));
    let complete = differs.is_empty() && missing.is_empty() && sheet.unfinished.is_empty();
    if complete {
        text = paragraph(&score::nothing_missing(sheet.hands.len(), language));
    }
    output.verdict(complete);
    output.tiles(&text)
}

/// Returns the numbers of missing hands: the gaps in the numbering. A sheet must begin with hand 1, unless it carries
/// totals over from earlier hands.
fn missing(reported: &Reported) -> Vec<RangeInclusive<u32>> {
    let begins = reported.hands.first().is_none_or(|hand| hand.totals.is_empty()).then_some(0);
    let numbers: Vec<u32> = begins.into_iter().chain(reported.numbers()).collect();
    let gap = |pair: &[RangeInclusive<u32>]| (pair[0].end() + 1)..=(pair[1].start() - 1);
    ranges(&numbers).windows(2).map(gap).collect()
}

/// Returns one detail of a hand as text: points, tiles, the kinds of finish, the kind of opening, or whether the tile
/// with the indicator's face was shown. `plain_finish` is the text for a finish of no special kind.
pub(in crate::cli::commands) fn figure_text(figure: &Figure, plain_finish: &str, language: Language) -> String {
    match figure {
        Figure::Points(points) => points.to_string(),
        Figure::Tiles(tiles, unknown) => held(tiles, *unknown).join(" "),
        Figure::Finish(Some(how)) if how.is_empty() => plain_finish.to_owned(),
        Figure::Finish(Some(how)) => how.iter().map(|&how| score::how(how, language)).collect::<Vec<_>>().join(", "),
        Figure::Opened(Some(opened)) => opened.name_in(language).to_owned(),
        Figure::Shown(true) => score::shown(language).to_owned(),
        Figure::Finish(None) | Figure::Opened(None) | Figure::Shown(false) => score::nothing(language).to_owned(),
    }
}
