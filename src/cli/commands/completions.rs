//! `okey completions`: writes the completion script of a shell.

mod values;

use clap::{ArgMatches, Command};
use clap_complete::Shell;

use crate::cli::output::Output;
use crate::cli::{Answered, args};
use crate::words::Language;

/// Code for bash, which otherwise treats `=` as the end of a word.
const BASH: &str = include_str!("completions/words.bash");

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    if let Some(&shell) = matches.get_one::<Shell>("shell") {
        output.text(&script(shell))?;
    }
    Ok(())
}

/// Returns the completion script for `shell`. It describes options in English, and completes names in English and
/// Turkish.
fn script(shell: Shell) -> String {
    let mut script = Vec::new();
    let mut program = values::offered(args::completed_command(Language::En));
    clap_complete::generate(shell, &mut program, "okey", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    match shell {
        Shell::Bash => script.replace("complete -F _okey ", "complete -F _okey_words ") + BASH,
        Shell::Fish => script + &fish_operands(&program),
        _ => script,
    }
}

/// Returns fish completions for positional arguments, because the script that `clap` generates has none.
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
