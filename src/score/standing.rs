//! Totals and ranks of players and sides. A side is a team, or a single player at a table without partners.

use std::borrow::Borrow;

use super::hand::by_side;
use super::{Balances, Seat};

/// The running total of a player or a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Total {
    /// The name of the player or the team.
    pub name: String,
    /// The sum of the points of all hands.
    pub points: i64,
    /// The points including the starting points of the game. Starting points are 0 except in the classic game.
    pub balance: i64,
    /// The rank, counted from 1. Equal totals share a rank.
    pub place: usize,
}

/// The totals and ranks of all players and all sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The total and rank of each player.
    pub players: Vec<Total>,
    /// The total and rank of each side.
    pub sides: Vec<Total>,
}

/// The text between the players' names in the name of a team, as in `Ali + Can`.
pub(crate) const BETWEEN_MATES: &str = " + ";

/// Returns the default name of a team: the names of its players, as in `Ali + Can`.
pub fn team_name(players: &[impl Borrow<str>]) -> String {
    players.join(BETWEEN_MATES)
}

impl Standing {
    pub(super) fn new(enrolled: &[Seat], now: &Balances) -> Self {
        let players: Vec<(&str, i64)> =
            enrolled.iter().map(|player| (player.name.as_str(), now.points(&player.name))).collect();
        let teams = enrolled.iter().map(|player| player.team.as_deref());
        let sides: Vec<&str> = teams.zip(&players).map(|(team, &(name, _))| team.unwrap_or(name)).collect();
        let totals = by_side(sides.iter().copied().zip(players.iter().map(|&(_, points)| points)));
        // A team starts with the sum of its players' starting points.
        let members = |name: &str| sides.iter().map(|&side| i64::from(side == name)).sum::<i64>();
        Self { players: placed(now, &players, |_| 1), sides: placed(now, &totals, members) }
    }

    /// Returns the sides in first place. There are several if their totals are equal.
    pub fn first(&self) -> impl Iterator<Item = &Total> {
        self.sides.iter().filter(|side| side.place == 1)
    }
}

fn placed(now: &Balances, points: &[(&str, i64)], members: impl Fn(&str) -> i64) -> Vec<Total> {
    let better = |one: i64, other: i64| if now.fewer_wins { one < other } else { one > other };
    let total = |&(name, own): &(&str, i64)| Total {
        name: name.to_owned(),
        points: own,
        balance: now.start() * members(name) + own,
        place: 1 + points.iter().filter(|&&(_, other)| better(other, own)).count(),
    };
    points.iter().map(total).collect()
}
