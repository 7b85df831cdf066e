//! Rulings: a list of disputes with the expected rulings, and laws that every ruling satisfies.

mod assumed;
mod bounds;
pub(crate) mod disputes;
mod exchanged;
mod hostile;
mod laws;
mod layoff;
mod merged;
mod pages;
mod reasons;
mod rules;
mod settings;
