//! The arguments as they are typed, described in the language of the caller.

use std::ffi::OsString;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use super::batch::{Packing, QUESTIONS};
use super::failure::Failure;
use super::manner::Manner;
use super::output::Output;
use super::table::{copied, indented, listed};
use super::text::{CommandWords, Words, text};
use super::values::VALUES;
use super::{Status, commands};
use crate::choice::Choice;
use crate::judge::{Called, Sight};
use crate::language::Language;
use crate::notation::Letters;
use crate::score::{Foul, Scoring};

/// One command: its names, its words, its arguments.
pub(super) struct Spec {
    pub(super) name: &'static str,
    /// The Turkish name, where it has one, and how it is typed without the marks of its letters.
    pub(super) turkish: &'static [&'static str],
    pub(super) words: fn(&Words) -> &CommandWords,
    pub(super) args: fn(&'static Words) -> Vec<Arg>,
    pub(super) run: Run,
    /// Its own commands, where it has some.
    pub(super) commands: &'static [Self],
}

/// What a command does.
pub(super) type Run = fn(&ArgMatches, Manner, &mut Output) -> Result<Status, Failure>;

impl Spec {
    /// All names it is called by.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.name).chain(self.turkish.iter().copied())
    }

    /// What it is called in a language.
    pub(super) fn called(&self, language: Language) -> &'static str {
        match (language, self.turkish) {
            (Language::Tr, [turkish, ..]) => turkish,
            _ => self.name,
        }
    }

    /// A call of it, with its name in that language.
    pub(super) fn call(&self, call: &str, language: Language) -> String {
        call.replace(&format!("okey {} ", self.name), &format!("okey {} ", self.called(language)))
    }
}

/// Every command, hand tools first.
pub(super) const COMMANDS: &[Spec] = &[
    Spec {
        name: "check",
        turkish: &["kontrol"],
        words: |words| &words.check,
        args: |words| [hand(words), picture(words), output(words)].concat(),
        run: commands::check::run,
        commands: &[],
    },
    Spec {
        name: "melds",
        turkish: &["perler"],
        words: |words| &words.melds,
        args: |words| [hand(words), listing(words), picture(words), output(words)].concat(),
        run: commands::melds::run,
        commands: &[],
    },
    Spec {
        name: "pairs",
        turkish: &["çift", "cift"],
        words: |words| &words.pairs,
        args: |words| [hand(words), picture(words), output(words)].concat(),
        run: commands::pairs::run,
        commands: &[],
    },
    Spec {
        name: "waits",
        turkish: &["bekle"],
        words: |words| &words.waits,
        args: |words| [hand(words), table_sight(words), picture(words), output(words)].concat(),
        run: commands::waits::run,
        commands: &[],
    },
    Spec {
        name: "advise",
        turkish: &["tavsiye"],
        words: |words| &words.advise,
        args: |words| {
            [hand(words), vec![opened(words, words.opened)], table_sight(words), picture(words), output(words)].concat()
        },
        run: commands::advise::run,
        commands: &[],
    },
    Spec {
        name: "open",
        turkish: &["aç", "ac"],
        words: |words| &words.open,
        args: |words| [hand(words), opening(words), picture(words), output(words)].concat(),
        run: commands::open::run,
        commands: &[],
    },
    Spec {
        name: "score",
        turkish: &["puan"],
        words: |words| &words.score,
        args: scoring,
        run: commands::score::run,
        commands: &[],
    },
    Spec {
        name: "judge",
        turkish: &["hakem"],
        words: |words| &words.judge,
        args: judging,
        run: commands::judge::run,
        commands: &[],
    },
    Spec {
        name: "rules",
        turkish: &["kurallar"],
        words: |words| &words.rules_of,
        args: book,
        run: commands::rules::run,
        commands: &[],
    },
    Spec {
        name: "deal",
        turkish: &["dağıt", "dagit"],
        words: |words| &words.deal,
        args: |words| [dealing(words), output(words)].concat(),
        run: commands::deal::run,
        commands: &[],
    },
    Spec {
        name: "batch",
        turkish: &["toplu"],
        words: |words| &words.batch,
        args: stream,
        run: commands::batch::run,
        commands: &[],
    },
    Spec {
        name: "play",
        turkish: &["oyna"],
        words: |words| &words.play,
        args: playing,
        run: commands::play::run,
        commands: &[],
    },
    Spec {
        name: "replay",
        turkish: &["izle"],
        words: |words| &words.replay,
        args: refereeing,
        run: commands::replay::run,
        commands: &[],
    },
    Spec {
        name: "simulate",
        turkish: &["dene"],
        words: |words| &words.simulate,
        args: simulating,
        run: commands::simulate::run,
        commands: &[],
    },
    commands::hapis::HAPIS,
    Spec {
        name: "schema",
        turkish: &[],
        words: |words| &words.schema,
        args: |words| vec![topic(words, words.schema_topic)],
        run: commands::schema::run,
        commands: &[],
    },
    Spec {
        name: "completions",
        turkish: &[],
        words: |words| &words.completions,
        args: |words| {
            vec![
                Arg::new("shell")
                    .value_name(words.shell_value)
                    .help(words.shell)
                    .required(true)
                    .help_heading(words.arguments)
                    .value_parser(value_parser!(clap_complete::Shell))
                    .hide_possible_values(true),
            ]
        },
        run: commands::completions::run,
        commands: &[],
    },
    Spec {
        name: "man",
        turkish: &[],
        words: |words| &words.man,
        args: |words| vec![topic(words, words.man_topic)],
        run: commands::man::run,
        commands: &[],
    },
];

