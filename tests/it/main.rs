//! The integration tests, in one binary.

mod behaviour;
mod command;
mod distance;
mod engine;
mod fast;
mod generated;
mod grammar;
mod help;
mod notation;
mod picture;
mod readme;
mod reference;
mod snapshots;
mod sources;
