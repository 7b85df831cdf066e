//! Rulings: disputes, and laws of every ruling.

mod assumed;
mod bounds;
mod disputes;
mod exchanged;
mod hostile;
mod laws;
mod layoff;
mod pages;
mod reasons;
mod rules;
mod settings;
