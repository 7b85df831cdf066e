//! The book as a whole, what a search found, disputes, switches and clashing words.

use super::clause;
use crate::cli::page::Block::{self, Facts, Heading, Table, Text as Words};
use crate::cli::page::Rank;
use crate::cli::text::Text;
use crate::language::Language;
use crate::profile::{Profile, Switch, Variant};
use crate::rules::{CLASHING, Entry, SECTIONS};

/// Every clause by its id and title.
pub(super) fn contents(language: Language, text: &dyn Text) -> Vec<Block> {
    let mut page = Vec::new();
    for section in SECTIONS {
        page.push(Heading(Rank::Section, section.title.get(language).to_owned()));
        page.push(Facts(section.entries.iter().map(|entry| titled(entry, language)).collect()));
    }
    page.push(Words(text.words().book.explains.to_owned()));
    page
}

/// Every clause on its page, and the clashing words.
pub(super) fn book(language: Language, text: &dyn Text) -> Vec<Block> {
    let mut page = vec![Heading(Rank::Book, text.words().book.title.to_owned())];
    for section in SECTIONS {
        page.push(Heading(Rank::Section, section.title.get(language).to_owned()));
        page.extend(section.entries.iter().flat_map(|entry| clause::page(entry, language, text)));
    }
    page.push(Heading(Rank::Section, text.words().book.clashing.to_owned()));
    page.extend(words(language, text));
    page
}

/// Clauses with what they say in one sentence.
pub(super) fn found(found: &[&Entry], language: Language, text: &dyn Text) -> Vec<Block> {
    let said = |entry: &&Entry| [entry.clause.to_string(), entry.clause.statement(language).to_owned()];
    vec![Facts(found.iter().map(said).collect()), Words(text.words().book.explains.to_owned())]
}

/// The contested clauses: both sides and the switch.
pub(super) fn disputes(disputed: &[&Entry], language: Language, text: &dyn Text) -> Vec<Block> {
    let mut page = Vec::new();
    for entry in disputed {
        page.push(Heading(Rank::Page, format!("{}: {}", entry.clause, entry.title.get(language))));
        page.extend(entry.standing.dispute().into_iter().flat_map(|dispute| clause::dispute(dispute, language, text)));
        page.extend(entry.clause.switches().flat_map(|switch| clause::switch(switch, entry, language, text)));
    }
    page
}

/// Switches with their values in these profiles, those that matter in one of them first.
pub(super) fn switches(
    switches: &[&'static Switch],
    variants: &[Variant],
    language: Language,
    text: &dyn Text,
) -> Vec<Block> {
    let words = &text.words().book;
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
        page.push(Words(words.alike.to_owned()));
    }
    if !live.is_empty() {
        page.push(Table(header.clone(), live.iter().map(row).collect()));
    }
    if !idle.is_empty() {
        page.push(Words(words.idle.to_owned()));
        page.push(Table(header, idle.iter().map(row).collect()));
    }
    page
}

/// The clashing words: what people mean, and what the program says.
pub(super) fn words(language: Language, text: &dyn Text) -> Vec<Block> {
    let words = &text.words().book;
    let mut page = Vec::new();
    for clashing in CLASHING {
        page.push(Heading(Rank::Page, clashing.word.to_owned()));
        let meanings =
            clashing.meanings.iter().map(|meaning| [words.meaning.to_owned(), meaning.get(language).to_owned()]);
        let here = [words.here.to_owned(), clashing.here.get(language).to_owned()];
        let clauses = clashing.clauses.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        page.push(Facts(meanings.chain([here, [words.see_also.to_owned(), clauses]]).collect()));
    }
    page
}

fn titled(entry: &Entry, language: Language) -> [String; 2] {
    [entry.clause.to_string(), entry.title.get(language).to_owned()]
}
