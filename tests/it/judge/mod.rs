//! Rulings: disputes, and laws of every ruling.

mod bounds;
mod disputes;
mod hostile;
mod laws;
mod layoff;
mod pages;
mod reasons;
mod rules;
mod settings;