/// The whole command line in one language.
pub(super) fn command(language: Language) -> Command {
    // The help names what a command is also called in its own words.
    command_with(language, Command::alias, |_| true)
}

/// As much of the command line as these arguments ask for: describing a command costs more than most answers.
pub(super) fn command_for(args: &[OsString], language: Language) -> Command {
    command_with(language, Command::alias, |spec| spec.names().any(|name| args.iter().any(|arg| arg == name)))
}

/// The same for completions, which offer every name of a command.
pub(super) fn completed_command(language: Language) -> Command {
    command_with(language, Command::visible_alias, |_| true)
}

fn command_with(language: Language, also: Also, whole: impl Fn(&Spec) -> bool) -> Command {
    let words = text(language).words();
    let mut command = Command::new("okey")
        .version(env!("CARGO_PKG_VERSION"))
        .propagate_version(true)
        .about(words.about)
        .long_about(format!("{}.\n\n{}", words.about, words.more))
        .subcommand_required(true)
        .subcommand_help_heading(words.commands)
        .override_usage(beside(
            words.usage,
            &format!("okey {} [{}] [{}]", words.command_value, words.options_value, words.hand_value),
        ));
    command = finished(command, words).args(everywhere(words));
    for spec in COMMANDS {
        let outline = outline(spec, words, language, also);
        command = command.subcommand(if whole(spec) {
            filled(outline, "okey", spec, words, language, also)
        } else {
            outline
        });
    }
    command
}

