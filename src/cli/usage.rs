//! Replaces the messages of `clap` by the program's own.

mod options;

use std::error::Error as _;
use std::ffi::OsString;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::Answered;
use super::args::{COMMANDS, OutOfBounds, Spec};
use super::failure::Failure;
use super::output::Output;
use super::text::Misuse;
use crate::oracle::fault::AskFault;
use crate::oracle::place::Place;
use crate::words::suggest;

/// Writes the help or the version as an answer. Every other error of `clap` is returned as a failure.
pub(super) fn answer(error: &Error, call: &[OsString], output: &mut Output) -> Answered {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => output.text(&error.render().to_string()),
        _ => Err(failure(error, call)),
    }
}

/// Converts an error of `clap` to a failure with the program's own message.
fn failure(error: &Error, call: &[OsString]) -> Failure {
    let option = || word(error, ContextKind::InvalidArg);
    let value = || word(error, ContextKind::InvalidValue);
    let fault = match error.kind() {
        ErrorKind::ValueValidation => match error.source().and_then(|source| source.downcast_ref()) {
            Some(OutOfBounds(bounds)) => {
                let allowed = vec![format!("{}–{}", bounds.start(), bounds.end())];
                AskFault::BadValue { option: option(), value: value(), allowed }
            }
            None => return Failure::Misuse(Misuse::NotANumber { option: option(), value: value() }),
        },
        ErrorKind::InvalidValue if !value().is_empty() => {
            AskFault::BadValue { option: option(), value: value(), allowed: words(error, ContextKind::ValidValue) }
        }
        ErrorKind::MissingRequiredArgument => AskFault::ArgumentMissing { argument: option() },
        ErrorKind::ArgumentConflict if word(error, ContextKind::PriorArg) != option() => {
            AskFault::Conflict { option: option(), other: word(error, ContextKind::PriorArg) }
        }
        _ => return Failure::Misuse(misuse(error, call)),
    };
    Failure::refused(fault, Place::Call)
}

fn misuse(error: &Error, call: &[OsString]) -> Misuse {
    let option = || word(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let argument = option();
            if argument.starts_with('-') {
                options::unknown(argument, call)
            } else {
                Misuse::ArgumentUnwanted { argument }
            }
        }
        ErrorKind::InvalidSubcommand => {
            let command = word(error, ContextKind::InvalidSubcommand);
            let nearest = suggest(&command, commands_beside(&command, call).iter().flat_map(Spec::names));
            Misuse::UnknownCommand { command, nearest: nearest.map(str::to_owned) }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Misuse::NoCommand,
        ErrorKind::InvalidValue | ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Misuse::ValueMissing { option: option() }
        }
        ErrorKind::TooManyValues => Misuse::ValueUnwanted { option: option() },
        ErrorKind::ArgumentConflict => Misuse::Repeated { option: option() },
        ErrorKind::InvalidUtf8 => Misuse::NotUtf8,
        _ => Misuse::Other { detail: error.kind().to_string() },
    }
}

/// Returns the commands that a mistyped word is compared with: the subcommands of the command before the word, or all
/// commands.
fn commands_beside(word: &str, call: &[OsString]) -> &'static [Spec] {
    let before = || call.iter().take_while(|arg| *arg != word);
    let named = |spec: &&Spec| before().any(|arg| spec.is_called(arg));
    COMMANDS.iter().filter(|spec| !spec.commands.is_empty()).find(named).map_or(COMMANDS, |spec| spec.commands)
}

/// Returns the first word of an error's context, such as an option. Removes the placeholder for its value.
fn word(error: &Error, kind: ContextKind) -> String {
    words(error, kind).into_iter().next().unwrap_or_default()
}

fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    let bare = |word: &String| {
        let option = word.split_once(" <").map_or(word.as_str(), |(option, _)| option);
        // `clap` writes an optional value as `[=<VALUE>]`.
        option.split_once("[=<").map_or(option, |(option, _)| option).to_owned()
    };
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![bare(word)],
        Some(ContextValue::Strings(words)) => words.iter().map(bare).collect(),
        _ => Vec::new(),
    }
}
