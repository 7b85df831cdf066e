//! Vocabularies of a few names.

/// A value that is one of a few names: its `Display` writes the name, its `FromStr` reads it, `name` gives it.
///
/// ```
/// use okey::{FalseJoker, Named};
///
/// assert_eq!(FalseJoker::Wild.name(), "wild");
/// assert_eq!("wild".parse(), Ok(FalseJoker::Wild));
/// assert_eq!(FalseJoker::NAMES, ["okey", "indicator", "wild"]);
/// ```
pub trait Named: Copy + Eq + Sized + 'static {
    /// Every choice, the usual one first.
    const ALL: &'static [Self];
    /// The names, in the same order.
    const NAMES: &'static [&'static str];
}

/// Enums that are choices, each variant with its name.
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$variant_doc])* $variant),+
        }

        impl $name {
            /// The name, as it is written everywhere.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl $crate::Named for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];
            const NAMES: &'static [&'static str] = &[$($text),+];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotAName;

            fn from_str(text: &str) -> Result<Self, $crate::NotAName> {
                match text {
                    $($text => Ok(Self::$variant),)+
                    _ => Err($crate::NotAName(<Self as $crate::Named>::NAMES)),
                }
            }
        }
    )+};
}

pub(crate) use named;

/// The text is not one of the names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAName(pub &'static [&'static str]);
