//! Finding clauses by words, in either language, with or without the marks of Turkish letters.

use std::cmp::Reverse;

use super::catalogue::entries;
use super::entry::Entry;
use crate::nearest::folded;

/// The clauses in which every one of these words occurs, best first: a word in the id or a title counts more than one in
/// the text.
///
/// ```
/// use okey::rules::{Clause, search};
///
/// assert_eq!(search("İŞLEK")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("islek")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("playable")[0].clause, Clause::DiscardPlayable);
/// assert!(search("bridge").is_empty());
/// ```
#[must_use]
pub fn search(query: &str) -> Vec<&'static Entry> {
    let query = folded(query);
    let words: Vec<&str> = query.split_whitespace().collect();
    let mut found: Vec<(usize, &Entry)> = entries()
        .filter_map(|entry| {
            let weights = words.iter().map(|word| weight(entry, word));
            weights.collect::<Option<Vec<_>>>().map(|weights| (weights.iter().sum(), entry))
        })
        .collect();
    // Equals stay in the order of the catalogue.
    found.sort_by_key(|&(weight, _)| Reverse(weight));
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// How much a word has to do with a clause; `None` where it does not occur.
fn weight(entry: &Entry, word: &str) -> Option<usize> {
    let occurs = |texts: &[&str]| texts.iter().any(|text| folded(text).contains(word));
    let weights = [
        (8, occurs(&[entry.clause.id()])),
        (4, occurs(&entry.title.texts())),
        (2, occurs(&entry.clause.both().texts())),
        (1, occurs(&entry.text.texts())),
    ];
    let weight = weights.iter().filter(|(_, occurs)| *occurs).map(|(weight, _)| weight).sum();
    (weight > 0).then_some(weight)
}
