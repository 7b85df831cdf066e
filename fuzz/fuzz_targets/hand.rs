//! The answers about one hand agree:
//! - `check` reports a win if and only if the distance is 0.
//! - `judge` allows every meld that `melds` lists.
//! - A winning hand has a layout, seven pairs or a dizi (1 to 13 of one colour and its second 1).
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use okey::Oracle;
use serde_json::{Value, json};

thread_local! {
    static ORACLE: RefCell<Oracle> = RefCell::default();
}

fn ask(line: &Value) -> Value {
    let answer = ORACLE.with_borrow_mut(|oracle| oracle.ask(&line.to_string()));
    serde_json::from_str(&answer).expect("JSON")
}

fn face(byte: u8) -> String {
    format!("{}{}", ['K', 'R', 'B', 'Y'][usize::from(byte % 4)], byte / 4 % 13 + 1)
}

/// Returns a hand of `size` tiles, or `None` if there are too few bytes. A hand holds each tile at most twice. It holds
/// the indicator at most once, because one of the two copies lies on the table.
fn tiles(bytes: &[u8], indicator: &str, size: usize) -> Option<Vec<String>> {
    let mut hand: Vec<String> = Vec::new();
    for &byte in bytes {
        let tile = if byte >= 240 { "J*".to_owned() } else { face(byte) };
        let copies = if tile == indicator { 1 } else { 2 };
        if hand.iter().filter(|held| **held == tile).count() < copies {
            hand.push(tile);
        }
        if hand.len() == size {
            return Some(hand);
        }
    }
    None
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&[first, rules], rest)) = bytes.split_first_chunk() else { return };
    let indicator = face(first);
    let Some(hand) = tiles(rest, &indicator, 14 + usize::from(rules % 2)) else { return };
    let set = [
        format!("false_joker={}", ["okey", "indicator", "wild"][usize::from(rules / 2 % 3)]),
        format!("run_wrap={}", rules / 6 % 2 == 0),
    ];
    let about = |question: &str| json!({ "ask": question, "hand": hand, "indicator": indicator, "set": set });
    let check = ask(&about("check"));
    let wins = check["wins"].as_bool().unwrap_or_else(|| panic!("{check}"));
    assert_eq!(wins, check["distance"] == 0, "{check}");
    let mut line = about("melds");
    line["limit"] = 5.into();
    let melds = ask(&line);
    assert!(wins || melds["total"] == 0, "{check} {melds}");
    for decomposition in melds["decompositions"].as_array().expect("a list") {
        for meld in decomposition["melds"].as_array().expect("melds") {
            let places = meld["tiles"].as_array().expect("tiles").iter().zip(meld["as"].as_array().expect("faces"));
            let claim: Vec<String> = places.map(|(tile, _)| tile.as_str().expect("a tile").to_owned()).collect();
            let mut line = about("judge");
            line["question"] = "meld".into();
            line["claim"] = claim.into();
            line.as_object_mut().expect("an object").remove("hand");
            let ruling = ask(&line);
            assert_eq!(ruling["allowed"], true, "{line} {ruling}");
        }
    }
    let ways = |completion: &Value| completion["ways"].as_array().map(Vec::len).unwrap_or_default();
    let completions = check["discards"].as_array().expect("a list").iter().chain([&check["complete"]]);
    assert_eq!(completions.map(ways).sum::<usize>() > 0, wins, "{check}");
});
