//! A test hand at a table, as plain data. What each tile plays as follows the text of the rulebook and not the code
//! under test.

use std::fmt;
use std::rc::Rc;

use okey::within::Packed;
use okey::{
    Colour, Engine, Face, FalseJoker, Game, Hand, Meld, MeldKind, Number, Profile, RoleCounts, Symbol, Table, Tile,
    Tiles, Variant,
};

use crate::reference::{self, Problem};

/// Returns the engine of the current thread. Tests run in separate threads and share no engine.
pub(crate) fn engine() -> Rc<Engine> {
    thread_local! {
        static ENGINE: Rc<Engine> = Rc::default();
    }
    ENGINE.with(Rc::clone)
}

pub(crate) fn hand_of(table: &Table, tiles: impl IntoIterator<Item = Tile>) -> Hand {
    Hand::in_play(table, &tiles.into_iter().collect()).expect("tiles of a player")
}

pub(crate) fn packed(role_counts: &RoleCounts) -> Packed {
    okey::within::packed(role_counts)
}

/// The tiles of a hand as printed on them, and all rules that determine its layouts.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) variant: Variant,
    pub(crate) false_joker: FalseJoker,
    pub(crate) wrap: bool,
    pub(crate) indicator: Option<Face>,
    pub(crate) tiles: Vec<Tile>,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Tiles = self.tiles.iter().copied().collect();
        write!(f, "{}, false_joker={}, run_wrap={}", self.variant, self.false_joker, self.wrap)?;
        self.indicator.map_or(Ok(()), |face| write!(f, ", indicator {face}"))?;
        write!(f, ": {tiles}")
    }
}

impl Case {
    /// Parses a hand, with the default rules of the variant.
    pub(crate) fn read(variant: Variant, indicator: &str, hand: &str) -> Self {
        let profile = Profile::new(variant);
        let indicator: Face = indicator.parse().expect("a face");
        let okey = Tile::Numbered(okey_of(indicator));
        let rack = okey::notation::hand(hand, okey::notation::Letters::Krby).expect("tiles");
        let tiles = rack.symbols().map(|symbol| match symbol {
            Symbol::Tile(tile) => tile,
            Symbol::Okey => okey,
        });
        Self {
            variant,
            false_joker: profile.false_joker(),
            wrap: profile.run_wrap(),
            indicator: Some(indicator),
            tiles: tiles.collect(),
        }
    }

    pub(crate) fn profile(&self) -> Profile {
        let wrap = self.wrap.to_string();
        profile(self.variant.name(), &[("false_joker", self.false_joker.name()), ("run_wrap", &wrap)])
    }

    pub(crate) fn table(&self) -> Table {
        let profile = self.profile();
        let indicator = self.indicator.map(|face| Symbol::Tile(face.into()));
        Table::new(profile, indicator).unwrap_or_else(|fault| panic!("{self}: {fault:?}"))
    }

    pub(crate) fn hand(&self, table: &Table) -> Hand {
        let rack = self.tiles.iter().copied().collect();
        Hand::in_play(table, &rack).unwrap_or_else(|faults| panic!("{self}: {faults:?}"))
    }

    /// Returns true if the player is on turn: the hand has 15 tiles, or 22 in 101.
    pub(crate) fn on_turn(&self) -> bool {
        self.tiles.len() > if game(self.variant) == Game::Yuzbir { 21 } else { 14 }
    }

    /// Returns the face that a tile plays as, or `None` if it is wild.
    ///
    /// The okey has the indicator's colour and the next number (1 after 13), and both tiles of its face are wild. A
    /// switch decides what a false joker plays as. Without an indicator every tile plays as its own face.
    pub(crate) fn plays(&self, tile: Tile) -> Option<reference::Tile> {
        let okey = self.indicator.map(okey_of);
        match (tile, self.false_joker) {
            (Tile::Numbered(face), _) if Some(face) == okey => None,
            (Tile::Numbered(face), _) => Some(plain(face)),
            (Tile::FalseJoker, FalseJoker::Okey) => okey.map(plain),
            (Tile::FalseJoker, FalseJoker::Indicator) => self.indicator.map(plain),
            (Tile::FalseJoker, FalseJoker::Wild) => None,
            (Tile::FalseJoker, other) => panic!("false jokers play as {other}"),
        }
    }

