//! A legal board with the side on roll and, where they are thrown, the dice.

use super::board::{Board, Half};
use super::dice::Dice;
use super::outcome::Outcome;
use super::rules::Rules;
use super::side::{Side, path_of};
use super::turn::{Turn, turns};

/// A legal position. Text is read by `parse`, in either form, and written by `Display`.
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
    /// How every game begins, White on roll.
    pub const START: Self = Self { board: Board::START, turn: Side::White, dice: None };

    /// The position of a legal board, seen by the side on roll.
    ///
    /// # Panics
    ///
    /// Where the board is not legal.
    pub fn new(board: Board, turn: Side, dice: Option<Dice>) -> Self {
        assert!(board.is_legal(), "prisoners lie under exactly one captor's side");
        Self { board, turn, dice }
    }

    /// The board as the side on roll sees it.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side on roll.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The dice, where they are thrown.
    pub const fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// The checkers of a side, on its own path.
    pub fn half(&self, side: Side) -> Half {
        if side == self.turn { self.board.me } else { self.board.you }
    }

    /// Who stands on a point, from the edge: each checker's side, and whether it lies imprisoned.
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

    /// The board as a side sees it.
    pub fn seen_by(&self, side: Side) -> Board {
        if side == self.turn { self.board } else { self.board.flipped() }
    }

    /// The same board with other dice.
    pub const fn thrown(self, dice: Option<Dice>) -> Self {
        Self { dice, ..self }
    }

    /// The position after a turn: the other side is to throw.
    pub fn after(&self, turn: &Turn) -> Self {
        Self::new(turn.leaves(&self.board).flipped(), self.turn.other(), None)
    }

    /// The position after a turn that cannot be played.
    pub fn passed(&self) -> Self {
        Self { board: self.board.flipped(), turn: self.turn.other(), dice: None }
    }

    /// The same game with the colours exchanged.
    pub const fn recoloured(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }

    /// The legal turns of the side on roll; none where the game is over, whatever could be moved (`hapis.result`).
    pub fn turns(&self, dice: Dice, rules: Rules) -> Vec<Turn> {
        let running = self.outcome(rules) == Outcome::Running;
        if running { turns(&self.board, dice, rules) } else { Vec::new() }
    }

    /// How the game stands.
    pub fn outcome(&self, rules: Rules) -> Outcome {
        self.board.outcome(self.turn, rules)
    }
}
