//! Melds (Turkish: per). A meld is a list of physical tiles, each with the face that it stands for.
//!
//! Each kind of meld has one function that checks it and returns every reason why it is not legal.

use std::fmt;

use crate::table::{Game, Role, Table};
use crate::tiles::{Face, Number, Tile};
use crate::words::{Clause, named, write_joined};

named! {
    /// The kind of meld that a player means to lay.
    pub enum MeldKind {
        /// Consecutive numbers of one colour (seri), as in `R5 R6 R7`.
        Run = "run",
        /// One number in different colours (küt), as in `K7 R7 B7`.
        Group = "group",
        /// Two equal tiles (çift), as in `B3 B3`.
        Pair = "pair",
        /// The four colours of one number, as in `K7 R7 B7 Y7`, in the game `cs102`.
        Chain = "chain",
    }
}

impl MeldKind {
    /// Returns the clause of the rulebook that defines this kind of meld.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Run => Clause::RunShape,
            Self::Group => Clause::GroupShape,
            Self::Pair => Clause::PairShape,
            Self::Chain => Clause::Cs102Chain,
        }
    }
}

/// A tile in a meld, and the face that it stands for there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed {
    /// The physical tile, for example an okey.
    pub tile: Tile,
    /// The face that the tile stands for. For a wild, this is the face that it replaces.
    pub stands_for: Face,
}

/// A meld as a player lays it: tiles in order, legal or not.
///
/// ```
/// use okey::{Meld, MeldKind, Placed, Profile, Symbol, Table, Tile, Variant};
///
/// let table = Table::new(Profile::new(Variant::Okey), Some(Symbol::Tile("R5".parse()?))).expect("a table");
/// let placed = |tile: &str, face: &str| Ok(Placed { tile: tile.parse()?, stands_for: face.parse()? });
/// let places = vec![placed("Y12", "Y12")?, placed("R6", "Y13")?, placed("Y1", "Y1")?];
/// let run = Meld { kind: MeldKind::Run, places };
/// assert!(run.is_legal(&table));
/// assert_eq!(run.sum(), 26);
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[must_use]
pub struct Meld {
    /// The kind of meld that the player means to lay.
    pub kind: MeldKind,
    /// The tiles of the meld, in order.
    pub places: Vec<Placed>,
}

/// One reason why a meld is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Breach {
    /// The clause of the rulebook that the meld breaks.
    pub clause: Clause,
    /// The place that breaks the clause, counted from 0; `None` if the whole meld breaks it.
    pub place: Option<usize>,
}

impl Meld {
    /// Returns the sum of points. A wild counts as the face that it replaces. The 1 after 13 counts 1.
    pub fn sum(&self) -> u32 {
        self.faces().map(|face| u32::from(face.number.get())).sum()
    }

    /// Returns every reason why the meld is not legal at a table. A legal meld has none.
    pub fn breaches(&self, table: &Table) -> Vec<Breach> {
        let mut breaches = self.misplaced(table);
        breaches.extend(match (table.game(), self.kind) {
            (Game::Chains, MeldKind::Chain) => chain_breaches(self),
            (Game::Chains, _) | (_, MeldKind::Chain) => vec![Breach { clause: Clause::Cs102Chain, place: None }],
            (_, MeldKind::Run) => run_breaches(self, table.profile().run_wrap),
            (_, MeldKind::Group) => group_breaches(self),
            (_, MeldKind::Pair) => pair_breaches(self),
        });
        breaches.extend(self.joker_breaches(table));
        if self.kind != MeldKind::Pair && !self.has_natural(table) {
            breaches.push(Breach { clause: Clause::MeldWilds, place: None });
        }
        breaches
    }

    /// Returns the breaches of the rule `okey.beside-false`. At some tables, an okey must not lie next to a false
    /// joker. In a run, each place where the two touch is one breach, at the second of the two tiles. The tiles of any
    /// other kind of meld may be laid in a different order. So such a meld has a breach only if all its tiles are okeys
    /// and false jokers: no other tile can separate them.
    fn joker_breaches(&self, table: &Table) -> Vec<Breach> {
        if !table.keeps_apart(self.tiles()) {
            return Vec::new();
        }
        let clause = Clause::OkeyBesideFalse;
        let is_joker = |tile| table.is_joker(tile);
        if self.kind != MeldKind::Run {
            let clash = self.tiles().all(is_joker);
            return clash.then_some(Breach { clause, place: None }).into_iter().collect();
        }
        let clash = |(_, pair): &(usize, &[Placed])| {
            pair.iter().all(|placed| is_joker(placed.tile)) && pair[0].tile != pair[1].tile
        };
        let clashes = self.places.windows(2).enumerate().filter(clash);
        clashes.map(|(at, _)| Breach { clause, place: Some(at + 1) }).collect()
    }

