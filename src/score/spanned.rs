//! A value together with where it was written.

use std::ops::Range;

use crate::words::Fault;

/// A value and the bytes of the input that wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// The bytes of that input; `None` where no text wrote it.
    pub span: Option<Range<usize>>,
}

impl<T> Spanned<T> {
    /// A value written at these bytes.
    pub const fn new(value: T, span: Range<usize>) -> Self {
        Self { value, span: Some(span) }
    }

    /// A value that no text wrote, as a library's caller makes one.
    pub const fn made(value: T) -> Self {
        Self { value, span: None }
    }

    /// Another value at the same place.
    pub fn with<U>(&self, value: U) -> Spanned<U> {
        Spanned { value, span: self.span.clone() }
    }

    /// A fault at this place.
    pub fn fault<K>(&self, kind: impl Into<K>) -> Fault<K> {
        Fault { kind: kind.into(), span: self.span.clone(), also: Vec::new() }
    }
}
