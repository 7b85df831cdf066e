//! Defines the arguments and options of each command.

use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::ops::RangeInclusive;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, Command, value_parser};

use crate::cli::packing::Packing;
use crate::cli::text::game::GameWords;
use crate::cli::text::play::PlayWords;
use crate::cli::text::{JudgeOptions, Words};
use crate::judge::{PlayableCall, Visibility};
use crate::notation::Letters;
use crate::oracle::QuestionName;
use crate::oracle::options::{CLAIMED, FINISHING, QuestionOption};
use crate::oracle::values;
use crate::sheets::SheetForm;
use crate::table::Switch;
use crate::words::{Language, Named, find_named};

/// The names of the options that every command accepts.
pub(in crate::cli) const EVERYWHERE: [&str; 2] = ["lang", "color"];

/// The allowed values for the number of hands in one game.
pub(crate) const GAME_HANDS: RangeInclusive<u64> = 1..=1000;
/// The allowed values of `okey simulate --games`: numbers of hands.
pub(crate) const GAMES: RangeInclusive<u64> = 1..=100_000_000;
/// The allowed values for the number of deals in one run of `okey deal`.
const DEALS: RangeInclusive<u64> = 1..=u64::MAX;

pub(super) fn everywhere(words: &'static Words) -> [Arg; 2] {
    [
        choice(EVERYWHERE[0], words.name_value, words.lang, Language::NAMES.to_vec()).global(true),
        choice(EVERYWHERE[1], words.name_value, words.color, vec!["auto", "always", "never"]).global(true),
    ]
    .map(|arg| arg.help_heading(words.options))
}

pub(super) fn hand(words: &'static Words) -> Vec<Arg> {
    let hand = operand("hand", words.hand_value, words, words.hand).num_args(0..).value_parser(value_parser!(OsString));
    [vec![hand], set_table(words)].concat()
}

/// Returns the arguments that describe a table: its rules, its indicator and the letters for its colours.
fn set_table(words: &'static Words) -> Vec<Arg> {
    let indicator = option("indicator", words.tile_value, words.indicator).short('i');
    [headed(words.table_options, vec![indicator]), lettered_table(words)].concat()
}

/// Returns the arguments for the rules of a table and the letters for tile colours.
fn lettered_table(words: &'static Words) -> Vec<Arg> {
    [table(words), headed(words.table_options, vec![letters(words, words.letters)])].concat()
}

fn letters(words: &'static Words, help: &'static str) -> Arg {
    choice("letters", words.name_value, help, Letters::NAMES.to_vec())
}

fn table(words: &'static Words) -> Vec<Arg> {
    let rules = vec![
        option("variant", words.name_value, words.variant),
        path("rules", words, words.rules),
        option("set", words.setting_value, words.set).action(ArgAction::Append),
    ];
    headed(words.table_options, rules)
}

pub(in crate::cli) fn headed(heading: &'static str, args: Vec<Arg>) -> Vec<Arg> {
    args.into_iter().map(|arg| arg.help_heading(heading)).collect()
}

/// Tells `clap` which of these arguments exclude each other. [`QuestionOption::conflicts`] lists the pairs.
fn with_conflicts(args: Vec<Arg>) -> Vec<Arg> {
    let ids: Vec<_> = args.iter().map(|arg| arg.get_id().clone()).collect();
    let with_conflicts = |arg: Arg| {
        let conflicts = QuestionOption::find(arg.get_id().as_str()).map_or(&[][..], |option| option.conflicts);
        let others: Vec<_> = ids.iter().filter(|id| *id != arg.get_id() && conflicts.contains(&id.as_str())).collect();
        arg.conflicts_with_all(others.into_iter().cloned())
    };
    args.into_iter().map(with_conflicts).collect()
}

/// Returns the options of `okey melds` for its list of layouts.
pub(super) fn listing(words: &'static Words) -> Vec<Arg> {
    let listing = vec![
        option("discard", words.tile_value, words.discard),
        number("limit", words, words.limit),
        flag("count", words.count_only).conflicts_with("limit"),
        flag("partial", words.partial),
    ];
    headed(words.output_options, listing)
}

