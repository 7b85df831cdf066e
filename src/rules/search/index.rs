//! The search index: for every clause the stems of its words, with their weights.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::stem::{Stemmer, content_tokens, tokens};
use crate::rules::catalogue::entries;
use crate::rules::entry::{Entry, Scope};
use crate::rules::glossary::{WORDS, Word};
use crate::words::{Language, both};

/// The search index of the catalogue. The first search builds it.
pub(super) static INDEX: LazyLock<Index> = LazyLock::new(Index::new);

/// A word without its endings, and its language.
type Stem = (Language, String);

/// The stems of the words of a phrase. Their order does not matter.
type Phrase = BTreeSet<Stem>;

/// The search index: one entry for each clause, in the order of the catalogue.
pub(super) struct Index {
    pub(super) clauses: Vec<IndexedClause>,
    written: BTreeSet<Stem>,
}

pub(super) struct IndexedClause {
    /// The weight of each word in this clause, between 0 and 1.
    weights: BTreeMap<Stem, f64>,
    phrases: Vec<Phrase>,
    defined: Vec<Phrase>,
}

/// The distinct words of a query.
#[derive(Default)]
pub(super) struct Query {
    pub(super) terms: Vec<QueryTerm>,
    /// For each stem, the rarity of the first word of the query that has this stem.
    rarities: BTreeMap<Stem, f64>,
}

pub(super) struct QueryTerm {
    /// The stems of the word. A word such as `okey` has both a Turkish and an English stem.
    stems: Vec<Stem>,
    /// The inverse document frequency of the word: high if few clauses contain it.
    pub(super) rarity: f64,
}

/// The rarity of a query word that no clause contains. The higher it is, the more such a word lowers all scores.
const UNKNOWN: f64 = 2.5;

/// The constant `k` in `w / (w + k)`, which converts the raw weight `w` of a word to a weight below 1.
const HALF: f64 = 2.0;

/// How much the length of a text matters, from 0 to 1. At 1, a word in a text of twice the average length has half the
/// weight; at 0, the length has no effect.
const LENGTH: f64 = 0.4;

impl Index {
    fn new() -> Self {
        let mut stemmers = [Language::Tr, Language::En].map(Stemmer::new);
        let texts: Vec<Vec<IndexedText>> = entries().map(|entry| texts(entry, &mut stemmers)).collect();
        let lengths = average_lengths(&texts);
        let mut clause = |(entry, texts): (&'static Entry, &Vec<IndexedText>)| IndexedClause {
            weights: weights(texts, &lengths),
            phrases: phrases(|language| asked_phrases(entry, language), &mut stemmers),
            defined: phrases(|_| defined(entry).flat_map(Word::names).collect(), &mut stemmers),
        };
        let clauses = entries().zip(&texts).map(&mut clause).collect();
        let written = texts.into_iter().flatten().flat_map(IndexedText::written).collect();
        Self { clauses, written }
    }

    /// Returns the distinct words of a query. Leaves out stop words such as "what", unless the query has no other
    /// words.
    pub(super) fn query(&self, text: &str) -> Query {
        let mut stemmers = [Language::Tr, Language::En].map(Stemmer::new);
        let mut query = Query::default();
        let mut known: BTreeSet<Vec<Stem>> = BTreeSet::new();
        for word in content_tokens(text) {
            // If the catalogue has the word in one language only, use the stemmer of that language. The Turkish stemmer
            // would give English "take" the stem of "takım" (set).
            let [turkish, english] = [Language::Tr, Language::En].map(|of| self.written.contains(&(of, word.clone())));
            let of = |language| turkish == english || turkish == (language == Language::Tr);
            let read = stemmers.iter_mut().filter(|stemmer| of(stemmer.language()));
            let stems: Vec<Stem> = read.map(|stemmer| stemmer.stem(&word)).collect();
            if known.insert(stems.clone()) {
                let mut term = QueryTerm { stems, rarity: UNKNOWN };
                let having = self.clauses.iter().filter(|clause| clause.weight(&term) > 0.0).count();
                if having > 0 {
                    term.rarity = rarity(having, self.clauses.len());
                }
                for stem in &term.stems {
                    query.rarities.entry(stem.clone()).or_insert(term.rarity);
                }
                query.terms.push(term);
            }
        }
        query
    }
}

/// Returns the inverse document frequency of a word that occurs in `having` of `all` clauses.
#[expect(clippy::cast_precision_loss, reason = "the catalogue has a hundred clauses")]
fn rarity(having: usize, all: usize) -> f64 {
    ((all as f64 + 1.0) / (having as f64 + 0.5)).ln()
}

fn weights(texts: &[IndexedText], lengths: &BTreeMap<(Language, EntryField), f64>) -> BTreeMap<Stem, f64> {
    let mut weights: BTreeMap<Stem, f64> = BTreeMap::new();
    for text in texts {
        let average = lengths.get(&(text.language, text.field)).copied().unwrap_or(1.0).max(1.0);
        let weight = text.field.weight() / (1.0 - LENGTH + LENGTH * text.length() / average);
        for stem in text.stems.iter().collect::<BTreeSet<_>>() {
            *weights.entry(stem.clone()).or_default() += weight;
        }
    }
    for weight in weights.values_mut() {
        *weight /= *weight + HALF;
    }
    weights
}

impl IndexedClause {
    pub(super) fn weight(&self, term: &QueryTerm) -> f64 {
        let weight = |stem| self.weights.get(stem).copied().unwrap_or_default();
        term.stems.iter().map(weight).fold(0.0, f64::max)
    }

