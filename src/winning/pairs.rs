//! Finds how many pairs (çift) a hand has, and which tiles form them (`pair.shape`, `win.pairs`, `open.pairs`).

use crate::sort;
use std::cmp::Reverse;

use crate::hand::{Hand, NoAnswer};
use crate::meld::{Meld, MeldKind, Placed};
use crate::table::{Game, Role, Table};
use crate::tiles::{Tile, Tiles};

/// The pairs of a hand, and the tiles left over.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pairing {
    /// The number of pairs without a wild.
    pub made: usize,
    /// The highest number of pairs that the hand can form. Wilds may complete pairs.
    pub with_okeys: usize,
    /// The number of pairs needed to win, or to open in 101.
    pub needed: usize,
    /// The pairs. Those without wilds come first.
    pub pairs: Vec<Meld>,
    /// The tiles that are in no pair.
    pub singles: Tiles,
    /// True if there are enough pairs to win, or to open in 101. To open, one tile must also remain for the discard
    /// (`open.keep-one`), and a tile taken from the left neighbour must be in a pair (`take.pairs`).
    pub eligible: bool,
}

impl Pairing {
    pub(crate) fn of(hand: &Hand) -> Result<Self, NoAnswer> {
        let table = hand.table();
        let needed = match table.game() {
            Game::Classic => table.game().rack() / 2,
            Game::Yuzbir => table.profile().open.pairs as usize,
            Game::Chains => return Err(NoAnswer::NoPairsInGame),
        };
        Ok(Self::with(hand, needed, None))
    }

    /// Returns the pairs of a hand. `needed` is the number of pairs with which the hand wins or opens. `taken` is the
    /// tile taken from the left neighbour, which must be in a pair (`take.pairs`).
    pub(crate) fn with(hand: &Hand, needed: usize, taken: Option<Tile>) -> Self {
        let table = hand.table();
        let pairs = PairedTiles::with(hand.tiles(), table, taken);
        let enough = if table.game() == Game::Yuzbir { pairs.open(needed) } else { pairs.melds.len() >= needed };
        let holds = |taken| pairs.melds.iter().flat_map(Meld::tiles).any(|tile| tile == taken);
        let eligible = enough && taken.is_none_or(holds);
        let PairedTiles { made, melds, singles } = pairs;
        Self { made, with_okeys: melds.len(), needed, pairs: melds, singles, eligible }
    }
}

/// Tiles arranged in as many pairs as possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PairedTiles {
    /// The number of pairs without a wild.
    pub(crate) made: usize,
    /// The pairs. Those without wilds come first.
    pub(crate) melds: Vec<Meld>,
    /// The tiles that are in no pair.
    singles: Tiles,
}

impl PairedTiles {
    /// Arranges tiles in pairs. Wilds form pairs with single tiles, high numbers first, and then with each other.
    pub(crate) fn of(tiles: &Tiles, table: &Table) -> Self {
        Self::with(tiles, table, None)
    }

    /// Arranges tiles in pairs. If the tile `first` can be in a pair, it is paired before all other tiles.
    pub(crate) fn with(tiles: &Tiles, table: &Table, first: Option<Tile>) -> Self {
        let roles = table.roles();
        let (mut wilds, mut naturals) = (Vec::new(), Vec::with_capacity(tiles.len()));
        for tile in tiles.iter() {
            match roles.of(tile) {
                Role::Wild => wilds.push(tile),
                Role::Natural(face) => naturals.push(Placed { tile, stands_for: face }),
            }
        }
        sort::by_key(&mut naturals, |placed| (placed.stands_for, Some(placed.tile) != first));
        // `pop` below takes the last wild first. So if `first` is a wild, the sort puts it last.
        sort::by_key(&mut wilds, |&tile| (Some(tile) == first, Reverse(tile)));

        let mut pairs: Vec<Meld> = Vec::with_capacity(tiles.len() / 2);
        let mut singles = Vec::with_capacity(naturals.len());
        for equal in naturals.chunk_by(|a, b| a.stands_for == b.stands_for) {
            let (whole, single) = equal.as_chunks();
            pairs.extend(whole.iter().copied().map(pair));
            singles.extend_from_slice(single);
        }
        // If the tile `first` is the only wild, there may be no single tile to pair it with. Then split the pair with
        // the lowest number, and pair one of its tiles with `first`.
        let lowest_pair = (0..pairs.len()).min_by_key(|&at: &usize| pairs[at].places[0].stands_for.number);
        if let Some(lowest_pair) =
            lowest_pair.filter(|_| singles.is_empty() && wilds.len() == 1 && wilds.first().copied() == first)
        {
            singles = pairs.remove(lowest_pair).places;
        }
        let made = pairs.len();

        let next_single = |singles: &[Placed]| {
            let key = |at: &usize| (Some(singles[*at].tile) == first, singles[*at].stands_for.number);
            (0..singles.len()).max_by_key(key)
        };
        while let (Some(&tile), Some(at)) = (wilds.last(), next_single(&singles)) {
            wilds.pop();
            let single = singles.remove(at);
            pairs.push(pair([single, Placed { tile, ..single }]));
        }
        if let Some(okey) = table.okey() {
            while let Some(&[upper, lower]) = wilds.last_chunk() {
                wilds.truncate(wilds.len() - 2);
                pairs.push(pair([lower, upper].map(|tile| Placed { tile, stands_for: okey })));
            }
        }
        let outside = singles.iter().map(|single| single.tile).chain(wilds);
        Self { made, singles: outside.collect(), melds: pairs }
    }

    /// Returns true if the pairs can open in 101: their number is at least `needed` and at least 1, and a tile remains
    /// for the discard (`open.keep-one`).
    pub(crate) fn open(&self, needed: usize) -> bool {
        let tiles = 2 * self.melds.len() + self.singles.len();
        self.melds.len().min(tiles.saturating_sub(1) / 2) >= needed.max(1)
    }
}

fn pair(places: [Placed; 2]) -> Meld {
    Meld { kind: MeldKind::Pair, places: places.to_vec() }
}
