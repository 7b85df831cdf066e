//! `okey open`: finds the openings of a rack in 101: the highest sum, the best openings, and whether all tiles can be
//! laid in one turn (elden).

use std::fmt::Write;

use super::illustration;
use super::parts::{self, other_tables};
use super::question::HandPage;
use crate::cli::table::{framed, listed, unbroken};
use crate::cli::text::Words;
use crate::hand::Hand;
use crate::judge::Cited;
use crate::opening::{Laying, Openings};
use crate::oracle::hands::{Open, QuestionInput};
use crate::picture::Picture;
use crate::table::Table;
use crate::tiles::Tile;
use crate::words::Language;

impl HandPage for Open {
    const DRAWN: bool = false;

    fn yes(&self) -> bool {
        self.cited.verdict.any()
    }

    /// Returns the rack. With `--taken`, it also has the taken tile.
    fn hand<'a>(&'a self, _: &'a QuestionInput<'_>) -> &'a Hand {
        self.cited.verdict.hand()
    }

    fn picture(&self, _: &QuestionInput<'_>) -> Picture {
        let openings = &self.cited.verdict;
        let by_pairs = openings.any() && !openings.series() && openings.pairs.eligible;
        let laid = if by_pairs { &openings.pairs.pairs } else { &openings.best.melds };
        illustration::laid(openings.hand(), laid)
    }

    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String> {
        let openings = &self.cited.verdict;
        let figures = format!("\n{}", figures(openings, language));
        let lines = (1_u64..).zip(self.list(asked)).map(|(at, laying)| {
            let lead = if at == 1 { "\n" } else { "" };
            let melds = parts::melds(&laying.melds, asked.table());
            format!("{lead}{}", listed(vec![[format!("{at:>3}"), format!("{}: {melds}", laying.sum)]]))
        });
        [aims(openings, language), figures].into_iter().chain(lines)
    }

    /// Returns the switches (house rules) that would change the answer if this table set them to another value.
    fn elsewhere(&self, asked: &QuestionInput<'_>, language: Language) -> String {
        let Self { rack, cited: Cited { verdict: openings, .. } } = self;
        let (here, any) = (asked.table(), openings.any());
        // A rack that can open without its false jokers can open under every rule about false jokers. So tables that
        // differ only in this rule need no search.
        let jokers = rack.symbols().any(|symbol| symbol.tile(None) == Some(Tile::FalseJoker));
        let whatever_they_play = any && jokers && asked.engine.opens_without_false_jokers(openings);
        let opens = |table: &Table| {
            let hand = Hand::in_play(table, rack);
            hand.is_ok_and(|hand| asked.engine.opens(&hand, openings.bars, openings.taken()) == Ok(true))
        };
        let same_runs = |table: &Table| table.profile().run_wrap == here.profile().run_wrap;
        let turns = |table: &Table| ((whatever_they_play && same_runs(table)) || opens(table)) != any;
        other_tables(here, rack, any, true, turns, language)
    }
}

/// Returns a table with the best opening for each aim, such as the highest sum. Aims with the same opening share a row.
fn aims(openings: &Openings, language: Language) -> String {
    let words = Words::of(language);
    let table = openings.hand().table();
    let all = [
        (words.aim_sum, Some(&openings.best)),
        (words.aim_left, openings.fewest_left.as_ref()),
        // Leave out the aim "keep an okey" if no opening keeps one.
        (
            words.aim_okey,
            openings.keeps_okey.as_ref().filter(|laying| laying.left.iter().any(|tile| table.is_okey(tile))),
        ),
    ];
    let mut rows: Vec<(String, &Laying)> = Vec::new();
    for (aim, laying) in all.into_iter().filter_map(|(aim, laying)| Some((aim, laying?))) {
        match rows.iter_mut().find(|(_, other)| *other == laying) {
            Some((aims, _)) => write!(aims, ", {aim}").unwrap_or_default(),
            None if laying.melds.is_empty() => {}
            None => rows.push((aim.to_owned(), laying)),
        }
    }
    if rows.is_empty() {
        return String::new();
    }
    let rows = rows.into_iter().map(|(aims, laying)| {
        let melds = with_sums(laying, table);
        vec![aims, laying.sum.to_string(), melds, laying.left.to_string(), laying.left_sum.to_string()]
    });
    let header = [words.aim, words.sum_label, words.melds_label, words.left_label, words.cost_label];
    format!("\n{}", framed(&header, rows.collect()))
}

/// Returns the melds as text, each with its sum.
fn with_sums(laying: &Laying, table: &Table) -> String {
    let melds = laying.melds.iter().map(|meld| {
        let shown = parts::melds(std::slice::from_ref(meld), table);
        format!("{shown}{}", unbroken(&format!(" ({})", meld.sum())))
    });
    melds.collect::<Vec<_>>().join(&format!("{} ", unbroken(" /")))
}

fn figures(openings: &Openings, language: Language) -> String {
    let words = Words::of(language);
    let table = openings.hand().table();
    let pairs = &openings.pairs;
    let mut pairs_text = language.pairs_of(pairs.with_okeys, pairs.needed);
    if pairs.eligible {
        pairs_text = format!("{pairs_text}: {}", parts::melds(&pairs.pairs, table));
    }
    let taken = openings.taken().map(|tile| [words.taken_label.to_owned(), tile.to_string()]);
    let elden = openings.elden.map(|elden| if elden { words.yes } else { words.no });
    let figures =
        [[words.openings_label.to_owned(), openings.openings.to_string()], [words.pairs_label.to_owned(), pairs_text]];
    let elden = elden.map(|elden| [words.elden_label.to_owned(), elden.to_owned()]);
    listed(taken.into_iter().chain(figures).chain(elden).collect())
}
