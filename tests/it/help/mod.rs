//! Results that build on distances: waits, advice, chances, and layouts that leave tiles outside.

mod advice;
mod chances;
mod partial;
