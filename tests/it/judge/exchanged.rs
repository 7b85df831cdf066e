//! Rulings on swaps: a player puts a tile, which may be a taken discard, in the place of an okey in a meld. A swap may
//! be part of a finish or of an opening turn.

use super::disputes::{answer, reasons};
use crate::command::called;

/// A taken discard counts as laid if the player swaps it for an okey in a meld (`take.opened`).
#[test]
fn the_tile_taken_may_go_to_the_place_of_an_okey() {
    let take = "judge take R12 --onto 'R10 R11 O*' --opened";
    let may = answer(&format!("{take} series -i Y13"));
    assert_eq!((may["allowed"].as_bool(), &may["cost"]), (Some(true), &serde_json::Value::Null), "{may}");
    assert!(reasons(&may).iter().any(|reason| reason.contains("put down for an okey")), "{may}");
    assert_eq!(answer(&format!("{take} pairs -i Y13"))["allowed"], true);
    // Taking a tile that fits no meld is a foul. So is swapping the taken tile for an okey in the opening turn, because
    // it must be part of the opening.
    let kept = answer("judge take R2 --onto 'R10 R11 O*' --opened series -i Y13");
    assert_eq!((kept["allowed"].as_bool(), kept["cost"]["points"].as_i64()), (Some(false), Some(101)));
    let at_once = answer(&format!("{take} series --same-turn -i Y13"));
    assert_eq!((at_once["allowed"].as_bool(), at_once["cost"]["points"].as_i64()), (Some(false), Some(101)));
    assert_eq!(answer("judge take R12 --onto 'R10 R11 O*' -i Y13")["cost"]["points"], 101);
    let owner = answer(&format!("{take} series -i Y13 --set fouls.okey_taken=101"));
    assert_eq!((owner["cost"]["points"].as_i64(), owner["cost"]["to"].as_str()), (Some(101), Some("owner")));
}

/// A player may also swap a tile for an okey in the opening turn.
#[test]
fn an_okey_may_be_taken_in_the_turn_of_the_opening() {
    let swap = answer("judge swap R12 --from 'R10 R11 O*' --opened series --same-turn -i Y13");
    assert_eq!(swap["allowed"], true);
    assert!(reasons(&swap).iter().any(|reason| reason.contains("in the turn in which the player opens")), "{swap}");
    let both = "judge swap 'R12 K5' --from 'R10 R11 O* / K3 K4 O*' --opened series -i Y13";
    assert_eq!(answer(both)["allowed"], true);
    assert_eq!(answer(&both.replace("R12 K5", "R12 K9"))["allowed"], false);
}

/// If a table allows only one okey per turn (`swap.when`), one claim may not take two okeys, even from different melds.
/// Two tiles put down for one okey count as one.
#[test]
fn two_okeys_need_a_table_that_allows_them() {
    for (claim, okeys) in [
        ("judge swap 'R8 R9' --from 'R7 O*=R8 O*=R9'", 2),
        ("judge swap 'R12 K5' --from 'R10 R11 O* / K3 K4 O*'", 2),
        ("judge swap 'K10 R10 Y10' --from 'B10 O*=Y10 O*'", 2),
        ("judge swap 'K7 Y7' --from 'R7 B7 O*'", 1),
        ("judge swap R9 --from 'R7 O*=R8 O*=R9'", 1),
    ] {
        let call = format!("{claim} --opened series -i Y13");
        let free = answer(&call);
        let named = free["elsewhere"].as_array().expect("a list").iter().any(|other| other["switch"] == "swap.once");
        assert_eq!((free["allowed"].as_bool(), named), (Some(true), okeys > 1), "{call}");
        let once = answer(&format!("{call} --set swap.once=true"));
        assert_eq!(once["allowed"], okeys == 1, "{call}");
        let reason = |reason: &String| reason.contains("an okey may be taken only once in a turn");
        assert_eq!(reasons(&once).iter().any(|text| reason(&text.to_lowercase())), okeys > 1, "{once}");
    }
}

/// A player who has already taken an okey in this turn may take one again only if the table allows it (`swap.when`). It
/// does not matter whether it is the same okey.
#[test]
fn a_second_okey_needs_a_table_that_allows_it() {
    for from in ["R10 R11 O*", "R10 R11 O* / K3 K4 O*", "R7 B7 Y7 O*"] {
        let tile = if from.starts_with("R7") { "K7" } else { "R12" };
        let call = format!("judge swap {tile} --from '{from}' --opened series -i Y13");
        let allowed = |more: &str| answer(&format!("{call}{more}"))["allowed"].clone();
        assert_eq!([allowed(""), allowed(" --again")], [true, true], "{from}");
        assert_eq!(allowed(" --set swap.once=true"), true, "{from}");
        assert_eq!(allowed(" --again --set swap.once=true"), false, "{from}");
    }
}

