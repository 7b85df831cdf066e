//! `okey check`: finds out whether a hand wins, and with which discards.

use std::iter;

use super::illustration;
use super::parts::{self, other_tables};
use super::question::{HandPage, Head};
use crate::cli::table::framed;
use crate::cli::text::Words;
use crate::hand::Hand;
use crate::oracle::hand_question::QuestionInput;
use crate::oracle::hands::Check;
use crate::picture::Picture;
use crate::table::Table;
use crate::text::ways::{okey_finish, ways};
use crate::tiles::Tiles;
use crate::winning::{Completion, Verdict};
use crate::words::Language;

impl HandPage for Check {
    fn head<'a>(&'a self, asked: &QuestionInput<'a>, language: Language) -> Head<'a> {
        let hand = &asked.laid.hand;
        let far = self.distances.text(hand.table().game(), language);
        Head {
            hand,
            yes: self.cited.verdict.wins(),
            sentence: self.cited.verdict.text(hand, language),
            more: far.map(|far| [Words::of(language).distance_label.to_owned(), far]),
            drawn: true,
            clauses: &self.cited.clauses,
        }
    }

    fn picture(&self, QuestionInput { engine, laid, .. }: &QuestionInput<'_>) -> Picture {
        match &self.cited.verdict {
            Verdict::OnTurn(discards) if !discards.is_empty() => {
                illustration::complete(engine, &laid.hand, Some(discards[0].tile))
            }
            Verdict::Between(completion) if !completion.ways.is_empty() => {
                illustration::complete(engine, &laid.hand, None)
            }
            _ => {
                let (hand, none) = (&laid.hand, Tiles::default());
                let useful = engine.useful(hand);
                let nearer = illustration::useful(engine, hand, &useful, &none);
                illustration::incomplete(engine, hand, None, &nearer, &none)
            }
        }
    }

    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String> {
        iter::once(wins(asked, &self.cited.verdict, language))
    }

    /// Returns the switches (settings of house rules) that would change the verdict if they had a different value.
    fn elsewhere(&self, QuestionInput { engine, laid, .. }: &QuestionInput<'_>, language: Language) -> String {
        let wins = self.cited.verdict.wins();
        let turns = |table: &Table| Hand::new(table, &laid.rack).is_ok_and(|hand| engine.verdict(&hand).wins() != wins);
        other_tables(laid.hand.table(), &laid.rack, wins, false, turns, language)
    }
}

/// Returns a list of every winning discard, with one layout each.
fn wins(QuestionInput { engine, laid, .. }: &QuestionInput<'_>, verdict: &Verdict, language: Language) -> String {
    let words = Words::of(language);
    let hand = &laid.hand;
    let game = hand.table().game();
    let rows: Vec<Vec<String>> = match verdict {
        Verdict::OnTurn(discards) => discards
            .iter()
            .map(|discard| {
                let okey = discard.okey_finish.then(|| okey_finish(language));
                let how = ways(discard.completion.ways.iter().copied(), okey, game, language);
                let layout = parts::melds(&illustration::layout(engine, hand, Some(discard.tile)), hand.table());
                vec![discard.tile.to_string(), how, layouts(&discard.completion), layout]
            })
            .collect(),
        Verdict::Between(completion) if !completion.ways.is_empty() => {
            let how = ways(completion.ways.iter().copied(), None, game, language);
            let layout = parts::melds(&illustration::layout(engine, hand, None), hand.table());
            vec![vec!["–".to_owned(), how, layouts(completion), layout]]
        }
        Verdict::Between(_) => Vec::new(),
    };
    if rows.is_empty() {
        return String::new();
    }
    format!("\n{}", framed(&[words.throw, words.how, words.layouts, words.one_of_them], rows))
}

/// Returns the number of layouts as text, or a dash for tiles that win without melds, for example as seven pairs.
fn layouts(completion: &Completion) -> String {
    if completion.decompositions == 0 { "–".to_owned() } else { completion.decompositions.to_string() }
}
