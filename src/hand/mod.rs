//! The tiles of a player in three forms:
//!
//! - [`Rack`]: tiles parsed from a text, not checked against any rule.
//! - [`Hand`]: tiles that passed the check against the rules of a table.
//! - [`RoleCounts`]: the numbers of natural tiles and wilds. The searches for runs and groups use the same numbers,
//!   packed into bits (`layouts/packed.rs`).

mod fault;

pub use fault::{HandFault, NoAnswer};

use std::fmt;
use std::ops::{Range, RangeInclusive};

use crate::sort;
use crate::table::{Game, Indicator, Role, Roles, Symbol, Table, TileSet};
use crate::tiles::{ByColour, Colour, Face, Number, Tile, Tiles};
use crate::words::{Fault, Faults, write_joined};

/// The name of the fourth colour. Some tile sets have yellow tiles, others green ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FourthColour {
    /// Yellow (sarı).
    Yellow,
    /// Green (yeşil).
    Green,
}

/// One tile of a rack, and the word of the text from which it was parsed. A word such as `R4-7` names several tiles,
/// which all have the same span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The tile as the text names it: a colour and a number, an okey or a false joker.
    pub symbol: Symbol,
    /// The byte range of the word in the text.
    pub span: Range<usize>,
    /// The name of the fourth colour in the text, yellow or green; `None` if the tile has another colour.
    pub fourth: Option<FourthColour>,
}

/// Compares the names that a text uses for the fourth colour, which is either yellow or green (`tiles.colours`).
/// Returns the first item whose name differs from the first name. Returns `None` if all items with a name agree.
pub(crate) fn otherwise_named<T>(written: impl IntoIterator<Item = (Option<FourthColour>, T)>) -> Option<T> {
    let mut named = written.into_iter().filter_map(|(name, written)| Some((name?, written)));
    let (first, _) = named.next()?;
    named.find(|&(name, _)| name != first).map(|(_, written)| written)
}

/// The tiles of one player, in the order in which a text lists them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[must_use]
pub struct Rack {
    /// The tiles, in the order of the text.
    pub tiles: Vec<Written>,
}

impl Rack {
    /// Returns the tiles without their positions in the text.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.tiles.iter().map(|written| written.symbol)
    }
}

impl<S: Into<Symbol>> FromIterator<S> for Rack {
    /// Collects tiles that do not come from a text. The span of each tile is its index, so that a fault can point at
    /// the tile.
    ///
    /// ```
    /// use okey::{Face, Rack};
    ///
    /// let rack: Rack = ["K1", "R2"].iter().filter_map(|name| name.parse::<Face>().ok()).collect();
    /// assert_eq!(rack.to_string(), "K1 R2");
    /// ```
    fn from_iter<T: IntoIterator<Item = S>>(symbols: T) -> Self {
        let written = |(at, symbol): (usize, S)| Written { symbol: symbol.into(), span: at..at + 1, fourth: None };
        Self { tiles: symbols.into_iter().enumerate().map(written).collect() }
    }
}

impl fmt::Display for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(self.symbols(), " ", f)
    }
}

