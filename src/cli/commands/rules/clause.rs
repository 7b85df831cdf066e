//! Formats the page about one clause of the rulebook.

use crate::cli::args::in_turkish;
use crate::cli::commands::parts::sources;
use crate::cli::page::Block::{self, Call, Facts, Heading, Table, Text};
use crate::cli::page::Rank;
use crate::cli::spoken::spoken;
use crate::cli::text::{BookWords, Words};
use crate::rules::{Dispute, DisputeSide, Entry, Example, Shows, Status, SwitchText, Unshown};
use crate::table::{Profile, Switch, Value, Variant};
use crate::words::Language;

/// Returns the page about the clause of `entry`.
pub(super) fn page(entry: &Entry, language: Language) -> Vec<Block> {
    let words = BookWords::of(language);
    let mut page = vec![
        Heading(Rank::Page, format!("{}: {}", entry.clause, entry.title.get(language))),
        Text(entry.text.get(language).to_owned()),
        Facts(vec![
            [words.status.to_owned(), status(entry, language).to_owned()],
            [words.sources.to_owned(), or_none(sources(entry.sources, language), language)],
            [words.profiles.to_owned(), names(entry.scope.variants(), language)],
        ]),
    ];
    page.extend(entry.clause.switches().flat_map(|switch| self::switch(switch, entry, language)));
    page.extend(entry.dispute.iter().flat_map(|dispute| self::dispute(dispute, language)));
    page.push(Heading(Rank::Part, Words::of(language).examples.to_owned()));
    if let Some(why) = entry.proof.unshown() {
        page.push(Text(unshown(why, language).to_owned()));
        let what = entry.clause.id().split('.').next_back().filter(|_| why == Unshown::Undecided);
        page.extend(
            what.map(|what| Call(format!("okey {}", spoken(&format!("judge irregular {what}"), language, in_turkish)))),
        );
    }
    for (label, example) in [words.obeys, words.breaks].into_iter().zip(entry.proof.examples()) {
        page.push(Text(format!("{label}: {} ({})", example.what.get(language), shows(example, language))));
        page.push(Call(example.called(&spoken(example.call, language, in_turkish))));
    }
    page.push(Heading(Rank::Part, words.see_also.to_owned()));
    let titles = entry.see.iter().filter_map(|clause| clause.entry());
    page.push(Facts(titles.map(|see| [see.clause.to_string(), see.title.get(language).to_owned()]).collect()));
    page
}

/// Returns the description of a switch: what it decides, its values, and which profiles use each value.
pub(super) fn switch(switch: &'static Switch, entry: &Entry, language: Language) -> Vec<Block> {
    let words = BookWords::of(language);
    let text = SwitchText::of(switch);
    let does = text.map_or("", |text| text.does.get(language));
    // Explain only values with a name, because a number explains itself.
    let meaning = |value: Value| {
        let value = value.to_string();
        let named = text.and_then(|text| text.values.iter().find(|(name, _)| *name == value));
        named.map_or_else(String::new, |(_, means)| means.get(language).to_owned())
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
        Heading(Rank::Part, format!("{}: {does}", switch.key)),
        Table(vec![words.setting, words.meaning, words.profiles], rows.chain(any).collect()),
    ]
}

/// Returns the description of a dispute: each version of the rule, and what other tables play.
pub(super) fn dispute(dispute: &Dispute, language: Language) -> Vec<Block> {
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
        // A clause about two games may have two sources, one for each game.
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
        Unshown::Setting => words.untold_setting,
        Unshown::Conduct => words.untold_conduct,
        Unshown::Undecided => words.untold_undecided,
    }
}

/// Returns the names of the variants, or a dash if there are none.
fn names(variants: &[Variant], language: Language) -> String {
    let names: Vec<&str> = variants.iter().map(|variant| variant.name_in(language)).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

fn or_none(sources: String, language: Language) -> String {
    if sources.is_empty() { Words::of(language).none.to_owned() } else { sources }
}

fn shows(example: &Example, language: Language) -> String {
    let words = BookWords::of(language);
    match example.shows {
        Shows::Yes => words.yes.to_owned(),
        Shows::No => words.no.to_owned(),
        Shows::Refused => words.refused.to_owned(),
        Shows::Allowed => words.allowed.to_owned(),
        Shows::Forbidden => words.forbidden.to_owned(),
        Shows::Foul => words.foul.to_owned(),
        Shows::Points(player, points) => {
            words.points_of.replacen("{}", player, 1).replacen("{}", &points.to_string(), 1)
        }
    }
}
