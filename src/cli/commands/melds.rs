//! `okey melds`: lists every decomposition of a hand, or the layouts that leave the fewest tiles out of melds.

use std::iter;

use serde::Serialize;

use super::question::Head;
use super::{illustration, parts};
use crate::cli::hand_texts::Extent;
use crate::cli::questions::{HandOptions, HandQuestion, QuestionInput, QuestionRefusal};
use crate::cli::table::{framed, paragraph};
use crate::cli::text::Words;
use crate::picture::Picture;
use crate::report::{Cited, DecompositionReport, MeldsReport};
use crate::table::Game;
use crate::text::verdict;
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Decomposition, LeastDeadwood, PartialLayout};
use crate::words::Language;

/// The number of layouts in one table. A hand can have millions of layouts, and all rows of a table are in memory at
/// once.
const AT_ONCE: usize = 1000;

/// The answer of `okey melds`, with one given discard or over all discards. It lists complete layouts, or the layouts
/// that leave the fewest tiles out of melds.
pub(in crate::cli) struct Melds {
    analysis: Analysis,
    discard: Option<Tile>,
    partial: Option<LeastDeadwood>,
    /// The number of layouts, with the clauses that justify it.
    cited: Cited<u64>,
}

impl Melds {
    /// Returns how many tiles each layout leaves out of melds, or `None` if the layouts are complete.
    fn outside(&self) -> Option<usize> {
        self.partial.as_ref().map(LeastDeadwood::outside)
    }

    /// Returns the layouts with their discards, up to the limit. The iterator computes them lazily.
    fn listed(&self, options: &HandOptions) -> impl Iterator<Item = (Option<Tile>, PartialLayout)> {
        self.list().take(usize::try_from(listed(options)).unwrap_or(usize::MAX))
    }

    fn list(&self) -> Box<dyn Iterator<Item = (Option<Tile>, PartialLayout)> + '_> {
        let hand = self.analysis.hand();
        let whole = move |Decomposition { discard, melds }| {
            let layout = match hand.table().game() {
                // In the chain game a hand wins even if tiles lie outside its chains (`cs102.win`).
                Game::Chains => PartialLayout::of(melds, &hand.staying(discard)),
                Game::Classic | Game::Yuzbir => PartialLayout { melds, outside: Tiles::default() },
            };
            (discard, layout)
        };
        match &self.partial {
            _ if self.cited.verdict == 0 => Box::new(iter::empty()),
            Some(partial) => Box::new(partial.layouts().map(|layout| (self.discard, layout))),
            None => Box::new(self.analysis.decompositions(self.discard).map(whole)),
        }
    }
}

/// Returns the maximum number of layouts to list.
fn listed(options: &HandOptions) -> u64 {
    options.limit.unwrap_or(options.layouts)
}

impl HandQuestion for Melds {
    const NAME: &'static str = "melds";

    fn extent(options: &HandOptions) -> Extent {
        if options.partial { Extent::InPlay } else { Extent::Whole }
    }

    fn answer(QuestionInput { laid, options, .. }: &QuestionInput<'_>) -> Result<Self, QuestionRefusal> {
        laid.discard.map_or(Ok(()), |tile| laid.hand.can_throw(tile))?;
        let (analysis, discard) = (Analysis::new(&laid.hand), laid.discard);
        let partial = options.partial.then(|| analysis.partial(discard));
        let cited = match &partial {
            Some(partial) => Cited::on_partial(&analysis, partial),
            None => Cited::on_melds(&analysis, discard),
        };
        Ok(Self { analysis, discard, partial, cited })
    }

    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize {
        let listed = self.listed(asked.options);
        let listed = listed.map(|(discard, layout)| DecompositionReport::new(discard, &layout));
        MeldsReport::new(&asked.laid.hand, &self.cited, self.discard, self.outside(), listed)
    }

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
        let first = self.list().next().map(|(_, first)| first.melds).unwrap_or_default();
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
        let mut rows = (1_u64..).zip(self.listed(asked.options)).map(move |(number, (discard, layout))| {
            let melds = parts::melds(&layout.melds, &asked.seat.table);
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
