//! Converts the texts of a hand into tiles at a table, and collects every fault on the way.

use std::borrow::Borrow;

use super::failure::Sources;
use crate::cli::fault::{FaultKind, InputFault};
use crate::cli::place::Place;
use crate::distance::{Finder, Unseen};
use crate::hand::{Hand, Rack, Written, impossible};
use crate::notation::{self, Letters, Readable};
use crate::table::{Profile, Symbol, Table, TableFault};
use crate::tiles::{Tile, Tiles};

/// The kind of hand that a question accepts.
#[derive(Debug, Clone, Copy)]
pub(super) enum Extent {
    /// A whole hand.
    Whole,
    /// A hand whose other tiles may already lie on the table, in a game in which melds are laid.
    InPlay,
}

impl Extent {
    /// Checks a rack against the table.
    pub(super) fn hand(self, table: &Table, rack: &Rack) -> Result<Hand, Vec<InputFault>> {
        match self {
            Self::Whole => Hand::new(table, rack),
            Self::InPlay => Hand::in_play(table, rack),
        }
        .map_err(|faults| Place::Hand.faults(faults))
    }
}

/// The texts of a hand and of its table.
pub(super) struct HandTexts<'a> {
    pub(super) letters: Letters,
    pub(super) indicator: Option<&'a str>,
    pub(super) discard: Option<&'a str>,
    pub(super) seen: Option<&'a str>,
    pub(super) taken: Option<&'a str>,
    /// The hand, or the fault if its text cannot be read.
    pub(super) hand: Result<&'a str, FaultKind>,
    pub(super) extent: Extent,
}

/// A table, with the finder that measures distances at it.
pub(super) struct TableSeat {
    pub(super) table: Table,
    pub(super) finder: Finder,
}

impl TableSeat {
    pub(super) fn at(profile: Profile, indicator: Option<Symbol>) -> Result<Self, TableFault> {
        let table = Table::new(profile, indicator)?;
        let finder = Finder::new(&table);
        Ok(Self { table, finder })
    }
}

/// The tiles of one player at a table.
pub(super) struct PlayerTiles {
    pub(super) hand: Hand,
    pub(super) rack: Rack,
    pub(super) discard: Option<Tile>,
    pub(super) seen: Tiles,
    pub(super) taken: Option<Written>,
}

impl HandTexts<'_> {
    /// Returns the texts by their place in the call.
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

    /// Returns the seat and the player's tiles, or every fault. `seat` returns the seat for an indicator. If there is
    /// none, it returns the fault of the table, or `None` if that fault is reported elsewhere.
    pub(super) fn at<S: Borrow<TableSeat>>(
        &self,
        seat: impl FnOnce(Option<Symbol>) -> Result<S, Option<TableFault>>,
    ) -> Result<(S, PlayerTiles), Vec<InputFault>> {
        let mut faults = Vec::new();
        let mut tile = |text, place| tile(text, self.letters, place, &mut faults);
        let indicator = tile(self.indicator, Place::Indicator).map(|written| Some(written?.symbol));
        let discard = tile(self.discard, Place::Tile).ok().flatten();
        let taken = tile(self.taken, Place::Taken).ok().flatten();
        let seen = self.tiles(self.seen, Place::Seen, &mut faults);
        let (rack, unreadable) = match &self.hand {
            Ok(text) => {
                let Readable { rack, faults } = notation::readable_hand(text, self.letters);
                (rack, Place::Hand.faults(faults))
            }
            Err(kind) => (Rack::default(), vec![InputFault::whole(kind.clone(), Place::Hand)]),
        };
        let seat = indicator.ok().and_then(|indicator| {
            let fault = |kind| self.sources().fault(kind, place_of_table(indicator));
            seat(indicator).map_err(|kind| faults.extend(kind.map(fault))).ok()
        });
        let Some(seat) = seat else {
            faults.extend(unreadable);
            return Err(faults);
        };
        let table = &seat.borrow().table;
        let hand = if unreadable.is_empty() {
            self.extent.hand(table, &rack)
        } else {
            // The readable tiles are checked all the same, except for their number.
            Err(unreadable.into_iter().chain(Place::Hand.faults(impossible(table, &rack))).collect())
        };
        let hand = hand.map_err(|more| faults.extend(more));
        let seen = seen_at(table, &rack, &seen, &mut faults);
        match hand {
            Ok(hand) if faults.is_empty() => {
                let discard = discard.and_then(|written| written.symbol.tile(table.indicator()));
                Ok((seat, PlayerTiles { hand, rack, discard, seen, taken }))
            }
            _ => Err(faults),
        }
    }

    fn tiles(&self, text: Option<&str>, place: Place, faults: &mut Vec<InputFault>) -> Rack {
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else { return Rack::default() };
        let readable = notation::readable_hand(text, self.letters);
        faults.extend(place.faults(readable.faults));
        readable.rack
    }
}

/// Returns the tile of an option, or `None` if the option is missing. An unreadable tile is added to `faults`.
pub(super) fn tile(
    text: Option<&str>,
    letters: Letters,
    place: Place,
    faults: &mut Vec<InputFault>,
) -> Result<Option<Written>, ()> {
    let Some(text) = text else { return Ok(None) };
    notation::tile(text, letters).map(Some).map_err(|more| faults.extend(place.faults(more)))
}

/// Returns the place of a fault of the table: the indicator, or the call if it has none.
pub(super) const fn place_of_table(indicator: Option<Symbol>) -> Place {
    if indicator.is_some() { Place::Indicator } else { Place::Call }
}

/// Returns the tiles seen on the table. Together with the hand they must exist in the tile set.
fn seen_at(table: &Table, hand: &Rack, seen: &Rack, faults: &mut Vec<InputFault>) -> Tiles {
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
            faults.push(InputFault { kind: kind.into(), place: Place::Seen, span, also: Vec::new() });
        }
    }
    faults.extend(Place::Seen.faults(impossible));
    shown
}
