//! A value together with its place in the input.

use std::ops::Range;

use crate::words::Fault;

/// A value and the bytes of the input that wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// The bytes of that input; `None` if no text wrote it.
    pub span: Option<Range<usize>>,
}

impl<T> Spanned<T> {
    /// Returns a value with its place.
    pub const fn new(value: T, span: Range<usize>) -> Self {
        Self { value, span: Some(span) }
    }

    /// Returns a value without a place, as a caller of the library creates it.
    pub const fn made(value: T) -> Self {
        Self { value, span: None }
    }

    /// Returns another value at the same place.
    pub fn with<U>(&self, value: U) -> Spanned<U> {
        Spanned { value, span: self.span.clone() }
    }

    /// Returns a fault at this place.
    pub fn fault<K>(&self, kind: impl Into<K>) -> Fault<K> {
        Fault { kind: kind.into(), span: self.span.clone(), also: Vec::new() }
    }
}
