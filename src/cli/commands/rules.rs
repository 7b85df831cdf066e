//! `okey rules`: shows clauses, switches and words of the game.

use clap::ArgMatches;

use crate::cli::Answered;
use crate::cli::args::spoken;
use crate::cli::commands::parts::{self, or_none, sources};
use crate::cli::input::CallInput;
use crate::cli::output::Output;
use crate::cli::page::Block::{self, Call, Facts, Heading, Table, Text};
use crate::cli::page::{Rank, markdown, plain};
use crate::cli::presentation::Format;
use crate::cli::text::{BookWords, Words};
use crate::oracle::rulebook::RulebookPart;
use crate::report::RulesReport;
use crate::rules::{
    DATE, Dispute, DisputeSide, Document, EDITION, Entry, Example, SECTIONS, Scope, Shows, Status, SwitchText, Unshown,
    WORDS, Word, is_used, listed_value,
};
use crate::table::{Profile, Switch, Value, Variant};
use crate::words::{Clause, Language, Named};

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let input = CallInput::of(matches);
    let part = input.rulebook_part()?;
    // The rulebook does not depend on the club's rules file. Show it even if this file is invalid, because it names the
    // settings that the file can have.
    let (club, fault) = match input.found_club() {
        Ok(club) => (club, None),
        Err(fault) => (None, Some(fault)),
    };
    if output.presentation.is_json() {
        return output.json(&RulesReport { rules: club.and_then(|club| club.club), ..part.report() });
    }
    let language = output.language();
    let as_markdown = output.presentation.format == Format::Markdown;
    let mut page = match &part {
        RulebookPart::Book if as_markdown => book(language),
        RulebookPart::Book => contents(language),
        RulebookPart::Pages(pages) => pages.iter().flat_map(|entry| self::page(entry, language)).collect(),
        RulebookPart::Found(words, results) => self::results(words, results, language),
        RulebookPart::Disputes(disputed) => disputes(disputed, language),
        RulebookPart::Switches(switches, variants) => self::switches(switches, variants, language),
        RulebookPart::Words => words(WORDS, language),
    };
    page.extend(club.map(|club| self::club(&club, language)));
    if as_markdown { output.text(&markdown(&page)) } else { output.tiles(&plain(&page)) }?;
    match fault {
        Some(fault) => output.text(&format!("\n{}\n", fault.to_text(output.presentation, false))),
        None => Ok(()),
    }
}

fn page(entry: &Entry, language: Language) -> Vec<Block> {
    let words = BookWords::of(language);
    let mut page = vec![
        Heading(Rank::Page, format!("{}: {}", entry.clause, entry.title.get(language))),
        Text(entry.text.get(language).to_owned()),
        Facts(vec![
            [words.status.to_owned(), status(entry, language).to_owned()],
            [words.sources.to_owned(), or_none(sources(entry.sources, language), language)],
            [words.profiles.to_owned(), profiles(entry, language)],
        ]),
    ];
    page.extend(entry.clause.switches().flat_map(|switch| self::switch(switch, entry, language)));
    page.extend(entry.dispute.iter().flat_map(|dispute| self::dispute(dispute, language)));
    page.push(Heading(Rank::Part, Words::of(language).examples.to_owned()));
    if let Err(why) = entry.examples {
        page.push(Text(unshown(why, language).to_owned()));
        let what = entry.clause.id().split('.').next_back().filter(|_| why == Unshown::Undecided);
        page.extend(what.map(|what| Call(format!("okey {}", spoken(&format!("judge irregular {what}"), language)))));
    }
    for (label, example) in [words.obeys, words.breaks].into_iter().zip(entry.examples.iter().flatten()) {
        page.push(Text(format!("{label}: {} ({})", example.what.get(language), shows(example, language))));
        page.push(Call(example.called(&spoken(example.call, language))));
    }
    page.push(Heading(Rank::Part, words.see_also.to_owned()));
    let titles = entry.see.iter().map(|clause| clause.entry());
    page.push(Facts(titles.map(|see| [see.clause.to_string(), see.title.get(language).to_owned()]).collect()));
    page
}

/// Returns the description of a switch: what it decides, its values, and the profiles that use each value.
fn switch(switch: &'static Switch, entry: &Entry, language: Language) -> Vec<Block> {
    let words = BookWords::of(language);
    let text = SwitchText::of(switch);
    let meaning = |value: Value| {
        let name = value.to_string();
        let named = text.values.iter().find(|(known, _)| *known == name);
        match (named, value) {
            (Some((_, means)), _) => means.get(language).to_owned(),
            (None, Value::Count(number)) => language.switch_amount(switch.key, number),
            (None, _) => String::new(),
        }
    };
    let variants = entry.scope.variants();
    let set = |variant: Variant| switch.get(&Profile::new(variant));
    let mut values: Vec<Value> = Vec::new();
    for value in variants.iter().map(|&variant| set(variant)).chain(switch.names()) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    let rows = values.into_iter().map(|value| {
        let such: Vec<Variant> = variants.iter().copied().filter(|&variant| set(variant) == value).collect();
        vec![format!("{} = {value}", switch.key), meaning(value), names(&such, language)]
    });
    let any = switch.takes_numbers().then(|| {
        let setting = format!("{} = {}", switch.key, Words::of(language).number_value);
        vec![setting, words.a_number.to_owned(), names(&[], language)]
    });
    vec![
        Heading(Rank::Part, format!("{}: {}", switch.key, text.does.get(language))),
        Table(vec![words.setting, words.meaning, words.profiles], rows.chain(any).collect()),
    ]
}

