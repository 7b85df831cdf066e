//! Reading a text as house rules never panics. With accepted rules, the oracle answers a question or returns an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use okey::{Defaults, Oracle};
use serde_json::Value;

fuzz_target!(|toml: &str| {
    let Ok(defaults) = Defaults::default().rules(toml) else { return };
    let line = r#"{"ask": "check", "indicator": "R5", "hand": "K1-13 K1 Y9"}"#;
    let answer: Value = serde_json::from_str(&Oracle::new(defaults).ask(line)).expect("JSON");
    assert!(answer["error"].is_object() || answer["wins"].is_boolean(), "{toml}: {answer}");
});
