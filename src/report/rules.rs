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
    pub schema: &'static str,
    /// The edition of the catalogue.
    pub edition: u32,
    /// The day of that edition.
    pub date: &'static str,
    /// The ids of the clauses the answer speaks of.
    pub clauses: Vec<String>,
    /// What the catalogue says of them; empty where switches or words were asked for.
    pub entries: Vec<ClauseReport>,
    /// The switches of a profile, or those in which two profiles differ; empty where neither was asked for.
    pub switches: Vec<SwitchReport>,
    /// Words of the glossary: those asked for, or all; empty where none was.
    pub words: Vec<WordReport>,
    /// The file of a club's own rules that other answers keep to; absent where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Box<str>>,
}

/// A text in both languages.
#[derive(Debug, Serialize, JsonSchema)]
pub struct BothReport {
    /// Turkish.
    pub tr: &'static str,
    /// English.
    pub en: &'static str,
}

/// One clause.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ClauseReport {
    /// The id.
    pub id: &'static str,
    /// The title.
    pub title: BothReport,
    /// The rule in one sentence, without a full stop, as rulings cite it.
    pub statement: BothReport,
    /// The rule in a few sentences.
    pub text: BothReport,
    /// `agreed`, `contested`, `single-source`, `derived` or `silent`.
    pub status: &'static str,
    /// Who states the rule so.
    pub sources: Vec<SourceReport>,
    /// The sides of the dispute, the one the rule follows first; null where there is none.
    pub dispute: Option<DisputeReport>,
    /// The profiles in which it holds.
    pub profiles: Vec<&'static str>,
    /// The switches that change it, with their values in those profiles.
    pub switches: Vec<SwitchReport>,
    /// An example that keeps to the clause; null where no call can show it.
    pub obeys: Option<ExampleReport>,
    /// An example that does not, or to which the clause does not apply; null where no call can show it.
    pub breaks: Option<ExampleReport>,
    /// Why no call can show it: `setting`, `conduct`, `undecided`; null where examples do.
    pub untold: Option<&'static str>,
    /// Ids of clauses to read next.
    pub see: Vec<&'static str>,
}

/// A source.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SourceReport {
    /// `A`, `B`, `C`, `D`, or `F` for field practice.
    pub document: &'static str,
    /// What it is.
    pub title: BothReport,
    /// Where in it, as the document writes its headings; null for field practice.
    pub section: Option<&'static str>,
    /// How many texts of field practice say so; null where they were not counted.
    pub texts: Option<u8>,
}

/// A dispute.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DisputeReport {
    /// Its sides.
    pub sides: Vec<DisputeSideReport>,
    /// What the difference does to play.
    pub elsewhere: BothReport,
}

/// One side of a dispute.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DisputeSideReport {
    /// Who says so.
    pub sources: Vec<SourceReport>,
    /// What they say.
    pub says: BothReport,
}

/// One switch.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SwitchReport {
    /// Its key, as `--set` takes it.
    pub key: &'static str,
    /// The clause it changes.
    pub clause: &'static str,
    /// The names among its values.
    pub names: Vec<String>,
    /// Whether it takes numbers.
    pub numbers: bool,
    /// Its value in each profile asked about.
    #[schemars(with = "BTreeMap<String, serde_json::Value>")]
    pub values: BTreeMap<&'static str, Value>,
}

/// One example.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ExampleReport {
    /// What it shows.
    pub what: BothReport,
    /// The call, as a shell takes it.
    pub call: String,
    /// `yes`, `no`, `refused`, `allowed`, `foul`, or `points`.
    pub shows: &'static str,
    /// Whose account the points go to; null where it shows no points.
    pub player: Option<&'static str>,
    /// The points the last hand adds to it; null where it shows none.
    pub points: Option<i32>,
}

/// A word of the game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct WordReport {
    /// The word, in Turkish.
    pub word: &'static str,
    /// Other words for the same.
    pub also: &'static [&'static str],
    /// What people mean by it: one thing, or several.
    pub senses: Vec<SenseReport>,
    /// What the program says instead; null where the word means one thing.
    pub here: Option<BothReport>,
}

/// One thing that a word means.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SenseReport {
    /// What it is.
    pub means: BothReport,
    /// Ids of the clauses that speak of it.
    pub clauses: Vec<&'static str>,
}

impl RulesReport {
    fn new(clauses: impl IntoIterator<Item = Clause>) -> Self {
        let mut clauses: Vec<String> = clauses.into_iter().map(|clause| clause.to_string()).collect();
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
            status: entry.standing.status().name(),
            sources: sources(entry.sources),
            dispute: entry.standing.dispute().map(|dispute| DisputeReport {
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
        let sense = |sense: &crate::rules::Sense| SenseReport {
            means: sense.means.into(),
            clauses: sense.clauses.iter().map(|clause| clause.id()).collect(),
        };
        Self {
            word: word.word,
            also: word.also,
            senses: word.senses.iter().map(sense).collect(),
            here: word.here.map(Into::into),
        }
    }
}
