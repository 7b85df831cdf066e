//! Reports, each field of which is said once.

/// A report: beside the name of each field stand what it means, its type, and what it is made of. The words become its
/// docs, and the description in the schema. `new` takes what stands in brackets; what several fields need is made
/// before them, and a field that says nothing is the argument, or what was made before, of its name. A report without
/// brackets has no `new`, one without words before them has one without docs. A description of several lines stands
/// above its field as docs do. The fields can be read in the whole crate: what is said in words may rest on them.
///
/// ```text
/// report! {
///     /// A running total.
///     pub TotalReport "The total of one" (total: &Total, place: usize) where
///         let points = total.points();
///     {
///         name "The player or the team": String = total.name.clone(),
///         points "The sum of what the hands added": i64,
///         #[serde(skip_serializing_if = "Option::is_none")]
///         place "The place, counted from 1; ties share it": usize,
///     }
/// }
/// ```
macro_rules! report {
    (
        $(#[$about:meta])*
        $seen:vis $report:ident $(<$life:lifetime>)? $($new:literal)? ($($given:ident: $held:ty),* $(,)?)
        $(where $(let $before:pat = $first:expr;)+)?
        { $($(#[$said:meta])* $field:ident $($what:literal)?: $holds:ty $(= $made:expr)?),+ $(,)? }
    ) => {
        $crate::report::made::report! {
            $(#[$about])*
            $seen $report $(<$life>)? { $($(#[$said])* $field $($what)?: $holds),+ }
        }

        impl $(<$life>)? $report $(<$life>)? {
            $(#[doc = concat!($new, ".")])?
            $seen fn new($($given: $held),*) -> Self {
                $($(let $before = $first;)+)?
                Self { $($field: $crate::report::made::report!(@made $field $($made)?)),+ }
            }
        }
    };
    (
        $(#[$about:meta])*
        $seen:vis $report:ident $(<$life:lifetime>)? {
            $($(#[$said:meta])* $field:ident $($what:literal)?: $holds:ty),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, serde::Serialize, schemars::JsonSchema)]
        $seen struct $report $(<$life>)? {
            $($(#[doc = concat!($what, ".")])? $(#[$said])* pub(crate) $field: $holds,)+
        }
    };
    (@made $field:ident) => { $field };
    (@made $field:ident $made:expr) => { $made };
}

pub(crate) use report;

/// Each of some things, as something else.
pub(super) fn each<T: IntoIterator, R>(things: T, made: impl FnMut(T::Item) -> R) -> Vec<R> {
    things.into_iter().map(made).collect()
}
