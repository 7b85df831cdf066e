//! Claims on either side of a bound, or of a comparison that only they tell from its opposite.

use super::disputes::answer;

/// A call, what some reason says, and what none does.
type Claim = (&'static str, &'static [&'static str], &'static [&'static str]);

const PAIRS: &str = "judge finish 'K1 K1 / K2 K2 / R3 R3 / B4 B4 / Y5 Y5 / Y6 Y6 / B7 B7' --throw R9 -i Y13";
const DIZI: &str = "judge finish 'K1-13 K1' --throw R5 -i Y5 --set run_wrap=false";

const CLAIMS: &[Claim] = &[
    // A dizi lies in one row; in two it is two melds, each of which must be one.
    (DIZI, &["won with a dizi"], &["no 1 follows"]),
    ("judge finish 'K1-3 / K4-13 K1' --throw R5 -i Y5 --set run_wrap=false", &["no 1 follows"], &["won with"]),
    // The pot is paid twice for pairs and for an okey thrown.
    ("judge finish 'K1-4 / R1-4 / B1-3 / Y5-7' --throw R9 -i Y13 --variant okey-pot", &["takes the pot."], &["twice"]),
    // The same tiles win laid otherwise, by the same discard.
    ("judge finish 'K1-3 R4 / R1-3 K4 / B1-3 / Y5-7' --throw R9 -i Y13", &["Laid otherwise"], &[]),
    ("judge finish 'K1-4 / R1-4 / B1-3 / Y5-6 Y9' --throw Y7 -i Y13", &[], &["Laid otherwise"]),
    // Gathered up, the tiles come back; no other foul says so.
    ("judge foul gathered-up", &["come back to the rack"], &[]),
    ("judge foul put-back", &[], &["come back to the rack"]),
    // A finish multiplies a foul only where the table says so, and only if it multiplies anything.
    ("judge foul put-back --finish okey", &["costs 101"], &["Multiplied"]),
    ("judge foul put-back --set fouls.multiplied=true", &["costs 101"], &["Multiplied"]),
    ("judge foul put-back --set fouls.multiplied=true --finish okey", &["costs 202", "Multiplied by 2"], &[]),
    // Only pairs lie there, so they are what was meant.
    ("judge layoff 'R10 K1' --onto 'R3 R3' --opened pairs -i Y13", &["takes no third tile"], &["does not fit"]),
    ("judge layoff K9 --onto 'R3 R3 / B1-3' --opened pairs -i Y13", &["K9 does not fit B1 B2 B3"], &["third tile"]),
    // Each tile that fits nowhere is named.
    ("judge layoff 'K9 K5' --onto 'R7-9 / B1-3' --opened series -i Y13", &["K9 does not fit", "K5 does not fit"], &[]),
    // What lies open in an exhausted hand counts where the table says so.
    ("judge left K7 --exhausted -i Y13", &["flat figure"], &["write their tiles"]),
    ("judge left K7 --exhausted -i Y13 --set penalty.exhausted=tiles", &["write their tiles"], &["flat figure"]),
    ("judge left 'K7 O*' -i Y13", &["flat figure"], &["Okeys left"]),
    ("judge left 'K7 O*' -i Y13 --set penalty.okey_unopened=101", &["Okeys left: 1"], &[]),
    // Each okey has readings of its own.
    (
        "judge opening 'K9 O* B9 / R7 O* R8 / K10-13 / R10-13' -i Y13",
        &["may stand for R9 or Y9", "may stand for R6 or R9"],
        &[],
    ),
    (
        "judge opening 'B5 O* J* / K10-13' -i Y13 --set false_joker=wild --variant 101",
        &["The okey may stand for K5, R5 or B6", "The false joker may stand for R5, B7 or Y5"],
        &[],
    ),
    // Pairs prevail where as many of them lie as of others.
    ("judge opening 'K1 K1 / R7-9' -i Y13", &["1 pair, and 5 are needed"], &["sum to"]),
    // Tiles of one number were meant as a group, others as a run where no less can be said against it.
    ("judge meld 'K9 O* K9' -i Y13", &["the colour of K9 is there already"], &["follow"]),
    ("judge meld K9 -i Y13", &["one tile is no meld"], &["three or four"]),
    ("judge meld 'K9 R10 B11' -i Y13", &["R10 does not follow K9"], &["group"]),
    // Five tiles in one are a slip nobody makes, six are.
    ("judge opening 'K1 K2 K3 K4 R9' -i Y13", &["R9 does not follow K4"], &["a / goes between"]),
    ("judge opening 'K1 K2 K3 K4 K5 R9' -i Y13", &["a / goes between"], &[]),
    // A tile of the player's own goes back; one that was taken cannot.
    ("judge layoff K1 --onto R7-9 --opened series -i Y13", &["K1 does not fit", "go back to the rack"], &[]),
    ("judge take K1 --onto R7-9 --opened series -i Y13", &["K1 does not fit"], &["back to the rack"]),
];

#[test]
fn reasons_hold_on_their_side_alone() {
    for &(call, says, never) in CLAIMS {
        let answer = answer(call);
        let reasons = answer["reasons"].as_array().expect("reasons");
        let said = |part: &str| reasons.iter().any(|reason| reason["text"].as_str().expect("a text").contains(part));
        for part in says {
            assert!(said(part), "{call}: {part}: {answer}");
        }
        for part in never {
            assert!(!said(part), "{call}: {part}: {answer}");
        }
    }
}

/// Whoever opened with pairs earlier and tells of all 21 tiles is told of their number, too.
#[test]
fn parity_is_told_of_all_tiles() {
    let pairs = "K1 K1 / K2 K2 / R3 R3 / B4 B4 / Y5 Y5 / Y6 Y6 / B7 B7 / B8 B8 / B9 B9 / K10 K10";
    let answer =
        answer(&format!("judge finish '{pairs}' --laid-off R10 --onto R7-9 --throw R13 -i Y13 --opened pairs"));
    let cited = |id: &str| answer["clauses"].as_array().expect("clauses").iter().any(|clause| clause == id);
    assert!(answer["allowed"] == true && cited("finish.pairs-parity"), "{answer}");
}

/// Pairs laid as pairs are won as pairs, also where melds would earn as much.
#[test]
fn pairs_are_won_as_pairs() {
    let answer = answer(&format!("{PAIRS} --set points.pairs=2"));
    let won = answer["reasons"].as_array().expect("reasons").last().expect("a reason");
    assert_eq!(
        (won["clause"].as_str(), won["text"].as_str()),
        (Some("win.pairs"), Some("The hand is won with seven pairs."))
    );
}

/// Numbers at other tables are those that tables of this game play, or the least that turns the ruling.
#[test]
fn other_tables_play_this_game() {
    let elsewhere = |call: &str, switch: &str| {
        let answer = answer(call);
        let others = answer["elsewhere"].as_array().expect("other tables").iter();
        let values = others.filter(|other| other["switch"] == switch).map(|other| other["value"].clone());
        values.collect::<Vec<_>>()
    };
    assert_eq!(elsewhere(&format!("{PAIRS} --set points.pairs=3"), "points.pairs"), [8, 4]);
    assert_eq!(elsewhere(DIZI, "points.normal"), [17]);
}
