//! The error for an unknown name suggests a similar name, but only if the user probably meant it. The search ignores
//! upper and lower case and the marks of Turkish letters.

use okey::record::{Record, RecordFault};
use okey::{Profile, ProfileFault, Variant};

/// Returns the name that the error for this unknown switch suggests, if any.
fn switch(key: &str) -> Option<&'static str> {
    match Profile::new(Variant::Okey).with(key, "true") {
        Err(ProfileFault::UnknownSwitch { nearest, .. }) => nearest,
        other => panic!("{key}: {other:?}"),
    }
}

/// Returns the keyword that the error for a record line with this unknown word suggests, if any.
fn keyword(word: &str) -> Option<&'static str> {
    let faults = Record::read(&format!("{word} R5\n")).expect_err("no keyword");
    match &faults[0].kind {
        RecordFault::UnknownKeyword { nearest, .. } => *nearest,
        other => panic!("{word}: {other:?}"),
    }
}

#[test]
fn only_likely_names_are_suggested() {
    assert_eq!(switch("run_warp"), Some("run_wrap"));
    assert_eq!(switch("RUN_WARP"), Some("run_wrap"));
    assert_eq!(switch("fouls.point"), Some("fouls.points"));
    assert_eq!(switch("foo"), None);
    assert_eq!(switch(""), None);
    assert_eq!(keyword("indicater"), Some("indicator"));
    assert_eq!(keyword("gostergee"), Some("gösterge"));
    assert_eq!(keyword("KAYIIT"), Some("kayıt"));
    assert_eq!(keyword("ORTALIK"), None);
}
