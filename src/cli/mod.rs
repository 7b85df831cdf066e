//! The command line: reads the call, asks the library, and writes the answer for a person or for a program.
//!
//! Nothing outside this module knows the command line, the terminal or an exit code.

mod args;
mod asked;
mod batch;
mod club;
mod commands;
mod disputed;
mod escape;
mod failure;
mod input;
mod manner;
mod output;
mod page;
mod paint;
mod picture;
mod played;
mod table;
mod text;
mod usage;
mod width;

use std::ffi::OsString;
use std::process::ExitCode;

use args::COMMANDS;
use failure::Failure;
use manner::Manner;
use output::Output;

/// What the program has to say with its exit code, when nothing went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Status {
    /// 0: the question is answered with yes, or has no yes and no.
    Yes,
    /// 1: it is answered with no.
    No,
}

impl From<bool> for Status {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        match status {
            Status::Yes => Self::SUCCESS,
            Status::No => Self::from(1),
        }
    }
}

/// Runs the program with these arguments, the first being its own name.
///
/// The exit code is 0 or 1 by the answer, and 2 for an error in the call or the input, with nothing on standard output.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    width::measure();
    let args = helped(args.into_iter().collect());
    let manner = Manner::of(&args);
    match answer(&args, manner) {
        Ok(status) => status.into(),
        // Who reads no further has all he wanted.
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            failure.report(manner);
            if let Failure::Stopped { signal, .. } = failure {
                batch::die_of(signal);
            }
            ExitCode::from(2)
        }
    }
}

/// `okey help check` asks for the same as `okey check --help`.
fn helped(mut args: Vec<OsString>) -> Vec<OsString> {
    if args.get(1).is_some_and(|command| command == "help") {
        args.remove(1);
        args.push("--help".into());
    }
    args
}

fn answer(args: &[OsString], manner: Manner) -> Result<Status, Failure> {
    let mut output = Output::new(manner);
    let status = match args::command(manner.language).try_get_matches_from(args) {
        Ok(matches) => match matches.subcommand() {
            Some((name, matches)) => {
                let spec = COMMANDS.iter().find(|spec| spec.name == name);
                let run = spec.ok_or(Failure::Misuse(text::Misuse::NoCommand))?.run;
                run(matches, manner, &mut output)?
            }
            None => return Err(Failure::Misuse(text::Misuse::NoCommand)),
        },
        Err(error) => usage::answer(&error, args, &mut output)?,
    };
    output.flush()?;
    Ok(status)
}
