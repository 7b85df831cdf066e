//! Follows the lines of a recorded hand: performs their actions and reports illegal actions and fouls. Also handles
//! claims that a discard was playable (işlek), which means that it fits a meld on the table.

use std::collections::HashSet;
use std::ops::Range;

use super::{PlacedWrong, Refereed, TurnReport};
use crate::engine::Engine;
use crate::game::settle::AtEnd;
use crate::game::state::{Over, State};
use crate::game::step::priced;
use crate::game::wrong::{Remark, Step, Why, Wrong};
use crate::game::{Action, BySeat, SEATS};
use crate::judge::Fact;
use crate::record::{HandRecord, Left, Line, RecordFault, Statement, Turn};
use crate::score::{Foul, FoulKind};
use crate::sort;
use crate::table::{Profile, Symbol, Table};
use crate::words::{Clause, Fault};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub(crate) enum Until {
    End,
    /// Reads to the end of the turn with this number, counted from 1.
    Turn(usize),
    /// Reads to the end of the line with this number, counted from 1.
    Line(usize),
}

/// Follows the lines of a recorded hand. Returns the facts from lines that are not turns, such as the tiles left. Fails
/// if a pardon may concern two different fouls.
pub(super) fn follow(
    engine: &Engine,
    refereed: &mut Refereed,
    hand: &HandRecord,
    until: Until,
) -> Result<BySeat<AtEnd>, Vec<Fault<RecordFault>>> {
    let (ends, faults) = (BySeat::default(), Vec::new());
    let mut walk = Walk { engine, refereed, hand, ends, faults, strayed: false, open: None, statement: 0 };
    for (line, statement) in hand.statements() {
        let turns = walk.refereed.state.as_ref().map_or(0, State::turns);
        let is_reached = match until {
            Until::End => false,
            Until::Turn(last) => turns >= last,
            Until::Line(last) => line.number > last,
        };
        if is_reached || !walk.refereed.followed {
            break;
        }
        walk.line(line, statement);
        walk.statement += 1;
    }
    if until == Until::End && !walk.refereed.void {
        walk.report_unsettled(hand);
    }
    let turns = walk.refereed.state.as_ref().map_or(0, State::turns);
    walk.refereed.begun = turns + usize::from(walk.open.is_some());
    walk.refereed.read = walk.statement;
    if walk.faults.is_empty() { Ok(walk.ends) } else { Err(walk.faults) }
}

const fn finishes(action: &Action) -> bool {
    matches!(action, Action::Finish { .. })
}

/// Returns true if other lines show that the finish in the statement with this index did not end the hand: the next
/// player draws or takes a tile, or the players at the table ruled that every finish of this player was a false win.
fn is_played_on(hand: &HandRecord, statement: usize, player: usize) -> bool {
    let turns: Vec<(usize, &Turn)> = hand
        .statements()
        .enumerate()
        .filter_map(|(at, (_, statement))| if let Statement::Turn(turn) = statement { Some((at, turn)) } else { None })
        .collect();
    let first = |turn: &Turn| turn.actions.first().map(|first| first.value.clone());
    let mut later = turns.iter().filter(|(at, _)| *at > statement).map(|(_, turn)| (turn.player, first(turn)));
    let next = later.find(|(_, first)| !matches!(first, Some(Action::Claim(_))));
    let draws = next.is_some_and(|(next, first)| {
        next == (player + 1) % SEATS && matches!(first, Some(Action::Draw(_) | Action::Take(_)))
    });
    let own = turns.iter().filter(|(_, turn)| turn.player == player).flat_map(|(_, turn)| &turn.actions);
    let is_ruled = |statement: &Statement| match statement {
        Statement::Foul { player: by, foul } => *by == player && foul.value.kind == FoulKind::FalseWin,
        _ => false,
    };
    let ruled = hand.statements().filter(|(_, statement)| is_ruled(statement)).count();
    draws || ruled >= own.filter(|each| finishes(&each.value)).count()
}

