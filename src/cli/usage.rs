//! Replaces the messages of `clap` by the program's own, and suggests the right option for a misspelt one.

use std::error::Error as _;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};

use super::Answered;
use super::args::{COMMANDS, OutOfBounds, Spec, command, spec};
use super::failure::{CallFault, Failure};
use super::output::Output;
use crate::oracle::diagnostic::Place;
use crate::oracle::fault::AskFault;
use crate::words::{Language, Named as _, folded, suggest};

/// Writes the help or the version as an answer, although `clap` reports both as errors. Returns any other error as a
/// failure.
pub(super) fn answer(error: &Error, call: &[OsString], output: &mut Output) -> Answered {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => output.text(&error.render().to_string()),
        _ => Err(failure(error, call)),
    }
}

/// Converts an error of `clap` to a failure.
fn failure(error: &Error, call: &[OsString]) -> Failure {
    let option = || as_typed(word(error, ContextKind::InvalidArg), call);
    let value = || word(error, ContextKind::InvalidValue);
    let fault = match error.kind() {
        ErrorKind::ValueValidation => match error.source().and_then(|source| source.downcast_ref()) {
            Some(OutOfBounds(bounds)) => {
                AskFault::BadValue { option: option(), value: value(), allowed: vec![bounds.clone()] }
            }
            None => return Failure::Call(CallFault::NotANumber { option: option(), value: value() }),
        },
        ErrorKind::InvalidValue if !value().is_empty() => {
            AskFault::BadValue { option: option(), value: value(), allowed: words(error, ContextKind::ValidValue) }
        }
        ErrorKind::MissingRequiredArgument => {
            AskFault::ArgumentMissing { allowed: values_of(&option(), call), argument: option() }
        }
        ErrorKind::ArgumentConflict if word(error, ContextKind::PriorArg) != word(error, ContextKind::InvalidArg) => {
            AskFault::Conflict { option: option(), other: word(error, ContextKind::PriorArg) }
        }
        _ => return Failure::Call(misuse(error, call)),
    };
    Failure::refused(fault, Place::Call)
}

fn misuse(error: &Error, call: &[OsString]) -> CallFault {
    let option = || as_typed(word(error, ContextKind::InvalidArg), call);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let argument = option();
            if argument.starts_with('-') { unknown(argument, call) } else { CallFault::ArgumentUnwanted { argument } }
        }
        ErrorKind::InvalidSubcommand => {
            let command = word(error, ContextKind::InvalidSubcommand);
            let nearest = suggest(&command, commands_beside(&command, call).iter().flat_map(Spec::names));
            CallFault::UnknownCommand { command, nearest: nearest.map(str::to_owned) }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => CallFault::NoCommand,
        ErrorKind::InvalidValue | ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            CallFault::ValueMissing { option: option() }
        }
        ErrorKind::TooManyValues => CallFault::ValueUnwanted { option: option() },
        ErrorKind::ArgumentConflict => CallFault::Repeated { option: option() },
        ErrorKind::InvalidUtf8 => CallFault::NotUtf8,
        _ => CallFault::Other { detail: error.kind().to_string() },
    }
}

/// Returns the name of an option as the user typed it. `clap` reports `--last` even if the user typed `--finishing`,
/// another name of the same option.
fn as_typed(option: String, call: &[OsString]) -> String {
    let is_typed = |name: &str| call.iter().any(|arg| arg.to_string_lossy().split('=').next() == Some(name));
    if is_typed(&option) {
        return option;
    }
    let program = command(Language::En);
    let asked = call.iter().skip(1).find_map(|word| spec(word)).and_then(|spec| program.find_subcommand(spec.name));
    let named = |arg: &&Arg| arg.get_long().is_some_and(|long| option.strip_prefix("--") == Some(long));
    let others = asked.and_then(|asked| asked.get_arguments().find(named)).and_then(Arg::get_all_aliases);
    let typed = others.into_iter().flatten().map(|other| format!("--{other}")).find(|other| is_typed(other));
    typed.unwrap_or(option)
}

/// Returns the commands to compare with a mistyped word: the subcommands of the command before it, or all commands if
/// there are none.
fn commands_beside(word: &str, call: &[OsString]) -> &'static [Spec] {
    let before = || call.iter().take_while(|arg| *arg != word);
    let named = |spec: &&Spec| before().any(|arg| spec.is_called(arg));
    COMMANDS.iter().filter(|spec| !spec.commands.is_empty()).find(named).map_or(COMMANDS, |spec| spec.commands)
}

/// Returns one detail of an error of `clap`, such as the unknown option, without the placeholder for its value. Returns
/// the first item of a list, and an empty string if the error lacks this detail.
fn word(error: &Error, kind: ContextKind) -> String {
    words(error, kind).into_iter().next().unwrap_or_default()
}

fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    let bare = |word: &String| {
        let option = word.split_once(" <").map_or(word.as_str(), |(option, _)| option);
        // Remove the placeholder of an optional value, which `clap` writes as `[=<VALUE>]`.
        option.split_once("[=<").map_or(option, |(option, _)| option).to_owned()
    };
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![bare(word)],
        Some(ContextValue::Strings(words)) => words.iter().map(bare).collect(),
        _ => Vec::new(),
    }
}

/// Turkish words that users may type as an option, without the marks of Turkish letters. Each has a list of options;
/// the first one that the command has is suggested.
const TURKISH: &[(&str, &[&str])] = &[
    ("acan", &["opened"]),
    ("acti", &["opened"]),
    ("alinan", &["taken"]),
    ("atilan", &["discard", "throw"]),
    ("ayar", &["set"]),
    ("baraj", &["bar"]),
    ("bicim", &["format"]),
    ("bitis", &["finish"]),
    ("cekis", &["draws"]),
    ("cikti", &["output"]),
    ("dil", &["lang"]),
    ("el", &["hand", "hands"]),
    ("gorulen", &["seen"]),
    ("gosterge", &["indicator"]),
    ("harfler", &["letters"]),
    ("hepsi", &["all"]),
    ("islenen", &["laid-off"]),
    ("kural", &["rules"]),
    ("kurallar", &["rules"]),
    ("masa", &["table"]),
    ("ozet", &["summary"]),
    ("okey-alinan", &["swapped"]),
    ("oyun", &["variant"]),
    ("oyuncu", &["player"]),
    ("renk", &["color"]),
    ("resim", &["svg"]),
    ("sayi", &["count"]),
    ("sinir", &["limit"]),
    ("surum", &["version"]),
    ("tas", &["indicator"]),
    ("taslar", &["tiles"]),
    ("tohum", &["seed"]),
    ("turnuva", &["tournament"]),
    ("yardim", &["help"]),
];

/// Returns the values of a missing argument, if it has a fixed list of them. `argument` is its placeholder in the
/// language of the call, such as `<QUESTION>`.
fn values_of(argument: &str, call: &[OsString]) -> Vec<String> {
    let Some(asked) = call.iter().skip(1).find_map(|word| spec(word)) else { return Vec::new() };
    let name = argument.trim_matches(['<', '>']);
    let in_language = |language| {
        let program = command(language);
        let mut arguments = program.find_subcommand(asked.name)?.get_positionals();
        let is_meant = |arg: &&Arg| arg.get_value_names().is_some_and(|names| names.iter().any(|each| each == name));
        let values = arguments.find(is_meant)?.get_possible_values();
        Some(values.iter().map(|value| value.get_name().to_owned()).collect())
    };
    Language::ALL.iter().copied().find_map(in_language).unwrap_or_default()
}

fn unknown(option: String, call: &[OsString]) -> CallFault {
    let program = command(Language::En);
    // Look for the command before the option, because a word after the option may be its value.
    let before = call.iter().skip(1).take_while(|word| !word.to_string_lossy().starts_with(&option));
    let named = |word: &OsString| spec(word);
    let asked = before.into_iter().find_map(named);
    let asked = asked.and_then(|spec| program.find_subcommand(spec.name));
    let nearest = match asked {
        Some(asked) => meant(&option, &[&program, asked]),
        None => meant(&option, &[&program]),
    };
    let of_command = || COMMANDS.iter().filter_map(|spec| program.find_subcommand(spec.name));
    let misplaced = asked.is_none() && of_command().any(|each| shown(&option, &[each]).is_some());
    CallFault::UnknownOption { option, nearest, misplaced }
}

/// Returns the option of `commands` that the user probably meant by `typed`. Its name is similar, or `typed` is a
/// Turkish word for it.
fn meant(typed: &str, commands: &[&Command]) -> Option<String> {
    let typed = folded(typed.trim_start_matches('-').split('=').next().unwrap_or_default());
    let turkish = |name: &str| {
        let (_, options) = TURKISH.iter().find(|(word, _)| *word == name)?;
        options.iter().find_map(|option| shown(option, commands))
    };
    let longs = commands.iter().flat_map(|command| command.get_arguments()).filter_map(Arg::get_long);
    let words = TURKISH.iter().map(|&(word, _)| word).filter(|word| turkish(word).is_some());
    turkish(&typed).or_else(|| {
        let like = suggest(&typed, longs.chain(words))?;
        shown(like, commands).or_else(|| turkish(like))
    })
}

/// Returns the short and the long name of `option`, such as `-i/--indicator`, or `None` if none of the commands has it.
fn shown(option: &str, commands: &[&Command]) -> Option<String> {
    let name = option.trim_start_matches('-');
    let mut args = commands.iter().flat_map(|command| command.get_arguments());
    let arg = args.find(|arg| arg.get_long() == Some(name))?;
    let short = arg.get_short().map(|short| format!("-{short}/")).unwrap_or_default();
    Some(format!("{short}--{name}"))
}
