//! Sets of clauses, stored as bits.

use super::Clause;

/// A set of clauses, stored as one bit for each clause.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ClauseSet(u128);

const _: () = assert!(Clause::ALL.len() <= u128::BITS as usize, "a bit for every clause");

impl ClauseSet {
    /// Adds a clause to the set.
    pub const fn cite(&mut self, clause: Clause) {
        self.0 |= 1 << clause as u32;
    }

    /// Returns the clauses of the set, in the order of [`Clause::ALL`].
    pub fn to_vec(self) -> Vec<Clause> {
        let mut clauses = Vec::with_capacity(self.0.count_ones() as usize);
        let mut rest = self.0;
        while rest != 0 {
            clauses.push(Clause::ALL[rest.trailing_zeros() as usize]);
            rest &= rest - 1;
        }
        clauses
    }
}

impl Extend<Clause> for ClauseSet {
    fn extend<I: IntoIterator<Item = Clause>>(&mut self, clauses: I) {
        clauses.into_iter().for_each(|clause| self.cite(clause));
    }
}

impl FromIterator<Clause> for ClauseSet {
    fn from_iter<I: IntoIterator<Item = Clause>>(clauses: I) -> Self {
        let mut set = Self::default();
        set.extend(clauses);
        set
    }
}
