//! The tiles that a player of 101 has left: computes their price (`penalty.*`), and parses their sum from a text such
//! as `= 34 O*`.

use std::ops::Range;

use super::yuzbir::Multiplied;
use super::{Note, Opened, Part, ScoreFault, tiles_count};
use crate::notation::{self, NotationFault, TextContext};
use crate::table::{OkeyNumber, Symbol, Table};
use crate::tiles::{Number, Tile, Tiles};
use crate::words::Clause;

/// The tiles that a player has left, and how the player had opened.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TilesLeft {
    /// `None` if the player has not opened.
    pub(crate) opened: Option<Opened>,
    /// True if the player announced an opening with pairs.
    pub(crate) announced: bool,
    /// The numbered tiles other than okeys.
    pub(crate) tiles: Tiles,
    /// The sum of the tiles other than okeys, if the report gives only the sum.
    pub(crate) sum: Option<u32>,
    pub(crate) okeys: usize,
    pub(crate) false_jokers: usize,
}

impl TilesLeft {
    pub(crate) fn of(table: &Table, opened: Option<Opened>, symbols: impl Iterator<Item = Symbol>) -> Self {
        let mut left = Self { opened, ..Self::default() };
        let mut tiles = Vec::new();
        for symbol in symbols {
            match symbol {
                Symbol::Okey => left.okeys += 1,
                Symbol::Tile(tile) if table.is_okey(tile) => left.okeys += 1,
                Symbol::Tile(Tile::FalseJoker) => left.false_jokers += 1,
                Symbol::Tile(tile) => tiles.push(tile),
            }
        }
        Self { tiles: tiles.into(), ..left }
    }

    /// Returns the listed tiles. Okeys are included only if the indicator, and so their face, is known.
    pub(super) fn known(&self, table: &Table) -> impl Iterator<Item = Tile> + '_ {
        let okeys = table.okey().into_iter().flat_map(|okey| std::iter::repeat_n(okey.into(), self.okeys));
        okeys.chain(std::iter::repeat_n(Tile::FalseJoker, self.false_jokers)).chain(self.tiles.iter())
    }

    /// Returns the clause that sets the penalty. `exhausted` is true if the stock ran out, and `elden` if another
    /// player opened and finished in one turn.
    pub(crate) fn clause(&self, table: &Table, exhausted: bool, elden: bool) -> Clause {
        match self.opened {
            Some(opened) => tiles_clause(opened),
            // At some tables, everyone pays for the tiles left if the stock runs out.
            None if tiles_count(table.profile(), None, exhausted) => Clause::PenaltyExhausted,
            None if self.announced_price(table).is_some() => Clause::PairsAnnounce,
            None if table.profile().teams && elden => Clause::TeamHandFinish,
            None => Clause::PenaltyUnopened,
        }
    }

    /// Returns the penalty for announcing pairs and not opening, if there is one (`pairs.announce`).
    fn announced_price(&self, table: &Table) -> Option<u32> {
        table.profile().penalty.announced.filter(|_| self.announced && self.opened.is_none())
    }

    /// Returns the penalty, one part for each reason. For the flags see [`Self::clause`].
    pub(crate) fn parts(&self, table: &Table, exhausted: bool, elden: bool, multiplied: &Multiplied) -> Vec<Part> {
        let clause = self.clause(table, exhausted, elden);
        let counts = tiles_count(table.profile(), self.opened, exhausted);
        if counts { self.counted(table, clause, multiplied) } else { self.unopened(table, clause, multiplied) }
    }

    fn unopened(&self, table: &Table, clause: Clause, multiplied: &Multiplied) -> Vec<Part> {
        let penalty = &table.profile().penalty;
        let by = multiplied.by.clone();
        let base = i64::from(self.announced_price(table).unwrap_or(penalty.unopened));
        let whole = Part { clause, base, factor: multiplied.factor, note: Note::Unopened { by } };
        let capped = penalty.unopened_cap.map(i64::from).filter(|&cap| cap < whole.points());
        let capped = capped.map(|cap| Part::plain(Clause::PenaltyUnopened, cap - whole.points(), Note::Capped { cap }));
        let each = penalty.okey_unopened;
        [whole].into_iter().chain(capped).chain(self.okeys(each, false).filter(|_| each > 0)).collect()
    }

    /// Returns the penalty for numbered tiles, false jokers and okeys, as separate parts.
    fn counted(&self, table: &Table, clause: Clause, multiplied: &Multiplied) -> Vec<Part> {
        let penalty = &table.profile().penalty;
        let pairs = self.opened == Some(Opened::Pairs);
        let factor = multiplied.factor * self.opened.map_or(1, |opened| counted_times(opened).into());
        let by = || multiplied.by.clone();
        let okeys = self.okeys(penalty.okey, true);
        let mut parts = Vec::new();
        // If okeys cost their number in addition to a fixed price, treat them as numbered tiles too.
        let numbers = table.okey().map(Tile::from).filter(|&okey| number(okey, table) > 0);
        let numbers = numbers.into_iter().flat_map(|okey| vec![okey; self.okeys]);
        let tiles: Vec<Tile> = numbers.chain(self.tiles.iter()).collect();
        if !tiles.is_empty() {
            let base = tiles.iter().map(|&tile| i64::from(number(tile, table))).sum();
            parts.push(Part { clause, base, factor, note: Note::Tiles { tiles, pairs, by: by() } });
        }
        if let Some(sum) = self.sum {
            parts.push(Part { clause, base: i64::from(sum), factor, note: Note::Sum { pairs, by: by() } });
        }
        if self.false_jokers > 0 {
            let (count, each) = (self.false_jokers, i64::from(number(Tile::FalseJoker, table)));
            let note = Note::FalseJokers { count, each, pairs, by: by() };
            parts.push(Part { clause: Clause::PenaltyFalseJoker, base: whole(count) * each, factor, note });
        }
        parts.extend(okeys);
        parts
    }

    fn okeys(&self, each: u32, opened: bool) -> Option<Part> {
        let note = Note::Okeys { count: self.okeys, opened };
        let part = Part { clause: Clause::PenaltyOkey, base: i64::from(each), factor: whole(self.okeys), note };
        (self.okeys > 0).then_some(part)
    }
}

