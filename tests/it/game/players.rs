//! The choices of computer players do not depend on tiles that they cannot see, and the number of threads does not
//! change a game.

use crate::engine::case::engine;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Arena, Chance, Paired, SEATS, Setup, State, Sums, Tally, Totals};
use okey::{Clause, Named, Profile, Variant};

/// A computer player makes the same choice after the tiles that it cannot see are dealt again.
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
                // `thinker` is slow in 101, so it plays only two of every twelve actions there. `careful` plays the
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

/// The computer players commit no foul in deals in which an earlier version committed an avoidable one. In some of
/// these deals it did not lay a tile that it had taken. In the others it opened with pairs and laid off too many tiles,
/// so that every possible discard was a foul.
#[test]
fn no_foul_where_there_is_another_way() {
    let profile = Profile::new(Variant::Yuzbir);
    let fouls = |kinds: [PlayerKind; SEATS], seed: u64, deal: u64| {
        Arena::new(&profile, kinds, seed).deal(&engine(), deal, false).fouls
    };
    for deal in [431, 2213, 5599] {
        assert_eq!(fouls([PlayerKind::Random; SEATS], 1, deal), 0, "deal {deal}");
    }
    // In these deals an earlier version of `careful` opened with pairs.
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

/// Games between computer players of the simplified game `cs102` come to an end. They would never end if players kept
/// taking a tile and throwing the same tile again.
#[test]
fn chains_are_played_to_an_end() {
    let profile = Profile::new(Variant::Cs102);
    for kinds in
        [[PlayerKind::Cs102; SEATS], [PlayerKind::Cs102, PlayerKind::Nearest, PlayerKind::Cs102, PlayerKind::Careful]]
    {
        let arena = Arena::new(&profile, kinds, 11);
        assert!((0..100).all(|deal| arena.deal(&engine(), deal, false).fouls == 0));
    }
}

/// In 101 a player must lay a tile that was taken from the discards. After a computer player takes one, it chooses only
/// actions that still allow it to lay the tile (`take.opened`).
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

#[test]
fn rotations_are_distinct() {
    let seatings = |kinds: [PlayerKind; SEATS]| Arena::new(&Profile::new(Variant::Okey), kinds, 1).seatings().len();
    assert_eq!(seatings([PlayerKind::Nearest; SEATS]), 1);
    assert_eq!(seatings([PlayerKind::Nearest, PlayerKind::Random, PlayerKind::Nearest, PlayerKind::Random]), 2);
    assert_eq!(seatings([PlayerKind::Nearest, PlayerKind::Random, PlayerKind::Random, PlayerKind::Random]), 4);
}

#[test]
fn a_deal_depends_on_seed_and_number_alone() {
    let arena = Arena::new(
        &Profile::new(Variant::Okey),
        [PlayerKind::Nearest, PlayerKind::Random, PlayerKind::Nearest, PlayerKind::Random],
        1,
    );
    let later = arena.deal(&engine(), 4, true);
    for deal in 0..4 {
        let _ = arena.deal(&engine(), deal, false);
    }
    assert_eq!(arena.deal(&engine(), 4, true), later);
}

/// Returns the totals of the first `deals` deals of an arena, which simulates games between computer players.
fn played(arena: &Arena, deals: u64) -> Totals {
    let mut totals = Totals::new(arena);
    (0..deals).for_each(|deal| totals.add(&arena.deal(&engine(), deal, false)));
    totals
}

/// The mean points and wins, and their standard errors, are computed from one value per deal. The order of the deals
/// and how they are grouped do not matter.
#[test]
fn totals_are_those_of_single_deals() {
    let seats = [PlayerKind::Random, PlayerKind::Nearest, PlayerKind::Nearest, PlayerKind::Nearest];
    for variant in [Variant::Okey, Variant::Yuzbir] {
        let arena = Arena::new(&Profile::new(variant), seats, 3);
        let tallies: Vec<Tally> = (0..30).map(|deal| arena.deal(&engine(), deal, false)).collect();
        let mean_and_error = |values: Vec<f64>| {
            let count = f64::from(u32::try_from(values.len()).expect("a few"));
            let mean = values.iter().sum::<f64>() / count;
            let spread: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
            (mean, (spread / (count - 1.0) / count).sqrt())
        };
        let agree = |measured: Paired, values: Vec<f64>| {
            let (mean, error) = mean_and_error(values);
            let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
            assert!(
                near(measured.mean, mean) && near(measured.error.expect("several deals"), error),
                "{measured:?}: {mean} {error}"
            );
        };
        let points = |sums: Sums| f64::from(i32::try_from(sums.points).expect("few")) / f64::from(sums.hands);
        let wins = |sums: Sums| f64::from(sums.wins) / f64::from(sums.hands);
        let mut totals = Totals::new(&arena);
        tallies.iter().rev().for_each(|tally| totals.add(tally));
        for (at, kind) in totals.kinds(&arena).into_iter().enumerate() {
            let of = |of: fn(Sums) -> f64| tallies.iter().map(|tally| of(tally.kinds[at])).collect();
            agree(kind.means.points, of(points));
            agree(kind.means.wins, of(wins));
            let beyond = |tally: &Tally| points(tally.kinds[at]) - points(tally.kinds[0]);
            agree(kind.difference, tallies.iter().map(beyond).collect());
        }
        for (at, seat) in totals.seats().into_iter().enumerate() {
            agree(seat.points, tallies.iter().map(|tally| points(tally.seats[at])).collect());
        }
        let (mut one, mut other) = (Totals::new(&arena), Totals::new(&arena));
        tallies.iter().enumerate().for_each(|(at, tally)| if at % 3 == 0 { one.add(tally) } else { other.add(tally) });
        one.join(&other);
        assert_eq!(one, totals);
        assert_eq!((one.deals(), one.hands()), (30, 120));
    }
}

#[test]
fn thinking_beats_chance() {
    let arena = Arena::new(
        &Profile::new(Variant::Okey),
        [PlayerKind::Nearest, PlayerKind::Random, PlayerKind::Nearest, PlayerKind::Random],
        1,
    );
    let totals = played(&arena, 20);
    let measured = totals.kinds(&arena);
    assert!(
        measured[0].means.points.mean
            > measured[1].means.points.mean + 3.0 * measured[1].difference.error.expect("several deals")
    );
    assert_eq!(totals.fouls, 0);
}

/// In 101, the computer player `careful` scores clearly better than the computer player `nearest`, because it considers
/// every draw that could open. Fewer points are better.
#[test]
fn careful_opens_more_often() {
    let profile = Profile::new(Variant::Yuzbir);
    let arena =
        Arena::new(&profile, [PlayerKind::Nearest, PlayerKind::Careful, PlayerKind::Nearest, PlayerKind::Careful], 1);
    let totals = played(&arena, 150);
    let careful = totals.kinds(&arena)[1].difference;
    assert!(careful.mean < -2.0 * careful.error.expect("several deals"), "{careful:?}");
    assert_eq!(totals.fouls, 0);
}

/// A deal in which the computer player `thinker` takes part is played in the same way if the seed is the same.
#[test]
fn a_thinker_thinks_the_same_again() {
    let arena = Arena::new(
        &Profile::new(Variant::Okey),
        [PlayerKind::Careful, PlayerKind::Thinker, PlayerKind::Careful, PlayerKind::Careful],
        2,
    );
    let once = arena.deal(&engine(), 1, true);
    assert_eq!(arena.deal(&engine(), 1, true), once);
    assert_eq!(once.fouls, 0);
}