/// Returns the description of a dispute: each version of the rule, and the rules of other tables.
fn dispute(dispute: &Dispute, language: Language) -> Vec<Block> {
    let words = BookWords::of(language);
    let side = |side: &DisputeSide| vec![side.says.get(language).to_owned(), sources(side.who, language)];
    vec![
        Heading(Rank::Part, words.sides.to_owned()),
        Table(vec![words.rule, words.sources], dispute.sides.iter().map(side).collect()),
        Heading(Rank::Part, Words::of(language).elsewhere.to_owned()),
        Text(dispute.elsewhere.get(language).to_owned()),
    ]
}

/// Returns in words whether the sources of a clause agree.
fn status(entry: &Entry, language: Language) -> &'static str {
    let words = BookWords::of(language);
    match entry.status {
        // A clause about two games may have one source for each game.
        Status::SingleSource if entry.sources.len() > 1 => words.source_each,
        Status::Agreed => words.agreed,
        Status::Contested => words.contested,
        Status::SingleSource => words.single_source,
        Status::Derived => words.derived,
        Status::Silent => words.silent,
    }
}

/// Returns the reason why a clause has no example.
fn unshown(why: Unshown, language: Language) -> &'static str {
    let words = BookWords::of(language);
    match why {
        Unshown::Setting => words.no_example_setting,
        Unshown::Conduct => words.no_example_conduct,
        Unshown::Undecided => words.no_example_undecided,
    }
}

/// Returns the profiles to which the clause applies, or a text about the rule sets of hapis tavlası.
fn profiles(entry: &Entry, language: Language) -> String {
    match entry.scope {
        Scope::Hapis => BookWords::of(language).rule_sets.to_owned(),
        scope => names(scope.variants(), language),
    }
}

