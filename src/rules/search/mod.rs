//! Finds the clauses that a question in Turkish or English is about.
//!
//! Rare words have the most weight: the weight of a word is its inverse document frequency, which is high if few
//! clauses contain the word. Words in titles and in short texts have more weight. Word endings and question words are
//! ignored. A clause scores higher if the question contains its whole title or one of its phrases ([`Entry::asked`]).

mod index;
mod stem;

use super::catalogue::entries;
use super::entry::Entry;
use crate::sort;
use crate::words::folded;
use index::{INDEX, IndexedClause, Query};

pub(super) use stem::tokens;

/// Returns the clauses that a question is about, the best match first. A clause matches if it contains most of the
/// question's words, or if the question contains one of the clause's phrases. If no clause matches, a quarter of the
/// words is enough. Rare words count more than common ones. Upper and lower case and the marks of Turkish letters do
/// not matter. Words match even if their endings differ, but a part of a word does not match: `zar` (dice) does not
/// find a clause with the word `uzar` (grows longer).
///
/// ```
/// use okey::rules::search;
/// use okey::Clause;
///
/// assert_eq!(search("İŞLEK")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("islek")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("playable")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("is it a playable tile, dear bridge player")[0].clause, Clause::DiscardPlayable);
/// assert!(search("bridge").is_empty());
/// assert!(search("zar").iter().all(|entry| entry.clause != Clause::RunShape), "a run \"uzar\", which names no dice");
/// ```
pub fn search(query: &str) -> Vec<&'static Entry> {
    let matches = rank(query);
    let best = matches.iter().map(|candidate| candidate.score).fold(0.0, f64::max);
    let enough = if matches.iter().any(|candidate| candidate.has(MOST)) { MOST } else { SOME };
    let near = |candidate: &ClauseMatch| {
        candidate.has(enough) && (candidate.of_chapter || candidate.defines || candidate.score >= best * NEAR)
    };
    matches.into_iter().filter(near).map(|candidate| candidate.entry).collect()
}

/// The share of a question's words that a matching clause must contain. Rare words have more weight.
const MOST: f64 = 0.6;

/// The share of a question's words that is enough if no clause contains the share [`MOST`].
const SOME: f64 = 0.25;

/// The minimum score of a listed clause, as a share of the best score among all clauses. Two kinds of clauses need no
/// minimum score: the clause that defines the glossary word in the question, and the clauses of the chapter that the
/// question names.
const NEAR: f64 = 0.4;

struct ClauseMatch {
    entry: &'static Entry,
    defines: bool,
    /// True if the question is the first part of the clause's id, such as `layoff` of `layoff.run`.
    of_chapter: bool,
    score: f64,
    /// The share of the question's words that the clause contains. It is 1 if the question contains a phrase of the
    /// clause, or is a glossary word that the clause defines.
    coverage: f64,
}

impl ClauseMatch {
    fn has(&self, share: f64) -> bool {
        self.coverage >= share
    }
}

/// Returns every clause that contains a word of the question, the best match first. If the question is a glossary word,
/// the clause that defines it comes first.
fn rank(query: &str) -> Vec<ClauseMatch> {
    let id = folded(query.trim());
    let query = INDEX.query(query);
    let matched = |(entry, indexed)| matched(entry, indexed, &query, &id);
    let mut ranked: Vec<ClauseMatch> = entries().zip(&INDEX.clauses).filter_map(matched).collect();
    sort::by(&mut ranked, |one, other| other.defines.cmp(&one.defines).then(other.score.total_cmp(&one.score)));
    ranked
}

fn matched(entry: &'static Entry, indexed: &IndexedClause, query: &Query, id: &str) -> Option<ClauseMatch> {
    let all: f64 = query.terms.iter().map(|term| term.rarity).sum();
    let weights = query.terms.iter().map(|term| (term.rarity, indexed.weight(term)));
    let held: f64 = weights.clone().filter(|&(_, weight)| weight > 0.0).map(|(rarity, _)| rarity).sum();
    let words: f64 = weights.map(|(rarity, weight)| rarity * weight).sum();
    let phrase = indexed.best_phrase(query);
    let coverage = held / all;
    // A question can be a clause id such as `run.wrap`. Put that clause first.
    let named = if entry.clause.id() == id { f64::from(u16::MAX) } else { 0.0 };
    let score = words * coverage + phrase + named;
    let defines = indexed.defines(query);
    let coverage = if phrase > 0.0 || defines { 1.0 } else { coverage };
    let of_chapter = entry.clause.id().split_once('.').is_some_and(|(chapter, _)| chapter == id);
    (held > 0.0).then_some(ClauseMatch { entry, defines, of_chapter, score, coverage })
}
