//! Hands: tiles of a rack that passed the check against a table.

mod counts;
mod fault;
mod no_answer;
mod rack;

pub use counts::RoleCounts;
pub use fault::HandFault;
pub use no_answer::NoAnswer;
pub(crate) use rack::otherwise_named;
pub use rack::{FourthColour, Rack, Written};

use std::ops::RangeInclusive;

use crate::table::{Game, Indicator, Table, TileSet};
use crate::tiles::{Face, Tile, Tiles};
use crate::words::{Fault, Faults};

/// Tiles that one player can hold at a table, on turn or between turns. Only the check creates one.
///
/// ```
/// use okey::notation::{self, Letters};
/// use okey::{Hand, Profile, Table, Variant};
///
/// let rack = notation::hand("K1-13 O", Letters::Krby).expect("tiles");
/// let indicator = notation::tile("R5", Letters::Krby).expect("a tile");
/// let table = Table::new(Profile::new(Variant::Okey), Some(indicator.symbol)).expect("a table");
/// let hand = Hand::new(&table, &rack).expect("a hand");
/// assert_eq!(hand.tiles().len(), 14);
/// assert!(!hand.on_turn());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Hand {
    table: Table,
    tiles: Tiles,
}

impl Hand {
    /// Checks a rack against a table.
    ///
    /// # Errors
    /// Every fault of the rack: impossible tiles (`tiles.copies`, `tiles.colours`), a wrong number of tiles
    /// (`tiles.deal`), and both kinds of joker at a table that forbids them next to each other, because the search does
    /// not apply that rule (`okey.beside-false`).
    pub fn new(table: &Table, rack: &Rack) -> Result<Self, Faults<HandFault>> {
        let keeps = table.game().rack();
        Self::of_size(table, rack, keeps..=keeps + 1)
    }

    /// Checks tiles that come from a program instead of a text.
    ///
    /// ```
    /// use okey::{Face, Hand, Profile, Table, Tile, Variant};
    ///
    /// let indicator: Face = "R5".parse()?;
    /// let table = Table::new(Profile::new(Variant::Okey), Some(indicator.into())).expect("a table");
    /// let tiles: Vec<Tile> = Face::all().take(14).map(Tile::from).collect();
    /// let hand = Hand::from_tiles(&table, tiles).expect("a hand");
    /// assert!(!hand.on_turn());
    /// # Ok::<(), okey::NotATile>(())
    /// ```
    ///
    /// # Errors
    /// The same as [`new`](Self::new). The span of a fault is the index of its tile, counted from 0.
    pub fn from_tiles(table: &Table, tiles: impl IntoIterator<Item = Tile>) -> Result<Self, Faults<HandFault>> {
        Self::new(table, &tiles.into_iter().collect())
    }

    /// Checks a rack if some of its tiles may already lie on the table. In 101, where players lay melds during the
    /// hand, a rack has 1 to 22 tiles. In the other games this is the same as [`new`](Self::new).
    ///
    /// ```
    /// use okey::notation::{self, Letters};
    /// use okey::{Hand, Profile, Table, Variant};
    ///
    /// let indicator = notation::tile("K1", Letters::Krby).expect("a tile").symbol;
    /// let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator)).expect("a table");
    /// let rack = notation::hand("R4-6 K2 B9", Letters::Krby).expect("tiles");
    /// let hand = Hand::in_play(&table, &rack).expect("some tiles of a player");
    /// assert!(!hand.is_whole() && Hand::new(&table, &rack).is_err());
    /// ```
    ///
    /// # Errors
    /// The same as [`new`](Self::new).
    pub fn in_play(table: &Table, rack: &Rack) -> Result<Self, Faults<HandFault>> {
        let game = table.game();
        let keeps = game.rack();
        let fewest = if game == Game::Yuzbir { 1 } else { keeps };
        Self::of_size(table, rack, fewest..=keeps + 1)
    }

    fn of_size(table: &Table, rack: &Rack, sizes: RangeInclusive<usize>) -> Result<Self, Faults<HandFault>> {
        let mut faults = impossible(table, rack);
        if !sizes.contains(&rack.tiles.len()) {
            let kind = HandFault::wrong_count(rack.tiles.len(), table.profile().variant);
            faults.push(Fault::whole(kind));
        }
        if table.keeps_apart(rack.symbols().filter_map(|symbol| symbol.tile(table.indicator()))) {
            faults.push(Fault::whole(HandFault::KeptApart));
        }
        if faults.is_empty() {
            let mut tiles = Vec::with_capacity(rack.tiles.len());
            tiles.extend(rack.symbols().filter_map(|symbol| symbol.tile(table.indicator())));
            Ok(Self { table: table.clone(), tiles: tiles.into() })
        } else {
            Err(faults.into())
        }
    }

    /// Returns the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the physical tiles.
    pub const fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// Checks that the player can discard a tile.
    ///
    /// # Errors
    /// If the hand does not hold the tile, or has a number of tiles from which nothing is discarded.
    pub fn can_throw(&self, tile: Tile) -> Result<(), NoAnswer> {
        if self.is_whole() && !self.on_turn() {
            return Err(NoAnswer::NothingToDiscard { held: self.tiles.len() });
        }
        if self.tiles.count(tile) == 0 { Err(NoAnswer::DiscardNotHeld { tile }) } else { Ok(()) }
    }

