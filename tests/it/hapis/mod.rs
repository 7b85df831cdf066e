//! Hapis tavlası: the game against slow programs, the thesis's tables, the players, the commands.

mod arena;
mod bad;
mod commands;
mod games;
mod grammar;
mod laws;
mod listing;
mod slow;
mod thesis;
mod turns;
