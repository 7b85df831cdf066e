//! Verdicts, distances and opening sums for streams of hands: answers of [`Analysis`](crate::Analysis),
//! [`Finder`](crate::distance::Finder) and [`Opener`](crate::opening::Opener) from tables.
//!
//! [`partition`](crate::partition), [`distance`](crate::distance) and [`opening`](crate::opening) are written to be read; they
//! count every layout and say which. Here only *whether* there is a layout is asked, how many tiles are kept, and what the
//! best opening comes to, of tables made once for all hands. What the tables do not cover has no [`Packed`] hand, no
//! [`Judge`], no [`Gauge`] or no [`Reckoner`], and so goes to the plain engine.

#![expect(clippy::cast_possible_truncation, reason = "counts of tiles, and bits and indices of one colour, are small")]

mod aims;
mod begun;
mod engine;
mod gauge;
mod groups;
mod kept;
mod layouts;
mod learned;
mod levels;
mod melds;
mod open_runs;
mod packed;
mod places;
mod reckoner;
mod runs;
mod sums;
mod sweep;
mod ways;
mod wilds;

pub use engine::Engine;
pub(crate) use engine::Wins;
pub use gauge::{Gauge, Measure};
pub use layouts::Layouts;
pub use packed::{Packed, Packer, RoleSet};
pub use reckoner::{Reckoner, Reckoning};

use melds::Melds;

use crate::indicator::Role;
use crate::profile::Game;
use crate::table::Table;
use crate::tile::Tile;
use crate::winning::Way;

/// Judges hands at one table.
///
/// ```
/// use okey::fast::Judge;
/// use okey::notation::{self, Letters};
/// use okey::{Place, Profile, Table, Tile, Variant, Way};
///
/// let indicator = notation::tile("R5", Letters::Krby, Place::Indicator).expect("a tile").symbol;
/// let table = Table::new(Profile::new(Variant::Okey), Some(indicator)).expect("a table");
/// let judge = Judge::new(&table).expect("a game of melds");
/// let rack = notation::hand("K1-3 R7-9 KBY10 Y12 Y13 Y1 J K6 R6", Letters::Krby).expect("tiles");
/// let hand = judge.pack(rack.symbols().filter_map(|symbol| symbol.tile(table.indicator()))).expect("two of a face");
/// let wins = judge.discards(hand);
/// assert!(judge.ways(&wins, "K6".parse()?).eq([Way::Melds]));
/// assert!(judge.ways(&wins, "K1".parse()?).eq([]));
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug)]
pub struct Judge {
    table: Table,
    packer: Packer,
    melds: Melds,
    /// Whether pairs and dizis win too.
    classic: bool,
}

/// The discards by which a hand wins, by the way it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Discards {
    /// All others lie in runs and groups (`win.shape`).
    pub melds: RoleSet,
    /// They are seven pairs (`win.pairs`).
    pub pairs: RoleSet,
    /// They are a dizi (`win.dizi`).
    pub dizi: RoleSet,
}

impl Discards {
    /// All of them.
    #[must_use]
    pub const fn all(&self) -> RoleSet {
        self.melds.with(self.pairs).with(self.dizi)
    }

    /// Whether there is one.
    #[must_use]
    pub const fn win(&self) -> bool {
        !self.all().is_empty()
    }
}

impl Judge {
    /// Prepares to judge hands of a table; `None` for a game without runs and groups, or where a dizi wins nothing of its
    /// own. The first judge makes the tables, which takes a moment; the next ones share them.
    #[must_use]
    pub fn new(table: &Table) -> Option<Self> {
        let profile = table.profile();
        let covered = match profile.game {
            Game::Classic => profile.win_dizi,
            Game::Yuzbir => true,
            Game::Chains => false,
        };
        covered.then(|| Self {
            table: table.clone(),
            packer: Packer::new(&table.roles()),
            melds: Melds::new(profile.run_wrap),
            classic: profile.game == Game::Classic,
        })
    }

    /// A hand as it plays here; `None` where more than two natural tiles of a face are held, as can be where false jokers
    /// play as the indicator.
    #[must_use]
    pub fn pack(&self, tiles: impl IntoIterator<Item = Tile>) -> Option<Packed> {
        self.packer.pack(tiles)
    }

    /// Every discard by which a hand on turn wins.
    #[must_use]
    pub fn discards(&self, hand: Packed) -> Discards {
        let melds = self.melds.discards(hand);
        if self.classic {
            Discards { melds, pairs: ways::pairs(hand), dizi: ways::dizi(hand) }
        } else {
            Discards { melds, ..Discards::default() }
        }
    }

    /// The ways in which a hand between turns is complete.
    pub fn complete(&self, hand: Packed) -> impl Iterator<Item = Way> + use<> {
        let melds = self.melds.complete(hand).then_some(Way::Melds);
        let pairs = (self.classic && ways::all_pairs(hand)).then_some(Way::Pairs);
        let dizi = (self.classic && ways::is_dizi(hand)).then_some(Way::Dizi);
        [melds, pairs, dizi].into_iter().flatten()
    }

    /// The ways in which the discard of a tile wins.
    pub fn ways(&self, discards: &Discards, tile: Tile) -> impl Iterator<Item = Way> + use<> {
        let role: Role = self.table.roles().of(tile);
        let ways = [(Way::Melds, discards.melds), (Way::Pairs, discards.pairs), (Way::Dizi, discards.dizi)];
        ways.into_iter().filter(move |(_, roles)| roles.contains(role)).map(|(way, _)| way)
    }
}
