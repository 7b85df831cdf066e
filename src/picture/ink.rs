//! The colours that something is read in, each with what it stands on.

use crate::tiles::Colour;

/// The table.
pub(super) const GROUND: &str = "#1f5c4a";
/// A tile in a meld, and what is drawn upon the ground.
pub(super) const IVORY: &str = "#fdf8e8";
/// A tile in no meld.
pub(super) const DULL: &str = "#ece6d4";
/// The label that says what a tile stands for.
pub(super) const LABEL: &str = "#ffffff";
/// The name of a false joker.
pub(super) const VIOLET: &str = "#5b2a86";

/// The colour that a tile's number is drawn in.
pub(super) const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#23262b",
        Colour::Red => "#c01f28",
        Colour::Blue => "#1a56bd",
        // As dark as yellow must be to be read on ivory.
        Colour::Yellow => "#8d5d00",
    }
}

/// How far two colours, written `#rrggbb`, are apart: from 1 to 21, as WCAG 2 reckons it.
#[cfg(test)]
pub(crate) fn contrast(one: &str, other: &str) -> f64 {
    let part = |colour: &str, at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let light = |colour| 0.2126 * part(colour, 1) + 0.7152 * part(colour, 3) + 0.0722 * part(colour, 5);
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::{DULL, GROUND, IVORY, LABEL, VIOLET, contrast, ink};
    use crate::tiles::Colour;

    #[test]
    fn contrast_is_reckoned_as_the_standard_says() {
        assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
        assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
    }

    #[test]
    fn every_colour_can_be_read_on_what_is_behind_it() {
        let inks = Colour::ALL.map(ink).into_iter().chain([VIOLET]);
        let on_tiles = inks.flat_map(|ink| [IVORY, DULL, LABEL].map(|ground| (ink, ground)));
        for (ink, ground) in on_tiles.chain([(IVORY, GROUND)]) {
            let contrast = contrast(ink, ground);
            assert!(contrast >= 4.5, "{ink} on {ground}: {contrast:.2}");
        }
    }
}
