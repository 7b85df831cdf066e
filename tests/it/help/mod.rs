//! Tests of answers that build on distances: waits, advice, chances, and layouts that leave tiles outside melds.

mod advice;
mod chances;
mod partial;