/// The second name of a command: hidden, or offered.
type Also = fn(Command, &'static str) -> Command;

/// A command's names, and what it does in one line.
fn outline(spec: &Spec, words: &Words, language: Language, also: Also) -> Command {
    let said = (spec.words)(words);
    let called = spec.called(language);
    let others: Vec<&str> = spec.names().filter(|name| *name != called).collect();
    let about = match others.first() {
        Some(other) => format!("{} [{}: {other}]", said.about, words.also),
        None => said.about.to_owned(),
    };
    others.into_iter().fold(Command::new(called).about(about), also)
}

/// The same with its arguments and its help.
fn filled(
    outline: Command,
    program: &str,
    spec: &Spec,
    words: &'static Words,
    language: Language,
    also: Also,
) -> Command {
    let said = (spec.words)(words);
    let args = (spec.args)(words);
    let operand = |arg: &Arg| {
        let name = arg.get_value_names().and_then(<[_]>::first).map(ToString::to_string).unwrap_or_default();
        if arg.is_required_set() { format!(" {name}") } else { format!(" [{name}]") }
    };
    let operands: String = args.iter().filter(|arg| arg.is_positional()).map(operand).collect();
    let named = format!("{program} {}", outline.get_name());
    let usage = if spec.commands.is_empty() {
        format!("{named} [{}]{operands}", words.options_value)
    } else {
        format!("{named} {} [{}]", words.command_value, words.options_value)
    };
    let command =
        outline.long_about(format!("{}\n\n{}", said.about, said.more)).override_usage(beside(words.usage, &usage));
    let command = spec.commands.iter().fold(command, |command, own| {
        let own = filled(self::outline(own, words, language, also), &named, own, words, language, also);
        command.subcommand(own).subcommand_help_heading(words.commands)
    });
    let command = command.subcommand_required(!spec.commands.is_empty());
    let has = |name: &str| args.iter().any(|arg| arg.get_id() == name);
    let hand = args.iter().any(|arg| arg.get_id() == "hand" && arg.is_positional());
    let ways = if hand { ways(words) } else { String::new() };
    let fouls = if has("claim") || has("player") { fouls(words, language) } else { String::new() };
    let command = finished(command, words).args(args).after_long_help(ways + &fouls + &closing(spec, words, language));
    telling_conflicts(command, words)
}

/// The names of fouls.
fn fouls(words: &Words, language: Language) -> String {
    let named = |scoring| {
        let kinds = Foul::kinds(scoring).iter();
        let names = kinds.map(|kind| if language == Language::Tr { kind.alias } else { kind.name });
        names.collect::<Vec<_>>().join(", ")
    };
    let rows = [("101", Scoring::Yuzbir), (words.classic, Scoring::Ladder)];
    let rows = rows.map(|(game, scoring)| [format!(" {game}"), named(scoring)]);
    format!("{}:\n{}\n", words.fouls_title, listed(rows.to_vec()))
}

/// The help of every option says which others it does not go with.
fn telling_conflicts(command: Command, words: &Words) -> Command {
    let called = |arg: &Arg| {
        let value = || arg.get_value_names().and_then(<[_]>::first).map(ToString::to_string);
        arg.get_long().map(|long| format!("--{long}")).or_else(value).unwrap_or_default()
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
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            arg.help(format!("{help} [{note}]"))
        })
    })
}

/// The ways to write tiles, as a table.
fn ways(words: &Words) -> String {
    let rows = words.ways.iter().map(|(way, means)| [format!(" {way}"), (*means).to_owned()]);
    format!("{}:\n{}\n", words.ways_title, listed(rows.collect()))
}

/// A call that stands behind a title, broken into lines beside it.
fn beside(title: &str, call: &str) -> String {
    indented(call, title.chars().count() + 2).trim().to_owned()
}

/// Exit codes and examples, for the end of a command's help.
fn closing(spec: &Spec, words: &Words, language: Language) -> String {
    let said = (spec.words)(words);
    let codes = [("0", said.exit_0), ("1", said.exit_1), ("2", words.exit_2)];
    let codes = codes
        .iter()
        .filter(|(_, when)| !when.is_empty())
        .map(|(code, when)| listed(vec![[format!(" {code}"), (*when).to_owned()]]));
    let example =
        |(call, does): &(&str, &str)| indented(&format!("# {does}"), 2) + &copied(&spec.call(call, language), 2);
    let examples = said.examples.iter().map(example);
    let (codes, examples): (String, String) = (codes.collect(), examples.collect());
    format!("{}:\n{codes}\n{}:\n{examples}", words.exit_status, words.examples)
}

/// What the parser would otherwise say in English by itself.
fn finished(command: Command, words: &'static Words) -> Command {
    let template = format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}", words.usage);
    command
        .help_template(template)
        .term_width(super::width::columns())
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .next_help_heading(words.options)
        .args([
            Arg::new("help").short('h').long("help").help(words.help).action(ArgAction::Help),
            Arg::new("version").short('V').long("version").help(words.version).action(ArgAction::Version),
        ])
}

/// Options of every command.
fn everywhere(words: &'static Words) -> [Arg; 2] {
    [
        choice("lang", words.name_value, words.lang, Language::ALL.map(Language::code).to_vec()).global(true),
        choice("color", words.name_value, words.color, vec!["auto", "always", "never"]).global(true),
    ]
    .map(|arg| arg.help_heading(words.options))
}

/// The hand and the table it is held at.
fn hand(words: &'static Words) -> Vec<Arg> {
    let hand = Arg::new("hand")
        .value_name(words.hand_value)
        .help(words.hand)
        .num_args(0..)
        .value_parser(value_parser!(OsString))
        .help_heading(words.arguments);
    [vec![hand], set_table(words)].concat()
}

