//! Checks a whole line before the program carries out any of its commands. So a line is carried out completely or not
//! at all. Commands after a draw are an exception: they are checked after the player has seen the drawn tile.

use super::person::TypedCommand;
use crate::engine::Engine;
use crate::game::{Action, Remark, State, Why, Wrong};
use crate::judge::{Fact, must_lie};
use crate::score::Opened;
use crate::table::{Game, Symbol};
use crate::tiles::Tile;
use crate::words::Clause;

/// The reason why a typed line is refused.
pub(super) enum PlanRefusal {
    /// The displayed list has no action with this number.
    NoSuchNumber(usize),
    /// A number was typed, but no list is displayed, because the player can only throw a tile.
    NoList,
    /// A command follows the discard, which ends the turn.
    TurnOver,
    /// The line takes a discard and does not lay it, but the rule `clause` requires this.
    NotToBeTaken { clause: Clause, tile: Tile, opened: Option<Opened> },
    /// An action is not possible.
    Illegal(Wrong),
    /// The player claims that a discard was playable. The claim fails for the reason `why`.
    Claim { clause: Clause, why: Why },
    /// The player must confirm the line by entering it again. There are three reasons: the line contains fouls; in the
    /// classic game it discards an okey, which the next player can take; or it contains `tile` without a word such as
    /// "throw".
    Doubtful { fouls: Vec<Wrong>, okey: bool, tile: Option<Symbol> },
}

/// Returns the actions of a line up to and including the first draw. Refuses a [doubtful](PlanRefusal::Doubtful) line
/// unless `forgiven` is true.
pub(super) fn plan(
    engine: &Engine,
    state: &State,
    pieces: &[TypedCommand],
    forgiven: bool,
) -> Result<Vec<Action>, PlanRefusal> {
    let (seat, turn) = (state.seat(), state.turns());
    let mut now = state.clone();
    let mut actions = Vec::new();
    let mut fouls = Vec::new();
    let (mut okey, mut tile) = (false, None);
    // In 101, the discard that the line takes although `State::actions` does not offer it, and how the player had
    // opened before. Unless `forgiven` is true, the line must also lay this discard.
    let mut doubtful = None;
    for piece in pieces {
        if now.turns() != turn || now.over().is_some() {
            return Err(PlanRefusal::TurnOver);
        }
        let action = match piece {
            // Add details that the player omitted, such as the number of a meld. Keep a layoff onto several melds as
            // typed: `understood` splits it into one action per meld, but a command must stay one action.
            TypedCommand::Act(action) => match now.understood(action).as_slice() {
                [one] => one.clone(),
                _ => action.clone(),
            },
            TypedCommand::Tile(thrown) => {
                tile = Some(*thrown);
                Action::Throw(*thrown)
            }
            TypedCommand::Number(number) => {
                let offered = offered(engine, &now);
                if offered.is_empty() {
                    return Err(PlanRefusal::NoList);
                }
                let chosen = number.checked_sub(1).and_then(|at| offered.into_iter().nth(at));
                chosen.ok_or(PlanRefusal::NoSuchNumber(*number))?
            }
        };
        if let (Action::Take(_), Some(tile)) = (&action, now.takeable())
            && now.table().game() == Game::Yuzbir
            && !now.actions(engine).contains(&action)
        {
            doubtful = Some((tile, now.player(seat).opened));
        }
        let step = now.step(engine, &action);
        okey |= gives_okey(&now, &action);
        for wrong in step.wrong.into_iter().filter(|wrong| wrong.player == seat) {
            if wrong.foul.is_none() {
                return Err(PlanRefusal::Illegal(wrong));
            }
            fouls.push(wrong);
        }
        if let (Action::Claim(_), Some(Remark { clause, why })) = (&action, step.notes.into_iter().next())
            && why != Why::ClaimRight
        {
            return Err(PlanRefusal::Claim { clause, why });
        }
        let drawn = matches!(action, Action::Draw(_));
        actions.push(action);
        if drawn {
            break;
        }
    }
    if let Some((taken, opened)) = doubtful.filter(|_| !forgiven) {
        let kept = now.turns() == turn && now.view(seat).to_lay().is_some();
        let thrown = |wrong: &Wrong| matches!(wrong.why, Why::Fact(Fact::TakenNotLaid { .. }));
        if kept || fouls.iter().any(thrown) {
            let clause = must_lie(opened.is_some(), now.player(seat).opened == Some(Opened::Pairs));
            return Err(PlanRefusal::NotToBeTaken { clause, tile: taken, opened });
        }
    }
    // Warn about a foul that this line makes unavoidable.
    if now.turns() == turn && state.foul_to_come().is_none() {
        fouls.extend(now.foul_to_come());
    }
    let is_plain = fouls.is_empty() && !okey && tile.is_none();
    if forgiven || is_plain { Ok(actions) } else { Err(PlanRefusal::Doubtful { fouls, okey, tile }) }
}

/// Returns true if the action discards an okey that the next player of a classic game can take. `now` is the state
/// after it.
fn gives_okey(now: &State, action: &Action) -> bool {
    let Action::Throw(symbol) = action else { return false };
    let table = now.table();
    let tile = symbol.tile(table.indicator());
    now.over().is_none() && table.game() == Game::Classic && tile.is_some_and(|tile| table.is_okey(tile))
}

/// Returns the numbered actions that the program offers. Discards have no number, because the player types the tile.
pub(super) fn offered(engine: &Engine, state: &State) -> Vec<Action> {
    state.actions(engine).into_iter().filter(|action| !matches!(action, Action::Throw(_))).collect()
}