/// A finish may include swaps. Each okey that the player takes in this way must be laid in a meld or thrown.
#[test]
fn a_finish_may_exchange_okeys() {
    // The player lays 21 tiles in two runs. R12 was swapped for the okey that is thrown.
    let finish = "judge finish 'K1-13 / B1-8' --swapped R12 --throw O* -i Y13";
    let reported = answer(&format!("{finish} --table 'R10 R11 O*'"));
    assert_eq!(reported["allowed"], true, "{reported}");
    assert_eq!(reported["cost"]["points"], -202, "the okey is thrown, and it is not elden");
    // The judge does not decide without the melds on the table, and refuses the finish if R12 fits none of them.
    assert_eq!(answer(finish)["allowed"], serde_json::Value::Null);
    assert_eq!(answer(&format!("{finish} --table 'R9 R10 O*'"))["allowed"], false);
    // If the player opened earlier, the question names only the actions of this turn: the swap, a layoff after it, and
    // the throw.
    let later = "judge finish --opened series --swapped R12 --laid-off R13 --throw O* --table 'R10 R11 O*' -i Y13";
    assert_eq!(answer(later)["cost"]["points"], -202);
    // The okey in the group `K7 R7 O*` may stand for B7 or Y7. A player gets it only by putting down both.
    let both = "judge finish --opened series --swapped 'B7 Y7' --throw O* --table 'K7 R7 O*' -i Y13";
    assert_eq!(answer(both)["allowed"], true);
    assert_eq!(answer(&both.replace("B7 Y7", "B7"))["allowed"], false);
    // A player who opened earlier may take a discard and swap it for an okey. A player who opens in this turn must lay
    // it in the opening.
    assert_eq!(answer(&format!("{later} --taken R12"))["allowed"], true);
    // If a player who opens in this turn swaps the taken discard for an okey, this is a foul, but the hand still ends.
    let foul = answer(&format!("{finish} --taken R12 --table 'R10 R11 O*'"));
    assert_eq!((&foul["allowed"], &foul["cost"]["points"]), (&true.into(), &(-202 + 101).into()), "{foul}");
}

/// A player who takes an okey in a swap must lay or throw it. Otherwise it is still on the rack, so a finish fails
/// (`finish.last-tile`).
#[test]
fn no_okey_taken_stays_on_the_rack() {
    let table = "Y3 Y4 O*=Y5 / O*=Y9 Y10 Y11 / K3-6";
    for (swapped, taken) in [("Y5", 1), ("Y9", 1), ("Y5 Y9", 2)] {
        for (laid_off, used) in [("K7", 0), ("K7 O*=K8", 1), ("O*=K2 K7 O*=K8", 2)] {
            for (thrown, used) in [("B12", used), ("O*", used + 1)] {
                if used > taken {
                    continue;
                }
                let laid_off = laid_off.replace("=K8", "").replace("=K2", "");
                let actions = format!("--swapped '{swapped}' --laid-off '{laid_off}' --throw {thrown}");
                let call = format!("judge finish {actions} --table '{table}' --opened series -i Y13");
                let finish = answer(&call);
                assert_eq!(finish["allowed"], used == taken, "{call}\n{finish}");
                let kept = reasons(&finish).iter().any(|reason| reason.contains("neither laid nor thrown"));
                assert_eq!(kept, used < taken, "{finish}");
            }
        }
    }
    let swap = |melds: &str, actions: &str| answer(&format!("judge finish '{melds}' {actions} -i Y13"));
    let unopened = "--laid-off Y6 --swapped Y5 --table 'Y3 Y4 O*' --throw";
    assert_eq!(swap("K7-13 / R7-13 / B9-13", &format!("{unopened} Y9"))["allowed"], false);
    assert_eq!(swap("K7-13 / R7-13 / B8-13", &format!("{unopened} O*"))["cost"]["points"], -202);
    // An okey swapped out of a meld of the same turn must be laid or thrown too.
    let own = "K7-13 / R5-11 / B7-9 O*=B10 B11-13";
    assert_eq!(swap(own, "--swapped B10 --throw Y9")["allowed"], false);
    assert_eq!(swap(own, "--swapped B10 --throw O*")["cost"]["points"], -202);
    // Even if the melds on the table are unknown, the player got an okey in the swap. So the judge refuses the finish
    // if this okey stays on the rack.
    let unseen = "judge finish --swapped Y5 --opened series -i Y13 --throw";
    assert_eq!(answer(&format!("{unseen} K9"))["allowed"], false);
    assert!(answer(&format!("{unseen} O*"))["allowed"].is_null());
}

