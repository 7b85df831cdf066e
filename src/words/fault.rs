//! Faults: errors in a text. Each part of the library defines its own kinds of fault. The module `text` has the
//! sentences about them.

use std::fmt;
use std::ops::{Deref, Range};

/// An error in a text: its kind and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault<K> {
    /// What is wrong, for example that a colour has no number.
    pub kind: K,
    /// The byte range of the error in the text, or `None` if the whole text is wrong.
    pub span: Option<Range<usize>>,
    /// Further places in the text with the same error, in order.
    pub also: Vec<Range<usize>>,
}

impl<K> Fault<K> {
    /// Creates a fault at a byte range of the text.
    pub const fn new(kind: K, span: Range<usize>) -> Self {
        Self { kind, span: Some(span), also: Vec::new() }
    }

    /// Creates a fault of the whole text, without a place.
    pub const fn whole(kind: K) -> Self {
        Self { kind, span: None, also: Vec::new() }
    }

    /// Adds `by` to the byte ranges of the fault, because its text starts at byte `by` of a longer text.
    pub(crate) fn moved(self, by: usize) -> Self {
        let span = self.span.map(|span| moved(&span, by));
        Self { kind: self.kind, span, also: self.also.iter().map(|span| moved(span, by)).collect() }
    }

    /// Converts the kind of the fault, for example from `NotationFault` to `RecordFault`.
    pub fn into<L: From<K>>(self) -> Fault<L> {
        Fault { kind: self.kind.into(), span: self.span, also: self.also }
    }
}

pub(crate) const fn moved(span: &Range<usize>, by: usize) -> Range<usize> {
    span.start + by..span.end + by
}

/// Returns the byte range of `part` in `text`. `part` must be a slice of `text`.
pub(crate) fn span_within(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr().addr() - text.as_ptr().addr();
    start..start + part.len()
}

/// All faults of an input. The list is never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Faults<K>(Vec<Fault<K>>);

impl<K> From<Vec<Fault<K>>> for Faults<K> {
    fn from(faults: Vec<Fault<K>>) -> Self {
        Self(faults)
    }
}

impl<K> Faults<K> {
    pub(crate) fn moved(self, by: usize) -> Self {
        Self(self.0.into_iter().map(|fault| fault.moved(by)).collect())
    }
}

impl<K> Deref for Faults<K> {
    type Target = [Fault<K>];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<K> IntoIterator for Faults<K> {
    type Item = Fault<K>;
    type IntoIter = std::vec::IntoIter<Fault<K>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: fmt::Display> fmt::Display for Fault<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)?;
        self.span.as_ref().map_or(Ok(()), |span| write!(f, " (at {}..{})", span.start, span.end))
    }
}

impl<K: fmt::Display> fmt::Display for Faults<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(&self.0, "; ", f)
    }
}

/// Writes several values with the separator `between`.
pub(crate) fn write_joined(
    things: impl IntoIterator<Item: fmt::Display>,
    between: &str,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for (at, thing) in things.into_iter().enumerate() {
        f.write_str(if at > 0 { between } else { "" })?;
        fmt::Display::fmt(&thing, f)?;
    }
    Ok(())
}

impl<K: std::error::Error> std::error::Error for Fault<K> {}
impl<K: std::error::Error> std::error::Error for Faults<K> {}

/// Defines an enum of kinds of fault, with a stable code for each kind.
///
/// If a kind breaks a clause, `breaks` is followed by a `Clause`, or `may_break` by an `Option<Clause>`. A text after
/// the name of a field becomes its doc comment. `of others` lists the variants that hold faults of other enums.
///
/// ```text
/// fault_kinds! {
///     /// The kinds of fault of a hand.
///     pub enum HandFault {
///         /// `K8` in the game `cs102`: no tile of the set has this number.
///         NumberNotInSet { highest "The set's highest number": u8 } = "number-not-in-set" breaks Clause::TilesCopies,
///     }
///     of others {
///         /// The tiles cannot be read.
///         Notation(NotationFault),
///     }
/// }
/// ```
macro_rules! fault_kinds {
    (
        $(#[$about:meta])*
        $seen:vis enum $fault:ident {
            $(
                $(#[$doc:meta])*
                $kind:ident $({ $($field:ident $($what:literal)?: $holds:ty),+ $(,)? })?
                    = $code:literal $($breaks:ident $clause:expr)?
            ),+ $(,)?
        }
        $(of others { $($(#[$whose:meta])* $other:ident($held:ty)),+ $(,)? })?
    ) => {
        $(#[$about])*
        $seen enum $fault {
            $($(#[$doc])* $kind $({ $($(#[doc = concat!($what, ".")])? $field: $holds),+ })?,)+
            $($($(#[$whose])* $other($held),)+)?
        }

        impl $fault {
            /// The stable codes of the kinds that this enum defines. The codes of faults that it takes from other enums
            /// are not included.
            $seen const CODES: &'static [&'static str] = &[$($code),+];

            /// Returns the stable code of this kind.
            #[allow(dead_code, reason = "some kinds are used only as a `Diagnosis`")]
            $seen const fn code(&self) -> &'static str {
                self.code_and_clause().0
            }

            /// Returns the clause that the fault breaks, if there is one.
            #[allow(dead_code, reason = "some kinds break no clause")]
            $seen const fn clause(&self) -> Option<$crate::words::Clause> {
                self.code_and_clause().1
            }

            #[allow(unused_variables, reason = "few clauses depend on what a fault holds")]
            pub(crate) const fn code_and_clause(&self) -> (&'static str, Option<$crate::words::Clause>) {
                match self {
                    $(
                        Self::$kind $({ $($field),+ })? =>
                            ($code, $crate::words::fault_kinds!(@clause $($breaks $clause)?)),
                    )+
                    $($(Self::$other(fault) => fault.code_and_clause(),)+)?
                }
            }
        }

        $($(
            impl From<$held> for $fault {
                fn from(fault: $held) -> Self {
                    Self::$other(fault)
                }
            }
        )+)?
    };
    (@clause) => { None };
    (@clause breaks $clause:expr) => { Some($clause) };
    (@clause may_break $clause:expr) => { $clause };
}

pub(crate) use fault_kinds;
