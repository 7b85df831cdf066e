//! Finds the part of the rulebook that a question asks for.

use super::diagnostic::{Place, Refusal};
use super::fault::AskFault;
use super::options;
use super::reader::OptionReader;
use crate::report::RulesReport;
use crate::rules::{Entry, Status, WORDS, Word, entries, listed_value, search, words};
use crate::table::{Switch, Variant};
use crate::words::{Clause, Language, folded};

pub(crate) enum RulebookPart {
    /// All clauses.
    Book,
    /// The pages of single clauses, for example after `okey rules run.wrap`.
    Pages(Vec<&'static Entry>),
    /// The glossary words and clauses that match a search.
    Found(Vec<&'static Word>, Vec<&'static Entry>),
    /// The contested clauses, about whose rule sources or tables disagree.
    Disputes(Vec<&'static Entry>),
    /// Switches, which are rules that differ between tables, and the variants for which to show their values.
    Switches(Vec<&'static Switch>, Vec<Variant>),
    /// The whole glossary.
    Words,
}

impl RulebookPart {
    pub(crate) fn of(mut input: OptionReader<'_>) -> Result<Self, Refusal> {
        let options = input.options;
        if options.flag(&options::DISPUTES) {
            return Ok(Self::Disputes(entries().filter(|entry| entry.status == Status::Contested).collect()));
        }
        if options.flag(&options::WORDS) {
            return Ok(Self::Words);
        }
        if let Some(name) = options.text(&options::PROFILE) {
            let variant = input.variant_named(name, Place::Profile);
            return match variant {
                Some(variant) => Ok(Self::Switches(Switch::ALL.iter().collect(), vec![variant])),
                None => Err(input.refusal()),
            };
        }
        let names = options.list(&options::DIFF);
        if !names.is_empty() {
            let variants: Option<Vec<Variant>> =
                names.iter().map(|name| input.variant_named(name, Place::Difference)).collect();
            return match variants {
                Some(variants) => Ok(Self::Switches(differing(&variants), variants)),
                None => Err(input.refusal()),
            };
        }
        let asked = [&options::CLAUSE, &options::QUERY].into_iter().find_map(|option| options.text(option));
        asked.filter(|asked| !asked.trim().is_empty()).map_or(Ok(Self::Book), Self::query)
    }

    /// Finds the part of the rulebook that a query asks for. The first of these that exists is returned: words of the
    /// glossary, the clauses and switches that the query names, the results of a full-text search.
    fn query(asked: &str) -> Result<Self, Refusal> {
        let words = words(asked);
        if !words.is_empty() {
            return Ok(Self::Found(words, search(asked)));
        }
        let named: Vec<Option<Clause>> = asked.split_whitespace().map(named).collect();
        if let Some(clauses) = named.iter().copied().collect::<Option<Vec<_>>>() {
            return Ok(Self::Pages(clauses.into_iter().map(Clause::entry).collect()));
        }
        // An unknown word with a character such as `.` or `%` must be a misspelled clause id or part of a damaged link.
        let mut asked_and_named = asked.split_whitespace().zip(&named);
        let misnamed =
            asked_and_named.find(|(word, named)| named.is_none() && word.contains(['.', '_', '%', '<', '>']));
        let refused = |word: &str| Refusal::of(AskFault::unknown_clause(word), Place::Call);
        if let Some((word, _)) = misnamed {
            return Err(refused(word));
        }
        let results = search(asked);
        if results.is_empty() { Err(refused(asked)) } else { Ok(Self::Found(words, results)) }
    }

    pub(crate) fn report(&self) -> RulesReport {
        match self {
            Self::Book => RulesReport::on_clauses(&entries().collect::<Vec<_>>()),
            Self::Pages(entries) | Self::Disputes(entries) => RulesReport::on_clauses(entries),
            Self::Found(words, results) => RulesReport::on_words(words, results),
            Self::Switches(switches, variants) => RulesReport::on_switches(switches, variants),
            Self::Words => RulesReport::on_words(&WORDS.iter().collect::<Vec<_>>(), &[]),
        }
    }

    /// Returns this part of the rulebook as texts: each glossary word with its meanings, each clause with its id, or
    /// each switch with its values.
    pub(super) fn sentences(&self, language: Language) -> Vec<String> {
        let clause = |entry: &&Entry| format!("{}: {}", entry.clause.id(), entry.text.get(language));
        let meaning = |word: &&'static Word| {
            let means = word.meanings.iter().map(|(means, _)| means.get(language)).collect::<Vec<_>>();
            format!("{}: {}.", word.word, means.join("; "))
        };
        match self {
            Self::Book => entries().map(|entry| clause(&entry)).collect(),
            Self::Pages(entries) | Self::Disputes(entries) => entries.iter().map(clause).collect(),
            Self::Found(words, results) => words.iter().map(meaning).chain(results.iter().map(clause)).collect(),
            Self::Switches(switches, variants) => {
                let value = |switch: &Switch, variant: Variant| {
                    listed_value(switch, variant, variants).map_or_else(|| "–".to_owned(), |value| value.to_string())
                };
                let row = |switch: &&'static Switch| {
                    let values: Vec<String> = variants.iter().map(|&variant| value(switch, variant)).collect();
                    format!("{}: {}", switch.key, values.join(" / "))
                };
                switches.iter().map(row).collect()
            }
            Self::Words => WORDS.iter().map(|word| meaning(&word)).collect(),
        }
    }
}

/// Returns the clause with the id `word`. If `word` is a switch, returns the clause that the switch changes.
fn named(word: &str) -> Option<Clause> {
    let word = folded(word);
    word.parse().ok().or_else(|| Switch::find(&word).map(|switch| switch.clause))
}

/// Returns the switches that do not have the same value in all of the variants. A variant whose rules do not depend on
/// a switch has no value for it.
fn differing(variants: &[Variant]) -> Vec<&'static Switch> {
    let value = |switch: &Switch, variant: Variant| listed_value(switch, variant, variants);
    let differs = |switch: &&Switch| variants.windows(2).any(|pair| value(switch, pair[0]) != value(switch, pair[1]));
    Switch::ALL.iter().filter(differs).collect()
}
