//! Rulings are right at the limits of a rule, where an off-by-one error would change the ruling.

use super::disputes::{answer, reasons};
use crate::command::{called, cites, run, text_of};

/// A command line, texts that the reasons in its answer must contain, and texts that they must not contain.
type Claim = (&'static str, &'static [&'static str], &'static [&'static str]);

const PAIRS: &str = "judge finish 'K1 K1 / K2 K2 / R3 R3 / B4 B4 / Y5 Y5 / Y6 Y6 / B7 B7' --throw R9 -i Y13";
const DIZI: &str = "judge finish 'K1-13 K1' --throw R5 -i Y5 --set run_wrap=false";

const CLAIMS: &[Claim] = &[
    // A dizi (1 to 13 of one colour and its second 1) is laid as one row. Two rows are two melds, and each must be
    // legal.
    (DIZI, &["won with a dizi"], &["1 does not follow 13"]),
    ("judge finish 'K1-3 / K4-13 K1' --throw R5 -i Y5 --set run_wrap=false", &["1 does not follow 13"], &["won with"]),
    // In the pot game, only seven pairs or a thrown okey wins twice the pot. This win has neither.
    ("judge finish 'K1-4 / R1-4 / B1-3 / Y5-7' --throw R9 -i Y13 --variant okey-pot", &["takes the pot."], &["twice"]),
    // The named melds do not win. The tiles of the first claim win in another layout, those of the second in none.
    ("judge finish 'K1-3 R4 / R1-3 K4 / B1-3 / Y5-7' --throw R9 -i Y13", &["In another layout"], &[]),
    ("judge finish 'K1-4 / R1-4 / B1-3 / Y5-6 Y9' --throw Y7 -i Y13", &[], &["In another layout"]),
    // Only the first ruling says that the tiles go back to the rack. `gathered-up` is the foul of taking a low opening
    // back; `put-back` is the foul of putting back a taken discard.
    ("judge foul gathered-up", &["go back to the rack"], &[]),
    ("judge foul put-back", &[], &["go back to the rack"]),
    // The price of a foul is multiplied only if the table's `fouls.multiplied` is on and the finish multiplies points.
    ("judge foul put-back --finish okey", &["costs 101"], &["Multiplied"]),
    ("judge foul put-back --set fouls.multiplied=true", &["costs 101"], &["Multiplied"]),
    ("judge foul put-back --set fouls.multiplied=true --finish okey", &["costs 202", "Multiplied by 2"], &[]),
    // If only pairs are on the table, the ruling says that a pair takes no third tile. If there is a run too, it says
    // that the tile does not fit the run.
    ("judge layoff 'R10 K1' --onto 'R3 R3' --opened pairs -i Y13", &["takes no third tile"], &["does not fit"]),
    // Two tiles with different faces are no pair, and do not show that a player has opened with pairs.
    ("judge layoff R9 --onto 'R10 R11' --opened series -i Y13", &["R10 R11: a run has at least"], &["third tile"]),
    (
        "judge layoff 'K9 K9' --onto 'R10 R11' --opened series -i Y13",
        &["player has opened with pairs, so no pair may be laid"],
        &[],
    ),
    ("judge layoff K9 --onto 'R3 R3 / B1-3' --opened pairs -i Y13", &["K9 does not fit B1 B2 B3"], &["third tile"]),
    ("judge layoff 'K9 K5' --onto 'R7-9 / B1-3' --opened series -i Y13", &["K9 does not fit", "K5 does not fit"], &[]),
    // A rack of 22 tiles can lay 21, because one must be left to throw. If all 22 are laid, the ruling says that none
    // is left.
    (
        "judge finish 'K1-4 / R7-9 / B4-7 / Y9-13 / R1-3 / B10-12' -i Y13 --variant 101",
        &["none is left to throw"],
        &["is thrown"],
    ),
    // A player who has not opened pays a fixed penalty. At some tables the player pays for the tiles on the rack
    // instead. At others the player pays the fixed penalty and an amount for each okey on the rack.
    ("judge left K7 --exhausted -i Y13", &["a fixed penalty"], &["also pay for their tiles"]),
    (
        "judge left K7 --exhausted -i Y13 --set penalty.exhausted=tiles",
        &["also pay for their tiles"],
        &["a fixed penalty"],
    ),
    ("judge left 'K7 O*' -i Y13", &["a fixed penalty"], &["Okeys left"]),
    ("judge left 'K7 O*' -i Y13 --set penalty.okey_unopened=101", &["Okeys left: 1"], &[]),
    // The ruling names the tiles that an undeclared okey may stand for.
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
    // An opening is judged as an opening with pairs if at least half of the melds are pairs.
    ("judge opening 'K1 K1 / R7-9' -i Y13", &["1 pair, 5 needed"], &["sum to"]),
    // A faulty meld may be as close to a group as to a run. It is judged as a group only if its tiles have one number.
    ("judge meld 'K9 O* K9' -i Y13", &["the meld already has the colour of K9"], &["follow"]),
    ("judge meld K9 -i Y13", &["one tile is not a meld"], &["three or four"]),
    ("judge meld 'K9 R10 B11' -i Y13", &["R10 does not follow K9"], &["group"]),
    // Six tiles in one meld may be two melds, so the ruling suggests a `/`. Five tiles cannot.
    ("judge opening 'K1 K2 K3 K4 R9' -i Y13", &["R9 does not follow K4"], &["put a / between"]),
    ("judge opening 'K1 K2 K3 K4 K5 R9' -i Y13", &["put a / between"], &[]),
    // A tile from the rack that fits no meld goes back to the rack. A tile taken from the discards does not.
    ("judge layoff K1 --onto R7-9 --opened series -i Y13", &["K1 does not fit", "go back to the rack"], &[]),
    ("judge take K1 --onto R7-9 --opened series -i Y13", &["K1 does not fit"], &["back to the rack"]),
];

#[test]
fn reasons_hold_on_their_side_alone() {
    for &(call, says, never) in CLAIMS {
        let answer = answer(call);
        let reasons = reasons(&answer);
        let printed = |part: &str| reasons.iter().any(|reason| reason.contains(part));
        for part in says {
            assert!(printed(part), "{call}: {part}: {answer}");
        }
        for part in never {
            assert!(!printed(part), "{call}: {part}: {answer}");
        }
    }
}

/// If a finish with pairs names all 21 tiles, the ruling cites `finish.pairs-parity`: pairs alone never finish, because
/// they use an even number of tiles.
#[test]
fn parity_is_cited_if_all_tiles_are_named() {
    let pairs = "K1 K1 / K2 K2 / R3 R3 / B4 B4 / Y5 Y5 / Y6 Y6 / B7 B7 / B8 B8 / B9 B9 / K10 K10";
    let answer =
        answer(&format!("judge finish '{pairs}' --laid-off R10 --onto R7-9 --throw R13 -i Y13 --opened pairs"));
    let cited = |id: &str| answer["clauses"].as_array().expect("clauses").iter().any(|clause| clause == id);
    assert!(answer["allowed"] == true && cited("finish.pairs-parity"), "{answer}");
}

/// If a player lays seven pairs, the ruling says that the hand wins by pairs. This holds even if the same tiles would
/// earn as many points in melds.
#[test]
fn pairs_are_won_as_pairs() {
    let answer = answer(&format!("{PAIRS} --set points.pairs=2"));
    let won = answer["reasons"].as_array().expect("reasons").last().expect("a reason");
    assert_eq!(
        (won["clause"].as_str(), won["text"].as_str()),
        (Some("win.pairs"), Some("The hand is won with seven pairs."))
    );
}

/// If other numbers for a switch change the ruling, the answer lists some of them. The judge tries known numbers, such
/// as those of the other variants. If none changes the ruling, it tries 0, and then 1 more than the highest cost in the
/// ruling.
#[test]
fn other_tables_play_this_game() {
    let elsewhere = |call: &str, switch: &str| {
        let answer = answer(call);
        let others = answer["elsewhere"].as_array().expect("other tables").iter();
        let values = others.filter(|other| other["switch"] == switch).map(|other| other["value"].clone());
        values.collect::<Vec<_>>()
    };
    assert_eq!(elsewhere(&format!("{PAIRS} --set points.pairs=3"), "points.pairs"), [8, 4]);
    let anywhere = DIZI.replace(" --set run_wrap=false", "");
    assert_eq!(elsewhere(&anywhere, "points.normal"), [17]);
    // This call forbids a 1 after 13, so the tiles win only as a dizi (1 to 13 of one colour and its second 1). No
    // number of points for an ordinary win changes that.
    assert_eq!(elsewhere(DIZI, "points.normal"), <[u8; 0]>::default());
}

/// If a dizi (1 to 13 of one colour and its second 1) ends the whole game, the judge counts the win as a dizi. The same
/// tiles may earn more as a run.
#[test]
fn a_dizi_is_ruled_a_dizi_even_if_it_earns_no_more() {
    for (set, points) in [
        ("--variant okey-house --set points.dizi_game=true", -2),
        ("--set points.dizi=1 --set points.dizi_game=true", -2),
        ("--set points.dizi=1 --set points.dizi_game=true --set run_wrap=false", -1),
        ("--set points.dizi=1 --set points.okey=3 --set points.dizi_game=true --set points.moves=winner", -2),
    ] {
        let ruled = answer(&format!("judge finish 'K1-13 K1' --throw R5 -i B4 {set}"));
        assert_eq!(ruled["cost"]["parts"][0]["points"], points, "{set}: {ruled}");
        assert!(cites(&ruled, "score.dizi-game"), "{set}: {ruled}");
        let scored = answer(&format!("score -f 'A: dizi' -p A -p B -i B4 {set}"));
        let parts =
            scored["players"].as_array().expect("players").iter().filter_map(|player| player["parts"].as_array());
        let first = parts.flatten().next().expect("a part").clone();
        assert_eq!(
            (&first["points"], &first["clause"]),
            (&points.into(), &ruled["cost"]["parts"][0]["clause"]),
            "{set}"
        );
        assert!(cites(&scored, "score.dizi-game"), "{set}: {scored}");
    }
}

/// A finish is elden (all tiles are laid in one opening) only if no player has opened before. A meld on the table, or a
/// named highest opening, shows that some player has.
#[test]
fn elden_comes_before_anything_lies() {
    let short = "judge finish 'K1-3 / R1-3 / B1-3 / Y2-4 / K4-6 / R4-6 / B4-6' --throw B9 -i Y13 --variant 101";
    let whole = "judge finish 'K1-13 / R1-8' --throw R9 -i Y13 --variant 101";
    for (reported, elden) in [
        ("", true),
        ("--table ''", true),
        ("--table B7-9", false),
        ("--highest 0", true),
        ("--highest 104", false),
        ("--highest 104 --set open.rising=all", false),
        ("--others-opened", false),
    ] {
        let ruled = answer(&format!("{short} {reported}"));
        assert_eq!(ruled["allowed"], elden, "{reported}: {ruled}");
        let ruled = answer(&format!("{whole} {reported}"));
        assert_eq!(
            (&ruled["allowed"], &ruled["cost"]["parts"][0]["points"]),
            (&true.into(), &if elden { -202 } else { -101 }.into())
        );
    }
}

/// If the penalty depends on the tiles left and the question names none, `judge left` reports that they are missing.
/// `--all-pairs` says that all players opened with pairs.
#[test]
fn tiles_left_that_count_are_reported() {
    let missing = |call: &str| {
        let output = called(&format!("judge left {call} -i Y13 --variant 101"), &[]);
        assert!(output.stdout.is_empty() && output.status.code() == Some(2), "{call:?}");
        text_of(output.stderr).contains("CLAIM")
    };
    assert!(missing("--opened series") && missing("--exhausted --set penalty.exhausted=tiles"));
    assert!(missing("--all-pairs --set four_pairs=play"));
    // Tiles that cannot be parsed are another error: they do not count as missing.
    assert!(!missing("Z9 --opened series") && !missing("K99 --exhausted --set penalty.exhausted=tiles"));
    // If the tiles left include an okey and the question has no indicator, the program asks for it.
    for tiles in ["O*", "O* O*", "O* K5"] {
        let output = called(&format!("judge left '{tiles}' --opened series --variant 101 --json"), &[]);
        assert!(text_of(output.stderr).contains("indicator-missing"), "{tiles}");
    }
    let left = |call: &str| answer(&format!("judge left {call} -i Y13 --variant 101"));
    assert_eq!(left("--exhausted")["cost"]["points"], 202);
    let others = left("--exhausted")["elsewhere"].to_string();
    assert!(!others.contains("penalty.exhausted"), "{others}");
    assert_eq!(left("K9 --all-pairs --set four_pairs=play")["cost"]["points"], 18);
    assert_eq!(left("--all-pairs")["cost"]["points"], 0);
}

/// `judge left` refuses a rack with more tiles than can be left: 13 after an opening with runs and groups, 11 after one
/// with pairs, and 21 without an opening.
#[test]
fn no_more_tiles_are_left_than_can_be() {
    for (tiles, allowed) in [
        ("K1-13 --opened series", true),
        ("K1-13 R1 --opened series", false),
        ("K1-11 --opened pairs", true),
        ("K1-12 --opened pairs", false),
        ("K1-13 R1-8", true),
        ("K1-13 R1-9", false),
        ("K1-13 R1-9 --exhausted", false),
    ] {
        let output = called(&format!("judge left {tiles} -i Y13 --variant 101"), &[]);
        let reported = text_of(output.stderr);
        assert_eq!(output.status.code(), Some(if allowed { 0 } else { 2 }), "{tiles}: {reported}");
        assert!(allowed || reported.contains("there can be"), "{reported}");
    }
    let one = called("score --variant 101 --set open.pairs=11 -f A -p 'A: series' -p 'B: pairs K5'", &[]);
    assert!(text_of(one.stderr).contains("^^ 1 tile\n"), "one tile is not `1 tiles`");
}

/// A player who opened with runs and groups may use the taken tile in a pair only if there are pairs on the table. If
/// the question does not say what is on the table, the judge does not decide.
#[test]
fn a_pair_laid_with_the_tile_taken_is_decided_by_the_table() {
    let pair = "judge take Y7 --opens 'Y7 Y7' --opened series -i Y13 --variant 101";
    for (reported, allowed) in
        [("", serde_json::Value::Null), ("--table 'K2 K2'", true.into()), ("--table R7-9", false.into())]
    {
        assert_eq!(answer(&format!("{pair} {reported}"))["allowed"], allowed, "{reported}");
    }
}

/// The tile in the name of a foul, as in `feeding:R7`, is parsed like any other tile.
#[test]
fn a_tile_of_feeding_is_written_as_any_other() {
    let price = |tile: &str, letters: &str| {
        let call = format!("judge foul feeding:{tile} --set fouls.feeding=number --variant 101 --letters {letters}");
        answer(&call)["cost"]["points"].clone()
    };
    for (tile, letters) in [
        ("R7", "krby"),
        ("7R", "krby"),
        ("G7", "krby"),
        ("mavi7", "krby"),
        ("M7", "rkms"),
        ("S7", "rkms"),
        ("7", "rkms"),
    ] {
        assert_eq!(price(tile, letters), 70, "{tile}");
    }
    // The price depends on the tile number. The okey here is Y1, so an okey counts as 1, and usually a false joker too.
    // A false joker that plays as the indicator Y13 counts as 13.
    for (tile, table, points) in [
        ("J*", "krby -i Y13", 10),
        ("O*", "krby -i Y13", 10),
        ("J*:pairs", "krby -i Y13", 20),
        ("J*", "krby -i Y13 --set false_joker=indicator", 130),
        ("J*", "krby -i Y13 --set false_joker=wild", 10),
    ] {
        assert_eq!(price(tile, table), points, "{tile} {table}");
    }
    let unknown = run(&["judge", "foul", "feeding:J*", "--set", "fouls.feeding=number", "--variant", "101"]);
    assert_eq!(unknown.status.code(), Some(2));
}