    /// Returns the rarity of the rarest phrase of this clause that the query contains; 0 if it contains none. The
    /// rarity of a phrase is the sum of the rarities of its words.
    pub(super) fn best_phrase(&self, query: &Query) -> f64 {
        self.phrases.iter().filter_map(|phrase| query.rarity_of(phrase)).fold(0.0, f64::max)
    }

    /// Returns true if the whole query is one glossary word, and this clause defines that word.
    pub(super) fn defines(&self, query: &Query) -> bool {
        self.defined.iter().any(|word| word.len() == query.terms.len() && query.rarity_of(word).is_some())
    }
}

impl Query {
    /// Returns the sum of the rarities of a phrase's words, or `None` if one of the words is not in the query.
    fn rarity_of(&self, phrase: &Phrase) -> Option<f64> {
        phrase.iter().map(|stem| self.rarities.get(stem).copied()).sum()
    }
}

/// The part of a catalogue entry in which a word occurs. Words in the title weigh most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum EntryField {
    Title,
    Asked,
    Statement,
    Text,
    Glossary,
    Scope,
    Id,
    Rest,
}

impl EntryField {
    /// Returns the weight of a word in this part of an entry, if the part has average length.
    const fn weight(self) -> f64 {
        match self {
            Self::Title => 3.0,
            Self::Asked => 2.0,
            Self::Statement => 1.5,
            Self::Text | Self::Glossary => 1.0,
            Self::Scope => 0.8,
            Self::Id => 0.6,
            Self::Rest => 0.5,
        }
    }
}

struct IndexedText {
    language: Language,
    field: EntryField,
    words: Vec<String>,
    stems: Vec<Stem>,
}

impl IndexedText {
    #[expect(clippy::cast_precision_loss, reason = "no text has a million words")]
    fn length(&self) -> f64 {
        self.stems.len() as f64
    }

    /// Returns the words of the text as written, without stemming, each with the language of the text. Returns nothing
    /// for a text of the glossary: such texts mix Turkish and English words, so the language of a word is unknown.
    fn written(self) -> impl Iterator<Item = Stem> {
        let words = if self.field == EntryField::Glossary { Vec::new() } else { self.words };
        words.into_iter().map(move |word| (self.language, word))
    }
}

fn texts(entry: &Entry, stemmers: &mut [Stemmer; 2]) -> Vec<IndexedText> {
    let read = |stemmer: &mut Stemmer| {
        let language = stemmer.language();
        let disputed = entry.dispute.iter().flat_map(|dispute| {
            dispute.sides.iter().map(|side| side.says).chain([dispute.elsewhere]).map(|both| both.get(language))
        });
        let shown = entry.examples.iter().flatten().map(|example| example.what.get(language));
        let glossary = WORDS.iter().filter(|word| word.clauses().contains(&entry.clause)).flat_map(Word::names);
        let fields: [(EntryField, Vec<&str>); 8] = [
            (EntryField::Title, vec![entry.title.get(language)]),
            (EntryField::Asked, vec![entry.asked.get(language)]),
            (EntryField::Statement, vec![entry.clause.statement(language)]),
            (EntryField::Text, vec![entry.text.get(language)]),
            (EntryField::Glossary, glossary.collect()),
            (EntryField::Scope, vec![scope_words(entry.scope).get(language)]),
            // Clause ids consist of English words.
            (EntryField::Id, if language == Language::En { vec![entry.clause.id()] } else { Vec::new() }),
            (EntryField::Rest, disputed.chain(shown).collect()),
        ];
        fields.map(|(field, texts)| {
            let words: Vec<String> = texts.into_iter().flat_map(tokens).collect();
            let stems = words.iter().map(|word| stemmer.stem(word)).collect();
            IndexedText { language, field, words, stems }
        })
    };
    stemmers.iter_mut().flat_map(read).collect()
}

/// Returns the glossary words that a clause defines. The first clause in a word's list of clauses defines the word.
fn defined(entry: &Entry) -> impl Iterator<Item = &'static Word> {
    WORDS.iter().filter(|word| word.clauses().first() == Some(&entry.clause))
}

fn asked_phrases(entry: &'static Entry, language: Language) -> Vec<&'static str> {
    entry.asked.get(language).split(", ").chain([entry.title.get(language)]).collect()
}

fn phrases<'e>(texts: impl Fn(Language) -> Vec<&'e str>, stemmers: &mut [Stemmer; 2]) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    for stemmer in stemmers {
        for text in texts(stemmer.language()) {
            phrases.push(content_tokens(text).iter().map(|word| stemmer.stem(word)).collect::<Phrase>());
        }
    }
    phrases.retain(|phrase| !phrase.is_empty());
    phrases
}

/// Returns words that name the game to which a clause applies. A question with these words then finds the clause.
const fn scope_words(scope: Scope) -> crate::words::Bilingual {
    match scope {
        Scope::All | Scope::Okeys => both("", ""),
        Scope::Classic | Scope::Ladder | Scope::Pot => both("classic", "klasik"),
        Scope::Yuzbir => both("101", "101 yüzbir"),
        Scope::Teams => both("101 partners team", "101 yüzbir eşli takım"),
        Scope::Chains => both("cs102 simple", "cs102 basit"),
        Scope::Hapis => both("hapis tavla backgammon", "hapis tavla"),
    }
}

fn average_lengths(texts: &[Vec<IndexedText>]) -> BTreeMap<(Language, EntryField), f64> {
    let mut sums: BTreeMap<(Language, EntryField), (f64, f64)> = BTreeMap::new();
    for text in texts.iter().flatten() {
        let (sum, count) = sums.entry((text.language, text.field)).or_default();
        *sum += text.length();
        *count += 1.0;
    }
    sums.into_iter().map(|(key, (sum, count))| (key, sum / count)).collect()
}
