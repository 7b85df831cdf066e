//! Single rules of the judge, many of them exactly at a limit, such as an opening that is one point too low.

use super::disputes::{self, answer};
use crate::command::{self, called, json_of, run, text_of};

fn reasons(call: &str) -> Vec<String> {
    disputes::reasons(&answer(call))
}

fn cites(call: &str, id: &str) -> bool {
    command::cites(&answer(call), id)
}

/// A foul in a turn that finishes the hand is marked as one, although the finish counts.
#[test]
fn a_foul_of_a_valid_finish_is_marked() {
    let fouls = |call: &str| -> (Vec<String>, serde_json::Value, bool) {
        let answer = answer(call);
        let reasons = answer["reasons"].as_array().expect("reasons");
        let fouls: Vec<_> = reasons.iter().filter(|reason| reason["foul"] == true).collect();
        assert!(fouls.iter().all(|reason| reason["against"] == false), "{call}");
        let clauses = fouls.iter().map(|reason| reason["clause"].as_str().expect("a clause").to_owned()).collect();
        let page = text_of(called(call, &["--lang", "en"]).stdout);
        (clauses, answer["verdict"].clone(), page.contains("✗"))
    };
    let elden = "judge finish 'K10-13 / R10-13 / B10-13 / K1-3 / R1-3 / Y1-3' --throw Y8 -i Y5 --variant 101";
    let clean = (Vec::new(), "Valid: this layout wins.".into(), false);
    let foul = |clause: &str| (vec![clause.to_owned()], "Valid: this layout wins, but with a foul.".into(), true);
    assert_eq!(fouls(elden), clean);
    assert_eq!(fouls(&format!("{elden} --taken K10")), clean);
    assert_eq!(fouls(&format!("{elden} --taken K10 --set take.unopened=never")), foul("take.must-open"));
    assert_eq!(fouls(&format!("{elden} --taken Y8")), foul("take.must-open"));
    let opened = "judge finish 'K10-13' --throw Y8 -i Y5 --variant 101 --opened";
    assert_eq!(fouls(&format!("{opened} series --taken Y8")), foul("take.opened"));
    let mixed = fouls(&format!("{opened} pairs"));
    assert_eq!((&mixed.1, mixed.2, mixed.0.is_empty()), (&foul("").1, true, false));
}

/// If the tile may not be taken, no reason says that it may.
#[test]
fn a_tile_that_may_not_be_taken_has_no_reason_to_take_it() {
    for call in [
        "judge take K11 --last-discard --kept --variant 101 -i Y13",
        "judge take K11 --variant 101 -i Y13 --set take.unopened=never",
    ] {
        assert_eq!(answer(call)["allowed"], false, "{call}");
        for (language, may) in [("en", "may be taken"), ("tr", "alınabilir")] {
            let answer = json_of(&called(call, &["--json", "--lang", language]).stdout);
            let reasons = answer["reasons"].as_array().expect("reasons");
            assert!(reasons.iter().all(|reason| !reason["text"].as_str().expect("text").contains(may)), "{answer}");
        }
    }
}

/// In `cs102`, tiles that form no chain do not matter if three chains win, but no player can hold more than 15 tiles.
#[test]
fn other_tiles_do_not_disturb_three_chains() {
    let call = |melds: &str| format!("judge finish '{melds}' --throw K6 --variant cs102");
    for (melds, allowed) in [
        ("KRBY1 / KRBY2 / KRBY3", true),
        ("KRBY1 / KRBY2 / KRBY3 / K4", true),
        ("KRBY1 / K4 K5 / KRBY2 / KRBY3", true),
        ("KRBY1 / KRBY2 / KRB3 / K4", false),
        ("KRBY1 / KRBY1 / KRBY2", false),
    ] {
        assert_eq!(answer(&call(melds))["allowed"], allowed, "{melds}");
    }
    for melds in ["KRBY1 / KRBY2 / KRBY3 / K4 K5 K7", "KRBY1 / KRBY2 / KRBY3 / KRBY4"] {
        let output = called(&call(melds), &["--json"]);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{melds}");
        let error = json_of(&output.stderr)["error"].clone();
        assert_eq!([&error["code"], &error["clause"]], ["wrong-count", "tiles.deal"], "{melds}");
    }
}

/// Taking a discard against the rules of the table and a wrong opening with it are two fouls. A tile that a wrong
/// opening does not lay is no further foul.
#[test]
fn each_foul_with_a_taken_tile_is_priced() {
    let parts = |call: &str| -> Vec<(String, i64)> {
        let parts = answer(call)["cost"]["parts"].as_array().cloned().unwrap_or_default();
        let part = |part: &serde_json::Value| {
            (part["clause"].as_str().expect("a clause").to_owned(), part["points"].as_i64().expect("points"))
        };
        parts.iter().map(part).collect()
    };
    let foul = || ("foul.list".to_owned(), 101);
    let never = "-i Y13 --set take.unopened=never --set fouls.feeding=flat";
    for (melds, open, never_open) in [
        ("K4-6", vec![foul()], vec![foul(), foul()]),
        ("K10-13 / R10-13 / B10-13", vec![foul()], vec![foul()]),
        ("R7-13 / K10-13", Vec::new(), vec![foul(), ("foul.feeding".to_owned(), 101)]),
    ] {
        assert_eq!(parts(&format!("judge take R7 --opens '{melds}' -i Y13")), open, "{melds}");
        assert_eq!(parts(&format!("judge take R7 --opens '{melds}' {never}")), never_open, "{melds}");
        assert_eq!(parts(&format!("judge opening '{melds}' --taken R7 {never}")), never_open, "{melds}");
    }
    assert_eq!(parts(&format!("judge finish K4-6 --taken R7 --throw B1 {never}")), [foul(), foul()]);
    assert_eq!(parts(&format!("judge take R7 --kept {never}")), [foul()]);
}

/// A claim with more tiles than a player can hold is impossible, and has no ruling (`tiles.deal`). The ruling on a
/// player who opened earlier remains, because other players may have laid tiles off onto the melds in the claim.
#[test]
fn nobody_lays_more_tiles_than_a_rack_holds() {
    for call in [
        "judge finish 'K1-13 / R1-12' --variant 101 -i Y13",
        "judge finish 'K1-13 / R1-9' --throw B5 --variant 101 -i Y13",
        "judge finish 'K1-13 / R1-3' --laid-off 'R4 R5 R6 R7 R8 R9' --onto B1-3 --throw B5 -i Y13",
        "judge finish 'K1-3 / R7-9 / B4-7 / Y11-13 B1 B2' --throw K6 --variant okey -i R5",
        "judge finish 'K1-13 / R1-13' --throw K6 -i Y13",
        "judge opening 'K1-13 / R1-10' -i Y13",
        "judge pairs 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 / B1 B1 / B2 B2 / B3' -i Y13",
        "judge take R7 --opens 'K1-13 / R1-10' -i Y13",
    ] {
        let output = called(call, &["--json"]);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{call}");
        let error = json_of(&output.stderr)["error"].clone();
        assert_eq!([&error["code"], &error["clause"]], ["wrong-count", "tiles.deal"], "{call}");
    }
    for call in [
        "judge finish 'K1-13 / R1-9' --variant 101 -i Y13",
        "judge finish 'K1-13 / R1-9' --throw B5 --opened series -i Y13",
        "judge finish 'K1-13 / R1-8' --throw B5 -i Y13",
        "judge finish 'K1-3 / R7-9 / B4-7 / Y11-13 B1' --throw K6 --variant okey -i R5",
        // The okey comes from the meld on the table, so the player held 22 tiles.
        "judge finish 'K1-13 / R1-5 / O* B8 B9' --swapped R12 --onto 'R10 R11 O*' --throw B5 -i Y13",
    ] {
        assert!(answer(call)["allowed"].is_boolean(), "{call}");
    }
}

