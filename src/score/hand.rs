//! One hand, settled: every player's points with their parts.

use std::collections::BTreeMap;

use crate::table::{Moves, Profile, SEATS};
use crate::words::{Clause, ClauseSet};

use super::{Ending, Outcome, Part, Scoring, chains, ladder, pot, yuzbir};

/// How things stood before a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Before {
    start: i64,
    /// Whether fewer points are better.
    pub(super) fewer_wins: bool,
    points: BTreeMap<String, i64>,
    /// What each player has in the pot from hands that nobody won.
    pub(super) in_pot: i64,
}

impl Before {
    /// Before the first hand of a game.
    pub fn first(profile: &Profile) -> Self {
        let scoring = Scoring::of(profile);
        let start = if scoring == Scoring::Ladder { i64::from(profile.points.start) } else { 0 };
        let fewer_wins = match scoring {
            Scoring::Yuzbir => true,
            Scoring::Ladder => profile.points.moves == Moves::Winner,
            Scoring::Pot | Scoring::Chains => false,
        };
        Self { start, fewer_wins, points: BTreeMap::new(), in_pot: 0 }
    }

    /// What every player has before the first hand.
    pub const fn start(&self) -> i64 {
        self.start
    }

    /// Before a hand of a game whose players carry these accounts in: what each has, by name.
    pub fn carried<'n>(profile: &Profile, accounts: impl IntoIterator<Item = (&'n str, i64)>) -> Self {
        let mut first = Self::first(profile);
        for (name, balance) in accounts {
            first.points.insert(name.to_owned(), balance - first.start);
        }
        first
    }

    /// What a player had.
    pub fn balance(&self, name: &str) -> i64 {
        self.start + self.points.get(name).copied().unwrap_or(0)
    }

    /// The points a player had won and lost.
    pub fn points(&self, name: &str) -> i64 {
        self.points.get(name).copied().unwrap_or(0)
    }

    /// How things stand after one more hand.
    pub fn after(&mut self, outcome: &Outcome, score: &HandScore) {
        for player in &score.players {
            *self.points.entry(player.name.clone()).or_default() += player.points();
        }
        self.in_pot = pot::left_in_pot(outcome, self);
    }
}

/// A settled hand.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct HandScore {
    /// The players in the order they were reported.
    pub players: Vec<PlayerScore>,
    /// The finish; `None` where the stock ran out.
    pub finish: Option<Ending>,
    /// Whether the hand does not count and is played again.
    pub void: bool,
    /// The clauses it rests on, in the order of the rulebook.
    pub clauses: Vec<Clause>,
}

/// What a hand adds to one player's account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerScore {
    /// The player.
    pub name: String,
    /// The team, where partners play.
    pub team: Option<String>,
    /// What it is made of.
    pub parts: Vec<Part>,
}

/// What a hand adds to the account of a team, or of a player who plays alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideScore {
    /// The team's or the player's name.
    pub name: String,
    /// The points of its players together.
    pub points: i64,
}

impl PlayerScore {
    /// The sum of the parts.
    pub fn points(&self) -> i64 {
        self.parts.iter().map(Part::points).sum()
    }

    /// The name of the side: the team's, else the player's.
    pub fn side(&self) -> &str {
        self.team.as_ref().unwrap_or(&self.name)
    }
}

impl HandScore {
    /// Settles a hand.
    pub fn new(outcome: &Outcome, before: &Before) -> Self {
        let scoring = Scoring::of(outcome.profile());
        let seats = outcome.seats().iter().enumerate();
        let players: Vec<PlayerScore> = seats
            .map(|(at, seat)| PlayerScore {
                name: seat.name.clone(),
                team: seat.team.clone(),
                parts: parts(outcome, at, before),
            })
            .collect();
        let clauses = clauses(outcome, scoring, &players);
        Self { players, finish: outcome.finish().cloned(), void: outcome.is_void(), clauses }
    }

    /// What the hand adds for each side: the teams, or the players where each plays alone.
    pub fn sides(&self) -> Vec<SideScore> {
        let sides = by_side(self.players.iter().map(|player| (player.side(), player.points())));
        sides.into_iter().map(|(name, points)| SideScore { name: name.to_owned(), points }).collect()
    }
}

/// Points of players by the side each plays for, every side once.
pub(super) fn by_side<'n>(players: impl Iterator<Item = (&'n str, i64)>) -> Vec<(&'n str, i64)> {
    let mut sides: Vec<(&str, i64)> = Vec::new();
    for (side, points) in players {
        match sides.iter_mut().find(|(other, _)| *other == side) {
            Some((_, sum)) => *sum += points,
            None => sides.push((side, points)),
        }
    }
    sides
}

/// What a hand adds to one player's account, part by part.
pub(crate) fn parts(outcome: &Outcome, at: usize, before: &Before) -> Vec<Part> {
    match Scoring::of(outcome.profile()) {
        Scoring::Ladder => ladder::parts(outcome, at, before),
        Scoring::Pot => pot::parts(outcome, at, before),
        Scoring::Yuzbir => yuzbir::parts(outcome, at),
        Scoring::Chains => chains::parts(outcome, at),
    }
}

/// The clauses of the parts, and those behind all of them.
fn clauses(outcome: &Outcome, scoring: Scoring, players: &[PlayerScore]) -> Vec<Clause> {
    let few = (players.len() < SEATS).then_some(Clause::SeatsTwoThree);
    let mut clauses: ClauseSet = players.iter().flat_map(|player| &player.parts).map(|part| part.clause).collect();
    clauses.extend(few);
    match scoring {
        Scoring::Yuzbir => clauses.extend(yuzbir::grounds(outcome)),
        Scoring::Ladder => clauses.extend(ladder::grounds(outcome)),
        Scoring::Pot => clauses.extend([Clause::ScorePot]),
        Scoring::Chains if outcome.finish().is_none() => clauses.extend([Clause::Cs102Tie]),
        Scoring::Chains => clauses.extend([Clause::Cs102Win]),
    }
    clauses.to_vec()
}
