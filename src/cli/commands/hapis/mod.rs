//! `okey hapis`: the other game, with commands of its own.

mod arena;
mod board;
mod call;
mod choose;
mod moves;
mod play;
mod replay;
mod risk;
mod score;
mod show;
mod thesis;
mod trap;

use clap::{Arg, ArgAction, ArgMatches};

use crate::cli::Answered;
use crate::cli::args::{self, Spec, form, headed};
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::text::hapis::{argument, commands as help};
use crate::cli::text::{Misuse, Words};
use crate::text::pick;

/// The command itself, which has nothing to do but its own commands.
pub(in crate::cli) const HAPIS: Spec =
    Spec { commands: COMMANDS, ..Spec::new("hapis", &[], help::HAPIS, run, |_| Vec::new()) };

/// The commands of `okey hapis`.
const COMMANDS: &[Spec] = &[
    Spec::new("show", &[], help::SHOW, show::run, |all| {
        [call(all), headed(all.output_options, vec![args::path("svg", all, said("svg", all))]), answer(all)].concat()
    }),
    Spec::new("moves", &[], help::MOVES, moves::run, |all| {
        [rolled(all), headed(all.table_options, vec![valued("play", steps(all), all)]), answer(all)].concat()
    }),
    Spec::new("risk", &[], help::RISK, risk::run, |all| {
        let more = vec![valued("after", steps(all), all), flag("as-printed", all)];
        [
            rolled(all),
            headed(all.table_options, more),
            headed(all.output_options, vec![flag("exact", all)]),
            answer(all),
        ]
        .concat()
    }),
    Spec::new("choose", &[], help::CHOOSE, choose::run, |all| {
        let more =
            vec![valued("player", all.name_value, all).required(true), seed("chance", all), flag("as-printed", all)];
        [rolled(all), headed(all.table_options, more), answer(all)].concat()
    }),
    Spec::new("trap", &[], help::TRAP, trap::run, |all| {
        [call(all), headed(all.table_options, vec![valued("side", SIDE, all)]), answer(all)].concat()
    }),
    Spec::new("score", &[], help::SCORE, score::run, |all| [call(all), answer(all)].concat()),
    Spec::new("replay", &[], help::REPLAY, replay::run, |all| {
        let file = args::file("file", all, said("file", all)).required(true).allow_hyphen_values(true);
        [vec![file], table(all), headed(all.table_options, vec![flag("as-printed", all)]), answer(all)].concat()
    }),
    Spec::new("arena", &[], help::ARENA, arena::run, |all| {
        let players = vec![
            operand("player", pick(all.language, "PLAYER", "OYUNCU"), all).required(true),
            operand("other", pick(all.language, "OTHER", "RAKİP"), all).required(true),
        ];
        let games = vec![whole("games", all), seed("seed", all), args::number("jobs", all, all.jobs)];
        [players, table(all), headed(all.output_options, games), answer(all)].concat()
    }),
    Spec::new("thesis", &[], help::THESIS, thesis::run, answer),
    Spec::new("play", &[], help::PLAY, play::run, |all| {
        let more = vec![
            valued("opponent", all.name_value, all).long("player").id("player"),
            valued("white", SIDE, all).long("side").id("white"),
            seed("seed", all),
        ];
        [table(all), headed(all.table_options, more)].concat()
    }),
];

const SIDE: &str = "W|B";

fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let Some((name, matches)) = matches.subcommand() else { return Err(Failure::Misuse(Misuse::NoCommand)) };
    let spec = COMMANDS.iter().find(|spec| spec.is_called(name)).ok_or(Failure::Misuse(Misuse::NoCommand))?;
    (spec.run)(matches, output)
}

/// What steps are called in the usage.
const fn steps(all: &'static Words) -> &'static str {
    pick(all.language, "STEPS", "ADIMLAR")
}

/// The position.
fn position(all: &'static Words) -> Arg {
    operand("position", pick(all.language, "POS", "KONUM"), all).required(true)
}

/// A position at a table.
fn call(all: &'static Words) -> Vec<Arg> {
    [vec![position(all)], table(all)].concat()
}

/// A position with a roll.
fn rolled(all: &'static Words) -> Vec<Arg> {
    let dice = operand("dice", pick(all.language, "DICE", "ZAR"), all);
    [vec![position(all), dice], table(all)].concat()
}

/// How the table plays.
fn table(all: &'static Words) -> Vec<Arg> {
    let set = valued("set", all.setting_value, all).action(ArgAction::Append);
    headed(all.table_options, vec![valued("rules", all.name_value, all), set])
}

fn answer(all: &'static Words) -> Vec<Arg> {
    form(all, all.format, vec!["table", "json"])
}

/// The help of an argument.
fn said(name: &str, all: &Words) -> &'static str {
    argument(name).get(all.language)
}

fn operand(name: &'static str, value: &'static str, all: &'static Words) -> Arg {
    // A position may begin with a dash: a side that has borne off everything.
    args::operand(name, value, all, said(name, all)).allow_hyphen_values(true)
}

fn valued(name: &'static str, value: &'static str, all: &'static Words) -> Arg {
    args::option(name, value, said(name, all))
}

fn whole(name: &'static str, all: &'static Words) -> Arg {
    args::number(name, all, said(name, all))
}

/// The seed of what this help speaks of.
fn seed(of: &'static str, all: &'static Words) -> Arg {
    whole(of, all).long("seed").id("seed")
}

fn flag(name: &'static str, all: &'static Words) -> Arg {
    args::flag(name, said(name, all))
}
