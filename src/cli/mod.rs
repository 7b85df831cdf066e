//! The command line: reads the call, asks the library, and writes the answer for a person or for a program.
//!
//! Nothing outside this module knows the command line, the terminal or an exit code.

/// What programs know the errors of a call by: `CODES` has the names, `code` the name of any. The name stands behind
/// the error where the enum is declared, or in a table where several have one name.
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
            #[must_use]
            $seen const fn code(&self) -> &'static str {
                match self {
                    $($kind => $code,)+
                    $($(Self::$other(fault) => fault.code(),)+)?
                }
            }
        }
    };
}

mod args;
mod batch;
mod claims;
mod closed;
mod club;
mod commands;
mod escape;
mod failure;
mod fault;
mod finished_hands;
mod hand_texts;
mod input;
mod jobs;
mod json;
mod output;
mod page;
mod paint;
mod picture;
mod place;
mod presentation;
mod questions;
mod record_file;
mod settings;
mod spoken;
mod table;
mod text;
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

impl Status {
    const fn code(self) -> u8 {
        match self {
            Self::Yes => 0,
            Self::No => 1,
        }
    }
}

/// What a command that has answered says with its exit code, or why there is no answer.
type Answered = Result<Status, Failure>;

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
#[must_use]
pub fn command(language: Language) -> clap::Command {
    args::command(language)
}

/// The exit code of a call, and the signal that ended it, if one did.
fn ended(args: Vec<OsString>, streams: Streams) -> (u8, Option<i32>) {
    width::measure();
    let args = helped(args);
    let presentation = Presentation::of(&args);
    let mut output = Output::new(streams, presentation);
    match answer(&args, presentation, &mut output) {
        Ok(status) => (status.code(), None),
        // A reader that stops has all it wanted.
        Err(failure) if failure.is_closed_pipe() => (output.said().code(), None),
        Err(failure) => {
            output.tell(&failure.told(presentation, output.own()));
            let signal = if let Failure::Stopped { signal, .. } = failure { Some(signal) } else { None };
            (FAILED, signal)
        }
    }
}

/// `okey help check` asks for the same as `okey check --help`; what holds for every command may stand before.
fn helped(mut args: Vec<OsString>) -> Vec<OsString> {
    let mut at = 1;
    while let Some(option) = args.get(at).and_then(|arg| arg.to_str()).filter(|arg| arg.starts_with("--")) {
        at += if args::EVERYWHERE.contains(&&option[2..]) { 2 } else { 1 };
    }
    if args.get(at).is_some_and(|command| command == "help") {
        args.remove(at);
        args.push("--help".into());
    }
    args
}

fn answer(args: &[OsString], presentation: Presentation, output: &mut Output) -> Answered {
    let status = match args::command_for(args, presentation.language).try_get_matches_from(args) {
        Ok(matches) => match matches.subcommand() {
            Some((name, matches)) => {
                let run = args::spec(name).ok_or(Failure::Misuse(text::Misuse::NoCommand))?.run;
                run(matches, presentation, output)?
            }
            None => return Err(Failure::Misuse(text::Misuse::NoCommand)),
        },
        Err(error) => usage::answer(&error, args, output)?,
    };
    debug_assert_eq!(status, output.said(), "a verdict is said before the answer is written");
    output.flush()?;
    Ok(status)
}
