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
use crate::cli::args::{Spec, file, flag, headed, number, operand, option, output, path};
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::text::hapis::commands as help;
use crate::cli::text::{Misuse, Words};

/// The command itself, which has nothing to do but its own commands.
pub(in crate::cli) const HAPIS: Spec =
    Spec { commands: COMMANDS, ..Spec::new("hapis", &[], help::HAPIS, run, |_| Vec::new()) };

/// The commands of `okey hapis`.
const COMMANDS: &[Spec] = &[
    Spec::new("show", &[], help::SHOW, show::run, |all| {
        [call(all), headed(all.output_options, vec![path("svg", all, all.hapis.svg)]), output(all)].concat()
    }),
    Spec::new("moves", &[], help::MOVES, moves::run, |all| {
        let play = option("play", all.hapis.steps_value, all.hapis.play);
        [rolled(all), headed(all.table_options, vec![play]), output(all)].concat()
    }),
    Spec::new("risk", &[], help::RISK, risk::run, |all| {
        let more = vec![option("after", all.hapis.steps_value, all.hapis.after), as_printed(all)];
        let exact = vec![flag("exact", all.hapis.exact)];
        [rolled(all), headed(all.table_options, more), headed(all.output_options, exact), output(all)].concat()
    }),
    Spec::new("choose", &[], help::CHOOSE, choose::run, |all| {
        let player = option("player", all.name_value, all.hapis.player).required(true);
        let more = vec![player, number("seed", all, all.hapis.seed_of_player), as_printed(all)];
        [rolled(all), headed(all.table_options, more), output(all)].concat()
    }),
    Spec::new("trap", &[], help::TRAP, trap::run, |all| {
        let side = option("side", all.hapis.side_value, all.hapis.endangered);
        [call(all), headed(all.table_options, vec![side]), output(all)].concat()
    }),
    Spec::new("score", &[], help::SCORE, score::run, |all| [call(all), output(all)].concat()),
    Spec::new("replay", &[], help::REPLAY, replay::run, |all| {
        let file = file("file", all, all.hapis.record).required(true).allow_hyphen_values(true);
        [vec![file], table(all), headed(all.table_options, vec![as_printed(all)]), output(all)].concat()
    }),
    Spec::new("arena", &[], help::ARENA, arena::run, |all| {
        let players = vec![
            dashed("player", all.player_value, all, all.hapis.player).required(true),
            dashed("other", all.hapis.other_value, all, all.hapis.other).required(true),
        ];
        let games = vec![
            number("games", all, all.hapis.games),
            number("seed", all, all.hapis.seed_of_dice),
            number("jobs", all, all.jobs),
        ];
        [players, table(all), headed(all.output_options, games), output(all)].concat()
    }),
    Spec::new("thesis", &[], help::THESIS, thesis::run, output),
    Spec::new("play", &[], help::PLAY, play::run, |all| {
        let more = vec![
            option("player", all.name_value, all.hapis.opponent),
            option("side", all.hapis.side_value, all.hapis.yours),
            number("seed", all, all.hapis.seed_of_dice),
        ];
        [table(all), headed(all.table_options, more)].concat()
    }),
];

fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let Some((name, matches)) = matches.subcommand() else { return Err(Failure::Misuse(Misuse::NoCommand)) };
    let spec = COMMANDS.iter().find(|spec| spec.is_called(name)).ok_or(Failure::Misuse(Misuse::NoCommand))?;
    (spec.run)(matches, output)
}

/// The position.
fn position(all: &'static Words) -> Arg {
    dashed("position", all.hapis.position_value, all, all.hapis.position).required(true)
}

/// A position at a table.
fn call(all: &'static Words) -> Vec<Arg> {
    [vec![position(all)], table(all)].concat()
}

/// A position with a roll.
fn rolled(all: &'static Words) -> Vec<Arg> {
    [vec![position(all), dashed("dice", all.hapis.dice_value, all, all.hapis.dice)], table(all)].concat()
}

/// How the table plays.
fn table(all: &'static Words) -> Vec<Arg> {
    let rules = option("rules", all.name_value, all.hapis.rules);
    let set = option("set", all.setting_value, all.hapis.set).action(ArgAction::Append);
    headed(all.table_options, vec![rules, set])
}

/// Whether the thesis's program runs as printed.
fn as_printed(all: &'static Words) -> Arg {
    flag("as-printed", all.hapis.as_printed)
}

/// An operand that may begin with a dash, as a position does where a side has borne off everything.
fn dashed(name: &'static str, value: &'static str, all: &'static Words, help: &'static str) -> Arg {
    operand(name, value, all, help).allow_hyphen_values(true)
}
