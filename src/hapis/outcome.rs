//! How a game stands.

use super::bits::{at, occupied};
use super::board::{Board, CHECKERS, Half};
use super::rules::Rules;
use super::side::Side;
use super::turn::Ground;

/// How a game stands; `S` names the winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome<S = Side> {
    /// It goes on.
    Running,
    /// Won by bearing off all checkers: one point.
    Won(S),
    /// Won before the loser has borne off any: two points.
    Mars(S),
    /// Won by imprisoning the mother: two points.
    Mother(S),
    /// Nobody wins: both mothers lie imprisoned, or neither side can ever move again.
    Draw,
}

/// Who looks at a board, and the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// The side that looks.
    Me,
    /// The other.
    You,
}

impl<S: Copy> Outcome<S> {
    /// The winner and the points, where somebody has won.
    #[must_use]
    pub const fn won(self) -> Option<(S, i32)> {
        match self {
            Self::Won(winner) => Some((winner, 1)),
            Self::Mars(winner) | Self::Mother(winner) => Some((winner, 2)),
            Self::Running | Self::Draw => None,
        }
    }

    /// The name programs know it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Won(_) => "won",
            Self::Mars(_) => "mars",
            Self::Mother(_) => "mother",
            Self::Draw => "draw",
        }
    }

    /// The same with the winner named otherwise.
    #[must_use]
    pub fn map<T>(self, name: impl Fn(S) -> T) -> Outcome<T> {
        match self {
            Self::Running => Outcome::Running,
            Self::Won(winner) => Outcome::Won(name(winner)),
            Self::Mars(winner) => Outcome::Mars(name(winner)),
            Self::Mother(winner) => Outcome::Mother(name(winner)),
            Self::Draw => Outcome::Draw,
        }
    }
}

impl Board {
    /// How the game stands (`hapis.result`, `hapis.mother`). Where both sides have borne off everything, the one that
    /// looks was first: the other has moved last.
    #[must_use]
    pub fn outcome(&self, rules: Rules) -> Outcome<Seat> {
        for (seat, one, other) in [(Seat::Me, self.me, self.you), (Seat::You, self.you, self.me)] {
            if one.off() == CHECKERS {
                return if other.off() == 0 { Outcome::Mars(seat) } else { Outcome::Won(seat) };
            }
        }
        if rules.mother {
            match (self.me.has_mother_caught(), self.you.has_mother_caught()) {
                (true, true) => return Outcome::Draw,
                (true, false) if self.you.has_left() => return Outcome::Mother(Seat::You),
                (false, true) if self.me.has_left() => return Outcome::Mother(Seat::Me),
                _ => {}
            }
        }
        if self.is_stuck(rules) && self.flipped().is_stuck(rules) { Outcome::Draw } else { Outcome::Running }
    }

    /// Whether no die lets me move.
    #[must_use]
    pub(super) fn is_stuck(&self, rules: Rules) -> bool {
        let ground = Ground::new(self, rules);
        (1..=6).all(|die| ground.sources(self.me.men, die) == 0)
    }
}

impl Half {
    /// The mother is the last checker on the start point.
    const fn has_mother_caught(self) -> bool {
        self.held & at(0) != 0
    }

    const fn has_left(self) -> bool {
        occupied(self.men) & at(0) == 0
    }
}
