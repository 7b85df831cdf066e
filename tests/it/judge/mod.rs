//! Rulings: the disputes people have, and laws that every ruling keeps.

mod disputes;
mod hostile;
mod layoff;
mod pages;
