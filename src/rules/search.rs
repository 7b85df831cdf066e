//! Finding clauses by words, in either language, with or without the marks of Turkish letters.

use std::cmp::Reverse;

use super::catalogue::entries;
use super::entry::Entry;
use crate::words::folded;

/// The clauses in which every one of these words occurs, best first: a whole word counts more than the beginning of
/// one, and a word in the id or a title more than one in the text. Inside a word nothing is found.
///
/// ```
/// use okey::rules::search;
/// use okey::Clause;
///
/// assert_eq!(search("İŞLEK")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("islek")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("playable")[0].clause, Clause::DiscardPlayable);
/// assert!(search("bridge").is_empty());
/// assert!(search("zar").iter().all(|entry| entry.clause != Clause::RunShape), "a run \"uzar\", which names no dice");
/// ```
pub fn search(query: &str) -> Vec<&'static Entry> {
    let words = tokens(query).len();
    ranked(query).into_iter().filter(|found| found.words == words).map(|found| found.entry).collect()
}

/// The clauses that have as many of these words as any has, best first.
///
/// ```
/// use okey::rules::search_some;
/// use okey::Clause;
///
/// assert_eq!(search_some("playable bridge")[0].clause, Clause::DiscardPlayable);
/// assert!(search_some("bridge").is_empty());
/// ```
pub fn search_some(query: &str) -> Vec<&'static Entry> {
    let found = ranked(query);
    let most = found.iter().map(|found| found.words).max();
    found.into_iter().filter(|found| Some(found.words) == most).map(|found| found.entry).collect()
}

/// A clause that has some of the words.
struct Found {
    /// How many.
    words: usize,
    weight: usize,
    entry: &'static Entry,
}

/// Every clause that has one of the words, best first.
fn ranked(query: &str) -> Vec<Found> {
    let asked = tokens(query);
    let mut found: Vec<Found> = entries()
        .filter_map(|entry| {
            let weights: Vec<usize> = asked.iter().filter_map(|word| weight(entry, word)).collect();
            // The clause whose id was asked for comes before those whose ids only hold its words.
            let named = entry.clause.id() == folded(query.trim());
            let weight = weights.iter().sum::<usize>() + if named { usize::from(u16::MAX) } else { 0 };
            (!weights.is_empty()).then_some(Found { words: weights.len(), weight, entry })
        })
        .collect();
    // Equals stay in the order of the catalogue.
    found.sort_by_key(|found| Reverse(found.weight));
    found
}

/// The words of a text, folded.
pub(super) fn tokens(text: &str) -> Vec<String> {
    let text = folded(text);
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What a whole word counts, where the beginning of one counts once: more than beginnings everywhere do.
const WHOLE: usize = 16;

/// How much a word has to do with a clause; `None` where it does not occur.
fn weight(entry: &Entry, word: &str) -> Option<usize> {
    let places: [(usize, &[&str]); 4] = [
        (8, &[entry.clause.id()]),
        (4, &entry.title.texts()),
        (2, &entry.clause.both().texts()),
        (1, &entry.text.texts()),
    ];
    let weights = places.map(|(weight, texts)| {
        let words: Vec<String> = texts.iter().flat_map(|text| tokens(text)).collect();
        if words.iter().any(|other| other == word) {
            weight * WHOLE
        } else if words.iter().any(|other| other.starts_with(word)) {
            weight
        } else {
            0
        }
    });
    let weight = weights.iter().sum();
    (weight > 0).then_some(weight)
}
