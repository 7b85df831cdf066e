//! Defines the list of commands and the `clap` parser of the command line, with help in the user's language.

mod options;

use std::ffi::{OsStr, OsString};

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use self::options::everywhere;
use super::commands::question::run;
use super::output::Output;
use super::table::{commented, copied, indented, listed};
use super::text::{CallToImitate, CommandWords, Words, help};
use super::{Answered, commands};
use crate::oracle::hands::{Advise, Check, Melds, Open, Pairs, WaitsInDraws};
use crate::oracle::{QuestionName, values};
use crate::score::{FoulKind, Scoring};
use crate::table::Variant;
use crate::words::Language;
use options::{
    asked_output, book, dealing, hand, judging, listing, opened, opening, picture, playing, playing_on, refereeing,
    scoring, simulating, stream, table_sight, topic,
};

pub(super) use self::options::{EVERYWHERE, OutOfBounds, file, flag, headed, number, operand, option, output, path};
pub(crate) use self::options::{GAME_HANDS, GAMES};

/// A command of `okey`: its names, texts, arguments and subcommands, and the function that runs it.
pub(super) struct Spec {
    pub(super) name: &'static str,
    /// The Turkish names, if any. A name with Turkish letters is also listed without them, as in `çiftler` and
    /// `ciftler`.
    pub(super) turkish: &'static [&'static str],
    pub(super) words: CommandWords,
    pub(super) args: fn(&'static Words) -> Vec<Arg>,
    pub(super) run: Run,
    pub(super) commands: &'static [Self],
}

pub(super) type Run = fn(&ArgMatches, &mut Output) -> Answered;

impl Spec {
    pub(super) const fn new(
        name: &'static str,
        turkish: &'static [&'static str],
        words: CommandWords,
        run: Run,
        args: fn(&'static Words) -> Vec<Arg>,
    ) -> Self {
        Self { name, turkish, words, args, run, commands: &[] }
    }

    /// Creates a command for a question that the library answers, such as `okey check`.
    pub(super) const fn question(
        name: QuestionName,
        words: CommandWords,
        run: Run,
        args: fn(&'static Words) -> Vec<Arg>,
    ) -> Self {
        Self::new(name.name(), name.turkish(), words, run, args)
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.name).chain(self.turkish.iter().copied())
    }

    pub(super) fn is_called(&self, name: impl AsRef<OsStr>) -> bool {
        self.names().any(|each| name.as_ref() == each)
    }

    pub(super) fn called(&self, language: Language) -> &'static str {
        match (language, self.turkish) {
            (Language::Tr, [turkish, ..]) => turkish,
            _ => self.name,
        }
    }
}

pub(super) fn spec(name: impl AsRef<OsStr>) -> Option<&'static Spec> {
    COMMANDS.iter().find(|spec| spec.is_called(&name))
}

/// Returns the parser of the command line with the full help of every command in `language`. The manual pages are
/// generated from it.
pub fn command(language: Language) -> Command {
    // Hide the other names of each command in the help, because its description already gives the name in the other
    // language.
    command_with(language, Command::alias, |_| true)
}

/// Returns the parser of the command line. Gives the full help only to commands named in `args`, because building all
/// of them takes longer than most answers.
pub(super) fn command_for(args: &[OsString], language: Language) -> Command {
    command_with(language, Command::alias, |spec| args.iter().any(|arg| spec.is_called(arg)))
}

/// Returns the parser for shell completions, which offer the English and the Turkish command names.
pub(super) fn completed_command(language: Language) -> Command {
    command_with(language, Command::visible_alias, |_| true)
}

fn command_with(language: Language, add_alias: AddAlias, whole: impl Fn(&Spec) -> bool) -> Command {
    let words = Words::of(language);
    let mut command = Command::new("okey")
        .version(env!("CARGO_PKG_VERSION"))
        .propagate_version(true)
        .about(words.about)
        .long_about(format!("{}.\n\n{}", words.about, words.more))
        .subcommand_required(true)
        .subcommand_help_heading(words.commands)
        .override_usage(hanging(
            words.usage,
            &format!("okey {} [{}] [{}]", words.command_value, words.options_value, words.hand_value),
        ));
    command = with_own_texts(command, words).args(everywhere(words));
    for spec in COMMANDS {
        let outline = outline(spec, words, add_alias);
        command =
            command.subcommand(if whole(spec) { filled(outline, "okey", spec, words, add_alias) } else { outline });
    }
    command
}

