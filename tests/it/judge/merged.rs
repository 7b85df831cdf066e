//! If a player's melds lack the separator `/`, the claim is not judged. The ruling asks for the separator and shows the
//! melds with it. If melds on the table lack it, the claim is judged only if the ruling is the same with it.

use okey::judge::{Claim, DiscardClaim, Fact, FinishClaim, OpeningClaim, Ruling, judge};
use okey::notation::{self, LaidMelds, Letters};
use okey::{Language, Profile, Symbol, Table, Variant};
use serde_json::Value;

use crate::command::{called, json_of, run};
use crate::engine::case::engine;

/// Legal melds. The tiles of two of them never form a single meld.
const MELDS: [&str; 7] = ["K10-13", "R10-12", "Y4-7", "B1 B2 B3", "K7 R7 B7", "R6 R5 R4", "Y9 O* Y11"];

const PAIRS: [&str; 5] = ["K5 K5", "R6 R6", "B9 B9", "J* J*", "Y8 O*"];

fn table() -> Table {
    Table::new(Profile::new(Variant::Yuzbir), Some(Symbol::Tile("Y13".parse().expect("a tile")))).expect("a table")
}

fn melds(text: &str) -> LaidMelds {
    notation::melds(text, Letters::Krby).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn claims(melds: &LaidMelds, pairs: bool) -> Vec<Claim> {
    let opening = OpeningClaim { melds: melds.clone(), ..OpeningClaim::default() };
    vec![
        if pairs { Claim::Pairs(opening) } else { Claim::Opening(opening) },
        Claim::Finish(FinishClaim { melds: melds.clone(), ..FinishClaim::default() }),
    ]
}

/// Returns the claim that a tile is thrown while these melds are on the table.
fn discard(tile: &str, melds: &LaidMelds) -> Claim {
    let tile = tile.parse().expect("a tile");
    Claim::Discard(DiscardClaim { tile, on_table: Some(melds.clone()), last: false, called: None, withdrawn: None })
}

fn apart(ruling: &Ruling) -> Option<&LaidMelds> {
    ruling.findings.iter().find_map(|finding| match &finding.fact {
        Fact::NotSeparated { apart, .. } => Some(apart),
        _ => None,
    })
}

fn ruled(call: &str) -> Value {
    json_of(&called(call, &["--json", "--lang", "en"]).stdout)
}

/// Returns every list of two or three of these melds, in every order.
fn lists(of: &[&'static str]) -> Vec<Vec<&'static str>> {
    let two =
        of.iter().flat_map(|one| of.iter().filter(move |other| *other != one).map(move |other| vec![*one, *other]));
    let two: Vec<_> = two.collect();
    let three = two
        .iter()
        .flat_map(|two| of.iter().filter(|each| !two.contains(each)).map(|each| [two.as_slice(), &[*each]].concat()));
    two.iter().cloned().chain(three).collect()
}

#[test]
fn melds_without_separators_are_undecided_and_cost_nothing() {
    let table = table();
    for (of, pairs) in [(&MELDS[..], false), (&PAIRS, true)] {
        for list in lists(of) {
            let written = list.join(" / ");
            for between in [" ", ", ", "; "] {
                let merged = melds(&list.join(between));
                assert_eq!(merged.0.len(), 1, "{written}");
                for claim in claims(&merged, pairs) {
                    let ruling = judge(&engine(), &table, &claim);
                    assert_eq!((ruling.allowed, &ruling.cost), (None, &None), "{written}: {claim:?}");
                    let apart = apart(&ruling).unwrap_or_else(|| panic!("{written}: {ruling:?}"));
                    let typed = melds(&apart.to_string());
                    // Some lists can be split in two ways: in `Y4 Y5 Y6 Y7 K7 R7 B7` the Y7 fits both melds. So compare
                    // only the number of tiles.
                    assert_eq!(typed.0.concat().len(), merged.0.concat().len(), "{written}");
                    assert!(typed.0.len() > 1, "{written}");
                    // The ruling lists the melds separately, although the claim has them without a `/`.
                    assert_eq!(ruling.melds.len(), typed.0.len(), "{written}");
                    for language in [Language::En, Language::Tr] {
                        assert!(ruling.text(&table, language).contains(&typed.to_string()), "{written}");
                    }
                }
            }
            for claim in claims(&melds(&written), pairs) {
                assert_eq!(apart(&judge(&engine(), &table, &claim)), None, "{written}");
            }
        }
    }
}

#[test]
fn melds_on_the_table_without_separators_are_undecided_if_it_matters() {
    let table = table();
    let (mut undecided, mut decided) = (0, 0);
    for list in lists(&MELDS) {
        let (apart_list, merged) = (melds(&list.join(" / ")), melds(&list.join(" ")));
        for tile in ["K9", "R7", "Y7", "B4", "B13", "Y13"] {
            let [with, without] = [&apart_list, &merged].map(|melds| judge(&engine(), &table, &discard(tile, melds)));
            if apart(&without).is_some() {
                assert_eq!((without.allowed, &without.cost), (None, &None), "{list:?}: {tile}");
                undecided += 1;
            } else {
                assert_eq!((without.allowed, &without.cost), (with.allowed, &with.cost), "{list:?}: {tile}");
                decided += 1;
            }
        }
    }
    assert!(undecided > 100 && decided > 100, "{undecided} {decided}");
}

/// A meld that cannot be split into legal melds is judged as one illegal meld. `okey judge meld` never splits its
/// tiles.
#[test]
fn other_illegal_melds_are_judged() {
    for call in [
        "judge opening 'K1 K2 K3 K5' -i Y13",
        "judge opening 'R1-5 R5' -i Y13",
        "judge opening 'K7 R7 B7 B7' -i Y13",
        "judge meld 'R7-9 K5-7' -i Y13",
    ] {
        assert_eq!(ruled(call)["allowed"], false, "{call}");
    }
    let allowed = |call: &str| ruled(call)["allowed"].clone();
    // A meld that would be legal at a table with other house rules is not split.
    let wrapped = "judge opening 'R11 R12 R13 R1 R2 R3 / K10-13 / B10-13' -i Y13 --variant 101";
    assert_eq!((allowed(wrapped), allowed("judge pairs 'K7 R7 B7 Y7' -i Y13")), (false.into(), false.into()));
    let beside = "judge opening 'R4 R5 O*=R6 J* R8 R9 / K10-13 / B10-13' -i R6 --variant 101 --set";
    assert_eq!(allowed(&format!("{beside} meld.okey_beside_false_joker=forbidden")), false);
    let dizi = "judge finish 'R1-11 O* O* R1' -i K5 --throw K8 --variant okey --set run_wrap=false";
    assert_eq!(allowed(dizi), true);
    // The melds on the table lack a `/`, but the ruling is the same with it.
    assert_eq!(allowed("judge discard O* --table 'R7 R8 R9 B1 B2 B3' -i Y13 --variant 101"), false);
    assert_eq!(allowed("judge layoff R6 --onto 'R7 R8 R9 B1 B2 B3' -i Y13 --variant 101"), false);
}

/// Brackets and line ends may stand for the separator. A meld has two readings if they divide it into parts of the size
/// of melds. The program refuses such a claim, and the hint has both readings.
#[test]
fn brackets_and_line_ends_may_divide_melds() {
    let refused = |call: &str, text: &str| {
        let words = call.split(' ').map(|word| if word == "TEXT" { text } else { word });
        let output = run(&words.chain(["-i", "Y13", "--json", "--lang", "en"]).collect::<Vec<_>>());
        if output.status.code() == Some(0) { None } else { Some(json_of(&output.stderr)["error"].clone()) }
    };
    let melds = ["(K5 K6 K7) (R1 R2 R3)", "K5 K6 K7\nR1 R2 R3", "[K5-7]R1-3", "{K5-7}\r\n{R1-3}"];
    for call in [
        "judge meld TEXT",
        "judge opening TEXT",
        "judge finish TEXT --throw Y1",
        "judge discard B9 --table TEXT",
        "judge layoff R4 --onto TEXT --opened series",
        "judge swap R4 --from TEXT --opened series",
        "judge take R3 --opens TEXT",
        "judge finish --opened series --laid-off R4 --throw Y1 --onto TEXT",
    ] {
        for text in melds {
            let error = refused(call, text).unwrap_or_else(|| panic!("{call} {text}"));
            assert_eq!(error["code"], "two-readings", "{call} {text}: {error}");
            assert_eq!(error["hint"], "write \"K5 K6 K7 R1 R2 R3\" or \"K5 K6 K7 / R1 R2 R3\"", "{call} {text}");
        }
        assert_ne!(refused(call, "K5-7 / R1-3").map(|error| error["code"].clone()), Some("two-readings".into()));
    }
    // Only the meld that is divided is marked.
    let error = refused("judge pairs TEXT", "R9 R9 / (K9 K9) (K8 O*=K8) / B5 B5").expect("an error");
    assert_eq!((&error["code"], &error["span"]), (&"two-readings".into(), &serde_json::json!([8, 26])));
    assert!(error["hint"].as_str().is_some_and(|hint| hint.contains("\"K9 K9 / K8 O*=K8\"")), "{error}");
    // If a part is too small to be a meld, all parts together are read as one meld.
    for text in [
        "(K5) (K6) (K7)",
        "K5\nK6\nK7",
        "(K5 K6 K7)",
        "K5 K6 (O*)",
        "(K5 K6 K7)\nK8",
        "(K5 K6 K7) (K8 K9)",
        "1) K5 K6 K7",
    ] {
        assert_eq!(refused("judge meld TEXT", text), None, "{text}");
    }
    // The tiles of a layoff are no melds.
    let layoff = "judge layoff TEXT --opened series --variant 101 --onto";
    for text in ["(R7 R8) (K7 K8)", "R7 R8\nK7 K8"] {
        assert_eq!(refused(&format!("{layoff} R9-11/K9-11"), text), None, "{text}");
    }
}

/// The ruling asks for a `/` between pairs if pairs lack it, otherwise between melds. The melds on the table may have
/// more tiles than a rack.
#[test]
fn the_separator_is_asked_for_where_it_is_missing() {
    for (call, fact) in [
        ("judge opening 'K5 K5 / R7 R8 R9 B1 B2 B3' -i Y13", "put a / between the melds"),
        ("judge pairs 'K5x2, R6x2' -i Y13", "put a / between the pairs"),
        ("judge layoff K6 --opened series --onto 'R1-13 B1-13 K7-9' -i Y13", "R1 R2 R3"),
    ] {
        let answer = ruled(call);
        assert_eq!((&answer["allowed"], &answer["cost"]), (&Value::Null, &Value::Null), "{call}");
        assert!(answer["verdict"].as_str().expect("a verdict").contains(fact), "{call}: {answer}");
    }
}

/// The row "Given" of an answer shows what the question says, and the row "Assumed" what the judge assumes. Two tiles
/// that are no pair, such as R7 B7, have the heading "Melds"; a pair has the heading "Pairs".
#[test]
fn pages_say_what_was_given_and_what_is_assumed() {
    let page = |call: &str| {
        let output = called(call, &["--lang", "en"]);
        String::from_utf8(output.stdout).expect("text")
    };
    for (call, given, assumed) in [
        ("judge look", None, Some("the player has not opened; all discards")),
        ("judge look all --opened series", Some("all discards"), None),
        ("judge indicator R5 -i R5", None, Some("shown before the first discard")),
        ("judge indicator R5 -i R5 --late", Some("shown after the first discard"), None),
        ("judge take R9 -i R5 --variant okey", None, Some("from the left")),
        ("judge take R9 -i R5 --variant okey --from left", Some("from the left"), None),
    ] {
        let page = page(call);
        let row = |label: &str| page.lines().find_map(|line| line.trim().strip_prefix(label).map(str::trim));
        assert_eq!((row("Given "), row("Assumed ")), (given, assumed), "{call}: {page}");
    }
    for (tiles, label) in [("R1 R2", "\nMelds\n"), ("R7 B7", "\nMelds\n"), ("R7 R7", "\nPairs\n")] {
        let page = page(&format!("judge meld '{tiles}'"));
        assert!(page.contains(label), "{page}");
    }
}
