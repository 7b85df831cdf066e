//! The list of commands.

use clap::{Arg, value_parser};

use super::Spec;
use super::options::{
    asked_output, book, dealing, hand, judging, listing, opened, opening, output, picture, playing, refereeing,
    scoring, simulating, stream, table_sight, topic,
};
use crate::cli::commands;
use crate::cli::commands::question::run;
use crate::cli::text::help;
use crate::oracle::QuestionName;
use crate::oracle::hands::{Advise, Check, Melds, Open, Pairs, WaitsInDraws};

/// All commands of `okey`. The commands that analyse a hand come first.
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
        [hand(words), vec![opened(words, words.opened)], table_sight(words), picture(words), asked_output(words)]
            .concat()
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
