//! The trait [`Named`] for enums whose values have fixed names, and macros that define enums.

/// An enum whose values have fixed names. `Display` writes the name, `FromStr` parses it, and `name` returns it. If the
/// values also have Turkish names, `FromStr` parses both, and ignores letter case and diacritics.
///
/// ```
/// use okey::{FalseJoker, Named};
///
/// assert_eq!(FalseJoker::Wild.name(), "wild");
/// assert_eq!("wild".parse(), Ok(FalseJoker::Wild));
/// assert_eq!(FalseJoker::NAMES, ["okey", "indicator", "wild"]);
/// ```
pub trait Named: Copy + Eq + Sized + 'static {
    /// All values, in the order of their definition.
    const ALL: &'static [Self];
    /// The names of the values, in the order of `ALL`.
    const NAMES: &'static [&'static str];
}

/// Defines enums whose values have names. If the values also have Turkish names, as in `Pairs = "pairs" / "çift"`, the
/// enum gets functions for both names.
macro_rules! named {
    (@enum $(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $text:literal / $turkish:literal),+ $(,)?
    }) => {
        named! {
            @names $(#[$doc])* $vis enum $name { $($(#[$variant_doc])* $variant = $text),+ }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotAName;

            fn from_str(text: &str) -> Result<Self, $crate::NotAName> {
                Self::find(text).ok_or($crate::NotAName(<Self as $crate::Named>::NAMES))
            }
        }

        impl $name {
            /// Returns the English and the Turkish name. Parsers accept both.
            $vis const fn names(self) -> [&'static str; 2] {
                match self { $(Self::$variant => [$text, $turkish]),+ }
            }

            /// Returns the English or Turkish name.
            #[allow(dead_code, reason = "answers translate no keyword of a record")]
            $vis const fn name_in(self, language: $crate::Language) -> &'static str {
                let [english, turkish] = self.names();
                $crate::words::pick(language, english, turkish)
            }

            /// Returns the value with this English or Turkish name. Ignores letter case and diacritics.
            $vis fn find(word: &str) -> Option<Self> {
                $crate::words::find_named(word, <Self as $crate::Named>::ALL, Self::names)
            }
        }
    };
    (@enum $(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ $(,)?
    }) => {
        named! {
            @names $(#[$doc])* $vis enum $name { $($(#[$variant_doc])* $variant = $text),+ }
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
    };
    (@names $(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        $vis enum $name {
            $($(#[$variant_doc])* $variant),+
        }

        impl $name {
            /// Returns the name of the value.
            $vis const fn name(self) -> &'static str {
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
    };
    ($($(#[$doc:meta])* $vis:vis enum $name:ident { $($values:tt)+ })+) => {
        $(named! { @enum $(#[$doc])* $vis enum $name { $($values)+ } })+
    };
}

pub(crate) use named;

/// The error for a text that names no value. It contains the names of all values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAName(pub &'static [&'static str]);

/// Defines an enum. The text after the name of a field becomes its doc comment.
///
/// ```text
/// described! {
///     /// A finding.
///     pub enum Fact {
///         /// The number of pairs, and the number that an opening needs.
///         PairCount { pairs "The number of pairs": u32, bar "The number that is needed": u32 },
///     }
/// }
/// ```
macro_rules! described {
    ($(#[$about:meta])* $seen:vis enum $name:ident {
        $($(#[$doc:meta])*
        $variant:ident $({ $($field:ident $what:literal: $holds:ty),+ $(,)? })? $(($held:ty))?),+ $(,)?
    }) => {
        $(#[$about])*
        $seen enum $name {
            $($(#[$doc])* $variant $({ $(#[doc = concat!($what, ".")] $field: $holds),+ })? $(($held))?,)+
        }
    };
}

pub(crate) use described;
