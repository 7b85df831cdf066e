//! Formats scores as CSV, for spreadsheets.

use super::{short_ending, what_for};
use crate::cli::escape::visible;
use crate::cli::paint::own_words;
use crate::cli::text::ScoreWords;
use crate::score::{HandScore, Part, PlayerScore, Sheet, SheetHand};
use crate::table::Profile;
use crate::words::Language;

/// Returns the CSV of one hand, with a line for each part of a player's points, such as a penalty.
pub(super) fn hand(profile: &Profile, score: &HandScore, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let head = labels.csv_hand.map(text);
    line(head.into_iter().chain(club(profile, Some(labels.csv_rules)))) + &parts_of(profile, score, None, language)
}

/// Returns the CSV of all hands, with a line for each part of a player's points, such as a penalty.
pub(super) fn parts(profile: &Profile, sheet: &Sheet, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let [_, number, _] = labels.csv_sheet;
    let head = [number].into_iter().chain(labels.csv_hand).map(text);
    let hand = |hand: &SheetHand| parts_of(profile, &hand.score, Some(hand.number), language);
    line(head.chain(club(profile, Some(labels.csv_rules)))) + &sheet.hands.iter().map(hand).collect::<String>()
}

/// Returns a line for each part of a player's points, such as a penalty. A line begins with the hand's number, if there
/// is one.
fn parts_of(profile: &Profile, score: &HandScore, number: Option<u32>, language: Language) -> String {
    let mut lines = Vec::new();
    for player in &score.players {
        let team = player.team.as_deref().unwrap_or_default();
        let who = [name(&player.name), name(team), player.points().to_string()];
        let line = |part: [String; 5]| {
            let number = number.map(|number| number.to_string());
            line(number.into_iter().chain(who.clone()).chain(part).chain(club(profile, None)))
        };
        let part = |part: &Part| {
            let clause = part.basis().map_or_else(String::new, |clause| text(&clause.to_string()));
            let [points, base, factor] = [part.points(), part.base, part.factor].map(|number| number.to_string());
            line([clause, points, base, factor, text(&what_for(part, language))])
        };
        lines.extend(player.parts.iter().map(part));
        if player.parts.is_empty() {
            lines.push(line(<[String; 5]>::default()));
        }
    }
    lines.concat()
}

/// Returns the CSV of a score sheet. The line of a hand has the points of each player, then the running totals of
/// players and teams.
pub(super) fn sheet(profile: &Profile, sheet: &Sheet, language: Language) -> String {
    let Some(first) = sheet.hands.first() else { return String::new() };
    let standing = &first.standing;
    let teams = if standing.sides.len() < standing.players.len() { &standing.sides[..] } else { &[] };
    let labels = ScoreWords::of(language);
    let mut head: Vec<String> = labels.csv_sheet.map(text).into();
    head.extend(standing.players.iter().map(|player| name(&player.name)));
    let totals = standing.players.iter().chain(teams);
    head.extend(totals.map(|total| text(&format!("{} {}", own_words(&total.name), labels.csv_total))));
    head.extend(club(profile, Some(labels.csv_rules)));
    let rules = || club(profile, None);
    let hands = sheet.hands.iter().map(|hand| line(sheet_line(hand, teams.len(), language).into_iter().chain(rules())));
    [line(head)].into_iter().chain(hands).collect()
}

/// Returns the last field of a line: the name of the club's rules file or, for the first line, the column title `head`.
/// Returns `None` if the club has no rules file.
fn club(profile: &Profile, head: Option<&str>) -> Option<String> {
    profile.club.as_deref().map(|file| head.map_or_else(|| name(file), text))
}

fn sheet_line(hand: &SheetHand, teams: usize, language: Language) -> Vec<String> {
    let ending = text(&short_ending(&hand.score, language));
    let mut fields = vec![hand.game.to_string(), hand.number.to_string(), ending];
    let standing = &hand.standing;
    fields.extend(standing.players.iter().map(|total| {
        let player = hand.score.players.iter().find(|player| player.name == total.name);
        player.map_or(0, PlayerScore::points).to_string()
    }));
    let totals = standing.players.iter().chain(&standing.sides[..teams]);
    fields.extend(totals.map(|total| total.balance.to_string()));
    fields
}

fn line(fields: impl IntoIterator<Item = String>) -> String {
    format!("{}\n", fields.into_iter().collect::<Vec<_>>().join(","))
}

fn name(name: &str) -> String {
    text(&visible(name))
}

/// Returns a text as a field. A text that looks like a formula gets an apostrophe, so that no spreadsheet evaluates it.
fn text(text: &str) -> String {
    quoted(&guarded(text))
}

/// Puts an apostrophe before a text that a spreadsheet would evaluate, such as `=1+1`. Does the same for a text that
/// starts with a tab or a line break.
fn guarded(text: &str) -> String {
    const SIGNS: [char; 14] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−', '|'];
    let hidden = text.starts_with(['\t', '\r', '\n']);
    if hidden || text.trim_start().starts_with(SIGNS) { format!("'{text}") } else { text.to_owned() }
}

/// Quotes the field if it contains a separator, a quote or a line break, or if it starts or ends with a blank.
fn quoted(field: &str) -> String {
    let plain = !field.contains([',', '"', ';', '\t', '\n', '\r']) && field.trim() == field;
    if plain { field.to_owned() } else { format!("\"{}\"", field.replace('"', "\"\"")) }
}
