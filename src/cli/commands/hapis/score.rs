//! `okey hapis score`: shows the score of a game.

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::text::hapis::Sayings;
use crate::hapis::HapisOutcome;
use crate::report::HapisScoreReport;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let position = call.done(position)?;
    let outcome = position.outcome(rules);
    output.verdict(outcome != HapisOutcome::Running);
    let say = Sayings(output.language());
    output.answer(&HapisScoreReport::new(&position, rules), || say.outcome(outcome) + "\n")
}
