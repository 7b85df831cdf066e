//! Printed tables have columns of the right widths, and a long command line is broken only at blanks outside single
//! quotes.

use okey::within::{breakable, loosened, widths};

#[test]
fn a_call_goes_on_anywhere_but_in_single_quotes() {
    let call = r#"okey score -i R5 '{"a": "b c"}' "K1 it's""#;
    assert_eq!(breakable(call), ["okey", "score", "-i", "R5", r#"'{"a": "b c"}'"#, "\"K1", "it's\""]);
}

#[test]
fn narrow_columns_keep_what_they_need() {
    let columns = [vec!["K6"], vec!["a sentence of so many words"], vec!["another one of some words"]];
    assert_eq!(widths(&columns, 60), Some(vec![2, 27, 25]));
    assert_eq!(widths(&columns, 40), Some(vec![2, 16, 19]));
    assert_eq!(widths(&columns, 25), None);
}

#[test]
fn unbreakable_columns_shrink_last() {
    let columns = [vec!["R7\u{a0}R8\u{a0}R9\u{a0}R10\u{a0}R11 and"], vec!["1"]];
    assert_eq!(widths(&columns, 19), Some(vec![16, 1]));
    assert_eq!(widths(&columns, 14), Some(vec![12, 1]));
    assert_eq!(loosened("R7\u{a0}R8\u{a0}R9 K1\u{a0}K2", 5), "R7 R8 R9 K1\u{a0}K2");
}
