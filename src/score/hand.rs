//! The points of one hand, split into parts: one for each reason.

use std::collections::BTreeMap;

use super::{Ending, FinishKind, Foul, Outcome, Scoring, ladder, yuzbir};
use crate::table::{Moves, Profile, SEATS};
use crate::tiles::{Colour, Tile};
use crate::words::{Clause, ClauseSet, described};

/// One part of a player's points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The clause that sets this part.
    pub clause: Clause,
    /// The points before the factor.
    pub base: i64,
    /// The factor; 1 if nothing multiplies the points.
    pub factor: i64,
    /// The reason for this part.
    pub note: Note,
}

impl Part {
    /// Creates a part without a multiplier.
    pub const fn plain(clause: Clause, points: i64, note: Note) -> Self {
        Self { clause, base: points, factor: 1, note }
    }

    /// Returns the points times the factor.
    pub const fn points(&self) -> i64 {
        self.base * self.factor
    }

    /// Returns the clause that justifies this part; `None` for a manual correction, whose `clause` is a placeholder.
    pub fn basis(&self) -> Option<Clause> {
        (!self.is_adjustment()).then_some(self.clause)
    }

    const fn is_adjustment(&self) -> bool {
        matches!(self.note, Note::Adjusted { .. })
    }
}

described! {
    /// The reason for a part of a player's points.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Note {
        /// The bonus of the player who finished.
        Bonus { by "The kinds of finish that multiply the points": Vec<FinishKind> },
        /// The flat penalty of a player who has not opened.
        Unopened { by "The kinds of finish that multiply the points": Vec<FinishKind> },
        /// The reduction that limits the penalty for not opening.
        Capped { cap "The upper limit of the penalty": i64 },
        /// The numbered tiles that the player has left.
        Tiles {
            tiles "The numbered tiles": Vec<Tile>, pairs "True if the player opened with pairs": bool,
            by "The kinds of finish that multiply the points": Vec<FinishKind>,
        },
        /// The tiles that the player has left, if the report gives only their sum.
        Sum {
            pairs "True if the player opened with pairs": bool,
            by "The kinds of finish that multiply the points": Vec<FinishKind>,
        },
        /// The false jokers that the player has left.
        FalseJokers {
            count "The number of false jokers": usize,
            each "The points for each of them": i64,
            pairs "True if the player opened with pairs": bool,
            by "The kinds of finish that multiply the points": Vec<FinishKind>,
        },
        /// The okeys that the player has left.
        Okeys { count "The number of okeys": usize, opened "True if the player has opened": bool },
        /// The player's partner finished, so the player pays nothing for the tiles left.
        MateFinished { mate "The name of the partner": String },
        /// The player's partner won, so the player loses nothing.
        MateWon { mate "The name of the partner": String },
        /// All players opened with pairs, so the hand is void.
        Void,
        /// The price of a foul.
        Foul { foul "The foul": Foul, by "The kinds of finish that multiply the points": Vec<FinishKind> },
        /// A foul that the players at the table pardoned. This part is 0.
        Pardoned { foul "The foul": Foul },
        /// A player of the classic game finished. The other players lose points; at some tables the finisher's points
        /// change instead.
        Finish { by "The name of the player who finished": String, how "The kinds of finish": Vec<FinishKind> },
        /// The stock ran out before a player finished.
        Exhausted,
        /// A player showed the tile with the indicator's face. The other players lose points; at some tables the
        /// player's own points change instead.
        Indicator { by "The name of the player who showed the tile": String },
        /// An opponent showed the tile with the indicator's face, but the player has too few points to lose any.
        Spared {
            by "The name of the player who showed the tile": String,
            floor "A player with fewer points than this loses nothing": u32,
        },
        /// The points of a win a second time, because the indicator's colour doubles them.
        Doubled { colour "The colour of the indicator": Colour },
        /// The scorekeeper corrected the player's points by hand.
        Adjusted { reason "The reason; may be empty": String },
        /// The player declared a win but did not have one.
        FalseWin,
        /// The player paid the stake into the pot.
        Stake,
        /// The winner finished with an okey or with pairs, so the player pays again all stakes since the last win
        /// (çanak kırma).
        Again,
        /// The winner takes the pot, twice if the winner finished with an okey or with pairs.
        Pot { broken "True if the pot is paid twice": bool },
        /// The player won a hand of `cs102`, which counts wins instead of points.
        Won,
    }
}

/// The points of every player before a hand is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balances {
    start: i64,
    /// True if the player with the fewest points wins.
    pub(super) fewer_wins: bool,
    points: BTreeMap<String, i64>,
    /// What each player has paid into the pot since it was last won.
    pub(super) in_pot: i64,
}

impl Balances {
    /// Returns the balances at the start of a game.
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

    /// Returns the starting points of every player.
    pub const fn start(&self) -> i64 {
        self.start
    }

