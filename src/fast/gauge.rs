//! How far a hand is in each way, and what brings it nearer.

use super::aims::Aims;
use super::packed::{ONES, Packed, Packer, RoleSet, face_bit, lane};
use super::places::PLACES;
use crate::distance::Supply;
use crate::profile::{FalseJoker, Game};
use crate::table::Table;
use crate::tile::{Face, Tile};

/// Measures hands at one table.
///
/// ```
/// use okey::fast::Gauge;
/// use okey::notation::{self, Letters};
/// use okey::{Place, Profile, Role, Table, Variant};
///
/// let indicator = notation::tile("R5", Letters::Krby, Place::Indicator).expect("a tile").symbol;
/// let table = Table::new(Profile::new(Variant::Okey), Some(indicator)).expect("a table");
/// let gauge = Gauge::new(&table).expect("a game with distances");
/// let rack = notation::hand("K1-4 R7-10 B11-13 Y1 Y2 K9", Letters::Krby).expect("tiles");
/// let hand = gauge.pack(rack.symbols().filter_map(|symbol| symbol.tile(table.indicator()))).expect("two of a face");
/// let measure = gauge.measure(hand);
/// assert_eq!(measure.melds, 1);
/// assert!(gauge.useful(hand, measure).contains(Role::Natural("Y3".parse()?)));
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug)]
pub struct Gauge {
    packer: Packer,
    aims: Aims,
    /// The faces of which natural tiles exist, and those of which two do.
    exist: u64,
    exist_twice: u64,
    /// How many wilds exist.
    wilds: u8,
}

/// The least number of tiles to exchange until a hand is complete in each way, from 0 to 14; of a hand on turn, after its
/// best discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measure {
    /// In runs and groups.
    pub melds: u8,
    /// In seven pairs.
    pub pairs: u8,
    /// In a dizi.
    pub dizi: u8,
}

impl Measure {
    /// The smallest of them.
    #[must_use]
    pub fn least(self) -> u8 {
        self.melds.min(self.pairs).min(self.dizi)
    }
}

impl Gauge {
    /// Prepares to measure hands of a table; `None` for games other than the classic one, and where false jokers play as
    /// the indicator, so that there are three tiles of a face. The first gauge makes the tables, which takes a tenth of a
    /// second; the next ones share them.
    #[must_use]
    pub fn new(table: &Table) -> Option<Self> {
        let profile = table.profile();
        if profile.game != Game::Classic || !profile.win_dizi || profile.false_joker == FalseJoker::Indicator {
            return None;
        }
        let supply = Supply::new(table);
        let faces = |least: u8| {
            let faces = Face::all().filter(|&face| supply.copies(face) >= least);
            faces.fold(0, |bits, face| bits | face_bit(face))
        };
        Some(Self {
            packer: Packer::new(&table.roles()),
            aims: Aims::new(profile.run_wrap),
            exist: faces(1),
            exist_twice: faces(2),
            wilds: supply.wilds(),
        })
    }

    /// A hand as it plays here; `None` where no table covers it.
    #[must_use]
    pub fn pack(&self, tiles: impl IntoIterator<Item = Tile>) -> Option<Packed> {
        self.packer.pack(tiles)
    }

    /// How far a hand is, of a player or one tile more.
    #[must_use]
    pub fn measure(&self, hand: Packed) -> Measure {
        let far = |kept: u32| (PLACES as u8).saturating_sub(kept as u8 + hand.wilds);
        let dizi = (0..4).map(|colour| in_dizi(hand, colour)).max().unwrap_or_default();
        Measure {
            melds: far(u32::from(self.aims.most_kept(hand))),
            pairs: (PLACES as u8 / 2).saturating_sub(hand.both.count_ones() as u8 + hand.wilds),
            dizi: far(dizi),
        }
    }

    /// The roles of which one more tile brings a hand nearer that is so far, as [`Gauge::measure`] says. A role of which
    /// all tiles are held is left out.
    #[must_use]
    pub fn useful(&self, hand: Packed, measure: Measure) -> RoleSet {
        let least = measure.least();
        if least == 0 {
            return RoleSet::default();
        }
        let mut faces = 0;
        if measure.melds == least {
            faces |= self.aims.missing(hand, PLACES as u8 - hand.wilds - least).0;
        }
        if measure.pairs == least {
            faces |= hand.single();
        }
        if measure.dizi == least {
            for colour in
                (0..4).filter(|&colour| PLACES as u32 - in_dizi(hand, colour) == u32::from(least + hand.wilds))
            {
                let own = 0x1fff << (16 * colour);
                faces |= own & !hand.some | own & ONES & !hand.both;
            }
        }
        let can_come = self.exist & !hand.some | self.exist_twice & hand.single();
        let naturals = RoleSet(faces & can_come);
        if hand.wilds < self.wilds { naturals.with(RoleSet::WILD) } else { naturals }
    }
}

/// How many tiles of a hand a dizi of this colour keeps.
const fn in_dizi(hand: Packed, colour: usize) -> u32 {
    lane(hand.some, colour).count_ones() + (lane(hand.both, colour) & 1) as u32
}
