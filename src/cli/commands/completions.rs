//! `okey completions`: writes the completion script of a shell.

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgMatches, Command, ValueHint};
use clap_complete::Shell;

use crate::cli::Answered;
use crate::cli::args::{self, COMMANDS};
use crate::cli::output::Output;
use crate::oracle::SCHEMAS;
use crate::rules::WORDS;
use crate::score::{FoulKind, Scoring};
use crate::table::{Switch, Variant};
use crate::words::{Clause, Language, folded};

/// Code for the bash completion script. Without it, bash treats `=` as the end of a word.
const BASH: &str = include_str!("completions/words.bash");

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    if let Some(&shell) = matches.get_one::<Shell>("shell") {
        output.text(&script(shell))?;
    }
    Ok(())
}

/// Returns the completion script for `shell`. Descriptions are in English, names in English and Turkish.
fn script(shell: Shell) -> String {
    let mut script = Vec::new();
    let mut program = offered(args::completed_command(Language::En));
    clap_complete::generate(shell, &mut program, "okey", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    match shell {
        Shell::Bash => script.replace("complete -F _okey ", "complete -F _okey_words ") + BASH,
        Shell::Fish => script + &fish_operands(&program),
        _ => script,
    }
}

/// Returns fish completions for positional arguments, which `clap_complete` does not generate.
fn fish_operands(program: &Command) -> String {
    let line = |command: &Command| {
        let names: Vec<&str> = std::iter::once(command.get_name()).chain(command.get_visible_aliases()).collect();
        let operands = command.get_positionals().flat_map(clap::Arg::get_possible_values);
        let values: Vec<String> = operands.map(|value| value.get_name().to_owned()).collect();
        let (names, offered) = (names.join(" "), values.join(" "));
        let line = format!("complete -c okey -n \"__fish_okey_using_subcommand {names}\" -a \"{offered}\"\n");
        (!values.is_empty()).then_some(line)
    };
    program.get_subcommands().filter_map(line).collect()
}

/// Gives each argument the values that a shell can complete.
fn offered(program: Command) -> Command {
    COMMANDS.iter().fold(program, |program, spec| {
        program.mut_subcommand(spec.name, |command| {
            let ids: Vec<String> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
            ids.iter().fold(command, |command, id| command.mut_arg(id, |arg| valued(arg, spec.name)))
        })
    })
}

fn valued(arg: Arg, command: &str) -> Arg {
    let values = match (arg.get_id().as_str(), command) {
        ("variant" | "profile" | "diff", _) => variants(),
        ("set", _) => settings(),
        ("query", _) => queries(),
        ("claim", _) => fouls(),
        ("topic", "schema") => SCHEMAS.iter().map(|(name, _)| (*name).to_owned()).collect(),
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

fn named(arg: &Arg) -> Vec<String> {
    let values = arg.get_possible_values();
    let takes_one = arg.get_action().takes_values();
    values.iter().filter(|_| takes_one).flat_map(|value| value.get_name_and_aliases().map(str::to_owned)).collect()
}

fn variants() -> Vec<String> {
    Variant::ALL.iter().flat_map(|variant| names(variant.name(), variant.alias())).collect()
}

/// Returns an English name, its Turkish name, and the Turkish name in ASCII, such as `pairs`, `çift` and `cift`.
fn names(name: &str, turkish: &str) -> Vec<String> {
    let mut names = vec![name.to_owned(), turkish.to_owned(), folded(turkish)];
    names.dedup();
    names
}

/// Returns a setting such as `run_wrap=true` for each named value of each switch. For a switch that takes a number,
/// also returns a prefix such as `open.sum=`.
fn settings() -> Vec<String> {
    let setting = |switch: &'static Switch| {
        let number = switch.takes_numbers().then(|| format!("{}=", switch.key));
        number.into_iter().chain(switch.names().into_iter().map(|value| format!("{}={value}", switch.key)))
    };
    Switch::ALL.iter().flat_map(setting).collect()
}

/// Returns everything that `okey rules` can look up: clauses, switches and glossary words.
fn queries() -> Vec<String> {
    let clauses = Clause::ALL.iter().map(|clause| clause.id().to_owned());
    let switches = Switch::ALL.iter().map(|switch| switch.key.to_owned());
    // Leave out glossary words that contain a space, which the shell would pass as two arguments.
    let words = WORDS.iter().map(|word| word.word.to_owned()).filter(|word| !word.contains(' '));
    let mut queries: Vec<String> = clauses.collect();
    for query in switches.chain(words) {
        if !queries.contains(&query) {
            queries.push(query);
        }
    }
    queries
}

fn fouls() -> Vec<String> {
    let scorings = [Scoring::Yuzbir, Scoring::Ladder];
    let kinds = scorings.into_iter().flat_map(FoulKind::of);
    kinds.flat_map(|kind| names(kind.name(), kind.alias())).collect()
}
