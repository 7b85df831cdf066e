//! At some tables the last discard may be taken only to finish (`stock.last`, `take.last-discard`). The referee, the
//! judge and simulations apply this rule.

use std::fs;

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Chance, Over, State};

use super::cases::case;
use super::{refereed, wrongs};
use crate::command::{folder, json_of, run};
use crate::engine::case::engine;

const NAMES: [&str; 4] = ["Ali", "Ayşe", "Veli", "Can"];

/// Returns the record of a hand up to the throw after the last draw. Ayşe holds `rack`. Ali makes the last of the
/// `draws` draws and throws `last`, so Ayşe is on turn.
fn up_to_last(game: &str, set: &str, rack: &str, draws: usize, last: &str) -> String {
    let thrown = ["K7-8 K10-13", "B9-13 Y5-9"].map(|tiles| {
        let (mut all, mut colour) = (Vec::new(), 'K');
        for part in tiles.split(' ') {
            colour = part.chars().next().unwrap_or(colour);
            let (from, to) = part[1..].split_once('-').unwrap_or((&part[1..], &part[1..]));
            let number = |text: &str| text.parse::<u8>().expect("a number");
            all.extend((number(from)..=number(to)).map(|number| format!("{colour}{number}")));
        }
        all
    });
    let more = ["Y1", "R3", "R4", "R2", "B1", "B2", "B3", "R1"].map(str::to_owned);
    let tiles: Vec<String> = thrown.concat().into_iter().chain(more).flat_map(|tile| [tile.clone(), tile]).collect();
    let mut text = format!("game {game}\n{set}players {}\nhand\nindicator R5\nrack Ayşe {rack}\n", NAMES.join(" "));
    let turns = (1..=draws).map(|turn| {
        let tile = if turn == draws { last } else { &tiles[turn] };
        // Ayşe throws each drawn tile, so the rack does not change.
        let from_stock = if turn % 4 == 1 { tile } else { "?" };
        format!("{}: draw {from_stock}, throw {tile}\n", NAMES[turn % 4])
    });
    text.extend(std::iter::once(format!("Ali: throw {}\n", tiles[0])).chain(turns));
    text
}

const FINISH: &str = "set stock.last_discard=finish\n";

fn classic(set: &str, end: &str) -> String {
    up_to_last("okey", set, "K1-3 R7-9 B4-7 Y11-13 K6", 48, "Y10") + end
}

fn over(text: &str) -> Option<Over> {
    let state = refereed(text).pop().expect("a hand").state.expect("a table");
    state.over().cloned()
}

fn points(text: &str) -> [Option<i64>; 4] {
    refereed(text).pop().expect("a hand").points
}

/// Returns true if `okey judge` allows the claim in `call`, whose words are separated by `|`.
fn judged(call: &str, set: &str) -> bool {
    let mut args: Vec<&str> = vec!["judge"];
    args.extend(call.split('|'));
    args.extend(["--json", "-i", "R5"]);
    if !set.is_empty() {
        args.extend(["--set", "stock.last_discard=finish"]);
    }
    json_of(&run(&args).stdout)["allowed"].as_bool().expect("a ruling")
}

#[test]
fn the_last_discard_finishes_a_hand_where_the_table_says_so() {
    let call = "finish|K1-3 / R7-9 / B4-7 / Y10-13|--variant|okey|--throw|K6|--taken|Y10|--last-discard";
    let finishes = "Ayşe: take Y10, finish K6\n";
    assert!(judged(call, FINISH));
    case(&classic(FINISH, finishes), &[]);
    assert_eq!(points(&classic(FINISH, finishes)), [Some(-2), Some(0), Some(-2), Some(-2)]);
    assert!(!judged(call, ""));
    case(&classic("", finishes), &["55 illegal take.last-discard 1 0"]);
    assert_eq!(over(&classic("", finishes)), Some(Over::Exhausted));
}

#[test]
fn the_last_discard_finishes_a_hand_of_101_too() {
    let call = "finish|R1-13 / B4-8 / Y2-4|--variant|101|--throw|K9|--taken|Y4|--last-discard";
    let text = |set: &str| {
        let rack = "R1-13 B4-7 Y2 Y3 K9 B8";
        up_to_last("101", set, rack, 20, "Y4") + "Ayşe: take Y4, open R1-13 / B4-8 / Y2-4, finish K9\n"
    };
    assert!(judged(call, FINISH));
    case(&text(FINISH), &[]);
    assert!(matches!(over(&text(FINISH)), Some(Over::Won { by: 1, .. })));
    assert!(!judged(call, ""));
    case(&text(""), &["27 illegal take.last-discard 1 0"]);
}