/// The table, with the indicator and the letters its tiles are written with.
fn set_table(words: &'static Words) -> Vec<Arg> {
    let indicator = option("indicator", words.tile_value, words.indicator).short('i');
    let letters = choice("letters", words.name_value, words.letters, Letters::NAMES.to_vec());
    headed(words.table_options, [vec![indicator], table(words), vec![letters]].concat())
}

/// The rules of the table.
fn table(words: &'static Words) -> Vec<Arg> {
    let rules = vec![
        option("variant", words.name_value, words.variant),
        path("rules", words, words.rules),
        option("set", words.setting_value, words.set).action(ArgAction::Append),
    ];
    headed(words.table_options, rules)
}

pub(super) fn headed(heading: &'static str, args: Vec<Arg>) -> Vec<Arg> {
    args.into_iter().map(|arg| arg.help_heading(heading)).collect()
}

/// Which decompositions to list.
fn listing(words: &'static Words) -> Vec<Arg> {
    let listing = vec![
        option("discard", words.tile_value, words.discard),
        number("limit", words, words.limit),
        flag("count", words.count_only).conflicts_with("limit"),
        flag("partial", words.partial),
    ];
    headed(words.output_options, listing)
}

/// What a player has seen, and how far he looks ahead.
fn table_sight(words: &'static Words) -> Vec<Arg> {
    let seen = option("seen", words.tiles_value, words.seen);
    let draws = number("draws", words, words.draws);
    [headed(words.table_options, vec![seen]), headed(words.output_options, vec![draws])].concat()
}

/// What an opening has to reach and to hold, and whether to list them.
fn opening(words: &'static Words) -> Vec<Arg> {
    let asked = vec![
        number("bar", words, words.bar),
        number("pairs-bar", words, words.pairs_bar),
        option("taken", words.tile_value, words.taken),
    ];
    let listing = vec![number("limit", words, words.open_limit), flag("all", words.open_all).conflicts_with("limit")];
    [headed(words.table_options, asked), headed(words.output_options, listing)].concat()
}

/// What a rack of 101 opened with.
fn opened(words: &'static Words, help: &'static str) -> Arg {
    choice("opened", words.name_value, help, vec!["series", "pairs"]).help_heading(words.table_options)
}

/// A question, the claim, and what else happened.
fn judging(words: &'static Words) -> Vec<Arg> {
    let said = &words.judging;
    let names =
        super::disputed::QUESTIONS.map(|asked| PossibleValue::new(asked.question.name()).aliases(asked.aliases));
    let question = Arg::new("question")
        .value_name(said.question_value)
        .help(said.question)
        .required(true)
        .value_parser(PossibleValuesParser::new(names))
        .hide_possible_values(true)
        .help_heading(words.arguments);
    let claim = Arg::new("claim").value_name(said.claim_value).help(said.claim).num_args(0..);
    let happened = vec![
        option("throw", words.tile_value, said.throw),
        option("laid-off", words.tiles_value, said.laid_off),
        flag("first-turn", said.first_turn),
        opened(words, said.opened),
        flag("others-opened", said.others_opened),
        flag("devam", said.devam),
        number("highest", words, said.highest),
        option("hand", words.hand_value, said.hand),
        option("taken", words.tile_value, said.taken),
        number("bar", words, said.bar),
        option("table", said.melds_value, said.table),
        flag("last", said.last).visible_alias("finishing"),
        choice("claimed", words.name_value, said.claimed, Called::NAMES.to_vec())
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value(Called::InTime.name()),
        choice("withdrawn", words.name_value, said.withdrawn, Sight::NAMES.to_vec()),
        option("onto", said.melds_value, said.onto),
        flag("same-turn", said.same_turn),
        flag("after-throwing", said.after_throwing),
        flag("undo", said.undo),
        option("from", said.melds_value, said.from),
        option("opens", said.melds_value, said.opens).conflicts_with_all(["onto", "put-back", "kept"]),
        flag("put-back", said.put_back).conflicts_with_all(["onto", "kept"]),
        flag("kept", said.kept).conflicts_with("onto"),
        flag("pairs-goer", said.pairs_goer),
        flag("late", said.late),
        number("balance", words, said.balance),
        option("finish", said.how_value, said.finish),
        flag("exhausted", said.exhausted),
        flag("all-pairs", said.all_pairs),
    ];
    let indicator = option("indicator", words.tile_value, words.indicator).short('i');
    let letters = choice("letters", words.name_value, words.letters, Letters::NAMES.to_vec());
    let table = headed(words.table_options, [vec![indicator], table(words), vec![letters]].concat());
    let formats = form(words, said.format, vec!["table", "json", "markdown", "html"]);
    let claim = claim.help_heading(words.arguments);
    [vec![question, claim], headed(said.heading, happened), table, picture(words), formats].concat()
}

