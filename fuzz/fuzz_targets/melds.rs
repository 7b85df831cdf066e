//! Laid melds stay the same when they are printed and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use okey::notation::{Letters, melds};

fuzz_target!(|text: &str| {
    for letters in [Letters::Krby, Letters::Rkms] {
        let Ok(laid) = melds(text, letters) else { continue };
        let printed = laid.to_string();
        let again = melds(&printed, Letters::Krby).expect("printed melds can be read");
        assert_eq!(again.to_string(), printed, "{text}");
    }
});
