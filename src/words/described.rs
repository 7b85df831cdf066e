//! The `described!` macro, for enums whose variants have fields.

/// Defines an enum. Each field of a variant is written with a description next to its name. The description becomes the
/// field's doc comment.
///
/// ```text
/// described! {
///     /// A finding.
///     pub enum Fact {
///         /// The number of pairs, and the bar.
///         PairCount { pairs "How many pairs": u32, bar "The bar": u32 },
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
