//! `okey pairs`: counts the pairs of a hand. Seven pairs win; in 101, five pairs open.

use std::iter;

use serde::Serialize;

use super::question::Head;
use super::{illustration, parts};
use crate::cli::hand_texts::Extent;
use crate::cli::questions::{HandOptions, HandQuestion, QuestionInput, QuestionRefusal};
use crate::cli::table::listed;
use crate::cli::text::Words;
use crate::picture::Picture;
use crate::report::{Cited, PairsReport};
use crate::text::verdict;
use crate::winning::Pairing;
use crate::words::Language;

/// The answer of `okey pairs`: the pairs of a hand.
pub(in crate::cli) struct Pairs(Cited<Pairing>);

impl HandQuestion for Pairs {
    const NAME: &'static str = "pairs";

    fn extent(_: &HandOptions) -> Extent {
        Extent::InPlay
    }

    fn answer(asked: &QuestionInput<'_>) -> Result<Self, QuestionRefusal> {
        Ok(Self(Cited::on_pairs(&asked.laid.hand)?))
    }

    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize {
        PairsReport::new(&asked.laid.hand, &self.0)
    }

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
            [words.pairs_label.to_owned(), or_none(parts::melds(&pairing.pairs, &asked.seat.table))],
            [words.singles_label.to_owned(), or_none(pairing.singles.to_string())],
        ]);
        iter::once(format!("\n{figures}"))
    }
}