/// Returns the clause that sets the price of the tiles left after this kind of opening.
pub(crate) const fn tiles_clause(opened: Opened) -> Clause {
    match opened {
        Opened::Series => Clause::PenaltyOpened,
        Opened::Pairs => Clause::PenaltyPairs,
    }
}

/// Returns the price, before any multiplier, of a tile left after an opening with runs and groups.
///
/// - A numbered tile costs its number (`penalty.opened`).
/// - An okey costs what the table sets (`penalty.okey`).
/// - A false joker costs the number of the tile that it plays as, or the okey's number if it is wild
///   (`penalty.false-joker`).
///
/// ```
/// use okey::score::cost;
/// use okey::{Profile, Symbol, Table, Variant};
///
/// let table = Table::new(Profile::new(Variant::Yuzbir), Some(Symbol::Tile("R5".parse()?))).expect("a table");
/// let costs = ["K9", "R6", "J*"].map(|tile| cost(tile.parse().expect("a tile"), &table));
/// assert_eq!(costs, [9, 101, 6]);
/// # Ok::<(), okey::NotATile>(())
/// ```
pub fn cost(tile: Tile, table: &Table) -> u32 {
    cost_to(Opened::Series, tile, table)
}

/// Returns the price as [`cost`] does, but after this kind of opening (`penalty.opened`, `penalty.pairs`).
pub(crate) fn cost_to(opened: Opened, tile: Tile, table: &Table) -> u32 {
    let okey = if table.is_okey(tile) { table.profile().penalty.okey } else { 0 };
    number(tile, table) * counted_times(opened) + okey
}

/// A player who opened with pairs pays the numbers of the tiles left twice.
const fn counted_times(opened: Opened) -> u32 {
    match opened {
        Opened::Series => 1,
        Opened::Pairs => 2,
    }
}