/// At a table where the indicator must be shown before the draw, no reason says that drawing first makes no difference.
#[test]
fn the_time_of_showing_the_indicator_is_told_truly() {
    let early = "drawing first makes no difference";
    for (set, drawn, allowed, says) in [
        ("before_draw", " --drawn", false, "must be shown before the player's first draw"),
        ("before_draw", "", true, "shown before the player's first draw, as it must be"),
        ("first_turn", " --drawn", true, early),
        ("first_turn", "", true, early),
    ] {
        let call = format!("judge indicator R5 -i R5{drawn} --set indicator.when={set}");
        let reasons = reasons(&call).join(" ");
        assert_eq!(answer(&call)["allowed"], allowed, "{call}");
        assert!(reasons.contains(says) && reasons.contains(early) == (set == "first_turn"), "{call}: {reasons}");
        assert!(set == "first_turn" || cites(&call, "indicator.when"), "{call}");
    }
}

/// A single tile next to pairs is no run or group, so no reason says that pairs and runs are mixed.
#[test]
fn a_single_tile_is_not_mixed_with_pairs() {
    let six = "K1 K1 / K3 K3 / R4 R4 / R6 R6 / B8 B8 / B10 B10";
    for (call, last, mixed) in [
        ("finish", "K6", false),
        ("finish", "K6 K7 K8", true),
        ("finish", "K6 K7 K9", true),
        ("finish --variant 101", "K6", false),
        ("opening --variant 101", "K6", false),
        ("opening --variant 101", "K6 K7 K8", true),
        ("opening --variant 101 --opened pairs", "K6", false),
    ] {
        let call = format!("judge {call} '{six} / {last}' -i Y11");
        let reasons = reasons(&call);
        assert!(answer(&call)["allowed"] == false, "{call}");
        assert_eq!(reasons.iter().any(|reason| reason.contains("do not mix")), mixed, "{call}: {reasons:?}");
    }
}

/// No reason says what an undeclared okey of an illegal meld stands for. If the meld has only such okeys, the answer
/// shows no faces for them.
#[test]
fn an_undeclared_okey_of_an_illegal_meld_stands_for_no_tile() {
    let finish =
        |first: &str| format!("judge finish '{first} / R3-5 / B5-8 / K10-13' -i Y11 --throw K1 --set false_joker=wild");
    let says = |first: &str| reasons(&finish(first)).iter().any(|reason| reason.contains("stands for"));
    assert!(!says("J* J* O*") && !says("R7 O* R11"));
    assert!(says("R7 O* R9") && says("R7 O*=R8 R11") && says("R12 O* R1"));
    for language in ["en", "tr"] {
        let text = text_of(called(&finish("J* J* O*"), &["--lang", language]).stdout);
        assert!(text.contains("J* J* O*:") && !text.contains("=B1") && !text.contains("=K1"), "{text}");
    }
}

/// If openings must rise, an equal sum is too low: after an opening with a sum of 101, the next one needs 102.
#[test]
fn a_rising_bar_is_beaten_not_met() {
    let call = "judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --set open.rising=all --highest";
    assert_eq!(answer(&format!("{call} 100"))["allowed"], true);
    assert_eq!(answer(&format!("{call} 101"))["allowed"], false);
    assert_eq!(answer(&format!("{call} 102"))["allowed"], false);
}

/// With `open.rising`, an opening must beat the highest opening so far of the same kind (runs and groups, or pairs).
///
/// If the question leaves out the highest opening, but the table shows an opening of the same kind:
/// - An opening that only reaches the bar (the sum 101 or five pairs) is too low.
/// - A higher sum is undecided.
///
/// The ruling is also undecided if the kind of the other opening is unknown, or if the melds on the table may be the
/// partner's.
#[test]
fn a_rising_bar_needs_the_highest_opening() {
    let series = "judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --set open.rising=";
    let over = "judge opening 'K10-13 / R10-12 / Y5-8' -i Y13 --set open.rising=all";
    let pairs = "judge pairs 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5' -i Y13 --set open.rising=all";
    for (call, allowed) in [
        (format!("{series}all"), Some(true)),
        (format!("{series}off --table R7-9"), Some(true)),
        (format!("{series}all --table R7-9"), Some(false)),
        (format!("{series}opponents --table R7-9 --variant 101"), Some(false)),
        (format!("{series}opponents --table R7-9 --variant 101-team"), None),
        (format!("{series}all --table 'R7 R7'"), Some(true)),
        (format!("{series}all --others-opened"), None),
        (format!("{over} --table R7-9"), None),
        (format!("{over} --table R7-9 --highest 104"), Some(true)),
        (
            "judge take R12 --opens 'K10-13 / R10-12 / Y4-7' --table R7-9 -i Y13 --set open.rising=all".to_owned(),
            Some(false),
        ),
        (format!("{pairs} --table R7-9"), Some(true)),
        (format!("{pairs} --table 'R7 R7'"), Some(false)),
        (format!("{pairs} --highest 101"), Some(true)),
        (format!("{pairs} --highest 101 --table 'R7 R7'"), Some(false)),
        (format!("{pairs} --highest 5"), Some(false)),
    ] {
        assert_eq!(answer(&call)["allowed"].as_bool(), allowed, "{call}");
    }
    let elsewhere = answer(&format!("{series}off --table R7-9"))["elsewhere"].to_string();
    assert!(elsewhere.contains("open.rising"), "{elsewhere}");
}