/// A function that adds another name to a command. `Command::alias` hides the name from the help and the completions.
type AddAlias = fn(Command, &'static str) -> Command;

/// Returns a command with its names and one-line description, without arguments.
fn outline(spec: &Spec, words: &Words, add_alias: AddAlias) -> Command {
    let about = spec.words.about.get(words.language);
    let called = spec.called(words.language);
    let others: Vec<&str> = spec.names().filter(|name| *name != called).collect();
    let about = match others.first() {
        Some(other) => format!("{about} [{}: {other}]", words.also),
        None => about.to_owned(),
    };
    others.into_iter().fold(Command::new(called).about(about), add_alias)
}

/// Adds the arguments and the full help to a command.
fn filled(outline: Command, program: &str, spec: &Spec, words: &'static Words, add_alias: AddAlias) -> Command {
    let [about, more] = [spec.words.about, spec.words.more].map(|texts| texts.get(words.language));
    let args = (spec.args)(words);
    let operand = |arg: &Arg| {
        let name = arg.get_value_names().and_then(<[_]>::first).expect("every operand has a value name");
        if arg.is_required_set() { format!(" {name}") } else { format!(" [{name}]") }
    };
    let operands: String = args.iter().filter(|arg| arg.is_positional()).map(operand).collect();
    let named = format!("{program} {}", outline.get_name());
    let usage = if spec.commands.is_empty() {
        format!("{named} [{}]{operands}", words.options_value)
    } else {
        format!("{named} {} [{}]", words.command_value, words.options_value)
    };
    let command = outline.long_about(format!("{about}\n\n{more}")).override_usage(hanging(words.usage, &usage));
    let command = spec.commands.iter().fold(command, |command, own| {
        let own = filled(self::outline(own, words, add_alias), &named, own, words, add_alias);
        command.subcommand(own).subcommand_help_heading(words.commands)
    });
    let command = command.subcommand_required(!spec.commands.is_empty());
    let has = |name: &str| args.iter().any(|arg| arg.get_id() == name);
    let hand = args.iter().any(|arg| arg.get_id() == "hand" && arg.is_positional());
    let ways = if hand { ways(words) } else { String::new() };
    let fouls = if has("claim") || (has("player") && has("finish")) { fouls(words) } else { String::new() };
    // List positional arguments in the help in the order in which the user types them.
    let args =
        args.into_iter().enumerate().map(|(at, arg)| if arg.is_positional() { arg.display_order(at) } else { arg });
    let command = with_own_texts(command, words).args(args).after_long_help(ways + &fouls + &closing(spec, words));
    with_conflict_notes(command, words)
}

/// Returns the names of the fouls that `okey judge foul` accepts, as text for the help.
fn fouls(words: &Words) -> String {
    let language = words.language;
    let named = |scoring| {
        let names = FoulKind::of(scoring).map(|kind| {
            let name = if language == Language::Tr { kind.alias() } else { kind.name() };
            // The thrown tile may follow the name of the foul `Feeding`, because at some tables the penalty depends on
            // this tile.
            let tile = if language == Language::Tr { "[:R7[:çift]]" } else { "[:R7[:pairs]]" };
            if kind == FoulKind::Feeding { format!("{name}{tile}") } else { name.to_owned() }
        });
        names.collect::<Vec<_>>().join(", ")
    };
    let rows = [("101", Scoring::Yuzbir), (words.classic, Scoring::Ladder)];
    let rows = rows.map(|(game, scoring)| [format!(" {game}"), named(scoring)]);
    format!("{}:\n{}\n", words.fouls_title, listed(rows.to_vec()))
}

/// Adds a note to the help of each argument: the names of the arguments that cannot be combined with it.
fn with_conflict_notes(command: Command, words: &Words) -> Command {
    let called = |arg: &Arg| {
        let value = || arg.get_value_names().and_then(<[_]>::first).map(ToString::to_string);
        arg.get_long()
            .map(|long| format!("--{long}"))
            .or_else(value)
            .expect("an argument has a long name or a value name")
    };
    let pairs: Vec<[(String, String); 2]> = command
        .get_arguments()
        .flat_map(|arg| command.get_arg_conflicts_with(arg).into_iter().map(move |other| [arg, other]))
        .map(|pair| pair.map(|arg| (arg.get_id().to_string(), called(arg))))
        .collect();
    let ids: Vec<String> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
    ids.iter().fold(command, |command, id| {
        let mut others: Vec<&str> = Vec::new();
        for [one, other] in &pairs {
            let met = [(one, other), (other, one)].into_iter().find(|(own, _)| own.0 == *id);
            others.extend(met.map(|(_, other)| other.1.as_str()).filter(|name| !others.contains(name)));
        }
        if others.is_empty() {
            return command;
        }
        let note = words.not_with.replace("{}", &others.join(", "));
        command.mut_arg(id, |arg| {
            let help = arg.get_help().expect("every argument has a help text").to_string();
            arg.help(format!("{help} [{note}]"))
        })
    })
}

fn ways(words: &Words) -> String {
    let rows = words.ways.iter().map(|(way, means)| [format!(" {way}"), (*means).to_owned()]);
    format!("{}:\n{}\n", words.ways_title, listed(rows.collect()))
}

/// Indents `call` to follow `title`. All lines of `call` start in the same column.
fn hanging(title: &str, call: &str) -> String {
    indented(call, title.chars().count() + 2).trim().to_owned()
}

/// Returns an example command line with the program's name in front, using the command names of `language`.
pub(super) fn call_of(example: &CallToImitate, language: Language) -> String {
    let own = example.turkish.filter(|_| language == Language::Tr).map(str::to_owned);
    format!("okey {}", own.unwrap_or_else(|| spoken(example.call, language)))
}

/// Translates the English command line `call` into `language`. `call` does not contain the program's name.
/// Options have the same names in both languages.
pub fn spoken(call: &str, language: Language) -> String {
    if language == Language::En {
        return call.to_owned();
    }
    let mut spoken: Vec<String> = Vec::new();
    let mut before = "";
    let mut quoted = false;
    for word in call.split(' ') {
        spoken.push(if quoted { word.to_owned() } else { turkish(word, before, spoken.len()) });
        quoted ^= word.matches(['\'', '"']).count() % 2 == 1;
        before = word;
    }
    spoken.join(" ")
}

/// Returns the Turkish form of `word`. `before` is the word before it, and `place` is its index on the command line.
fn turkish(word: &str, before: &str, place: usize) -> String {
    let named_foul = || {
        let foul = word.parse::<FoulKind>().ok().filter(|_| before == "foul");
        foul.map(FoulKind::alias).or_else(|| values::turkish("claim", word))
    };
    let variant = || word.parse::<Variant>().ok().map(Variant::alias);
    let (option, value) = word.split_once('=').map_or((before, word), |(option, value)| (option, value));
    let named = match (place, before) {
        (0, _) | (1, "batch") => spec(word).map(|spec| spec.called(Language::Tr)),
        (1, "judge") => values::turkish("question", word),
        (2, "foul" | "irregular" | "look") => named_foul(),
        (_, "--variant" | "--profile" | "--diff") => variant(),
        _ => option.strip_prefix("--").and_then(|option| values::turkish(option, value)),
    };
    match named {
        Some(named) if word.len() > value.len() => format!("{option}={named}"),
        Some(named) => named.to_owned(),
        None => word.to_owned(),
    }
}

/// Returns each exit code with its meaning, for one command or, if `texts` is `None`, for the whole program.
pub(super) fn statuses(
    texts: Option<&CommandWords>,
    words: &Words,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    let yes = texts.map_or(words.yes_status, |texts| texts.yes.get(words.language));
    let no = texts.map_or(Some(words.no_status), |texts| Some(texts.no?.get(words.language)));
    [("0", Some(yes)), ("1", no), ("2", Some(words.exit_2))].into_iter().filter_map(|(code, when)| Some((code, when?)))
}

/// Returns the exit codes and examples for the end of a command's help.
fn closing(spec: &Spec, words: &Words) -> String {
    let (texts, language) = (&spec.words, words.language);
    let codes = statuses(Some(texts), words);
    let codes = codes.map(|(code, when)| listed(vec![[format!(" {code}"), when.to_owned()]]));
    let example =
        |example: &CallToImitate| commented(example.does.get(language), 2) + &copied(&call_of(example, language), 2);
    let examples = texts.examples.iter().map(example);
    let (codes, examples): (String, String) = (codes.collect(), examples.collect());
    format!("{}:\n{codes}\n{}:\n{examples}", words.exit_status, words.examples)
}

/// Replaces the English texts of `clap` with texts in the user's language.
fn with_own_texts(command: Command, words: &'static Words) -> Command {
    let template = format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}", words.usage);
    command
        .help_template(template)
        .term_width(super::presentation::columns())
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .next_help_heading(words.options)
        .args([
            Arg::new("help").short('h').long("help").help(words.help).action(ArgAction::Help),
            Arg::new("version").short('V').long("version").help(words.version).action(ArgAction::Version),
        ])
}

