//! `okey melds`: lists every decomposition of a hand, or the layouts that leave the fewest tiles out of melds.

use std::iter;

use super::question::{HandPage, Head};
use super::{illustration, parts};
use crate::cli::table::{framed, paragraph};
use crate::cli::text::Words;
use crate::oracle::hand_question::QuestionInput;
use crate::oracle::hands::{Melds, listed};
use crate::picture::Picture;
use crate::text::verdict;
use crate::words::Language;

/// The maximum number of layouts in one table. More layouts are written as several tables, because a hand can have
/// millions of layouts, and all rows of one table are in memory at once.
const AT_ONCE: usize = 1000;

impl HandPage for Melds {
    fn head<'a>(&'a self, asked: &QuestionInput<'a>, language: Language) -> Head<'a> {
        let total = self.cited.verdict;
        let sentence = match self.outside() {
            None => verdict::layouts(total, self.discard, language),
            Some(_) if total == 0 => verdict::no_meld(language),
            Some(outside) => verdict::partial(total, outside, self.discard, language),
        };
        let (hand, clauses) = (&asked.laid.hand, &self.cited.clauses);
        Head { hand, yes: total > 0, sentence, more: None, drawn: false, clauses }
    }

    fn picture(&self, asked: &QuestionInput<'_>) -> Picture {
        let first = self.list(asked).next().map(|(_, first)| first.melds).unwrap_or_default();
        illustration::laid(&asked.laid.hand, &first)
    }

    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String> {
        let words = Words::of(language);
        let partial = self.partial.is_some();
        let header = if partial {
            [words.number_sign, words.melds_label, words.outside_label]
        } else {
            [words.number_sign, words.throw, words.melds_label]
        };
        let mut rows = (1_u64..).zip(self.listed(asked)).map(move |(number, (discard, layout))| {
            let melds = parts::melds(&layout.melds, asked.table());
            if partial {
                return vec![number.to_string(), melds, layout.outside.to_string()];
            }
            vec![number.to_string(), discard.map_or_else(|| "–".to_owned(), |tile| tile.to_string()), melds]
        });
        let tables = iter::from_fn(move || {
            let next: Vec<Vec<String>> = rows.by_ref().take(AT_ONCE).collect();
            (!next.is_empty()).then(|| format!("\n{}", framed(&header, next)))
        });
        let (limit, total) = (listed(asked.options), self.cited.verdict);
        let more = (0 < limit && limit < total).then(|| paragraph(&language.more_layouts(limit, total)));
        tables.chain(more)
    }
}
