//! What hands of 101 can open with.

use super::packed::{Packed, Packer};
use super::sums::{Laid, Sums};
use crate::opening::Bars;
use crate::profile::Game;
use crate::table::Table;
use crate::tile::Tile;

/// Reckons what hands can open with at one table.
///
/// ```
/// use okey::fast::Reckoner;
/// use okey::notation::{self, Letters};
/// use okey::opening::Bars;
/// use okey::{Place, Profile, Table, Variant};
///
/// let indicator = notation::tile("K1", Letters::Krby, Place::Indicator).expect("a tile").symbol;
/// let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator)).expect("a table");
/// let reckoner = Reckoner::new(&table).expect("a game of 101");
/// let rack = notation::hand("R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*", Letters::Krby).expect("tiles");
/// let hand = reckoner.pack(rack.symbols().filter_map(|symbol| symbol.tile(table.indicator()))).expect("two of a face");
/// let reckoning = reckoner.reckon(hand);
/// assert_eq!(reckoning.sum, 133);
/// assert!(reckoning.series(Bars::of(table.profile())));
/// assert_eq!((reckoning.made, reckoning.with_okeys, reckoning.elden), (2, 3, false));
/// ```
#[derive(Debug)]
pub struct Reckoner {
    packer: Packer,
    sums: Sums,
}

/// What a hand can open with, as [`Openings`](crate::opening::Openings) says, without the melds. No tile was taken from the
/// left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reckoning {
    /// The highest sum of runs and groups that leave one tile at least (`open.series`, `open.keep-one`); 0 where there is
    /// none.
    pub sum: u32,
    /// Pairs of natural tiles.
    pub made: u32,
    /// Pairs in all, the okeys used as well as they can be (`open.pairs`).
    pub with_okeys: u32,
    /// Whether all but one of 22 tiles can be laid at once (`finish.hand`); of fewer, whether they all can.
    pub elden: bool,
    /// How many pairs leave a tile behind.
    pairs_to_lay: u32,
}

impl Reckoning {
    /// Whether runs and groups reach the bar.
    #[must_use]
    pub const fn series(self, bars: Bars) -> bool {
        // Whoever opens lays something, whatever the bar is.
        self.sum > 0 && self.sum >= bars.sum
    }

    /// Whether there are pairs enough, one tile staying behind.
    #[must_use]
    pub const fn pairs(self, bars: Bars) -> bool {
        self.pairs_to_lay > 0 && self.pairs_to_lay >= bars.pairs
    }

    /// Whether the hand can open in any way: with series, with pairs, or elden.
    #[must_use]
    pub const fn any(self, bars: Bars) -> bool {
        self.series(bars) || self.pairs(bars) || self.elden
    }
}

impl Reckoner {
    /// Prepares to reckon at a table; `None` for games other than 101. The first reckoner makes the tables, which takes a
    /// moment; the next ones share them. The first hand with three wilds makes one more.
    #[must_use]
    pub fn new(table: &Table) -> Option<Self> {
        let profile = table.profile();
        (profile.game == Game::Yuzbir)
            .then(|| Self { packer: Packer::new(&table.roles()), sums: Sums::new(profile.run_wrap) })
    }

    /// A hand as it plays here; `None` where more than two natural tiles of a face are held, as can be where false jokers
    /// play as the indicator.
    #[must_use]
    pub fn pack(&self, tiles: impl IntoIterator<Item = Tile>) -> Option<Packed> {
        self.packer.pack(tiles)
    }

    /// What a hand of 21 or 22 tiles can open with.
    #[must_use]
    pub fn reckon(&self, hand: Packed) -> Reckoning {
        let on_turn = hand.len() > Game::Yuzbir.tiles().rack;
        let Laid { sum, whole } = self.sums.laid(hand, on_turn);
        let (single, wilds) = (hand.single().count_ones(), u32::from(hand.wilds));
        let made = hand.both.count_ones();
        // An okey goes to a single tile before two okeys go together.
        let helped = single.min(wilds);
        let with_okeys = made + helped + (wilds - helped) / 2;
        Reckoning {
            sum: u32::from(sum.unsigned_abs()),
            made,
            with_okeys,
            elden: whole,
            pairs_to_lay: with_okeys.min(hand.len().saturating_sub(1) as u32 / 2),
        }
    }
}
