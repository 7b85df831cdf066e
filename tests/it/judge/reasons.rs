//! A ruling answers the question that was asked, and every reason that it gives is true.

use okey::judge::{Claim, Fact, OpeningClaim, judge};
use okey::notation::{LaidMelds, LaidTile};
use okey::{Clause, Colour, Face, Number, Profile, Symbol, Table, Tile, Variant};
use serde_json::Value;

use super::disputes::{answer, reasons};
use crate::command::{called, cites, json_of};
use crate::engine::case::engine;
use crate::engine::sampler::Sampler;

fn ruling_text(call: &str, language: &str) -> String {
    String::from_utf8_lossy(&called(call, &["--lang", language]).stdout).into_owned()
}

fn against(answer: &Value) -> Vec<String> {
    let reasons = answer["reasons"].as_array().expect("reasons").iter().filter(|reason| reason["against"] == true);
    reasons.map(|reason| reason["clause"].as_str().expect("a clause").to_owned()).collect()
}

#[test]
fn the_verdict_says_what_was_asked() {
    let cases = [
        (
            "judge discard R10 --table R7-9 -i Y13 --variant 101 --withdrawn unseen",
            "Valid: the discard may be taken back.",
            "Geçerli: atılan taş geri alınabilir.",
        ),
        (
            "judge opening R1-3 --opened series -i Y13",
            "Valid: these melds may be laid.",
            "Geçerli: bu perler konabilir.",
        ),
        (
            "judge opening 'R1 R1' --opened pairs -i Y13",
            "Valid: these melds may be laid.",
            "Geçerli: bu perler konabilir.",
        ),
        (
            "judge opening 'R1 R1' --opened series --table 'K3 K3' -i Y13",
            "Valid: these melds may be laid.",
            "Geçerli: bu perler konabilir.",
        ),
        ("judge opening 'K10-13 / R10-13 / B10-12' -i Y13 --variant 101", "Valid: this opens.", "Geçerli: el açılır."),
    ];
    for (call, english, turkish) in cases {
        for (language, verdict) in [("en", english), ("tr", turkish)] {
            let ruling_text = ruling_text(call, language);
            assert!(ruling_text.contains(verdict), "okey {call}\n{ruling_text}");
        }
    }
}

/// If the question does not name the thrown tile but all other tiles are in melds, the judge does not decide. Its
/// answer asks for `--throw`.
#[test]
fn a_throw_that_was_not_reported_leaves_the_ruling_open() {
    let classic = "judge finish 'K1-3 / R7-9 / B4-8 / Y11-13' -i R5";
    let yuzbir = "judge finish 'K1-3 / R7-9 / B4-7 / Y2-8 / Y10-13' -i R5 --variant 101";
    for call in [classic, yuzbir] {
        let unspecified = answer(call);
        assert_eq!((&unspecified["allowed"], &unspecified["cost"]), (&Value::Null, &Value::Null), "{unspecified}");
        assert!(unspecified["verdict"].as_str().is_some_and(|verdict| verdict.contains("(--throw)")), "{unspecified}");
        let reported = answer(&format!("{call} --throw K6"));
        assert_eq!(reported["allowed"], true, "{reported}");
    }
    // If all tiles of the rack are in melds, no tile is left to throw, so the finish is refused.
    let all = answer("judge finish 'K1-3 / R7-9 / B4-9 / Y11-13' -i R5");
    assert_eq!(all["allowed"], false);
    assert!(reasons(&all).iter().any(|reason| reason.contains("o tile is left to throw")), "{all}");
    let wrong = answer("judge finish 'K1-3 / R7-9 / B4-8 / Y10 Y11 Y13' -i R5");
    assert_eq!(wrong["allowed"], false);
}

#[test]
fn nothing_is_laid_off_after_an_opening_that_is_none() {
    let short = "judge finish 'K1-3 / R7-9 / B4-7 / Y2-8' --laid-off Y9 --onto Y10-13 --throw K6 -i R5 --variant 101";
    let short = answer(short);
    assert_eq!(short["allowed"], false);
    assert!(against(&short).contains(&"layoff.who".to_owned()), "{short}");
    let text = reasons(&short).join("\n");
    assert!(
        text.contains("are not enough to open, so no tile may be laid off") && !text.contains("has opened with"),
        "{text}"
    );
}

/// Two tiles that are no pair, but could be part of a run or group, are called too short for it. If the player may have
/// meant a pair, a second reason says that the tiles are no pair. In an opening with pairs, this is the only reason
/// about the two tiles.
#[test]
fn two_tiles_are_a_short_run_or_group_where_no_pairs_lie() {
    let meld = |tiles: &str| answer(&format!("judge meld '{tiles}' -i Y13"));
    assert_eq!(against(&meld("R6 R7")), ["run.shape", "pair.shape"]);
    assert_eq!(against(&meld("B3 R3")), ["group.shape", "pair.shape"]);
    assert_eq!(against(&meld("B3 R8")), ["pair.shape"]);
    let finish = |last: &str| against(&answer(&format!("judge finish 'K1-3 / R7-9 / B4-8 / {last}' --throw K6 -i R5")));
    assert_eq!(finish("Y11-12"), ["run.shape", "win.shape"]);
    assert_eq!(finish("Y11 R11"), ["group.shape", "win.shape"]);
    assert_eq!(finish("Y11 Y11"), ["win.pairs", "win.pairs"], "a real pair beside runs");
    let opening = |melds: &str| against(&answer(&format!("judge opening '{melds}' -i Y13 --variant 101")));
    assert_eq!(opening("K10-13 / R10-12 / B3 R3"), ["group.shape", "open.series"]);
    assert!(opening("K10-13 / R10-12 / B3 B3").contains(&"open.no-mix".to_owned()));
    assert_eq!(opening("R1 R1 / R2 R2 / R3 R3 / R4 R4 / R6 R7"), ["pair.shape", "open.pairs"]);
    let lone = answer("judge finish 'K1-13 / K1' --throw K6 -i R5");
    assert!(reasons(&lone).iter().any(|reason| reason == "K1: one tile is not a meld."), "{lone}");
}

