//! A legal board with the side on roll and, if known, the dice.

use super::board::{Board, Half};
use super::dice::Dice;
use super::outcome::HapisOutcome;
use super::rules::Rules;
use super::side::{Side, path_of};
use super::turn::{HapisTurn, turns};

/// A legal position. `parse` reads both text forms, and `Display` writes the long one.
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
    /// The position at the start of a game, with White on roll.
    pub const START: Self = Self { board: Board::START, turn: Side::White, dice: None };

    /// Creates a position from a legal board, seen by the side on roll.
    ///
    /// # Panics
    ///
    /// Panics if the board is not legal.
    pub fn new(board: Board, turn: Side, dice: Option<Dice>) -> Self {
        assert!(board.is_legal(), "prisoners lie under exactly one captor's side");
        Self { board, turn, dice }
    }

    /// Returns the board as the side on roll sees it.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the side on roll.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Returns the dice, if they are known.
    pub const fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// Returns the checkers of a side, on its own path.
    pub fn half(&self, side: Side) -> Half {
        if side == self.turn { self.board.me } else { self.board.you }
    }

    /// Returns the checkers on a point from the edge inwards: the side of each, and true if it is imprisoned.
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

    /// Returns the board as `side` sees it.
    pub fn seen_by(&self, side: Side) -> Board {
        if side == self.turn { self.board } else { self.board.flipped() }
    }

    /// Returns the same position with these dice.
    pub const fn thrown(self, dice: Option<Dice>) -> Self {
        Self { dice, ..self }
    }

    /// Returns the position after a turn. The other side is on roll, without dice.
    pub fn after(&self, turn: &HapisTurn) -> Self {
        Self::new(turn.leaves(&self.board).flipped(), self.turn.other(), None)
    }

    /// Returns the position after a roll that cannot be played.
    pub fn passed(&self) -> Self {
        Self { board: self.board.flipped(), turn: self.turn.other(), dice: None }
    }

    /// Returns the position with White and Black exchanged.
    pub const fn recoloured(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }

    /// Returns the legal turns of the side on roll. The list is empty if the game is over (`hapis.result`).
    pub fn turns(&self, dice: Dice, rules: Rules) -> Vec<HapisTurn> {
        let running = self.outcome(rules) == HapisOutcome::Running;
        if running { turns(&self.board, dice, rules) } else { Vec::new() }
    }

    /// Returns the state of the game.
    pub fn outcome(&self, rules: Rules) -> HapisOutcome {
        self.board.outcome(self.turn, rules)
    }
}
