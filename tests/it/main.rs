//! The integration tests, in one binary.

mod behaviour;
mod catalogue;
mod command;
mod engine;
mod generated;
mod grammar;
mod notation;
mod readme;
mod reference;
mod snapshots;
mod sources;
