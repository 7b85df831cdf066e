//! One file a command: asks the library, and puts the answer into the form asked for.

mod check;
mod completions;
mod deal;
mod man;
mod melds;
mod pairs;
mod schema;
mod show;

use clap::ArgMatches;

use super::Status;
use super::failure::Failure;
use super::manner::Manner;
use super::output::Output;
use crate::diagnostic::nearest;

/// Runs a command by its name.
pub(super) fn run(name: &str, matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    match name {
        "check" => check::run(matches, manner, output),
        "melds" => melds::run(matches, manner, output),
        "pairs" => pairs::run(matches, manner, output),
        "deal" => deal::run(matches, manner, output),
        "schema" => schema::run(matches, manner, output),
        "completions" => completions::run(matches, output),
        _ => man::run(matches, manner, output),
    }
}

/// The failure of a topic that is none of these.
fn unknown_topic(topic: &str, topics: &[&'static str]) -> Failure {
    Failure::UnknownTopic {
        topic: topic.to_owned(),
        nearest: nearest(topic, topics.iter().copied()),
        all: topics.join(", "),
    }
}
