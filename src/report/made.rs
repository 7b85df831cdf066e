//! The `report!` macro. It defines a report type and its constructor, with one row per field.
//!
//! Serializes types such as clauses and tiles by their names.

use serde::{Serialize, Serializer};

use crate::game::Noted;
use crate::hapis::HapisPlayerKind;
use crate::table::Variant;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, Named};

/// Defines a report: a serializable struct and its constructor `new`. Each field has a name, a description, a type and
/// an expression that computes its value.
///
/// The description becomes the field's doc comment and its description in the schema. A long description can be a doc
/// comment above the field instead. The arguments of `new` are in parentheses after the type's name. The string before
/// them is the doc comment of `new`. A report without parentheses has no `new`. `where` introduces values that several
/// fields use. A field without an expression takes its value from the argument or variable of the same name. All fields
/// are visible in the whole crate, because the texts for people use them.
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
        { $($(#[$doc:meta])* $field:ident $($what:literal)?: $holds:ty $(= $made:expr)?),+ $(,)? }
    ) => {
        $crate::report::made::report! {
            $(#[$about])*
            $seen $report $(<$life>)? { $($(#[$doc])* $field $($what)?: $holds),+ }
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
            $($(#[$doc:meta])* $field:ident $($what:literal)?: $holds:ty),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, serde::Serialize)]
        #[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
        $seen struct $report $(<$life>)? {
            $($(#[doc = concat!($what, ".")])? $(#[$doc])* pub(crate) $field: $holds,)+
        }
    };
    (@made $field:ident) => { $field };
    (@made $field:ident $made:expr) => { $made };
}

pub(crate) use report;

/// Converts each item with `made` and collects the results.
pub(super) fn each<T: IntoIterator, R>(things: T, made: impl FnMut(T::Item) -> R) -> Vec<R> {
    things.into_iter().map(made).collect()
}

/// A value from a closed list of names. It is serialized by its name, and its JSON Schema lists all names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Name<T>(pub(crate) T);

impl<T: Named> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let at = T::ALL.iter().position(|value| *value == self.0).expect("`ALL` lists every value");
        serializer.serialize_str(T::NAMES[at])
    }
}

/// Implements serialization by name.
macro_rules! written_by_name {
    ($($type:ty: $name:ident),+ $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.$name())
            }
        }
    )+};
}

written_by_name!(Tile: name, Face: name, Clause: id, Noted: name, Variant: name, HapisPlayerKind: name);
