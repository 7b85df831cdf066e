//! The list of commands.

use clap::{Arg, value_parser};

use super::Spec;
use super::options::{
    book, dealing, hand, judging, listing, opened, opening, output, picture, playing, refereeing, scoring, simulating,
    stream, table_sight, topic,
};
use crate::cli::commands;
use crate::cli::commands::question::run;
use crate::cli::text::help;

/// All commands of `okey`. The commands that analyse a hand come first.
pub(in crate::cli) const COMMANDS: &[Spec] = &[
    Spec::new("check", &["kontrol"], help::CHECK, run::<commands::check::Check>, |words| {
        [hand(words), picture(words), output(words)].concat()
    }),
    Spec::new("melds", &["perler"], help::MELDS, run::<commands::melds::Melds>, |words| {
        [hand(words), listing(words), picture(words), output(words)].concat()
    }),
    Spec::new("pairs", &["çift", "cift"], help::PAIRS, run::<commands::pairs::Pairs>, |words| {
        [hand(words), picture(words), output(words)].concat()
    }),
    Spec::new("waits", &["bekle"], help::WAITS, run::<commands::waits::WaitsInDraws>, |words| {
        [hand(words), table_sight(words), picture(words), output(words)].concat()
    }),
    Spec::new("advise", &["tavsiye"], help::ADVISE, run::<commands::advise::Advise>, |words| {
        [hand(words), vec![opened(words, words.opened)], table_sight(words), picture(words), output(words)].concat()
    }),
    Spec::new("open", &["aç", "ac"], help::OPEN, run::<commands::open::Open>, |words| {
        [hand(words), opening(words), picture(words), output(words)].concat()
    }),
    Spec::new("score", &["puan"], help::SCORE, commands::score::run, scoring),
    Spec::new("judge", &["hakem"], help::JUDGE, commands::judge::run, judging),
    Spec::new("rules", &["kurallar"], help::RULES_OF, commands::rules::run, book),
    Spec::new("deal", &["dağıt", "dagit"], help::DEAL, commands::deal::run, |words| {
        [dealing(words), output(words)].concat()
    }),
    Spec::new("batch", &["toplu"], help::BATCH, commands::batch::run, stream),
    Spec::new("play", &["oyna"], help::PLAY, commands::play::run, playing),
    Spec::new("replay", &["izle"], help::REPLAY, commands::replay::run, refereeing),
    Spec::new("simulate", &["dene"], help::SIMULATE, commands::simulate::run, simulating),
    commands::hapis::HAPIS,
    Spec::new("schema", &[], help::SCHEMA, commands::schema::run, |words| vec![topic(words, words.schema_topic)]),
    Spec::new("completions", &[], help::COMPLETIONS, commands::completions::run, |words| {
        vec![
            Arg::new("shell")
                .value_name(words.shell_value)
                .help(words.shell)
                .required(true)
                .help_heading(words.arguments)
                .value_parser(value_parser!(clap_complete::Shell))
                .hide_possible_values(true),
        ]
    }),
    Spec::new("man", &[], help::MAN, commands::man::run, |words| vec![topic(words, words.man_topic)]),
];
