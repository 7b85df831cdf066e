//! The answer of `okey rules`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::rules::{Bilingual, DATE, EDITION, Entry, Example, Shows, Source, Untold, Word};
use crate::table::{Profile, Switch, Value, Variant};
use crate::words::Clause;

/// Clauses, switches or words of the glossary, as they were asked for.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RulesReport {
    /// `okey.rules/2`.
    pub(crate) schema: &'static str,
    /// The edition of the catalogue.
    pub(crate) edition: u32,
    /// The day of that edition.
    pub(crate) date: &'static str,
    /// The ids of the clauses the answer speaks of.
    pub(crate) clauses: Vec<Clause>,
    /// What the catalogue says of them; empty where switches or words were asked for.
    pub(crate) entries: Vec<ClauseReport>,
    /// The switches of a profile, or those in which two profiles differ; empty where neither was asked for.
    pub(crate) switches: Vec<SwitchReport>,
    /// Words of the glossary: those asked for, or all; empty where none was.
    pub(crate) words: Vec<WordReport>,
    /// The file of a club's own rules that other answers keep to; absent where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rules: Option<Box<str>>,
}

/// A text in both languages.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct BothReport {
    /// Turkish.
    tr: &'static str,
    /// English.
    en: &'static str,
}

/// One clause.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ClauseReport {
    /// The id.
    id: &'static str,
    /// The title.
    title: BothReport,
    /// The rule in one sentence, without a full stop, as rulings cite it.
    statement: BothReport,
    /// The rule in a few sentences.
    text: BothReport,
    /// `agreed`, `contested`, `single-source`, `derived` or `silent`.
    status: &'static str,
    /// Who states the rule so.
    sources: Vec<SourceReport>,
    /// The sides of the dispute, the one the rule follows first; null where there is none.
    dispute: Option<DisputeReport>,
    /// The profiles in which it holds.
    profiles: Vec<&'static str>,
    /// The switches that change it, with their values in those profiles.
    switches: Vec<SwitchReport>,
    /// An example that keeps to the clause; null where no call can show it.
    obeys: Option<ExampleReport>,
    /// An example that does not, or to which the clause does not apply; null where no call can show it.
    breaks: Option<ExampleReport>,
    /// Why no call can show it: `setting`, `conduct`, `undecided`; null where examples do.
    untold: Option<&'static str>,
    /// Ids of clauses to read next.
    see: Vec<&'static str>,
}

/// A source.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SourceReport {
    /// `A`, `B`, `C`, `D`, or `F` for field practice.
    document: &'static str,
    /// What it is.
    title: BothReport,
    /// Where in it, as the document writes its headings; null for field practice.
    section: Option<&'static str>,
    /// How many texts of field practice say so; null where they were not counted.
    texts: Option<u8>,
}

/// A dispute.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DisputeReport {
    /// Its sides.
    sides: Vec<DisputeSideReport>,
    /// What the difference does to play.
    elsewhere: BothReport,
}

/// One side of a dispute.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DisputeSideReport {
    /// Who says so.
    sources: Vec<SourceReport>,
    /// What they say.
    says: BothReport,
}

/// One switch.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SwitchReport {
    /// Its key, as `--set` takes it.
    key: &'static str,
    /// The clause it changes.
    clause: &'static str,
    /// The names among its values.
    names: Vec<String>,
    /// Whether it takes numbers.
    numbers: bool,
    /// Its value in each profile asked about.
    #[schemars(with = "BTreeMap<String, serde_json::Value>")]
    values: BTreeMap<&'static str, Value>,
}

/// One example.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ExampleReport {
    /// What it shows.
    what: BothReport,
    /// The call, as a shell takes it.
    call: String,
    /// `yes`, `no`, `refused`, `allowed`, `foul`, or `points`.
    shows: &'static str,
    /// Whose account the points go to; null where it shows no points.
    player: Option<&'static str>,
    /// The points the last hand adds to it; null where it shows none.
    points: Option<i32>,
}

/// A word of the game.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct WordReport {
    /// The word, in Turkish.
    word: &'static str,
    /// Other words for the same.
    also: &'static [&'static str],
    /// What people mean by it: one thing, or several.
    senses: Vec<SenseReport>,
    /// What the program says instead; null where the word means one thing.
    here: Option<BothReport>,
}

/// One thing that a word means.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct SenseReport {
    /// What it is.
    means: BothReport,
    /// Ids of the clauses that speak of it.
    clauses: Vec<&'static str>,
}

