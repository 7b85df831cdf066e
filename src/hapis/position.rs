//! A legal board, the side whose turn it is and, if known, the dice. Also decides whether a game is running, won or
//! drawn.

use super::board::{Board, CHECKERS, Half, Side, at, occupied, path_of};
use super::rules::Rules;
use super::turn::{Dice, HapisTurn, TurnContext, turns};

/// A legal position. `parse` accepts the long form and the compact form; `Display` writes the long form.
///
/// ```
/// use okey::hapis::Position;
///
/// let start = Position::START;
/// assert_eq!(start.to_string(), "111111111111111:ooooooooooooooo:-:-:W");
/// assert_eq!(start.compact(), "AACA/z8AAMD/HwAA");
/// assert_eq!("AACA/z8AAMD/HwAA".parse(), Ok(start));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub struct Position {
    board: Board,
    turn: Side,
    dice: Option<Dice>,
}

impl Position {
    /// The position at the start of a game. It is White's turn.
    pub const START: Self = Self { board: Board::START, turn: Side::White, dice: None };

    /// Creates a position in which it is the turn of the side `turn`. `board` is the board as seen by this side.
    ///
    /// # Panics
    ///
    /// Panics if the board is not legal.
    pub fn new(board: Board, turn: Side, dice: Option<Dice>) -> Self {
        assert!(board.is_legal(), "prisoners lie under exactly one captor's side");
        Self { board, turn, dice }
    }

    /// Returns the board as seen by the side whose turn it is.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the side whose turn it is.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Returns the dice, if they are known.
    pub const fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// Returns the checkers of one side, by place on the path of this side.
    pub fn half(&self, side: Side) -> Half {
        if side == self.turn { self.board.me } else { self.board.you }
    }

    /// Returns the checkers on a point as a stack, from the edge of the board to its middle: the side of each one, and
    /// true if it is imprisoned.
    pub(crate) fn pile(&self, label: usize) -> Vec<(Side, bool)> {
        let mut pile = Vec::new();
        for side in Side::ALL {
            let (half, place) = (self.half(side), path_of(side, label));
            if half.is_held(place) {
                pile.insert(0, (side, true));
            } else {
                pile.extend(std::iter::repeat_n((side, false), usize::from(half.count(place))));
            }
        }
        pile
    }

    /// Returns the board as seen by `side`.
    pub(crate) fn seen_by(&self, side: Side) -> Board {
        if side == self.turn { self.board } else { self.board.flipped() }
    }

    /// Returns the same position with these dice.
    pub const fn thrown(self, dice: Option<Dice>) -> Self {
        Self { dice, ..self }
    }

    /// Returns the position after a turn: it is the other side's turn, and the dice are unknown.
    pub fn after(&self, turn: &HapisTurn) -> Self {
        Self::new(turn.leaves(&self.board).flipped(), self.turn.other(), None)
    }

    /// Returns the position after a roll that could not be played: the other side's turn, with unknown dice.
    pub fn passed(&self) -> Self {
        Self { board: self.board.flipped(), turn: self.turn.other(), dice: None }
    }

    /// Returns the same position with the colours of all checkers exchanged.
    pub const fn recoloured(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }

    /// Returns the legal turns of the side whose turn it is. The list is empty if the game is over (`hapis.result`).
    pub fn turns(&self, dice: Dice, rules: Rules) -> Vec<HapisTurn> {
        let running = self.outcome(rules) == HapisOutcome::Running;
        if running { turns(&self.board, dice, rules) } else { Vec::new() }
    }

    /// Returns whether the game is running, won or drawn.
    pub fn outcome(&self, rules: Rules) -> HapisOutcome {
        self.board.outcome(self.turn, rules)
    }
}

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
    /// A draw: the mothers of both sides are imprisoned, or no side can ever move again.
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
    /// Returns whether the game is running, won or drawn (`hapis.result`, `hapis.mother`). The board is shown as `me`
    /// sees it.
    ///
    /// If both sides have borne off all checkers, `me` wins, because the other side has just moved.
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

    /// Returns the result if an imprisoned mother, the last checker on its side's start point, has ended the game
    /// (`hapis.mother`). The side loses once the enemy has left its own start point. Two imprisoned mothers are a draw.
    pub(super) const fn mothers(&self, me: Side) -> Option<HapisOutcome> {
        match (self.me.has_mother_caught(), self.you.has_mother_caught()) {
            (true, true) => Some(HapisOutcome::Draw),
            (true, false) if self.you.has_left() => Some(HapisOutcome::Mother(me.other())),
            (false, true) if self.me.has_left() => Some(HapisOutcome::Mother(me)),
            _ => None,
        }
    }

    fn is_stuck(&self, rules: Rules) -> bool {
        let ground = TurnContext::new(self, rules);
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
