//! A player sees only some tiles of a hand. To simulate hands that the player considers possible, the program deals the
//! hidden tiles again.

use crate::command::run_with;
use crate::engine::case::engine;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Referee, SEATS, Setup, State};
use okey::record::Record;
use okey::score::Opened;
use okey::{Profile, RulesFile, Tile, Variant};
use serde_json::Value;

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

/// Follows a record of Ali, Bea, Can and Dil up to Ali's second turn.
fn recorded(head: &str, turns: &str) -> (Record, State) {
    let rest = "Can: draw ?, throw K6\nDil: draw ?, throw K7\nAli: draw K13\n";
    let text = format!("game {head}\nplayers Ali Bea Can Dil\n{turns}{rest}");
    let record = Record::read(&text).expect("a record");
    let engine = engine();
    let refereed = Referee::new(&engine, &record.header).hand(&record.hands[0]).expect("a possible deal");
    assert!(refereed.turns.iter().all(|turn| turn.unknown.is_empty()), "{text}");
    let state = refereed.state.expect("a deal");
    (record, state)
}

const CLASSIC: &str = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 B2 B4 B5 Y6 R12 B3\nAli: throw B3\n";
const YUZBIR: &str = "rack Ali K1 K2 K5 R7 R8 R2 B1 Y10 K9 B2 B4 B6 Y5 R12 Y3 Y4 Y7 B9 R5 R4 K7 K8\nAli: throw R12\n";

/// The other players cannot hide a tile that all players have seen before it came to a rack: a discard that was taken,
/// the indicator's twin, an okey from an exchange, a layoff that was taken back, and a faulty opening. `okey advise`
/// does not count it as a tile that may be drawn, and every imagined deal has it on that rack.
#[test]
fn a_tile_that_came_to_a_rack_before_all_eyes_stays_there() {
    let melds = "open K10-13 / R9 R10 O*=R11 / B8-11";
    for (head, indicator, turns, held) in [
        ("okey", "Y13", "Bea: take, throw K5".to_owned(), "B3"),
        ("okey", "Y12", "Bea: draw ?, show Y12, throw K5".to_owned(), "Y12"),
        ("101", "Y13", format!("Bea: draw ?, {melds}, swap R11 at 2, throw B13"), "Y1"),
        ("101", "Y13", format!("Bea: draw ?, {melds}, add R12 to 2, undo, throw B13"), "R12"),
        ("101", "Y13", "Bea: draw ?, open R10-12, gather, throw B13".to_owned(), "R10 R11 R12"),
        // It is unknown whether Bea threw the copy that she took.
        ("okey", "Y13", "Bea: take, throw B3".to_owned(), ""),
        ("101", "Y13", format!("Bea: draw ?, {melds}, add R12 to 2, undo, add R12 to 2, throw B13"), ""),
    ] {
        let dealt = if head == "okey" { CLASSIC } else { YUZBIR };
        let (record, state) = recorded(head, &format!("indicator {indicator}\n{dealt}{turns}\n"));
        let held: Vec<Tile> = held.split_whitespace().map(|tile| tile.parse().expect("a tile")).collect();
        let view = state.view(0);
        let hidden = view.seen().iter().fold(view.out_of_reach(), |all, tile| all.without(tile));
        assert!(hidden.iter().eq(held.iter().copied()), "{turns}: {hidden:?}");
        for seed in 0..40 {
            let world = state.with_hidden_shuffled(0, seed);
            assert!(held.iter().all(|&tile| world.rack(1).count(tile) > 0), "{turns}: {held:?}");
            assert_eq!(world.view(0).out_of_reach(), view.out_of_reach(), "{turns}");
        }
        let call = ["advise", "--record", "-", "--to", "5", "--simulate", "8", "--json"];
        let answer: Value =
            serde_json::from_slice(&run_with(&call, record.to_string().as_bytes()).stdout).expect("JSON");
        let useful = answer["discards"].as_array().expect("a list").iter().filter_map(|each| each["useful"].as_array());
        for useful in useful.flatten() {
            let tile: Tile = useful["tile"].as_str().expect("a tile").parse().expect("a tile");
            let out = view.rack().count(tile) + view.out_of_reach().count(tile);
            let turned = usize::from(useful["tile"] == indicator);
            assert_eq!(useful["left"].as_u64(), u64::try_from(2 - out - turned).ok(), "{turns}: {tile}");
        }
    }
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
