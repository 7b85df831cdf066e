//! The values of switches: one of several names, as in `false_joker = "wild"`, or a set of colours.

use std::fmt;

use super::SEATS;
use crate::tiles::Colour;
use crate::words::named;

named! {
    /// The role of a false joker: wild, or played as a face (`false-joker.value`).
    pub enum FalseJoker {
        /// A false joker plays as the face of the okey. It is not wild.
        Okey = "okey",
        /// A false joker plays as the face of the indicator. It is not wild.
        Indicator = "indicator",
        /// A false joker is wild: like an okey, it plays as any face.
        Wild = "wild",
    }

    /// The rule about a rising bar: whether each opening must beat the earlier ones (`open.rising`). A table with this
    /// rule is called katlamalı.
    pub(crate) enum Rising {
        /// Every player needs the same sum or number of pairs to open.
        Off = "off",
        /// Each opening must beat the highest opening of any player so far.
        All = "all",
        /// Each opening must beat the highest opening of the opponents so far, but not the partner's.
        Opponents = "opponents",
    }

    /// The rule for discarding a playable (işlek) tile: a tile that could be laid off on a meld (`discard.playable`).
    pub(crate) enum Playable {
        /// Discarding a playable tile is always a foul.
        Auto = "auto",
        /// Discarding a playable tile is a foul if an opponent points it out before the next player draws.
        Claim = "claim",
        /// Discarding a playable tile is never a foul.
        Off = "off",
    }

    /// How several multipliers of one finish in 101 combine, such as those for an okey and for pairs
    /// (`finish.multiplier`).
    pub(crate) enum Multiplier {
        /// The multipliers are multiplied with each other: 2 and 2 give 4.
        Stack = "stack",
        /// Only the highest multiplier is used: 2 and 2 give 2.
        Single = "single",
        /// No multiplier is used: every finish has the same value.
        None = "none",
    }

    /// The players whose points change when a hand of the classic game is won (`score.moves`).
    pub(crate) enum Moves {
        /// The players who did not win lose points.
        Others = "others",
        /// The winner's points go down. The first player to reach 0 wins the game.
        Winner = "winner",
    }

    /// The rule for the last discard, which a player makes when the stock is empty (`stock.last`, `take.last-discard`).
    pub(crate) enum LastDiscard {
        /// No player may take the last discard, so it ends the hand.
        Closed = "closed",
        /// The next player may take the last discard, and must then finish the hand in that turn.
        Finish = "finish",
    }

    /// The number of players at the table (`seats.two-three`).
    pub(crate) enum Seats {
        Two = "2",
        Three = "3",
        Four = "4",
    }

    /// The price of discarding a tile that lets the next player open (`foul.feeding`).
    pub(crate) enum Feeding {
        /// Discarding such a tile is no foul.
        Off = "off",
        /// The player pays ten times the number of the tile, or twenty times if the next player opens with pairs.
        Number = "number",
        /// The player pays the flat price that most fouls have.
        Flat = "flat",
    }

    /// The rule about adding the number of an okey left on the rack to its fixed penalty (`penalty.okey`).
    pub(crate) enum OkeyNumber {
        /// The number of the okey is not added to the penalty.
        Dropped = "dropped",
        /// The number of the okey is added to the penalty: if R6 is the okey, it costs 6 points more.
        Added = "added",
    }
}

impl Seats {
    pub(crate) const fn count(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => SEATS,
        }
    }
}

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