/// A player may exchange Y10 for an okey that is declared as `O*=Y10`. An undeclared okey of a group may stand for any
/// missing colour. To take it, the player must put down the tiles of all these colours.
#[test]
fn a_swap_takes_the_okeys_its_tiles_stand_for() {
    let swap = |tiles: &str, meld: &str| {
        let answer = answer(&format!("judge swap '{tiles}' --from '{meld}' --opened series -i B2"));
        answer["allowed"].as_bool()
    };
    for (tiles, meld, allowed) in [
        ("Y10", "B10 O*=Y10 O*", true),
        ("K10 R10", "B10 O*=Y10 O*", true),
        ("K10 R10 Y10", "B10 O*=Y10 O*", true),
        ("K10", "B10 O*=Y10 O*", false),
        ("K10 Y10", "B10 O*=Y10 O*", false),
        ("K10 R10", "B10 Y10 O*", true),
        ("K10 R10 B5", "B10 Y10 O*", false),
        ("K10 K10", "B10 Y10 O*", false),
        ("J* J*", "Y3 R3 O*", false),
        ("K3 J*", "Y3 R3 O*", true),
        ("R9 R10", "R7 R8 O* O*", true),
        ("R9 R9", "R7 R8 O* O*", false),
        ("R9 R11", "R7 R8 O* O*", false),
        ("Y10", "K10 R10 B10 O*", true),
        ("B3", "B2 O* B4", false),
        ("J*", "B2 O* B4", true),
    ] {
        assert_eq!(swap(tiles, meld), Some(allowed), "{tiles} for {meld}");
    }
    let taken = "judge swap 'R9 R10' --from 'R7 R8 O* O*' --opened series -i B2 --set fouls.okey_taken=101";
    assert_eq!(answer(taken)["cost"]["points"], 202, "one for each okey");
    let okey = reasons("judge swap O* --from 'B2 O* B4' --opened series -i B2");
    assert!(okey.iter().any(|reason| reason.contains("an okey cannot be exchanged for an okey")), "{okey:?}");
}

/// The judge reads the tiles of a run in the order of the claim, and tries other orders only if this one is illegal.
/// The order of the tiles in a group does not matter.
#[test]
fn another_order_is_read_only_where_the_one_laid_makes_no_meld() {
    let sum = answer("judge opening 'K9-13 / R12 O* O* / R3-5' -i Y12");
    assert_eq!((sum["allowed"].as_bool(), sum["melds"][1]["sum"].as_u64()), (Some(true), Some(36)), "{sum}");
    assert_eq!(answer("judge discard R9 --table 'R12 O* O*' -i Y12")["allowed"], true);
    assert_eq!(answer("judge meld 'O* R1 O*' -i Y12")["melds"][0]["kind"], "group");
    assert_eq!(answer("judge meld 'R9 R8 R7' -i Y12 --variant 101")["melds"][0]["as"][0], "R7");
    // `R6 O* O*` may be the run R6-8, which R9 fits, or a group, which R9 does not fit. So the judge does not decide.
    assert_eq!(answer("judge discard R9 --table 'R6 O* O*' -i Y12")["allowed"].as_bool(), None);
}

/// A player who opens with pairs may lay further pairs in that turn, even where layoffs must wait for a later turn.
#[test]
fn own_pairs_wait_for_nothing() {
    let layoff = |tiles: &str| {
        let call = format!("judge layoff '{tiles}' --onto 'B4 B4 / R7-9' --opened pairs --same-turn -i Y13");
        answer(&format!("{call} --set layoff.same_turn=false"))["allowed"].as_bool()
    };
    assert_eq!((layoff("B3 B3"), layoff("R10"), layoff("B3 B3 R10")), (Some(true), Some(false), Some(false)));
}

/// Throwing a tile that fits a meld remains a foul if it costs 0 points. Putting back a taken discard is allowed if it
/// costs 0 points.
#[test]
fn fouls_without_a_price() {
    let foul = |called: &str, set: &str| answer(&format!("judge foul {called} --variant 101 --set {set}"));
    let free = foul("put-back", "fouls.put_back=0");
    assert_eq!((free["allowed"].as_bool(), &free["cost"]), (Some(true), &serde_json::Value::Null));
    let unpriced = foul("playable-discard", "fouls.points=0");
    assert_eq!((unpriced["allowed"].as_bool(), unpriced["cost"]["points"].as_i64()), (Some(false), Some(0)));
}

/// The classic game has no rule about putting back a taken tile. So the ruling is undecided, whether the claim is about
/// the take or about the foul.
#[test]
fn the_classic_game_is_silent_about_a_tile_put_back() {
    for call in ["judge take Y7 --put-back", "judge foul put-back", "judge foul take.put-back"] {
        for variant in ["okey", "okey-house", "okey-pot"] {
            let ruled = answer(&format!("{call} --variant {variant}"));
            let silent = (None, &serde_json::Value::Null);
            assert_eq!((ruled["allowed"].as_bool(), &ruled["cost"]), silent, "{call} {variant}");
        }
    }
    let there = answer("judge foul put-back");
    let elsewhere = there["elsewhere"].as_array().expect("other tables");
    let classic = elsewhere.iter().find(|other| other["value"] == "okey").expect("the classic game");
    assert_eq!(classic["allowed"], serde_json::Value::Null, "{there}");
}

/// A dizi is 1 to 13 of one colour and its second 1. If an okey is declared as a tile that the row already has, another
/// tile is missing and the row is no dizi.
#[test]
fn a_declared_okey_leaves_a_gap_in_a_dizi() {
    let dizi = |okey: &str| {
        let melds = format!("B1 B2 B3 B4 J* B6 B7 B8 {okey} B10 B11 B12 B13 B1");
        answer(&format!("judge finish '{melds}' --throw K3 -i B8 --variant okey"))["allowed"].as_bool()
    };
    assert_eq!((dizi("O*=B9"), dizi("O*=B5"), dizi("O*")), (Some(false), Some(true), Some(true)));
}

/// A rack of 22 tiles in eleven pairs can lay only ten of the pairs, because one tile must be left to throw.
#[test]
fn eleven_pairs_never_open() {
    let hand = "K1x2 K2x2 K3x2 K4x2 K5x2 K6x2 K7x2 K8x2 K9x2 K10x2 K11x2";
    let opens = |bar: &str| {
        let output = run(&["open", hand, "-i", "Y13", "--variant", "101", "--pairs-bar", bar, "--json"]);
        let answer = json_of(&output.stdout);
        answer["pairs"]["opens"].as_bool().expect("a verdict")
    };
    assert!(opens("10") && !opens("11"));
}