    /// Returns the hand with one more tile. The set must have another copy of it.
    pub(crate) fn drawing(&self, tile: Tile) -> Self {
        Self { table: self.table.clone(), tiles: self.tiles.iter().chain([tile]).collect() }
    }

    /// Returns the hand without one tile that it holds.
    pub(crate) fn throwing(&self, tile: Tile) -> Self {
        Self { table: self.table.clone(), tiles: self.tiles.without(tile) }
    }

    /// Returns the tiles that remain after discarding `thrown`; all tiles if it is `None`.
    pub(crate) fn staying(&self, thrown: Option<Tile>) -> Tiles {
        thrown.map_or_else(|| self.tiles.clone(), |tile| self.tiles.without(tile))
    }

    /// Returns each tile to discard, or only `discard`, with the tiles that remain. Between turns, returns the whole
    /// hand.
    pub(crate) fn kept(&self, discard: Option<Tile>) -> Vec<(Option<Tile>, Tiles)> {
        if !self.on_turn() {
            return vec![(None, self.tiles.clone())];
        }
        let thrown = self.tiles.distinct().filter(|&tile| discard.is_none_or(|only| tile == only));
        thrown.map(|tile| (Some(tile), self.tiles.without(tile))).collect()
    }

    /// Returns true if a tile must be discarded: the hand has one tile more than a player keeps.
    pub fn on_turn(&self) -> bool {
        self.tiles.len() > self.table.game().rack()
    }

    /// Returns true if the rack is full, so that none of its tiles lie on the table.
    pub fn is_whole(&self) -> bool {
        self.tiles.len() >= self.table.game().rack()
    }

    /// Returns the number of tiles of each role.
    pub fn role_counts(&self) -> RoleCounts {
        RoleCounts::new(self.tiles.iter(), &self.table.roles())
    }
}

/// Returns every reason why no player can hold these tiles. Does not check their number.
pub fn impossible(table: &Table, rack: &Rack) -> Vec<Fault<HandFault>> {
    let set = table.game().tiles();
    let mut faults = Vec::new();
    faults.extend(not_in_set(&set, rack));
    faults.extend(too_many(table, &set, rack));
    faults.extend(yellow_and_green(rack));
    faults.sort_by_key(|fault| fault.span.as_ref().map_or(usize::MAX, |span| span.start));
    faults
}

/// Returns the tiles that the set does not have at all.
fn not_in_set(set: &TileSet, rack: &Rack) -> Vec<Fault<HandFault>> {
    let fault = |written: &Written| Some(Fault::new(HandFault::not_in_set(set, written.symbol)?, written.span.clone()));
    let mut faults: Vec<Fault<HandFault>> = rack.tiles.iter().filter_map(fault).collect();
    faults.dedup();
    faults
}

/// Finds the tiles that the rack has more often than one hand can hold. The fault points at the first copy beyond the
/// limit.
fn too_many(table: &Table, set: &TileSet, rack: &Rack) -> Vec<Fault<HandFault>> {
    let indicator = table.indicator().map(Indicator::face);
    let physical = || rack.tiles.iter().filter_map(|each| Some((each.symbol.tile(table.indicator())?, each)));
    let mut held = [0_u8; Tile::KINDS];
    let mut beyond = Vec::new();
    for (tile, written) in physical() {
        let held = &mut held[tile.index()];
        let limit = table.copies_of(tile);
        if *held == limit && limit > 0 {
            beyond.push((tile, written));
        }
        *held = held.saturating_add(1);
    }
    beyond.sort_by_key(|&(tile, _)| tile);
    let fault = |(tile, first): (Tile, &Written)| {
        let written: Vec<&Written> = physical().filter(|&(each, _)| each == tile).map(|(_, each)| each).collect();
        Fault::new(copies_fault(tile, &written, set, indicator), first.span.clone())
    };
    beyond.into_iter().map(fault).collect()
}

fn copies_fault(tile: Tile, written: &[&Written], set: &TileSet, indicator: Option<Face>) -> HandFault {
    let held = written.len();
    let copies = set.copies;
    let words = written.chunk_by(|a, b| a.span == b.span);
    if let Some(word) = words.max_by_key(|word| word.len()).filter(|word| word.len() > usize::from(copies)) {
        return HandFault::RepeatPastSet { symbol: word[0].symbol, times: word.len(), copies };
    }
    match tile {
        Tile::FalseJoker => HandFault::TooManyFalseJokers { held },
        Tile::Numbered(face) if Some(face) == indicator => HandFault::IndicatorTwin { face, held },
        Tile::Numbered(_) => HandFault::TooManyCopies { tile, held, copies },
    }
}

/// The fourth colour has one name in a hand. Returns a fault at the first tile that uses another name.
fn yellow_and_green(rack: &Rack) -> Option<Fault<HandFault>> {
    let other = otherwise_named(rack.tiles.iter().map(|written| (written.fourth, written)))?;
    Some(Fault::new(HandFault::YellowAndGreen, other.span.clone()))
}
