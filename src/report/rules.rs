//! The JSON answer of `okey rules`.

use std::collections::BTreeMap;

use super::made::{Name, each, report};
use crate::rules::{
    Bilingual, DATE, Dispute, DisputeSide, EDITION, Entry, Example, Meaning, Shows, Source, Status, Unshown, Word,
};
use crate::table::{Profile, Switch, Value, Variant};
use crate::words::Clause;

report! {
    /// The clauses, switches or glossary words that the user asks for.
    pub RulesReport {
        schema "`okey.rules/2`": &'static str,
        edition "The edition of the catalogue": u32,
        date "The date of the edition": &'static str,
        clauses "The ids of the clauses that the answer mentions": Vec<Clause>,
        entries "The entries of the catalogue; empty if switches or words were requested": Vec<ClauseReport>,
        switches "The switches of a profile, or those in which two profiles differ; empty if no switches were requested":
            Vec<SwitchReport>,
        words "The requested words of the glossary; empty if no words were requested": Vec<WordReport>,
        #[serde(skip_serializing_if = "Option::is_none")]
        rules "The name of the club's rules file, which other answers apply; omitted if there is none": Option<Box<str>>,
    }
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
        let reports = each(switches, |switch| SwitchReport::new(switch, variants));
        Self { switches: reports, ..Self::new(switches.iter().map(|switch| switch.clause)) }
    }

    /// Creates the answer to a search: the matching glossary words and the matching clauses.
    pub fn on_words(words: &[&Word], entries: &[&Entry]) -> Self {
        let mut clauses: Vec<Clause> = words.iter().flat_map(|word| word.clauses()).collect();
        clauses.extend(entries.iter().map(|entry| entry.clause));
        clauses.sort_unstable();
        let words = each(words, |word| WordReport::new(word));
        let entries = each(entries, |entry| ClauseReport::new(entry));
        Self { entries, words, ..Self::new(clauses) }
    }
}

report! {
    /// A text in English and Turkish.
    pub(crate) BothReport(both: Bilingual) {
        tr "The Turkish text": &'static str = both.tr,
        en "The English text": &'static str = both.en,
    }
}

report! {
    /// A clause of the rulebook.
    pub(crate) ClauseReport(entry: &Entry) where
        let clause = entry.clause;
        let variants = entry.scope.variants();
        let mut examples = entry.proof.examples();
    {
        id "The id of the clause": &'static str = clause.id(),
        title "The title": BothReport = BothReport::new(entry.title),
        statement "The rule in one sentence, without a full stop, as rulings cite it": BothReport
            = BothReport::new(clause.both()),
        text "The rule in a few sentences": BothReport = BothReport::new(entry.text),
        status "`agreed`, `contested`, `single-source`, `derived` or `silent`": Name<Status> = Name(entry.status),
        sources "The sources that state the rule in this form": Vec<SourceReport> = each(entry.sources, SourceReport::new),
        dispute "The contradicting versions of the rule, the default first; null if there is no dispute":
            Option<DisputeReport> = entry.dispute.as_ref().map(DisputeReport::new),
        profiles "The profiles to which the clause applies": Vec<Variant> = variants.to_vec(),
        switches "The switches that change the rule, with their values in those profiles": Vec<SwitchReport>
            = each(clause.switches(), |switch| SwitchReport::new(switch, variants)),
        obeys "An example that obeys the clause; null if no command can show it": Option<ExampleReport>
            = examples.next().map(ExampleReport::new),
        breaks "An example that breaks the clause, or to which the clause does not apply; null if no command can show it":
            Option<ExampleReport> = examples.next().map(ExampleReport::new),
        untold "The reason why there are no examples: `setting`, `conduct` or `undecided`; null if there are examples":
            Option<Name<Unshown>> = entry.proof.unshown().map(Name),
        see "The ids of related clauses": Vec<&'static str> = each(entry.see, |clause| clause.id()),
    }
}

report! {
    /// A source of a clause.
    pub(crate) SourceReport(source: &Source) {
        document "The letter of the document, such as `A`; `F` for web pages and open-source programs": &'static str
            = source.document.name(),
        title "The title of the document": BothReport = BothReport::new(source.document.title()),
        section "The section or heading in the document; null for web pages and programs": Option<&'static str>
            = Some(source.section).filter(|section| !section.is_empty()),
        texts "The number of web pages and programs that state the rule; null if they were not counted": Option<u8>
            = source.texts,
    }
}

report! {
    /// A dispute: a clause on which sources or tables disagree.
    pub(crate) DisputeReport(dispute: &Dispute) {
        sides "The versions of the rule": Vec<DisputeSideReport> = each(dispute.sides, DisputeSideReport::new),
        elsewhere "How the game differs at tables that do not play the default version": BothReport
            = BothReport::new(dispute.elsewhere),
    }
}

report! {
    /// One side of a dispute, with its sources.
    pub(crate) DisputeSideReport(side: &DisputeSide) {
        sources "The sources that state this version": Vec<SourceReport> = each(side.who, SourceReport::new),
        says "The rule as this version states it": BothReport = BothReport::new(side.says),
    }
}

report! {
    /// A switch: a house rule that can be set.
    pub(crate) SwitchReport(switch: &Switch, variants: &[Variant]) where
        let value = |&variant: &Variant| (variant.name(), switch.get(&Profile::new(variant)));
    {
        key "The name of the switch in `--set`": &'static str = switch.key,
        clause "The clause that the switch changes": &'static str = switch.clause.id(),
        names "The accepted values that are not numbers": Vec<String> = each(switch.names(), |name| name.to_string()),
        numbers "True if the switch accepts numbers": bool = switch.takes_numbers(),
        #[cfg_attr(feature = "schemas", schemars(with = "BTreeMap<String, serde_json::Value>"))]
        values "The value of the switch in each requested profile": BTreeMap<&'static str, Value>
            = variants.iter().map(value).collect(),
    }
}

report! {
    /// An example of a clause.
    pub(crate) ExampleReport(example: &Example) where
        let (player, points) = match example.shows {
            Shows::Points(player, points) => (Some(player), Some(points)),
            _ => (None, None),
        };
    {
        what "A sentence that describes the example": BothReport = BothReport::new(example.what),
        call "The command line for a shell": String = example.line(),
        shows "The expected answer: `yes`, `no`, `refused`, `allowed`, `foul` or `points`": &'static str = example.shows.name(),
        player "The player who gets the points; null if the expected answer is not `points`": Option<&'static str>,
        points "The points of this player for the last hand; null if the expected answer is not `points`": Option<i32>,
    }
}

report! {
    /// A word of the glossary.
    pub(crate) WordReport(word: &Word) {
        word "The word, in Turkish": &'static str = word.word,
        also "Synonyms of the word": &'static [&'static str] = word.also,
        senses "The meanings of the word": Vec<SenseReport>
            = each(word.meanings, SenseReport::new),
        here "The words that the program uses instead; null if the word has only one meaning": Option<BothReport>
            = word.here.map(BothReport::new),
    }
}

report! {
    /// One of the meanings of a glossary word.
    pub(crate) SenseReport(meaning: &Meaning) {
        means "The explanation of the word": BothReport = BothReport::new(meaning.means),
        clauses "The ids of the clauses about the word": Vec<&'static str> = each(meaning.clauses, |clause| clause.id()),
    }
}
