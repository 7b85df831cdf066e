//! The engine: one value that answers every question about a hand.

use std::cell::RefCell;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::distance::{Advice, Distances, Finder, Plan, TableTargets, Unseen, Waits, opened_advice};
use crate::hand::{Hand, NoAnswer};
use crate::layouts::{Caches, Layouts};
use crate::meld::Meld;
use crate::opening::{Bars, LaidThrow, Laying, Opener, OpeningPart, Openings};
use crate::score::Opened;
use crate::table::{Indicator, Table, Variant};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Decomposition, LeastDeadwood, Pairing, Verdict};

/// An engine that answers questions about hands. Does a hand win? How far is it from a win? Which tile should the
/// player discard? How can the hand open?
///
/// One engine works for the hands of all tables. It caches its results and reuses them for later hands, so keep one
/// engine for many questions. The caches never change an answer. Creating an engine costs nothing. After the first
/// questions, its caches take some megabytes.
///
/// An engine is [`Send`] but not [`Sync`]: give each thread its own.
///
/// ```
/// use okey::{Engine, Face, Hand, Profile, Table, Tile, Tiles, Variant, Way};
///
/// let indicator: Face = "R5".parse()?;
/// let table = Table::new(Profile::new(Variant::Okey), Some(indicator.into()))?;
/// let hand = |tiles: &str| -> Result<Hand, Box<dyn std::error::Error>> {
///     Ok(Hand::from_tiles(&table, tiles.split(' ').map(str::parse).collect::<Result<Vec<Tile>, _>>()?)?)
/// };
/// let engine = Engine::default();
///
/// // 15 tiles: the hand wins with some discards, and its layouts can be listed.
/// let winning = hand("K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6")?;
/// assert!(engine.verdict(&winning).wins());
/// assert_eq!(engine.count(&winning, None), 5);
/// assert_eq!(engine.decompositions(&winning, None).count(), 5);
///
/// // 14 tiles: one more tile is missing.
/// let between = hand("K1 K2 K3 K4 R7 R8 R9 R10 B11 B12 B13 Y1 Y2 K9")?;
/// assert_eq!(engine.distances(&between).of(Way::Melds), Some(1));
/// let waits = engine.waits(&between, &Tiles::default())?;
/// assert!(waits.waits.iter().any(|wait| wait.tile.tile.to_string() == "Y3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Engine {
    caches: Caches,
    /// A cache of the data for measuring distances. It keeps the data of one table for each variant and indicator.
    targets: RefCell<FxHashMap<TargetsKey, Arc<TableTargets>>>,
}

/// The variant and the indicator of a table: the key of a cache entry. Two tables with the same key can still have
/// different rules, because a table can change single rules of its variant. So [`Engine::finder`] compares the tables
/// before it uses an entry.
type TargetsKey = (Variant, Option<Indicator>);

/// # Winning
///
/// These methods decide whether a hand wins, and split it into melds or pairs. A hand is on turn if the player must
/// discard; otherwise it is between turns. For a hand between turns, pass `None` as the discard: the methods then use
/// all its tiles.
impl Engine {
    /// Returns whether the hand wins, and how. If the player must discard, the verdict lists the discards that win.
    /// Otherwise it lists the ways in which the hand is complete.
    pub fn verdict(&self, hand: &Hand) -> Verdict {
        self.analysis(hand).verdict()
    }

    /// Returns the verdict without counting layouts, which saves time. If there are layouts, their number in the
    /// verdict may be too low.
    pub(crate) fn uncounted_verdict(&self, hand: &Hand) -> Verdict {
        self.analysis(hand).uncounted_verdict()
    }

    /// Returns the number of different ways to split the hand into melds after discarding `discard`. If `discard` is
    /// `None`, adds up these numbers over all discards.
    pub fn count(&self, hand: &Hand, discard: Option<Tile>) -> u64 {
        self.analysis(hand).count(discard)
    }