    /// Returns the okey. A false joker is never an okey, even if it is wild.
    pub(crate) fn okey(&self) -> Tile {
        okey_of(self.indicator.expect("an indicator")).into()
    }

    pub(crate) fn is_okey(&self, tile: Tile) -> bool {
        tile != Tile::FalseJoker && self.plays(tile).is_none()
    }

    /// Converts tiles to the input of the slow search: natural faces and a number of wilds.
    pub(crate) fn problem(&self, tiles: &[Tile]) -> Problem {
        let naturals: Vec<reference::Tile> = tiles.iter().filter_map(|&tile| self.plays(tile)).collect();
        let wilds = u8::try_from(tiles.len() - naturals.len()).expect("few wilds");
        Problem { naturals, wilds, wrap: self.wrap }
    }

    /// Returns the tiles of the hand with one copy of this tile removed. Panics if the hand does not contain it.
    pub(crate) fn without(&self, tile: Tile) -> Vec<Tile> {
        let mut rest = self.tiles.clone();
        let at = rest.iter().position(|&held| held == tile).expect("the tile is in the hand");
        rest.remove(at);
        rest
    }

    pub(crate) fn with(&self, tile: Tile) -> Self {
        Self { tiles: self.tiles.iter().copied().chain([tile]).collect(), ..self.clone() }
    }

    /// Returns the tiles of the hand, sorted and without duplicates.
    pub(crate) fn distinct(&self) -> Vec<Tile> {
        let mut distinct = self.tiles.clone();
        distinct.sort_unstable();
        distinct.dedup();
        distinct
    }

    /// Converts a laid run or group to a meld of the slow search.
    pub(crate) fn as_reference(&self, meld: &Meld) -> reference::Meld {
        let faces: Vec<reference::Tile> = meld.faces().map(plain).collect();
        let is_wild = |at: usize| self.plays(meld.places[at].tile).is_none();
        let wild: Vec<usize> = (0..faces.len()).filter(|&at| is_wild(at)).collect();
        let small = |value: usize| u8::try_from(value).expect("a short meld");
        match meld.kind {
            MeldKind::Run => {
                let (colour, first) = faces[0];
                let wilds = wild.iter().map(|&at| first + small(at)).collect();
                reference::Meld::Run { colour, first, last: first + small(faces.len()) - 1, wilds }
            }
            MeldKind::Group => {
                let mut colours: Vec<u8> =
                    (0..faces.len()).filter(|at| !wild.contains(at)).map(|at| faces[at].0).collect();
                colours.sort_unstable();
                reference::Meld::Group { number: faces[0].1, colours, wilds: small(wild.len()) }
            }
            _ => panic!("{self}: a {} is no meld of a layout", meld.kind.name()),
        }
    }
}

pub(crate) fn profile(variant: &str, switches: &[(&str, &str)]) -> Profile {
    let preset = Profile::new(variant.parse().expect("a variant"));
    switches.iter().fold(preset, |profile, (key, value)| profile.with(key, value).expect("a switch and its value"))
}

pub(crate) fn game(variant: Variant) -> Game {
    Profile::new(variant).game()
}

pub(crate) fn okey_of(indicator: Face) -> Face {
    let number = if indicator.number.get() == 13 { 1 } else { indicator.number.get() + 1 };
    face(plain(indicator).0, number)
}

/// Converts a face to a tile of the slow search, whose colours 0 to 3 are black, red, blue and yellow.
pub(crate) fn plain(face: Face) -> reference::Tile {
    let colour = match face.colour {
        Colour::Black => 0,
        Colour::Red => 1,
        Colour::Blue => 2,
        Colour::Yellow => 3,
    };
    (colour, face.number.get())
}

/// Converts a tile of the slow search to a face.
pub(crate) fn face(colour: u8, number: u8) -> Face {
    let colour = [Colour::Black, Colour::Red, Colour::Blue, Colour::Yellow][usize::from(colour)];
    Face::new(colour, Number::new(number).expect("1 to 13"))
}
