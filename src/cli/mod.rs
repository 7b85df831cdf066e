//! The command line: reads the call, asks the library, and writes the answer for a person or a program.
//!
//! No other module knows the command line, the terminal or exit codes.

/// Defines the stable codes of the errors of a call. `CODES` lists them, and `code` returns the code of an error. A
/// code follows its variant in the enum. If several errors share a code, the codes are listed in a table instead.
macro_rules! codes {
    ($(#[$about:meta])* $seen:vis enum $fault:ident {
        $($(#[$doc:meta])* $kind:ident $({ $($field:ident: $holds:ty),+ })? = $code:literal,)+
    }) => {
        $(#[$about])*
        $seen enum $fault {
            $($(#[$doc])* $kind $({ $($field: $holds),+ })?,)+
        }

        codes! { $seen $fault { $(Self::$kind $({ $($field: _),+ })? => $code,)+ } }
    };
    ($seen:vis $fault:ident { $($kind:pat => $code:literal,)+ } $(of others { $($other:ident),+ $(,)? })?) => {
        impl $fault {
            /// The stable codes of these errors, without those of wrapped errors.
            $seen const CODES: &'static [&'static str] = &[$($code),+];

            /// Returns the stable code of the error.
            $seen const fn code(&self) -> &'static str {
                match self {
                    $($kind => $code,)+
                    $($(Self::$other(fault) => fault.code(),)+)?
                }
            }
        }
    };
}

pub(crate) mod args;
mod attempt;
pub(crate) mod batch;
pub(crate) mod claims;
mod closed;
mod club;
mod commands;
mod escape;
pub(crate) mod failure;
mod fault;
mod finished_hands;
mod hand_texts;
mod input;
pub(crate) mod jobs;
mod json;
mod output;
mod owned_file;
mod packing;
mod page;
pub(crate) mod paint;
pub(crate) mod picture;
mod place;
mod presentation;
mod questions;
mod record_file;
mod settings;
pub(crate) mod spoken;
pub(crate) mod table;
pub(crate) mod text;
mod typed;
mod usage;
mod values;
mod width;

use std::ffi::OsString;
use std::process::ExitCode;

use failure::Failure;
use output::Output;
use presentation::Presentation;

pub use failure::error_codes;
pub use output::Streams;

use crate::words::Language;

/// The result of a command: nothing if the answer is written, else the failure.
type Answered = Result<(), Failure>;

/// The exit code of a call without an answer.
const FAILED: u8 = 2;

/// Runs the program with these arguments on the streams of the process. The first argument is the program's name.
///
/// Returns 0 or 1 according to the answer. Returns 2 for an error in the call or the input, and then writes nothing on
/// standard output. The code stays the same if the reader of the answer closes the pipe early.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let (code, signal) = run_call(args.into_iter().collect(), Streams::of_process());
    if let Some(signal) = signal {
        batch::die_of(signal);
    }
    code.into()
}

/// Runs the program on the caller's streams, within another program, and returns the exit code.
pub fn call(args: impl IntoIterator<Item = OsString>, streams: Streams) -> u8 {
    run_call(args.into_iter().collect(), streams).0
}

/// Returns the commands, arguments and examples in one language. `--help`, the manual and the completions are generated
/// from them.
pub fn command(language: Language) -> clap::Command {
    args::command(language)
}

/// Runs a call and returns its exit code, with the signal that ended it, if there was one.
fn run_call(args: Vec<OsString>, streams: Streams) -> (u8, Option<i32>) {
    width::measure();
    let args = with_help_flag(args);
    let mut output = Output::new(streams, Presentation::of(&args));
    match answer(&args, &mut output) {
        Ok(()) => (output.code(), None),
        // A reader that closes the pipe has read as much as it needs.
        Err(failure) if failure.is_closed_pipe() => (output.code(), None),
        Err(failure) => {
            output.write_error(&failure.to_text(output.presentation, output.own()));
            let signal = if let Failure::Stopped { signal, .. } = failure { Some(signal) } else { None };
            (FAILED, signal)
        }
    }
}

/// Rewrites `okey help check` to `okey check --help`. Options of every command may precede `help`.
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
            // `help` may follow a command that has subcommands.
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
            let (command, matches) = named.ok_or(Failure::Misuse(text::Misuse::NoCommand))?;
            (command.run)(matches, output)?;
        }
        Err(error) => usage::answer(&error, args, output)?,
    }
    output.flush()
}