fn dealing(words: &'static Words) -> Vec<Arg> {
    let letters = choice("letters", words.name_value, words.letters, Letters::NAMES.to_vec());
    let dealing = vec![
        number("count", words, words.deal_count),
        number("seed", words, words.seed),
        number("tiles", words, words.deal_tiles).conflicts_with("record"),
        flag("record", words.game.record_option).conflicts_with_all(["json", "format"]),
    ];
    [table(words), headed(words.table_options, vec![letters]), headed(words.output_options, dealing)].concat()
}

/// A record, and how far it is followed.
fn refereeing(words: &'static Words) -> Vec<Arg> {
    let said = words.game;
    let file = Arg::new("file")
        .value_name(words.file_value)
        .help(said.record)
        .required(true)
        .value_parser(value_parser!(OsString))
        .help_heading(words.arguments);
    let to = headed(words.output_options, vec![option("to", said.to_value, said.to)]);
    let letters = choice("letters", words.name_value, words.letters, Letters::NAMES.to_vec());
    let letters = headed(words.output_options, vec![letters]);
    [vec![file], to, form(words, said.replay_format, vec!["table", "json", "record", "svg", "html"]), letters].concat()
}

/// A game at the terminal.
fn playing(words: &'static Words) -> Vec<Arg> {
    let said = words.at_play;
    let letters = choice("letters", words.name_value, words.letters, Letters::NAMES.to_vec());
    let asked = vec![
        option("players", words.game.players_value, said.players),
        number("hands", words, said.hands),
        number("seed", words, words.seed),
        flag("watch", said.watch).conflicts_with("hints"),
        flag("open-hands", said.open_hands),
        flag("hints", said.hints),
        path("record", words, said.record),
        path("resume", words, said.resume).conflicts_with_all(["record", "variant", "rules", "set", "seed", "watch"]),
    ];
    [table(words), headed(words.table_options, vec![letters]), headed(words.output_options, asked)].concat()
}

/// Who plays, how often, and by which rules.
fn simulating(words: &'static Words) -> Vec<Arg> {
    let said = words.game;
    let asked = vec![
        option("players", said.players_value, said.players),
        number("games", words, said.games),
        number("seed", words, words.seed),
        number("jobs", words, words.jobs),
        option("records", said.folder_value, said.records),
    ];
    [table(words), headed(words.output_options, asked), output(words)].concat()
}

/// A question and the stream of lines it is asked of.
fn stream(words: &'static Words) -> Vec<Arg> {
    let questions = QUESTIONS.iter().map(|question| {
        let turkish = COMMANDS.iter().find(|spec| spec.name == question.name).map(|spec| spec.turkish);
        PossibleValue::new(question.name).aliases(turkish.unwrap_or_default())
    });
    let question = Arg::new("question")
        .value_name(words.command_value)
        .help(words.question)
        .required(true)
        .value_parser(PossibleValuesParser::new(questions))
        .hide_possible_values(true);
    let file =
        Arg::new("file").value_name(words.file_value).help(words.lines_file).value_parser(value_parser!(OsString));
    let flag = |name: &'static str, help| Arg::new(name).long(name).help(help).action(ArgAction::SetTrue);
    let packing = |name, help| choice(name, words.name_value, help, Packing::NAMES.to_vec());
    let answers = vec![
        path("output", words, words.answers_file).short('o'),
        packing("compress", words.compress),
        packing("decompress", words.decompress),
        number("jobs", words, words.jobs),
        flag("fail-fast", words.fail_fast),
        flag("summary", words.want_summary),
        flag("json", words.batch_json),
    ];
    [headed(words.arguments, vec![question, file]), set_table(words), headed(words.output_options, answers)].concat()
}

/// Where to save the picture.
fn picture(words: &'static Words) -> Vec<Arg> {
    headed(words.output_options, vec![path("svg", words, words.svg)])
}

