//! `okey hapis show`: shows the board of a position.

use std::ffi::OsString;

use clap::ArgMatches;

use super::board::{drawn, facts};
use super::call::Call;
use crate::cli::Answered;
use crate::cli::commands::illustration::{Answer, write_picture};
use crate::cli::output::Output;
use crate::cli::text::hapis::Sayings;
use crate::picture::hapis_svg;
use crate::report::HapisShowReport;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let position = call.done(position)?;
    let report = HapisShowReport::new(&position, rules);
    let say = Sayings(output.language());
    if let Some(path) = matches.get_one::<OsString>("svg") {
        let picture = hapis_svg(&position, say.words().title, &position.to_string());
        if write_picture(path, &picture, output)? == Answer::Replaced {
            return Ok(());
        }
    }
    output.answer(&report, || format!("{}\n{}", drawn(&position), facts(&position, &report, say)))
}
