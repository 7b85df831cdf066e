//! What is wrong with a text, found while it is read.

use super::fault::NotationFault;
use crate::tiles::Colour;

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

    /// The fault of numbers, which are of that colour.
    pub(super) fn of(mut self, of: Option<Colour>) -> Self {
        if let NotationFault::RangeBackwards { colour, .. } | NotationFault::RangePastEnd { colour, .. } =
            &mut self.kind
        {
            *colour = of;
        }
        self
    }

    /// The text after it.
    pub(super) fn after(&self) -> &'a str {
        &self.at[self.length..]
    }
}

/// What was read, and the text after it.
pub(super) type Read<'a, T> = Result<(T, &'a str), Wrong<'a>>;
