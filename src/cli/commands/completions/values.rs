//! Lists the values that a shell can complete, in English and Turkish.

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command, ValueHint};

use crate::cli::args::COMMANDS;
use crate::cli::error_codes;
use crate::oracle::schemas_with;
use crate::rules::WORDS;
use crate::score::{FoulKind, Scoring};
use crate::table::{Switch, Variant};
use crate::words::{Clause, folded};

/// Returns the command-line parser with the values that a shell can complete added to every argument.
pub(super) fn offered(program: Command) -> Command {
    COMMANDS.iter().fold(program, |program, spec| {
        program.mut_subcommand(spec.name, |command| {
            let ids: Vec<String> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
            ids.iter().fold(command, |command, id| command.mut_arg(id, |arg| valued(arg, spec.name)))
        })
    })
}

/// Returns an argument of `command` with the values that a shell can complete.
fn valued(arg: Arg, command: &str) -> Arg {
    let values = match (arg.get_id().as_str(), command) {
        ("variant" | "profile" | "diff", _) => variants(),
        ("set", _) => settings(),
        ("query", _) => queries(),
        ("claim", _) => fouls(),
        ("topic", "schema") => {
            schemas_with(&error_codes().collect()).iter().map(|(name, _)| (*name).to_owned()).collect()
        }
        ("topic", _) => COMMANDS.iter().map(|spec| spec.name.to_owned()).collect(),
        ("rules" | "svg" | "output" | "file" | "sheet", _) => return arg.value_hint(ValueHint::FilePath),
        ("help" | "version", _) => return arg,
        _ => named(&arg),
    };
    if values.is_empty() {
        return arg;
    }
    arg.value_parser(PossibleValuesParser::new(values.into_iter().map(PossibleValue::new)))
}

/// Returns all names of the values that the argument accepts.
fn named(arg: &Arg) -> Vec<String> {
    let values = arg.get_possible_values();
    let takes_one = arg.get_action().takes_values();
    values.iter().filter(|_| takes_one).flat_map(|value| value.get_name_and_aliases().map(str::to_owned)).collect()
}

fn variants() -> Vec<String> {
    Variant::ALL.iter().flat_map(|variant| names(variant.name(), variant.alias())).collect()
}

/// Returns the English name and the Turkish name, and the Turkish name in plain letters: `çift`, `cift`.
fn names(name: &str, turkish: &str) -> Vec<String> {
    let mut names = vec![name.to_owned(), turkish.to_owned(), folded(turkish)];
    names.dedup();
    names
}

/// Returns settings such as `run_wrap=true` for each value of each switch. For a switch that takes a number, returns
/// only `key=`.
fn settings() -> Vec<String> {
    let setting = |switch: &'static Switch| {
        let number = switch.takes_numbers().then(|| format!("{}=", switch.key));
        number.into_iter().chain(switch.names().into_iter().map(|value| format!("{}={value}", switch.key)))
    };
    Switch::ALL.iter().flat_map(setting).collect()
}

/// Returns what `okey rules` can be asked about: clauses, switches and words of the glossary.
fn queries() -> Vec<String> {
    let clauses = Clause::ALL.iter().map(|clause| clause.id().to_owned());
    let switches = Switch::ALL.iter().map(|switch| switch.key.to_owned());
    // Leave out glossary words that contain a space, because the shell would pass them as two arguments.
    let words = WORDS.iter().map(|word| word.word.to_owned()).filter(|word| !word.contains(' '));
    let mut queries: Vec<String> = clauses.collect();
    for query in switches.chain(words) {
        if !queries.contains(&query) {
            queries.push(query);
        }
    }
    queries
}

/// Returns the foul names that `judge foul` accepts.
fn fouls() -> Vec<String> {
    let scorings = [Scoring::Yuzbir, Scoring::Ladder];
    let kinds = scorings.into_iter().flat_map(FoulKind::of);
    kinds.flat_map(|kind| names(kind.name(), kind.alias())).collect()
}
