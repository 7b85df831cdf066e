//! The JSON answer of `okey rules`.

use std::collections::BTreeMap;

use super::made::{each, report};
use crate::rules::{
    Bilingual, DATE, Dispute, DisputeSide, EDITION, Entry, Example, Meaning, Shows, Source, Unshown, Word,
};
use crate::table::{Profile, Switch, Value, Variant};
use crate::words::Clause;

report! {
    /// The clauses, switches or glossary words that the user asks for.
    pub RulesReport {
        schema "`okey.rules/2`": &'static str,
        edition "The edition of the catalogue": u32,
        date "The day of that edition": &'static str,
        clauses "The ids of the clauses the answer speaks of": Vec<Clause>,
        entries "The entries of the catalogue; empty if switches or words were requested": Vec<ClauseReport>,
        switches "The switches of a profile, or those in which two profiles differ; empty where neither was asked for":
            Vec<SwitchReport>,
        words "Words of the glossary: those asked for, or all; empty where none was": Vec<WordReport>,
        #[serde(skip_serializing_if = "Option::is_none")]
        rules "The file of a club's own rules that other answers keep to; absent where there is none": Option<Box<str>>,
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

    /// Creates the answer with these clauses.
    pub fn on_clauses(entries: &[&Entry]) -> Self {
        let reports = each(entries, |entry| ClauseReport::new(entry));
        Self { entries: reports, ..Self::new(entries.iter().map(|entry| entry.clause)) }
    }

    /// Creates the answer with these switches, and their values in `variants`.
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
        tr "Turkish": &'static str = both.tr,
        en "English": &'static str = both.en,
    }
}

report! {
    /// A clause of the rulebook.
    pub(crate) ClauseReport(entry: &Entry) where
        let clause = entry.clause;
        let variants = entry.scope.variants();
        let mut examples = entry.proof.examples();
    {
        id "The id": &'static str = clause.id(),
        title "The title": BothReport = BothReport::new(entry.title),
        statement "The rule in one sentence, without a full stop, as rulings cite it": BothReport
            = BothReport::new(clause.both()),
        text "The rule in a few sentences": BothReport = BothReport::new(entry.text),
        status "`agreed`, `contested`, `single-source`, `derived` or `silent`": &'static str = entry.status.name(),
        sources "The sources that state the rule this way": Vec<SourceReport> = each(entry.sources, SourceReport::new),
        dispute "The sides of the dispute, the one the rule follows first; null where there is none":
            Option<DisputeReport> = entry.dispute.as_ref().map(DisputeReport::new),
        profiles "The profiles in which it holds": Vec<&'static str> = each(variants, |variant| variant.name()),
        switches "The switches that change it, with their values in those profiles": Vec<SwitchReport>
            = each(clause.switches(), |switch| SwitchReport::new(switch, variants)),
        obeys "An example that keeps to the clause; null where no call can show it": Option<ExampleReport>
            = examples.next().map(ExampleReport::new),
        breaks "An example that does not, or to which the clause does not apply; null where no call can show it":
            Option<ExampleReport> = examples.next().map(ExampleReport::new),
        untold "The reason why no call can show it: `setting`, `conduct`, `undecided`; null if there are examples":
            Option<&'static str> = entry.proof.unshown().map(Unshown::name),
        see "Ids of clauses to read next": Vec<&'static str> = each(entry.see, |clause| clause.id()),
    }
}

report! {
    /// A source of a clause.
    pub(crate) SourceReport(source: &Source) {
        document "`A`, `B`, `C`, `D`, or `F` for field practice": &'static str = source.document.name(),
        title "What it is": BothReport = BothReport::new(source.document.title()),
        section "Where in it, as the document writes its headings; null for field practice": Option<&'static str>
            = Some(source.section).filter(|section| !section.is_empty()),
        texts "How many texts of field practice say so; null where they were not counted": Option<u8> = source.texts,
    }
}

report! {
    /// A dispute: a clause on which sources or tables disagree.
    pub(crate) DisputeReport(dispute: &Dispute) {
        sides "The sides": Vec<DisputeSideReport> = each(dispute.sides, DisputeSideReport::new),
        elsewhere "What the difference does to play": BothReport = BothReport::new(dispute.elsewhere),
    }
}

report! {
    /// One side of a dispute, with its sources.
    pub(crate) DisputeSideReport(side: &DisputeSide) {
        sources "The sources of this side": Vec<SourceReport> = each(side.who, SourceReport::new),
        says "The statement": BothReport = BothReport::new(side.says),
    }
}

report! {
    /// A switch: a house rule that can be set.
    pub(crate) SwitchReport(switch: &Switch, variants: &[Variant]) where
        let value = |&variant: &Variant| (variant.name(), switch.get(&Profile::new(variant)));
    {
        key "Its key, as `--set` takes it": &'static str = switch.key,
        clause "The clause it changes": &'static str = switch.clause.id(),
        names "The names among its values": Vec<String> = each(switch.names(), |name| name.to_string()),
        numbers "Whether it takes numbers": bool = switch.takes_numbers(),
        #[schemars(with = "BTreeMap<String, serde_json::Value>")]
        values "Its value in each profile asked about": BTreeMap<&'static str, Value>
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
        what "What it shows": BothReport = BothReport::new(example.what),
        call "The call, as a shell takes it": String = example.line(),
        shows "`yes`, `no`, `refused`, `allowed`, `foul`, or `points`": &'static str = example.shows.name(),
        player "Whose account the points go to; null where it shows no points": Option<&'static str>,
        points "The points the last hand adds to it; null where it shows none": Option<i32>,
    }
}

report! {
    /// A word of the glossary.
    pub(crate) WordReport(word: &Word) {
        word "The word, in Turkish": &'static str = word.word,
        also "Other words for the same": &'static [&'static str] = word.also,
        senses "What people mean by it: one thing, or several": Vec<SenseReport>
            = each(word.meanings, SenseReport::new),
        here "What the program says instead; null where the word means one thing": Option<BothReport>
            = word.here.map(BothReport::new),
    }
}

report! {
    /// One of the meanings of a glossary word.
    pub(crate) SenseReport(meaning: &Meaning) {
        means "What it is": BothReport = BothReport::new(meaning.means),
        clauses "Ids of the clauses that speak of it": Vec<&'static str> = each(meaning.clauses, |clause| clause.id()),
    }
}
