//! The JSON answer of `okey rules`.

use std::collections::BTreeMap;

use serde::Serialize;

use super::parts::each;
use crate::rules::{
    Bilingual, DATE, Dispute, EDITION, Entry, Example, Shows, Source, Status, SwitchText, Unshown, Word, listed_value,
};
use crate::sort;
use crate::table::{Profile, Switch, Value, Variant};
use crate::words::Clause;

/// The clauses, switches or glossary words that the user asks for.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct RulesReport {
    /// The name and version of the schema: `okey.rules/2`.
    pub(crate) schema: &'static str,
    /// The number of the rulebook's edition.
    pub(crate) edition: u32,
    /// The date of the edition.
    pub(crate) date: &'static str,
    /// The ids of the clauses that the answer mentions.
    pub(crate) clauses: Vec<Clause>,
    /// The entries of the rulebook, one for each clause that was requested or found; empty if there is no such clause.
    pub(crate) entries: Vec<ClauseReport>,
    /// The switches of a profile, or those in which two profiles differ; empty if no switches were requested.
    pub(crate) switches: Vec<SwitchReport>,
    /// The words of the glossary that were requested or found; empty if there is no such word.
    pub(crate) words: Vec<WordReport>,
    /// The name of the rules file (the house rules of a club); omitted if there is none. This answer does not include
    /// the changes in that file, although other answers apply them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rules: Option<Box<str>>,
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

    /// Creates the answer to a question about clauses.
    pub fn on_clauses(entries: &[&Entry]) -> Self {
        let reports = each(entries, |entry| ClauseReport::new(entry));
        Self { entries: reports, ..Self::new(entries.iter().map(|entry| entry.clause)) }
    }

    /// Creates the answer to a question about switches. It shows the value of each switch in each of `variants`.
    pub fn on_switches(switches: &[&Switch], variants: &[Variant]) -> Self {
        let has_value = |switch: &Switch, variant: Variant| listed_value(switch, variant, variants).is_some();
        let reports = each(switches, |switch| {
            let listed = variants.iter().copied().filter(|&variant| has_value(switch, variant)).collect::<Vec<_>>();
            SwitchReport::new(switch, &listed)
        });
        Self { switches: reports, ..Self::new(switches.iter().map(|switch| switch.clause)) }
    }

    /// Creates the answer to a search: the matching glossary words and the matching clauses.
    pub fn on_words(words: &[&Word], entries: &[&Entry]) -> Self {
        let mut clauses: Vec<Clause> = words.iter().flat_map(|word| word.clauses()).collect();
        clauses.extend(entries.iter().map(|entry| entry.clause));
        sort::ascending(&mut clauses);
        let words = each(words, |word| WordReport::new(word));
        let entries = each(entries, |entry| ClauseReport::new(entry));
        Self { entries, words, ..Self::new(clauses) }
    }
}

/// A clause of the rulebook.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ClauseReport {
    /// The id of the clause.
    pub(crate) id: &'static str,
    /// The title of the clause.
    pub(crate) title: Bilingual,
    /// The rule in one sentence, without a full stop, as rulings cite it.
    pub(crate) statement: Bilingual,
    /// The rule in a few sentences.
    pub(crate) text: Bilingual,
    /// How well the sources agree on the rule: `agreed`, `contested`, `single-source`, `derived` or `silent`.
    pub(crate) status: Status,
    /// The sources that state the rule as the field `text` does.
    pub(crate) sources: Vec<SourceReport>,
    /// The contradicting versions of the rule, the default first; null if there is no dispute.
    pub(crate) dispute: Option<DisputeReport>,
    /// The profiles to which the clause applies.
    pub(crate) profiles: Vec<Variant>,
    /// The switches that change the rule, with their values in each of `profiles`.
    pub(crate) switches: Vec<SwitchReport>,
    /// An example that obeys the clause; null if no command can show it.
    pub(crate) obeys: Option<ExampleReport>,
    /// An example that breaks the clause, or to which the clause does not apply; null if no command can show it.
    pub(crate) breaks: Option<ExampleReport>,
    /// The reason why there are no examples: `setting` (the clause applies before the first draw), `conduct` (it is
    /// about conduct at the table) or `undecided` (no source decides the case); null if there are examples.
    pub(crate) untold: Option<Unshown>,
    /// The ids of related clauses.
    pub(crate) see: Vec<&'static str>,
}

impl ClauseReport {
    pub(crate) fn new(entry: &Entry) -> Self {
        let clause = entry.clause;
        let variants = entry.scope.variants();
        let mut examples = entry.examples.iter().flatten();
        Self {
            id: clause.id(),
            title: entry.title,
            statement: clause.both(),
            text: entry.text,
            status: entry.status,
            sources: each(entry.sources, SourceReport::new),
            dispute: entry.dispute.as_ref().map(DisputeReport::new),
            profiles: variants.to_vec(),
            switches: each(clause.switches(), |switch| SwitchReport::new(switch, variants)),
            obeys: examples.next().map(ExampleReport::new),
            breaks: examples.next().map(ExampleReport::new),
            untold: entry.examples.as_ref().err().copied(),
            see: each(entry.see, |clause| clause.id()),
        }
    }
}

