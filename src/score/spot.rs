//! A value together with where it was written.

use std::ops::Range;

use crate::diagnostic::{Fault, FaultKind, Place};

/// A value and the bytes of the input that wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot<T> {
    /// The value.
    pub value: T,
    /// The input it lies in.
    pub place: Place,
    /// The bytes of that input; `None` where no text wrote it.
    pub span: Option<Range<usize>>,
}

impl<T> Spot<T> {
    /// A value written at these bytes.
    #[must_use]
    pub const fn new(value: T, place: Place, span: Range<usize>) -> Self {
        Self { value, place, span: Some(span) }
    }

    /// A value that no text wrote, as a library's caller makes one.
    #[must_use]
    pub const fn made(value: T) -> Self {
        Self { value, place: Place::Call, span: None }
    }

    /// Another value at the same place.
    #[must_use]
    pub fn with<U>(&self, value: U) -> Spot<U> {
        Spot { value, place: self.place, span: self.span.clone() }
    }

    /// A fault at this place.
    #[must_use]
    pub fn fault(&self, kind: impl Into<FaultKind>) -> Fault {
        Fault { kind: kind.into(), place: self.place, span: self.span.clone(), also: Vec::new() }
    }
}
