//! The cost of a ruling: which players get how many points.

use crate::words::{Clause, named};

named! {
    /// The players whose points a ruling can change.
    Account {
        /// The player whom the claim is about.
        Player = "player",
        /// All players except the one whom the claim is about.
        Others = "others",
        /// All players who have not opened, except the one whom the claim is about.
        Unopened = "unopened",
        /// The opponents who have not opened. The partner of the player in the claim pays nothing.
        Opponents = "opponents",
        /// The player who owns the meld with the okey.
        Owner = "owner",
        /// The player who threw the tile that another player took.
        Thrower = "thrower",
    }
}

/// One part of a cost: the points that one clause gives to some players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CostPart {
    /// The clause that sets the cost.
    pub clause: Clause,
    /// The points that each of these players gets.
    pub points: i64,
    /// The players who get the points.
    pub to: Account,
}

/// The points that players get because of a ruling. In 101 low points are good: penalties are positive and the
/// finisher's bonus is negative. In the classic game losses are negative.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cost {
    /// The parts of the cost. Each part has its own clause and its own players.
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

    /// Returns the points of the player whom the claim is about. If that player gets none, returns the points that the
    /// other players get.
    pub fn points(&self) -> i64 {
        let own = |part: &&CostPart| part.to == Account::Player;
        if self.parts.iter().any(|part| own(&part)) {
            self.parts.iter().filter(own).map(|part| part.points).sum()
        } else {
            self.parts.iter().map(|part| part.points).sum()
        }
    }

    /// Returns the points that these players get; `None` if the cost has no part for them.
    pub fn to_account(&self, to: Account) -> Option<i64> {
        self.parts.iter().filter(|part| part.to == to).map(|part| part.points).reduce(|sum, points| sum + points)
    }

    /// Returns the players who get the points returned by [`Cost::points`].
    pub fn to(&self) -> Account {
        let own = self.parts.iter().any(|part| part.to == Account::Player);
        if own { Account::Player } else { self.parts.first().map_or(Account::Player, |part| part.to) }
    }
}
