//! Plays hands like `okey simulate`: each deal once for every distinct rotation of the players around the table.

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Chronicle, Over, SEATS, Setup, State};
use okey::record::{HandRecord, Header, Record, Statement, printed};
use okey::{Engine, Profile};

pub(super) const NAMES: [&str; SEATS] = ["P1", "P2", "P3", "P4"];

/// The results of one deal, added up over all rotations of the players.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Deal {
    pub(super) records: Vec<HandRecord>,
    pub(super) points: [i64; SEATS],
    pub(super) wins: [usize; SEATS],
    pub(super) fouls: usize,
}

/// Plays a deal once for every distinct rotation of `seats`.
pub(super) fn deal(profile: &Profile, mut seats: [PlayerKind; SEATS], seed: u64, deal: u64) -> Deal {
    let (engine, setup) = (Engine::default(), Setup::dealt(profile, seed, deal, 0));
    let analyzer = RackAnalyzer::new(&engine, &setup.table);
    let (mut played, mut seatings) = (Deal::default(), Vec::new());
    while !seatings.contains(&seats) {
        let mut chronicle = Chronicle::new(&setup, u32::try_from(seatings.len() + 1).ok());
        let mut state = State::new(setup.clone());
        while state.over().is_none() {
            if state.end_unless_finished(&engine) {
                chronicle.say(Statement::End);
                break;
            }
            let (seat, last) = (state.seat(), state.turns() + 1);
            let mut chance = Chance::new(seed, deal, state.turns(), seat);
            while state.seat() == seat && state.turns() < last && state.over().is_none() {
                let action = seats[seat].act(&state.view(seat), &analyzer, &mut chance);
                let action = if state.is_in_time(&action, State::LONGEST) { action } else { Action::Draw(None) };
                chronicle.note(&state, &action);
                played.fouls += state.step(&engine, &action).wrong.len();
            }
        }
        for (sum, points) in played.points.iter_mut().zip(state.points().expect("all tiles are known")) {
            *sum += points;
        }
        if let Some(Over::Won { by, .. }) = state.over() {
            played.wins[*by] += 1;
        }
        played.records.push(chronicle.record());
        seatings.push(seats);
        seats.rotate_left(1);
    }
    played
}

pub(super) fn header(profile: &Profile) -> Header {
    Header::of(profile, &NAMES.map(str::to_owned), &[])
}

/// `deal` plays the same hands as the command `okey simulate`.
#[test]
fn the_command_plays_the_same_hands() {
    let folder = crate::command::folder("simulated");
    let path = folder.to_str().expect("a path");
    for variant in okey::Variant::ALL {
        let profile = Profile::new(variant);
        let seats = [PlayerKind::Nearest, PlayerKind::Careful, PlayerKind::Nearest, PlayerKind::Random];
        let names = seats.map(PlayerKind::name).join(",");
        let call = ["simulate", "--variant", variant.name(), "--players", &names, "--seed", "5", "--games", "32"];
        let answer = crate::command::run(&[&call[..], &["--records", path, "--json"]].concat());
        let answer = crate::command::json_of(&answer.stdout);
        let deals: Vec<Deal> = (0..8).map(|number| deal(&profile, seats, 5, number)).collect();
        let total = |of: fn(&Deal) -> usize| deals.iter().map(of).sum::<usize>();
        assert_eq!(answer["endings"]["finished"], total(|deal| deal.wins.iter().sum()), "{variant}");
        assert_eq!(answer["fouls"], total(|deal| deal.fouls), "{variant}");
        let points = |seat: usize| deals.iter().map(|deal| deal.points[seat]).sum::<i64>();
        let points = |seat: usize| f64::from(i32::try_from(points(seat)).expect("few"));
        for seat in 0..SEATS {
            let mean = answer["seats"][seat]["points"].as_f64().expect("points");
            assert!((mean * 32.0 - points(seat)).abs() < 1e-6, "{variant}");
            let wins = answer["seats"][seat]["wins"].as_f64().expect("wins") * 32.0;
            let expected: usize = deals.iter().map(|deal| deal.wins[seat]).sum();
            assert!((wins - f64::from(u32::try_from(expected).expect("few"))).abs() < 1e-6, "{variant}");
        }
        let header = header(&profile);
        let files = std::fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path());
        let mut files: Vec<_> = files.collect();
        files.sort();
        assert_eq!(files.len(), 8, "{files:?}");
        for (file, deal) in files.into_iter().zip(deals) {
            let text = std::fs::read_to_string(&file).expect("a record");
            let hands: String = deal.records.iter().map(|hand| printed(&header, hand)).collect();
            assert!(Record::read(&text).is_ok() && text.ends_with(&hands), "{file:?}: {text}\n{hands}");
            std::fs::remove_file(file).expect("a file");
        }
    }
}
