//! What a ruling adds to the accounts of the players.

use crate::words::{Clause, named};

named! {
    /// The accounts that a cost can be added to.
    Account {
        /// The account of the player in the claim.
        Player = "player",
        /// The accounts of all other players.
        Others = "others",
        /// The accounts of all other players who have not opened.
        Unopened = "unopened",
        /// The accounts of all opponents who have not opened. A partner pays nothing.
        Opponents = "opponents",
        /// The account of the player who owns the meld.
        Owner = "owner",
        /// The account of the player who threw the taken tile.
        Thrower = "thrower",
    }
}

/// One part of a cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CostPart {
    /// The clause that sets the cost.
    pub clause: Clause,
    /// The points added to the account.
    pub points: i64,
    /// The account that receives the points.
    pub to: Account,
}

/// The points that a ruling adds to accounts. In 101 penalties are positive and the finisher's bonus is negative. In
/// the classic game losses are negative.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cost {
    /// The parts of the cost.
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

    /// Returns the points added to the player's own account. If there are none, returns the points added to the other
    /// account in the cost.
    pub fn points(&self) -> i64 {
        let own = |part: &&CostPart| part.to == Account::Player;
        if self.parts.iter().any(|part| own(&part)) {
            self.parts.iter().filter(own).map(|part| part.points).sum()
        } else {
            self.parts.iter().map(|part| part.points).sum()
        }
    }

    /// Returns the points added to one account; `None` if the cost has no part for it.
    pub fn to_account(&self, to: Account) -> Option<i64> {
        self.parts.iter().filter(|part| part.to == to).map(|part| part.points).reduce(|sum, points| sum + points)
    }

    /// Returns the account to which the points of [`Cost::points`] are added.
    pub fn to(&self) -> Account {
        let own = self.parts.iter().any(|part| part.to == Account::Player);
        if own { Account::Player } else { self.parts.first().map_or(Account::Player, |part| part.to) }
    }
}
