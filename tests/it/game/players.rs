//! The choices of computer players do not depend on hidden tiles, and the number of threads does not change a game.

use crate::engine::case::engine;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, SEATS, Setup, State};
use okey::score::Opened;
use okey::{Clause, Named, Profile, Variant};
use rand::prelude::*;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::refereed;
use super::simulated::deal;
use crate::command::{called, json_of};

/// A computer player makes the same choice after the hidden tiles are dealt again.
#[test]
fn hidden_tiles_change_no_choice() {
    for variant in [Variant::Okey, Variant::Yuzbir, Variant::Cs102] {
        let profile = Profile::new(variant);
        for &kind in PlayerKind::ALL.iter().filter(|kind| kind.plays(profile.game())) {
            let setup = Setup::dealt(&profile, 3, 0, 0);
            let engine = engine();
            let analyzer = RackAnalyzer::new(&engine, &setup.table);
            let mut state = State::new(setup);
            for at in 0..60 {
                if state.over().is_some() {
                    break;
                }
                let seat = state.seat();
                // `thinker` is slow in 101, so it plays only two of every twelve actions there, and `careful` plays the
                // others.
                let often = if kind == PlayerKind::Thinker && variant == Variant::Yuzbir { 12 } else { 1 };
                if at % often > 1 {
                    let mut chance = Chance::new(1, 2, state.turns(), seat);
                    state.step(&engine, &PlayerKind::Careful.act(&state.view(seat), &analyzer, &mut chance));
                    continue;
                }
                let hidden = state.with_hidden_shuffled(seat, 9);
                let act = |state: &State| {
                    let mut chance = Chance::new(1, 2, state.turns(), seat);
                    kind.act(&state.view(seat), &analyzer, &mut chance)
                };
                let action = act(&state);
                assert_eq!(action, act(&hidden), "{kind}");
                state.step(&engine, &action);
            }
        }
    }
}

/// The computer players commit no foul in deals that once led to an avoidable one. A player did not lay a taken tile,
/// or laid off so much after opening with pairs that every discard was a foul.
#[test]
fn no_foul_where_there_is_another_way() {
    let profile = Profile::new(Variant::Yuzbir);
    let fouls = |kinds: [PlayerKind; SEATS], seed: u64, number: u64| deal(&profile, kinds, seed, number).fouls;
    for deal in [431, 2213, 5599] {
        assert_eq!(fouls([PlayerKind::Random; SEATS], 1, deal), 0, "deal {deal}");
    }
    // In these deals `careful` opened with pairs.
    for deal in [19_614, 26_287, 28_369, 30_794, 36_484] {
        assert_eq!(fouls([PlayerKind::Careful; SEATS], 7, deal), 0, "deal {deal}");
    }
    // In these deals a player who opened with pairs throws the last tile, which is allowed even if it fits a meld.
    for deal in [42, 2078, 2303] {
        assert_eq!(
            fouls([PlayerKind::Nearest, PlayerKind::Careful, PlayerKind::Nearest, PlayerKind::Random], 41, deal),
            0,
            "deal {deal}"
        );
    }
}

/// Computer players plan their throws for a bar that an earlier opening has raised (`open.rising`). They throw the same
/// tiles as at a table where every opening needs this sum.
#[test]
fn a_raised_bar_is_planned_for() {
    let all: Vec<String> = ["K", "R", "B", "Y"]
        .iter()
        .flat_map(|colour| (1..=9).map(move |number| format!("{colour}{number}")))
        .flat_map(|tile| [tile.clone(), tile])
        .filter(|tile| !["Y1", "Y2", "Y3", "B1"].contains(&tile.as_str()))
        .collect();
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let engine = engine();
    for number in 0..24 {
        let tiles: Vec<&str> = all.sample(&mut random, 22).map(String::as_str).collect();
        let (drawn, rack) = tiles.split_first().expect("22 tiles");
        let rack = rack.join(" ");
        let state = |set: &str, opens: &str| {
            let text = format!(
                "game 101\nset {set}\nplayers Ali Ayşe Veli Can\nindicator Y1\nrack Ayşe {rack}\n\
                 Ali: {opens}, throw B1\nAyşe: draw {drawn}\n"
            );
            refereed(&text).remove(0).state.expect("a table")
        };
        let raised = state("open.rising=all", "open K10-13 / R10-13 / B10-13, lay Y11-13");
        let high = state("open.sum=139", "open K10-13 / R10-13 / B10-13 / Y11-13");
        assert_eq!(raised.view(1).bars(), high.view(1).bars());
        for kind in [PlayerKind::Nearest, PlayerKind::Careful] {
            let throw = |state: &State| {
                let analyzer = RackAnalyzer::new(&engine, state.table());
                kind.act(&state.view(1), &analyzer, &mut Chance::new(1, 2, 3, 1))
            };
            assert_eq!(throw(&raised), throw(&high), "{number}, {kind}: {rack}");
        }
    }
}

/// Games between computer players of `cs102` end. No player keeps taking and throwing the same tile.
#[test]
fn chains_are_played_to_an_end() {
    let profile = Profile::new(Variant::Cs102);
    for kinds in
        [[PlayerKind::Cs102; SEATS], [PlayerKind::Cs102, PlayerKind::Nearest, PlayerKind::Cs102, PlayerKind::Careful]]
    {
        assert!((0..100).all(|number| deal(&profile, kinds, 11, number).fouls == 0));
    }
}

