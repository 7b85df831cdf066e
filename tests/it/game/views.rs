//! A player sees only some tiles of a hand. To simulate hands that the player considers possible, the program deals the
//! hidden tiles again.

use crate::engine::case::engine;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, SEATS, Setup, State};
use okey::score::Opened;
use okey::{Profile, RulesFile, Tile, Variant};

/// Plays a hand to its end. Calls `check` with every state and the tiles that each player has taken so far.
fn play(variant: Variant, index: u64, mut check: impl FnMut(&State, &[Vec<Tile>; SEATS])) {
    let setup = Setup::dealt(&Profile::new(variant), 31, index, 2);
    let engine = engine();
    let analyzer = RackAnalyzer::new(&engine, &setup.table);
    let mut state = State::new(setup);
    let mut taken: [Vec<Tile>; SEATS] = Default::default();
    while state.over().is_none() {
        check(&state, &taken);
        let seat = state.seat();
        let mut chance = Chance::new(1, index, state.turns(), seat);
        let action = PlayerKind::Random.act(&state.view(seat), &analyzer, &mut chance);
        if matches!(action, Action::Take(_)) {
            taken[seat].extend(state.takeable());
        }
        state.step(&engine, &action);
    }
    check(&state, &taken);
}

/// Exactly one player is on turn until the hand is over. After a draw and after the end, no discard may be taken.
#[test]
fn one_player_is_on_turn_until_the_end() {
    for variant in [Variant::Okey, Variant::Yuzbir] {
        play(variant, 1, |state, _| {
            for seat in 0..SEATS {
                let on_turn = state.over().is_none() && state.seat() == seat;
                assert_eq!(state.view(seat).on_turn(), on_turn, "{variant}: {seat}");
            }
            if state.over().is_some() || !state.must_draw() {
                assert_eq!(state.takeable(), None, "{variant}");
            }
        });
    }
}

/// The view of a player contains this player's bars for an opening (a sum and a number of pairs), even if another
/// player is on turn. With `open.rising`, each bar exceeds the highest opening of its kind by the other players.
#[test]
fn each_view_has_its_own_bar() {
    let mut apart = 0;
    let mut check = |state: &State| {
        for own in 0..SEATS {
            let above = |ladder: Opened, least: u32| {
                let others = (0..SEATS).filter(|&seat| seat != own).map(|seat| state.player(seat));
                let highest = others.filter(|other| other.opened == Some(ladder)).map(|other| other.reached).max();
                highest.map_or(least, |highest| least.max(highest + 1))
            };
            let bars = state.view(own).bars();
            assert_eq!((bars.sum, bars.pairs), (above(Opened::Series, 101), above(Opened::Pairs, 5)), "{own}");
            apart += usize::from(bars != state.view(state.seat()).bars());
        }
    };
    let mut rules = RulesFile::default();
    rules.set("open.rising", "all").expect("a switch");
    let profile = rules.apply_to(Some(Variant::Yuzbir));
    for index in 0..6 {
        let setup = Setup::dealt(&profile, 31, index, 2);
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() {
            check(&state);
            let mut chance = Chance::new(1, index, state.turns(), state.seat());
            let action = PlayerKind::Careful.act(&state.view(state.seat()), &analyzer, &mut chance);
            state.step(&engine, &action);
        }
    }
    assert!(apart > 0);
}

/// A player sees which discards each player took, in order.
#[test]
fn takes_are_seen() {
    let mut all = 0;
    for index in 0..4 {
        play(Variant::Okey, index, |state, taken| {
            for (seat, taken) in taken.iter().enumerate() {
                assert_eq!(state.view(0).taken_by(seat).collect::<Vec<_>>(), *taken, "{seat}");
            }
            all = all.max(taken.iter().map(Vec::len).sum());
        });
    }
    assert!(all > 3, "{all}");
}

/// If the hidden tiles are dealt again, the other players keep the discards that they took and have not thrown.
#[test]
fn taken_tiles_stay_on_the_rack() {
    let mut kept = 0;
    for index in 0..20 {
        play(Variant::Okey, index, |state, taken| {
            let seat = state.seat();
            let world = state.with_hidden_shuffled(seat, index);
            for other in (0..SEATS).filter(|&other| other != seat) {
                let thrown = |tile| state.discards().iter().any(|discard| discard.by == other && discard.tile == tile);
                for &tile in taken[other].iter().filter(|&&tile| !thrown(tile)) {
                    kept += 1;
                    assert!(world.rack(other).count(tile) > 0, "{tile}");
                }
            }
        });
    }
    assert!(kept > 100, "{kept}");
}

/// Dealing the hidden tiles again changes neither the player's rack nor the number of tiles on the other racks and in
/// the stock.
#[test]
fn only_hidden_tiles_are_dealt_again() {
    let setup = Setup::dealt(&Profile::new(Variant::Okey), 5, 1, 0);
    let state = State::new(setup);
    let racks =
        |state: &State| (0..SEATS).map(|seat| state.rack(seat).iter().collect::<Vec<Tile>>()).collect::<Vec<_>>();
    let before = racks(&state);
    let all = |state: &State| {
        let mut all: Vec<Tile> = racks(state).concat().into_iter().chain(state.stock()).collect();
        all.sort_unstable();
        all
    };
    for seat in 0..SEATS {
        let world = state.with_hidden_shuffled(seat, 7);
        let after = racks(&world);
        for other in 0..SEATS {
            assert_eq!(after[other].len(), before[other].len());
            assert_eq!(after[other] == before[other], other == seat, "{other} as imagined by {seat}");
        }
        assert_eq!((all(&world), world.stock_left()), (all(&state), state.stock_left()));
    }
}
