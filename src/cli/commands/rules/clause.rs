//! The page on one clause.

use crate::cli::args::in_turkish;
use crate::cli::commands::parts::sources;
use crate::cli::page::Block::{self, Call, Facts, Heading, Table, Text as Words};
use crate::cli::page::Rank;
use crate::cli::spoken::spoken;
use crate::cli::text::Text;
use crate::rules::{Dispute, DisputeSide, Entry, Example, Shows, Status, SwitchText, Untold};
use crate::table::{Profile, Switch, Value, Variant};

/// Everything there is to know about a clause.
pub(super) fn page(entry: &Entry, text: Text) -> Vec<Block> {
    let words = &text.words().book;
    let mut page = vec![
        Heading(Rank::Page, format!("{}: {}", entry.clause, entry.title.get(text.0))),
        Words(entry.text.get(text.0).to_owned()),
        Facts(vec![
            [words.status.to_owned(), status(entry, text).to_owned()],
            [words.sources.to_owned(), or_nobody(sources(entry.sources, text), text)],
            [words.profiles.to_owned(), names(entry.scope.variants(), text)],
        ]),
    ];
    page.extend(entry.clause.switches().flat_map(|switch| self::switch(switch, entry, text)));
    page.extend(entry.dispute.iter().flat_map(|dispute| self::dispute(dispute, text)));
    page.push(Heading(Rank::Part, text.words().examples.to_owned()));
    if let Some(why) = entry.proof.untold() {
        page.push(Words(untold(why, text).to_owned()));
        let what = entry.clause.id().split('.').next_back().filter(|_| why == Untold::Undecided);
        page.extend(
            what.map(|what| Call(format!("okey {}", spoken(&format!("judge irregular {what}"), text.0, in_turkish)))),
        );
    }
    for (label, example) in [words.obeys, words.breaks].into_iter().zip(entry.proof.examples()) {
        page.push(Words(format!("{label}: {} ({})", example.what.get(text.0), shows(example, text))));
        page.push(Call(example.called(&spoken(example.call, text.0, in_turkish))));
    }
    page.push(Heading(Rank::Part, words.see_also.to_owned()));
    let titles = entry.see.iter().filter_map(|clause| clause.entry());
    page.push(Facts(titles.map(|see| [see.clause.to_string(), see.title.get(text.0).to_owned()]).collect()));
    page
}

/// A switch: what it decides, its values and the profiles that set them.
pub(super) fn switch(switch: &'static Switch, entry: &Entry, text: Text) -> Vec<Block> {
    let words = &text.words().book;
    let said = SwitchText::of(switch);
    let does = said.map_or("", |said| said.does.get(text.0));
    // A number means itself.
    let meaning = |value: Value| {
        let value = value.to_string();
        let named = said.and_then(|said| said.values.iter().find(|(name, _)| *name == value));
        named.map_or_else(String::new, |(_, means)| means.get(text.0).to_owned())
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
        vec![format!("{} = {value}", switch.key), meaning(value), names(&such, text)]
    });
    let any = switch.takes_numbers().then(|| {
        vec![format!("{} = {}", switch.key, text.words().number_value), words.a_number.to_owned(), names(&[], text)]
    });
    vec![
        Heading(Rank::Part, format!("{}: {does}", switch.key)),
        Table(vec![words.setting, words.meaning, words.profiles], rows.chain(any).collect()),
    ]
}

/// The sides of a dispute, and what hangs on it.
pub(super) fn dispute(dispute: &Dispute, text: Text) -> Vec<Block> {
    let words = &text.words().book;
    let side = |side: &DisputeSide| vec![side.says.get(text.0).to_owned(), sources(side.who, text)];
    vec![
        Heading(Rank::Part, words.who_says.to_owned()),
        Table(vec![words.says, words.sources], dispute.sides.iter().map(side).collect()),
        Heading(Rank::Part, text.words().elsewhere.to_owned()),
        Words(dispute.elsewhere.get(text.0).to_owned()),
    ]
}

/// A clause's status in words.
fn status(entry: &Entry, text: Text) -> &'static str {
    let words = &text.words().book;
    match entry.status {
        // A clause of two games has a source for each.
        Status::SingleSource if entry.sources.len() > 1 => words.source_each,
        Status::Agreed => words.agreed,
        Status::Contested => words.contested,
        Status::SingleSource => words.single_source,
        Status::Derived => words.derived,
        Status::Silent => words.silent,
    }
}

/// Why there is no example.
fn untold(why: Untold, text: Text) -> &'static str {
    let words = &text.words().book;
    match why {
        Untold::Setting => words.untold_setting,
        Untold::Conduct => words.untold_conduct,
        Untold::Undecided => words.untold_undecided,
    }
}

/// The names of profiles, or a dash.
fn names(variants: &[Variant], text: Text) -> String {
    let names: Vec<&str> = variants.iter().map(|variant| variant.said(text.0)).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

fn or_nobody(sources: String, text: Text) -> String {
    if sources.is_empty() { text.words().none.to_owned() } else { sources }
}

fn shows(example: &Example, text: Text) -> String {
    let words = &text.words().book;
    match example.shows {
        Shows::Yes => words.yes.to_owned(),
        Shows::No => words.no.to_owned(),
        Shows::Refused => words.refused.to_owned(),
        Shows::Allowed => words.allowed.to_owned(),
        Shows::Forbidden => words.forbidden.to_owned(),
        Shows::Foul => words.foul.to_owned(),
        Shows::Points(player, points) => format!("{player}: {points}"),
    }
}
