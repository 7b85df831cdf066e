//! The game in play: laws of its states, the referee's rulings on whole records, and computer players.

mod agreement;
mod bounds;
mod cases;
mod choices;
mod described;
mod endings;
mod evenings;
mod exchanges;
mod fitting;
mod guesses;
mod jokers_apart;
mod last_discard;
mod laws;
mod one_cause;
mod players;
mod pools;
mod racks;
mod results;
mod rulings;
mod simulated;
mod slow;
mod trials;
mod views;

use crate::engine::case::engine;
use okey::Clause;
use okey::game::{PlacedWrong, Referee, Refereed, Remark, Why};
use okey::record::Record;

/// Parses a record and returns its refereed hands.
fn refereed(text: &str) -> Vec<Refereed> {
    let record = Record::read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let engine = engine();
    let mut referee = Referee::new(&engine, &record.header);
    let hands = record.hands.iter().map(|hand| referee.hand(hand));
    hands.map(|hand| hand.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))).collect()
}

fn clause_and_why(note: &Remark) -> (Clause, Why) {
    (note.clause, note.why.clone())
}

/// Returns the illegal actions and fouls of a hand in order, as text: line, kind, clause, player, points. An example is
/// `4 foul open.series 0 101`.
fn wrongs(hand: &Refereed) -> Vec<String> {
    let turns = hand.turns.iter().flat_map(|turn| &turn.wrong);
    let wrongs = turns.map(|PlacedWrong { wrong, line, .. }| {
        let kind = if wrong.foul.is_some() { "foul" } else { "illegal" };
        format!("{line} {kind} {} {} {}", wrong.clause, wrong.player, wrong.points)
    });
    wrongs.collect()
}
