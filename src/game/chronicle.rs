//! Writes a hand as a record while it is played.

use super::{Action, Setup, State};
use crate::record::{HandRecord, Held, Line, Start, Statement, Turn};
use crate::score::Spanned;
use crate::table::{Indicator, Symbol};
use crate::tiles::Tile;

/// A recorder of a hand: stores the finished lines of the record, and the actions of the current turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chronicle {
    lines: Vec<Line>,
    turn: Option<(usize, Vec<Spanned<Action>>)>,
}

impl Chronicle {
    /// Starts a record with the deal: the starter, the indicator, the four racks and the stock.
    #[allow(clippy::missing_panics_doc, reason = "a rack holds few tiles")]
    pub fn new(setup: &Setup, number: Option<u32>) -> Self {
        let start = Some(Start::Starts(setup.starter));
        let mut lines: Vec<Line> = vec![Statement::Hand { number, start }.into()];
        let written = |tile: Tile| Spanned::made(Symbol::Tile(tile));
        if let Some(face) = setup.table.indicator().map(Indicator::face) {
            lines.push(Statement::Indicator(written(face.into())).into());
        }
        for (player, rack) in setup.racks.iter().enumerate() {
            let mut tiles: Vec<Held> = rack.iter().map(|tile| Held::Tile(written(tile))).collect();
            let unknown = u32::try_from(rack.unknown()).expect("a rack holds few tiles");
            tiles.extend((unknown > 0).then_some(Held::Unknown(unknown)));
            lines.push(Statement::Rack { player, tiles }.into());
        }
        if !setup.stock.is_empty() {
            lines.push(Statement::Stock(setup.stock.iter().copied().map(written).collect()).into());
        }
        Self { lines, turn: None }
    }

    /// Continues the record of a hand that was interrupted.
    pub fn resumed(hand: HandRecord) -> Self {
        Self { lines: hand.lines, turn: None }
    }

    /// Records one action. `before` is the state before the action. A draw is recorded with the top tile of the stock
    /// in `before`.
    pub fn note(&mut self, before: &State, action: &Action) {
        let seat = before.seat();
        // A claim that a discard was playable is not part of a turn. Write it on a separate line.
        if let Action::Claim(_) = action {
            let claim = Turn { player: seat, actions: vec![Spanned::made(action.clone())], time: None };
            return self.say(Statement::Turn(claim));
        }
        let understood = before.understood(&before.with_tile_drawn(action));
        self.turn.get_or_insert((seat, Vec::new())).1.extend(understood.into_iter().map(Spanned::made));
        if action.ends_turn() {
            self.close();
        }
    }

    /// Returns a copy of the record without the player's last action and without all later turns. Also returns that
    /// action. The copy keeps all comments and all lines that are not turns. Returns `None` if the player has not acted
    /// in this hand.
    pub(crate) fn before_last(&self, player: usize) -> Option<(Self, Action)> {
        let mut lines = self.clone().record().lines;
        let is_own = |line: &Line| matches!(&line.statement, Some(Statement::Turn(turn)) if turn.player == player);
        let mut after = lines.split_off(lines.iter().rposition(is_own)?).into_iter();
        let own = after.next()?;
        let Some(Statement::Turn(mut turn)) = own.statement else { return None };
        let last = turn.actions.pop()?.value;
        let kept = |line: Line| {
            let statement = line.statement.filter(|statement| !matches!(statement, Statement::Turn(_)));
            (statement.is_some() || line.comment.is_some()).then_some(Line { statement, ..line })
        };
        let mut after: Vec<Line> = after.filter_map(kept).collect();
        let begun = !turn.actions.is_empty();
        // If no comment and no other statement follows the turn, the next action continues it on the same line.
        if begun && after.is_empty() && own.comment.is_none() {
            return Some((Self { lines, turn: Some((player, turn.actions)) }, last));
        }
        let statement = begun.then_some(Statement::Turn(Turn { time: None, ..turn }));
        if begun || own.comment.is_some() {
            lines.push(Line { statement, ..own });
        }
        lines.append(&mut after);
        Some((Self { lines, turn: None }, last))
    }

    fn close(&mut self) {
        if let Some((player, actions)) = self.turn.take() {
            self.lines.push(Statement::Turn(Turn { player, actions, time: None }).into());
        }
    }

    /// Writes the current turn, and then a statement on a separate line.
    pub fn say(&mut self, statement: Statement) {
        self.close();
        self.lines.push(statement.into());
    }

    /// Returns the record of the hand so far.
    pub fn record(mut self) -> HandRecord {
        self.close();
        HandRecord { lines: self.lines }
    }
}
