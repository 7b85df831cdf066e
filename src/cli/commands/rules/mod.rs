//! `okey rules`: shows clauses, switches and words of the game.

mod clause;
mod lists;

use clap::ArgMatches;

use crate::cli::Answered;
use crate::cli::failure::Failure;
use crate::cli::fault::FaultKind;
use crate::cli::input::Input;
use crate::cli::output::Output;
use crate::cli::page::{markdown, plain};
use crate::cli::place::Place;
use crate::cli::presentation::Format;
use crate::report::RulesReport;
use crate::rules::{Entry, Status as Sureness, WORDS, Word, entries, search, words};
use crate::table::{Profile, Switch, Variant};
use crate::words::{Clause, folded};

/// The part of the rulebook that a call requests.
enum Asked {
    /// All clauses.
    Book,
    /// The pages of these clauses.
    Pages(Vec<&'static Entry>),
    /// The glossary words and clauses that match a search.
    Found(Vec<&'static Word>, Vec<&'static Entry>),
    /// The clauses on which sources or tables disagree.
    Disputes,
    /// These switches, with their values in these variants.
    Switches(Vec<&'static Switch>, Vec<Variant>),
    /// The whole glossary.
    Words,
}

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let asked = Asked::of(matches)?;
    let club = Input::found_club()?;
    if output.presentation.is_json() {
        output.json(&RulesReport { rules: club.and_then(|club| club.club), ..asked.report() })?;
        return Ok(());
    }
    let language = output.language();
    let as_markdown = output.presentation.format == Format::Markdown;
    let mut page = match &asked {
        Asked::Book if as_markdown => lists::book(language),
        Asked::Book => lists::contents(language),
        Asked::Pages(pages) => pages.iter().flat_map(|entry| clause::page(entry, language)).collect(),
        Asked::Found(words, results) => lists::results(words, results, language),
        Asked::Disputes => lists::disputes(&disputed(), language),
        Asked::Switches(switches, variants) => lists::switches(switches, variants, language),
        Asked::Words => lists::words(WORDS, language),
    };
    page.extend(club.map(|club| lists::club(&club, language)));
    if as_markdown { output.text(&markdown(&page)) } else { output.tiles(&plain(&page)) }
}

impl Asked {
    fn of(matches: &ArgMatches) -> Result<Self, Failure> {
        let query: Vec<&str> = matches.get_many::<String>("query").into_iter().flatten().map(String::as_str).collect();
        if matches.get_flag("disputes") {
            return Ok(Self::Disputes);
        }
        if matches.get_flag("words") {
            return Ok(Self::Words);
        }
        if let Some(name) = matches.get_one::<String>("profile") {
            return Ok(Self::Switches(Switch::ALL.iter().collect(), vec![variant(name, Place::Profile)?]));
        }
        if let Some(names) = matches.get_many::<String>("diff") {
            let variants = names.map(|name| variant(name, Place::Difference)).collect::<Result<Vec<_>, _>>()?;
            return Ok(Self::Switches(differing(&variants), variants));
        }
        if query.is_empty() { Ok(Self::Book) } else { Self::query(&query) }
    }

    /// Looks up the words of a query. If the query is in the glossary, returns the glossary words. If every word is a
    /// clause id or the key of a switch, returns the pages of these clauses. Otherwise searches the rulebook.
    fn query(query: &[&str]) -> Result<Self, Failure> {
        let asked = query.join(" ");
        let (words, results) = (words(&asked), search(&asked));
        if !words.is_empty() {
            return Ok(Self::Found(words, results));
        }
        let named: Vec<Option<Clause>> = query.iter().map(|word| named(word)).collect();
        if let Some(clauses) = named.iter().copied().collect::<Option<Vec<_>>>() {
            return Ok(Self::Pages(clauses.into_iter().filter_map(Clause::entry).collect()));
        }
        // Ordinary words contain no dot or underscore. A word that does must be a misspelled id.
        let misnamed = query.iter().zip(&named).find(|(word, named)| named.is_none() && word.contains(['.', '_']));
        if let Some((word, _)) = misnamed {
            return Err(refuse(FaultKind::unknown_clause(word)));
        }
        if results.is_empty() {
            Err(refuse(FaultKind::unknown_clause(&asked)))
        } else {
            Ok(Self::Found(words, results))
        }
    }

    fn report(&self) -> RulesReport {
        match self {
            Self::Book => RulesReport::on_clauses(&entries().collect::<Vec<_>>()),
            Self::Pages(entries) => RulesReport::on_clauses(entries),
            Self::Found(words, results) => RulesReport::on_words(words, results),
            Self::Disputes => RulesReport::on_clauses(&disputed()),
            Self::Switches(switches, variants) => RulesReport::on_switches(switches, variants),
            Self::Words => RulesReport::on_words(&WORDS.iter().collect::<Vec<_>>(), &[]),
        }
    }
}

/// Returns the clause with the id `word`, or the clause that the switch with the key `word` changes.
fn named(word: &str) -> Option<Clause> {
    let word = folded(word);
    word.parse().ok().or_else(|| Switch::find(&word).map(|switch| switch.clause))
}

fn disputed() -> Vec<&'static Entry> {
    entries().filter(|entry| entry.status == Sureness::Contested).collect()
}

fn variant(name: &str, place: Place) -> Result<Variant, Failure> {
    let mut input = Input::default();
    input.variant_named(name, place).ok_or_else(|| input.failure())
}

/// Returns the switches whose values are not the same in all of `variants`.
fn differing(variants: &[Variant]) -> Vec<&'static Switch> {
    let profiles: Vec<Profile> = variants.iter().map(|&variant| Profile::new(variant)).collect();
    let differs = |switch: &&Switch| profiles.windows(2).any(|pair| switch.get(&pair[0]) != switch.get(&pair[1]));
    Switch::ALL.iter().filter(differs).collect()
}

fn refuse(kind: FaultKind) -> Failure {
    Failure::of(kind, Place::Call)
}