/// A run such as 12-13-1 may be illegal only because no 1 may follow 13. The ruling then gives only this reason, for
/// any order of the tiles, with or without okeys.
#[test]
fn a_run_over_13_lacks_the_rule_alone() {
    let indicator = Symbol::Tile("R5".parse().expect("a tile"));
    let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator)).expect("a table");
    assert!(!table.profile().run_wrap(), "the rule that is tried");
    let okey: Tile = Tile::Numbered("R6".parse().expect("a face"));
    let mut sampler = Sampler::new(61);
    let mut tried = 0;
    for colour in Colour::ALL {
        for length in 3..=6_u8 {
            for _ in 0..40 {
                let from = 15 - length;
                let number = |place: u8| Number::new(if place == 14 { 1 } else { place }).expect("a number");
                let faces = (from..=14).map(|place| Face::new(colour, number(place)));
                let mut tiles: Vec<Tile> = faces.map(Tile::Numbered).collect();
                // Replace a tile before the 13. An okey in place of the 1 could play another tile, so the run would be
                // legal.
                if sampler.chance(0.5) {
                    let at = sampler.below(tiles.len() - 2);
                    tiles[at] = okey;
                }
                sampler.shuffle(&mut tiles);
                let melds = LaidMelds(vec![tiles.iter().copied().map(LaidTile::tile).collect()]);
                let claim = OpeningClaim { melds: melds.clone(), ..OpeningClaim::default() };
                let ruling = judge(&engine(), &table, &Claim::Opening(claim));
                let wrong = ruling.findings.iter().filter(|finding| matches!(finding.fact, Fact::WrongMeld { .. }));
                let clauses: Vec<Clause> = wrong.map(|finding| finding.clause).collect();
                assert_eq!(clauses, [Clause::RunWrap], "{melds}");
                tried += 1;
            }
        }
    }
    assert!(tried > 500);
}

/// A player may call the fourth colour yellow or green, but not both in one question (`tiles.colours`).
#[test]
fn melds_name_the_fourth_colour_in_one_way() {
    for call in [
        "judge finish 'K1-3 / R7-9 / G4-7 / Y10-13' --throw K6 -i R5",
        "judge opening 'K10-13 / G10-12 / Y4-7' -i R13 --variant 101",
        "judge meld 'G5 Y5 B5' -i R4",
        "judge meld 'G5-7 / Y5-7' -i R4",
        "judge discard G5 --table 'Y6-8' -i R4 --variant 101",
        "judge layoff 'G5 Y6' --onto 'R6-8' --opened series -i R4",
        "judge take G5 --onto 'Y6-8' --opened series -i R4",
        "judge finish 'K1-13 / R1-7' --laid-off G8 --onto 'B5-7' --throw Y9 -i R4",
        "judge left 'G5 Y6' --opened series -i R4",
    ] {
        let refused = called(call, &["--json"]);
        assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0), "{call}");
        let refused = json_of(&refused.stderr);
        let codes: Vec<_> = refused["faults"].as_array().expect("faults").iter().map(|fault| &fault["code"]).collect();
        assert_eq!(codes, ["yellow-and-green"], "{call}: {refused}");
    }
}

/// A player who opened with pairs pays for laying a legal run or group. If the meld is illegal or uses the last tile of
/// the rack, it goes back to the rack at no cost.
#[test]
fn only_a_sound_run_of_a_pairs_opener_is_a_foul() {
    let cost =
        |melds: &str| answer(&format!("judge opening '{melds}' --opened pairs -i Y13 --variant 101"))["cost"].clone();
    assert_eq!(cost("K1-3")["points"], 101);
    assert_eq!(cost("K1 K2 K4"), Value::Null);
    assert_eq!(cost("K1-13 / R1-9"), Value::Null);
}

/// The ruling on a win with a dizi (1 to 13 of one colour and its second 1) cites the clause about the dizi even if an
/// okey is thrown.
#[test]
fn an_okey_finish_cites_its_way() {
    let dizi = answer("judge finish 'K1-13 K1' --throw O -i R5 --set run_wrap=false");
    assert!(cites(&dizi, "win.dizi"), "{dizi}");
    let pairs = answer("judge finish 'K1-7 / K1-7' --throw O -i R5");
    assert!(cites(&pairs, "win.pairs"), "{pairs}");
}
