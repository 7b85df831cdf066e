//! Tests of the board game hapis tavlası, in which a checker that lands on a lone enemy checker imprisons it. The tests
//! compare the rules with slow programs, check the tables of a thesis on the game, and check the computer players and
//! the commands.

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
