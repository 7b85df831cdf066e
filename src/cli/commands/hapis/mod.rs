//! `okey hapis`: the game hapis tavlası, with its own subcommands.

mod call;
mod games;
mod play;
mod position;
mod risk;

use clap::{Arg, ArgAction, ArgMatches};

use crate::cli::Answered;
use crate::cli::args::{Spec, file, flag, headed, number, operand, option, output, path};
use crate::cli::failure::{CallFault, Failure};
use crate::cli::output::Output;
use crate::cli::text::hapis::HapisArguments;
use crate::cli::text::play::PlayWords;
use crate::cli::text::{Words, hapis as help};

pub(in crate::cli) const HAPIS: Spec =
    Spec { commands: COMMANDS, ..Spec::new("hapis", &[], help::HAPIS, run, |_| Vec::new()) };

const COMMANDS: &[Spec] = &[
    Spec::new("show", &[], help::SHOW, position::run_show, |all| {
        [call(all), headed(all.output_options, vec![path("svg", all, hapis_words(all).svg)]), output(all)].concat()
    }),
    Spec::new("moves", &[], help::MOVES, position::run_moves, |all| {
        let play = option("play", hapis_words(all).steps_value, hapis_words(all).play);
        [rolled(all), headed(all.table_options, vec![play]), output(all)].concat()
    }),
    Spec::new("risk", &[], help::RISK, risk::run, |all| {
        let more = vec![option("after", hapis_words(all).steps_value, hapis_words(all).after), as_printed(all)];
        let exact = vec![flag("exact", hapis_words(all).exact)];
        [rolled(all), headed(all.table_options, more), headed(all.output_options, exact), output(all)].concat()
    }),
    Spec::new("choose", &[], help::CHOOSE, position::run_choose, |all| {
        let player = option("player", all.name_value, hapis_words(all).player).required(true);
        let more = vec![player, number("seed", all, hapis_words(all).seed_of_player), as_printed(all)];
        [rolled(all), headed(all.table_options, more), output(all)].concat()
    }),
    Spec::new("trap", &[], help::TRAP, risk::run_trap, |all| {
        let side = option("side", hapis_words(all).side_value, hapis_words(all).endangered);
        [call(all), headed(all.table_options, vec![side]), output(all)].concat()
    }),
    Spec::new("score", &[], help::SCORE, position::run_score, |all| [call(all), output(all)].concat()),
    Spec::new("replay", &[], help::REPLAY, games::run_replay, |all| {
        let file = file("file", all, hapis_words(all).record).required(true).allow_hyphen_values(true);
        [vec![file], table(all), headed(all.table_options, vec![as_printed(all)]), output(all)].concat()
    }),
    Spec::new("arena", &[], help::ARENA, games::run_arena, |all| {
        let players = vec![
            dashed("player", all.player_value, all, hapis_words(all).player).required(true),
            dashed("other", hapis_words(all).other_value, all, hapis_words(all).other).required(true),
        ];
        let games = vec![
            number("games", all, hapis_words(all).games),
            number("seed", all, hapis_words(all).seed_of_dice),
            number("jobs", all, all.jobs),
        ];
        [players, table(all), headed(all.output_options, games), output(all)].concat()
    }),
    Spec::new("thesis", &[], help::THESIS, risk::run_thesis, output),
    Spec::new("play", &["oyna"], help::PLAY, play::run, |all| {
        let more = vec![
            option("player", all.name_value, hapis_words(all).opponent),
            option("side", hapis_words(all).side_value, hapis_words(all).yours),
            number("seed", all, all.seed),
        ];
        let words = PlayWords::of(all.language);
        let resume =
            path("resume", all, words.resume).conflicts_with_all(["record", "rules", "set", "player", "side", "seed"]);
        let files = vec![path("record", all, words.record), resume, flag("plain", words.plain)];
        [table(all), headed(all.table_options, more), headed(all.output_options, files)].concat()
    }),
];

fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let Some((name, matches)) = matches.subcommand() else { return Err(Failure::Call(CallFault::NoCommand)) };
    let spec = COMMANDS.iter().find(|spec| spec.is_called(name)).ok_or(Failure::Call(CallFault::NoCommand))?;
    (spec.run)(matches, output)
}

const fn hapis_words(all: &'static Words) -> &'static HapisArguments {
    HapisArguments::of(all.language)
}

fn position(all: &'static Words) -> Arg {
    dashed("position", hapis_words(all).position_value, all, hapis_words(all).position).required(true)
}

fn call(all: &'static Words) -> Vec<Arg> {
    [vec![position(all)], table(all)].concat()
}

fn rolled(all: &'static Words) -> Vec<Arg> {
    [vec![position(all), dashed("dice", hapis_words(all).dice_value, all, hapis_words(all).dice)], table(all)].concat()
}

fn table(all: &'static Words) -> Vec<Arg> {
    let rules = option("rules", all.name_value, hapis_words(all).rules);
    let set = option("set", all.setting_value, hapis_words(all).set).action(ArgAction::Append);
    headed(all.table_options, vec![rules, set])
}

/// Returns the option `--as-printed`, for the computer player `thesis`. A thesis on hapis tavlası prints the code of
/// this player; the option also reproduces the mistakes of that code.
fn as_printed(all: &'static Words) -> Arg {
    flag("as-printed", hapis_words(all).as_printed)
}

/// Returns a positional argument that may start with a dash, as a position does if a side has no checkers left.
fn dashed(name: &'static str, value: &'static str, all: &'static Words, help: &'static str) -> Arg {
    operand(name, value, all, help).allow_hyphen_values(true)
}
