//! `okey hapis score`: how the game stands.

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::presentation::Presentation;
use crate::cli::text::hapis::Sayings;
use crate::hapis::Outcome;
use crate::report::HapisScoreReport;

pub(in crate::cli) fn run(matches: &ArgMatches, presentation: Presentation, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let position = call.done(position)?;
    let outcome = position.outcome(rules);
    output.verdict(outcome != Outcome::Running);
    if presentation.json {
        output.json(&HapisScoreReport::new(&position, rules))?;
    } else {
        output.text(&format!("{}\n", Sayings(presentation.language).outcome(outcome)))?;
    }
    Ok(output.said())
}
