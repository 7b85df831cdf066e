//! `okey hapis show`: the board.

use std::ffi::OsString;

use clap::ArgMatches;

use super::board::{drawn, facts};
use super::call::Call;
use crate::cli::commands::illustration::{Answer, write_picture};
use crate::cli::output::Output;
use crate::cli::presentation::Presentation;
use crate::cli::text::hapis::Sayings;
use crate::cli::{Answered, Status};
use crate::picture::hapis_svg;
use crate::report::HapisShowReport;

pub(in crate::cli) fn run(matches: &ArgMatches, presentation: Presentation, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let (position, rules) = (call.position(), call.rules());
    let position = call.done(position)?;
    let report = HapisShowReport::new(&position, rules);
    let say = Sayings(presentation.language);
    if let Some(path) = matches.get_one::<OsString>("svg") {
        let picture = hapis_svg(&position, say.words().title, &position.to_string());
        if write_picture(path, &picture, output)? == Answer::Replaced {
            return Ok(Status::Yes);
        }
    }
    if presentation.json {
        output.json(&report)?;
        return Ok(Status::Yes);
    }
    output.text(&drawn(&position))?;
    output.text(&format!("\n{}", facts(&position, &report, say)))?;
    Ok(Status::Yes)
}
