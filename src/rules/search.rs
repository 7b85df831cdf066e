//! Finding clauses by words, in either language, with or without the marks of Turkish letters.

use std::cmp::Reverse;

use super::catalogue::entries;
use super::entry::Entry;
use crate::nearest::folded;

/// The clauses in which every one of these words occurs, best first: a whole word counts more than the beginning of one, and
/// a word in the id or a title more than one in the text. Inside a word nothing is found.
///
/// ```
/// use okey::rules::{Clause, search};
///
/// assert_eq!(search("İŞLEK")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("islek")[0].clause, Clause::DiscardPlayable);
/// assert_eq!(search("playable")[0].clause, Clause::DiscardPlayable);
/// assert!(search("bridge").is_empty());
/// assert!(search("zar").iter().all(|entry| entry.clause != Clause::RunShape), "a run \"uzar\", which names no dice");
/// ```
#[must_use]
pub fn search(query: &str) -> Vec<&'static Entry> {
    let asked = tokens(query);
    let mut found: Vec<(usize, &Entry)> = entries()
        .filter_map(|entry| {
            let weights = asked.iter().map(|word| weight(entry, word));
            let sum: usize = weights.collect::<Option<Vec<_>>>()?.iter().sum();
            // The clause whose id was asked for comes before those whose ids only hold its words.
            let named = entry.clause.id() == folded(query.trim());
            Some((sum + if named { usize::from(u16::MAX) } else { 0 }, entry))
        })
        .collect();
    // Equals stay in the order of the catalogue.
    found.sort_by_key(|&(weight, _)| Reverse(weight));
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// The words of a text, folded.
fn tokens(text: &str) -> Vec<String> {
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
