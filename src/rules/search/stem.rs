//! Light stemmers for Turkish and English.

use std::collections::BTreeMap;

use super::vocabulary::{ENDINGS, SAME, SHORT_STEMS, STOP_WORDS, WHOLE_WORDS};
use crate::words::{Language, folded};

/// Splits a text into words, in lower case and without the marks of Turkish letters. A number and its ending become
/// two words: `13'ten` becomes `13` and `ten`.
pub(in crate::rules) fn tokens(text: &str) -> Vec<String> {
    let text = folded(text);
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.flat_map(split_number).map(str::to_owned).collect()
}

/// Splits a word such as `101de` into the number `101` and the letters `de`.
fn split_number(word: &str) -> impl Iterator<Item = &str> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, ending) = word.split_at(digits);
    [number, ending].into_iter().filter(|part| !part.is_empty())
}

/// Returns the words of a text without stop words such as "what". A text of stop words only keeps all of them.
pub(super) fn content_tokens(text: &str) -> Vec<String> {
    let all = tokens(text);
    let is_stop_word = |word: &String| STOP_WORDS.split_whitespace().any(|stop| stop == word);
    let content: Vec<String> = all.iter().filter(|word| !is_stop_word(word)).cloned().collect();
    if content.is_empty() { all } else { content }
}

/// A stemmer for one language. Synonyms get the same stem.
pub(super) struct Stemmer {
    language: Language,
    endings: Vec<&'static str>,
    /// The common stem of each word that has synonyms.
    same: BTreeMap<String, String>,
    cache: BTreeMap<String, String>,
}

impl Stemmer {
    pub(super) fn new(language: Language) -> Self {
        let endings = ENDINGS.get(language).split_whitespace().collect();
        let mut stemmer = Self { language, endings, same: BTreeMap::new(), cache: BTreeMap::new() };
        for line in SAME.get(language).lines() {
            let mut stems = line.split_whitespace().map(|word| stemmer.strip(word));
            let Some(first) = stems.next() else { continue };
            let others: Vec<String> = stems.collect();
            stemmer.same.extend(others.into_iter().map(|stem| (stem, first.clone())));
        }
        stemmer
    }

    pub(super) const fn language(&self) -> Language {
        self.language
    }

    /// Returns the stem of a word, and the language. The word must be in lower case and without Turkish marks.
    pub(super) fn stem(&mut self, word: &str) -> (Language, String) {
        if let Some(stem) = self.cache.get(word) {
            return (self.language, stem.clone());
        }
        let stripped = self.strip(word);
        let stem = self.same.get(&stripped).cloned().unwrap_or(stripped);
        self.cache.insert(word.to_owned(), stem.clone());
        (self.language, stem)
    }

    /// Returns a word without its endings. The word must be in lower case and without Turkish marks.
    fn strip(&self, word: &str) -> String {
        if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            return word.to_owned();
        }
        match self.language {
            Language::Tr => self.strip_turkish(word),
            Language::En => self.strip_english(word),
        }
    }

    /// Removes endings one after another, the longest first. A Turkish word can have several endings, as in
    /// `taşlarımdan`.
    fn strip_turkish(&self, word: &str) -> String {
        let is_whole = |word: &str| WHOLE_WORDS.split_whitespace().any(|whole| whole == word);
        let mut stem = word;
        while !is_whole(stem) {
            let shorter = self.endings.iter().filter_map(|ending| stem.strip_suffix(ending));
            let Some(shorter) = shorter.filter(|left| is_turkish_stem(left)).min_by_key(|left| left.len()) else {
                return hardened(stem);
            };
            stem = shorter;
        }
        stem.to_owned()
    }

    /// Removes one ending, and then adjusts the rest: a doubled last letter becomes one, a last `y` becomes `i`, a
    /// last `e` is dropped.
    fn strip_english(&self, word: &str) -> String {
        let left = |ending: &&str| word.strip_suffix(ending).filter(|left: &&str| left.chars().count() >= 3);
        let mut stem: Vec<char> = self.endings.iter().find_map(left).unwrap_or(word).chars().collect();
        if let [.., _, one, other] = stem[..]
            && one == other
        {
            stem.pop();
        }
        if let Some(last) = stem.last_mut()
            && *last == 'y'
        {
            *last = 'i';
        }
        if stem.len() > 3 && stem.last() == Some(&'e') {
            stem.pop();
        }
        stem.into_iter().collect()
    }
}

/// Returns true if `stem` can be a Turkish stem: it has a vowel and three letters or more, or it is a known short stem.
fn is_turkish_stem(stem: &str) -> bool {
    let short = SHORT_STEMS.split_whitespace().any(|short| short == stem);
    short || stem.chars().count() >= 3 && stem.contains(['a', 'e', 'i', 'o', 'u'])
}

/// Returns the stem with a hard last consonant: `reng` becomes `renk`, and `gid` becomes `git`. A Turkish ending can
/// soften the last consonant of a word.
fn hardened(stem: &str) -> String {
    let hard = [('b', 'p'), ('d', 't'), ('g', 'k')];
    let softened = hard.iter().find_map(|&(soft, hard)| Some((stem.strip_suffix(soft)?, hard)));
    softened.map_or_else(|| stem.to_owned(), |(left, hard)| format!("{left}{hard}"))
}
