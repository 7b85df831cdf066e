//! `okey hapis trap`: throws that imprison.

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::presentation::Presentation;
use crate::cli::table::listed;
use crate::cli::text::hapis::Sayings;
use crate::hapis::risk;
use crate::report::HapisTrapReport;

pub(in crate::cli) fn run(matches: &ArgMatches, presentation: Presentation, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let side = call.side("side");
    let position = call.done(position)?;
    let side = side.unwrap_or_else(|| position.turn().other());
    let trap = risk::trap(&position.seen_by(side.other()), rules);
    let report = HapisTrapReport::new(&position, rules, side, &trap);
    output.verdict(trap.rolls > 0);
    if presentation.json {
        output.json(&report)?;
        return Ok(output.said());
    }
    let say = Sayings(presentation.language);
    output.text(&format!("{}\n", say.trap(side, trap.rolls)))?;
    if trap.rolls > 0 {
        let point = |point: &crate::report::HapisPointReport| {
            [format!("  {}", say.on_point(point.point)), format!("{}/36", point.rolls)]
        };
        output.text(&listed(report.points.iter().map(point).collect()))?;
        output.text(&format!("{}\n", say.expected(report.expected)))?;
    }
    Ok(output.said())
}
