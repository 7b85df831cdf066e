//! Builds parts of text answers, for all commands.

use std::hash::{BuildHasher, Hasher, RandomState};

use crate::cli::escape::visible;
use crate::cli::table::{listed, unbroken};
use crate::cli::text::Words;
use crate::meld::Meld;
use crate::rules::Source;
use crate::table::{Indicator, Profile, Table};
use crate::text::judge::meld;
use crate::words::{Clause, Language};

/// Returns the rows that describe the table: the variant, the indicator if there is one, the row `more`, the changed
/// switches, and the club's rules file.
pub(super) fn table_rows(
    profile: &Profile,
    indicator: Option<Indicator>,
    more: Option<String>,
    words: &Words,
) -> Vec<[String; 2]> {
    let mut facts = vec![format!("{} ({})", profile.variant, profile.variant.alias())];
    if let Some(indicator) = indicator {
        facts.push(format!("{} {}", words.indicator_label, indicator.face()));
        facts.push(format!("{} {}", words.okey_label, indicator.okey()));
    }
    facts.extend(more);
    facts.extend(profile.changes().map(|(switch, value)| format!("{} = {value}", switch.key)));
    let table = [words.table_label.to_owned(), facts.join(", ")];
    std::iter::once(table).chain(club(profile, words)).collect()
}

/// Returns the row that names the club's rules file, or `None` if no such file applies.
pub(super) fn club(profile: &Profile, words: &Words) -> Option<[String; 2]> {
    profile.club.as_deref().map(|file| [words.club_label.to_owned(), visible(file)])
}

/// Returns the clauses that justify the answer, each with its statement, after an empty line.
pub(super) fn clauses(clauses: &[Clause], language: Language) -> String {
    let rows = clauses.iter().map(|clause| [format!("  {clause}"), clause.statement(language).to_owned()]);
    format!("\n{}\n{}", Words::of(language).because, listed(rows.collect()))
}

/// Returns the melds as text. Lines are broken only between melds.
pub(super) fn melds(melds: &[Meld], table: &Table) -> String {
    let laid = melds.iter().map(|each| unbroken(&meld(each, table)));
    // Make the blank before the separator unbreakable, so that no line starts with a separator.
    laid.collect::<Vec<_>>().join(&format!("{} ", unbroken(" /")))
}

/// Returns the sources as text, each with the chapter or page that is cited.
pub(super) fn sources(sources: &[Source], language: Language) -> String {
    let named = sources.iter().map(|source| {
        let title = source.document.title().get(language);
        if source.section.is_empty() {
            source.texts.map_or_else(|| title.to_owned(), |texts| language.title_of_texts(title, texts))
        } else {
            format!("{title} ({} {})", source.document.name(), source.section)
        }
    });
    named.collect::<Vec<_>>().join("; ")
}

/// Returns a random seed. It has at most nine digits, so that it is easy to type.
pub(super) fn random_seed() -> u64 {
    const SEEDS: u64 = 1_000_000_000;
    RandomState::new().build_hasher().finish() % SEEDS
}
