//! Lists whose items are computed while they are written.

use std::cell::RefCell;
use std::fmt;

use serde::{Serialize, Serializer};

/// A list that computes its items one at a time while it is serialized. It can be serialized only once.
pub struct Listing<'a, T>(RefCell<Box<dyn Iterator<Item = T> + 'a>>);

impl<'a, T> Listing<'a, T> {
    pub(super) fn new(items: impl Iterator<Item = T> + 'a) -> Self {
        Self(RefCell::new(Box::new(items)))
    }
}

impl<T> fmt::Debug for Listing<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listing")
    }
}

impl<T: Serialize> Serialize for Listing<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.borrow_mut().by_ref())
    }
}
