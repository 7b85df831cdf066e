//! Signs that people and text programs write for one another.

/// A hyphen, or what text programs make of it.
pub(crate) const fn is_dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}
