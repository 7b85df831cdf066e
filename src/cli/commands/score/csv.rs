//! Formats scores as CSV, for spreadsheets.

use super::{short_ending, what_for};
use crate::cli::escape::visible;
use crate::cli::paint::own_words;
use crate::cli::text::ScoreWords;
use crate::score::{HandScore, Part, PlayerScore, Sheet, SheetHand};
use crate::table::Profile;
use crate::words::Language;

enum CsvField {
    Number(i64),
    Text(String),
}

impl CsvField {
    fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    fn count(count: impl TryInto<i64>) -> Self {
        Self::Number(count.try_into().unwrap_or(i64::MAX))
    }

    /// Returns the field as CSV text. A text that looks like a formula gets an apostrophe, so that no spreadsheet
    /// evaluates it.
    fn written(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => quoted(&guarded(text)),
        }
    }
}

/// Returns the CSV of one hand, with a line for each part of a player's points, such as a penalty.
pub(super) fn hand(profile: &Profile, score: &HandScore, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let head = labels.csv_hand.map(CsvField::text);
    line(head.iter().chain(&club(profile, Some(labels.csv_rules)))) + &parts_of(profile, score, None, language)
}

/// Returns the CSV of all hands, with a line for each part of a player's points, such as a penalty.
pub(super) fn parts(profile: &Profile, sheet: &Sheet, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let [_, number, _] = labels.csv_sheet;
    let head: Vec<CsvField> = [number].into_iter().chain(labels.csv_hand).map(CsvField::text).collect();
    let hand = |hand: &SheetHand| parts_of(profile, &hand.score, Some(hand.number), language);
    line(head.iter().chain(&club(profile, Some(labels.csv_rules)))) + &sheet.hands.iter().map(hand).collect::<String>()
}

/// Returns a line for each part of a player's points, such as a penalty. A line begins with the hand's number, if there
/// is one.
fn parts_of(profile: &Profile, score: &HandScore, number: Option<u32>, language: Language) -> String {
    let line = |fields: &[CsvField], rules| {
        line(number.map(CsvField::count).iter().chain(fields).chain(&club(profile, rules)))
    };
    let mut lines = Vec::new();
    for player in &score.players {
        let who = || {
            let team = player.team.as_deref().unwrap_or_default();
            vec![name(&player.name), name(team), CsvField::Number(player.points())]
        };
        let part = |part: &Part| {
            let figures = [part.points(), part.base, part.factor].map(CsvField::Number);
            let clause = CsvField::text(part.basis().map_or_else(String::new, |clause| clause.to_string()));
            line(
                &who()
                    .into_iter()
                    .chain([clause])
                    .chain(figures)
                    .chain([CsvField::Text(what_for(part, language))])
                    .collect::<Vec<_>>(),
                None,
            )
        };
        lines.extend(player.parts.iter().map(part));
        if player.parts.is_empty() {
            let nothing = std::iter::repeat_with(|| CsvField::text("")).take(5);
            lines.push(line(&who().into_iter().chain(nothing).collect::<Vec<_>>(), None));
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
    let mut head: Vec<CsvField> = labels.csv_sheet.map(CsvField::text).into();
    head.extend(standing.players.iter().map(|player| name(&player.name)));
    let totals = standing.players.iter().chain(teams);
    head.extend(totals.map(|total| CsvField::Text(format!("{} {}", own_words(&total.name), labels.csv_total))));
    head.extend(club(profile, Some(labels.csv_rules)));
    let rules = || club(profile, None);
    let hands = sheet.hands.iter().map(|hand| line(sheet_line(hand, teams.len(), language).iter().chain(&rules())));
    [line(&head)].into_iter().chain(hands).collect()
}

/// Returns the last field of a line: the name of the club's rules file or, for the first line, the column title `head`.
/// Returns `None` if the club has no rules file.
fn club(profile: &Profile, head: Option<&str>) -> Option<CsvField> {
    profile.club.as_deref().map(|file| head.map_or_else(|| name(file), CsvField::text))
}

fn sheet_line(hand: &SheetHand, teams: usize, language: Language) -> Vec<CsvField> {
    let ending = CsvField::Text(short_ending(&hand.score, language));
    let mut fields = vec![CsvField::count(hand.game), CsvField::count(hand.number), ending];
    let standing = &hand.standing;
    fields.extend(standing.players.iter().map(|total| {
        let player = hand.score.players.iter().find(|player| player.name == total.name);
        CsvField::Number(player.map_or(0, PlayerScore::points))
    }));
    let totals = standing.players.iter().chain(&standing.sides[..teams]);
    fields.extend(totals.map(|total| CsvField::Number(total.balance)));
    fields
}

fn line<'a>(fields: impl IntoIterator<Item = &'a CsvField>) -> String {
    format!("{}\n", fields.into_iter().map(CsvField::written).collect::<Vec<_>>().join(","))
}

fn name(name: &str) -> CsvField {
    CsvField::Text(visible(name))
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
