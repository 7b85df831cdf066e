//! The integration tests, in one binary.

mod batch;
mod behaviour;
mod catalogue;
mod club;
mod command;
mod completions;
mod distance;
mod engine;
mod generated;
mod grammar;
mod hapis;
mod harness;
mod help;
mod judge;
mod letters;
mod notation;
mod opening;
mod picture;
mod readme;
mod reference;
mod schema;
mod score;
mod snapshots;
mod sources;
mod texted;
mod widths;
