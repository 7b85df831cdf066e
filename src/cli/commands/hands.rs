//! The pages of four questions about a hand:
//!
//! - `okey check` finds out whether the hand wins, and with which discards.
//! - `okey melds` lists every way to split the hand into melds, or the layouts that leave the fewest tiles out.
//! - `okey pairs` counts the pairs. Seven pairs win; in 101, five pairs open.
//! - `okey waits` finds the tiles that would complete the hand.

use std::iter;

use super::illustration;
use super::parts::{self, or_none, other_tables};
use super::question::HandPage;
use crate::cli::table::{framed, listed, paragraph};
use crate::cli::text::Words;
use crate::distance::{Wait, Waits};
use crate::hand::Hand;
use crate::oracle::hands::{self, Check, Melds, Pairs, QuestionInput, WaitsInDraws};
use crate::picture::Picture;
use crate::table::{Game, Table};
use crate::text::distance;
use crate::text::distance::{okey_finish, okey_finish_possible, ways};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Completion, Verdict};
use crate::words::Language;

impl HandPage for Check {
    fn yes(&self) -> bool {
        self.cited.verdict.wins()
    }

    fn more(&self, asked: &QuestionInput<'_>, language: Language) -> Option<[String; 2]> {
        let words = Words::of(language);
        let unmeasured = self.unmeasured.then(|| words.not_computed.to_owned());
        let far = self.distances.text(asked.table().game(), language).or(unmeasured)?;
        Some([words.distance_label.to_owned(), far])
    }

    fn picture(&self, QuestionInput { engine, laid, .. }: &QuestionInput<'_>) -> Picture {
        match &self.cited.verdict {
            Verdict::OnTurn(discards) if !discards.is_empty() => {
                illustration::complete(engine, &laid.hand, Some(discards[0].tile))
            }
            Verdict::Between(completion) if !completion.ways.is_empty() => {
                illustration::complete(engine, &laid.hand, None)
            }
            _ if self.unmeasured => illustration::begun(engine, &laid.hand, None),
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

    /// Returns the switches (house rules) that would change the verdict if this table set them to another value.
    fn elsewhere(&self, QuestionInput { engine, laid, .. }: &QuestionInput<'_>, language: Language) -> String {
        let wins = self.cited.verdict.wins();
        let turns = |table: &Table| Hand::new(table, &laid.rack).is_ok_and(|hand| engine.verdict(&hand).wins() != wins);
        other_tables(laid.hand.table(), &laid.rack, wins, false, turns, language)
    }
}

/// Returns a table of the winning discards, each with one layout. A complete hand that needs no discard has a single
/// row.
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

/// Returns the number of layouts, or a dash for a hand that wins without melds, for example as seven pairs.
fn layouts(completion: &Completion) -> String {
    if completion.decompositions == 0 { "–".to_owned() } else { completion.decompositions.to_string() }
}

/// The maximum number of layouts in one table. Further layouts follow in new tables, because a hand can have millions
/// of layouts and a table holds all its rows in memory.
const AT_ONCE: usize = 1000;

impl HandPage for Melds {
    const DRAWN: bool = false;

    fn yes(&self) -> bool {
        self.cited.verdict > 0
    }

    fn picture(&self, asked: &QuestionInput<'_>) -> Picture {
        let first = self.list(asked).next().map(|first| first.melds).unwrap_or_default();
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
        let mut rows = (1_u64..).zip(self.listed(asked)).map(move |(number, layout)| {
            let melds = parts::melds(&layout.melds, asked.table());
            if partial {
                return vec![number.to_string(), melds, layout.outside.to_string()];
            }
            vec![number.to_string(), layout.discard.map_or_else(|| "–".to_owned(), |tile| tile.to_string()), melds]
        });
        let tables = iter::from_fn(move || {
            let next: Vec<Vec<String>> = rows.by_ref().take(AT_ONCE).collect();
            (!next.is_empty()).then(|| format!("\n{}", framed(&header, next)))
        });
        let (limit, total) = (hands::listed(asked.options), self.cited.verdict);
        let more = (0 < limit && limit < total).then(|| paragraph(&language.more_layouts(limit, total)));
        tables.chain(more)
    }
}

impl HandPage for Pairs {
    const DRAWN: bool = false;

    fn yes(&self) -> bool {
        self.0.verdict.eligible
    }

    fn picture(&self, asked: &QuestionInput<'_>) -> Picture {
        illustration::laid(&asked.laid.hand, &self.0.verdict.pairs)
    }

    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String> {
        let words = Words::of(language);
        let pairing = &self.0.verdict;
        let figures = listed(vec![
            [words.pairs_made.to_owned(), pairing.made.to_string()],
            [words.pairs_with_okeys.to_owned(), pairing.with_okeys.to_string()],
            [words.pairs_needed.to_owned(), pairing.needed.to_string()],
            [words.pairs_label.to_owned(), or_none(parts::melds(&pairing.pairs, asked.table()), language)],
            [words.singles_label.to_owned(), or_none(pairing.singles.to_string(), language)],
        ]);
        iter::once(format!("\n{figures}"))
    }
}

impl HandPage for WaitsInDraws {
    fn yes(&self) -> bool {
        !self.cited.verdict.waits.is_empty()
    }

    fn picture(&self, QuestionInput { engine, laid, .. }: &QuestionInput<'_>) -> Picture {
        let (waits, hand) = (&self.cited.verdict, &laid.hand);
        if waits.ready {
            return illustration::ready(engine, hand);
        }
        // Show the waits, the tiles that complete the hand. If there are none, show the useful tiles, which lower the
        // distance. In 101 the two sets can differ: a wait may complete an elden (the whole rack laid in one turn)
        // although the melds are worth too little to open.
        let tiles: Vec<Tile> = waits.waits.iter().map(|wait| wait.tile.tile).collect();
        let useful = if tiles.is_empty() { engine.useful(hand) } else { tiles };
        let nearer = illustration::useful(engine, hand, &useful, &laid.seen);
        if waits.waits.is_empty() || waits.distances.least() == Some(1) {
            illustration::incomplete(engine, hand, None, &nearer, &laid.seen)
        } else {
            illustration::waiting(engine, hand, &nearer)
        }
    }

    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String> {
        let (waits, draws, game) = (&self.cited.verdict, self.draws, asked.table().game());
        let chance = (waits.left() > 0 && !waits.ready && draws > 0)
            .then(|| paragraph(&distance::chance(waits.left(), waits.unseen, draws, game, language)));
        [table(waits, game, language)].into_iter().chain(chance.map(|chance| format!("\n{chance}")))
    }
}

/// Returns a table of the tiles that complete the hand. The text is empty if no tile does, or if the hand needs none:
/// it is complete or, in 101, can already open.
fn table(waits: &Waits, game: Game, language: Language) -> String {
    let words = Words::of(language);
    if waits.waits.is_empty() || waits.ready {
        return String::new();
    }
    let row = |wait: &Wait| {
        let okey = wait.okey_finish.then(|| okey_finish_possible(language));
        let how = ways(wait.ways.iter().copied(), okey, game, language);
        vec![wait.tile.tile.to_string(), wait.tile.left.to_string(), how]
    };
    let header = [words.tile_label, words.unseen_label, words.how];
    format!("\n{}", framed(&header, waits.waits.iter().map(row).collect()))
}
