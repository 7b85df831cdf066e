//! What is wrong with a text, found while it is read.

use super::fault::NotationFault;

/// A fault, the text that it begins, and how many bytes it covers.
#[derive(Debug)]
pub(super) struct Wrong<'a> {
    pub(super) kind: NotationFault,
    pub(super) at: &'a str,
    pub(super) length: usize,
}

impl<'a> Wrong<'a> {
    /// A fault of the text `covered`, which `at` starts with.
    pub(super) const fn new(kind: NotationFault, at: &'a str, covered: &str) -> Self {
        Self { kind, at, length: covered.len() }
    }
}

/// What was read, and the text after it.
pub(super) type Read<'a, T> = Result<(T, &'a str), Wrong<'a>>;
