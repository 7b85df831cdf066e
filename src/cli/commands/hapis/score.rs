//! `okey hapis score`: how the game stands.

use clap::ArgMatches;

use super::asked::{Asked, whole};
use crate::cli::Status;
use crate::cli::failure::Failure;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::text::hapis::Sayings;
use crate::hapis::Outcome;
use crate::report::HapisScoreReport;

pub(in crate::cli) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let mut asked = Asked::of(matches);
    let (position, rules) = (asked.position(), asked.rules());
    asked.done()?;
    let position = whole(position)?;
    let outcome = position.outcome(rules);
    output.verdict(outcome != Outcome::Running);
    if manner.json {
        output.json(&HapisScoreReport::new(&position, rules))?;
    } else {
        output.text(&format!("{}\n", Sayings(manner.language).outcome(outcome)))?;
    }
    Ok(output.said())
}
