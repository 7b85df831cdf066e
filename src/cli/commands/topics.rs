//! `okey schema` writes the JSON Schema of an answer, and `okey man` writes a manual page.

use std::io;

use clap::{ArgMatches, Command};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use crate::cli::Answered;
use crate::cli::args::{COMMANDS, Spec, call_of, command, spec, statuses};
use crate::cli::failure::{CallFault, Failure};
use crate::cli::output::Output;
use crate::cli::text::Words;
use crate::oracle::SCHEMAS;
use crate::words::{Language, suggest};

pub(in crate::cli) fn run_schema(matches: &ArgMatches, output: &mut Output) -> Answered {
    let topics: Vec<&'static str> = SCHEMAS.iter().map(|(name, _)| *name).collect();
    let Some(topic) = matches.get_one::<String>("topic") else {
        return output.text(&format!("{}\n", topics.join("\n")));
    };
    let command = spec(topic);
    let name = command.map_or(topic.as_str(), |spec| spec.name);
    let Some((_, schema)) = SCHEMAS.iter().find(|(each, _)| *each == name) else {
        return Err(unknown_topic(topic, &topics));
    };
    output.text(schema)
}

pub(in crate::cli) fn run_man(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut whole = command(output.language());
    whole.build();
    let page = match matches.get_one::<String>("topic") {
        None => page(&whole, None, output.language()),
        Some(topic) => {
            let Some((name, command, spec)) = find(&whole, topic) else {
                return Err(unknown_topic(topic, &COMMANDS.iter().map(|spec| spec.name).collect::<Vec<_>>()));
            };
            page(command, Some((&name, spec)), output.language())
        }
    };
    output.text(&page.map_err(Failure::Write)?)
}

/// Returns the name of the manual page, the command and its description for a topic such as `check` or `hapis-show`.
/// Returns `None` for an unknown topic.
fn find<'a>(whole: &'a Command, topic: &str) -> Option<(String, &'a Command, &'static Spec)> {
    for spec in COMMANDS {
        let mut own = spec.commands.iter().map(|own| (format!("{}-{}", spec.name, own.name), own));
        if let Some((name, own)) = own.find(|(name, _)| name == topic) {
            let command = whole.find_subcommand(spec.name)?.find_subcommand(own.name)?;
            return Some((format!("okey-{name}"), command, own));
        }
        if spec.is_called(topic) {
            return Some((format!("okey-{}", spec.name), whole.find_subcommand(spec.name)?, spec));
        }
    }
    None
}

/// Renders a manual page. The exit status and the examples come last.
fn page(command: &Command, spec: Option<(&str, &Spec)>, language: Language) -> io::Result<String> {
    let words = Words::of(language);
    let own_words = spec.map(|(_, spec)| &spec.words);
    let name = spec.map_or("okey", |(name, _)| name).to_owned();
    let bare = command.clone().after_long_help(None).display_name(name.as_str());
    let man =
        Man::new(bare).title(name.to_uppercase()).source(concat!("okey ", env!("CARGO_PKG_VERSION"))).manual("okey");
    let mut page = Vec::new();
    man.render_title(&mut page)?;

    let about = own_words.map_or(words.about, |own_words| own_words.about.get(language));
    let mut head = Roff::new();
    // Turn hyphenation off: a hyphen would make a command wrong, and `man` splits Turkish words by English rules.
    head.control("nh", []);
    head.control("SH", [words.man_name]).text([roman(format!("{name} - {about}"))]);
    let usage = command.clone().render_usage().to_string();
    head.control("SH", [words.man_synopsis]).text([bold(usage.trim_start_matches("Usage: ").to_owned())]);
    head.control("SH", [words.man_description]);
    for paragraph in own_words.map_or(words.more, |own_words| own_words.more.get(language)).split("\n\n") {
        head.control("PP", []).text([roman(paragraph.to_owned())]);
    }
    head.to_writer(&mut page)?;
    man.render_options_section(&mut page)?;
    let commands = spec.map_or(COMMANDS, |(_, spec)| spec.commands);
    if !commands.is_empty() {
        let mut list = Roff::new();
        list.control("SH", [words.commands.to_uppercase().as_str()]);
        for spec in commands {
            let called = spec.called(language);
            let others = spec.names().filter(|name| *name != called).take(1);
            let names: Vec<&str> = std::iter::once(called).chain(others).collect();
            list.control("TP", []).text([bold(names.join(", "))]).text([roman(spec.words.about.get(language))]);
        }
        list.to_writer(&mut page)?;
    }

    let mut tail = Roff::new();
    tail.control("SH", [words.exit_status.to_uppercase().as_str()]);
    for (code, when) in statuses(own_words, words) {
        tail.control("TP", []).text([bold(code)]).text([roman(when)]);
    }
    if let Some(own_words) = own_words {
        tail.control("SH", [words.examples.to_uppercase().as_str()]);
        for example in own_words.examples {
            tail.control("TP", []).text([roman(example.does.get(language))]).text([bold(call_of(example, language))]);
        }
    }
    tail.to_writer(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

fn unknown_topic(topic: &str, topics: &[&'static str]) -> Failure {
    let nearest = suggest(topic, topics.iter().copied());
    Failure::Call(CallFault::UnknownTopic { topic: topic.to_owned(), nearest, all: topics.join(", ") })
}