/// The tiles of one player, between turns or when the player must discard. The public constructors check that a player
/// can hold them at the table.
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
    /// Returns the hand with the tiles of a rack, if a player can hold them at this table.
    ///
    /// # Errors
    /// Returns every fault of the rack: impossible tiles (`tiles.copies`, `tiles.colours`), or a wrong number of tiles
    /// (`tiles.deal`). A rack with an okey and a false joker is also an error at a table that forbids them side by side
    /// (`okey.beside-false`), because the search does not apply that rule.
    pub fn new(table: &Table, rack: &Rack) -> Result<Self, Faults<HandFault>> {
        let keeps = table.game().rack();
        Self::of_size(table, rack, keeps..=keeps + 1)
    }

    /// Returns the hand with these tiles, if a player can hold them. Use it for tiles that do not come from a text.
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
    /// Returns the same errors as [`new`](Self::new). The span of a fault is the index of its tile, counted from 0.
    pub fn from_tiles(table: &Table, tiles: impl IntoIterator<Item = Tile>) -> Result<Self, Faults<HandFault>> {
        Self::new(table, &tiles.into_iter().collect())
    }

    /// Returns the hand with the tiles of a rack, even if the player has already laid melds on the table. In 101 the
    /// rack may therefore have 1 to 22 tiles. In other games this is the same as [`new`](Self::new).
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
    /// Returns the same errors as [`new`](Self::new), except that in 101 the rack may be smaller.
    pub fn in_play(table: &Table, rack: &Rack) -> Result<Self, Faults<HandFault>> {
        let game = table.game();
        let keeps = game.rack();
        let fewest = if game == Game::Yuzbir { 1 } else { keeps };
        Self::of_size(table, rack, fewest..=keeps + 1)
    }

    fn of_size(table: &Table, rack: &Rack, sizes: RangeInclusive<usize>) -> Result<Self, Faults<HandFault>> {
        let (tiles, mut faults) = checked(table, rack);
        if !sizes.contains(&rack.tiles.len()) {
            let kind = HandFault::wrong_count(rack.tiles.len(), *sizes.start(), table.profile().variant);
            faults.push(Fault::whole(kind));
        }
        if table.keeps_apart(tiles.iter().copied()) {
            faults.push(Fault::whole(HandFault::KeptApart));
        }
        if faults.is_empty() { Ok(Self { table: table.clone(), tiles: tiles.into() }) } else { Err(faults.into()) }
    }

    /// Returns the table for which the hand was checked.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the physical tiles of the hand.
    pub const fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// Checks that the player can discard `tile`.
    ///
    /// # Errors
    /// Returns an error if the hand does not hold the tile. Also returns an error if the player has laid no tiles on
    /// the table and has not drawn yet, because a player must draw before discarding.
    pub(crate) fn can_throw(&self, tile: Tile) -> Result<(), NoAnswer> {
        if self.is_whole() && !self.on_turn() {
            return Err(NoAnswer::NothingToDiscard { held: self.tiles.len() });
        }
        if self.tiles.count(tile) == 0 { Err(NoAnswer::DiscardNotHeld { tile }) } else { Ok(()) }
    }

    /// Returns the hand after the player draws `tile`. The tile set must have another copy of the tile.
    pub(crate) fn drawing(&self, tile: Tile) -> Self {
        Self { table: self.table.clone(), tiles: self.tiles.iter().chain([tile]).collect() }
    }

    /// Returns the hand after the player discards `tile`, which the hand must hold.
    pub(crate) fn throwing(&self, tile: Tile) -> Self {
        Self { table: self.table.clone(), tiles: self.tiles.without(tile) }
    }

    /// Returns the tiles that remain after discarding `thrown`. Returns all tiles if `thrown` is `None`.
    pub(crate) fn staying(&self, thrown: Option<Tile>) -> Tiles {
        thrown.map_or_else(|| self.tiles.clone(), |tile| self.tiles.without(tile))
    }

    /// Returns every tile that the player can discard, each with the tiles that then remain in the hand. If `discard`
    /// is a tile, returns only this discard. For a hand between turns, returns one item: no discard, and all tiles.
    pub(crate) fn kept(&self, discard: Option<Tile>) -> Vec<(Option<Tile>, Tiles)> {
        if !self.on_turn() {
            return vec![(None, self.tiles.clone())];
        }
        let thrown = self.tiles.distinct().filter(|&tile| discard.is_none_or(|only| tile == only));
        thrown.map(|tile| (Some(tile), self.tiles.without(tile))).collect()
    }

    /// Returns true if the player must discard: the hand has more tiles than a player has between turns.
    pub fn on_turn(&self) -> bool {
        self.tiles.len() > self.table.game().rack()
    }

    /// Returns true if the hand still has all its tiles, that is, if the player has laid none on the table.
    pub fn is_whole(&self) -> bool {
        self.tiles.len() >= self.table.game().rack()
    }

    /// Checks that the distances of this hand can be computed. A distance is the number of tiles that the player must
    /// exchange to win or to open. Some tables forbid an okey next to a false joker in a meld (`okey.beside-false`).
    /// The search for distances does not apply that rule.
    ///
    /// # Errors
    /// Returns an error if the table has that rule and the hand has an okey or a false joker. With drawn tiles it could
    /// have both.
    pub(crate) fn has_distances(&self) -> Result<(), NoAnswer> {
        let has_joker = || self.tiles.iter().any(|tile| self.table.is_joker(tile));
        let apart = self.table.profile().keeps_jokers_apart() && has_joker();
        let opens = self.table.game() == Game::Yuzbir;
        if apart { Err(NoAnswer::KeptApart { opens }) } else { Ok(()) }
    }

    /// Returns how many tiles of each role the hand has.
    pub fn role_counts(&self) -> RoleCounts {
        RoleCounts::new(self.tiles.iter(), &self.table.roles())
    }
}

/// Returns every reason why no player can hold these tiles. It does not check the number of tiles.
pub fn impossible(table: &Table, rack: &Rack) -> Vec<Fault<HandFault>> {
    checked(table, rack).1
}

