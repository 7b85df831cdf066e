//! A legal board, the side on roll and, if known, the dice.

use super::board::{Board, Half};
use super::dice::Dice;
use super::outcome::HapisOutcome;
use super::rules::Rules;
use super::side::{Side, path_of};
use super::turn::{HapisTurn, turns};

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
    /// The position at the start of a game, with White on roll.
    pub const START: Self = Self { board: Board::START, turn: Side::White, dice: None };

    /// Creates a position from a legal board. The board must be from the point of view of the side on roll.
    ///
    /// # Panics
    ///
    /// Panics if the board is not legal.
    pub fn new(board: Board, turn: Side, dice: Option<Dice>) -> Self {
        assert!(board.is_legal(), "prisoners lie under exactly one captor's side");
        Self { board, turn, dice }
    }

    /// Returns the board from the point of view of the side on roll.
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

    /// Returns the checkers of a side, numbered along its own path.
    pub fn half(&self, side: Side) -> Half {
        if side == self.turn { self.board.me } else { self.board.you }
    }

    /// Returns the checkers on a point, the one nearest the edge of the board first. Each pair is a side, and true if
    /// the checker is imprisoned.
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

    /// Returns the board from the point of view of `side`.
    pub fn seen_by(&self, side: Side) -> Board {
        if side == self.turn { self.board } else { self.board.flipped() }
    }

    /// Returns the same position with these dice.
    pub const fn thrown(self, dice: Option<Dice>) -> Self {
        Self { dice, ..self }
    }

    /// Returns the position after a turn: the other side is on roll and the dice are unknown.
    pub fn after(&self, turn: &HapisTurn) -> Self {
        Self::new(turn.leaves(&self.board).flipped(), self.turn.other(), None)
    }

    /// Returns the position after a side could not play its roll: the other side is on roll, and the dice are unknown.
    pub fn passed(&self) -> Self {
        Self { board: self.board.flipped(), turn: self.turn.other(), dice: None }
    }

    /// Returns the position with the colours of the two sides exchanged.
    pub const fn recoloured(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }

    /// Returns the legal turns of the side on roll. The list is empty if the game is over (`hapis.result`).
    pub fn turns(&self, dice: Dice, rules: Rules) -> Vec<HapisTurn> {
        let running = self.outcome(rules) == HapisOutcome::Running;
        if running { turns(&self.board, dice, rules) } else { Vec::new() }
    }

    /// Returns whether the game is running, won or drawn.
    pub fn outcome(&self, rules: Rules) -> HapisOutcome {
        self.board.outcome(self.turn, rules)
    }
}