/// Returns a report on each foul of a hand without turns, which the players charged or pardoned. A pardon refers to a
/// foul on an earlier or later line. If no line has that foul, the pardon gets its own report on the foul.
pub(super) fn ruled_fouls(table: &Table, hand: &HandRecord) -> Vec<TurnReport> {
    let mut turns: Vec<TurnReport> = Vec::new();
    let mut pardons = Vec::new();
    for (line, statement) in hand.statements() {
        match statement {
            Statement::Foul { player, foul } => {
                turns.push(TurnReport::ruled(table.profile(), line, *player, foul.value.at(table)));
            }
            Statement::Pardon { player, foul } => pardons.push((line, *player, foul.value.at(table))),
            _ => {}
        }
    }
    // A pardon first concerns a foul of exactly the same kind and clause.
    let equals = |turns: &[TurnReport], player: usize, foul: Foul| {
        turns
            .iter()
            .flat_map(|turn| &turn.wrong)
            .any(|placed| placed.wrong.player == player && placed.wrong.foul == Some(foul))
    };
    sort::by_key(&mut pardons, |&(_, player, foul)| !equals(&turns, player, foul));
    for (line, player, foul) in pardons {
        let open = |placed: &&mut PlacedWrong| !placed.pardoned && placed.wrong.foul_of(player, foul).is_some();
        let mut fouls: Vec<&mut PlacedWrong> = turns.iter_mut().flat_map(|turn| &mut turn.wrong).filter(open).collect();
        let at = fouls.iter().position(|placed| placed.wrong.foul == Some(foul)).unwrap_or_default();
        if let Some(placed) = fouls.get_mut(at) {
            placed.pardon();
        } else {
            let mut report = TurnReport::ruled(table.profile(), line, player, foul);
            report.wrong.iter_mut().for_each(PlacedWrong::pardon);
            turns.push(report);
        }
    }
    sort::by_key(&mut turns, |turn| turn.line);
    turns
}

struct Walk<'w> {
    engine: &'w Engine,
    pub(super) refereed: &'w mut Refereed,
    hand: &'w HandRecord,
    pub(super) ends: BySeat<AtEnd>,
    faults: Vec<Fault<RecordFault>>,
    /// True if the latest turn was by a player who was not on turn. The referee stops at the second such turn in
    /// succession.
    strayed: bool,
    open: Option<OpenTurn>,
    /// The index of the current statement of the hand.
    statement: usize,
}

/// A turn that has not ended. It may take several lines of the record.
struct OpenTurn {
    /// The index of the turn's report in [`Refereed::turns`].
    at: usize,
    /// The reasons of the illegal actions and fouls in the report.
    reasons: HashSet<Why>,
}