    /// Returns every way to split the hand into melds after discarding `discard`, computed lazily. If `discard` is
    /// `None`, goes through all discards in canonical order.
    pub fn decompositions<'a>(
        &'a self,
        hand: &'a Hand,
        discard: Option<Tile>,
    ) -> impl Iterator<Item = Decomposition> + 'a {
        self.analysis(hand).decompositions(discard)
    }

    /// Returns one way to form melds from all tiles that remain after `discard`. If `discard` is `None` and the player
    /// must discard, tries every discard in canonical order. If the player need not discard, uses all tiles of the
    /// hand. Returns `None` if there is no way.
    ///
    /// The melds contain a 1 after 13 only if the same tiles cannot form melds without one.
    pub fn witness(&self, hand: &Hand, discard: Option<Tile>) -> Option<Vec<Meld>> {
        self.analysis(hand).witness(discard)
    }

    /// Returns the dizi that remains after `discard`, as one run. A dizi is the numbers 1 to 13 of one colour and a
    /// second 1 of that colour. If `discard` is `None` and the player must discard, tries every discard. Returns `None`
    /// if there is no dizi, or if the table does not allow a win with a dizi. A dizi may end with a 1 after 13 even at
    /// a table where other runs may not (`win.dizi`).
    pub fn dizi(&self, hand: &Hand, discard: Option<Tile>) -> Option<Meld> {
        self.analysis(hand).dizi(discard)
    }

    /// Finds the layouts that leave the fewest tiles outside melds. They use the tiles that remain after `discard`, or
    /// the whole hand if `discard` is `None`.
    pub fn partial(&self, hand: &Hand, discard: Option<Tile>) -> LeastDeadwood {
        self.analysis(hand).partial(discard)
    }

    /// Returns the layouts with the fewest tiles outside melds, computed lazily. `partial` is the result of
    /// [`partial`](Self::partial).
    pub fn partial_layouts<'a>(&'a self, partial: &'a LeastDeadwood) -> impl Iterator<Item = Decomposition> + 'a {
        partial.layouts(&self.caches)
    }

    /// Returns the pairs of a hand.
    ///
    /// # Errors
    /// Returns an error if the game has no pairs.
    pub fn pairs(&self, hand: &Hand) -> Result<Pairing, NoAnswer> {
        Pairing::of(hand)
    }

    fn analysis<'a>(&'a self, hand: &'a Hand) -> Analysis<'a> {
        Analysis::new(&self.caches, hand)
    }
}

/// # Distances
///
/// The argument `seen` holds the tiles that the player saw on the table, except the indicator. These tiles cannot be
/// drawn any more.
impl Engine {
    /// Returns the distances of a hand: one for each way to win, or to open in 101. A distance is the smallest number
    /// of tiles that the player must exchange. Some tables forbid an okey next to a false joker in a meld
    /// (`okey.beside-false`). The search ignores this rule.
    pub fn distances(&self, hand: &Hand) -> Distances {
        self.finder(hand.table()).distances(hand.tiles())
    }

    /// Returns the useful tiles, in canonical order. A tile is useful if drawing it lowers the distance, and if the
    /// player does not hold all copies of it.
    pub fn useful(&self, hand: &Hand) -> Vec<Tile> {
        let finder = self.finder(hand.table());
        finder.useful(hand.tiles(), finder.distances(hand.tiles()))
    }

    /// Returns one of the nearest complete hands, arranged in melds. Returns `None` if all nearest complete hands
    /// consist of pairs, if the game has no runs and groups, or if the hand has no distance (see [`Distances::least`]).
    ///
    /// If several complete hands are equally near, the search prefers one whose missing tiles can all still be drawn.
    /// Then it prefers more complete melds, then more melds that lack at most one tile.
    pub fn plan(&self, hand: &Hand, seen: &Tiles) -> Option<Plan> {
        self.finder(hand.table()).plan(hand.tiles(), seen)
    }

    /// Returns the waits of a hand between turns: the tiles that make it complete, or let it open in 101.
    ///
    /// # Errors
    /// Returns an error if the hand is on turn. Also returns an error if the hand has an okey or a false joker, and the
    /// table forbids the two next to each other in a meld (`okey.beside-false`).
    pub fn waits(&self, hand: &Hand, seen: &Tiles) -> Result<Waits, NoAnswer> {
        Waits::by(&self.finder(hand.table()), hand, seen)
    }

    /// Ranks the possible discards of a player who must discard, best first.
    ///
    /// ```
    /// use okey::{Engine, Face, Hand, Profile, Table, Tile, Tiles, Variant};
    ///
    /// let indicator: Face = "R5".parse()?;
    /// let table = Table::new(Profile::new(Variant::Okey), Some(indicator.into()))?;
    /// let tiles = "K1 K2 K3 K4 R7 R8 R9 R10 B11 B12 B13 Y1 Y2 K9 Y8".split(' ');
    /// let hand = Hand::from_tiles(&table, tiles.map(str::parse).collect::<Result<Vec<Tile>, _>>()?)?;
    /// let advice = Engine::default().advise(&hand, &Tiles::default())?;
    /// assert_eq!(advice.discards[0].distance(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error in three cases:
    /// - The hand is between turns.
    /// - The hand has an okey or a false joker, and the table forbids the two next to each other in a meld
    ///   (`okey.beside-false`).
    /// - In 101, the hand does not win, and an opening at this table needs more points and more pairs than the search
    ///   for distances covers.
    pub fn advise(&self, hand: &Hand, seen: &Tiles) -> Result<Advice, NoAnswer> {
        let mut advice = self.advise_without_plan(hand, seen)?;
        advice.plan = advice.find_plan(&self.finder(hand.table()), hand, seen);
        Ok(advice)
    }

