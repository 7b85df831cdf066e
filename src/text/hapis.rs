//! The sides of hapis tavlası.

use super::pick;
use crate::hapis::Side;
use crate::words::Language;

/// A side in the middle of a sentence.
pub(crate) const fn side(side: Side, language: Language) -> &'static str {
    match side {
        Side::White => pick(language, "White", "beyaz"),
        Side::Black => pick(language, "Black", "siyah"),
    }
}

/// The word before what belongs to a side.
pub(crate) const fn whose(side: Side, language: Language) -> &'static str {
    match side {
        Side::White => pick(language, "White's", "beyazın"),
        Side::Black => pick(language, "Black's", "siyahın"),
    }
}
