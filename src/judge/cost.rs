//! The cost or gain of a ruling, part by part.

use crate::words::{Clause, named};

named! {
    /// The account a figure goes to.
    Account {
        /// The claiming player's.
        Player = "player",
        /// Every other player's.
        Others = "others",
        /// Every other unopened player's.
        Unopened = "unopened",
        /// Every unopened opponent's; a partner pays nothing.
        Opponents = "opponents",
        /// The owner's of the meld.
        Owner = "owner",
        /// The thrower's of the taken tile.
        Thrower = "thrower",
    }
}

/// One figure of a cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CostPart {
    /// The clause it rests on.
    pub clause: Clause,
    /// The points for the account.
    pub points: i64,
    /// The account.
    pub to: Account,
}

/// The points a ruling adds to accounts. Penalties of 101 are positive and the finisher's bonus negative; classic
/// losses are negative.
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

    /// Returns the points for the player's own account. If there are none, returns those for each other player, or for
    /// the player who pays.
    pub fn points(&self) -> i64 {
        let own = |part: &&CostPart| part.to == Account::Player;
        if self.parts.iter().any(|part| own(&part)) {
            self.parts.iter().filter(own).map(|part| part.points).sum()
        } else {
            self.parts.iter().map(|part| part.points).sum()
        }
    }

    /// Returns the points for one account; `None` if it has no figure for it.
    pub fn to_account(&self, to: Account) -> Option<i64> {
        self.parts.iter().filter(|part| part.to == to).map(|part| part.points).reduce(|sum, points| sum + points)
    }

    /// Returns the account that [`Cost::points`] is about.
    pub fn to(&self) -> Account {
        let own = self.parts.iter().any(|part| part.to == Account::Player);
        if own { Account::Player } else { self.parts.first().map_or(Account::Player, |part| part.to) }
    }
}