/// After a computer player of 101 takes a discard, it chooses only actions that still allow it to lay the tile
/// (`take.opened`).
#[test]
fn taken_tiles_are_laid() {
    let profile = Profile::new(Variant::Yuzbir);
    let mut taken = 0;
    for deal in 0..200 {
        let setup = Setup::dealt(&profile, 1, deal, 0);
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() {
            let seat = state.seat();
            let mut chance = Chance::new(1, deal, state.turns(), seat);
            let action = PlayerKind::Random.act(&state.view(seat), &analyzer, &mut chance);
            taken += usize::from(matches!(action, Action::Take(_)));
            let step = state.step(&engine, &action);
            let against = step.wrong.iter().map(|wrong| wrong.clause);
            let owed = [Clause::TakeOpened, Clause::TakeMustOpen, Clause::TakePairs];
            assert_eq!(against.filter(|clause| owed.contains(clause)).count(), 0, "deal {deal}: {action:?}");
        }
    }
    assert!(taken > 100, "tiles are taken: {taken}");
}

/// After a player of 101 has opened with pairs, `thinker` lays pairs although it opened with runs and groups. It also
/// takes discards for such a pair, and commits no foul (`layoff.pair`, `take.opened`).
#[test]
fn thinker_lays_pairs_after_series() {
    let profile = Profile::new(Variant::Yuzbir);
    let (mut laid, mut taken) = (0, 0);
    for deal in 0..30 {
        let setup = Setup::dealt(&profile, 1, deal, 0);
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        let mut took = false;
        while state.over().is_none() {
            let seat = state.seat();
            let series = state.player(seat).opened == Some(Opened::Series);
            let kind = if series { PlayerKind::Thinker } else { PlayerKind::Careful };
            let mut chance = Chance::new(1, deal, state.turns(), seat);
            let action = kind.act(&state.view(seat), &analyzer, &mut chance);
            let lays_pair =
                series && matches!(&action, Action::Lay(melds) if melds.0.iter().any(|meld| meld.len() == 2));
            laid += usize::from(lays_pair);
            taken += usize::from(lays_pair && took);
            took = series && matches!(action, Action::Take(_));
            let step = state.step(&engine, &action);
            assert!(!series || step.wrong.is_empty(), "deal {deal}: {action:?}");
        }
    }
    assert!(laid > taken && taken > 0, "pairs are laid: {laid}, {taken} of them with a taken tile");
}

fn simulated(call: &str) -> Value {
    json_of(&called(&format!("simulate {call}"), &["--json"]).stdout)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn rotations_are_distinct() {
    let seatings = |kinds: &str| {
        simulated(&format!("--players {kinds} --games 1"))["seatings"].as_array().expect("seatings").len()
    };
    assert_eq!(seatings("nearest"), 1);
    assert_eq!(seatings("nearest,random"), 2);
    assert_eq!(seatings("nearest,random,random,random"), 4);
}

/// The mean points and wins and their standard errors are computed from one value per deal. They are the same for any
/// number of threads, although the threads group the deals differently.
#[test]
fn totals_are_those_of_single_deals() {
    let seats = [PlayerKind::Random, PlayerKind::Nearest, PlayerKind::Nearest, PlayerKind::Nearest];
    for variant in [Variant::Okey, Variant::Yuzbir] {
        let call = format!("--variant {variant} --players random,nearest,nearest,nearest --games 40 --seed 3");
        let answer = simulated(&format!("{call} --jobs 1"));
        assert_eq!(answer, simulated(&format!("{call} --jobs 3")));
        assert_eq!((&answer["deals"], &answer["games"]), (&10.into(), &40.into()));
        // A deal is played four times, with the players moved by one seat each time. So the points of a seat in a deal
        // are the mean over four hands.
        let deals = (0..10).map(|number| deal(&Profile::new(variant), seats, 3, number).points);
        let deals: Vec<[f64; SEATS]> =
            deals.map(|points| points.map(|points| f64::from(i32::try_from(points).expect("few")) / 4.0)).collect();
        for (seat, reported) in answer["seats"].as_array().expect("seats").iter().enumerate() {
            let values: Vec<f64> = deals.iter().map(|points| points[seat]).collect();
            let mean = values.iter().sum::<f64>() / 10.0;
            let spread: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
            let error = (spread / 9.0 / 10.0).sqrt();
            assert!((number(&reported["points"]) - mean).abs() < 1e-9, "{reported}: {mean}");
            assert!((number(&reported["error"]) - error).abs() < 1e-9, "{reported}: {error}");
        }
        let [random, nearest] = [&answer["kinds"][0], &answer["kinds"][1]];
        let difference = number(&nearest["difference"]["points"]);
        assert!((difference - (number(&nearest["points"]) - number(&random["points"]))).abs() < 1e-9, "{answer}");
    }
}

#[test]
fn thinking_beats_chance() {
    let answer = simulated("--players nearest,random --games 40");
    let [nearest, random] = [&answer["kinds"][0], &answer["kinds"][1]];
    let error = number(&random["difference"]["error"]);
    assert!(number(&nearest["points"]) > number(&random["points"]) + 3.0 * error, "{answer}");
    assert_eq!(answer["fouls"], 0);
}

/// In 101, `careful` gets clearly fewer points (which is better) than `nearest`, because it considers every draw that
/// could open.
#[test]
fn careful_opens_more_often() {
    let answer = simulated("--variant 101 --players nearest,careful --games 120");
    let careful = &answer["kinds"][1]["difference"];
    assert!(number(&careful["points"]) < -2.0 * number(&careful["error"]), "{careful}");
    assert_eq!(answer["fouls"], 0);
}

/// A deal depends only on the players, the seed and its number, even if `thinker` plays.
#[test]
fn a_deal_depends_on_seed_and_number_alone() {
    let seats = [PlayerKind::Careful, PlayerKind::Thinker, PlayerKind::Careful, PlayerKind::Careful];
    let again = || deal(&Profile::new(Variant::Okey), seats, 2, 1);
    let once = again();
    assert_eq!(again(), once);
    assert_eq!(once.fouls, 0);
}