/// A player who takes the last discard must finish with it. If the player does not take it, the hand ends.
#[test]
fn the_last_discard_is_for_nothing_else() {
    for (end, wrong) in [
        ("Ayşe: take Y10, throw K6\n", &["56 illegal take.last-discard 1 0"][..]),
        ("Ayşe: draw ?, throw K6\n", &["56 illegal stock.last 1 0"]),
        ("Ayşe: throw K6\n", &["56 illegal stock.last 1 0"]),
        ("end\n", &[]),
        ("Ayşe: take Y10, put back\nend\n", &[]),
    ] {
        let text = classic(FINISH, end);
        case(&text, wrong);
        assert_eq!(over(&text), Some(Over::Exhausted), "{end}");
        assert_eq!(points(&text), [Some(-1); 4], "{end}");
    }
    assert_eq!(over(&classic(FINISH, "")), None, "without a line the hand is broken off");
    assert_eq!(over(&classic("", "")), Some(Over::Exhausted));
}

/// In 101, taking the last discard without finishing is one illegal action. Not laying the taken tile is no further
/// foul. It does not matter whether the throw is written as `throw` or as `finish`.
#[test]
fn a_kept_last_discard_of_101_is_one_illegal_action() {
    let kept = "28 illegal take.last-discard 1 0";
    for (turn, wrong) in [
        ("take Y4, throw K9", &[kept][..]),
        ("take Y4, open R1-13 / B4-8, throw K9", &[kept]),
        ("take Y4, open R1-7, throw K9", &["28 foul open.series 1 101", kept]),
        // The last group of this opening is illegal, so its tiles return to the rack.
        ("take Y4, open R1-13 / B4-8 / Y2 Y3 K9, throw Y4", &["28 foul run.shape 1 101", kept]),
    ] {
        for turn in [turn.to_owned(), turn.replace("throw", "finish")] {
            let text = up_to_last("101", FINISH, "R1-13 B4-7 Y2 Y3 K9 B8", 20, "Y4") + &format!("Ayşe: {turn}\n");
            assert_eq!(wrongs(&refereed(&text)[0]), wrong, "{turn}");
            assert_eq!(over(&text), Some(Over::Exhausted), "{turn}");
        }
    }
}

/// If a player takes the last discard, `judge take` charges the same fouls as the referee of a record.
#[test]
fn the_fouls_of_taking_hold_for_the_last_discard() {
    let never = "set take.unopened=never\n";
    for (judged, set, turn, points) in [
        (&["--put-back"][..], "", "take Y4, put back\nend", Some(101)),
        (&["--put-back"], "set fouls.put_back=0\n", "take Y4, put back\nend", None),
        (&["--kept"], "", "take Y4, throw K9", None),
        (&["--kept"], never, "take Y4, throw K9", Some(101)),
        (&["--opens", "R1-13 / B4-8 / Y2-4"], "", "take Y4, open R1-13 / B4-8 / Y2-4, finish K9", None),
        (&["--opens", "R1-13 / B4-8 / Y2-4"], never, "take Y4, open R1-13 / B4-8 / Y2-4, finish K9", Some(101)),
        (&["--opens", "R1-7"], "", "take Y4, open R1-7, throw K9", Some(101)),
    ] {
        let set = format!("{FINISH}{set}");
        let text = up_to_last("101", &set, "R1-13 B4-7 Y2 Y3 K9 B8", 20, "Y4") + &format!("Ayşe: {turn}\n");
        let wrong = refereed(&text).into_iter().flat_map(|hand| hand.turns).flat_map(|turn| turn.wrong);
        let fouls: i64 = wrong.filter(|found| found.wrong.player == 1).map(|found| found.wrong.points).sum();
        assert_eq!(fouls, points.unwrap_or(0), "{turn}");
        let mut args = vec!["judge", "take", "Y4", "--last-discard", "--json", "-i", "R5", "--variant", "101"];
        args.extend(judged);
        set.lines().for_each(|line| args.extend(["--set", line.trim_start_matches("set ")]));
        let ruled = json_of(&run(&args).stdout);
        assert_eq!(ruled["cost"]["points"].as_i64(), points, "{args:?}: {ruled}");
        assert_ne!(ruled["allowed"], true, "the last discard needs a finish");
    }
}