/// A source of a clause.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SourceReport {
    /// The letter of the document, such as `A`; `F` for web pages and open-source programs.
    pub(crate) document: &'static str,
    /// The title of the document.
    pub(crate) title: Bilingual,
    /// The section or heading in the document; null for web pages and programs.
    pub(crate) section: Option<&'static str>,
    /// The number of web pages and programs that state the rule; null if they were not counted.
    pub(crate) texts: Option<u8>,
}

impl SourceReport {
    pub(crate) fn new(source: &Source) -> Self {
        Self {
            document: source.document.name(),
            title: source.document.title(),
            section: Some(source.section).filter(|section| !section.is_empty()),
            texts: source.texts,
        }
    }
}

/// A dispute: a clause on which sources or tables disagree.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct DisputeReport {
    /// The versions of the rule.
    pub(crate) sides: Vec<DisputeSideReport>,
    /// How the game differs at tables that do not play the default version of the rule.
    pub(crate) elsewhere: Bilingual,
}

impl DisputeReport {
    pub(crate) fn new(dispute: &Dispute) -> Self {
        Self {
            sides: each(dispute.sides, |side| DisputeSideReport {
                sources: each(side.who, SourceReport::new),
                says: side.says,
            }),
            elsewhere: dispute.elsewhere,
        }
    }
}

/// One side of a dispute, with its sources.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct DisputeSideReport {
    /// The sources that state this version of the rule.
    pub(crate) sources: Vec<SourceReport>,
    /// The rule as this version states it.
    pub(crate) says: Bilingual,
}

/// A switch: a house rule that can be set.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SwitchReport {
    /// The name of the switch in `--set`.
    pub(crate) key: &'static str,
    /// The clause that the switch changes.
    pub(crate) clause: &'static str,
    /// What the switch decides, written as a question. For a switch whose values are numbers: what the number means.
    pub(crate) does: Bilingual,
    /// The accepted values that are not numbers.
    pub(crate) names: Vec<String>,
    /// The meaning of each value in `names`, in the same order.
    pub(crate) means: Vec<Bilingual>,
    /// True if the switch accepts numbers.
    pub(crate) numbers: bool,
    /// The value of the switch in each requested profile. A comparison of two profiles leaves out a profile in which no
    /// rule depends on the switch.
    #[cfg_attr(feature = "schemas", schemars(with = "BTreeMap<String, serde_json::Value>"))]
    pub(crate) values: BTreeMap<&'static str, Value>,
}

impl SwitchReport {
    pub(crate) fn new(switch: &Switch, variants: &[Variant]) -> Self {
        let text = SwitchText::of(switch);
        let value = |&variant: &Variant| (variant.name(), switch.get(&Profile::new(variant)));
        Self {
            key: switch.key,
            clause: switch.clause.id(),
            does: text.does,
            names: each(switch.names(), |name| name.to_string()),
            means: each(text.values, |&(_, means)| means),
            numbers: switch.takes_numbers(),
            values: variants.iter().map(value).collect(),
        }
    }
}

/// An example of a clause.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ExampleReport {
    /// A sentence that describes the example.
    pub(crate) what: Bilingual,
    /// The command line for a shell.
    pub(crate) call: String,
    /// The expected answer: `yes`, `no`, `refused`, `allowed`, `forbidden`, `foul` or `points`.
    pub(crate) shows: &'static str,
    /// The player who gets the points; null if the expected answer is not `points`.
    pub(crate) player: Option<&'static str>,
    /// The points that the player named in `player` gets for the last hand; null if the expected answer is not
    /// `points`.
    pub(crate) points: Option<i32>,
}

impl ExampleReport {
    pub(crate) fn new(example: &Example) -> Self {
        let (player, points) = match example.shows {
            Shows::Points(player, points) => (Some(player), Some(points)),
            _ => (None, None),
        };
        Self { what: example.what, call: example.line(), shows: example.shows.name(), player, points }
    }
}

/// A word of the glossary.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct WordReport {
    /// The word, in Turkish.
    pub(crate) word: &'static str,
    /// Synonyms of the word.
    pub(crate) also: &'static [&'static str],
    /// The meanings of the word.
    pub(crate) senses: Vec<SenseReport>,
    /// For a word with several meanings: the clearer words, one for each meaning, that the program uses instead.
    /// Otherwise null.
    pub(crate) here: Option<Bilingual>,
}

impl WordReport {
    pub(crate) fn new(word: &Word) -> Self {
        Self {
            word: word.word,
            also: word.also,
            senses: each(word.meanings, |&(means, clauses)| SenseReport {
                means,
                clauses: each(clauses, |clause| clause.id()),
            }),
            here: word.here,
        }
    }
}

/// One of the meanings of a glossary word.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SenseReport {
    /// The explanation of the word.
    pub(crate) means: Bilingual,
    /// The ids of the clauses about the word.
    pub(crate) clauses: Vec<&'static str>,
}
