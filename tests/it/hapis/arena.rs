//! Matches between computer players of hapis give plausible points: a player wins nothing against itself, and the
//! results agree with the measurements of an independent program.

use std::time::Instant;

use okey::hapis::arena::{HapisTally, meet};
use okey::hapis::{HapisPlayerKind, Position, RuleSet, Rules, TurnChoice, risk, turns_into};

use super::games::positions;

fn play(one: HapisPlayerKind, other: HapisPlayerKind, set: RuleSet, pairs: u64, threads: usize) -> HapisTally {
    meet(one, other, Rules::of(set), pairs, 1, threads)
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let (one, two) = (HapisPlayerKind::Held, HapisPlayerKind::Random);
    assert_eq!(play(one, two, RuleSet::Plakoto, 12, 1), play(one, two, RuleSet::Plakoto, 12, 3));
    let [there, back] = [(one, two), (two, one)].map(|(one, other)| play(one, other, RuleSet::Plakoto, 12, 2));
    assert_eq!(there.games, 24);
    assert!(there.points != 0 && back.points != 0);
}

/// A player that plays against itself gets 0 points in total, because every game is played twice with the same dice,
/// and the players exchange sides for the second time.
#[test]
fn a_player_is_as_good_as_itself() {
    let tally = play(HapisPlayerKind::Held, HapisPlayerKind::Held, RuleSet::Plakoto, 20, 2);
    assert_eq!((tally.points, tally.squares), (0, 0));
}

#[test]
fn prisoners_are_worth_a_point_a_game() {
    let tally = play(HapisPlayerKind::Held, HapisPlayerKind::Thesis, RuleSet::Thesis, 60, 2);
    assert!(tally.mean() > 0.8, "{}", tally.mean());
}

/// Pairs of players. For each pair: the expected points per game of the first player against the second, and the
/// standard error of this number. An independent program measured them.
const MEASURED: [(HapisPlayerKind, HapisPlayerKind, f64, f64); 4] = [
    (HapisPlayerKind::Thesis, HapisPlayerKind::Random, 0.88, 0.03),
    (HapisPlayerKind::Held, HapisPlayerKind::Thesis, 1.22, 0.03),
    (HapisPlayerKind::Held, HapisPlayerKind::ThesisTurn, 0.52, 0.03),
    (HapisPlayerKind::Exact, HapisPlayerKind::ThesisTurn, 0.01, 0.02),
];

#[test]
#[ignore = "minutes"]
fn figures_are_those_of_an_independent_program() {
    for (one, other, points, error) in MEASURED {
        let pairs = if one == HapisPlayerKind::Exact { 600 } else { 3000 };
        let tally = play(one, other, RuleSet::Thesis, pairs, 2);
        let both = error.hypot(tally.error());
        println!("{one} over {other}: {:+.3} ± {:.3}, measured {points:+.2} ± {error:.2}", tally.mean(), tally.error());
        assert!((tally.mean() - points).abs() <= 3.0 * both, "{one} over {other}");
    }
    for strong in [HapisPlayerKind::Held, HapisPlayerKind::TwoPly] {
        let tally = play(strong, HapisPlayerKind::Thesis, RuleSet::Thesis, 500, 2);
        println!("{strong} over thesis: {:+.3} ± {:.3}", tally.mean(), tally.error());
        assert!(tally.mean() >= 1.0);
    }
}

#[test]
#[ignore = "minutes"]
fn warden_beats_two_ply() {
    for set in [RuleSet::Plakoto, RuleSet::Thesis] {
        let tally = play(HapisPlayerKind::Warden, HapisPlayerKind::TwoPly, set, 1000, 2);
        println!("warden over two-ply, {set}: {:+.3} ± {:.3} ({tally:?})", tally.mean(), tally.error());
        assert!(tally.mean() >= 0.2, "{set}");
    }
}

/// Measures how fast one core lists turns, computes risks and plays games. Run it alone and in a release build.
#[test]
#[ignore = "a measurement"]
fn speed() {
    let positions = positions(2_000, 12);
    let mut turns = Vec::new();
    let (mut lists, start) = (0, Instant::now());
    for _ in 0..20 {
        for (rules, board, dice) in positions.iter().filter(|(.., dice)| !dice.is_double()) {
            turns_into(&mut turns, board, *dice, *rules);
            lists += 1;
        }
    }
    let each_list = start.elapsed() / lists;
    let start = Instant::now();
    let mut rolls = 0;
    for (rules, board, _) in &positions {
        rolls += risk::trap(board, *rules).rolls;
    }
    let each_risk = start.elapsed() / u32::try_from(positions.len()).expect("few");
    println!("moves {each_list:?} a list, exact risk {each_risk:?} a position ({rolls})");
    let start = Instant::now();
    let tally = play(HapisPlayerKind::Held, HapisPlayerKind::Thesis, RuleSet::Thesis, 500, 1);
    let games = 1000.0 / start.elapsed().as_secs_f64();
    println!("held against thesis {games:.0} games a second ({:+.3})", tally.mean());
    for name in [HapisPlayerKind::TwoPly, HapisPlayerKind::Warden] {
        let mut chance = okey::hapis::HapisRng::new(1, 1, 1);
        let (start, mut chosen) = (Instant::now(), 0);
        for (rules, board, dice) in positions.iter().step_by(6) {
            turns_into(&mut turns, board, *dice, *rules);
            if !turns.is_empty() {
                let _ = name.choose(TurnChoice { board, dice: *dice, rules: *rules, turns: &turns }, &mut chance);
                chosen += 1;
            }
        }
        println!("{name} {:?} a turn", start.elapsed() / chosen);
    }
    assert_ne!(Position::START.board().me.pips(), 0);
}