    /// Returns balances with these points, for example from an earlier game.
    pub fn carried<'n>(profile: &Profile, accounts: impl IntoIterator<Item = (&'n str, i64)>) -> Self {
        Self::first(profile).with(accounts)
    }

    /// Sets the points that players carry over, including the starting points.
    pub(super) fn with<'n>(mut self, accounts: impl IntoIterator<Item = (&'n str, i64)>) -> Self {
        for (name, balance) in accounts {
            self.points.insert(name.to_owned(), balance - self.start);
        }
        self
    }

    /// Returns the points of a player with the starting points.
    pub fn balance(&self, name: &str) -> i64 {
        self.start + self.points.get(name).copied().unwrap_or(0)
    }

    /// Returns the points of a player without the starting points.
    pub fn points(&self, name: &str) -> i64 {
        self.points.get(name).copied().unwrap_or(0)
    }

    /// Adds the points of a hand, and updates the amount in the pot.
    pub fn after(&mut self, outcome: &Outcome, score: &HandScore) {
        for player in &score.players {
            *self.points.entry(player.name.clone()).or_default() += player.points();
        }
        self.in_pot = ladder::left_in_pot(outcome, self);
    }
}

/// The points of all players in one hand.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct HandScore {
    /// The players, in the order of the report.
    pub players: Vec<PlayerScore>,
    /// The finish; `None` if the stock ran out, or if the players declared the hand void.
    pub finish: Option<Ending>,
    /// True if the hand does not count and is played again.
    pub void: bool,
    /// The reason, perhaps empty, why the players declared the hand void; `None` if they did not.
    pub declared_void: Option<String>,
    /// The clauses that determine the points, in the order of the rulebook.
    pub clauses: Vec<Clause>,
}

/// The points of one player in a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerScore {
    /// The player's name.
    pub name: String,
    /// The name of the player's team; `None` at a table without partners.
    pub team: Option<String>,
    /// The parts that add up to the player's points.
    pub parts: Vec<Part>,
}

impl PlayerScore {
    /// Returns the sum of the parts.
    pub fn points(&self) -> i64 {
        self.parts.iter().map(Part::points).sum()
    }

    /// Returns the name of the team, or of the player at a table without partners.
    pub fn side(&self) -> &str {
        self.team.as_ref().unwrap_or(&self.name)
    }
}

impl HandScore {
    /// Computes the points of a hand. `before` are the points before it.
    pub fn new(outcome: &Outcome, before: &Balances) -> Self {
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
        let declared_void = outcome.declared_void().map(str::to_owned);
        Self { players, finish: outcome.finish().cloned(), void: outcome.is_void(), declared_void, clauses }
    }

    /// Returns true if the scorekeeper corrected any points by hand.
    pub(crate) fn is_adjusted(&self) -> bool {
        self.players.iter().flat_map(|player| &player.parts).any(Part::is_adjustment)
    }

    /// Returns the name and the points of each team, or of each player at a table without partners.
    pub fn sides(&self) -> Vec<(&str, i64)> {
        by_side(self.players.iter().map(|player| (player.side(), player.points())))
    }
}

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

/// Returns the points of player `at` in a hand, one part for each reason.
pub(crate) fn parts(outcome: &Outcome, at: usize, before: &Balances) -> Vec<Part> {
    let mut parts = match Scoring::of(outcome.profile()) {
        _ if outcome.declared_void().is_some() => Vec::new(),
        Scoring::Ladder => ladder::parts(outcome, at, before),
        Scoring::Pot => ladder::pot_parts(outcome, at, before),
        Scoring::Yuzbir => yuzbir::parts(outcome, at),
        Scoring::Chains => ladder::chain_parts(outcome, at),
    };
    // A void hand has no parts for fouls, even pardoned ones.
    let pardoned = if outcome.is_void() { &[][..] } else { &outcome.seats()[at].pardoned };
    parts.extend(pardoned.iter().map(|&foul| Part::plain(foul.clause, 0, Note::Pardoned { foul })));
    // A correction applies even in a void hand.
    parts.extend(outcome.seats()[at].adjusted.iter().map(|adjusted| {
        Part::plain(Clause::MatchHands, adjusted.points, Note::Adjusted { reason: adjusted.reason.clone() })
    }));
    parts
}

fn clauses(outcome: &Outcome, scoring: Scoring, players: &[PlayerScore]) -> Vec<Clause> {
    let few = (players.len() < SEATS).then_some(Clause::SeatsTwoThree);
    let mut clauses: ClauseSet = players.iter().flat_map(|player| &player.parts).filter_map(Part::basis).collect();
    clauses.extend(few);
    match scoring {
        _ if outcome.declared_void().is_some() => {}
        Scoring::Yuzbir => clauses.extend(yuzbir::grounds(outcome)),
        Scoring::Ladder => clauses.extend(ladder::grounds(outcome)),
        Scoring::Pot => clauses.extend([Clause::ScorePot]),
        Scoring::Chains if outcome.finish().is_none() => clauses.extend([Clause::Cs102Tie]),
        Scoring::Chains => clauses.extend([Clause::Cs102Win]),
    }
    clauses.to_vec()
}
