//! The `described!` macro, for enums whose variants have fields.

/// Defines an enum in which every field has a description after its name. The macro turns the description into the
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