/// Returns two options: the tiles that a player has seen, and the number of draws to look ahead.
pub(super) fn table_sight(words: &'static Words) -> Vec<Arg> {
    let seen = option("seen", words.tiles_value, words.seen);
    let draws = number("draws", words, words.draws);
    [headed(words.table_options, vec![seen]), headed(words.output_options, vec![draws])].concat()
}

/// Returns the options with which `okey advise` compares discards by simulation.
pub(super) fn playing_on(words: &'static Words) -> Vec<Arg> {
    let asked = vec![
        number("simulate", words, words.simulate_worlds).conflicts_with("opened"),
        number("seed", words, words.worlds_seed).requires("simulate"),
        number("jobs", words, words.jobs).requires("simulate"),
        path("record", words, words.advised_record).requires_all(["simulate", "to"]).conflicts_with_all([
            "hand",
            "indicator",
            "variant",
            "rules",
            "set",
            "seen",
        ]),
        option("to", GameWords::of(words.language).to_value, words.advised_turn).requires("record"),
    ];
    headed(words.output_options, asked)
}

/// Returns the options of `okey open`.
pub(super) fn opening(words: &'static Words) -> Vec<Arg> {
    let asked = vec![
        figure("bar", words, words.bar),
        figure("pairs-bar", words, words.pairs_bar),
        option("taken", words.tile_value, words.taken),
    ];
    let listing = vec![number("limit", words, words.open_limit), flag("all", words.open_all).conflicts_with("limit")];
    [headed(words.table_options, asked), headed(words.output_options, listing)].concat()
}

/// Returns the option for the kind of opening in 101: series (runs and groups) or pairs.
pub(super) fn opened(words: &'static Words, help: &'static str) -> Arg {
    choice("opened", words.name_value, help, vec!["series", "pairs"]).help_heading(words.table_options)
}

/// Returns the arguments of `okey judge`.
pub(super) fn judging(words: &'static Words) -> Vec<Arg> {
    let labels = JudgeOptions::of(words.language);
    // The table `values` puts the most common Turkish name first, but the completion scripts need it last.
    let names = values::of("question").iter().map(|&(name, also)| (name, also.iter().rev().copied().collect()));
    let question = operand("question", labels.question_value, words, labels.question)
        .required(true)
        .value_parser(ChoiceParser::new(names))
        .hide_possible_values(true);
    let claim = operand("claim", labels.claim_value, words, labels.claim).num_args(0..);
    let happened = vec![
        option("throw", words.tile_value, labels.throw),
        option("laid-off", words.tiles_value, labels.laid_off),
        option("swapped", words.tiles_value, labels.swapped),
        flag("first-turn", labels.first_turn),
        opened(words, labels.opened),
        flag("others-opened", labels.others_opened),
        flag("devam", labels.devam),
        figure("highest", words, labels.highest),
        option("hand", words.hand_value, labels.hand),
        option("taken", words.tile_value, labels.taken),
        figure("bar", words, labels.bar),
        option("table", labels.melds_value, labels.table),
        flag("last", labels.last).alias(FINISHING),
        choice("claimed", words.name_value, labels.claimed, PlayableCall::NAMES.to_vec())
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_values(CLAIMED.bare),
        choice("withdrawn", words.name_value, labels.withdrawn, Visibility::NAMES.to_vec()),
        option("onto", labels.melds_value, labels.onto),
        flag("same-turn", labels.same_turn),
        flag("again", labels.again),
        flag("after-throwing", labels.after_throwing),
        flag("undo", labels.undo),
        option("from", labels.melds_value, labels.from),
        option("opens", labels.melds_value, labels.opens),
        flag("put-back", labels.put_back),
        flag("kept", labels.kept),
        flag("pairs-goer", labels.pairs_goer),
        flag("last-discard", labels.last_discard),
        flag("late", labels.late),
        flag("drawn", labels.drawn),
        figure("balance", words, labels.balance),
        option("finish", labels.how_value, labels.finish),
        flag("exhausted", labels.exhausted),
        flag("all-pairs", labels.all_pairs),
        flag("announced", labels.announced),
    ];
    let formats = form(words, labels.format, vec!["table", "json", "markdown", "html"]);
    let fields = vec![fields(words)];
    [
        vec![question, claim],
        headed(labels.heading, with_conflicts(happened)),
        set_table(words),
        picture(words),
        formats,
        fields,
    ]
    .concat()
}

