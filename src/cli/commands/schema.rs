//! `okey schema`: writes the JSON Schemas of the answers.

use clap::ArgMatches;

use super::unknown_topic;
use crate::cli::Answered;
use crate::cli::args::spec;
use crate::cli::output::Output;
use crate::oracle::SCHEMAS;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let topics: Vec<&'static str> = SCHEMAS.iter().map(|(name, _)| *name).collect();
    let Some(topic) = matches.get_one::<String>("topic") else {
        output.text(&format!("{}\n", topics.join("\n")))?;
        return Ok(());
    };
    let command = spec(topic);
    let name = command.map_or(topic.as_str(), |spec| spec.name);
    let Some((_, schema)) = SCHEMAS.iter().find(|(each, _)| *each == name) else {
        return Err(unknown_topic(topic, &topics));
    };
    output.text(schema)
}
