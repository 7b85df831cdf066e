//! Any line gets exactly one line of JSON with an id. An oracle with filled caches gives the same answer as a new one.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use okey::Oracle;
use serde_json::Value;

thread_local! {
    static WARM: RefCell<Oracle> = RefCell::default();
}

fuzz_target!(|line: &str| {
    let answer = Oracle::default().ask(line);
    assert!(!answer.chars().any(char::is_control), "{answer:?}");
    let parsed: Value = serde_json::from_str(&answer).expect("JSON");
    assert!(parsed.get("id").is_some(), "{answer}");
    assert_eq!(WARM.with_borrow_mut(|warm| warm.ask(line)), answer, "{line}");
});
