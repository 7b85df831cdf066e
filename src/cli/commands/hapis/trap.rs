//! `okey hapis trap`: finds the rolls that imprison a checker.

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::output::Output;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::hapis::risk;
use crate::report::{HapisPointReport, HapisTrapReport};

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let side = call.side();
    let position = call.done(position)?;
    let side = side.unwrap_or_else(|| position.turn().other());
    let trap = risk::trap(&position.seen_by(side.other()), rules);
    let report = HapisTrapReport::new(&position, rules, side, &trap);
    output.verdict(trap.rolls > 0);
    let say = Sayings(output.language());
    output.answer(&report, || {
        let imprisons = paragraph(&say.trap(side, trap.rolls));
        if trap.rolls == 0 {
            return imprisons;
        }
        let point =
            |point: &HapisPointReport| [format!("  {}", say.on_point(point.point)), format!("{}/36", point.rolls)];
        imprisons + &listed(report.points.iter().map(point).collect()) + &paragraph(&say.expected(report.expected))
    })
}
