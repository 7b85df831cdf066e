//! The integration tests, in one binary.

mod batch;
mod behaviour;
mod catalogue;
mod command;
mod distance;
mod engine;
mod fast;
mod generated;
mod grammar;
mod hapis;
mod help;
mod judge;
mod notation;
mod opening;
mod picture;
mod readme;
mod reference;
mod schema;
mod score;
mod snapshots;
mod sources;
