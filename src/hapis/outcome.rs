//! Decides whether a game is running, won or drawn.

use super::bits::{at, occupied};
use super::board::{Board, CHECKERS, Half};
use super::rules::Rules;
use super::side::Side;
use super::turn::TurnContext;

/// The state of a game. A won game also names its winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum HapisOutcome {
    /// The game is not over.
    Running,
    /// The winner bore off all checkers: 1 point.
    Won(Side),
    /// The winner bore off all checkers before the loser bore off any: 2 points.
    Mars(Side),
    /// The winner imprisoned the loser's mother, the last checker on the start point: 2 points.
    Mother(Side),
    /// A draw: both mothers are imprisoned, or neither side can ever move again.
    Draw,
}

impl HapisOutcome {
    /// Returns the winner and the points (1 or 2) if the game is won.
    pub const fn won(self) -> Option<(Side, i32)> {
        match self {
            Self::Won(winner) => Some((winner, 1)),
            Self::Mars(winner) | Self::Mother(winner) => Some((winner, 2)),
            Self::Running | Self::Draw => None,
        }
    }

    /// Returns the name that JSON output uses for the state.
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
    /// Returns whether the game is running, won or drawn (`hapis.result`, `hapis.mother`). `me` is the side from whose
    /// point of view the board is shown.
    ///
    /// If both sides have borne off all checkers, `me` wins: the other side has just moved, so `me` finished before it.
    pub fn outcome(&self, me: Side, rules: Rules) -> HapisOutcome {
        for (side, one, other) in [(me, self.me, self.you), (me.other(), self.you, self.me)] {
            if one.off() == CHECKERS {
                return if other.off() == 0 { HapisOutcome::Mars(side) } else { HapisOutcome::Won(side) };
            }
        }
        if let Some(fallen) = self.mothers(me).filter(|_| rules.mother) {
            return fallen;
        }
        if self.is_stuck(rules) && self.flipped().is_stuck(rules) { HapisOutcome::Draw } else { HapisOutcome::Running }
    }

    /// Returns the result if the game has ended because a mother is imprisoned. This can happen in the middle of a turn
    /// (`hapis.mother`). A mother is the last checker of a side on its start point.
    ///
    /// `me` is the side from whose point of view the board is shown.
    pub(super) const fn mothers(&self, me: Side) -> Option<HapisOutcome> {
        match (self.me.has_mother_caught(), self.you.has_mother_caught()) {
            (true, true) => Some(HapisOutcome::Draw),
            (true, false) if self.you.has_left() => Some(HapisOutcome::Mother(me.other())),
            (false, true) if self.me.has_left() => Some(HapisOutcome::Mother(me)),
            _ => None,
        }
    }

    /// Returns true if `me` cannot move with any die from 1 to 6.
    pub(super) fn is_stuck(&self, rules: Rules) -> bool {
        let ground = TurnContext::new(self, rules);
        (1..=6).all(|die| ground.sources(self.me.men, die) == 0)
    }
}

impl Half {
    /// Returns true if the side's mother is imprisoned. The mother is the last checker on the start point.
    const fn has_mother_caught(self) -> bool {
        self.held & at(0) != 0
    }

    const fn has_left(self) -> bool {
        occupied(self.men) & at(0) == 0
    }
}