impl RulesReport {
    fn new(clauses: impl IntoIterator<Item = Clause>) -> Self {
        let mut clauses: Vec<Clause> = clauses.into_iter().collect();
        clauses.dedup();
        Self {
            rules: None,
            schema: "okey.rules/2",
            edition: EDITION,
            date: DATE,
            clauses,
            entries: Vec::new(),
            switches: Vec::new(),
            words: Vec::new(),
        }
    }

    /// The answer with these clauses.
    #[must_use]
    pub fn on_clauses(entries: &[&Entry]) -> Self {
        let reports = entries.iter().map(|entry| ClauseReport::new(entry)).collect();
        Self { entries: reports, ..Self::new(entries.iter().map(|entry| entry.clause)) }
    }

    /// The answer with these switches, and their values in these profiles.
    #[must_use]
    pub fn on_switches(switches: &[&Switch], variants: &[Variant]) -> Self {
        let reports = switches.iter().map(|switch| SwitchReport::new(switch, variants)).collect();
        Self { switches: reports, ..Self::new(switches.iter().map(|switch| switch.clause)) }
    }

    /// The answer with these words of the glossary, and clauses that speak of what was asked for.
    #[must_use]
    pub fn on_words(words: &[&Word], entries: &[&Entry]) -> Self {
        let mut clauses: Vec<Clause> = words.iter().flat_map(|word| word.clauses()).collect();
        clauses.extend(entries.iter().map(|entry| entry.clause));
        clauses.sort_unstable();
        let words = words.iter().map(|&word| word.into()).collect();
        let entries = entries.iter().map(|entry| ClauseReport::new(entry)).collect();
        Self { entries, words, ..Self::new(clauses) }
    }
}

impl From<Bilingual> for BothReport {
    fn from(both: Bilingual) -> Self {
        Self { tr: both.tr, en: both.en }
    }
}

impl ClauseReport {
    fn new(entry: &Entry) -> Self {
        let clause = entry.clause;
        let variants = entry.scope.variants();
        let mut examples = entry.proof.examples();
        Self {
            id: clause.id(),
            title: entry.title.into(),
            statement: clause.both().into(),
            text: entry.text.into(),
            status: entry.status.name(),
            sources: sources(entry.sources),
            dispute: entry.dispute.as_ref().map(|dispute| DisputeReport {
                sides: dispute
                    .sides
                    .iter()
                    .map(|side| DisputeSideReport { sources: sources(side.who), says: side.says.into() })
                    .collect(),
                elsewhere: dispute.elsewhere.into(),
            }),
            profiles: variants.iter().map(|variant| variant.name()).collect(),
            switches: clause.switches().map(|switch| SwitchReport::new(switch, variants)).collect(),
            obeys: examples.next().map(Into::into),
            breaks: examples.next().map(Into::into),
            untold: entry.proof.untold().map(Untold::name),
            see: entry.see.iter().map(|clause| clause.id()).collect(),
        }
    }
}

fn sources(sources: &[Source]) -> Vec<SourceReport> {
    let report = |source: &Source| SourceReport {
        document: source.document.name(),
        title: source.document.title().into(),
        section: Some(source.section).filter(|section| !section.is_empty()),
        texts: source.texts,
    };
    sources.iter().map(report).collect()
}

impl SwitchReport {
    fn new(switch: &Switch, variants: &[Variant]) -> Self {
        let value = |&variant: &Variant| (variant.name(), switch.get(&Profile::new(variant)));
        Self {
            key: switch.key,
            clause: switch.clause.id(),
            names: switch.names().iter().map(ToString::to_string).collect(),
            numbers: switch.takes_numbers(),
            values: variants.iter().map(value).collect(),
        }
    }
}

impl From<&Example> for ExampleReport {
    fn from(example: &Example) -> Self {
        let (player, points) = match example.shows {
            Shows::Points(player, points) => (Some(player), Some(points)),
            _ => (None, None),
        };
        Self { what: example.what.into(), call: example.line(), shows: example.shows.name(), player, points }
    }
}

impl From<&Word> for WordReport {
    fn from(word: &Word) -> Self {
        let sense = |sense: &crate::rules::Meaning| SenseReport {
            means: sense.means.into(),
            clauses: sense.clauses.iter().map(|clause| clause.id()).collect(),
        };
        Self {
            word: word.word,
            also: word.also,
            senses: word.meanings.iter().map(sense).collect(),
            here: word.here.map(Into::into),
        }
    }
}
