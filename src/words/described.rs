//! Enums of many variants that hold something.

/// An enum whose variants say what they hold beside its name, so that most are a line: the words become its docs.
///
/// ```text
/// described! {
///     /// What was found.
///     pub enum Fact {
///         /// The number of pairs, and the bar.
///         PairCount { pairs "How many pairs": u32, bar "The bar": u32 },
///     }
/// }
/// ```
macro_rules! described {
    ($(#[$about:meta])* $seen:vis enum $name:ident {
        $($(#[$said:meta])*
        $variant:ident $({ $($field:ident $what:literal: $holds:ty),+ $(,)? })? $(($held:ty))?),+ $(,)?
    }) => {
        $(#[$about])*
        $seen enum $name {
            $($(#[$said])* $variant $({ $(#[doc = concat!($what, ".")] $field: $holds),+ })? $(($held))?,)+
        }
    };
}

pub(crate) use described;