    /// Returns the clauses of the rulebook that apply to the meld, in addition to the definition of its kind. These are
    /// `run.wrap` for a legal run with a 1 after 13, and `meld.wilds` for a run or group with wilds.
    pub(crate) fn rests_on(&self, table: &Table) -> impl Iterator<Item = Clause> + use<> {
        let wraps = self.wraps() && self.is_legal(table);
        let wild = self.kind != MeldKind::Pair && self.tiles().any(|tile| table.roles().of(tile) == Role::Wild);
        [wraps.then_some(Clause::RunWrap), wild.then_some(Clause::MeldWilds)].into_iter().flatten()
    }

    /// Returns true if the meld is legal at a table.
    pub fn is_legal(&self, table: &Table) -> bool {
        self.breaches(table).is_empty()
    }

    /// Returns the physical tiles of the meld, in order.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator + '_ {
        self.places.iter().map(|placed| placed.tile)
    }

    /// Returns the most frequent number in the meld. A wild has the number of the face that it replaces. If several
    /// numbers are equally frequent, returns the first. Returns `None` if the meld has no tiles.
    pub fn number(&self) -> Option<Number> {
        let count = |number| self.faces().filter(|face| face.number == number).count();
        // `max_by_key` returns the last maximum, but this function needs the first. So reverse the order.
        self.faces().rev().map(|face| face.number).max_by_key(|&number| count(number))
    }

    /// Returns the faces that the tiles stand for, in order. For a wild, this is the face that it replaces.
    pub fn faces(&self) -> impl DoubleEndedIterator<Item = Face> + ExactSizeIterator + '_ {
        self.places.iter().map(|placed| placed.stands_for)
    }

    /// Returns true if the kind of the meld is a pair, and its two tiles stand for the same face. Does not check
    /// whether the tiles may stand for that face.
    pub fn is_pair(&self) -> bool {
        self.kind == MeldKind::Pair && pair_breaches(self).is_empty()
    }

    /// Returns true if the kind of the meld is a run or a group, legal or not. A single tile is neither.
    pub(crate) fn is_series(&self) -> bool {
        matches!(self.kind, MeldKind::Run | MeldKind::Group) && self.places.len() > 1
    }

    /// Returns true if the meld is a run with a 1 that is not in the first place, as in `R12 R13 R1`. Some tables
    /// forbid such a run (`run.wrap`).
    pub(crate) fn wraps(&self) -> bool {
        self.kind == MeldKind::Run && self.faces().skip(1).any(|face| face.number == Number::ONE)
    }

    fn has_natural(&self, table: &Table) -> bool {
        let roles = table.roles();
        self.places.iter().any(|placed| roles.of(placed.tile) != Role::Wild)
    }

    /// Returns a breach for each natural tile that is laid as another face. Only a wild can replace another face.
    pub(crate) fn misplaced(&self, table: &Table) -> Vec<Breach> {
        let roles = table.roles();
        let wrong = |placed: &Placed| roles.of(placed.tile).face().is_some_and(|face| face != placed.stands_for);
        let clause = |tile| if tile == Tile::FalseJoker { Clause::FalseJokerValue } else { Clause::OkeyWild };
        let places = self.places.iter().enumerate().filter(|(_, placed)| wrong(placed));
        places.map(|(at, placed)| Breach { clause: clause(placed.tile), place: Some(at) }).collect()
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(&self.places, " ", f)
    }
}

impl fmt::Display for Placed {
    /// Writes the physical tile. If the tile does not show the face that it stands for, also writes that face, as in
    /// `R6=Y13`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tile.fmt(f)?;
        if self.tile == self.stands_for.into() { Ok(()) } else { write!(f, "={}", self.stands_for) }
    }
}

/// The fewest tiles in a run (`run.shape`).
pub(crate) const SHORTEST_RUN: u8 = 3;

/// Returns every reason why a meld is not a legal run (`run.shape`, `run.wrap`, `run.no-loop`). With `wrap`, a 1 may
/// follow 13.
fn run_breaches(meld: &Meld, wrap: bool) -> Vec<Breach> {
    let mut run_breaches = Vec::new();
    if meld.places.len() < SHORTEST_RUN.into() {
        run_breaches.push(Breach { clause: Clause::RunShape, place: None });
    }
    for (before, pair) in meld.places.windows(2).enumerate() {
        let at = Some(before + 1);
        let pair = [pair[0].stands_for, pair[1].stands_for];
        if pair[0].colour != pair[1].colour || pair[0].number.successor() != pair[1].number {
            run_breaches.push(Breach { clause: Clause::RunShape, place: at });
        } else if pair[1].number == Number::ONE && !wrap {
            run_breaches.push(Breach { clause: Clause::RunWrap, place: at });
        } else if pair[1].number == Number::ONE && before + 2 < meld.places.len() {
            run_breaches.push(Breach { clause: Clause::RunNoLoop, place: Some(before + 2) });
        }
    }
    run_breaches
}