/// All commands of `okey`.
pub(in crate::cli) const COMMANDS: &[Spec] = &[
    Spec::question(QuestionName::Check, help::CHECK, run::<Check>, |words| {
        [hand(words), picture(words), asked_output(words)].concat()
    }),
    Spec::question(QuestionName::Melds, help::MELDS, run::<Melds>, |words| {
        [hand(words), listing(words), picture(words), asked_output(words)].concat()
    }),
    Spec::question(QuestionName::Pairs, help::PAIRS, run::<Pairs>, |words| {
        [hand(words), picture(words), asked_output(words)].concat()
    }),
    Spec::question(QuestionName::Waits, help::WAITS, run::<WaitsInDraws>, |words| {
        [hand(words), table_sight(words), picture(words), asked_output(words)].concat()
    }),
    Spec::question(QuestionName::Advise, help::ADVISE, run::<Advise>, |words| {
        let advised = [vec![opened(words, words.opened)], table_sight(words), playing_on(words)].concat();
        [hand(words), advised, picture(words), asked_output(words)].concat()
    }),
    Spec::question(QuestionName::Open, help::OPEN, run::<Open>, |words| {
        [hand(words), opening(words), picture(words), asked_output(words)].concat()
    }),
    Spec::question(QuestionName::Score, help::SCORE, commands::score::run, scoring),
    Spec::question(QuestionName::Judge, help::JUDGE, commands::judge::run, judging),
    Spec::question(QuestionName::Rules, help::RULES_OF, commands::rules::run, book),
    Spec::new("deal", &["dağıt", "dagit"], help::DEAL, commands::deal::run, |words| {
        [dealing(words), output(words)].concat()
    }),
    Spec::new("batch", &["toplu"], help::BATCH, commands::batch::run, stream),
    Spec::new("play", &["oyna"], help::PLAY, commands::play::run, playing),
    Spec::new("replay", &["izle"], help::REPLAY, commands::replay::run, refereeing),
    Spec::new("simulate", &["dene"], help::SIMULATE, commands::simulate::run, simulating),
    commands::hapis::HAPIS,
    Spec::new("schema", &[], help::SCHEMA, commands::topics::run_schema, |words| {
        vec![topic(words, words.schema_topic)]
    }),
    Spec::new("completions", &[], help::COMPLETIONS, commands::completions::run, |words| {
        vec![
            operand("shell", words.shell_value, words, words.shell)
                .required(true)
                .value_parser(value_parser!(clap_complete::Shell))
                .hide_possible_values(true),
        ]
    }),
    Spec::new("man", &[], help::MAN, commands::topics::run_man, |words| vec![topic(words, words.man_topic)]),
];
