//! A list with at least one item.

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NonEmpty<T> {
    pub(crate) first: T,
    pub(crate) others: Vec<T>,
}

impl<T> NonEmpty<T> {
    /// Returns a list with one item.
    pub(crate) const fn one(first: T) -> Self {
        Self { first, others: Vec::new() }
    }

    /// Converts a vector. Instead of an empty vector, returns a list with the one item that `instead` creates.
    pub(crate) fn or_else(list: Vec<T>, instead: impl FnOnce() -> T) -> Self {
        let mut list = list.into_iter();
        match list.next() {
            Some(first) => Self { first, others: list.collect() },
            None => Self::one(instead()),
        }
    }

    /// Iterates over all items in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> + Clone {
        std::iter::once(&self.first).chain(&self.others)
    }

    /// Applies a function to each item.
    pub(crate) fn map<U>(self, mut each: impl FnMut(T) -> U) -> NonEmpty<U> {
        let first = each(self.first);
        NonEmpty { first, others: self.others.into_iter().map(each).collect() }
    }
}
