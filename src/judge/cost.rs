//! What a ruling costs or earns, part by part.

use crate::words::{Clause, named};

named! {
    /// Whose account a figure goes to.
    Account {
        /// The player's whose claim it is.
        Player = "player",
        /// Every other player's.
        Others = "others",
        /// That of every other player who has not opened.
        Unopened = "unopened",
        /// That of every opponent who has not opened; a partner pays nothing.
        Opponents = "opponents",
        /// That of the owner of the meld.
        Owner = "owner",
        /// That of whoever threw the tile that was taken.
        Thrower = "thrower",
    }
}

/// One figure of a cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CostPart {
    /// The clause it rests on.
    pub clause: Clause,
    /// What it adds to the account.
    pub points: i64,
    /// Whose account.
    pub to: Account,
}

/// What a ruling adds to accounts: penalties of 101 are positive and the finisher's bonus negative, points lost in the
/// classic game are negative.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cost {
    /// Its figures.
    pub parts: Vec<CostPart>,
}

impl Cost {
    pub(super) fn of(clause: Clause, points: impl Into<i64>) -> Self {
        Self::default().and(clause, points, Account::Player)
    }

    pub(super) fn and(mut self, clause: Clause, points: impl Into<i64>, to: Account) -> Self {
        self.parts.push(CostPart { clause, points: points.into(), to });
        self
    }

    /// What it adds to the player's own account, or where nothing does, to those of others: to each of them, or to the one
    /// who pays.
    pub fn points(&self) -> i64 {
        let own = |part: &&CostPart| part.to == Account::Player;
        if self.parts.iter().any(|part| own(&part)) {
            self.parts.iter().filter(own).map(|part| part.points).sum()
        } else {
            self.parts.iter().map(|part| part.points).sum()
        }
    }

    /// What it adds to one account; `None` where it has no figure for it.
    pub fn to_account(&self, to: Account) -> Option<i64> {
        self.parts.iter().filter(|part| part.to == to).map(|part| part.points).reduce(|sum, points| sum + points)
    }

    /// Whose account [`Cost::points`] means.
    pub fn to(&self) -> Account {
        let own = self.parts.iter().any(|part| part.to == Account::Player);
        if own { Account::Player } else { self.parts.first().map_or(Account::Player, |part| part.to) }
    }
}
