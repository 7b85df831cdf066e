//! `State::actions` offers the right actions of 101, and computer players choose well from them.

use okey::Tile;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, State};

use super::cases::{case, yuzbir};
use super::refereed;
use crate::engine::case::engine;

/// Returns the state after these lines of a record. Asserts that `wrong` has exactly their illegal actions and fouls.
fn state(lines: &str, wrong: &[&str]) -> State {
    let text = yuzbir(lines);
    case(&text, wrong);
    refereed(&text).pop().and_then(|hand| hand.state).expect("a table")
}

fn written(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// If a player who has opened takes a discard, every offered action lays this tile (`take.opened`).
#[test]
fn a_tile_taken_comes_first() {
    let round = "rack Ali R11-13 K10-13 Y6-8 B9 K9 K1 K3 K5 K7 R2 R4 R6 B1 B12 Y11\n\
        Ali: open R11-13 / K10-13 / Y6-8, throw B9\n\
        Ayşe: draw ?, throw Y1\nVeli: draw ?, throw Y2\nCan: draw ?, throw Y5\nAli: take Y5\n";
    let taken = state(round, &["8 foul discard.playable 3 101"]);
    assert_eq!(written(&taken.actions(&engine())), ["add Y5 to 3"]);
    // After laying the taken tile, the player may also lay off and throw other tiles.
    let laid = taken.apply(&engine(), &taken.actions(&engine())[0]).expect("a layoff");
    let actions = written(&laid.actions(&engine()));
    assert!(actions.contains(&"add K9 to 2".to_owned()) && actions.contains(&"throw B1".to_owned()), "{actions:?}");
}

/// A player who has opened may take a discard to exchange it for an okey on the table (`take.opened`).
#[test]
fn a_discard_that_frees_an_okey_may_be_taken() {
    let round = |thrown: &str| {
        let lines = format!(
            "rack Ali R11-13 K10-13 Y6 O* Y8 B9 K9 K1 K3 K5 K7 R2 R4 R6 B1 B12 Y11\n\
             Ali: open R11-13 / K10-13 / Y6 O*=Y7 Y8, throw B9\n\
             Ayşe: draw ?, throw Y1\nVeli: draw ?, throw Y2\nCan: draw ?, throw {thrown}\n"
        );
        refereed(&yuzbir(&lines)).pop().and_then(|hand| hand.state).expect("a table")
    };
    let state = round("Y7");
    assert_eq!(written(&state.actions(&engine())), ["draw ?", "take Y7"]);
    let taken = state.apply(&engine(), &state.actions(&engine())[1]).expect("a legal action");
    assert_eq!(written(&taken.actions(&engine())), ["swap Y7 at 3"]);
    assert_eq!(written(&round("B4").actions(&engine())), ["draw ?"]);
}

/// Every tile on the rack of a player who opened with pairs fits a meld, so each throw is a foul.
///
/// The program offers `undo` if the player can then throw a tile without a foul. Otherwise it offers to throw one of
/// the tiles that fit.
#[test]
fn a_pairs_opener_takes_a_layoff_back_for_a_clean_throw() {
    let open = |rest: &str, added: &str| {
        let pairs = "K3x2 K4x2 K5x2 K6x2 K7x2 R3x2 R4x2 B3x2";
        let racks = format!("rack Ayşe {pairs} {rest}\n");
        let lines = "Ali: open R11-13 / K10-13 / Y6-8, throw B12\n";
        let pairs = "draw B9, open K3x2 / K4x2 / K5x2 / K6x2 / K7x2 / R3x2 / R4x2 / B3x2";
        state(&format!("{racks}{lines}Ayşe: {pairs}, lay B9 B9, {added}\n"), &[])
    };
    let helps = open("B9 Y5 Y4 K9 R10", "add R10 Y5");
    assert_eq!(written(&helps.actions(&engine())), ["undo"]);
    // After `undo`, the player must lay off another tile before the next `undo` (`layoff.undo`).
    let once = open("B9 Y5 R9 K9 R10", "add R10 Y5, undo");
    assert!(!written(&once.actions(&engine())).contains(&"undo".to_owned()));
    let helps_not = open("B9 Y5 Y4 K9 R10", "add Y5 R10");
    assert_eq!(written(&helps_not.actions(&engine())), ["throw K9", "throw Y4"]);
}

/// Melds that sum to exactly 101 are offered as an opening, and computer players open with them.
#[test]
fn openings_at_the_bar_and_above() {
    let opens = |rack: &str| {
        let state = state(&format!("rack Ali {rack}\n"), &[]);
        let opening = |action: Action| if let Action::Open(melds) = action { Some(melds) } else { None };
        let openings: Vec<_> = state.actions(&engine()).into_iter().filter_map(opening).collect();
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, state.table());
        let by = |kind: PlayerKind| kind.act(&state.view(0), &analyzer, &mut Chance::new(1, 0, 0, 0));
        let players = [PlayerKind::Nearest, PlayerKind::Careful].map(|kind| matches!(by(kind), Action::Open(_)));
        (openings.iter().map(ToString::to_string).collect::<Vec<_>>(), players)
    };
    let lies = "Y8-11 R10-12 B9-11";
    let rest = "K1 K3 K5 K7 R2 R4 R6 R8 B1 B3 B5 B13";
    let exactly = opens(&format!("{lies} {rest}"));
    assert_eq!(exactly, (vec!["R10 R11 R12 / B9 B10 B11 / Y8 Y9 Y10 Y11".to_owned()], [true; 2]));
    let short = opens(&format!("{} {rest}", lies.replace("Y8-11", "Y2 Y9-11")));
    assert_eq!(short, (Vec::new(), [false; 2]));
}