/// Which part of the rulebook: one of these at most.
fn book(words: &'static Words) -> Vec<Arg> {
    let query = Arg::new("query").value_name(words.query_value).help(words.query).num_args(0..);
    let parts = [
        query.help_heading(words.arguments),
        option("profile", words.name_value, words.profile).help_heading(words.output_options),
        option("diff", words.name_value, words.diff).num_args(2).help_heading(words.output_options),
        flag("disputes", words.disputes).help_heading(words.output_options),
        flag("words", words.glossary).help_heading(words.output_options),
    ];
    let names = parts.each_ref().map(|part| part.get_id().clone());
    let alone = |part: Arg| {
        let others: Vec<_> = names.iter().filter(|&name| name != part.get_id()).cloned().collect();
        part.conflicts_with_all(others)
    };
    let form = form(words, words.page_format, vec!["table", "json", "markdown"]);
    parts.into_iter().map(alone).chain(form).collect()
}
/// Finished hands, from a file or from options, and what makes a sheet of them.
fn scoring(words: &'static Words) -> Vec<Arg> {
    let told = ["player", "finish", "exhausted"];
    let sheet = Arg::new("sheet")
        .value_name(words.sheet_value)
        .help(words.sheet)
        .value_parser(value_parser!(OsString))
        .conflicts_with_all(told)
        .help_heading(words.arguments);
    let hand = vec![
        option("player", words.player_value, words.player).short('p').action(ArgAction::Append),
        option("finish", words.finish_value, words.finish).short('f').action(ArgAction::Append),
        Arg::new("exhausted")
            .long("exhausted")
            .help(words.exhausted)
            .action(ArgAction::SetTrue)
            .conflicts_with("finish"),
        number("stake", words, words.stake),
    ];
    let sheets = vec![
        number("hands", words, words.game_hands),
        Arg::new("tournament").long("tournament").help(words.tournament).action(ArgAction::SetTrue),
        number("only", words, words.only),
    ];
    let indicator = option("indicator", words.tile_value, words.indicator).short('i');
    let letters = choice("letters", words.name_value, words.letters, Letters::NAMES.to_vec());
    let table = [vec![indicator], table(words), vec![letters]].concat();
    let formats = form(words, words.score_format, vec!["table", "json", "csv", "markdown"]);
    [
        vec![sheet],
        headed(words.hand_options, hand),
        headed(words.table_options, table),
        headed(words.output_options, sheets),
        formats,
    ]
    .concat()
}

/// The form of the answer.
fn output(words: &'static Words) -> Vec<Arg> {
    form(words, words.format, vec!["table", "json"])
}

pub(super) fn form(words: &'static Words, help: &'static str, forms: Vec<&'static str>) -> Vec<Arg> {
    let form = vec![choice("format", words.name_value, help, forms), flag("json", words.json).conflicts_with("format")];
    headed(words.output_options, form)
}

fn topic(words: &'static Words, help: &'static str) -> Arg {
    Arg::new("topic").value_name(words.topic_value).help(help).help_heading(words.arguments)
}

fn option(name: &'static str, value: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help)
}

/// A path, whatever bytes it is made of.
fn path(name: &'static str, words: &Words, help: &'static str) -> Arg {
    option(name, words.file_value, help).value_parser(value_parser!(OsString))
}

fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
}

fn number(name: &'static str, words: &Words, help: &'static str) -> Arg {
    option(name, words.number_value, help).value_parser(value_parser!(u64)).allow_negative_numbers(true)
}

/// An option with one of these values, by whichever of its names; it is read as the name given here.
fn choice(name: &'static str, value: &'static str, help: &'static str, choices: Vec<&'static str>) -> Arg {
    let values = VALUES.iter().find(|(option, _)| *option == name).map_or(&[][..], |(_, values)| values);
    let also = move |choice: &str| values.iter().find(|(name, _)| *name == choice).map_or(&[][..], |(_, also)| also);
    let names = choices.into_iter().map(|choice| PossibleValue::new(choice).aliases(also(choice).iter().copied()));
    let read = move |typed: String| match values.iter().find(|(_, also)| also.contains(&typed.as_str())) {
        Some((name, _)) => (*name).to_owned(),
        None => typed,
    };
    let parser = ValueParser::new(PossibleValuesParser::new(names).map(read));
    option(name, value, help).value_parser(parser).hide_possible_values(true)
}
