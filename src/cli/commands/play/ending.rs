//! Formats the standings during a game, and the winner at its end.

use crate::cli::commands::replay::page::Page;
use crate::cli::commands::score::{Medium, cards, standing};
use crate::cli::page::plain;
use crate::cli::paint::own_words;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::game::GameWords;
use crate::cli::text::play::{self as text, PlayWords};
use crate::game::{Evening, Over, Referee, State};
use crate::report::ReplayTotals;
use crate::score::{Sheet, Total};
use crate::table::Game;
use crate::text::score;
use crate::words::{ClauseSet, Language};

/// Returns the totals before a hand begins. The text is empty before the first hand of a match.
pub(super) fn running(evening: &Evening, language: Language) -> String {
    let Some(sheet) = evening.sheet() else { return String::new() };
    let matches = sheet.matches.len();
    let Some(current) = sheet.matches.last().filter(|current| !current.over) else {
        let next = sheet.form.is_tournament().then(|| paragraph(&score::match_number(matches + 1, language)));
        return next.unwrap_or_default();
    };
    let totals: Vec<String> =
        sides(&current.standing.sides).into_iter().map(|[name, balance]| format!("{name} {balance}")).collect();
    paragraph(&format!("{}: {}", GameWords::of(language).totals, totals.join(", ")))
}

/// Returns the totals after a hand. In a game in which players start with points, these are the points that each has
/// left.
pub(super) fn totals(evening: &Evening, referee: &Referee<'_>, page: &Page<'_>) -> String {
    let carried = !evening.header().totals.is_empty();
    let sheet = evening.sheet().filter(|_| !carried);
    let Some(current) = sheet.as_ref().and_then(|sheet| sheet.matches.last()) else {
        return page.totals(&ReplayTotals::new(evening.header(), referee, ClauseSet::default()));
    };
    format!("{}\n{}", GameWords::of(page.language).totals, listed(sides(&current.standing.sides)))
}

fn sides(sides: &[Total]) -> Vec<[String; 2]> {
    sides.iter().map(|side| [own_words(&side.name), side.balance.to_string()]).collect()
}

/// Returns a sentence if the hand is a tie because the stock ran out (`cs102.tie`); otherwise an empty text.
pub(super) fn tie(state: &State, language: Language) -> String {
    let tie = state.over() == Some(&Over::Exhausted) && state.table().game() == Game::Chains;
    if tie { paragraph(&text::tie(language)) } else { String::new() }
}

/// Returns the name of the winner. After more than one hand, the score card follows.
pub(super) fn result(evening: &Evening, language: Language) -> String {
    let over = || paragraph(PlayWords::of(language).over);
    let Some(sheet) = evening.sheet() else { return over() };
    let hands = sheet.hands.len();
    let card = if hands > 1 { plain(&cards(&sheet, Medium::Terminal, language)) + "\n" } else { String::new() };
    let texts = if sheet.form.is_tournament() {
        standing(&evening.header().profile, &sheet, language).iter().map(|sentence| paragraph(sentence)).collect()
    } else {
        winners(&sheet, language).map_or_else(over, |sentence| paragraph(&sentence))
    };
    card + &texts
}

/// Returns a sentence that names the winners, or `None` if no player won.
fn winners(sheet: &Sheet, language: Language) -> Option<String> {
    let game = sheet.matches.last()?;
    let first: Vec<&Total> = game.standing.first().collect();
    let balance = first.first()?.balance;
    if first.len() == game.standing.sides.len() && balance == 0 {
        return None;
    }
    let you = PlayWords::of(language).you;
    if let [winner] = first.as_slice()
        && winner.name == you
    {
        return Some(text::you_won(game.hands, balance, language));
    }
    let names: Vec<String> = first.iter().map(|side| own_words(&side.name)).collect();
    Some(score::won(game.hands, &names, balance, language))
}
