//! Hands and single tiles.

use super::check_length;
use super::colour::Letters;
use super::fault::NotationFault;
use super::plain::{plain, plain_tile};
use super::reader::{Read, Reader};
use crate::hand::{Rack, Written};
use crate::words::{Fault, Faults};

/// What could be read of a hand, and every fault of the rest.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Readable {
    /// The tiles of the readable words.
    pub rack: Rack,
    /// One fault for each cause.
    pub faults: Vec<Fault<NotationFault>>,
}

/// Reads a hand.
///
/// # Errors
/// Every cause for which some word is no tile; or that there is no word; or that the text is too long.
pub fn hand(text: &str, letters: Letters) -> Result<Rack, Faults<NotationFault>> {
    let readable = readable_hand(text, letters);
    if readable.faults.is_empty() { Ok(readable.rack) } else { Err(readable.faults.into()) }
}

/// Reads as much of a hand as can be read, so that other faults of it can be named beside those of notation.
#[must_use]
pub fn readable_hand(text: &str, letters: Letters) -> Readable {
    match plain(text, letters) {
        Some(tiles) => Readable { rack: Rack { tiles }, faults: Vec::new() },
        None => readable(text, letters),
    }
}

/// Reads it by the whole language.
fn readable(text: &str, letters: Letters) -> Readable {
    let mut rack = Rack::default();
    if let Err(fault) = check_length(text) {
        return Readable { rack, faults: vec![fault] };
    }
    let mut reader = Reader::new(letters, false);
    reader.read(text, 0, |Read { symbol, fourth, span, .. }| rack.tiles.push(Written { symbol, span, fourth }));
    let mut faults = reader.faults();
    if rack.tiles.is_empty() && faults.is_empty() {
        faults.push(Fault::whole(NotationFault::NoTiles));
    }
    Readable { rack, faults }
}

/// Reads a single tile, as an indicator or the value of an option is.
///
/// # Errors
/// As [`hand`], and [`NotationFault::NotOneTile`] where there is more than one.
pub fn tile(text: &str, letters: Letters) -> Result<Written, Faults<NotationFault>> {
    if let Some(tile) = plain_tile(text, letters) {
        return Ok(tile);
    }
    let Readable { rack, faults } = readable(text, letters);
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let found = rack.tiles.len();
    match rack.tiles.into_iter().next() {
        Some(written) if found == 1 => Ok(written),
        _ => Err(vec![Fault::new(NotationFault::NotOneTile { found }, 0..text.len())].into()),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{readable, readable_hand, tile};
    use crate::notation::Letters;

    /// Words as answers write them, as people do, and such as nobody should; with what stands between them.
    fn texts() -> impl Strategy<Value = String> {
        let canonical = "[KRBYMS][1-9]|[KRBYMS]1[0-3]|J\\*|O\\*";
        let odd = "[krby][0-9]{1,3}|[0-9]{1,2}[KRBYG]|[KRBY][1-9]-[0-9]{1,2}|[KRBY]{2,4}[1-9]|[KRBY][1-9]x[0-9]|k\u{131}rm\u{131}z\u{131} ?7|j|O|O\\*=R9|[1-9]|okey|\u{1f534}7|- ?[KR][1-9]|x2|mor";
        let bad = "[KRBYQ]0?[0-9]{0,3}|[A-Z]{1,3}|[*=x/-]{1,2}|\u{1f0a1}|J\\*\\*";
        let word = prop_oneof![6 => canonical, 2 => odd, 1 => bad];
        let between = prop_oneof![8 => Just(" ".to_owned()), 1 => "[ ,;\t\u{a0}-]{0,3}"];
        prop::collection::vec((word, between), 0..24)
            .prop_map(|words| words.into_iter().map(|(word, between)| word + &between).collect())
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 8000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn plain_words_make_no_difference(text in texts()) {
            for letters in [Letters::Krby, Letters::Rkms] {
                let full = readable(&text, letters);
                let only = full.rack.tiles.first().filter(|_| full.rack.tiles.len() == 1 && full.faults.is_empty());
                prop_assert_eq!(tile(&text, letters).ok(), only.cloned());
                prop_assert_eq!(readable_hand(&text, letters), full);
            }
        }

        #[test]
        fn plain_hands_make_no_difference(
            words in prop::collection::vec("[KRBYMSGJOkrbymsg][1-9*][0-3]?", 0..24),
            end in "[ ,0-9]?",
        ) {
            let text = words.join(" ") + &end;
            for letters in [Letters::Krby, Letters::Rkms] {
                prop_assert_eq!(readable_hand(&text, letters), readable(&text, letters));
            }
        }
    }
}
