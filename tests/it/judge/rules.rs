//! Single rules at their bounds, and the words a ruling gives for them.

use super::disputes::answer;
use crate::command::run;

fn reasons(call: &str) -> Vec<String> {
    let answer = answer(call);
    let reasons = answer["reasons"].as_array().expect("reasons").iter();
    reasons.map(|reason| reason["text"].as_str().expect("a text").to_owned()).collect()
}

fn cites(call: &str, id: &str) -> bool {
    answer(call)["clauses"].as_array().expect("clauses").iter().any(|clause| clause == id)
}

/// A rising bar is beaten by at least 1: an opening of 101 over one of 101 is too low.
#[test]
fn a_rising_bar_is_beaten_not_met() {
    let call = "judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --set open.rising=all --highest";
    assert_eq!(answer(&format!("{call} 100"))["allowed"], true);
    assert_eq!(answer(&format!("{call} 101"))["allowed"], false);
    assert_eq!(answer(&format!("{call} 102"))["allowed"], false);
}

/// Of 22 tiles eleven pairs cannot be laid: one tile stays.
#[test]
fn eleven_pairs_never_open() {
    let hand = "K1x2 K2x2 K3x2 K4x2 K5x2 K6x2 K7x2 K8x2 K9x2 K10x2 K11x2";
    let opens = |bar: &str| {
        let output = run(&["open", hand, "-i", "Y13", "--variant", "101", "--pairs-bar", bar, "--json"]);
        let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        answer["pairs"]["opens"].as_bool().expect("a verdict")
    };
    assert!(opens("10") && !opens("11"));
}

/// A pairs opener lays off two tiles in a turn, the finishing turn as well; own pairs do not count.
#[test]
fn the_limit_of_a_pairs_opener_holds_in_every_turn() {
    let finish = |tiles: &str| {
        format!("judge finish --laid-off '{tiles}' --onto 'R7-9 / B3 B3' --throw K13 --opened pairs -i Y5")
    };
    assert_eq!(answer(&finish("R10 R11"))["allowed"], true);
    assert_eq!(answer(&finish("R10 R11 R12"))["allowed"], false);
    assert_eq!(answer(&finish("R10 R11 K1 K1"))["allowed"], true);
    let layoff = |tiles: &str| format!("judge layoff '{tiles}' --onto 'R7-9 / B3 B3' --opened pairs -i Y5");
    assert_eq!(answer(&layoff("R10 R11"))["allowed"], true);
    assert_eq!(answer(&layoff("R10 R11 R12"))["allowed"], false);
    assert_eq!(answer(&layoff("R10 R11 K1 K1"))["allowed"], true);
}

#[test]
fn reasons_name_what_is_wrong() {
    let joker = reasons("judge meld 'B9 R9 J*' -i Y13");
    assert!(joker[0].contains("J* plays as Y1 and does not belong there"), "{joker:?}");
    let sum = reasons("judge opening 'K11-13 K1 / R10-13 / B10-13' -i Y13");
    assert!(sum.iter().any(|reason| reason.contains("sums to 92")), "{sum:?}");
    let pair = "judge layoff 'K1 K1' --onto R7-9 --opened series -i Y13";
    assert!(cites(pair, "layoff.pair") && !cites(pair, "layoff.run"), "{:?}", reasons(pair));
    let run = "judge layoff R11 --onto 'R7-9 / K10 K10' --opened series -i Y13";
    assert!(cites(run, "layoff.run") && !cites(run, "layoff.pair"), "{:?}", reasons(run));
    let together = reasons("judge finish 'R7-9 K1-3 B10 Y10 K10 Y10-13 J*' -i R5 --throw K6");
    assert!(together.iter().any(|reason| reason.contains("a / goes between")), "{together:?}");
    let untold = answer("judge discard R10 -i Y13 --variant 101");
    assert!(untold["verdict"].as_str().expect("a verdict").contains("were not told"), "{untold}");
    let unseen = answer("judge finish K1-3 --laid-off R10 --throw K6 --opened series -i Y5");
    assert!(unseen["verdict"].as_str().expect("a verdict").contains("onto which melds R10 went was not told"));
}

/// What a partner would pay is not in the cost, and the clause that spares him is named.
#[test]
fn a_partner_pays_nothing() {
    let answer = answer("judge finish 'K1-13 / R1-8' --throw B12 -i Y13 --variant 101-team");
    let parts = answer["cost"]["parts"].as_array().expect("parts");
    assert!(parts.iter().any(|part| part["to"] == "opponents" && part["points"] == 404), "{answer}");
    assert!(parts.iter().all(|part| part["to"] != "unopened"));
}

/// Where an okey may stand for several tiles, all are named.
#[test]
fn every_reading_is_named() {
    let group = reasons("judge meld 'K7 R7 O*' -i Y13");
    assert!(group.iter().any(|reason| reason.contains("K7 R7 O*=B7")), "{group:?}");
    assert!(group.iter().any(|reason| reason.contains("K7 R7 O*=Y7")), "{group:?}");
    let order = reasons("judge meld 'O* R7 R8' -i Y13");
    assert!(order.iter().any(|reason| reason.contains("O*=R6 R7 R8")), "{order:?}");
    assert!(!order.iter().any(|reason| reason.contains("O*=R9")), "{order:?}");
}
