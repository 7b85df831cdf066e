//! A record stays the same when it is printed and read again, as text in both languages and as JSON Lines. The oracle
//! computes its points or returns an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use okey::notation::Letters;
use okey::record::{Record, printed_in};
use okey::sheets::{SheetForm, transcribed};
use okey::{Defaults, Language, Oracle};
use serde_json::{Value, json};

fuzz_target!(|text: &str| {
    let Ok(record) = Record::read(text) else { return };
    let printed = record.to_string();
    for language in [Language::En, Language::Tr] {
        let hands = record.hands.iter().map(|hand| printed_in(&record.header, hand, language));
        let text = record.header.printed_in(language) + &hands.collect::<String>();
        let again = Record::read(&text).expect("a printed record can be read");
        assert_eq!(again.to_string(), printed, "{text}");
    }
    let lines = SheetForm::Json.write(&record);
    let again = transcribed(&lines, Letters::Krby).expect("a header").expect("the lines can be read");
    let again = Record::read(&again).expect("a transcribed record can be read");
    assert_eq!(SheetForm::Json.write(&again), lines, "{text}");
    let line = json!({ "ask": "score", "sheet": text }).to_string();
    let answer: Value = serde_json::from_str(&Oracle::new(Defaults::default()).ask(&line)).expect("JSON");
    assert!(answer["error"].is_object() || answer["hands"].is_array(), "{answer}");
});
