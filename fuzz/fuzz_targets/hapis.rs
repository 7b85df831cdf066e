//! A position of hapis tavlası stays the same when it is printed and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use okey::hapis::Position;

fuzz_target!(|text: &str| {
    let Ok(position) = text.parse::<Position>() else { return };
    let printed = position.to_string();
    let again: Position = printed.parse().expect("a printed position can be read");
    assert_eq!(again.to_string(), printed, "{text}");
});