    /// Returns the same as [`advise`](Self::advise), but without the plan (a nearest complete hand).
    pub(crate) fn advise_without_plan(&self, hand: &Hand, seen: &Tiles) -> Result<Advice, NoAnswer> {
        Advice::by(&self.finder(hand.table()), hand, seen)
    }

    /// Ranks the possible discards of a player of 101 who has opened, best first.
    ///
    /// # Errors
    /// Returns an error for a game other than 101.
    pub fn advise_opened(&self, hand: &Hand, opened: Opened) -> Result<Vec<LaidThrow>, NoAnswer> {
        opened_advice(&self.caches, hand, opened)
    }

    pub(crate) fn unseen(&self, hand: &Hand, seen: &Tiles) -> Unseen {
        self.finder(hand.table()).unseen(hand, seen)
    }

    pub(crate) fn finder(&self, table: &Table) -> Finder<'_> {
        let mut cached = self.targets.borrow_mut();
        let new = || Arc::new(TableTargets::new(table));
        let targets = cached.entry((table.profile().variant, table.indicator())).or_insert_with(new);
        if targets.table() != table {
            *targets = new();
        }
        Finder::new(&self.caches, Arc::clone(targets))
    }
}

/// # Opening in 101
///
/// The argument `taken` is the tile that the player took from the left neighbour. The hand must hold it, and every
/// opening must lay it (`take.must-open`).
impl Engine {
    /// Finds the ways in which a hand of 101 can open.
    ///
    /// ```
    /// use okey::notation::{self, Letters};
    /// use okey::opening::Bars;
    /// use okey::{Engine, Face, Hand, Profile, Table, Variant};
    ///
    /// let indicator: Face = "K1".parse()?;
    /// let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator.into()))?;
    /// let rack = notation::hand("R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*", Letters::Krby)?;
    /// let engine = Engine::default();
    /// let openings = engine.openings(&Hand::new(&table, &rack)?, Bars::of(table.profile()), None)?;
    /// assert_eq!(openings.best.sum, 133);
    /// assert_eq!(engine.list_openings(&openings).count() as u64, openings.openings);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error for a game other than 101. If `taken` is a tile, also returns an error if the hand does not
    /// hold it, or if the table forbids a player who has not opened to take a discard.
    pub fn openings(&self, hand: &Hand, bars: Bars, taken: Option<Tile>) -> Result<Openings, NoAnswer> {
        self.opening_parts(hand, bars, taken, |_| true)
    }

    /// Returns the same as [`openings`](Self::openings), but runs the long search for an [`OpeningPart`] only if
    /// `wanted` returns true for it.
    pub(crate) fn opening_parts(
        &self,
        hand: &Hand,
        bars: Bars,
        taken: Option<Tile>,
        wanted: impl Fn(OpeningPart) -> bool,
    ) -> Result<Openings, NoAnswer> {
        Ok(Opener::of(&self.caches, hand, bars, taken)?.openings(&self.caches, wanted))
    }

    /// Returns true if a hand of 101 can open: with runs and groups, with pairs, or by laying all tiles in one turn.
    ///
    /// # Errors
    /// Returns the same errors as [`openings`](Self::openings).
    pub fn opens(&self, hand: &Hand, bars: Bars, taken: Option<Tile>) -> Result<bool, NoAnswer> {
        Ok(Opener::of(&self.caches, hand, bars, taken)?.opens(&self.caches))
    }

    #[cfg(feature = "cli")]
    pub(crate) fn opens_without_false_jokers(&self, openings: &Openings) -> bool {
        openings.opener().opens_without_false_jokers(&self.caches)
    }

    /// Returns every opening with runs and groups, computed lazily. The opening with the highest sum comes first. If
    /// two sums are equal, the opening with more tiles comes first.
    pub fn list_openings<'a>(&'a self, openings: &'a Openings) -> impl Iterator<Item = Laying> + 'a {
        openings.opener().list(&self.caches)
    }
}

/// Returns the searches for melds and openings, which use the caches of the engine. With `wrap`, a 1 may follow 13 in a
/// run.
pub const fn layouts(engine: &Engine, wrap: bool) -> Layouts<'_> {
    engine.caches.layouts(wrap)
}

impl Engine {
    pub(crate) const fn caches(&self) -> &Caches {
        &self.caches
    }
}
