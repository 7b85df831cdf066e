//! What the answers for people have in common.

use std::hash::{BuildHasher, Hasher, RandomState};

use clap::ArgMatches;
use serde::Serialize;

use super::illustration;
use crate::cli::escape::visible;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::table::{listed, paragraph, unbroken};
use crate::cli::text::Words;
use crate::hand::Hand;
use crate::meld::Meld;
use crate::picture::Picture;
use crate::rules::Source;
use crate::table::{Indicator, Profile, Role, Table};
use crate::text::judge::meld;
use crate::tiles::Tile;
use crate::words::{Clause, Language};

/// What an answer about a hand begins with.
pub(super) struct Head<'a> {
    pub(super) hand: &'a Hand,
    /// The answer in a sentence.
    pub(super) said: &'a str,
    /// A line more about the table and the hand.
    pub(super) more: Option<[String; 2]>,
    /// The picture, where anybody will see it.
    pub(super) picture: Option<&'a Picture>,
    /// Whether it is drawn in the terminal, too.
    pub(super) drawn: bool,
}

impl Head<'_> {
    /// Saves the picture where `--svg` says. Then tells a program all of the answer, and a person what it is, the table
    /// and the hand: whether there is more to say to him.
    pub(super) fn write<R: Serialize>(
        self,
        matches: &ArgMatches,
        output: &mut Output,
        report: impl FnOnce() -> R,
    ) -> Result<bool, Failure> {
        let language = output.language();
        let words = Words::of(language);
        if illustration::save(matches, self.said, words, words.loose_label, self.picture, output)?
            == illustration::Answer::Replaced
        {
            return Ok(false);
        }
        if output.presentation.is_json() {
            output.json(&report())?;
            return Ok(false);
        }
        output.tiles(&format!("{}\n{}", paragraph(self.said), setting(self.hand, self.more, language)))?;
        output.tiles(&illustration::shown(self.picture.filter(|_| self.drawn), words))?;
        Ok(true)
    }
}

/// The table and the hand, as the answer took them, and a line more.
fn setting(hand: &Hand, more: Option<[String; 2]>, language: Language) -> String {
    let words = Words::of(language);
    let table = hand.table();
    let joker = (hand.tiles().count(Tile::FalseJoker) > 0).then(|| match table.roles().of(Tile::FalseJoker) {
        Role::Natural(face) => language.false_joker_plays(&face.to_string()),
        Role::Wild => language.false_joker_plays(words.wild),
    });
    let mut rows = table_rows(table.profile(), table.indicator(), joker, words);
    rows.push([words.hand_label.to_owned(), hand.tiles().to_string()]);
    rows.extend(more);
    listed(rows)
}

/// The table: the variant, the indicator where there is one, what more there is to say, the switches that are set
/// otherwise than in the variant; and below it the file of the club's own rules.
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

/// The file of the club's own rules, where there is one.
pub(super) fn club(profile: &Profile, words: &Words) -> Option<[String; 2]> {
    profile.club.as_deref().map(|file| [words.club_label.to_owned(), visible(file)])
}

/// The clauses an answer rests on, and what they say, behind an empty line.
pub(super) fn clauses(clauses: &[Clause], language: Language) -> String {
    let rows = clauses.iter().map(|clause| [format!("  {clause}"), clause.statement(language).to_owned()]);
    format!("\n{}\n{}", Words::of(language).because, listed(rows.collect()))
}

/// Melds as they are laid, each unbroken.
pub(super) fn melds(melds: &[Meld], table: &Table) -> String {
    let laid = melds.iter().map(|each| unbroken(&meld(each, table)));
    // The bar stays with the meld before it.
    laid.collect::<Vec<_>>().join(&format!("{} ", unbroken(" /")))
}

/// Who says so, each source with the place in it.
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

/// A seed that nobody chose, short enough to be typed again.
pub(super) fn random_seed() -> u64 {
    const SEEDS: u64 = 1_000_000_000;
    RandomState::new().build_hasher().finish() % SEEDS
}
