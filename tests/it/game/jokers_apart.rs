//! If a table forbids an okey next to a false joker in a meld (`okey.beside-false`), the referee and the judge apply
//! this rule.

use super::cases::{PLAYERS, case, yuzbir};
use super::{clause_and_why, refereed};
use crate::command::{json_of, run};
use okey::Clause;
use okey::game::Why;

const APART: &str = "set meld.okey_beside_false_joker=forbidden\n";

/// Returns the record of a classic hand that wins by throwing K6. One meld is a run of J* (which plays as R6), R7, R8,
/// R9 and an okey. The okey may stand for R5, next to the false joker, or for R10, at the other end.
fn classic(set: &str, finish: &str) -> String {
    let rack = "rack Ali K1-3 B10-12 Y1-3 J* R7-9 O* K6\n";
    format!("game okey\n{set}{PLAYERS}indicator R5\n{rack}Ali: {finish}\n")
}

fn judged(call: &[&str], set: &str) -> Option<bool> {
    let set = set.trim().trim_start_matches("set ");
    let set = if set.is_empty() { Vec::new() } else { vec!["--set", set] };
    json_of(&run(&[&["judge"], call, &["-i", "R5", "--json"], &set].concat()).stdout)["allowed"].as_bool()
}

#[test]
fn a_named_layout_is_ruled_on_as_it_lies() {
    let rest = "K1-3 / B10-12 / Y1-3";
    for (run, apart) in [("O*=R5 J* R7 R8 R9", false), ("J* R7 R8 R9 O*=R10", true)] {
        for (set, wins) in [("", true), (APART, apart)] {
            let layout = format!("{rest} / {run}");
            let text = classic(set, &format!("finish K6 with {layout}"));
            case(&text, if wins { &[] } else { &["6 foul score.false-win 0 -4"] });
            let call = ["finish", &layout, "--throw", "K6", "--variant", "okey"];
            assert_eq!(judged(&call, set), Some(wins), "{set}{run}");
        }
    }
}

/// The referee leaves a win undecided if the record has no layout and the winning tiles include an okey and a false
/// joker. Its search for layouts ignores the rule `okey.beside-false`.
#[test]
fn a_finish_without_its_layout_is_not_judged() {
    let unknown = |text: &str| -> Vec<(Clause, Why)> {
        let hand = refereed(text).pop().expect("a hand");
        assert!(hand.turns.iter().all(|turn| turn.wrong.is_empty()), "{text}");
        hand.turns.iter().flat_map(|turn| &turn.unknown).map(clause_and_why).collect()
    };
    assert_eq!(unknown(&classic(APART, "finish K6")), [(Clause::WinShape, Why::LayoutNotNamed)]);
    assert_eq!(unknown(&classic("", "finish K6")), []);
    // The referee can decide the win if the only okey or the only false joker is thrown. If the tiles win in no layout
    // at all, the finish is a false win.
    let thrown = classic(APART, "finish J*").replace("K6\n", "K4\n");
    assert_eq!(unknown(&thrown), []);
    case(&classic(APART, "finish K1"), &["6 foul score.false-win 0 -4"]);
}

/// In 101, no opening and no layoff may put an okey next to a false joker. A discard that could be laid only in this
/// way does not fit the meld.
#[test]
fn melds_of_101_keep_them_apart() {
    let table = |set: &str, lines: &str| {
        yuzbir(lines).replace("indicator K1", "indicator R5").replacen('\n', &format!("\n{set}"), 1)
    };
    let beside = "open K10-13 / B10-13 / O*=R5 J* R7";
    let apart = "open K10-13 / B10-13 / J* R7 O*=R8";
    case(&table("", &format!("Ali: {beside}, throw Y1\n")), &[]);
    case(&table(APART, &format!("Ali: {apart}, throw Y1\n")), &[]);
    let wrong = super::wrongs(&refereed(&table(APART, &format!("Ali: {beside}, throw Y1\n")))[0]);
    assert_eq!(wrong, ["5 foul okey.beside-false 0 101"]);
    let open = "Ali: open K10-13 / B10-13 / O*=R7 R8 R9, throw Y1\nAyşe: draw ?, throw J*\n";
    case(&table("", open), &["5 foul discard.playable 1 101"]);
    case(&table(APART, open), &[]);
    for (set, fits) in [("", true), (APART, false)] {
        let call = ["layoff", "J*", "--onto", "O*=R7 R8 R9", "--opened", "series", "--variant", "101"];
        assert_eq!(judged(&call, set), Some(fits), "{set}");
    }
}

