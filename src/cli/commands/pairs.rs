//! `okey pairs`: counts the pairs of a hand. Seven pairs win; in 101, five pairs open.

use std::iter;

use super::question::{HandPage, Head};
use super::{illustration, parts};
use crate::cli::table::listed;
use crate::cli::text::Words;
use crate::oracle::hand_question::QuestionInput;
use crate::oracle::hands::Pairs;
use crate::picture::Picture;
use crate::report::Cited;
use crate::text::verdict;
use crate::words::Language;

impl HandPage for Pairs {
    fn head<'a>(&'a self, asked: &QuestionInput<'a>, language: Language) -> Head<'a> {
        let Cited { verdict: pairing, clauses } = &self.0;
        let sentence = verdict::pairs(pairing, language);
        Head { hand: &asked.laid.hand, yes: pairing.eligible, sentence, more: None, drawn: false, clauses }
    }

    fn picture(&self, asked: &QuestionInput<'_>) -> Picture {
        illustration::laid(&asked.laid.hand, &self.0.verdict.pairs)
    }

    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String> {
        let words = Words::of(language);
        let pairing = &self.0.verdict;
        let or_none = |shown: String| if shown.is_empty() { words.none.to_owned() } else { shown };
        let figures = listed(vec![
            [words.pairs_made.to_owned(), pairing.made.to_string()],
            [words.pairs_with_okeys.to_owned(), pairing.with_okeys.to_string()],
            [words.pairs_needed.to_owned(), pairing.needed.to_string()],
            [words.pairs_label.to_owned(), or_none(parts::melds(&pairing.pairs, asked.table()))],
            [words.singles_label.to_owned(), or_none(pairing.singles.to_string())],
        ]);
        iter::once(format!("\n{figures}"))
    }
}