/// A player may show the second tile with the indicator's face only in the first turn. Some tables allow it only before
/// the first draw (`score.indicator`).
#[test]
fn the_twin_is_shown_in_time() {
    let shows = |when: &str, lines: &str| {
        let set = if when.is_empty() { String::new() } else { format!("set indicator.when={when}\n") };
        let players = super::cases::PLAYERS;
        let text = format!("game okey\n{set}{players}indicator K1\nrack Ayşe K1 ?x13\nAli: throw B5\n{lines}");
        let state = refereed(&text).pop().and_then(|hand| hand.state).expect("a table");
        written(&state.actions(&engine())).contains(&"show K1".to_owned())
    };
    let (drawn, later) = (
        "Ayşe: draw B1\n",
        "Ayşe: draw B1, throw B1\nVeli: draw ?, throw Y2\nCan: draw ?, throw Y5\nAli: draw ?, throw Y6\n",
    );
    assert!(shows("", "") && shows("", drawn) && !shows("", later));
    assert!(shows("before_draw", "") && !shows("before_draw", drawn) && !shows("before_draw", later));
}

/// If a table gives no points for it, a computer player does not show the second tile with the indicator's face
/// (`score.indicator`). A person may show it.
#[test]
fn the_twin_is_shown_for_points_only() {
    for (game, shown) in [
        ("okey", true),
        ("okey\nset points.indicator=0", false),
        ("okey-house\nset points.indicator=7", true),
        ("okey-pot", false),
        ("okey-pot\nset points.indicator=7", false),
    ] {
        let players = super::cases::PLAYERS;
        let text =
            format!("game {game}\n{players}indicator K1\nrack Ali K1 K3 K5 K7 K9 R1 R3 R5 R7 R9 B1 B3 B5 B7 B9\n");
        let state = refereed(&text).pop().and_then(|hand| hand.state).expect("a table");
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, state.table());
        let show = Action::Show("K1".parse::<Tile>().expect("a tile").into());
        assert_eq!(state.actions(&engine).contains(&show), shown, "{game}");
        let act = PlayerKind::Careful.act(&state.view(0), &analyzer, &mut Chance::new(1, 0, 0, 0));
        assert_eq!(act == show, shown, "{game}");
        assert!(state.apply(&engine, &show).is_ok(), "{game}");
    }
}

/// A player who lays more melds after the opening must keep a tile to throw. Four tiles allow a run of three, and three
/// tiles do not (`finish.last-tile`).
#[test]
fn later_melds_leave_a_tile_to_throw() {
    let lays = |opened: &str, rest: &str| {
        let state = state(&format!("rack Ali {} {rest}\nAli: open {opened}\n", opened.replace(" /", "")), &[]);
        written(&state.actions(&engine())).contains(&"lay B1 B2 B3".to_owned())
    };
    assert!(lays("R1-13 / K10-13", "B1-3 Y1 Y9"));
    assert!(lays("R1-13 / K9-13", "B1-3 Y9"));
    assert!(!lays("R1-13 / K8-13", "B1-3"));
}

/// A swap in the opening turn, or a second swap in a turn, is offered only if the table allows it (`swap.when`).
#[test]
fn swaps_come_in_time() {
    let swaps = |set: &str, then: &str| {
        let players = super::cases::PLAYERS;
        let rack = "R11 O R13 K10-13 Y6 O Y8 R12 Y7 B1 B3 B5 B7 B9 B11 K3 K5 K7 K9";
        let open = "Ali: open R11 O* R13 / K10-13 / Y6 O* Y8";
        let text = format!("game 101\n{set}{players}indicator K1\nrack Ali {rack}\n{open}{then}\n");
        let state = refereed(&text).pop().and_then(|hand| hand.state).expect("a table");
        written(&state.actions(&engine())).into_iter().filter(|action| action.starts_with("swap")).count()
    };
    assert_eq!(swaps("", ""), 2);
    assert_eq!(swaps("set swap.same_turn=false\n", ""), 0);
    assert_eq!(swaps("", ", swap R12 at 1"), 1);
    assert_eq!(swaps("set swap.once=true\n", ", swap R12 at 1"), 0);
}

/// If the okey can either raise the sum of the opening or complete one more meld, both openings are offered.
#[test]
fn the_highest_opening_and_the_one_that_leaves_the_least() {
    let rack = "R11-13 K10-13 Y6-8 B1 B2 O K3x2 K7 R4x2 R8 Y12 B5 B9";
    let openings: Vec<String> = written(&state(&format!("rack Ali {rack}\n"), &[]).actions(&engine()));
    let opens = |place: &str| openings.iter().any(|action| action.starts_with("open ") && action.contains(place));
    assert!(opens("=R10 R11") && opens("B2 K2=B3"), "{openings:?}");
}

/// The random player opens if its melds sum to exactly 101, and never if the sum is lower.
#[test]
fn chance_opens_at_the_bar() {
    let opens = |melds: &str| {
        let state = state(&format!("rack Ali {melds} R10-12 B9-11 K1 K3 K5 K7 R2 R4 R6 R8 B1 B3 B5 B13\n"), &[]);
        let engine = engine();
        let sense = RackAnalyzer::new(&engine, state.table());
        let act = |seed| PlayerKind::Random.act(&state.view(0), &sense, &mut Chance::new(seed, 0, 0, 0));
        (0..40).any(|seed| matches!(act(seed), Action::Open(_)))
    };
    assert!(opens("Y8-11") && !opens("Y2 Y9-11"));
}