/// Returns the physical tiles of a rack in the order of the text, and every reason why no player can hold them.
fn checked(table: &Table, rack: &Rack) -> (Vec<Tile>, Vec<Fault<HandFault>>) {
    let set = table.game().tiles();
    let mut tiles = Vec::with_capacity(rack.tiles.len());
    let mut faults = Vec::new();
    let mut held = [0_u8; Tile::KINDS];
    // For each tile with too many copies, the first copy that is too many.
    let mut beyond = Vec::new();
    for written in &rack.tiles {
        if let Some(kind) = HandFault::not_in_set(&set, written.symbol) {
            faults.push(Fault::new(kind, written.span.clone()));
        }
        let Some(tile) = written.symbol.tile(table.indicator()) else { continue };
        let held = &mut held[tile.index()];
        if *held > 0 && *held == table.copies_of(tile) {
            beyond.push((tile, written));
        }
        *held = held.saturating_add(1);
        tiles.push(tile);
    }
    faults.dedup();
    sort::by_key(&mut beyond, |&(tile, _)| tile);
    faults.extend(
        beyond.into_iter().map(|(tile, first)| Fault::new(copies_fault(table, &set, rack, tile), first.span.clone())),
    );
    faults.extend(yellow_and_green(rack));
    sort::by_key(&mut faults, |fault| fault.span.as_ref().map_or(usize::MAX, |span| span.start));
    (tiles, faults)
}

fn copies_fault(table: &Table, set: &TileSet, rack: &Rack, tile: Tile) -> HandFault {
    let is_copy = |written: &&Written| written.symbol.tile(table.indicator()) == Some(tile);
    let written: Vec<&Written> = rack.tiles.iter().filter(is_copy).collect();
    let held = written.len();
    let copies = set.copies;
    let words = written.chunk_by(|a, b| a.span == b.span);
    if let Some(word) = words.max_by_key(|word| word.len()).filter(|word| word.len() > usize::from(copies)) {
        return HandFault::RepeatPastSet { symbol: word[0].symbol, times: word.len(), copies };
    }
    match tile {
        Tile::FalseJoker => HandFault::TooManyFalseJokers { held },
        Tile::Numbered(face) if Some(face) == table.indicator().map(Indicator::face) => {
            HandFault::IndicatorTwin { face, held }
        }
        Tile::Numbered(_) => HandFault::TooManyCopies { tile, held, copies },
    }
}

/// Returns a fault if the rack names the fourth colour both yellow and green. The fault points at the first tile that
/// has the second of the two names.
fn yellow_and_green(rack: &Rack) -> Option<Fault<HandFault>> {
    let other = otherwise_named(rack.tiles.iter().map(|written| (written.fourth, written)))?;
    Some(Fault::new(HandFault::YellowAndGreen, other.span.clone()))
}

/// The number of natural tiles of each face in a hand, and the number of wilds.
///
/// A hand usually has at most two natural tiles of a face. It can have three of the indicator's face if false jokers
/// play as that face, and four in the game `cs102`, whose tile set has four copies of each face. A hand has at most
/// four wilds: two okeys, and two false jokers if they are wild.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleCounts {
    /// The number of natural tiles, by colour and then by number. Index 0 is the number 1.
    pub naturals: ByColour<[u8; Number::COUNT as usize]>,
    /// The number of wilds.
    pub wilds: u8,
}

impl RoleCounts {
    pub(crate) const MAX_WILDS: u8 = 4;

    /// Counts physical tiles by the role that `roles` gives each tile. A count above 255 is stored as 255.
    pub fn new(tiles: impl IntoIterator<Item = Tile>, roles: &Roles) -> Self {
        tiles.into_iter().map(|tile| roles.of(tile)).collect()
    }

    /// Returns the counts without one tile of this role (a natural face, or wild), if there is one.
    pub fn without(mut self, role: Role) -> Self {
        let count = self.of_role(role);
        *count = count.saturating_sub(1);
        self
    }

    fn of_role(&mut self, role: Role) -> &mut u8 {
        match role {
            Role::Natural(face) => &mut self.naturals[face.colour][face.number.index()],
            Role::Wild => &mut self.wilds,
        }
    }

    /// Returns the number of natural tiles of a face.
    pub fn count(&self, face: Face) -> u8 {
        self.naturals[face.colour][face.number.index()]
    }

    /// Returns how many natural tiles have this number, for each colour.
    pub(crate) fn of_number(&self, number: Number) -> ByColour<u8> {
        ByColour::from_fn(|colour| self.naturals[colour][number.index()])
    }

    /// Returns every face that has a natural tile, with the number of its tiles.
    pub fn faces(&self) -> impl Iterator<Item = (Face, u8)> + '_ {
        Face::all().map(|face| (face, self.count(face))).filter(|&(_, count)| count > 0)
    }

    /// Returns the colours with at least one natural tile.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + '_ {
        self.naturals.iter().filter(|(_, numbers)| numbers.iter().any(|&count| count > 0)).map(|(colour, _)| colour)
    }

    /// Returns the number of tiles, including wilds.
    pub fn len(&self) -> usize {
        let naturals: usize = self.faces().map(|(_, count)| usize::from(count)).sum();
        naturals + usize::from(self.wilds)
    }

    /// Returns true if there are no tiles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl FromIterator<Role> for RoleCounts {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        let mut role_counts = Self::default();
        for role in roles {
            let count = role_counts.of_role(role);
            *count = count.saturating_add(1);
        }
        role_counts
    }
}
