//! Formats lists of the rulebook: all clauses, search results, disputes, switches and the glossary.

use super::clause;
use crate::cli::commands::parts;
use crate::cli::page::Block::{self, Facts, Heading, Table, Text};
use crate::cli::page::Rank;
use crate::cli::text::{BookWords, Words};
use crate::rules::{DATE, Document, EDITION, Entry, SECTIONS, WORDS, Word};
use crate::table::{Profile, Switch, Variant};
use crate::words::Named;
use crate::words::{Clause, Language};

/// Returns a list of all clauses, each with its id and title.
pub(super) fn contents(language: Language) -> Vec<Block> {
    let mut page = Vec::new();
    for section in SECTIONS {
        page.push(Heading(Rank::Section, section.title.get(language).to_owned()));
        page.push(Facts(section.entries.iter().map(|entry| titled(entry, language)).collect()));
    }
    page.push(Text(BookWords::of(language).explains.to_owned()));
    page
}

/// Returns the whole rulebook: introduction, sources, glossary, and the page of every clause.
pub(super) fn book(language: Language) -> Vec<Block> {
    let labels = BookWords::of(language);
    let mut page = vec![
        Heading(Rank::Book, labels.title.to_owned()),
        Text(labels.scope.to_owned()),
        Facts(vec![[labels.edition.to_owned(), format!("{EDITION}, {DATE}")]]),
        Heading(Rank::Section, labels.sources.to_owned()),
        Text(labels.how_cited.to_owned()),
    ];
    let document = |document: &Document| {
        let [title, sections] = [document.title(), document.sections()].map(|both| both.get(language).to_owned());
        vec![document.name().to_owned(), title, sections]
    };
    let documents = Document::ALL.iter().map(document).collect();
    page.push(Table(vec![labels.letter, labels.document, labels.cited_by], documents));
    page.push(Heading(Rank::Section, labels.glossary.to_owned()));
    page.push(Table(
        vec![labels.word, labels.meaning, labels.clause],
        WORDS.iter().flat_map(|word| rows(word, language)).collect(),
    ));
    for section in SECTIONS {
        page.push(Heading(Rank::Section, section.title.get(language).to_owned()));
        page.extend(
            section.entries.iter().flat_map(|entry| titled_parts(clause::page(entry, language), entry, language)),
        );
    }
    page
}

/// Puts the title of the clause before the headings of its parts, for example "1 after 13: Examples". The headings of
/// switches stay as they are, because they begin with the name of the switch.
fn titled_parts(page: Vec<Block>, entry: &Entry, language: Language) -> Vec<Block> {
    let title = entry.title.get(language);
    let titled = |block| match block {
        Heading(Rank::Part, part) if !part.contains(": ") => Heading(Rank::Part, format!("{title}: {part}")),
        block => block,
    };
    page.into_iter().map(titled).collect()
}

/// Returns a row for each meaning of a glossary word. If the program uses another word instead, a row with that word
/// follows.
fn rows(word: &Word, language: Language) -> Vec<Vec<String>> {
    let ids = |clauses: &[Clause]| clauses.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (at, meaning) in word.meanings.iter().enumerate() {
        let name = if at == 0 { word.word.to_owned() } else { String::new() };
        rows.push(vec![name, meaning.means.get(language).to_owned(), ids(meaning.clauses)]);
    }
    rows.extend(word.here.map(|here| vec![String::new(), here.get(language).to_owned(), String::new()]));
    rows
}

/// Returns search results: the matching words of the glossary, then the matching clauses with their statements.
pub(super) fn results(words: &[&'static Word], results: &[&Entry], language: Language) -> Vec<Block> {
    let statement = |entry: &&Entry| [entry.clause.to_string(), entry.clause.statement(language).to_owned()];
    let mut page = self::words(words.iter().copied(), language);
    if !words.is_empty() && !results.is_empty() {
        page.push(Heading(Rank::Page, BookWords::of(language).in_clauses.to_owned()));
    }
    if !results.is_empty() {
        page.push(Facts(results.iter().map(statement).collect()));
    }
    page.push(Text(BookWords::of(language).explains.to_owned()));
    page
}

/// Returns the disputed clauses, each with the versions of the rule and the switch that selects one.
pub(super) fn disputes(disputed: &[&Entry], language: Language) -> Vec<Block> {
    let mut page = Vec::new();
    for entry in disputed {
        page.push(Heading(Rank::Page, format!("{}: {}", entry.clause, entry.title.get(language))));
        page.extend(entry.dispute.iter().flat_map(|dispute| clause::dispute(dispute, language)));
        page.extend(entry.clause.switches().flat_map(|switch| clause::switch(switch, entry, language)));
    }
    page
}

/// Returns a table of switches (settings of house rules) with their values in `variants`. Switches that matter in one
/// of the variants come first.
pub(super) fn switches(switches: &[&'static Switch], variants: &[Variant], language: Language) -> Vec<Block> {
    let words = BookWords::of(language);
    let title = |switch: &Switch| switch.clause.entry().map_or("", |entry| entry.title.get(language));
    let row = |switch: &&Switch| {
        let values = variants.iter().map(|&variant| switch.get(&Profile::new(variant)).to_string());
        let clause = format!("{}: {}", switch.clause, title(switch));
        [switch.key.to_owned()].into_iter().chain(values).chain([clause]).collect::<Vec<String>>()
    };
    let header: Vec<&str> =
        [words.switch].into_iter().chain(variants.iter().map(|variant| variant.name())).chain([words.clause]).collect();
    let matters = |switch: &&Switch| {
        let scope = switch.clause.entry().map(|entry| entry.scope);
        variants.iter().any(|&variant| scope.is_some_and(|scope| scope.covers(variant)))
    };
    let (live, idle): (Vec<&Switch>, Vec<&Switch>) = switches.iter().copied().partition(matters);
    let mut page = Vec::new();
    if switches.is_empty() {
        page.push(Text(words.same_settings.to_owned()));
    }
    if !live.is_empty() {
        page.push(Table(header.clone(), live.iter().map(row).collect()));
    }
    if !idle.is_empty() {
        page.push(Text(words.idle.to_owned()));
        page.push(Table(header, idle.iter().map(row).collect()));
    }
    page
}

/// Returns glossary words with their meanings, the clauses about them, and the synonyms that the program uses.
pub(super) fn words(words: impl IntoIterator<Item = &'static Word>, language: Language) -> Vec<Block> {
    let labels = BookWords::of(language);
    let mut page = Vec::new();
    for word in words {
        let also = if word.also.is_empty() { String::new() } else { format!(" ({})", word.also.join(", ")) };
        page.push(Heading(Rank::Page, format!("{}{also}", word.word)));
        if word.clashes() {
            page.push(Text(labels.several.to_owned()));
        }
        let mut facts = Vec::new();
        for meaning in word.meanings {
            facts.push([labels.meaning.to_owned(), meaning.means.get(language).to_owned()]);
            let clauses = meaning.clauses.iter().filter_map(|clause| clause.entry());
            facts.extend(clauses.map(|entry| [labels.clause.to_owned(), titled(entry, language).join(": ")]));
        }
        facts.extend(word.here.map(|here| [labels.here.to_owned(), here.get(language).to_owned()]));
        page.push(Facts(facts));
    }
    page
}

/// Returns rows with the settings of the club's rules file.
pub(super) fn club(profile: &Profile, language: Language) -> Block {
    Facts(parts::table_rows(profile, None, None, Words::of(language)).into_iter().rev().collect())
}

fn titled(entry: &Entry, language: Language) -> [String; 2] {
    [entry.clause.to_string(), entry.title.get(language).to_owned()]
}
