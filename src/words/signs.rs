//! Punctuation marks that people and word processors write in several forms.

/// Returns true for a hyphen and for the dashes that word processors put in its place.
pub(crate) const fn is_dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}
