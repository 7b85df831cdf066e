//! A set of colours, which is the value of some switches.

use std::fmt;

use crate::tiles::Colour;

/// A set of tile colours; it may be empty.
///
/// ```
/// use okey::{Colour, Colours};
///
/// let two = Colours::read("red, black").expect("two colours");
/// assert!(two.contains(Colour::Red) && !two.contains(Colour::Blue));
/// assert_eq!(two.to_string(), "black,red");
/// assert_eq!(Colours::read("none"), Some(Colours::NONE));
/// assert_eq!(Colours::read("red,pink"), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Colours(u8);

impl Colours {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The names of the four colours, in canonical order.
    pub const NAMES: [&'static str; 4] = ["black", "red", "blue", "yellow"];

    /// Returns the set with only this colour.
    pub const fn only(colour: Colour) -> Self {
        Self(1 << colour as u8)
    }

    /// Parses comma-separated names of colours, with or without brackets and quotes. `none` is the empty set. Returns
    /// `None` for an unknown or repeated name.
    pub fn read(text: &str) -> Option<Self> {
        let mut read = Self::NONE;
        for colour in Self::listed(text) {
            let colour = Self::only(colour?);
            if read.0 & colour.0 != 0 {
                return None;
            }
            read.0 |= colour.0;
        }
        Some(read)
    }

    /// Returns true if the text is a list of colours in which one occurs twice.
    pub(crate) fn repeats(text: &str) -> bool {
        let colours: Option<Vec<Colour>> = Self::listed(text).collect();
        colours.is_some() && Self::read(text).is_none()
    }

    /// Iterates over the comma-separated names of colours in a text. An unknown name gives `None`.
    fn listed(text: &str) -> impl Iterator<Item = Option<Colour>> + '_ {
        let text = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text).trim();
        let names = Some(text).filter(|text| !(text.is_empty() || *text == "none"));
        names.into_iter().flat_map(|names| names.split(',')).map(|name| {
            let name = name.trim();
            let name = name.strip_prefix('"').and_then(|name| name.strip_suffix('"')).unwrap_or(name);
            Self::NAMES.iter().position(|known| *known == name).map(|at| Colour::ALL[at])
        })
    }

    /// Returns true if the set contains this colour.
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & Self::only(colour).0 != 0
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the names of the colours in the set, in canonical order.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Colour::ALL.into_iter().zip(Self::NAMES).filter(move |&(colour, _)| self.contains(colour)).map(|(_, name)| name)
    }
}

/// Formats the set as `--set` accepts it: names separated by commas, such as `black,red`, or `none`.
impl fmt::Display for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.pad("none");
        }
        f.pad(&self.names().collect::<Vec<_>>().join(","))
    }
}