/// A swap that puts a false joker next to an okey is illegal, unless the swap also replaces that okey. The judge rules
/// like the referee.
#[test]
fn a_swap_keeps_them_apart() {
    let open = "Ali: open K10-13 / B10-13 / O*=R6 O*=R7 R8, throw Y1\n";
    let own = "Ayşe: draw ?, open Y10-13 / R10-13 / K4-6,";
    let record = |set: &str, swap: &str| {
        let text = yuzbir(&format!("{open}{own} swap {swap} at 3, throw B1\n"));
        text.replace("indicator K1", "indicator R5").replacen('\n', &format!("\n{set}"), 1)
    };
    for (swap, apart) in [("J*", false), ("R7", true), ("J* R7", true), ("R7 J*", true)] {
        for (set, may) in [("", true), (APART, apart)] {
            let line = if set.is_empty() { 5 } else { 6 };
            let illegal = format!("{line} illegal okey.beside-false 1 0");
            let wrong = if may { Vec::new() } else { vec![illegal.as_str()] };
            case(&record(set, swap), &wrong);
            let from = ["--from", "O*=R6 O*=R7 R8", "--opened", "series", "--variant", "101"];
            assert_eq!(judged(&[&["swap", swap], &from[..]].concat(), set), Some(may), "{set}{swap}");
        }
    }
}

/// Seven pairs and a dizi (the numbers 1 to 13 of one colour and a second 1) can lie in few ways. So the referee
/// decides without a layout whether the okey and the false joker can lie apart, and the judge says that another layout
/// wins.
#[test]
fn pairs_and_a_dizi_are_decided_without_a_layout() {
    let record = |rack: &str, finish: &str| {
        format!("game okey\n{APART}{PLAYERS}indicator K12\nrack Ali {rack} B5\nAli: {finish}\n")
    };
    let points = |rack: &str| {
        let hand = refereed(&record(rack, "finish B5")).remove(0);
        assert!(hand.turns.iter().all(|turn| turn.wrong.is_empty() && turn.unknown.is_empty()), "{rack}");
        hand.points[1]
    };
    let pairs = "K1 K1 R2 R2 B3 B3 Y4 Y4 K5 K5";
    case(&record(&format!("{pairs} R6 R6 J* O*"), "finish B5"), &["6 foul score.false-win 0 -4"]);
    assert_eq!(points(&format!("{pairs} R6 O* J* J*")), Some(-8));
    assert_eq!(points("K1-12 J* O*"), Some(-16));
    // If K12 is missing, the okey can only lie next to the false joker. The tiles may still win as several melds.
    let unknown = refereed(&record("K1 K1 K2-11 O* J*", "finish B5")).remove(0).turns.remove(0).unknown;
    assert_eq!(unknown.iter().map(clause_and_why).collect::<Vec<_>>(), [(Clause::WinShape, Why::LayoutNotNamed)]);

    let otherwise = |melds: &str| {
        let call = ["judge", "finish", melds, "--throw", "B5", "-i", "K12", "--variant", "okey", "--json", "--set"];
        let answer = json_of(&run(&[&call[..], &[APART.trim().trim_start_matches("set ")]].concat()).stdout);
        assert_eq!(answer["allowed"], false, "{melds}");
        answer["reasons"].to_string().contains("would have won")
    };
    assert!(otherwise("K1-12 J* O*"));
    assert!(!otherwise("K1-11 O* J* K1"));
    assert!(!otherwise("K1 K1 / R2 R2 / B3 B3 / Y4 Y4 / K5 K5 / R6 R6 / J* O*"));
    assert!(otherwise("K1 K1 / R2 R2 / B3 B3 / Y4 Y4 / K5 K5 / J* O* / J* R6"));
}
