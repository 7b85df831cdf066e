//! The command-line program: parses the arguments, asks the library, and writes the answer as text or as JSON.

pub(crate) mod args;
mod attempt;
pub(crate) mod batch;
pub(crate) mod bots;
mod commands;
mod escape;
pub(crate) mod failure;
mod finished_hands;
pub(crate) mod input;
mod output;
pub(crate) mod owned_file;
mod packing;
mod page;
pub(crate) mod paint;
pub(crate) mod picture;
mod presentation;
pub(crate) mod table;
pub(crate) mod text;
mod typed;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use crate::oracle::fault::AskFault;
use failure::{CallFault, Failure};
use output::Output;
use presentation::Presentation;

pub use args::command;
pub use failure::error_codes;
pub use output::Streams;

/// The result of a command that writes its answer.
type Answered = Result<(), Failure>;

/// The exit code if the program has no answer.
const FAILED: u8 = 2;

/// Runs the program on the standard streams of the process. The first argument is the program's name.
///
/// Returns 0 for yes, 1 for no, and 2 for an error in the arguments or the input. After an error, standard output is
/// empty, except for a stream of questions or a game at the terminal. A closed pipe does not change the exit code.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let (code, signal) = run_call(args.into_iter().collect(), Streams::of_process());
    if let Some(signal) = signal {
        batch::die_of(signal);
    }
    code.into()
}

/// Runs the program on `streams`, for callers that embed it. Returns the exit code.
pub fn call(args: impl IntoIterator<Item = OsString>, streams: Streams) -> u8 {
    run_call(args.into_iter().collect(), streams).0
}

/// Runs the program. Returns its exit code, and the number of the signal that ended it, if any.
fn run_call(args: Vec<OsString>, streams: Streams) -> (u8, Option<i32>) {
    let args = with_help_flag(args);
    let presentation = Presentation::of(&args);
    presentation::measure(presentation.format);
    let mut output = Output::new(streams, presentation);
    match answer(&args, &mut output) {
        Ok(()) => (output.code(), None),
        // A reader such as `head` closes the pipe when it has read enough. This is not an error.
        Err(failure) if failure.is_closed_pipe() => (output.code(), None),
        Err(failure) => {
            output.write_error(&failure.to_text(output.presentation, output.own()));
            let signal = if let Failure::Stopped { signal, .. } = failure { Some(signal) } else { None };
            (FAILED, signal)
        }
    }
}

/// Rewrites `okey help check` to `okey check --help`. Common options such as `--lang` may come before `help`.
fn with_help_flag(mut args: Vec<OsString>) -> Vec<OsString> {
    let mut at = 1;
    while let Some(word) = args.get(at) {
        at += match word.to_str().and_then(|word| word.strip_prefix("--")) {
            Some(option) if args::EVERYWHERE.contains(&option) => 2,
            Some(_) => 1,
            None if word == "help" => {
                args.remove(at);
                args.push("--help".into());
                break;
            }
            // `help` may also follow a command with subcommands, as in `okey hapis help show`.
            None if args::spec(word).is_some_and(|spec| !spec.commands.is_empty()) => 1,
            None => break,
        };
    }
    args
}

fn answer(args: &[OsString], output: &mut Output) -> Answered {
    match args::command_for(args, output.language()).try_get_matches_from(args) {
        Ok(matches) => {
            let named = matches.subcommand().and_then(|(name, matches)| Some((args::spec(name)?, matches)));
            let (command, matches) = named.ok_or(Failure::Call(CallFault::NoCommand))?;
            let fields = matches.try_get_many::<String>("fields").ok().flatten();
            output.fields = fields.into_iter().flatten().map(|name: &String| name.trim().to_owned()).collect();
            // Fields can be selected only in JSON. `batch` always answers in JSON.
            if !output.fields.is_empty() && !output.presentation.is_json() && command.name != "batch" {
                return Err(Failure::misused(AskFault::missing("--json")));
            }
            (command.run)(matches, output)?;
        }
        Err(error) => usage::answer(&error, args, output)?,
    }
    output.flush()
}
