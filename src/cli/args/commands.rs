//! The list of commands.

use clap::{Arg, value_parser};

use super::Spec;
use super::options::{
    book, dealing, hand, judging, listing, opened, opening, output, picture, playing, refereeing, scoring, simulating,
    stream, table_sight, topic,
};
use crate::cli::commands;

/// Every command, hand tools first.
pub(in crate::cli) const COMMANDS: &[Spec] = &[
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
