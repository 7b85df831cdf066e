//! The integration tests, in one binary.

mod behaviour;
mod catalogue;
mod command;
mod distance;
mod engine;
mod generated;
mod grammar;
mod help;
mod judge;
mod notation;
mod opening;
mod picture;
mod readme;
mod reference;
mod snapshots;
mod sources;
