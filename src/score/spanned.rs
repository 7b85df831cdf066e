//! A value and its place in the input text.

use std::ops::Range;

use crate::words::Fault;

/// A value, and the byte range of the text from which it was parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// The byte range in the text; `None` if the value does not come from a text.
    pub span: Option<Range<usize>>,
}

impl<T> Spanned<T> {
    /// Creates a value with its byte range in the text.
    pub const fn new(value: T, span: Range<usize>) -> Self {
        Self { value, span: Some(span) }
    }

    /// Creates a value that does not come from a text, and so has no byte range.
    pub const fn made(value: T) -> Self {
        Self { value, span: None }
    }

    /// Creates a value that has the byte range of this one.
    pub fn with<U>(&self, value: U) -> Spanned<U> {
        Spanned { value, span: self.span.clone() }
    }

    /// Creates a fault that marks this value in the text.
    pub fn fault<K>(&self, kind: impl Into<K>) -> Fault<K> {
        Fault { kind: kind.into(), span: self.span.clone(), also: Vec::new() }
    }
}