pub(super) fn dealing(words: &'static Words) -> Vec<Arg> {
    let dealing = vec![
        number("count", words, words.deal_count).value_parser(within(DEALS)),
        number("seed", words, words.seed),
        number("tiles", words, words.deal_tiles).value_parser(value_parser!(usize)).conflicts_with("record"),
        flag("record", GameWords::of(words.language).record_option).conflicts_with_all(["json", "format", "letters"]),
    ];
    [lettered_table(words), headed(words.output_options, dealing)].concat()
}

/// Returns the arguments of `okey replay`.
pub(super) fn refereeing(words: &'static Words) -> Vec<Arg> {
    let labels = GameWords::of(words.language);
    let file = file("file", words, labels.record).required(true);
    let to = headed(words.output_options, vec![option("to", labels.to_value, labels.to)]);
    let letters = headed(words.output_options, vec![letters(words, labels.letters)]);
    [vec![file], to, form(words, labels.replay_format, vec!["table", "json", "record", "svg", "html"]), letters]
        .concat()
}

/// Returns the arguments of `okey play`.
pub(super) fn playing(words: &'static Words) -> Vec<Arg> {
    let labels = PlayWords::of(words.language);
    let asked = vec![
        option("players", GameWords::of(words.language).players_value, labels.players),
        number("hands", words, labels.hands).value_parser(within(GAME_HANDS)),
        number("seed", words, words.seed),
        flag("watch", labels.watch).conflicts_with("hints"),
        flag("open-hands", labels.open_hands),
        flag("hints", labels.hints),
        flag("plain", labels.plain),
        path("record", words, labels.record),
        path("resume", words, labels.resume).conflicts_with_all(["record", "variant", "rules", "set", "seed", "watch"]),
    ];
    [lettered_table(words), headed(words.output_options, asked)].concat()
}

/// Returns the arguments of `okey simulate`.
pub(super) fn simulating(words: &'static Words) -> Vec<Arg> {
    let labels = GameWords::of(words.language);
    let asked = vec![
        option("players", labels.players_value, labels.players),
        number("games", words, labels.games).value_parser(within(GAMES)),
        number("seed", words, labels.seed_of_deals),
        number("jobs", words, words.jobs),
        option("bot-seconds", words.number_value, labels.bot_seconds).value_parser(seconds),
        option("records", labels.folder_value, labels.records).value_parser(value_parser!(OsString)),
        path("labels", words, labels.labels),
    ];
    [table(words), headed(words.output_options, asked), picture(words), output(words)].concat()
}

/// Returns the arguments of `okey batch`.
pub(super) fn stream(words: &'static Words) -> Vec<Arg> {
    let questions = QuestionName::ALL.iter().map(|question| (question.name(), question.turkish().to_vec()));
    let question = operand("question", words.command_value, words, words.question)
        .value_parser(ChoiceParser::new(questions))
        .hide_possible_values(true);
    let packing = |name, help| choice(name, words.name_value, help, Packing::NAMES.to_vec());
    let answers = vec![
        path("output", words, words.answers_file).short('o'),
        packing("compress", words.compress),
        packing("decompress", words.decompress),
        number("jobs", words, words.jobs),
        fields(words),
        option("carry", words.names_value, words.carry).value_delimiter(','),
        flag("fail-fast", words.fail_fast),
        flag("summary", words.want_summary),
        flag("json", words.batch_json),
    ];
    let lines = file("file", words, words.lines_file);
    [vec![question, lines], set_table(words), headed(words.output_options, answers)].concat()
}

