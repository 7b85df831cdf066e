//! Rulings: the disputes people have, and laws that every ruling keeps.

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