/// A player who opened with pairs may lay off at most two tiles in a turn, even in the turn that finishes the hand.
/// Further pairs do not count towards this limit.
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
fn reasons_name_the_fault() {
    let joker = reasons("judge meld 'B9 R9 J*' -i Y13");
    assert!(joker[0].contains("J* plays as Y1 and does not belong there"), "{joker:?}");
    let sum = reasons("judge opening 'K11-13 K1 / R10-13 / B10-13' -i Y13");
    assert!(sum.iter().any(|reason| reason.contains("sum to 92")), "{sum:?}");
    let pair = "judge layoff 'K1 K1' --onto R7-9 --opened series -i Y13";
    assert!(cites(pair, "layoff.pair") && !cites(pair, "layoff.run"), "{:?}", reasons(pair));
    let run = "judge layoff R11 --onto 'R7-9 / K10 K10' --opened series -i Y13";
    assert!(cites(run, "layoff.run") && !cites(run, "layoff.pair"), "{:?}", reasons(run));
    let together = reasons("judge finish 'R7-9 K1-3 B10 Y10 K10 Y10-13 J*' -i R5 --throw K6");
    assert!(together.iter().any(|reason| reason.contains("put a / between")), "{together:?}");
    let unspecified = answer("judge discard R10 -i Y13 --variant 101");
    assert!(
        unspecified["verdict"].as_str().expect("a verdict").contains("you did not list the melds on the table"),
        "{unspecified}"
    );
    // The okey laid off may lie in several of the listed melds.
    let places = "judge finish 'R5 R6 R8' --laid-off 'K9 O*' --onto 'K10-12 / R13 B13 K13 / R10-12' --throw R13 \
                  --opened series -i Y13";
    let undecided = reasons(places).into_iter().find(|reason| reason.contains("whether R13 is playable"));
    assert!(undecided.is_some_and(|reason| reason.contains("may lie in several places")), "{:?}", reasons(places));
    let unseen = answer("judge finish K1-3 --laid-off R10 --throw K6 --opened series -i Y5");
    assert!(unseen["verdict"].as_str().expect("a verdict").contains("you did not say onto which melds R10 went"));
}

/// If the finisher has a partner, the ruling says that only the opponents pay.
#[test]
fn a_partner_pays_nothing() {
    let answer = answer("judge finish 'K1-13 / R1-8' --throw B12 -i Y13 --variant 101-team");
    let parts = answer["cost"]["parts"].as_array().expect("parts");
    assert!(parts.iter().any(|part| part["to"] == "opponents" && part["points"] == 404), "{answer}");
    assert!(parts.iter().all(|part| part["to"] != "unopened"));
}

/// The classic game has no openings. So in a game with partners, the cost is for "each opponent" and not, as in 101,
/// for "each opponent who has not opened".
#[test]
fn the_classic_game_has_no_opponents_who_have_not_opened() {
    let page = |call: &str| text_of(called(call, &[]).stdout);
    let finish = "judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' --throw K6 -i R5 --variant okey --set classic.partners=on";
    let (english, turkish) = (page(finish), page(&format!("{finish} --lang tr")));
    assert!(english.contains("each opponent") && !english.contains("opponent who has not"), "{english}");
    assert!(turkish.contains("rakiplerin her birine") && !turkish.contains("açmamış"), "{turkish}");
    let partners = page("judge finish 'K1-13 / R1-8' --throw B12 -i Y13 --variant 101-team");
    assert!(partners.contains("each opponent who has not opened"), "{partners}");
}

/// The ruling names all tiles that an undeclared okey may stand for.
#[test]
fn every_reading_is_named() {
    let group = reasons("judge meld 'K7 R7 O*' -i Y13");
    assert!(group.iter().any(|reason| reason.contains("K7 R7 O*=B7")), "{group:?}");
    assert!(group.iter().any(|reason| reason.contains("K7 R7 O*=Y7")), "{group:?}");
    let order = reasons("judge meld 'O* R7 R8' -i Y13");
    assert!(order.iter().any(|reason| reason.contains("O*=R6 R7 R8")), "{order:?}");
    assert!(!order.iter().any(|reason| reason.contains("O*=R9")), "{order:?}");
}

