//! The integration tests, in one binary.

mod batch;
mod behaviour;
mod command;
mod distance;
mod engine;
mod generated;
mod grammar;
mod help;
mod notation;
mod picture;
mod readme;
mod reference;
mod snapshots;
mod sources;