/// A computer player takes the last discard if it can finish with it. Otherwise the hand ends.
#[test]
fn players_finish_with_the_last_discard() {
    let offered = |last: &str| {
        let text = up_to_last("okey", FINISH, "K1-3 R7-9 B4-7 Y11-13 K6", 48, last);
        refereed(&text).pop().expect("a hand").state.expect("a table")
    };
    let state = offered("Y10");
    let written = |state: &State| state.actions(&engine()).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(written(&state), ["take Y10"]);
    assert!(!state.clone().end_unless_finished(&engine()));
    let engine = engine();
    let analyzer = RackAnalyzer::new(&engine, state.table());
    for kind in [PlayerKind::Random, PlayerKind::Nearest, PlayerKind::Careful, PlayerKind::Thinker] {
        let mut state = state.clone();
        for expected in ["take Y10", "finish "] {
            let action = kind.act(&state.view(1), &analyzer, &mut Chance::new(1, 0, 0, 0));
            assert!(action.to_string().starts_with(expected), "{kind:?}: {action}");
            assert!(state.step(&engine, &action).wrong.is_empty(), "{kind:?}: {action}");
        }
        assert!(matches!(state.over(), Some(Over::Won { by: 1, .. })), "{kind:?}");
    }
    let mut useless = offered("Y3");
    assert!(written(&useless).is_empty());
    assert!(useless.end_unless_finished(&engine));
    assert_eq!(useless.over(), Some(&Over::Exhausted));
}

/// If the last discard may be taken to finish, simulated games end. The referee finds no illegal action and no foul in
/// their records.
#[test]
fn games_end_with_the_last_discard() {
    let folder = folder("last-discard");
    let path = folder.to_str().expect("UTF-8");
    let call = ["simulate", "--players", "nearest,random,random,careful", "--games", "200", "--seed", "3"];
    let played = run(&[&call[..], &["--set", "stock.last_discard=finish", "--records", path]].concat());
    assert_eq!(played.status.code(), Some(0));
    let mut left = 0;
    for entry in fs::read_dir(&folder).expect("records") {
        let text = fs::read_to_string(entry.expect("a record").path()).expect("a record");
        for hand in refereed(&text) {
            assert!(hand.turns.iter().all(|turn| turn.wrong.is_empty()), "{text}");
            let state = hand.state.expect("a table");
            assert!(state.over().is_some(), "{text}");
            left += usize::from(state.over() == Some(&Over::Exhausted));
        }
    }
    assert!(left > 0, "the stock ran out in none");
    // `simulate` refuses this switch for 101, where the computer players do not plan a finish with the last discard.
    let refused = run(&["simulate", "--variant", "101", "--games", "1", "--set", "stock.last_discard=finish"]);
    assert_eq!(refused.status.code(), Some(2));
}

/// With an empty stock, a player who takes another tile than the last discard declines it, like a player who draws: the
/// hand is over, and the line is left out.
#[test]
fn another_tile_than_the_last_discard_is_left_out() {
    let open = "open R1-13 / B4-8 / Y2-4, finish K9\n";
    let yuzbir = |first: &str| {
        let rack = "R1-13 B4-7 Y2 Y3 K9 B8";
        up_to_last("101", FINISH, rack, 20, "Y4") + &format!("Ayşe: {first}, {open}")
    };
    for first in ["take Y5", "draw ?", "draw Y5"] {
        let text = yuzbir(first);
        case(&text, &["28 illegal stock.last 1 0"]);
        assert_eq!(over(&text), Some(Over::Exhausted), "{first}");
        let state = refereed(&text).pop().expect("a hand").state.expect("a table");
        assert_eq!((state.stock_left(), state.rack(1).len()), (0, 21), "{first}");
        assert!(state.player(1).fouls.is_empty(), "{first}");
    }
    case(&yuzbir("take"), &[]);
    case(&classic(FINISH, "Ayşe: take Y9, finish K6\n"), &["56 illegal stock.last 1 0"]);
}
