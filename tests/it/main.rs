//! The integration tests, in one binary.

mod behaviour;
mod command;
mod engine;
mod generated;
mod grammar;
mod notation;
mod opening;
mod readme;
mod reference;
mod snapshots;
mod sources;
