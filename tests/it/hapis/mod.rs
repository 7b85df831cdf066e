//! Tests of the board game hapis tavlası: the rules compared with slow programs, the tables in a thesis on the game,
//! the computer players, and the commands. In this game a checker that lands on a lone enemy checker imprisons it.

#![expect(clippy::print_stdout, reason = "long proofs tell their figures")]

mod arena;
mod bad;
mod bounds;
mod choices;
pub(crate) mod commands;
mod games;
mod grammar;
mod laws;
mod listing;
mod played;
mod records;
mod slow;
mod thesis;
mod turns;