/// Returns the option `--svg`, the path of the file for the picture.
pub(super) fn picture(words: &'static Words) -> Vec<Arg> {
    headed(words.output_options, vec![path("svg", words, words.svg)])
}

/// Returns the arguments of `okey rules`.
pub(super) fn book(words: &'static Words) -> Vec<Arg> {
    let parts = vec![
        operand("query", words.query_value, words, words.query).num_args(0..),
        option("profile", words.name_value, words.profile).help_heading(words.output_options),
        option("diff", words.name_value, words.diff).num_args(2).help_heading(words.output_options),
        flag("disputes", words.disputes).help_heading(words.output_options),
        flag("words", words.glossary).help_heading(words.output_options),
    ];
    let form = form(words, words.page_format, vec!["table", "json", "markdown"]);
    [with_conflicts(parts), form, vec![fields(words)]].concat()
}

/// Returns the arguments of `okey score`.
pub(super) fn scoring(words: &'static Words) -> Vec<Arg> {
    let summary = ["player", "finish", "exhausted", "void", "adjust", "totals", "add"];
    let sheet = operand("sheet", words.sheet_value, words, words.sheet).value_parser(value_parser!(OsString));
    let hand = vec![
        option("player", words.player_value, words.player).short('p').action(ArgAction::Append),
        option("finish", words.finish_value, words.finish).short('f').action(ArgAction::Append),
        flag("exhausted", words.exhausted).conflicts_with("finish"),
        option("void", words.reason_value, words.void_hand)
            .num_args(0..=1)
            .default_missing_value("")
            .conflicts_with_all(["finish", "exhausted"]),
        option("adjust", words.adjust_value, words.adjust).action(ArgAction::Append),
        option("totals", words.totals_value, words.totals).action(ArgAction::Append),
        number("stake", words, words.stake),
    ];
    let sheets = vec![
        path("add", words, words.add),
        option("if", words.lines_value, words.if_hand).action(ArgAction::Append).conflicts_with("add"),
        flag("check", words.check_sheet).conflicts_with_all(["if", "add", "only", "as", "format", "json"]),
        number("hands", words, words.game_hands),
        flag("tournament", words.tournament),
        number("only", words, words.only).long("hand").alias("only"),
        flag("parts", words.parts_of_all).conflicts_with("only"),
        choice("as", words.name_value, words.as_form, SheetForm::NAMES.to_vec()).conflicts_with_all(["format", "only"]),
    ];
    let formats = form(words, words.score_format, vec!["table", "json", "csv", "markdown", "html", "svg"]);
    [
        vec![sheet.conflicts_with_all(summary)],
        headed(words.hand_options, hand),
        set_table(words),
        headed(words.output_options, sheets),
        formats,
        vec![fields(words)],
    ]
    .concat()
}

/// Returns the option `--fields`, which selects fields of the JSON answer.
fn fields(words: &'static Words) -> Arg {
    option("fields", words.names_value, words.fields).value_delimiter(',').help_heading(words.output_options)
}

/// Returns the options that select the format and the fields of the answer to a question.
pub(super) fn asked_output(words: &'static Words) -> Vec<Arg> {
    [output(words), vec![fields(words)]].concat()
}

/// Returns the options that select the format of the answer, such as JSON.
pub(in crate::cli) fn output(words: &'static Words) -> Vec<Arg> {
    form(words, words.format, vec!["table", "json"])
}

fn form(words: &'static Words, help: &'static str, forms: Vec<&'static str>) -> Vec<Arg> {
    let form = vec![choice("format", words.name_value, help, forms), flag("json", words.json).conflicts_with("format")];
    headed(words.output_options, form)
}

pub(super) fn topic(words: &'static Words, help: &'static str) -> Arg {
    operand("topic", words.topic_value, words, help)
}

pub(in crate::cli) fn operand(name: &'static str, value: &'static str, words: &Words, help: &'static str) -> Arg {
    Arg::new(name).value_name(value).help(help).help_heading(words.arguments)
}

/// Creates a positional argument whose value is a path.
pub(in crate::cli) fn file(name: &'static str, words: &Words, help: &'static str) -> Arg {
    operand(name, words.file_value, words, help).value_parser(value_parser!(OsString))
}