/// If the table forbids an okey next to a false joker (`okey.beside-false`), a swap is allowed only if the meld is
/// legal after it. The order of the tiles put down makes no difference.
#[test]
fn a_swap_leaves_a_legal_meld() {
    for (tiles, from, after) in [
        ("J*", "O*=Y1 O*=Y2 Y3", "J* O*=Y2 Y3"),
        ("J* Y2", "O*=Y1 O*=Y2 Y3", "J* Y2 Y3"),
        ("Y2 J*", "O*=Y1 O*=Y2 Y3", "J* Y2 Y3"),
        ("Y2", "O*=Y1 O*=Y2 Y3", "O*=Y1 Y2 Y3"),
        ("J*", "O*=Y1 Y2 O*=Y3", "J* Y2 O*=Y3"),
        ("J*", "K1 O*=R1 O*=Y1", "K1 O*=R1 J*"),
        ("J*", "O*=B1 O*=Y1 J*", "O*=B1 J* J*"),
    ] {
        let mut forbidden = 0;
        for set in ["allowed", "forbidden"] {
            let table = format!("-i Y13 --variant 101 --set meld.okey_beside_false_joker={set}");
            let meld = |melds: &str| answer(&format!("judge meld '{melds}' {table}"))["allowed"].clone();
            let legal = meld(from) == true && meld(after) == true;
            let swap = answer(&format!("judge swap '{tiles}' --from '{from}' --opened series {table}"));
            assert_eq!(swap["allowed"], legal, "{tiles} for {from}, {set}: {swap}");
            if !tiles.contains(' ') {
                let take = answer(&format!("judge take '{tiles}' --onto '{from}' --opened series {table}"));
                assert_eq!(take["allowed"], legal, "{tiles} for {from}, {set}: {take}");
            }
            forbidden += usize::from(!legal);
        }
        assert!(forbidden < 2 || from.contains('J'), "{from}");
    }
}

/// The order of the tiles put down makes no difference, even if they go to several melds and some fit only one of
/// these.
#[test]
fn the_order_of_the_tiles_put_down_does_not_matter() {
    for (tiles, from) in [
        ("B7 Y7 R7", "K7 R7 O* / R6 O* R8"),
        ("B7 Y7 R7 Y7", "K7 R7 O* / K7 B7 O*"),
        ("K7 Y7 B7", "R7 B7 O* / B6 O* B8"),
    ] {
        for order in orders(&tiles.split(' ').collect::<Vec<_>>()) {
            let call = format!("judge swap '{}' --from '{from}' -i Y12", order.join(" "));
            assert_eq!(answer(&format!("{call} --opened series"))["allowed"], true, "{call}");
            assert_eq!(answer(&call)["cost"]["points"], 101, "{call}");
        }
    }
    for order in orders(&["B7", "Y7", "R7"]) {
        let table = "K7 R7 O* / R6 O* R8 / B1 B2 B3";
        let actions = format!("--swapped '{}' --laid-off O* --throw O* --table '{table}'", order.join(" "));
        let finish = answer(&format!("judge finish 'R2 R3 R4' {actions} --opened series -i Y12"));
        assert_eq!(finish["cost"]["points"], -202, "{actions}");
    }
}

fn orders<'a>(words: &[&'a str]) -> Vec<Vec<&'a str>> {
    if words.is_empty() {
        return vec![Vec::new()];
    }
    let first = |at: usize| {
        let others = [&words[..at], &words[at + 1..]].concat();
        orders(&others).into_iter().map(move |rest| [vec![words[at]], rest].concat())
    };
    (0..words.len()).flat_map(first).collect()
}

