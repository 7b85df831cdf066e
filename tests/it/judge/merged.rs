//! Melds that are written without the separator `/` between them are not judged. The ruling asks for the separator, and
//! what it writes can be typed.

use okey::judge::{Claim, DiscardClaim, Fact, FinishClaim, OpeningClaim, Ruling, judge};
use okey::notation::{self, LaidMelds, Letters};
use okey::{Language, Profile, Symbol, Table, Variant};

use crate::command::{called, json_of};
use crate::engine::case::engine;

/// Melds of which no two can be read as one.
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
    let tile = "B13".parse().expect("a tile");
    let on_table = Some(melds.clone());
    vec![
        if pairs { Claim::Pairs(opening) } else { Claim::Opening(opening) },
        Claim::Finish(FinishClaim { melds: melds.clone(), ..FinishClaim::default() }),
        Claim::Discard(DiscardClaim { tile, on_table, last: false, called: None, withdrawn: None }),
    ]
}

fn apart(ruling: &Ruling) -> Option<&LaidMelds> {
    ruling.findings.iter().find_map(|finding| match &finding.fact {
        Fact::NotSeparated { apart, .. } => Some(apart),
        _ => None,
    })
}

/// Every list of two or three melds, or pairs, in every order.
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
                    // Some lists can be split in two ways: in `Y4 Y5 Y6 Y7 K7 R7 B7` the Y7 fits both melds.
                    assert_eq!(typed.0.concat().len(), merged.0.concat().len(), "{written}");
                    assert!(typed.0.len() > 1, "{written}");
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

/// A meld that cannot be split into legal melds is judged as it lies. So is every meld of the question whether tiles are
/// a meld.
#[test]
fn other_illegal_melds_are_judged() {
    let ruled = |call: &str| json_of(&called(call, &["--json"]).stdout);
    for call in [
        "judge opening 'K1 K2 K3 K5' -i Y13",
        "judge opening 'R1-5 R5' -i Y13",
        "judge opening 'K7 R7 B7 B7' -i Y13",
        "judge meld 'R7-9 K5-7' -i Y13",
    ] {
        assert_eq!(ruled(call)["allowed"], false, "{call}");
    }
    // Nothing is said about the number of pairs if it is unknown.
    let answer = ruled("judge pairs 'K5x2 R7 B7' -i Y13").to_string();
    assert!(answer.contains("put a / between the pairs") && !answer.contains("0 pairs"), "{answer}");
}

/// A page separates what the question says from what it leaves out, and two different tiles are not called a pair.
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
