//! Plays a hand the way a game server does: it deals, checks every action, computes the points and writes the record.

#![allow(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Chance, Chronicle, Referee, Setup, State};
use okey::record::{Header, Record};
use okey::{Engine, Language, Profile, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let profile = Profile::new(Variant::Yuzbir);
    let header = Header::of(&profile, &["Ali", "Ece", "Can", "Nil"].map(str::to_owned), &[]);
    let setup = Setup::dealt(&profile, 7, 0, 0);
    let engine = Engine::default();
    let (analyzer, mut chronicle) = (RackAnalyzer::new(&engine, &setup.table), Chronicle::new(&setup, None));
    let mut state = State::new(setup);
    while state.over().is_none() {
        let seat = state.seat();
        let mut chance = Chance::new(7, 0, state.turns(), seat);
        let action = PlayerKind::Nearest.act(&state.view(seat), &analyzer, &mut chance);
        match state.apply(&engine, &action) {
            Ok(next) => {
                chronicle.note(&state, &action);
                state = next;
            }
            Err(wrong) => return Err(wrong.why.refusal(&state, &header.players, Language::En).into()),
        }
    }
    let record = Record { header, hands: vec![chronicle.record()] };
    let refereed = Referee::new(&engine, &record.header).hand(&record.hands[0])?;
    println!("{} turns, points {:?}", state.turns(), refereed.points);
    assert!(refereed.is_clean() && state.points().map(|points| points.map(Some)) == Some(refereed.points));
    assert_eq!(Record::read(&record.to_string())?.hands.len(), 1);
    Ok(())
}
