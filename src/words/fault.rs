//! Something wrong with a text, and where in it: plain data. What it is, each part of the library says for itself; how
//! it looks is decided elsewhere.

use std::fmt;
use std::ops::{Deref, Range};

/// One fault: what is wrong, and at which bytes of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault<K> {
    /// What is wrong.
    pub kind: K,
    /// The bytes it covers; `None` where the text as a whole is meant.
    pub span: Option<Range<usize>>,
    /// Further places of the same cause in that text, in order.
    pub also: Vec<Range<usize>>,
}

impl<K> Fault<K> {
    /// A fault at some bytes.
    pub const fn new(kind: K, span: Range<usize>) -> Self {
        Self { kind, span: Some(span), also: Vec::new() }
    }

    /// A fault of a text as a whole.
    pub const fn whole(kind: K) -> Self {
        Self { kind, span: None, also: Vec::new() }
    }

    /// The fault with its spans moved from the piece to the whole text; the piece begins at byte `by`.
    pub(crate) fn moved(self, by: usize) -> Self {
        let span = self.span.map(|span| moved(&span, by));
        Self { kind: self.kind, span, also: self.also.iter().map(|span| moved(span, by)).collect() }
    }

    /// The fault as one of a wider kind.
    pub fn into<L: From<K>>(self) -> Fault<L> {
        Fault { kind: self.kind.into(), span: self.span, also: self.also }
    }
}

/// The span moved from the piece to the whole text; the piece begins at byte `by`.
pub(crate) const fn moved(span: &Range<usize>, by: usize) -> Range<usize> {
    span.start + by..span.end + by
}

/// Every fault of an input, at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Faults<K>(Vec<Fault<K>>);

impl<K> From<Vec<Fault<K>>> for Faults<K> {
    fn from(faults: Vec<Fault<K>>) -> Self {
        Self(faults)
    }
}

impl<K> Faults<K> {
    /// The faults with their spans moved from a piece that begins at byte `by` to the whole text.
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
        in_a_row(&self.0, "; ", f)
    }
}

/// Writes things one after another, with something between.
pub(crate) fn in_a_row(
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

/// The kinds of fault that a text can have: an enum, and behind each kind the name that programs know it by, and the
/// clause it breaks, where one speaks of it, or may break. A clause that depends on the fault is worked out from its
/// fields, which stand behind their names with what they mean. A kind that holds a fault of another part is made from
/// it, and has its name and its clause.
///
/// ```text
/// kinds! {
///     /// What is wrong with a hand.
///     pub enum HandFault {
///         /// `K8` under `cs102`: a number the set does not have.
///         NumberNotInSet { highest "The set's highest number": u8 } = "number-not-in-set" breaks Clause::TilesCopies,
///     }
///     of others {
///         /// The tiles cannot be read.
///         Notation(NotationFault),
///     }
/// }
/// ```
macro_rules! kinds {
    (
        $(#[$about:meta])*
        $seen:vis enum $fault:ident {
            $(
                $(#[$said:meta])*
                $kind:ident $({ $($field:ident $($what:literal)?: $holds:ty),+ $(,)? })?
                    = $code:literal $($breaks:ident $clause:expr)?
            ),+ $(,)?
        }
        $(of others { $($(#[$whose:meta])* $other:ident($held:ty)),+ $(,)? })?
    ) => {
        $(#[$about])*
        $seen enum $fault {
            $($(#[$said])* $kind $({ $($(#[doc = concat!($what, ".")])? $field: $holds),+ })?,)+
            $($($(#[$whose])* $other($held),)+)?
        }

        impl $fault {
            /// The stable names of these kinds, those of other parts that are passed on left out.
            $seen const CODES: &'static [&'static str] = &[$($code),+];

            /// The stable name programs know it by.
            $seen const fn code(&self) -> &'static str {
                self.code_and_clause().0
            }

            /// The clause it breaks, where one speaks of it.
            $seen const fn clause(&self) -> Option<$crate::words::Clause> {
                self.code_and_clause().1
            }

            #[allow(unused_variables, reason = "few clauses depend on what a fault holds")]
            pub(crate) const fn code_and_clause(&self) -> (&'static str, Option<$crate::words::Clause>) {
                match self {
                    $(Self::$kind $({ $($field),+ })? => ($code, $crate::words::kinds!(@clause $($breaks $clause)?)),)+
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

pub(crate) use kinds;
