//! One or more of something.

/// One or more; which is the first is always known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Several<T> {
    pub(crate) first: T,
    pub(crate) others: Vec<T>,
}

impl<T> Several<T> {
    /// One alone.
    pub(crate) const fn one(first: T) -> Self {
        Self { first, others: Vec::new() }
    }

    /// Those of a list, or one instead where it is empty.
    pub(crate) fn or_else(list: Vec<T>, instead: impl FnOnce() -> T) -> Self {
        let mut list = list.into_iter();
        match list.next() {
            Some(first) => Self { first, others: list.collect() },
            None => Self::one(instead()),
        }
    }

    /// All of them, the first one first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> + Clone {
        std::iter::once(&self.first).chain(&self.others)
    }

    /// What each of them becomes.
    pub(crate) fn map<U>(self, mut each: impl FnMut(T) -> U) -> Several<U> {
        let first = each(self.first);
        Several { first, others: self.others.into_iter().map(each).collect() }
    }
}
