//! `okey schema`: writes the JSON Schemas of the answers.

use clap::ArgMatches;

use super::unknown_topic;
use crate::cli::Answered;
use crate::cli::args::spec;
use crate::cli::error_codes;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::oracle::schemas_with;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let schemas = schemas_with(&error_codes().collect());
    let topics: Vec<&'static str> = schemas.iter().map(|(name, _)| *name).collect();
    let Some(topic) = matches.get_one::<String>("topic") else {
        output.text(&format!("{}\n", topics.join("\n")))?;
        return Ok(());
    };
    let command = spec(topic);
    let name = command.map_or(topic.as_str(), |spec| spec.name);
    let Some((_, schema)) = schemas.iter().find(|(each, _)| *each == name) else {
        return Err(unknown_topic(topic, &topics));
    };
    let pretty = serde_json::to_string_pretty(schema).map_err(|error| Failure::Write(error.into()))?;
    output.text(&format!("{pretty}\n"))
}