fn names(variants: &[Variant], language: Language) -> String {
    let names: Vec<&str> = variants.iter().map(|variant| variant.name_in(language)).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

/// Returns the answer of an example, after the name of the command.
fn shows(example: &Example, language: Language) -> String {
    let words = BookWords::of(language);
    let depth = if example.call.starts_with("hapis ") { 2 } else { 1 };
    let command = example.call.split(' ').take(depth).collect::<Vec<_>>().join(" ");
    let answer = |yes| format!("okey {}: {}", spoken(&command, language), language.example_answer(&command, yes));
    match example.shows {
        Shows::Yes => answer(true),
        Shows::No => answer(false),
        Shows::Refused => words.refused.replacen("{}", &spoken(&command, language), 1),
        Shows::Allowed => words.allowed.to_owned(),
        Shows::Forbidden => words.forbidden.to_owned(),
        Shows::Foul => words.foul.to_owned(),
        Shows::Points(player, points) => {
            words.points_of.replacen("{}", player, 1).replacen("{}", &points.to_string(), 1)
        }
    }
}

fn contents(language: Language) -> Vec<Block> {
    let mut page = Vec::new();
    for section in SECTIONS {
        page.push(Heading(Rank::Section, section.title.get(language).to_owned()));
        page.push(Facts(section.entries.iter().map(|entry| titled(entry, language)).collect()));
    }
    page.push(Text(BookWords::of(language).explains.to_owned()));
    page
}

/// Returns the whole rulebook: introduction, sources, glossary, and the page of every clause.
fn book(language: Language) -> Vec<Block> {
    let labels = BookWords::of(language);
    let mut page = vec![
        Heading(Rank::Book, labels.title.to_owned()),
        Text(labels.scope.to_owned()),
        Facts(vec![[labels.edition.to_owned(), format!("{EDITION}, {DATE}")]]),
        Heading(Rank::Section, labels.sources.to_owned()),
        Text(labels.how_cited.to_owned()),
    ];
    let document = |document: &Document| {
        let [title, sections] = [document.title(), document.sections()].map(|both| both.get(language).to_owned());
        vec![document.name().to_owned(), title, sections]
    };
    let documents = Document::ALL.iter().map(document).collect();
    page.push(Table(vec![labels.letter, labels.document, labels.cited_by], documents));
    page.push(Heading(Rank::Section, labels.glossary.to_owned()));
    page.push(Table(
        vec![labels.word, labels.meaning, labels.clause],
        WORDS.iter().flat_map(|word| rows(word, language)).collect(),
    ));
    for section in SECTIONS {
        page.push(Heading(Rank::Section, section.title.get(language).to_owned()));
        page.extend(
            section.entries.iter().flat_map(|entry| titled_parts(self::page(entry, language), entry, language)),
        );
    }
    page
}

/// Puts the title of the clause before the headings of its parts, for example "1 after 13: Examples". The heading of a
/// switch already begins with the switch's name.
fn titled_parts(page: Vec<Block>, entry: &Entry, language: Language) -> Vec<Block> {
    let title = entry.title.get(language);
    let titled = |block| match block {
        Heading(Rank::Part, part) if !part.contains(": ") => Heading(Rank::Part, format!("{title}: {part}")),
        block => block,
    };
    page.into_iter().map(titled).collect()
}

/// Returns a row for each meaning of a glossary word. If the word has several meanings, one more row has the clearer
/// words of this program.
fn rows(word: &Word, language: Language) -> Vec<Vec<String>> {
    let ids = |clauses: &[Clause]| clauses.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (at, (means, clauses)) in word.meanings.iter().enumerate() {
        let name = if at == 0 { word.word.to_owned() } else { String::new() };
        rows.push(vec![name, means.get(language).to_owned(), ids(clauses)]);
    }
    rows.extend(word.here.map(|here| vec![String::new(), here.get(language).to_owned(), String::new()]));
    rows
}

/// Returns search results: glossary words, then clauses with their statements.
fn results(words: &[&'static Word], results: &[&Entry], language: Language) -> Vec<Block> {
    let statement = |entry: &&Entry| [entry.clause.to_string(), entry.clause.statement(language).to_owned()];
    let mut page = self::words(words.iter().copied(), language);
    if !words.is_empty() && !results.is_empty() {
        page.push(Heading(Rank::Page, BookWords::of(language).in_clauses.to_owned()));
    }
    if !results.is_empty() {
        page.push(Facts(results.iter().map(statement).collect()));
    }
    page.push(Text(BookWords::of(language).explains.to_owned()));
    page
}

/// Returns the disputed clauses, each with the versions of the rule and the switch that selects one.
fn disputes(disputed: &[&Entry], language: Language) -> Vec<Block> {
    let mut page = Vec::new();
    for entry in disputed {
        page.push(Heading(Rank::Page, format!("{}: {}", entry.clause, entry.title.get(language))));
        page.extend(entry.dispute.iter().flat_map(|dispute| self::dispute(dispute, language)));
        page.extend(entry.clause.switches().flat_map(|switch| self::switch(switch, entry, language)));
    }
    page
}

/// Returns a table of switches (house rules) with their values in `variants`. Switches whose clause applies to one of
/// the variants come first.
fn switches(switches: &[&'static Switch], variants: &[Variant], language: Language) -> Vec<Block> {
    let words = BookWords::of(language);
    let title = |switch: &Switch| switch.clause.entry().title.get(language);
    let row = |switch: &&Switch| {
        let value = |&variant: &Variant| {
            listed_value(switch, variant, variants).map_or_else(|| "–".to_owned(), |value| value.to_string())
        };
        let values = variants.iter().map(value);
        let clause = format!("{}: {}", switch.clause, title(switch));
        [switch.key.to_owned()].into_iter().chain(values).chain([clause]).collect::<Vec<String>>()
    };
    let header: Vec<&str> =
        [words.switch].into_iter().chain(variants.iter().map(|variant| variant.name())).chain([words.clause]).collect();
    let matters = |switch: &&Switch| variants.iter().any(|&variant| is_used(switch, variant));
    let (live, idle): (Vec<&Switch>, Vec<&Switch>) = switches.iter().copied().partition(matters);
    let mut page = Vec::new();
    if switches.is_empty() {
        page.push(Text(words.same_settings.to_owned()));
    }
    if !live.is_empty() {
        page.push(Table(header.clone(), live.iter().map(row).collect()));
    }
    if !idle.is_empty() {
        page.push(Text(words.idle.to_owned()));
        page.push(Table(header, idle.iter().map(row).collect()));
    }
    page
}

/// Returns glossary words with their synonyms, meanings and clauses, and the clearer words of this program.
fn words(words: impl IntoIterator<Item = &'static Word>, language: Language) -> Vec<Block> {
    let labels = BookWords::of(language);
    let mut page = Vec::new();
    for word in words {
        let also = if word.also.is_empty() { String::new() } else { format!(" ({})", word.also.join(", ")) };
        page.push(Heading(Rank::Page, format!("{}{also}", word.word)));
        if word.clashes() {
            page.push(Text(labels.several.to_owned()));
        }
        let mut facts = Vec::new();
        for (means, clauses) in word.meanings {
            facts.push([labels.meaning.to_owned(), means.get(language).to_owned()]);
            let clauses = clauses.iter().map(|clause| clause.entry());
            facts.extend(clauses.map(|entry| [labels.clause.to_owned(), titled(entry, language).join(": ")]));
        }
        facts.extend(word.here.map(|here| [labels.here.to_owned(), here.get(language).to_owned()]));
        page.push(Facts(facts));
    }
    page
}

/// Returns the name of the club's rules file, and the variant with the changed switches.
fn club(profile: &Profile, language: Language) -> Block {
    Facts(parts::table_rows(profile, None, None, Words::of(language)).into_iter().rev().collect())
}

fn titled(entry: &Entry, language: Language) -> [String; 2] {
    [entry.clause.to_string(), entry.title.get(language).to_owned()]
}
