//! Vocabularies of a few names.

use std::fmt;

/// A value that is one of a few names: its `Display` writes the name, its `FromStr` reads it, `name` gives it.
///
/// ```
/// use okey::{Choice, FalseJoker};
///
/// assert_eq!(FalseJoker::Wild.name(), "wild");
/// assert_eq!("wild".parse(), Ok(FalseJoker::Wild));
/// assert_eq!(FalseJoker::NAMES, ["okey", "indicator", "wild"]);
/// ```
pub trait Choice: Copy + Eq + Sized + 'static {
    /// Every choice, the usual one first.
    const ALL: &'static [Self];
    /// The names, in the same order.
    const NAMES: &'static [&'static str];
}

/// Enums that are choices, each variant with its name.
macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant),+
        }

        impl $name {
            /// The name, as it is written everywhere.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl $crate::Choice for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];
            const NAMES: &'static [&'static str] = &[$($text),+];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotAChoice;

            fn from_str(text: &str) -> Result<Self, $crate::NotAChoice> {
                match text {
                    $($text => Ok(Self::$variant),)+
                    _ => Err($crate::NotAChoice(<Self as $crate::Choice>::NAMES)),
                }
            }
        }
    )+};
}

pub(crate) use choices;

/// The text is none of the names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAChoice(pub &'static [&'static str]);

impl fmt::Display for NotAChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one of {}", self.0.join(", "))
    }
}

impl std::error::Error for NotAChoice {}
