//! How a game stands.

use super::bits::{at, occupied};
use super::board::{Board, CHECKERS, Half};
use super::rules::Rules;
use super::side::Side;
use super::turn::Ground;

/// How a game stands, and who has won it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// It goes on.
    Running,
    /// Won by bearing off all checkers: one point.
    Won(Side),
    /// Won before the loser has borne off any: two points.
    Mars(Side),
    /// Won by imprisoning the mother: two points.
    Mother(Side),
    /// Nobody wins: both mothers lie imprisoned, or neither side can ever move again.
    Draw,
}

impl Outcome {
    /// The winner and the points, where somebody has won.
    pub const fn won(self) -> Option<(Side, i32)> {
        match self {
            Self::Won(winner) => Some((winner, 1)),
            Self::Mars(winner) | Self::Mother(winner) => Some((winner, 2)),
            Self::Running | Self::Draw => None,
        }
    }

    /// The name programs know it by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Won(_) => "won",
            Self::Mars(_) => "mars",
            Self::Mother(_) => "mother",
            Self::Draw => "draw",
        }
    }
}

impl Board {
    /// How the game stands where `me` is the side that looks (`hapis.result`, `hapis.mother`). Where both sides have
    /// borne off everything, the one that looks was first: the other has moved last.
    pub fn outcome(&self, me: Side, rules: Rules) -> Outcome {
        for (side, one, other) in [(me, self.me, self.you), (me.other(), self.you, self.me)] {
            if one.off() == CHECKERS {
                return if other.off() == 0 { Outcome::Mars(side) } else { Outcome::Won(side) };
            }
        }
        if let Some(fallen) = self.mothers(me).filter(|_| rules.mother) {
            return fallen;
        }
        if self.is_stuck(rules) && self.flipped().is_stuck(rules) { Outcome::Draw } else { Outcome::Running }
    }

    /// How the mothers have ended the game, if so, also in mid-turn (`hapis.mother`); `me` is the side that looks.
    pub(super) const fn mothers(&self, me: Side) -> Option<Outcome> {
        match (self.me.has_mother_caught(), self.you.has_mother_caught()) {
            (true, true) => Some(Outcome::Draw),
            (true, false) if self.you.has_left() => Some(Outcome::Mother(me.other())),
            (false, true) if self.me.has_left() => Some(Outcome::Mother(me)),
            _ => None,
        }
    }

    /// Whether no die lets me move.
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
