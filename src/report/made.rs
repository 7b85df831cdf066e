//! Helpers for the reports. They convert lists, and serialize values such as clauses and tiles by their names.

use serde::{Serialize, Serializer};

use crate::game::Noted;
use crate::hapis::HapisPlayerKind;
use crate::table::Variant;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, Named};

/// Converts each item with the function `made` and collects the results.
pub(super) fn each<T: IntoIterator, R>(things: T, made: impl FnMut(T::Item) -> R) -> Vec<R> {
    things.into_iter().map(made).collect()
}

/// A value from a closed list of names. It is serialized by its name, and its JSON Schema lists all names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Name<T>(pub(crate) T);

impl<T: Named> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let at = T::ALL.iter().position(|value| *value == self.0).expect("`ALL` lists every value");
        serializer.serialize_unit_variant("", 0, T::NAMES[at])
    }
}

/// Implements `Serialize` for types whose values have names: a value is written as a string with its name.
macro_rules! written_by_name {
    ($($type:ty: $name:ident),+ $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_unit_variant(stringify!($type), 0, self.$name())
            }
        }
    )+};
}

written_by_name!(Tile: name, Face: name, Clause: id, Noted: name, Variant: name, HapisPlayerKind: name);
