//! The parser reads hands as people write them in messages. The files of these tests state the tiles of each hand, or
//! the reason why it is refused.

use okey::notation::{self, Letters, NotationFault, Readable};
use okey::{Fault, Oracle};
use serde_json::json;

use crate::command::json_of;

/// The files of hands: the name, the content, and the minimum number of hands in the file.
const HANDS: [(&str, &str, usize); 3] = [
    ("texted.txt", include_str!("../data/texted.txt"), 80),
    ("messages.txt", include_str!("../data/messages.txt"), 100),
    ("edges.txt", include_str!("../data/edges.txt"), 60),
];

/// Returns the codes of the faults, each followed by the text at the first position of the fault. If a fault has
/// several positions, their number comes last.
fn codes(text: &str, faults: &[Fault<NotationFault>]) -> String {
    let codes = faults.iter().map(|fault| {
        let place = fault.span.clone().and_then(|span| text.get(span)).unwrap_or_default();
        let place = place.replace('\n', "\\n").replace('\t', "\\t");
        let times = if fault.also.is_empty() { String::new() } else { format!(" x{}", fault.also.len() + 1) };
        format!("{} \"{place}\"{times}", fault.kind.code())
    });
    codes.collect::<Vec<_>>().join(", ")
}

#[test]
fn texted_hands_are_read_or_refused_with_their_cause() {
    let mut wrong = Vec::new();
    for (file, hands, least) in HANDS {
        let mut found = 0;
        for (number, line) in (1..).zip(hands.lines()) {
            if line.is_empty() || line.starts_with("# ") {
                continue;
            }
            found += 1;
            let (text, expected) = line.rsplit_once(" => ").or_else(|| line.rsplit_once(" !! ")).unwrap_or((line, ""));
            let (letters, text) =
                text.strip_prefix("rkms: ").map_or((Letters::Krby, text), |text| (Letters::Rkms, text));
            let text = text.replace("\\n", "\n").replace("\\t", "\t");
            let Readable { rack, indicator, faults } = notation::hand_at_table(&text, letters);
            let indicator = indicator.map(|(face, _)| format!(" (indicator {face})")).unwrap_or_default();
            let read = if faults.is_empty() { format!("{rack}{indicator}") } else { codes(&text, &faults) };
            if read != expected {
                wrong.push(format!("tests/data/{file}:{number}: {text:?} should be {expected:?}, is {read:?}"));
            }
        }
        assert!(found >= least, "{file}: only {found} hands");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// If a text such as `okey: mavi 5` (okey: blue 5) may name the okey, the program reports only this ambiguity. Its hint
/// says which indicator to give, so the missing indicator is no separate fault.
#[test]
fn a_named_okey_is_the_only_fault_without_an_indicator() {
    for text in ["okey: mavi 5", "okey = B5", "okey mavi 5, R7 R8"] {
        for question in ["check", "waits", "melds"] {
            let line = json!({ "ask": question, "hand": text }).to_string();
            let answer = json_of(&Oracle::default().ask(&line));
            let faults = answer["faults"].as_array().expect("a list");
            assert_eq!((faults.len(), &faults[0]["code"]), (1, &"named-okey".into()), "{text}: {answer}");
            assert!(answer["error"]["hint"].as_str().is_some_and(|hint| hint.contains("-i B4")), "{answer}");
        }
    }
    let answer = json_of(&Oracle::default().ask(r#"{"ask":"check","hand":"okey, mavi 5"}"#));
    assert_eq!(answer["error"]["code"], "indicator-missing", "{answer}");
}

fn codes_in(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// The tables in `docs/tiles.md` are right. Each form is parsed as the table says, each ambiguous text is refused, and
/// the correction next to an ambiguous text is accepted.
#[test]
fn the_page_on_tiles_is_true() {
    let page = include_str!("../../docs/tiles.md");
    let hand = |text: &str| notation::hand(text, Letters::Krby).map(|rack| rack.to_string());
    let (mut read, mut refused) = (0, 0);
    for row in page.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        match cells[..] {
            [written, means] => {
                let Ok(tiles) = hand(means) else { continue };
                for text in codes_in(written) {
                    assert_eq!(hand(text), Ok(tiles.clone()), "{text}");
                    read += 1;
                }
            }
            [written, _, instead] => {
                let text = codes_in(written).join(", ");
                assert!(hand(&text).is_err(), "{text} has two meanings");
                for text in codes_in(instead).into_iter().filter(|text| !text.starts_with('-')) {
                    assert!(hand(text).is_ok(), "{text}: {:?}", hand(text));
                }
                refused += 1;
            }
            _ => panic!("a row of two or three cells: {row}"),
        }
    }
    assert!(read > 15 && refused > 6, "{read} forms, {refused} texts with two meanings");
}

/// The texts of a list are read one by one: no colour, word or count of a text has an effect in the next one.
#[test]
fn texts_of_a_list_are_read_on_their_own() {
    let tiles = |list: serde_json::Value| {
        let line = json!({ "ask": "open", "variant": "101", "indicator": "Y13", "hand": list });
        let answer = json_of(&Oracle::default().ask(&line.to_string()));
        match answer.get("error") {
            Some(error) => error["code"].as_str().map(str::to_owned),
            None => answer["hand"]
                .as_array()
                .map(|tiles| tiles.iter().filter_map(|tile| tile.as_str()).collect::<Vec<_>>().join(" ")),
        }
        .unwrap_or_default()
    };
    for (list, expected) in [
        (json!(["R5", "sahte", "okey"]), "R5 Y1 J*"),
        (json!(["🟡3", "4 ⚫", "1 sahte"]), "K4 Y3 J*"),
        (json!(["4🔴", "kırmızı ve sarı 3"]), "R3 R4 Y3"),
        (json!(["R7", "1 okey"]), "R7 Y1"),
        (json!(["R3", "4 K", "2 O"]), "number-or-count"),
        (json!(["kırmızı", "7"]), "number-missing"),
        (json!(["kırmızı 7", "8"]), "colour-missing"),
        (json!(["siyah 5", "K5"]), "black-and-k"),
        (json!(["gösterge Y13", "R5"]), "R5"),
        (json!(["K1", "R5"]), "K1 R5"),
    ] {
        assert_eq!(tiles(list.clone()), expected, "{list}");
    }
    let score = json!({
        "ask": "score", "variant": "101", "indicator": "Y13", "finish": null,
        "players": [{ "name": "Ali", "opened": "series", "left": ["sahte", "okey", "K3"] }, { "name": "Veli" }],
    });
    let answer = json_of(&Oracle::default().ask(&score.to_string()));
    assert!(answer["players"][0]["points"].as_i64().is_some_and(|points| points > 100), "{answer}");
    let meld = json!({
        "ask": "judge", "question": "meld", "variant": "101", "indicator": "Y13", "claim": ["R10", "R11", "R12"],
    });
    assert_eq!(json_of(&Oracle::default().ask(&meld.to_string()))["allowed"], true);
}
