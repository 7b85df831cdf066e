//! The board game hapis tavlası, in which a checker that lands on a lone enemy checker imprisons it. The rules agree
//! with slow programs and with the tables of a thesis on the game.

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
