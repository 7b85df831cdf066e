//! A fast parser reads a hand in canonical form, and the full parser any other hand. Both give the same result.

use okey::Fault;
use okey::notation::{self, Letters, Readable};
use proptest::prelude::*;

use crate::command::generated;

/// Parses a hand with the full parser: a space before the text makes the fast parser reject it.
fn whole(text: &str, letters: Letters) -> Readable {
    let Readable { mut rack, mut faults, indicator } = notation::readable_hand(&format!(" {text}"), letters);
    for written in &mut rack.tiles {
        written.span = written.span.start - 1..written.span.end - 1;
    }
    for Fault { span, also, .. } in &mut faults {
        for span in span.iter_mut().chain(also) {
            *span = span.start.saturating_sub(1)..span.end - 1;
        }
    }
    Readable { rack, faults, indicator }
}

/// Generates texts of words and separators. Each word is canonical, or accepted in another form, or invalid.
fn texts() -> impl Strategy<Value = String> {
    let canonical = "[KRBYMS][1-9]|[KRBYMS]1[0-3]|J\\*|O\\*";
    let odd = "[krby][0-9]{1,3}|[0-9]{1,2}[KRBYG]|[KRBY][1-9]-[0-9]{1,2}|[KRBY]{2,4}[1-9]|[KRBY][1-9]x[0-9]|k\u{131}rm\u{131}z\u{131} ?7|j|O|O\\*=R9|[1-9]|okey|\u{1f534}7|- ?[KR][1-9]|x2|mor|ve|And|[.!?]";
    let bad = "[KRBYQ]0?[0-9]{0,3}|[A-Z]{1,3}|[*=x/-]{1,2}|\u{1f0a1}|J\\*\\*";
    let word = prop_oneof![6 => canonical, 2 => odd, 1 => bad];
    let between = prop_oneof![8 => Just(" ".to_owned()), 1 => "[ ,;\t\u{a0}-]{0,3}"];
    prop::collection::vec((word, between), 0..24)
        .prop_map(|words| words.into_iter().map(|(word, between)| word + &between).collect())
}

proptest! {
    #![proptest_config(generated(8000))]

    #[test]
    fn plain_words_make_no_difference(text in texts()) {
        for letters in [Letters::Krby, Letters::Rkms] {
            let full = whole(&text, letters);
            let only = full.rack.tiles.first().filter(|_| full.rack.tiles.len() == 1 && full.faults.is_empty());
            prop_assert_eq!(notation::tile(&text, letters).ok(), only.cloned());
            prop_assert_eq!(notation::readable_hand(&text, letters), full);
        }
    }

    #[test]
    fn plain_hands_make_no_difference(
        words in prop::collection::vec("[KRBYMSGJOkrbymsg][1-9*][0-3]?", 0..24),
        end in "[ ,0-9]?",
    ) {
        let text = words.join(" ") + &end;
        for letters in [Letters::Krby, Letters::Rkms] {
            prop_assert_eq!(notation::readable_hand(&text, letters), whole(&text, letters));
        }
    }
}
