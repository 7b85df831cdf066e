//! Rulings: the disputes people have, and laws that every ruling keeps.

mod bounds;
mod disputes;
mod hostile;
mod laws;
mod layoff;
mod pages;
mod reasons;
mod rules;
mod settings;