pub(in crate::cli) fn option(name: &'static str, value: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help)
}

/// Creates an option whose value is a path. A path may contain any bytes.
pub(in crate::cli) fn path(name: &'static str, words: &Words, help: &'static str) -> Arg {
    option(name, words.file_value, help).value_parser(value_parser!(OsString))
}

pub(in crate::cli) fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
}

pub(in crate::cli) fn number(name: &'static str, words: &Words, help: &'static str) -> Arg {
    option(name, words.number_value, help).value_parser(value_parser!(u64)).allow_negative_numbers(true)
}

/// Creates an option whose value is compared with the value of a switch, such as a number of points.
fn figure(name: &'static str, words: &Words, help: &'static str) -> Arg {
    number(name, words, help).value_parser(within(0..=Switch::MAX.into()))
}

/// The error for text that is not a number in the allowed range. The field is this range as text, such as `1–1000`.
#[derive(Debug, thiserror::Error)]
#[error("not in the range {0}")]
pub(in crate::cli) struct OutOfBounds(pub(in crate::cli) String);

impl OutOfBounds {
    fn new<N: Display>(bounds: &RangeInclusive<N>) -> Self {
        Self(format!("{}–{}", bounds.start(), bounds.end()))
    }
}

fn within(bounds: RangeInclusive<u64>) -> impl Fn(&str) -> Result<u64, OutOfBounds> + Clone {
    move |text| text.parse().ok().filter(|number| bounds.contains(number)).ok_or_else(|| OutOfBounds::new(&bounds))
}

/// Parses the time limit of an external program for one answer: 0.01 to 3600 seconds. The decimal separator may be a
/// point or a comma.
fn seconds(text: &str) -> Result<f64, OutOfBounds> {
    const ALLOWED: RangeInclusive<f64> = 0.01..=3600.0;
    let number = text.replace(',', ".").parse().ok();
    number.filter(|seconds| ALLOWED.contains(seconds)).ok_or_else(|| OutOfBounds::new(&ALLOWED))
}

/// Creates an option with a fixed set of values. The user may type English or Turkish; the parsed value is the English
/// name.
fn choice(name: &'static str, value: &'static str, help: &'static str, choices: Vec<&'static str>) -> Arg {
    let also =
        |choice: &str| values::of(name).iter().find(|(name, _)| *name == choice).map_or(&[][..], |(_, also)| also);
    let names = choices.into_iter().map(|choice| (choice, also(choice).to_vec()));
    option(name, value, help).value_parser(ChoiceParser::new(names)).hide_possible_values(true)
}

/// The parser of a value from a fixed set. It accepts every name of a value, in any letter case and without the marks
/// of Turkish letters, and returns the first name.
#[derive(Clone)]
struct ChoiceParser {
    /// Each value with its other names.
    names: Vec<(&'static str, Vec<&'static str>)>,
    known: PossibleValuesParser,
}

impl ChoiceParser {
    fn new(names: impl Iterator<Item = (&'static str, Vec<&'static str>)>) -> Self {
        let names: Vec<_> = names.collect();
        let value = |(name, also): &(&'static str, Vec<&'static str>)| PossibleValue::new(*name).aliases(also.clone());
        Self { known: PossibleValuesParser::new(names.iter().map(value)), names }
    }
}

impl TypedValueParser for ChoiceParser {
    type Value = String;

    fn parse_ref(&self, command: &Command, option: Option<&Arg>, typed: &OsStr) -> Result<String, clap::Error> {
        let all: Vec<_> = self.names.iter().collect();
        let names = |(name, also): &(&'static str, Vec<&'static str>)| {
            [*name].into_iter().chain(also.iter().copied()).collect::<Vec<_>>()
        };
        let read = typed.to_str().and_then(|typed| find_named(typed, &all, names)).map(|(name, _)| *name);
        self.known.parse_ref(command, option, read.map_or(typed, OsStr::new))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.known.possible_values()
    }
}
