//! Random command lines. They are generated from the program's own clap definition, so commands added later are covered
//! too.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use clap::{Arg, ArgAction, Command};
use okey::Language;

use super::values::Values;
use crate::batch::packed::{gzip, zstd};
use crate::command::{root, words};
use crate::snapshots;

/// Options that make the program slow: the option, its command (empty for all commands), and the highest value with
/// which the program is quick.
const WORK: [(&str, &str, u64); 3] = [("games", "", 5), ("hands", "play", 2), ("bot-seconds", "", 1)];

/// The arguments and the standard input of a call.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) args: Vec<OsString>,
    pub(super) input: Vec<u8>,
}

/// A generator of random command lines. The same seed gives the same command lines.
pub(super) struct CallGenerator {
    pub(super) values: Values,
    commands: Vec<KnownCommand>,
    /// For each option, its values in the example command lines.
    given: BTreeMap<String, Vec<String>>,
    /// The names and contents of the files that the program may be asked to read.
    files: Vec<(String, Vec<u8>)>,
}

/// A command of the program.
struct KnownCommand {
    /// All names of the command, including aliases. Each name starts with the names of the parent commands.
    names: Vec<Vec<String>>,
    args: Vec<Arg>,
    examples: Vec<Vec<String>>,
}

impl CallGenerator {
    pub(super) fn new(seed: u64) -> Self {
        let definition = okey::cli::command(Language::En);
        let mut commands = Vec::new();
        gather(&definition, &[Vec::new()], &mut commands);
        let calls = snapshots::CASES.iter().map(|case| case.args.clone());
        let calls: Vec<Vec<String>> = calls.chain(examples(&definition)).collect();
        let mut given: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for known in &mut commands {
            let named = |call: &&Vec<String>| known.names.iter().any(|name| call.starts_with(name));
            known.examples = calls.iter().filter(named).cloned().collect();
            for example in &known.examples {
                for arg in &known.args {
                    let spelled = |word: &String| {
                        arg.get_long().is_some_and(|long| *word == format!("--{long}"))
                            || arg.get_short().is_some_and(|short| *word == format!("-{short}"))
                    };
                    let values = example.windows(2).filter(|pair| spelled(&pair[0])).map(|pair| pair[1].clone());
                    given.entry(arg.get_id().to_string()).or_default().extend(values);
                }
            }
        }
        let mut values = Values::new(seed);
        let files = files(&mut values);
        Self { values, commands, given, files }
    }

    /// Removes all files from the folder, then writes the files that the program may be asked to read.
    pub(super) fn tidy(&self, folder: &Path) {
        for entry in fs::read_dir(folder).expect("a folder").filter_map(Result::ok) {
            let path = entry.path();
            let gone = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
            gone.expect("what calls left goes");
        }
        fs::create_dir_all(folder.join("tests/data")).expect("a folder");
        for (name, bytes) in &self.files {
            fs::write(folder.join(name), bytes).expect("a file");
        }
    }

    pub(super) fn call(&mut self) -> Call {
        let at = self.values.below(self.commands.len());
        let known = &self.commands[at];
        let mut words = match known.examples.get(self.values.below(2 * known.examples.len())) {
            Some(example) => example.clone(),
            None => self.built(at),
        };
        if self.values.percent(30) {
            for _ in 0..=self.values.below(3) {
                self.disturb(&mut words, at);
            }
        }
        for (option, cases) in
            [("--lang tr", 40), ("--json", 30), ("--color always", 4), ("--letters rkms", 3), ("--lang en", 3)]
        {
            if self.values.percent(cases) {
                words.extend(option.split(' ').map(str::to_owned));
            }
        }
        self.lighten(&mut words, at);
        let words = words.iter().map(|word| self.values.passed(word));
        let args = std::iter::once(OsString::from("okey")).chain(words).collect();
        Call { args, input: self.input() }
    }

