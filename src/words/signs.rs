//! Punctuation marks that can be typed as several different characters.

/// Returns true for a hyphen, and for the dashes that word processors insert instead of one.
pub(crate) const fn is_dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}
