//! Totals and places of players and sides.

use std::borrow::Borrow;

use super::hand::by_side;
use super::{Balances, Seat};

/// A running total of a player or a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Total {
    /// The player's or the team's name.
    pub name: String,
    /// The sum of the points of all hands.
    pub points: i64,
    /// The balance: the total, except in the classic games, where it is counted from the starting points.
    pub balance: i64,
    /// The place, counted from 1; ties share it.
    pub place: usize,
}

/// The places of players and of sides: teams, or single players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The players.
    pub players: Vec<Total>,
    /// The sides.
    pub sides: Vec<Total>,
}

/// The separator between the players in the name of an unnamed team.
pub(crate) const BETWEEN_MATES: &str = " + ";

/// Returns the name of an unnamed team: the names of its players.
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
        // Each member of a side brought what everyone starts with.
        let members = |name: &str| sides.iter().map(|&side| i64::from(side == name)).sum::<i64>();
        Self { players: placed(now, &players, |_| 1), sides: placed(now, &totals, members) }
    }

    /// Returns the sides in first place.
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
