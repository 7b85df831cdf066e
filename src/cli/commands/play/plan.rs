//! What a line would do, found before any of it is done: it is done as a whole, or not at all.

use super::line::Piece;
use crate::game::{Action, Remark, Severity, State, Why, Wrong};
use crate::judge::{Fact, must_lie};
use crate::score::Opened;
use crate::table::Game;
use crate::tiles::Tile;
use crate::words::Clause;

/// Why a line is not done.
pub(super) enum Refusal {
    /// The list has no such number.
    NoSuchNumber(usize),
    /// Something follows the throw.
    TurnOver,
    /// The tile was to be taken, and cannot be laid at once, by the rule that the clause states.
    NotToBeTaken { clause: Clause, tile: Tile, opened: Option<Opened> },
    /// An action that cannot be done.
    Illegal(Wrong),
    /// A claim that brings nobody a foul.
    Claim { clause: Clause, why: Why },
    /// What is done only if it is entered a second time: fouls, and in the classic game an okey thrown, which is allowed
    /// but given away.
    Doubtful { fouls: Vec<Wrong>, okey: bool },
}

/// What a line does in this state: an action for each of its pieces up to a draw, as the player sees a drawn tile
/// before anything else is read. Fouls pass where he has asked for them before.
pub(super) fn plan(state: &State, pieces: &[Piece], forgiven: bool) -> Result<Vec<Action>, Refusal> {
    let (seat, turn) = (state.seat(), state.turns());
    let mut now = state.clone();
    let mut actions = Vec::new();
    let mut fouls = Vec::new();
    let mut okey = false;
    // A tile that nothing the list offers could be laid with: what the line does with it must be seen.
    let mut doubtful = None;
    for piece in pieces {
        if now.turns() != turn || now.over().is_some() {
            return Err(Refusal::TurnOver);
        }
        let action = match piece {
            // Tiles that go to several melds are laid off in one go.
            Piece::Act(action) => match now.understood(action).as_slice() {
                [one] => one.clone(),
                _ => action.clone(),
            },
            Piece::Number(number) => {
                let offered = offered(&now);
                let chosen = number.checked_sub(1).and_then(|at| offered.into_iter().nth(at));
                chosen.ok_or(Refusal::NoSuchNumber(*number))?
            }
        };
        if let (Action::Take(_), Some(tile)) = (&action, now.takeable())
            && now.table().game() == Game::Yuzbir
            && !now.actions().contains(&action)
        {
            doubtful = Some((tile, now.player(seat).opened));
        }
        let step = now.step(&action);
        okey |= gives_okey(&now, &action);
        for wrong in step.wrong.into_iter().filter(|wrong| wrong.player == seat) {
            match wrong.kind {
                Severity::Illegal => return Err(Refusal::Illegal(wrong)),
                Severity::Foul(_) => fouls.push(wrong),
            }
        }
        if let (Action::Claim(_), Some(Remark { clause, why })) = (&action, step.notes.into_iter().next())
            && why != Why::ClaimRight
        {
            return Err(Refusal::Claim { clause, why });
        }
        let drawn = matches!(action, Action::Draw(_));
        actions.push(action);
        if drawn {
            break;
        }
    }
    if let Some((tile, opened)) = doubtful.filter(|_| !forgiven) {
        let kept = now.turns() == turn && now.view(seat).to_lay().is_some();
        let thrown = |wrong: &Wrong| matches!(wrong.why, Why::Fact(Fact::TakenNotLaid { .. }));
        if kept || fouls.iter().any(thrown) {
            let clause = must_lie(opened.is_some(), now.player(seat).opened == Some(Opened::Pairs));
            return Err(Refusal::NotToBeTaken { clause, tile, opened });
        }
    }
    // A foul that becomes certain is told before it does.
    if now.turns() == turn && state.foul_to_come().is_none() {
        fouls.extend(now.foul_to_come());
    }
    if forgiven || (fouls.is_empty() && !okey) { Ok(actions) } else { Err(Refusal::Doubtful { fouls, okey }) }
}

/// Returns true if an action threw an okey that the next player of a classic game may take; `now` is the hand after it.
fn gives_okey(now: &State, action: &Action) -> bool {
    let Action::Throw(symbol) = action else { return false };
    let table = now.table();
    let tile = symbol.tile(table.indicator());
    now.over().is_none() && table.game() == Game::Classic && tile.is_some_and(|tile| table.is_okey(tile))
}

/// The actions that are listed one by one: all but throws.
pub(super) fn offered(state: &State) -> Vec<Action> {
    state.actions().into_iter().filter(|action| !matches!(action, Action::Throw(_))).collect()
}