    /// Builds a command line for the command at index `at`, with random values for its arguments.
    fn built(&mut self, at: usize) -> Vec<String> {
        let known = &self.commands[at];
        let mut words = self.values.any(&known.names).cloned().unwrap_or_default();
        let (variant, count) = self.values.table();
        let args = known.args.clone();
        for arg in &args {
            let likely = if arg.is_required_set() || arg.get_id() == "hand" {
                95
            } else if arg.get_id() == "indicator" {
                80
            } else if arg.get_id() == "variant" {
                if variant.is_some() { 100 } else { 5 }
            } else {
                14
            };
            if !self.values.percent(likely) {
                continue;
            }
            if let (Some(long), false) = (arg.get_long(), self.values.percent(10) && arg.get_short().is_some()) {
                words.push(format!("--{long}"));
            } else if let Some(short) = arg.get_short() {
                words.push(format!("-{short}"));
            }
            let times = if matches!(arg.get_action(), ArgAction::Append) { 1 + self.values.below(3) } else { 1 };
            for again in 0..times {
                if again > 0 {
                    words.push(words[words.len() - 2].clone());
                }
                let takes = arg.get_num_args().map_or(1, |takes| takes.max_values().min(3));
                for _ in 0..takes.min(if arg.is_positional() { 1 } else { takes }) {
                    match &variant {
                        Some(variant) if arg.get_id() == "variant" => words.push(variant.clone()),
                        _ if matches!(arg.get_action(), ArgAction::Set | ArgAction::Append) => {
                            words.push(self.value(arg, count));
                        }
                        _ => {}
                    }
                }
            }
        }
        words
    }

    /// Sets the options of [`WORK`] that the command accepts to their limits, unless the line gives a lower value.
    fn lighten(&self, words: &mut Vec<String>, command: usize) {
        let of = |called: &str| self.commands[command].names.iter().flatten().any(|name| name == called);
        for (name, _, most) in WORK.into_iter().filter(|(_, called, _)| called.is_empty() || of(called)) {
            let option = format!("--{name}");
            let mut given = false;
            for at in 0..words.len() {
                let (start, value) = words[at].split_once('=').unwrap_or((&words[at], ""));
                given |= start == option;
                if start == option && value.parse().is_ok_and(|value: u64| value > most) {
                    words[at] = format!("{option}={most}");
                }
                if at > 0 && words[at - 1] == option && words[at].parse().is_ok_and(|value: u64| value > most) {
                    words[at] = most.to_string();
                }
            }
            if !given && self.commands[command].args.iter().any(|arg| arg.get_id() == name) {
                words.splice(words.len().min(2)..words.len().min(2), [option, most.to_string()]);
            }
        }
    }

    /// Returns a random value for an argument. A hand has about `count` tiles.
    fn value(&mut self, arg: &Arg, count: usize) -> String {
        let values = &mut self.values;
        if values.percent(4) {
            return values.word();
        }
        let possible: Vec<String> = arg
            .get_possible_values()
            .iter()
            .flat_map(|value| value.get_name_and_aliases().map(str::to_owned).collect::<Vec<_>>())
            .collect();
        if let Some(value) = values.any(&possible) {
            return value.clone();
        }
        let given = self.given.get(arg.get_id().as_str()).map(Vec::as_slice).unwrap_or_default();
        let name = arg.get_value_names().and_then(<[_]>::first).map(ToString::to_string).unwrap_or_default();
        // The program may overwrite the file, so use only the names of the test files and a few harmless names.
        if name == "FILE" || name == "SHEET" {
            let names: Vec<&str> = self.files.iter().map(|(name, _)| name.as_str()).chain(["-", "none", "."]).collect();
            return values.any(&names).map(ToString::to_string).unwrap_or_default();
        }
        if values.percent(40)
            && let Some(value) = values.any(given)
        {
            return value.clone();
        }
        match (name.as_str(), values.below(25)) {
            (_, 0) => values.word(),
            ("TILE", _) => values.tile(),
            ("TILES", _) => {
                let count = 1 + values.below(6);
                values.hand(count)
            }
            ("HAND", 1) => "-".to_owned(),
            ("HAND", _) => values.hand(count),
            ("N", _) => values.number(),
            ("MELDS" | "CLAIM", 0..12) => values.melds(5),
            _ => match values.below(6) {
                0 => values.melds(4),
                1 => values.number(),
                2 => values.tile(),
                3 => values.word(),
                _ => {
                    let all: Vec<&String> = self.given.values().flatten().collect();
                    values.any(&all).map(ToString::to_string).unwrap_or_default()
                }
            },
        }
    }