/// If a player takes an okey off a meld, the claim lists this okey twice: in that meld and where the player used it. So
/// a claim may have three okeys although the game has two, even if the meld was laid in the same turn.
#[test]
fn an_okey_taken_off_an_own_meld_counts_once() {
    let two = "'B6 O*=B7 B8 J* / R3-7 / K13 B13 R13 / Y7 Y8 Y9 O*=Y10 / K7-11'";
    for table in ["--table 'B4 B4'", ""] {
        let finish = answer(&format!("judge finish {two} --swapped B7 --throw O* {table} -i B8"));
        assert_eq!((&finish["allowed"], &finish["cost"]["points"]), (&true.into(), &(-202).into()), "{finish}");
    }
    let three = two.replace("B6 O*=B7 B8", "B6 O*=B7 O*=B8");
    let call = format!("judge finish {three} --swapped B7 --throw O* --table 'B4 B4' -i B8");
    assert_eq!(called(&call, &[]).status.code(), Some(2), "{call}");
    // Both okeys are taken off the melds of this turn, and one of them stays on the rack.
    let both = "'B6 O*=B7 B8 J* / R3-7 / K13 B13 R13 / Y7 Y8 Y9 O*=Y10 / K7-10'";
    let kept = answer(&format!("judge finish {both} --swapped 'B7 Y10' --throw O* --table 'B4 B4' -i B8"));
    assert!(reasons(&kept).iter().any(|reason| reason.contains("neither laid nor thrown")), "{kept}");
}

/// If false jokers are wild, a swap still takes only okeys. A false joker in a group stays there.
#[test]
fn a_wild_false_joker_is_not_taken() {
    let allowed = |tiles: &str, from: &str| {
        let call = format!("judge swap '{tiles}' --from '{from}' --opened series -i Y12 --set false_joker=wild");
        answer(&call)["allowed"].as_bool()
    };
    for (tiles, from, taken) in [
        ("R1 B1 Y1", "O* K1 J*", false),
        ("B1 Y1", "R1 K1 J*", false),
        ("B1 Y1", "O*=R1 K1 J*", false),
        ("R1", "O*=R1 K1 J*", true),
        ("B1 Y1", "R1 K1 O*", true),
    ] {
        assert_eq!(allowed(tiles, from), Some(taken), "{tiles} for {from}");
    }
}

/// If the exchange for an okey is refused, the player does not get the okey. So the melds and layoffs with it do not
/// count: the taken tile in such a meld is not laid, and the thrown tile does not fit the meld.
#[test]
fn nothing_counts_that_was_laid_with_a_refused_okey() {
    let cost = |swapped: &str, rest: &str| {
        let call = format!("judge finish {rest} --opened series --swapped {swapped} --onto 'B10 B11 O*=B12' -i Y13");
        let finish = answer(&call);
        assert_eq!(finish["allowed"], swapped == "B12", "{call}");
        finish["cost"]["points"].as_i64()
    };
    let taken = "'K1 K2 O*' --taken K1 --throw R6";
    assert_eq!((cost("B12", taken), cost("B5", taken)), (Some(-101), Some(101)));
    let thrown = "'K1 K2 O*' --throw K4";
    assert_eq!((cost("B12", thrown), cost("B5", thrown)), (Some(-101), None));
    // The player has an okey of their own, so the meld may have been laid with that okey.
    assert_eq!(cost("B5", "'K1 K2 O*' --taken K1 --throw O*"), Some(101));
    let opening = "judge finish 'K10-13 / R10-13 / B5 B6 O*' --swapped B4 --onto 'B10 B11 O*=B12' --throw K1 -i Y13";
    let reason =
        |answer: &serde_json::Value| reasons(answer).iter().any(|reason| reason.contains("did not get the okey"));
    assert!(reason(&answer(opening)), "{}", answer(opening));
    let early = "judge finish 'R1 R2 O*' --opened series --swapped B12 --onto 'B10 B11 O*=B12' --throw K1 -i Y13";
    assert!(!reason(&answer(early)), "{}", answer(early));
}

/// If a finish fails after a right opening and a right exchange, the player who threw the tile and the owner of the
/// meld pay all the same.
#[test]
fn other_players_pay_although_the_finish_fails() {
    let price = |melds: &str, swapped: &str, thrown: &str| {
        let onto = "'K10-13 / R10-13 / B10 B11 O*=B12'";
        let call =
            format!("judge finish '{melds}' --swapped {swapped} --onto {onto} --taken R9 --throw {thrown} -i Y13");
        let finish = answer(&format!("{call} --set fouls.okey_taken=101 --set fouls.feeding=flat"));
        let parts = finish["cost"]["parts"].as_array().cloned().unwrap_or_default();
        parts.iter().map(|part| part["clause"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    let opens = "R7 R8 R9 / Y9-13 / R10-12 / B9 B10 B11";
    assert_eq!(price(opens, "B12", "R1"), ["foul.feeding", "foul.okey-taken"]);
    assert_eq!(price(opens, "B5", "R1"), ["foul.feeding"]);
    assert_eq!(price("R7 R8 R9", "B12", "R1"), ["foul.list"]);
}
