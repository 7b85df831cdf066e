//! Waits, advice, the probability of a good draw, and layouts that leave tiles outside melds.

mod advice;
mod chances;
mod partial;