/// Returns the points for the number of a tile left, before any factor: 0 if the number is unknown, or for an okey if
/// the table does not charge its number.
pub(super) fn number(tile: Tile, table: &Table) -> u32 {
    let dropped = table.is_okey(tile) && table.profile().penalty.okey_number == OkeyNumber::Dropped;
    table.number_of(tile).filter(|_| !dropped).map_or(0, |number| number.get().into())
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).expect("a sheet is short")
}

/// A sum at the beginning of a text about the tiles left, such as `= 34`. Only okeys may follow it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct WrittenSum<'a> {
    /// The digits of the sum. `None` if no number follows the `=`, or if the number is not a whole word, as in `= 34K`.
    pub(crate) digits: Option<&'a str>,
    /// The byte range of the sum, including the `=` if there is one.
    pub(crate) span: Range<usize>,
}

impl<'a> WrittenSum<'a> {
    /// Parses a sum such as `= 34`; `None` if the text does not begin with `=`.
    pub(crate) fn of(text: &'a str) -> Option<Self> {
        let start = text.len() - text.trim_start().len();
        let rest = text[start..].strip_prefix('=')?;
        let number = rest.trim_start();
        let digits = digits(number);
        let begin = text.len() - number.len();
        let end = if digits.is_empty() { start + 1 } else { begin + digits.len() };
        let ends = text[end..].chars().next().is_none_or(char::is_whitespace);
        Some(Self { digits: Some(digits).filter(|digits| ends && !digits.is_empty()), span: start..end })
    }

    /// Returns a fault for `2 okey` or `2 O*`: two okeys, or a sum of 2 and an okey. A comma makes it a sum: `2, okey`.
    pub(crate) fn unclear(text: &'a str, context: TextContext) -> Option<ScoreFault> {
        const MOST_OKEYS: u32 = 2;
        let Self { digits, span } = Self::of_digits(text)?;
        let rest = &text[span.end..];
        let sum: u32 = digits.filter(|&digits| digits == &text[span])?.parse().ok().filter(|&sum| sum <= MOST_OKEYS)?;
        okeys_only(rest, context).filter(|&okeys| okeys > 0)?;
        Some(ScoreFault::SumOrOkeys { written: text.trim().to_owned(), number: sum.to_string() })
    }

    /// Returns a fault for a sum without `=` or after the okeys, as in `34 O*` and `O* 34`. A number up to 13 is no
    /// sum, because it may be the number of a tile.
    pub(crate) fn misplaced(text: &str, context: TextContext) -> Option<ScoreFault> {
        let sum = |word: &str| word.trim_start_matches('=').parse().is_ok_and(|sum: u32| sum > Number::COUNT.into());
        let words = text.split_whitespace().filter(|word| *word != "=");
        let (sums, others): (Vec<&str>, Vec<&str>) = words.partition(|word| sum(word));
        let [sum] = sums[..] else { return None };
        let okeys = okeys_only(&others.join(" "), context)?;
        Some(ScoreFault::SumMisplaced { sum: sum.trim_start_matches('=').to_owned(), okeys: " O*".repeat(okeys) })
    }

    /// Parses a sum with or without `=`. Without it, only a whole word of digits is a sum.
    pub(crate) fn of_digits(text: &'a str) -> Option<Self> {
        let start = text.len() - text.trim_start().len();
        let word = text[start..].split_whitespace().next()?;
        let sum = digits(word);
        Self::of(text).or_else(|| {
            let span = start..start + word.len();
            (!sum.is_empty() && word.trim_end_matches([',', ';']) == sum).then_some(Self { digits: Some(sum), span })
        })
    }
}

/// Returns the number of okeys in a text that names no other tile, such as `okey yok` ("no okey"). Returns `None` for
/// any other or faulty text.
pub(crate) fn okeys_only(text: &str, context: TextContext) -> Option<usize> {
    let readable = notation::readable_hand(text, context);
    // A question mark may stand for any tile.
    let clean = !text.contains('?') && readable.faults.iter().all(|fault| fault.kind == NotationFault::NoTiles);
    let okeys = clean && readable.rack.symbols().all(|symbol| symbol == Symbol::Okey);
    okeys.then_some(readable.rack.tiles.len())
}

fn digits(text: &str) -> &str {
    &text[..text.find(|character: char| !character.is_ascii_digit()).unwrap_or(text.len())]
}
