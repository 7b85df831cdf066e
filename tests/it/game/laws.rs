//! In every state of a game each tile is in exactly one place. Replaying the record of a simulated hand gives the same
//! hand.

use crate::engine::case::engine;
use okey::deck::set;
use okey::game::players::PlayerKind;
use okey::game::{Over, Referee, SEATS, Setup, State};
use okey::record::{Record, printed};
use okey::{Profile, Tile, Variant};

use super::simulated::{deal, header};

fn kinds(variant: Variant) -> [PlayerKind; SEATS] {
    match variant {
        Variant::Cs102 => [PlayerKind::Random, PlayerKind::Cs102, PlayerKind::Nearest, PlayerKind::Careful],
        _ => [PlayerKind::Random, PlayerKind::Nearest, PlayerKind::Random, PlayerKind::Careful],
    }
}

fn every_tile_once(state: &State) {
    let mut known: Vec<Tile> = state.known().collect();
    known.sort_unstable();
    let mut all: Vec<Tile> = set(state.table().game()).collect();
    all.sort_unstable();
    assert_eq!(known, all);
}

/// After every action of random play, each tile of the set is in exactly one place.
#[test]
fn every_tile_lies_somewhere_once() {
    for variant in Variant::ALL {
        let profile = Profile::new(variant);
        for hand in 0..6 {
            let mut state = State::new(Setup::dealt(&profile, 11, hand, (hand % 4) as usize));
            let mut pick = hand;
            while state.over().is_none() {
                every_tile_once(&state);
                let actions = state.actions(&engine());
                assert!(!actions.is_empty());
                pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let at = usize::try_from(pick >> 33).expect("31 bits") % actions.len();
                let mut next = state.clone();
                next.step(&engine(), &actions[at]);
                assert_ne!(next, state, "{}", actions[at]);
                state = next;
            }
            every_tile_once(&state);
        }
    }
}

/// The referee follows the records of simulated hands to the end and knows all points. If the simulation counted no
/// foul, the referee finds no illegal action and no foul. Parsing and printing a record gives the same text.
#[test]
fn records_of_simulated_hands_are_followed_without_a_fault() {
    for variant in Variant::ALL {
        let profile = Profile::new(variant);
        let header = header(&profile);
        for number in 0..3 {
            let simulated = deal(&profile, kinds(variant), 5, number);
            let hands: String = simulated.records.iter().map(|hand| printed(&header, hand)).collect();
            let text = format!("{header}{hands}");
            let record = Record::read(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
            assert_eq!(record.to_string(), text);
            let engine = engine();
            let mut referee = Referee::new(&engine, &record.header);
            let mut finished = 0;
            for hand in &record.hands {
                let refereed = referee.hand(hand).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
                assert!(refereed.followed, "{text}");
                let wrong: usize = refereed.turns.iter().map(|turn| turn.wrong.len()).sum();
                assert!(wrong == 0 || simulated.fouls > 0, "{:?}\n{text}", refereed.turns);
                let state = refereed.state.expect("a table");
                finished += usize::from(matches!(state.over(), Some(Over::Won { .. })));
                every_tile_once(&state);
                assert!(refereed.points.iter().all(Option::is_some));
            }
            assert_eq!(finished, simulated.wins.iter().sum::<usize>());
        }
    }
}

/// `Setup::of` accepts racks and a stock that form a possible deal. Otherwise it lists the faults of the deal.
#[test]
fn tables_dealt_elsewhere_are_checked() {
    for (variant, starter) in Variant::ALL.into_iter().zip([3, 1, 0, 2].into_iter().cycle()) {
        let dealt = Setup::dealt(&Profile::new(variant), 4, 1, starter);
        let racks = || dealt.racks.each_ref().map(|rack| rack.iter().collect::<Vec<Tile>>());
        let of = |racks, stock: &[Tile]| Setup::of(dealt.table.clone(), starter, racks, stock.to_vec());
        let codes = |racks, stock: &[Tile]| {
            let faults = of(racks, stock).expect_err("a wrong deal");
            faults.iter().map(|fault| fault.kind.code()).collect::<Vec<&str>>()
        };
        assert_eq!(of(racks(), &dealt.stock).as_ref(), Ok(&dealt));
        let unknown = of(racks(), &[]).expect("a stock nobody knows");
        assert_eq!((unknown.stock.len(), unknown.stock_left), (0, dealt.stock_left));
        let mut short = racks();
        short[1].pop();
        assert_eq!(codes(short, &dealt.stock), ["rack-size"]);
        let mut long = racks();
        long[2].push(dealt.stock[0]);
        assert_eq!(codes(long, &dealt.stock[1..]), ["rack-size"]);
        let mut twice = racks();
        twice[0][0] = dealt.stock[0];
        if racks()[0][0] != dealt.stock[0] {
            assert_eq!(codes(twice, &dealt.stock), ["dealt-too-often"], "{variant}");
        }
        let more: Vec<Tile> = dealt.stock.iter().copied().chain([dealt.stock[0]]).collect();
        assert!(codes(racks(), &more).contains(&"stock-size"));
    }
}
