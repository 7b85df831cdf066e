//! The list of commands.

use clap::{Arg, value_parser};

use super::Spec;
use super::options::{
    book, dealing, hand, judging, listing, opened, opening, output, picture, playing, refereeing, scoring, simulating,
    stream, table_sight, topic,
};
use crate::cli::commands;
use crate::cli::text::help;

/// Every command, hand tools first.
pub(in crate::cli) const COMMANDS: &[Spec] = &[
    Spec {
        name: "check",
        turkish: &["kontrol"],
        words: help::CHECK,
        args: |words| [hand(words), picture(words), output(words)].concat(),
        run: commands::check::run,
        commands: &[],
    },
    Spec {
        name: "melds",
        turkish: &["perler"],
        words: help::MELDS,
        args: |words| [hand(words), listing(words), picture(words), output(words)].concat(),
        run: commands::melds::run,
        commands: &[],
    },
    Spec {
        name: "pairs",
        turkish: &["çift", "cift"],
        words: help::PAIRS,
        args: |words| [hand(words), picture(words), output(words)].concat(),
        run: commands::pairs::run,
        commands: &[],
    },
    Spec {
        name: "waits",
        turkish: &["bekle"],
        words: help::WAITS,
        args: |words| [hand(words), table_sight(words), picture(words), output(words)].concat(),
        run: commands::waits::run,
        commands: &[],
    },
    Spec {
        name: "advise",
        turkish: &["tavsiye"],
        words: help::ADVISE,
        args: |words| {
            [hand(words), vec![opened(words, words.opened)], table_sight(words), picture(words), output(words)].concat()
        },
        run: commands::advise::run,
        commands: &[],
    },
    Spec {
        name: "open",
        turkish: &["aç", "ac"],
        words: help::OPEN,
        args: |words| [hand(words), opening(words), picture(words), output(words)].concat(),
        run: commands::open::run,
        commands: &[],
    },
    Spec {
        name: "score",
        turkish: &["puan"],
        words: help::SCORE,
        args: scoring,
        run: commands::score::run,
        commands: &[],
    },
    Spec {
        name: "judge",
        turkish: &["hakem"],
        words: help::JUDGE,
        args: judging,
        run: commands::judge::run,
        commands: &[],
    },
    Spec {
        name: "rules",
        turkish: &["kurallar"],
        words: help::RULES_OF,
        args: book,
        run: commands::rules::run,
        commands: &[],
    },
    Spec {
        name: "deal",
        turkish: &["dağıt", "dagit"],
        words: help::DEAL,
        args: |words| [dealing(words), output(words)].concat(),
        run: commands::deal::run,
        commands: &[],
    },
    Spec {
        name: "batch",
        turkish: &["toplu"],
        words: help::BATCH,
        args: stream,
        run: commands::batch::run,
        commands: &[],
    },
    Spec {
        name: "play",
        turkish: &["oyna"],
        words: help::PLAY,
        args: playing,
        run: commands::play::run,
        commands: &[],
    },
    Spec {
        name: "replay",
        turkish: &["izle"],
        words: help::REPLAY,
        args: refereeing,
        run: commands::replay::run,
        commands: &[],
    },
    Spec {
        name: "simulate",
        turkish: &["dene"],
        words: help::SIMULATE,
        args: simulating,
        run: commands::simulate::run,
        commands: &[],
    },
    commands::hapis::HAPIS,
    Spec {
        name: "schema",
        turkish: &[],
        words: help::SCHEMA,
        args: |words| vec![topic(words, words.schema_topic)],
        run: commands::schema::run,
        commands: &[],
    },
    Spec {
        name: "completions",
        turkish: &[],
        words: help::COMPLETIONS,
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
        words: help::MAN,
        args: |words| vec![topic(words, words.man_topic)],
        run: commands::man::run,
        commands: &[],
    },
];