impl Walk<'_> {
    fn line(&mut self, line: &Line, statement: &Statement) {
        match statement {
            Statement::Turn(turn) => self.turn(line, turn),
            Statement::Foul { player, foul } => self.ruled(line, *player, self.at_table(foul.value)),
            Statement::Pardon { player, foul } => match self.refereed.pardon(*player, self.at_table(foul.value)) {
                Ok(Some(pardoned)) => self.ends[*player].pardoned.push(pardoned),
                Ok(None) => {
                    let mut report = TurnReport::of(line, *player);
                    report.notes.push(Remark::new(foul.value.clause, Why::NothingToPardon));
                    self.refereed.turns.push(report);
                }
                Err(kind) => self.faults.push(foul.fault(kind)),
            },
            Statement::Left { player, left } => match left {
                Left::Sum(sum, okeys) => {
                    self.ends[*player].sum = Some(sum.value);
                    self.ends[*player].okeys = okeys.len();
                }
                Left::Tiles(tiles) => {
                    let indicator = self.refereed.state.as_ref().and_then(|state| state.table().indicator());
                    let tiles = tiles.iter().filter_map(|tile| tile.value.tile(indicator)).collect();
                    self.ends[*player].left = Some(tiles);
                }
            },
            Statement::Announced(player) => self.ends[player.value].announced = true,
            Statement::Adjust { player, adjusted } => self.ends[*player].adjusted.push(adjusted.clone()),
            Statement::End => self.end(line),
            Statement::Void(_) => self.refereed.void = true,
            _ => {}
        }
    }

    fn at_table(&self, foul: Foul) -> Foul {
        self.refereed.state.as_ref().map_or(foul, |state| foul.at(state.table()))
    }

    fn turn(&mut self, line: &Line, turn: &Turn) {
        let Some(state) = &mut self.refereed.state else { return };
        if let [only] = turn.actions.as_slice()
            && let Action::Claim(tile) = only.value
        {
            return self.claim(line, turn.player, tile);
        }
        let first = turn.actions.first().map(|first| &first.value);
        // If the stock is empty and this line does not take the last discard, the hand is over. Report one error for
        // the whole line.
        let leaves = state.seat() == turn.player && first.is_some_and(|first| state.leaves_last_discard(first));
        if leaves {
            state.end_without_finish();
        }
        let over = state.over().is_some() || self.refereed.void;
        if over || state.seat() != turn.player {
            let takes = matches!(first, Some(Action::Take(_)));
            let next = turn.player == (state.seat() + 1) % SEATS;
            let (clause, why) = match state.over() {
                Some(Over::Exhausted) if leaves => (Clause::StockLast, Why::Fact(Fact::StockEmpty)),
                Some(Over::Exhausted) if takes && next => (Clause::TakeLastDiscard, Why::Fact(Fact::LastDiscardClosed)),
                _ if over => (Clause::TurnOrder, Why::Over),
                _ => (Clause::TurnOrder, Why::OutOfTurn { turn: state.seat() }),
            };
            let mut report = TurnReport::of(line, turn.player);
            report.actions = turn.actions.iter().map(|each| each.value.clone()).collect();
            report.whole_line(line, Wrong::illegal(turn.player, clause, why));
            self.refereed.turns.push(report);
            self.refereed.followed = over || !self.strayed;
            self.strayed = !over;
            return;
        }
        self.strayed = false;
        let mut open = self.open.take().unwrap_or_else(|| {
            self.refereed.turns.push(TurnReport::of(line, turn.player));
            OpenTurn { at: self.refereed.turns.len() - 1, reasons: HashSet::new() }
        });
        for (place, each) in turn.actions.iter().enumerate() {
            state.turn.played_on = finishes(&each.value) && is_played_on(self.hand, self.statement, turn.player);
            let mut step = state.step(self.engine, &each.value);
            let understood = step.understood(&each.value);
            let Some(report) = self.refereed.turns.get_mut(open.at) else { continue };
            if matches!(each.value, Action::Add { to: None, .. } | Action::Swap { at: None, .. }) {
                self.refereed.understood.insert((self.statement, place), understood.clone());
            }
            report.actions.extend(understood);
            for wrong in step.wrong {
                // Report each reason for an illegal action once per turn, but every foul, because each one costs
                // points.
                let is_new = open.reasons.insert(wrong.why.clone());
                if is_new || wrong.foul.is_some() {
                    report.add_wrong(wrong, line, each.span.clone().unwrap_or_default());
                }
            }
            report.unknown.extend(step.unknown);
            report.notes.extend(step.notes);
        }
        let is_over = turn.actions.iter().any(|each| each.value.ends_turn());
        self.open = (!is_over).then_some(open);
    }

    /// Adds a remark on each correction of points if the hand was broken off, because such a hand is not settled.
    fn report_unsettled(&mut self, hand: &HandRecord) {
        if self.refereed.state.as_ref().is_some_and(|state| state.over().is_some()) {
            return;
        }
        for (line, statement) in hand.statements() {
            if let Statement::Adjust { player, .. } = statement {
                let mut report = TurnReport::of(line, *player);
                report.notes.push(Remark::new(Clause::MatchHands, Why::CorrectionUnsettled));
                self.refereed.turns.push(report);
            }
        }
    }

    fn ruled(&mut self, line: &Line, player: usize, foul: Foul) {
        let Some(state) = &self.refereed.state else { return };
        let mut report = TurnReport::ruled(state.table().profile(), line, player, foul);
        let mut done = self.refereed.turns.iter().flat_map(|turn| &turn.wrong);
        let shown = done.any(|PlacedWrong { wrong, pardoned, .. }| {
            !pardoned && wrong.why != Why::RuledByTable && wrong.foul_of(player, foul).is_some()
        });
        if shown {
            report.notes.push(Remark::new(foul.clause, Why::RuledAgain));
        }
        self.refereed.turns.push(report);
        self.ends[player].fouls.push(foul);
    }

    fn end(&mut self, line: &Line) {
        let Some(state) = &mut self.refereed.state else { return };
        let wrong = match state.over() {
            _ if self.refereed.void => None,
            // Many people write `end` after every hand, so after a finish add only a remark.
            Some(Over::Won { .. }) => {
                let mut report = TurnReport::of(line, state.seat());
                report.notes.push(Remark::new(Clause::TurnOrder, Why::EndAfterFinish));
                return self.refereed.turns.push(report);
            }
            Some(_) => None,
            None if state.stock().next().is_some() => {
                Some((Clause::TilesDeal, Why::EndTooEarly { left: state.stock_left() }))
            }
            None => {
                // A player who has not drawn a tile, or has put back a taken tile, need not throw one.
                let is_owed = self.open.is_some() && !state.must_draw();
                if is_owed {
                    state.throw_unknown();
                }
                state.end_without_finish();
                is_owed.then_some((Clause::TurnOrder, Why::NothingThrown))
            }
        };
        if let Some((clause, why)) = wrong {
            let player = state.seat();
            let mut report = TurnReport::of(line, player);
            report.whole_line(line, Wrong::illegal(player, clause, why));
            self.refereed.turns.push(report);
        }
    }
}

