//! What one hand is asked about, from texts to tiles at a table, every fault on the way gathered.

use super::failure::Sources;
use crate::cli::fault::{Fault, FaultKind};
use crate::cli::place::Place;
use crate::distance::Unseen;
use crate::hand::{Hand, Rack, Written, impossible};
use crate::notation::{self, Letters, Readable};
use crate::table::{Symbol, Table, TableFault};
use crate::tiles::{Tile, Tiles};

/// How much of a hand a question is asked about.
#[derive(Debug, Clone, Copy)]
pub(super) enum Extent {
    /// A whole one.
    Whole,
    /// One of which tiles may lie on the table already, where the game lays any.
    InPlay,
}

impl Extent {
    /// Checks a rack.
    pub(super) fn hand(self, table: &Table, rack: &Rack) -> Result<Hand, Vec<Fault>> {
        match self {
            Self::Whole => Hand::new(table, rack),
            Self::InPlay => Hand::in_play(table, rack),
        }
        .map_err(|faults| Place::Hand.faults(faults))
    }
}

/// What a question is asked about, as texts.
pub(super) struct HandTexts<'a> {
    pub(super) letters: Letters,
    pub(super) indicator: Option<&'a str>,
    pub(super) discard: Option<&'a str>,
    pub(super) seen: Option<&'a str>,
    pub(super) taken: Option<&'a str>,
    /// The hand, or why there is no text of it.
    pub(super) hand: Result<&'a str, FaultKind>,
    pub(super) extent: Extent,
}

/// The texts as far as they could be read, before there is a table.
pub(super) struct Reading<'a> {
    asked: &'a HandTexts<'a>,
    indicator: Result<Option<Symbol>, ()>,
    discard: Option<Written>,
    taken: Option<Written>,
    seen: Rack,
    hand: Rack,
    /// What of the hand could not be read.
    unreadable: Vec<Fault>,
    faults: Vec<Fault>,
}

/// What lies before one player at a table.
pub(super) struct PlayerTiles {
    pub(super) hand: Hand,
    pub(super) rack: Rack,
    pub(super) discard: Option<Tile>,
    pub(super) seen: Tiles,
    pub(super) taken: Option<Written>,
}

impl HandTexts<'_> {
    /// The texts, by what they are.
    pub(super) fn sources(&self) -> Sources {
        let mut sources = Sources::default();
        let texts = [
            (Place::Indicator, self.indicator),
            (Place::Tile, self.discard),
            (Place::Seen, self.seen),
            (Place::Taken, self.taken),
            (Place::Hand, self.hand.as_deref().ok()),
        ];
        for (place, text) in texts {
            if let Some(text) = text {
                sources.add(place, text);
            }
        }
        sources
    }

    /// Reads the texts.
    pub(super) fn read(&self) -> Reading<'_> {
        let mut faults = Vec::new();
        let mut tile = |text, place| tile(text, self.letters, place, &mut faults);
        let indicator = tile(self.indicator, Place::Indicator).map(|written| Some(written?.symbol));
        let discard = tile(self.discard, Place::Tile).ok().flatten();
        let taken = tile(self.taken, Place::Taken).ok().flatten();
        let seen = self.tiles(self.seen, Place::Seen, &mut faults);
        let (hand, unreadable) = match &self.hand {
            Ok(text) => {
                let Readable { rack, faults } = notation::readable_hand(text, self.letters);
                (rack, Place::Hand.faults(faults))
            }
            Err(kind) => (Rack::default(), vec![Fault::whole(kind.clone(), Place::Hand)]),
        };
        Reading { asked: self, indicator, discard, taken, seen, hand, unreadable, faults }
    }

    fn tiles(&self, text: Option<&str>, place: Place, faults: &mut Vec<Fault>) -> Rack {
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else { return Rack::default() };
        let readable = notation::readable_hand(text, self.letters);
        faults.extend(place.faults(readable.faults));
        readable.rack
    }
}

impl Reading<'_> {
    /// The table that `make` knows for the indicator, if it could be read and there is such a table.
    pub(super) fn table<T>(&mut self, make: impl FnOnce(Option<Symbol>) -> Result<T, TableFault>) -> Option<T> {
        let indicator = self.indicator.ok()?;
        let fault = |kind| self.asked.sources().fault(kind, place_of_table(indicator));
        make(indicator).map_err(|kind| self.faults.push(fault(kind))).ok()
    }

    /// What lies before the player at that table, or every fault.
    pub(super) fn at(self, table: &Table) -> Result<PlayerTiles, Vec<Fault>> {
        let Self { asked, mut faults, discard, taken, seen, hand: rack, unreadable, .. } = self;
        let hand = if unreadable.is_empty() {
            asked.extent.hand(table, &rack)
        } else {
            // What can be read is checked all the same; how many tiles there are cannot be known.
            Err(unreadable.into_iter().chain(Place::Hand.faults(impossible(table, &rack))).collect())
        };
        let hand = hand.map_err(|more| faults.extend(more));
        let seen = seen_at(table, &rack, &seen, &mut faults);
        match hand {
            Ok(hand) if faults.is_empty() => {
                let discard = discard.and_then(|written| written.symbol.tile(table.indicator()));
                Ok(PlayerTiles { hand, rack, discard, seen, taken })
            }
            _ => Err(faults),
        }
    }

    /// The faults where there is no table.
    pub(super) fn refused(self) -> Vec<Fault> {
        self.faults.into_iter().chain(self.unreadable).collect()
    }
}

/// The tile of an option; none where it is not given, an error where it cannot be read.
pub(super) fn tile(
    text: Option<&str>,
    letters: Letters,
    place: Place,
    faults: &mut Vec<Fault>,
) -> Result<Option<Written>, ()> {
    let Some(text) = text else { return Ok(None) };
    notation::tile(text, letters).map(Some).map_err(|more| faults.extend(place.faults(more)))
}

/// Where the fault lies that there is no table: in the indicator, or in the call that lacks one.
pub(super) const fn place_of_table(indicator: Option<Symbol>) -> Place {
    if indicator.is_some() { Place::Indicator } else { Place::Call }
}

/// The tiles seen on the table, which must exist besides those in the hand.
fn seen_at(table: &Table, hand: &Rack, seen: &Rack, faults: &mut Vec<Fault>) -> Tiles {
    if seen.tiles.is_empty() {
        return Tiles::default();
    }
    let physical = |rack: &Rack| rack.symbols().filter_map(|symbol| symbol.tile(table.indicator())).collect();
    let (held, shown): (Tiles, Tiles) = (physical(hand), physical(seen));
    let impossible = impossible(table, seen);
    if impossible.is_empty() && faults.is_empty() {
        for (tile, kind) in Unseen::beyond(table, &held, &shown) {
            let last = seen.tiles.iter().rfind(|written| written.symbol.tile(table.indicator()) == Some(tile));
            let span = last.map(|written| written.span.clone());
            faults.push(Fault { kind: kind.into(), place: Place::Seen, span, also: Vec::new() });
        }
    }
    faults.extend(Place::Seen.faults(impossible));
    shown
}
