//! Tests of hapis tavlası: the rules compared with slow programs, the tables of the thesis, the players, the
//! commands.

#![expect(clippy::print_stdout, reason = "long proofs tell their figures")]

mod arena;
mod bad;
mod bounds;
mod choices;
mod commands;
mod games;
mod grammar;
mod laws;
mod listing;
mod records;
mod slow;
mod thesis;
mod turns;