/// The judge asks for the indicator only if the question has okeys or false jokers.
#[test]
fn an_indicator_is_asked_for_only_where_it_matters() {
    for call in [
        "judge meld 'R12 R13 R1'",
        "judge meld 'R7 B7 Y7' --variant 101",
        "judge meld 'R7 R8 Y9'",
        "judge discard R10 --withdrawn seen",
        "judge take R5 --put-back",
        "judge take R5 --from right",
        "judge left --exhausted --variant 101",
        "judge look own --opened series",
    ] {
        assert_eq!(answer(call)["indicator"], serde_json::Value::Null, "{call}");
    }
    let unspecified = reasons("judge meld 'R7 R8 Y9'");
    assert!(
        unspecified
            .iter()
            .any(|reason| reason.contains("You gave no indicator") || reason.contains("you gave no indicator"))
    );
    for call in
        ["meld 'R7 R8 J'", "meld 'R7 R8 O'", "discard R10", "take R5 --opens 'R5-7'", "left 'K9' --opened series"]
    {
        let output = called(&format!("judge {call} --json"), &[]);
        assert_eq!(output.status.code(), Some(2), "{call}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("indicator-missing"), "{call}");
    }
}

/// A player who takes a discard and finishes in the same turn must lay it in a meld. A player who opened earlier may
/// also lay it off. Otherwise taking it was a foul, but the hand still ends.
#[test]
fn a_finish_with_a_tile_taken() {
    let elden = "judge finish 'K1-13 / R1-8' --throw B12 -i Y13 --taken";
    assert_eq!(answer(&format!("{elden} R8"))["allowed"], true);
    let vain = answer(&format!("{elden} B12"));
    assert_eq!((&vain["allowed"], &vain["cost"]["points"]), (&true.into(), &(-202 + 101).into()), "{vain}");
    let never = answer(&format!("{elden} R8 --set take.unopened=never"));
    assert_eq!((&never["allowed"], &never["cost"]["points"]), (&true.into(), &(-202 + 101).into()), "{never}");
    let opened = "judge finish K1-3 --laid-off R10 --onto R7-9 --throw K6 --opened series -i Y13 --taken";
    assert_eq!(answer(&format!("{opened} R10"))["allowed"], true);
    assert_eq!(answer(&format!("{opened} K2"))["allowed"], true);
    assert_eq!(answer(&format!("{opened} K6"))["cost"]["points"], -101 + 101);
    let fed = answer(&format!("{elden} R8 --set fouls.feeding=number"));
    let parts = fed["cost"]["parts"].as_array().expect("parts");
    assert!(parts.iter().any(|part| part["to"] == "thrower" && part["points"] == 80), "{fed}");
}

#[test]
fn who_may_look_at_discards() {
    let may = |call: &str| answer(&format!("judge look {call}"))["allowed"].as_bool();
    assert_eq!(may("all --opened pairs"), Some(true));
    assert_eq!(may("own --opened series --after-throwing"), Some(true));
    for call in ["", "own", "own --opened series", "--opened series --after-throwing"] {
        assert_eq!(may(call), Some(false), "{call}");
    }
}

/// If fouls must be claimed, throwing a tile that fits a meld is a foul only if another player claims it in time.
/// `judge foul` also applies this rule.
#[test]
fn a_playable_discard_called_by_name_needs_its_claim() {
    let called = |claim: &str| answer(&format!("judge foul islek-atma --variant esli {claim}"));
    assert_eq!(called("")["allowed"], serde_json::Value::Null);
    assert_eq!(called("--claimed")["cost"]["points"], 101);
    assert_eq!(called("--claimed=gec")["allowed"], true);
    assert_eq!(answer("judge foul islek-atma")["cost"]["points"], 101);
}

#[test]
fn values_have_turkish_names_too() {
    for (turkish, english) in [
        ("discard R10 --table R7-9 -i Y13 --claimed=zamanında", "discard R10 --table R7-9 -i Y13 --claimed"),
        ("discard R10 --table R7-9 -i Y13 --claimed=soylemeden", "discard R10 --table R7-9 -i Y13 --claimed=unnamed"),
        ("discard R10 --withdrawn görmedi", "discard R10 --withdrawn unseen"),
        ("take R10 --from sağ", "take R10 --from right"),
        ("foul okey-atma --finish çift", "foul okey-discard --finish pairs"),
        ("look kendi --opened seri", "look own --opened series"),
    ] {
        assert_eq!(answer(&format!("judge {turkish}")), answer(&format!("judge {english}")));
    }
}

#[test]
fn a_ruling_says_no_more_than_it_must() {
    let undo = answer("judge layoff R10 --undo --onto R7-9 --opened series -i Y5");
    assert!(undo["verdict"].as_str().expect("a verdict").contains("taken back"), "{undo}");
    let fed = reasons("judge foul feeding:R7 --set fouls.feeding=number");
    assert!(!fed.iter().any(|reason| reason.contains("list of fouls")), "{fed:?}");
    let order = "judge meld 'Y1 Y12 Y13' -i R5";
    assert!(reasons(order).iter().any(|reason| reason.contains("does not matter")));
    assert!(!reasons("judge meld 'Y12 Y13 Y1' -i R5").iter().any(|reason| reason.contains("does not matter")));
    assert!(cites("judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --taken R12", "foul.feeding"));
    assert!(cites("judge take R12 --opens 'K10-13 / R10-12 / Y4-7' -i Y13", "foul.feeding"));
}

/// The ruling on a finish gives each reason only once, even if it concerns both the opening and the layoff.
#[test]
fn no_reason_is_given_twice() {
    let call = "judge finish 'K1-3 / R7-9' --laid-off 'B4-6' --onto B7-9 --throw K6 --opened pairs -i Y13";
    let mut given = reasons(call);
    let all = given.len();
    given.sort();
    given.dedup();
    assert_eq!(given.len(), all, "{given:?}");
}

/// A winning hand earns the most points that any layout of its tiles allows, even if the player laid another layout
/// (`score.pairs`, `score.normal`).
#[test]
fn a_finish_earns_the_most_its_tiles_allow() {
    let seven = "judge finish 'K1 K1/K2 K2/K3 K3/K4 K4/K5 K5/K6 K6/K7 K7' --throw B9 -i R5 --variant okey";
    let points = |switches: &str| answer(&format!("{seven} {switches}"))["cost"]["points"].clone();
    assert_eq!((points(""), points("--set points.pairs=1")), ((-8).into(), (-2).into()));
    // The pot game pays double for seven pairs. The switch for the points of pairs does not change this.
    let pot = answer(&format!("{} --set points.pairs=1", seven.replace("variant okey", "variant okey-pot")));
    assert!(disputes::reasons(&pot).iter().any(|reason| reason.contains("twice")), "{pot}");
    let apart = "judge finish 'K1 K1/K2 K2/K3 K3/K4 K4/K5 K5/K6 K6/R8 R8' --throw B9 -i R5 --variant okey";
    assert_eq!(answer(&format!("{apart} --set points.pairs=1"))["cost"]["points"], -1);
}

/// Feeding is the foul of throwing a tile with which the next player opens. It exists only in 101. The question names
/// the tile, as in `feeding:B7`, with the colour letters of `--letters`.
#[test]
fn the_tile_that_feeds_is_parsed_in_any_letters() {
    for call in ["feeding:M7 --letters rkms", "besleme:S7:çift --letters rkms", "feeding:B7"] {
        let ruled = answer(&format!("judge foul {call} --set fouls.feeding=number"));
        assert_eq!((&ruled["variant"], &ruled["allowed"]), (&"101".into(), &false.into()), "{call}: {ruled}");
    }
}

/// An answer of `okey judge` also has the rulings on the same claim at tables with other rules. Each equals the ruling
/// for a question about that table.
#[test]
fn other_tables_rule_in_their_own_words() {
    for claim in ["meld 'J* J* R5' -i R5", "meld 'J* K1' -i R5", "layoff J* --onto K1-3 --opened series -i R5"] {
        let here = answer(&format!("judge {claim}"));
        for other in here["elsewhere"].as_array().expect("a list") {
            let setting = ["switch", "value"].map(|part| other[part].as_str().map(str::to_owned));
            let [Some(switch), Some(value)] = setting else { continue };
            let option =
                if switch == "variant" { format!("--variant {value}") } else { format!("--set {switch}={value}") };
            let there = answer(&format!("judge {claim} {option}"));
            assert_eq!(
                (&other["verdict"], &other["allowed"]),
                (&there["verdict"], &there["allowed"]),
                "{claim} {option}"
            );
        }
    }
}

/// In the classic game, a winner must lay or throw a tile taken from the left neighbour. Otherwise the judge refuses
/// the finish, and does not say that another layout would win.
#[test]
fn a_tile_taken_is_in_the_hand_that_wins() {
    let finish = "judge finish 'K1-13 K1' --throw R2 -i R5";
    for variant in ["okey", "okey-house", "okey-pot"] {
        for last in ["", "--last-discard --set stock.last_discard=finish"] {
            for (taken, held) in [("K1", true), ("K9", true), ("R2", true), ("B9", false), ("K6 --throw K6", true)] {
                let call = format!("{finish} {last} --variant {variant} --taken {taken}");
                let call = if taken.contains("throw") { call.replace("--throw R2 ", "") } else { call };
                let ruling = answer(&call);
                assert_eq!(ruling["allowed"], held, "{call}\n{ruling}");
                assert!(!reasons(&call).iter().any(|reason| reason.contains("In another layout")), "{ruling}");
            }
        }
    }
    let closed = format!("{finish} --last-discard --taken K1 --variant okey");
    assert_eq!(answer(&closed)["allowed"], false);
    assert!(!reasons(&closed).iter().any(|reason| reason.contains("In another layout")), "{:?}", reasons(&closed));
}

/// If the melds with the taken tile are illegal, it is not laid, which is a foul. The ruling cites `take.opened` if the
/// player had opened before, and `take.must-open` if not.
#[test]
fn a_tile_taken_into_melds_that_fail_is_not_laid() {
    for (opened, clause) in [("--opened series", "take.opened"), ("", "take.must-open")] {
        let failed = answer(&format!("judge take R12 --opens 'R12 R13 R1' {opened} -i Y13"));
        assert_eq!((&failed["allowed"], &failed["cost"]["points"]), (&false.into(), &101.into()), "{failed}");
        let of_clause = |against: bool| {
            let mut reasons = failed["reasons"].as_array().expect("reasons").iter();
            reasons.any(|reason| reason["clause"] == clause && reason["against"] == against)
        };
        assert!(of_clause(true) && !of_clause(false), "{failed}");
    }
    assert_eq!(answer("judge take R12 --opens 'R11-13' --opened series -i Y13")["allowed"], true);
}

/// In the pot game, a hand without a finish costs no points. The switch `points.exhausted` does not change this.
#[test]
fn an_exhausted_stock_leaves_the_pot() {
    let left = |variant: &str| {
        let ruling = answer(&format!("judge left K5 --exhausted --variant {variant} --set points.exhausted=3 -i R5"));
        (ruling["cost"]["points"].as_i64(), command::cites(&ruling, "score.exhausted"))
    };
    assert_eq!(left("okey"), (Some(-3), true));
    assert_eq!(left("okey-pot"), (None, false));
}

/// A ruling cites the clause of each kind of legal meld in the claim, and the rules on laid-off okeys and false jokers.
#[test]
fn clauses_name_every_kind_of_meld_and_joker() {
    let opening = "judge opening 'K10-13 / R10-13 / K5 R5 B5' -i Y13 --variant 101";
    assert!(cites(opening, "run.shape") && cites(opening, "group.shape"));
    assert!(!cites(&opening.replace("/ K5 R5 B5", "/ B10-12"), "group.shape"));
    let pairs = "judge opening 'K5 K5 / K10-12' --opened series --table 'R1 R1' -i Y13";
    assert!(cites(pairs, "pair.shape") && cites(pairs, "run.shape"));
    let layoff = "judge layoff 'J*' --onto 'Y2 Y3 Y4' --opened series -i Y13";
    assert!(cites(layoff, "false-joker.value") && !cites(layoff, "okey.wild"));
    assert!(cites(&layoff.replace("J*", "O*"), "okey.wild"));
    let beside = "judge layoff 'J*' --onto 'O*=Y2 Y3 Y4' --opened series -i Y13 --set meld.okey_beside_false_joker=";
    assert_eq!(answer(&format!("{beside}allowed"))["allowed"], true);
    let beside = format!("{beside}forbidden");
    assert_eq!(answer(&beside)["allowed"], false);
    assert!(cites(&beside, "okey.beside-false") && !cites(&beside, "layoff.run"), "{:?}", reasons(&beside));
}

/// A finish that lays only pairs fails, because pairs never empty a rack of 21 tiles. No other ruling gives this
/// reason, and none says both that no tile is left over and that more tiles must be laid.
#[test]
fn pairs_alone_never_empty_a_rack() {
    let parity = |call: &str| {
        let ruling = answer(&format!("judge finish {call} -i Y13 --variant 101"));
        let found = disputes::reasons(&ruling);
        let alone = found.iter().any(|reason| reason.contains("airs alone never empty"));
        let both = ["none is left over", "must be"].iter().all(|text| found.iter().any(|reason| reason.contains(text)));
        assert!(!both, "{ruling}");
        (ruling["allowed"].as_bool(), alone)
    };
    let pairs = "K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 / K10 K10";
    assert_eq!(parity(&format!("'{pairs}' --throw B2")), (Some(false), true));
    assert_eq!(parity(&format!("'{pairs}' --throw B2 --laid-off R4 --table 'R1-3 / B5 B5'")), (Some(true), false));
    let mixed = "'B5-12 / R5-13 / B2 B2 / B3 B3' --throw Y12 --table 'Y5 Y5 / K10 K10'";
    assert_eq!(parity(mixed), (Some(false), false));
    let few = "'K1 K1 / K2 K2 / K3 K3 / K4 K4' --laid-off R4 --table 'R1-3 / B5 B5' --throw B2";
    assert_eq!(parity(few), (Some(false), false));
}

/// A taken discard counts as laid only if the rules allow its place. The rulings on a take, an opening and a finish
/// agree on this.
#[test]
fn a_taken_tile_that_does_not_fit_is_not_laid() {
    for (take, others) in [
        (
            "take R4 --opens 'R1 R2 R4'",
            ["opening 'R1 R2 R4' --taken R4", "finish 'R1 R2 R4' --taken R4 --throw K13 --table 'K4 R4 B4'"],
        ),
        (
            "take B12 --onto 'K4 R4 B4'",
            [
                "finish R5-8 --taken B12 --laid-off B12 --throw K13 --table 'K4 R4 B4'",
                "finish R5-8 --taken B12 --swapped B12 --throw K13 --table 'K4 R4 B4'",
            ],
        ),
        (
            "take Y4 --onto 'K4 R4 B4'",
            [
                "finish R5-8 --taken Y4 --laid-off Y4 --throw K13 --table 'K4 R4 B4'",
                "finish R5-8 --taken Y4 --laid-off 'Y4 R9' --throw K13 --table 'K4 R4 B4'",
            ],
        ),
    ] {
        let call = |claim: &str| answer(&format!("judge {claim} --opened series -i Y1"));
        let taken = call(take);
        for other in others {
            let ruled = call(other);
            assert_eq!(ruled["allowed"], taken["allowed"], "{other}: {ruled}");
            let fouls = |answer: &serde_json::Value| {
                let parts = answer["cost"]["parts"].as_array().into_iter().flatten();
                parts.filter(|part| part["clause"] == "foul.list").count()
            };
            assert_eq!(fouls(&ruled), fouls(&taken), "{other}: {ruled}");
            assert_eq!(
                reasons(&format!("judge {other} --opened series -i Y1"))
                    .iter()
                    .any(|reason| { reason.contains("neither melded nor laid off") }),
                taken["allowed"] == false,
                "{ruled}"
            );
        }
    }
    // Only Y4 fits the group. The question does not say whether Y4 was laid off before B12 was tried, so the cost is
    // unknown.
    let open =
        answer("judge finish R5-8 --taken Y4 --laid-off 'Y4 B12' --throw K13 --table 'K4 R4 B4' --opened series -i Y1");
    assert_eq!((&open["allowed"], &open["cost"]), (&false.into(), &serde_json::Value::Null), "{open}");
}

/// A player who takes a discard without opening with it pays for the foul. If all other tiles are laid, the hand still
/// ends, as in a record.
#[test]
fn a_taking_foul_leaves_the_finish_valid() {
    let melds = "B8 K8 Y8 / B3 B4 B5 / Y6-9 / K7 K8 K9 / R4-8";
    let layoffs = "--laid-off 'R3 R9 R2' --taken R3 --table ''";
    for (thrown, bonus) in [("B13", -101), ("O*", -202)] {
        let finish = answer(&format!("judge finish '{melds}' --throw {thrown} {layoffs} -i K1"));
        assert_eq!((&finish["allowed"], &finish["cost"]["points"]), (&true.into(), &(bonus + 101).into()), "{finish}");
    }
    // A taken tile that was neither laid nor laid off is still on the rack, so the hand does not end.
    let kept = answer("judge finish R5-8 --taken Y4 --throw K13 --table 'K4 R4 B4' --opened series -i Y1");
    assert_eq!((&kept["allowed"], &kept["cost"]["points"]), (&false.into(), &101.into()), "{kept}");
}

/// A player who opened with pairs lays a run or group and finishes in the same turn. The player pays for the foul, but
/// the melds stay on the table. So the finish counts, and a discard that the player took may be in the run.
#[test]
fn a_run_of_a_pairs_opener_leaves_the_finish_valid() {
    for (call, allowed, points) in [
        ("finish K1-3 --throw R4 --table 'K5 K5'", true, Some(-202 + 101)),
        ("finish K1-3 --throw K4 --table 'K5 K5'", true, Some(-202 + 101)),
        ("finish 'K1-3 / R7-9' --throw R4 --table 'K5 K5'", true, Some(-202 + 101)),
        ("finish K1-3 --laid-off K4 --throw R4 --table 'K5 K5'", true, Some(-202 + 101)),
        ("finish K1-3 --taken K1 --throw R4 --table 'K5 K5'", true, Some(-202 + 101)),
        ("finish K1-3 --taken R4 --throw R4 --table 'K5 K5'", true, Some(-202 + 101 + 101)),
        ("finish K1-3 --taken R4 --throw R4 --table 'K5 K5' --set fouls.multiplied=true", true, Some(202)),
        ("finish K1-3 --taken Y9 --throw R4 --table 'K5 K5'", false, Some(101 + 101)),
        ("finish K1-3 --taken Y9 --throw K4 --table 'K5 K5'", false, Some(101 + 101 + 101)),
        ("finish 'K1 K2 K4' --throw R4 --table 'K5 K5'", false, None),
        ("finish 'K1-3 / R7 R8' --throw R4 --table 'K5 K5'", false, None),
        ("opening K1-3", false, Some(101)),
        ("opening K1-3 --taken K1", false, Some(101)),
        ("opening K1-3 --taken K9", false, Some(101 + 101)),
        ("opening 'K1 K2 K4' --taken K1", false, Some(101)),
        ("take K1 --opens K1-3", false, Some(101)),
    ] {
        let ruled = answer(&format!("judge {call} --opened pairs -i Y13 --variant 101"));
        let outcome = (ruled["allowed"].as_bool(), ruled["cost"]["points"].as_i64());
        assert_eq!(outcome, (Some(allowed), points), "{call}: {ruled}");
        let goes_back = reasons(&format!("judge {call} --opened pairs -i Y13 --variant 101"));
        let goes_back = goes_back.iter().any(|reason| reason.contains("go back to the rack"));
        assert_eq!(goes_back, points.is_none(), "{call}: {ruled}");
    }
}

/// If a table multiplies fouls, a foul in a finish costs as much as `judge foul` says for this kind of finish.
#[test]
fn a_finish_multiplies_its_fouls() {
    let multiplied = "-i Y13 --variant 101 --set fouls.multiplied=true";
    let feeding = "--set fouls.feeding=number";
    let pairs = "'K1 K1 / K2 K2 / K3 K3 / K4 K4 / Y8 Y8 / K6 K6 / K7 K7 / K9 K9 / K10 K10 / K11 K11'";
    for (finish, set, foul, factor) in [
        (
            "'K4 K4' --laid-off R10 --onto R7-9 --taken K6 --throw K6 --opened pairs",
            "",
            "taken-not-opened --finish pairs",
            2,
        ),
        ("K1-3 --throw R4 --opened pairs --table 'K5 K5'", "", "open.no-mix --finish pairs", 2),
        ("'K1-13 / R1-8' --taken R8 --throw O*", feeding, "feeding:R8 --finish okey,elden", 4),
        ("'K1-13 / R1-7' --laid-off B8 --table B5-7 --taken R7 --throw K2", feeding, "feeding:R7", 1),
        (
            &format!("{pairs} --laid-off R10 --table 'R7-9 / B1 B1' --taken Y8 --throw Y5"),
            feeding,
            "feeding:Y8:pairs --finish pairs",
            2,
        ),
        (
            "'K10-13 / R10-12' --swapped R12 --throw O* --onto 'R10 R11 O*' --opened series",
            "--set fouls.okey_taken=50",
            "okey-lost --finish okey",
            2,
        ),
    ] {
        let ask = |call: &str| answer(&format!("judge {call} {multiplied} {set}"));
        let ruled = ask(&format!("finish {finish}"));
        let parts = ruled["cost"]["parts"].as_array().expect("parts").iter();
        let fouls = parts.filter(|part| !matches!(part["clause"].as_str(), Some("finish.bonus" | "penalty.unopened")));
        let fouls: Vec<i64> = fouls.map(|part| part["points"].as_i64().expect("points")).collect();
        let foul = ask(&format!("foul {foul}"))["cost"]["points"].as_i64().expect("points");
        assert_eq!(fouls, [foul], "{finish}: {ruled}");
        let elsewhere = ruled["elsewhere"].as_array().expect("other tables");
        let flat = elsewhere.iter().find(|other| other["switch"] == "fouls.multiplied");
        assert_eq!(flat.is_some(), factor > 1, "{finish}: {ruled}");
        let flat = answer(&format!("judge finish {finish} -i Y13 --variant 101 {set}"));
        assert!(flat["cost"]["parts"].as_array().expect("parts").iter().any(|part| part["points"] == foul / factor));
        let listed = flat["elsewhere"].as_array().expect("other tables").iter();
        let listed = listed.filter(|other| other["switch"] == "fouls.multiplied").count();
        assert_eq!(listed, usize::from(factor > 1), "{finish}: {flat}");
    }
}

/// A layoff or a swap that the table forbids counts as not made. So the judge can decide whether the throw is a foul.
#[test]
fn a_forbidden_layoff_leaves_no_doubt_about_the_throw() {
    let pairs = "--opened pairs --onto R5-7 --set layoff.pairs_limit=";
    for (finish, points) in [
        ("'K1-13 / R1-7' --laid-off R8 --throw R8 --onto B5-7 --set layoff.same_turn=false".to_owned(), Some(101)),
        ("'K1-13 / R1-7' --laid-off R8 --throw R9 --onto B5-7 --set layoff.same_turn=false".to_owned(), None),
        (format!("'' --laid-off R8 --throw R8 {pairs}0"), Some(101)),
        (format!("'' --laid-off R8 --throw R9 {pairs}0"), None),
        (format!("'' --laid-off 'R8 R9' --throw R10 {pairs}1"), None),
        (
            "'K1-13 / R1-6' --swapped 'B5 Y5' --throw B5 --onto 'K5 R5 O*' --set swap.same_turn=false".to_owned(),
            Some(101),
        ),
        ("'K1-13 / R1-6' --swapped 'B5 Y5' --throw B6 --onto 'K5 R5 O*' --set swap.same_turn=false".to_owned(), None),
    ] {
        let ruled = answer(&format!("judge finish {finish} -i Y13 --variant 101"));
        assert_eq!((ruled["allowed"].as_bool(), ruled["cost"]["points"].as_i64()), (Some(false), points), "{ruled}");
        assert!(!ruled.to_string().contains("You did not say where"), "{ruled}");
    }
}

/// If no okey may lie next to a false joker, the order in which the wilds of a run are written does not matter.
#[test]
fn the_order_of_wilds_does_not_matter() {
    let set = "-i B3 --set false_joker=wild --set meld.okey_beside_false_joker=forbidden";
    let melds = |tiles: &str| {
        let ruled = answer(&format!("judge meld '{tiles}' {set}"));
        (ruled["allowed"].clone(), ruled["melds"].clone(), ruled["reasons"].clone())
    };
    let all = ["O* J* B11 B12 O*", "J* O* B11 B12 O*", "O* O* B11 B12 J*", "B11 B12 O* J* O*"].map(melds);
    assert_eq!(all[0].0, true, "{all:?}");
    assert!(all.iter().all(|other| other.0 == all[0].0), "{all:?}");
}

/// If an undeclared okey on the table leaves a layoff or a swap undecided, a finish with it is undecided too.
#[test]
fn a_finish_does_not_choose_the_face_of_an_okey_on_the_table() {
    for (question, finish) in [
        ("layoff R8 --onto 'R5 O* R6'", "'K4-6' --laid-off R8 --throw B1 --table 'R5 O* R6'"),
        ("layoff R4 --onto 'R5 O* R6'", "'K4-6' --laid-off R4 --throw B1 --table 'R5 O* R6'"),
        ("layoff R9 --onto 'R5 O* R6'", "'K4-6' --laid-off R9 --throw B1 --table 'R5 O* R6'"),
        ("layoff B7 --onto 'K7 R7 O*'", "'K4-6' --laid-off B7 --throw B1 --table 'K7 R7 O*'"),
        ("layoff Y7 --onto 'K7 R7 O*'", "'K4-6' --laid-off Y7 --throw B1 --table 'K7 R7 O*'"),
        ("layoff 'B7 Y7' --onto 'K7 R7 O*'", "'K4-6' --laid-off 'B7 Y7' --throw B1 --table 'K7 R7 O*'"),
        ("layoff B7 --onto 'K7 R7 O*'", "'K7 R7 O*' --laid-off B7 --throw B1 --table R10-12"),
        ("swap K8 --from 'K7 O* O*'", "'R4-6' --swapped K8 --throw O* --table 'K7 O* O*'"),
        ("swap 'B7 Y7' --from 'K7 R7 O*'", "'R4-6' --swapped 'B7 Y7' --throw O* --table 'K7 R7 O*'"),
    ] {
        let [question, finish] = [question, &format!("finish {finish}")]
            .map(|claim| answer(&format!("judge {claim} --opened series -i Y1")));
        assert_eq!(finish["allowed"], question["allowed"], "{finish}");
        let several = |answer: &serde_json::Value| answer["readings"].as_array().is_some_and(|list| !list.is_empty());
        assert_eq!(several(&finish), several(&question), "{finish}");
    }
    // A failed finish costs as much as its throw. Here this cost depends on the tile that the okey stands for.
    let thrown = answer("judge finish 'K4 K5 K7' --throw R8 --table 'R5 O* R6' --opened series -i Y1");
    let costs: Vec<_> = thrown["readings"].as_array().expect("a list").iter().map(|reading| &reading["cost"]).collect();
    assert!(thrown["cost"].is_null() && costs.len() == 2 && costs[0] != costs[1], "{thrown}");
    // The okey in the group `K7 R7 O*` may stand for B7 or Y7, so throwing either is a foul. After the layoff of B7 the
    // group is full, so throwing Y7 is allowed.
    for (actions, cost) in
        [("--throw B7", Some(101)), ("--throw Y7", Some(101)), ("--throw R7", None), ("--laid-off B7 --throw Y7", None)]
    {
        let call = format!("judge finish 'K4 K5 K7' {actions} --table 'K7 R7 O*' --opened series -i Y1");
        assert_eq!(answer(&call)["cost"]["points"].as_i64(), cost, "{call}");
    }
}

/// Options that contradict each other are refused.
#[test]
fn contradicting_options_are_refused() {
    let opens = "judge take Y7 -i Y13 --same-turn --opens";
    for (call, code) in [
        (format!("{opens} 'K10-13 / R10-12 / Y4-7' --opened pairs"), 2),
        (format!("{opens} 'K10-13 / R10-12 / Y4-7' --opened series"), 0),
        (format!("{opens} 'Y7 Y7 / R2 R2 / R3 R3 / R4 R4 / R5 R5' --opened series"), 2),
        (format!("{opens} 'Y7 Y7 / R2 R2 / R3 R3 / R4 R4 / R5 R5' --opened pairs"), 0),
    ] {
        assert_eq!(called(&call, &[]).status.code(), Some(code), "{call}");
    }
    // A finish from pairs and devam each lay off a tile, and elden has no layoff.
    for question in ["foul wrong-opening", "left K3 -i Y13"] {
        for (how, devam, code) in [
            ("elden,pairs", "false", "conflict"),
            ("pairs elden", "true", "conflict"),
            ("devam,elden", "true", "conflict"),
            ("devam,elden", "false", "devam-off"),
        ] {
            let call = format!("judge {question} --finish '{how}' --variant 101 --set devam={devam} --json");
            let output = called(&call, &[]);
            let error = output.status.code().filter(|&code| code == 2).map(|_| crate::command::json_of(&output.stderr));
            assert_eq!(error.map(|error| error["error"]["code"].clone()), Some(code.into()), "{call}");
        }
    }
}

/// With a rising bar, an opening must exceed even the highest number that `--highest` takes.
#[test]
fn the_bar_rises_above_the_highest_number() {
    let call = "judge opening 'K10-13 / R10-12 / Y5-8' -i Y13 --variant 101 --set open.rising=all --highest 1000000";
    let text = String::from_utf8(called(call, &["--lang", "en"]).stdout).expect("UTF-8");
    assert!(text.contains("raised the bar to 1000001"), "{text}");
}

/// The option `--bar` can only raise the bar of the table, as in `okey open`.
#[test]
fn a_bar_below_that_of_the_table_is_refused() {
    let series = "judge opening 'K10-13 / R10-12 / Y4-6' -i Y13 --variant 101";
    let pairs = "judge pairs 'K1 K1' -i Y13 --variant 101";
    for (call, refused) in [
        (format!("{series} --bar 50"), true),
        (format!("{series} --bar 100"), true),
        (format!("{series} --bar 101"), false),
        (format!("{series} --bar 50 --set open.sum=50"), false),
        (format!("{series} --bar 50 --highest 60 --set open.rising=all"), true),
        (format!("{pairs} --bar 1"), true),
        (format!("{pairs} --bar 5"), false),
        (pairs.replace("pairs", "opening") + " --bar 4", true),
        (pairs.replace("pairs", "opening") + " --bar 6", false),
    ] {
        let output = called(&call, &["--json"]);
        let code = output.stdout.is_empty().then(|| crate::command::json_of(&output.stderr)["error"]["code"].clone());
        assert_eq!(code, refused.then(|| "bar-too-low".into()), "{call}");
    }
}
