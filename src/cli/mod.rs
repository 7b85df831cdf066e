//! The command line: reads the call, asks the library, and writes the answer for a person or for a program.
//!
//! Nothing outside this module knows the command line, the terminal or an exit code.

/// What programs know the errors of a call by: `CODES` has the names, `code` the name of any. The name stands after the
/// error where the enum is declared, or in a table where several have one name.
macro_rules! codes {
    ($(#[$about:meta])* $seen:vis enum $fault:ident {
        $($(#[$said:meta])* $kind:ident $({ $($field:ident: $holds:ty),+ })? = $code:literal,)+
    }) => {
        $(#[$about])*
        $seen enum $fault {
            $($(#[$said])* $kind $({ $($field: $holds),+ })?,)+
        }

        codes! { $seen $fault { $(Self::$kind $({ $($field: _),+ })? => $code,)+ } }
    };
    ($seen:vis $fault:ident { $($kind:pat => $code:literal,)+ } $(of others { $($other:ident),+ $(,)? })?) => {
        impl $fault {
            /// The stable names of these errors, those of others that are passed on left out.
            $seen const CODES: &'static [&'static str] = &[$($code),+];

            /// The stable name programs know it by.
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

/// A command has answered, and said with which exit code; or why there is no answer.
type Answered = Result<(), Failure>;

/// The exit code of a call that has no answer.
const FAILED: u8 = 2;

/// Runs the program with these arguments, the first being its own name, on the streams of the process.
///
/// The exit code is 0 or 1 by the answer, and 2 for an error in the call or the input, with nothing on standard output.
/// A reader who leaves before the end does not change it.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let (code, signal) = ended(args.into_iter().collect(), Streams::of_process());
    if let Some(signal) = signal {
        batch::die_of(signal);
    }
    code.into()
}

/// Runs the program on streams of the caller, within another program, and answers the exit code.
pub fn call(args: impl IntoIterator<Item = OsString>, streams: Streams) -> u8 {
    ended(args.into_iter().collect(), streams).0
}

/// The commands, arguments and examples as `--help`, the manual and the completions are made from, in one language.
pub fn command(language: Language) -> clap::Command {
    args::command(language)
}

/// The exit code of a call, and the signal that ended it, if one did.
fn ended(args: Vec<OsString>, streams: Streams) -> (u8, Option<i32>) {
    width::measure();
    let args = helped(args);
    let mut output = Output::new(streams, Presentation::of(&args));
    match answer(&args, &mut output) {
        Ok(()) => (output.code(), None),
        // A reader that stops has all it wanted.
        Err(failure) if failure.is_closed_pipe() => (output.code(), None),
        Err(failure) => {
            output.tell(&failure.told(output.presentation, output.own()));
            let signal = if let Failure::Stopped { signal, .. } = failure { Some(signal) } else { None };
            (FAILED, signal)
        }
    }
}

/// `okey help check` asks for what `okey check --help` does; what holds for every command may stand before.
fn helped(mut args: Vec<OsString>) -> Vec<OsString> {
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
            // It may follow a command that has commands of its own.
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
