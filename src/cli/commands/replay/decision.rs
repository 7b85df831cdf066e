//! Finds the state of a recorded hand just before a player throws a tile.

use clap::ArgMatches;

use super::{Stop, check_stop, stop};
use crate::cli::failure::{CallFault, Failure};
use crate::cli::input::{record, speak_as};
use crate::cli::output::Output;
use crate::engine::Engine;
use crate::game::{Referee, State, Until};
use crate::oracle::diagnostic::{Place, Refusal};
use crate::record::{HandRecord, Line, MAX_BYTES, RecordReader, Statement};

/// Returns the state of the hand just before the throw in the turn that `--to` names.
///
/// # Errors
/// Fails if the record has faults or lacks the turn, if no player has to throw a tile in it, or if that player's rack
/// has unknown tiles.
pub(in crate::cli) fn before_throw(matches: &ArgMatches, output: &mut Output) -> Result<State, Failure> {
    let to = matches.get_one::<String>("to").expect("--record requires --to");
    let stop = stop(to)?;
    let source = record(matches, MAX_BYTES, output)?;
    speak_as(&source, matches, output);
    let refuse = |faults| Failure::from(Refusal::in_text(Place::Record, &source, Place::Record.faults(faults)));
    let reader = RecordReader::new(&source).map_err(refuse)?;
    let (header, engine) = (reader.header().clone(), Engine::default());
    let mut referee = Referee::new(&engine, &header);
    let (mut hands, mut lines) = (0, None);
    for hand in reader {
        let hand = hand.map_err(refuse)?;
        hands += 1;
        let [first, last] = hand.line_numbers();
        let (begin, _) = *lines.get_or_insert((first, last));
        lines = Some((begin, last));
        let before = referee.clone();
        let Some(until) = stop.until(hands, begin..=last) else {
            referee.hand_until(&hand, Until::End).map_err(refuse)?;
            continue;
        };
        let refereed = referee.hand_until(&hand, until).map_err(refuse)?;
        check_stop(hands, until, &refereed)?;
        let cut = without_throw(&hand, until, refereed.read);
        let (hand, until) = if cut.has_turns() { (cut, Until::End) } else { (hand, Until::Turn(0)) };
        let state = before.clone().hand_until(&hand, until).map_err(refuse)?.state;
        let state = state.ok_or_else(|| Failure::refused(CallFault::NoTable, Place::Call))?;
        return decided(state, &header.players);
    }
    Err(Stop::nowhere(stop, hands, lines))
}

/// Returns `state` if the player on turn must throw a tile and has no unknown tiles.
fn decided(state: State, names: &[String]) -> Result<State, Failure> {
    let name = || names.get(state.seat()).cloned().unwrap_or_default();
    let fault = if state.over().is_some() || state.must_draw() {
        CallFault::NothingToThrow { name: name() }
    } else if !state.rack(state.seat()).is_known() {
        CallFault::RackUnknown { name: name() }
    } else {
        return Ok(state);
    };
    Err(Failure::refused(fault, Place::Call))
}

/// Returns the first `read` statements of a hand, which end with the turn or line `until`. The result leaves out the
/// action that ends this turn.
fn without_throw(hand: &HandRecord, until: Until, read: usize) -> HandRecord {
    let mut lines: Vec<Line> = hand.statements().take(read).map(|(line, _)| line.clone()).collect();
    if let Some(Line { number, statement: Some(Statement::Turn(turn)), .. }) = lines.last_mut()
        && !matches!(until, Until::Line(last) if *number != last)
    {
        turn.actions.retain(|each| !each.value.ends_turn());
        if turn.actions.is_empty() {
            lines.pop();
        }
    }
    HandRecord { lines }
}
