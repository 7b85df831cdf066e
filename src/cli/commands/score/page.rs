//! Builds the pages of a score sheet and of a hand, and draws the totals of a sheet.

use super::grid::{Cell, Grid, grids, part_titles, rows};
use super::{ending, standing};
use crate::cli::commands::parts;
use crate::cli::page::{Block, Rank};
use crate::cli::paint::own_words;
use crate::cli::table::Ledger;
use crate::cli::text::{ScoreWords, Words};
use crate::picture::{TotalsLine, stacked, totals_svg};
use crate::score::{PlayerScore, Scoring, Sheet, SheetHand, Total};
use crate::table::{Indicator, Profile, SEATS};
use crate::text::score;
use crate::words::Language;

/// Where a page is shown. A document has a title, and no hints about options.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::cli::commands) enum Medium {
    Terminal,
    Document,
}

/// Returns the page of a score sheet. If `with_parts` is true, the page ends with tables of each player's points, part
/// by part (such as penalties).
pub(super) fn sheet(
    profile: &Profile,
    sheet: &Sheet,
    with_parts: bool,
    medium: Medium,
    language: Language,
) -> Vec<Block> {
    let labels = ScoreWords::of(language);
    let players = sheet.hands.first().map_or(SEATS, |hand| hand.score.players.len());
    let mut page = introduction(
        standing(profile, sheet, language).into_iter().chain(score::seated(players, language)),
        medium,
        language,
    );
    page.push(setting(profile, None, language));
    page.extend(cards(sheet, medium, language));
    page.push(Block::Text(
        if sheet.scoring == Scoring::Ladder { labels.legend_ladder } else { labels.legend }.to_owned(),
    ));
    if with_parts {
        for hand in &sheet.hands {
            let title = format!("{} {}: {}", labels.hand, hand.number, ending(&hand.score, language));
            page.extend([Block::Heading(Rank::Page, title), parts_of(hand, language)]);
        }
    } else if medium == Medium::Terminal {
        page.push(Block::Text(labels.ask_parts.to_owned()));
    }
    if medium == Medium::Document {
        page.push(Block::Picture { drawn: String::new(), svg: picture(profile, sheet, language) });
    }
    page
}

pub(super) fn hand(profile: &Profile, hand: &SheetHand, medium: Medium, language: Language) -> Vec<Block> {
    let labels = ScoreWords::of(language);
    let players = hand.score.players.len();
    let mut page = introduction(
        [ending(&hand.score, language)].into_iter().chain(score::seated(players, language)),
        medium,
        language,
    );
    page.push(setting(profile, hand.indicator, language));
    if !hand.score.void || hand.score.is_adjusted() {
        page.push(parts_of(hand, language));
    }
    if profile.has_partners() {
        let team = |(name, points): (&str, i64)| [format!("{} {}", labels.team, own_words(name)), points.to_string()];
        page.push(Block::Facts(hand.score.sides().into_iter().map(team).collect()));
    }
    page.extend(parts::clauses(&hand.score.clauses, profile, language));
    page
}

/// Returns the first sentences of a page. A document also has a title, and its first sentence is a heading.
fn introduction(sentences: impl Iterator<Item = String>, medium: Medium, language: Language) -> Vec<Block> {
    if medium == Medium::Terminal {
        return sentences.map(Block::Text).collect();
    }
    let title = Block::Heading(Rank::Book, ScoreWords::of(language).sheet.to_owned());
    let sentences = sentences.enumerate().map(|(at, sentence)| match at {
        0 => Block::Heading(Rank::Section, sentence),
        _ => Block::Text(sentence),
    });
    [title].into_iter().chain(sentences).collect()
}

fn setting(profile: &Profile, indicator: Option<Indicator>, language: Language) -> Block {
    Block::Facts(parts::table_rows(profile, indicator, None, Words::of(language)))
}

/// Returns the score card of a sheet, a table with a row for each hand. A tournament has a score card for each match.
pub(in crate::cli::commands) fn cards(sheet: &Sheet, medium: Medium, language: Language) -> Vec<Block> {
    let several = sheet.form.is_tournament();
    let cards = grids(sheet, language).into_iter().enumerate().flat_map(|(at, grid)| {
        let title = several.then(|| Block::Heading(Rank::Page, score::match_number(at + 1, language)));
        let card = match medium {
            Medium::Document => {
                grid.card(language, |_, cell| figure(cell, |points, total| format!("{points} / {total}")))
            }
            Medium::Terminal => {
                let widths: Vec<[usize; 2]> = (0..grid.sides.len()).map(|side| widths(&grid, side)).collect();
                let aligned = |[added, total]: [usize; 2]| {
                    move |points: String, balance| format!("{points:>added$}  {balance:>total$}")
                };
                grid.card(language, |side, cell| figure(cell, aligned(widths[side])))
            }
        };
        title.into_iter().chain([Block::Ledger(card)])
    });
    cards.collect()
}

/// Returns the text of a cell. `joined` combines the points of the hand with the total. Points other than 0 have a
/// sign.
fn figure(cell: Cell, joined: impl Fn(String, i64) -> String) -> String {
    let signed = |points: i64| if points == 0 { "0".to_owned() } else { format!("{points:+}") };
    cell.map_or_else(|| "–".to_owned(), |(points, total)| joined(signed(points), total))
}

/// Returns the widths of the points and of the running totals in the column of a side.
fn widths(grid: &Grid, side: usize) -> [usize; 2] {
    let cells = || grid.lines.iter().filter_map(move |line| line.cells[side]);
    let added = cells().map(|(added, _)| format!("{added:+}").len()).max().unwrap_or(0);
    let left = cells().map(|(_, left)| left.to_string().len()).max().unwrap_or(0);
    [added, left]
}

fn parts_of(hand: &SheetHand, language: Language) -> Block {
    ledger_of_parts(hand.score.players.iter().map(|player| (player, Some(player.points()))), language)
}

/// Returns a table with a row for each part of a player's points, such as a penalty. A player whose points are unknown
/// has one row with a dash.
pub(in crate::cli::commands) fn ledger_of_parts<'a>(
    players: impl Iterator<Item = (&'a PlayerScore, Option<i64>)>,
    language: Language,
) -> Block {
    Block::Ledger(Ledger {
        titles: part_titles(language).into(),
        rows: players.flat_map(|(player, points)| rows(player, points, language)).collect(),
        footer: Vec::new(),
        figures: 1,
    })
}

/// Returns an SVG picture of the totals after each hand, with one diagram for each match.
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
