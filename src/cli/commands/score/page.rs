//! Formats a sheet or a hand as a page to print, and the totals of a sheet as a picture.

use super::grid::{Card, Cell, Grid, grids, part_titles, rows};
use super::{ending, seated, standing};
use crate::cli::commands::parts;
use crate::cli::page::{Block, Rank, html};
use crate::cli::paint::own_words;
use crate::cli::text::{ScoreWords, Words};
use crate::picture::{TotalsLine, stacked, totals_svg};
use crate::score::{Scoring, Sheet, SheetHand, Total};
use crate::table::{Indicator, Profile, SEATS};
use crate::text::score;
use crate::words::Language;

/// Returns the score sheet as a page in HTML. If `with_parts` is true, tables follow that list the parts of every
/// player's points, such as penalties.
pub(super) fn sheet(profile: &Profile, sheet: &Sheet, with_parts: bool, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let players = sheet.hands.first().map_or(SEATS, |hand| hand.score.players.len());
    let mut page = vec![Block::Heading(Rank::Book, labels.sheet.to_owned())];
    let sentences = standing(profile, sheet, language).into_iter().chain(seated(players, language));
    page.extend(sentences.enumerate().map(|(at, sentence)| match at {
        0 => Block::Heading(Rank::Section, sentence),
        _ => Block::Text(sentence),
    }));
    page.push(facts(profile, None, language));
    let several = sheet.form.is_tournament();
    for (at, grid) in grids(sheet, language).iter().enumerate() {
        page.extend(several.then(|| Block::Heading(Rank::Page, score::match_number(at + 1, language))));
        page.push(card(grid, language));
    }
    let legend = if sheet.scoring == Scoring::Ladder { labels.legend_ladder } else { labels.legend };
    page.push(Block::Text(legend.to_owned()));
    if with_parts {
        page.extend(sheet.hands.iter().flat_map(|hand| hand_blocks(profile, hand, language)));
    }
    page.push(Block::Picture { drawn: String::new(), svg: picture(profile, sheet, language) });
    html(&page, labels.sheet, language)
}

/// Returns one hand as a page in HTML.
pub(super) fn hand(profile: &Profile, hand: &SheetHand, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let mut page = vec![Block::Heading(Rank::Book, labels.sheet.to_owned())];
    page.extend(hand_blocks(profile, hand, language));
    html(&page, labels.sheet, language)
}

fn facts(profile: &Profile, indicator: Option<Indicator>, language: Language) -> Block {
    let rows = parts::table_rows(profile, indicator, None, Words::of(language));
    Block::Facts(rows.into_iter().map(|[name, fact]| [name.trim().to_owned(), fact]).collect())
}

fn hand_blocks(profile: &Profile, hand: &SheetHand, language: Language) -> Vec<Block> {
    let labels = ScoreWords::of(language);
    let rows = hand.score.players.iter().flat_map(|player| rows(player, Some(player.points()), language));
    vec![
        Block::Heading(Rank::Page, format!("{} {}: {}", labels.hand, hand.number, ending(&hand.score, language))),
        facts(profile, hand.indicator, language),
        Block::Ledger {
            titles: part_titles(language).into(),
            rows: rows.collect(),
            footer: Vec::new(),
            figures: usize::MAX,
        },
    ]
}

fn card(grid: &Grid, language: Language) -> Block {
    let Card { titles, rows, footer } = grid.card(language, |_, cell| shown(cell));
    Block::Ledger { titles, rows, footer: footer.into(), figures: 2 }
}

fn shown(cell: Cell) -> String {
    cell.map_or_else(|| "–".to_owned(), |(points, balance)| format!("{points:+} / {balance}"))
}

/// Returns an SVG picture of the totals after each hand. In a tournament, the picture has one diagram for each match.
pub(super) fn picture(profile: &Profile, sheet: &Sheet, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let sentences = standing(profile, sheet, language);
    let matches = sheet.matches.iter().enumerate().map(|(at, game)| {
        let hands = || sheet.hands.iter().filter(move |hand| hand.game == at + 1);
        let standings = || std::iter::once(&game.before).chain(hands().map(|hand| &hand.standing));
        let line = |(side, total): (usize, &Total)| TotalsLine {
            name: own_words(&total.name),
            totals: standings().map(|standing| standing.sides[side].balance).collect(),
        };
        let lines: Vec<TotalsLine> = game.standing.sides.iter().enumerate().map(line).collect();
        let numbers: Vec<u32> = hands().map(|hand| hand.number).collect();
        totals_svg(sentences.get(at).map_or("", String::as_str), labels.hand, &numbers, &lines)
    });
    let pictures: Vec<String> = matches.collect();
    if let [only] = pictures.as_slice() { only.clone() } else { stacked(&pictures) }
}
