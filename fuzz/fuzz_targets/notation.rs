//! A hand stays the same when it is printed and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use okey::Symbol;
use okey::notation::{Letters, hand};

fuzz_target!(|text: &str| {
    for letters in [Letters::Krby, Letters::Rkms] {
        let Ok(rack) = hand(text, letters) else { continue };
        let read: Vec<Symbol> = rack.symbols().collect();
        let printed: Vec<String> = read.iter().map(ToString::to_string).collect();
        // Tiles are always printed with the letters K, R, B and Y.
        let again = hand(&printed.join(" "), Letters::Krby).expect("a printed hand can be read");
        assert_eq!(again.symbols().collect::<Vec<_>>(), read, "{text}");
    }
});
