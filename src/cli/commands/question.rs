//! Runs a command that answers a question about a hand.

use clap::ArgMatches;

use super::{illustration, parts};
use crate::cli::output::Output;
use crate::cli::page::plain;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::Words;
use crate::cli::{Answered, input};
use crate::engine::Engine;
use crate::hand::Hand;
use crate::oracle::hands::{HandQuestion, QuestionInput};
use crate::oracle::json::ChosenFields;
use crate::picture::Picture;
use crate::table::Role;
use crate::tiles::Tile;
use crate::words::Language;

/// The default maximum number of layouts in a text answer.
const TABLE_LIMIT: u64 = 20;

/// The text answer to a question about a hand.
pub(in crate::cli) trait HandPage: HandQuestion {
    /// True if the terminal shows the picture of the hand.
    const DRAWN: bool = true;

    /// Returns true if the answer is "yes", or if the question is not a yes-or-no question.
    fn yes(&self) -> bool;

    /// Returns the hand that the answer is about.
    fn hand<'a>(&'a self, asked: &'a QuestionInput<'_>) -> &'a Hand {
        &asked.laid.hand
    }

    /// Returns a row (label and text) to show below the rows about the table and the hand.
    fn more(&self, _: &QuestionInput<'_>, _: Language) -> Option<[String; 2]> {
        None
    }

    fn picture(&self, asked: &QuestionInput<'_>) -> Picture;

    /// Returns the part of the answer between the picture and the clauses. It comes in pieces, so that the command can
    /// write millions of layouts one after another.
    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String>;

    /// Returns text about house rules under which the answer would differ. The text is empty if this question does not
    /// look at other house rules.
    fn elsewhere(&self, _: &QuestionInput<'_>, _: Language) -> String {
        String::new()
    }
}

/// Answers a question about a hand as JSON or as text. Saves a picture if the option `--svg` is given.
pub(in crate::cli) fn run<Q: HandPage>(matches: &ArgMatches, output: &mut Output) -> Answered {
    let layouts = if output.presentation.is_json() { u64::MAX } else { TABLE_LIMIT };
    let (laid, sources, options) = input::player::<Q>(matches, layouts, output)?;
    let engine = Engine::default();
    let seen = !output.presentation.is_json() || matches.contains_id("svg");
    let names = output.fields.clone();
    let fields: ChosenFields<'_> = names.iter().map(String::as_str).collect();
    let asked = QuestionInput { engine: &engine, laid: &laid, options: &options, fields: (!seen).then_some(&fields) };
    let answer = Q::answer(&asked).map_err(|fault| sources.refusal(fault))?;
    let language = output.language();
    let words = Words::of(language);
    let hand = answer.hand(&asked);
    let sentence = answer.sentences(&asked, language).swap_remove(0);
    output.verdict(answer.yes());
    let picture = seen.then(|| answer.picture(&asked));
    if illustration::save(matches, &sentence, words, words.loose_label, picture.as_ref(), output)? {
        return Ok(());
    }
    if output.presentation.is_json() {
        return output.json(&answer.report(&asked));
    }
    output.tiles(&format!("{}\n{}", paragraph(&sentence), setting(hand, answer.more(&asked, language), language)))?;
    output.tiles(&illustration::shown(picture.filter(|_| Q::DRAWN).as_ref(), words))?;
    for piece in answer.rest(&asked, language) {
        output.tiles(&piece)?;
    }
    output.tiles(&format!("\n{}", plain(&parts::clauses(answer.clauses(), hand.table().profile(), language))))?;
    output.tiles(&answer.elsewhere(&asked, language))
}

/// Returns rows that show how the program has read the table and the hand. The row `more` comes last.
fn setting(hand: &Hand, more: Option<[String; 2]>, language: Language) -> String {
    let words = Words::of(language);
    let table = hand.table();
    let joker = (hand.tiles().count(Tile::FalseJoker) > 0).then(|| match table.roles().of(Tile::FalseJoker) {
        Role::Natural(face) => language.false_joker_plays(&face.to_string()),
        Role::Wild => language.false_joker_plays(words.wild),
    });
    let mut rows = parts::table_rows(table.profile(), table.indicator(), joker, words);
    rows.push([words.hand_label.to_owned(), hand.tiles().to_string()]);
    rows.extend(more);
    listed(rows)
}