    /// Changes the words of a command line at random, so that it usually becomes invalid.
    fn disturb(&mut self, words: &mut Vec<String>, command: usize) {
        let values = &mut self.values;
        let at = values.below(words.len() + 1);
        match values.below(9) {
            0 if at < words.len() => {
                words.remove(at);
            }
            1 if at < words.len() => words.insert(at, words[at].clone()),
            2 if at < words.len() => words.swap(at, 0),
            3 if at < words.len() => words[at] = values.spoilt(&words[at]),
            4 => words.insert(at, values.word()),
            5 => {
                let other = values.below(self.commands.len());
                let args = &self.commands[other].args;
                let long = args.get(values.below(args.len())).and_then(Arg::get_long);
                words.insert(at, format!("--{}", long.unwrap_or("")));
            }
            6 | 7 => {
                let args = self.commands[command].args.clone();
                let Some(arg) = args.get(values.below(args.len())) else { return };
                let value = self.value(arg, 14);
                words.extend(arg.get_long().map(|long| format!("--{long}")));
                words.push(value);
            }
            _ => {
                let count = [14, 15, 21, 22][values.below(4)];
                words.push(values.hand(count));
            }
        }
    }

    fn input(&mut self) -> Vec<u8> {
        let values = &mut self.values;
        let bytes = match values.below(8) {
            0 => return Vec::new(),
            1 => values.hand(14).into_bytes(),
            2..5 => (0..values.below(12)).map(|_| values.line() + "\n").collect::<String>().into_bytes(),
            _ => values.any(&self.files).map(|(_, bytes)| bytes.clone()).unwrap_or_default(),
        };
        if values.percent(20) { values.spoilt_bytes(bytes) } else { bytes }
    }
}

/// Adds to `to` the command, or the commands below it if it has subcommands. `names` lists all names of `command`.
fn gather(command: &Command, names: &[Vec<String>], to: &mut Vec<KnownCommand>) {
    if !command.has_subcommands() {
        let args = command.get_arguments().cloned().collect();
        to.push(KnownCommand { names: names.to_vec(), args, examples: Vec::new() });
    }
    for within in command.get_subcommands() {
        let each = std::iter::once(within.get_name()).chain(within.get_all_aliases());
        let each: Vec<&str> = each.collect();
        let names: Vec<Vec<String>> = names
            .iter()
            .flat_map(|name| each.iter().map(|last| [name.as_slice(), &[(*last).to_owned()]].concat()))
            .collect();
        gather(within, &names, to);
    }
}

/// Returns the example command lines in the help of the command and its subcommands.
fn examples(command: &Command) -> Vec<Vec<String>> {
    let help = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let calls = help.lines().filter_map(|line| line.trim().strip_prefix("okey "));
    let own = calls.map(|call| words(call.split(['|', '>', '<']).next().unwrap_or_default()));
    own.chain(command.get_subcommands().flat_map(examples)).collect()
}

/// Returns the files in `tests/data`, and a file of random questions, also compressed as gzip and as zstd.
fn files(values: &mut Values) -> Vec<(String, Vec<u8>)> {
    let data = root().join("tests/data");
    let mut files = Vec::new();
    for entry in fs::read_dir(data).expect("a folder").filter_map(Result::ok) {
        if let (Ok(bytes), Ok(name)) = (fs::read(entry.path()), entry.file_name().into_string()) {
            files.push((format!("tests/data/{name}"), bytes));
        }
    }
    files.sort();
    let lines: String = (0..40).map(|_| values.line() + "\n").collect();
    files.push(("lines.jsonl.gz".to_owned(), gzip(lines.as_bytes())));
    files.push(("lines.jsonl.zst".to_owned(), zstd(lines.as_bytes())));
    files.push(("lines.jsonl".to_owned(), lines.into_bytes()));
    files
}