/// The fewest tiles in a group (`group.shape`).
pub(crate) const SMALLEST_GROUP: usize = 3;
/// The most tiles in a group: one of each colour (`group.shape`).
const LARGEST_GROUP: usize = 4;

/// Returns true if a group can have this number of tiles (`group.shape`).
pub(crate) const fn is_group_size(tiles: usize) -> bool {
    matches!(tiles, SMALLEST_GROUP..=LARGEST_GROUP)
}

/// Returns every reason why a meld is not a legal group (`group.shape`, `meld.wilds`).
fn group_breaches(meld: &Meld) -> Vec<Breach> {
    let size = match meld.places.len() {
        0..SMALLEST_GROUP => Some(Breach { clause: Clause::GroupShape, place: None }),
        SMALLEST_GROUP..=LARGEST_GROUP => None,
        _ => Some(Breach { clause: Clause::MeldWilds, place: Some(LARGEST_GROUP) }),
    };
    size.into_iter().chain(not_one_number(meld, Clause::GroupShape)).collect()
}

/// Returns a breach of `clause` for each wrong tile. A tile is wrong if it repeats the colour of an earlier tile, or if
/// its number is not the most frequent number in the meld.
fn not_one_number(meld: &Meld, clause: Clause) -> impl Iterator<Item = Breach> {
    let number = meld.number();
    let wrong = move |(at, face): &(usize, Face)| {
        let repeated = meld.faces().take(*at).any(|before| before.colour == face.colour);
        repeated || Some(face.number) != number
    };
    meld.faces().enumerate().filter(wrong).map(move |(at, _)| Breach { clause, place: Some(at) })
}

/// Returns every reason why a meld is not a legal pair (`pair.shape`). If two different tiles have the same colour, the
/// player may mean a run, so the first reason names `run.shape`. If they have the same number, it names `group.shape`.
fn pair_breaches(meld: &Meld) -> Vec<Breach> {
    let faces: Vec<Face> = meld.faces().collect();
    let [one, other] = faces.as_slice() else { return vec![Breach { clause: Clause::PairShape, place: None }] };
    if one == other {
        return Vec::new();
    }
    let run = (one.colour == other.colour).then_some(Clause::RunShape);
    let short = run.or((one.number == other.number).then_some(Clause::GroupShape));
    let short = short.map(|clause| Breach { clause, place: None });
    short.into_iter().chain([Breach { clause: Clause::PairShape, place: Some(1) }]).collect()
}

/// The number of tiles in a chain (`cs102.chain`).
pub(crate) const CHAIN_LENGTH: usize = 4;

/// Returns every reason why a meld is not a legal chain (`cs102.chain`).
fn chain_breaches(meld: &Meld) -> Vec<Breach> {
    let short = (meld.places.len() != CHAIN_LENGTH).then_some(Breach { clause: Clause::Cs102Chain, place: None });
    short.into_iter().chain(not_one_number(meld, Clause::Cs102Chain)).collect()
}

/// Returns every way to add a tile to a meld: the tile with the face that it then stands for, and the extended meld.
/// The result is empty if the meld is a pair or not legal.
pub(crate) fn fits(table: &Table, meld: &Meld, tile: Tile) -> Vec<(Placed, Meld)> {
    if meld.kind == MeldKind::Pair || !meld.is_legal(table) {
        return Vec::new();
    }
    // A run can grow at both ends. In a group, the order does not matter.
    let mut ends = vec![meld.places.len()];
    ends.extend((meld.kind == MeldKind::Run).then_some(0));
    let faces = table.roles().of(tile).face().map_or_else(|| Face::all().collect(), |face| vec![face]);
    let grown = |placed: Placed, end: usize| {
        let mut longer = meld.clone();
        longer.places.insert(end, placed);
        (placed, longer)
    };
    let placed = faces.into_iter().map(|stands_for| Placed { tile, stands_for });
    let ways = placed.flat_map(|placed| ends.iter().map(move |&end| grown(placed, end)));
    ways.filter(|(_, longer)| longer.is_legal(table)).collect()
}
