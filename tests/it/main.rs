//! The integration tests, in one binary.

mod behaviour;
mod command;
mod engine;
mod generated;
mod grammar;
mod notation;
mod readme;
mod reference;
mod score;
mod snapshots;
mod sources;