impl TurnReport {
    pub(super) fn of(line: &Line, player: usize) -> Self {
        Self {
            line: line.number,
            statement: line.span.clone(),
            player,
            actions: Vec::new(),
            wrong: Vec::new(),
            unknown: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// Creates a report on a foul on which the players at the table decided.
    fn ruled(profile: &Profile, line: &Line, player: usize, foul: Foul) -> Self {
        let points = priced(profile, foul);
        let mut report = Self::of(line, player);
        let wrong = Wrong { foul: Some(foul), clause: foul.clause, player, points, why: Why::RuledByTable };
        report.whole_line(line, wrong);
        report
    }

    fn whole_line(&mut self, line: &Line, wrong: Wrong) {
        self.add_wrong(wrong, line, line.span.clone());
    }

    fn add_wrong(&mut self, wrong: Wrong, line: &Line, span: Range<usize>) {
        let statement = line.span.clone();
        self.wrong.push(PlacedWrong { wrong, line: line.number, statement, span, pardoned: false });
    }
}

impl Walk<'_> {
    /// Handles a claim that a discard was playable. A correct claim charges the thrower, and the foul is reported with
    /// the thrower's turn.
    pub(super) fn claim(&mut self, line: &Line, player: usize, symbol: Symbol) {
        let Some(state) = &mut self.refereed.state else { return };
        let mut step = Step::default();
        state.claim(&mut step, player, symbol);
        let mut report = TurnReport::of(line, player);
        report.actions.push(Action::Claim(symbol));
        for wrong in step.wrong {
            let own = |turn: &&mut TurnReport| {
                turn.player == wrong.player && turn.actions.last().is_some_and(Action::ends_turn)
            };
            if let Some(turn) = self.refereed.turns.iter_mut().rev().find(own) {
                turn.whole_line(line, wrong);
            }
        }
        report.unknown.extend(step.unknown);
        report.notes.extend(step.notes);
        self.refereed.turns.push(report);
    }
}
