//! `okey completions`: completions for a shell.

mod values;

use clap::ArgMatches;
use clap_complete::Shell;

use crate::cli::failure::Failure;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::{Status, args};
use crate::language::Language;

/// What bash has to be told besides: it takes a word apart at every `=`.
const BASH: &str = include_str!("completions/words.bash");

pub(in crate::cli) fn run(matches: &ArgMatches, _: Manner, output: &mut Output) -> Result<Status, Failure> {
    if let Some(&shell) = matches.get_one::<Shell>("shell") {
        output.text(&script(shell))?;
    }
    Ok(Status::Yes)
}

/// The script of a shell. What it shows beside the names is English; the names themselves belong to no language.
fn script(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut values::offered(args::completed_command(Language::En)), "okey", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    if shell == Shell::Bash { script.replace("complete -F _okey ", "complete -F _okey_words ") + BASH } else { script }
}
