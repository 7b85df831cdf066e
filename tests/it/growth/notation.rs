//! Reading tiles takes time in proportion to the text.

use okey::notation::{self, Letters, MAX_BYTES};

use super::{assert_linear, filled};

/// What texts are full of.
const FILLERS: &[&str] = &["K1 ", "kırmızı 7 8 9, ", "🔴", "J* ", "mor "];

#[test]
fn hands_melds_and_tiles_are_read_in_proportion() {
    for filler in FILLERS {
        let text = |length| filled("", filler, "", length);
        assert_linear(&format!("a hand of {filler:?}"), MAX_BYTES, text, |text| {
            let _ = notation::readable_hand(text, Letters::Krby);
        });
    }
}
