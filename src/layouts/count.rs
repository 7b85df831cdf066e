//! Counts the layouts of a hand without listing them, for the whole hand and after each discard.
//!
//! The groups are chosen first ([`GroupSelections`]), once for all discards. All other tiles, except a discard, must be
//! in runs. For each choice of groups, the counter multiplies the numbers of ways to form runs in the four colours. It
//! counts the ways for each number of wilds separately, because a layout must use every wild.
//!
//! A discard changes the runs of one colour only, and many choices of groups leave the same tiles of that colour. So
//! for each such set of tiles, the counter adds up the ways to lay everything else: the groups, and the runs of the
//! other colours. At the end it multiplies this sum by the number of ways to form runs from the set without the
//! discard.

use rustc_hash::FxHashMap;

use super::Layouts;
use super::choose::{GroupSelections, SelectionRest};
use super::figures::{ONE_WAY, WaysByWilds, ways_together};
use super::groups::merged_groups;
use super::line::DigitOrder;
use super::packed::{Packed, RoleSet, bit, bit_index, set_bits};
use super::runs::{ColourTiles, Runs, StepCache};
use crate::table::Role;

/// The number of layouts of a whole hand, and of the same hand after each discard.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LayoutCounts {
    /// The number of layouts that use all tiles.
    pub(crate) whole: u64,
    /// For each discard, the number of layouts that use all other tiles. The index is the position of the discard's
    /// bit in a [`RoleSet`].
    after: [u64; 64],
}

impl LayoutCounts {
    const NONE: Self = Self { whole: 0, after: [0; 64] };

    /// Returns the number of layouts that use all tiles except `discard`. It is 0 for a role that was not in `discards`
    /// when [`Layouts::counts`] was called.
    pub(crate) const fn after(&self, discard: Role) -> u64 {
        self.after[index_of(discard)]
    }
}

/// Returns the index of a role in the field `after` of [`LayoutCounts`].
const fn index_of(role: Role) -> usize {
    bit(role).trailing_zeros() as usize
}

impl Layouts<'_> {
    /// Returns the number of layouts that use every tile. A hand without tiles has one layout, the empty one.
    pub fn count(self, hand: Packed) -> u64 {
        self.counts(hand, RoleSet::default()).whole
    }

    /// Returns the number of layouts that use every tile, and the number of layouts after each discard in `discards`.
    pub(crate) fn counts(self, hand: Packed, discards: RoleSet) -> LayoutCounts {
        self.with_runs(|runs| {
            let mut selections = GroupSelections::new(hand, runs, merged_groups, discards);
            let GroupSelections { digits, wilds, discards, .. } = selections;
            let (rests, rest_ids, counts) = (Vec::new(), FxHashMap::default(), LayoutCounts::NONE);
            let steps = &mut self.caches.steps.borrow_mut();
            let mut counter = LayoutCounter { runs, steps, digits, wilds, rests, rest_ids, counts };
            while let Some(rest) = selections.next(counter.runs) {
                counter.add_selection(&rest);
            }
            counter.add_discards(discards);
            counter.counts
        })
    }

    /// Returns the result of [`counts`](Self::counts) with every number above 0 replaced by 1, which is quicker to
    /// compute. `discards` must contain only discards after which melds can use all other tiles. The field `whole` is
    /// computed only if `discards` is empty.
    pub(crate) fn uncounted(self, hand: Packed, discards: RoleSet) -> LayoutCounts {
        let mut counts = LayoutCounts::NONE;
        if discards.is_empty() {
            counts.whole = self.is_complete(hand).into();
        }
        set_bits(discards.0).for_each(|at| counts.after[at] = 1);
        counts
    }
}

/// A set of natural tiles of one colour that some choices of groups leave for runs.
struct ColourRest {
    colour: usize,
    tiles: ColourTiles,
    /// The number of ways in which runs use all of `tiles`.
    ways: WaysByWilds,
    /// The number of ways to lay everything else: all groups, and the runs of the other colours. It is the sum over all
    /// choices of groups that leave `tiles`.
    others: WaysByWilds,
}

struct LayoutCounter<'a> {
    runs: &'a mut Runs,
    steps: &'a mut StepCache,
    digits: [DigitOrder; 4],
    wilds: u8,
    rests: Vec<ColourRest>,
    /// The index in `rests` of each set of tiles. The key is the colour, and the tiles as an index (see
    /// [`DigitOrder`]).
    rest_ids: FxHashMap<(usize, u32), usize>,
    counts: LayoutCounts,
}

impl LayoutCounter<'_> {
    /// Adds two counts for one choice of groups: the layouts that use all tiles, and the layouts after the discard of a
    /// wild. [`add_discards`](Self::add_discards) later adds the layouts after the discard of a natural tile.
    fn add_selection(&mut self, rest: &SelectionRest) {
        // A colour is broken if runs cannot use all its tiles outside groups. The discard must then be a tile of this
        // colour.
        let broken = rest.wilds_needed.iter().filter(|needed| needed.up_to(rest.wilds).is_empty()).count();
        if broken > 1 {
            return;
        }
        let ids = [0, 1, 2, 3].map(|colour| self.rest_id(colour, rest.held[colour]));
        let ways = ids.map(|id| self.rests[id].ways);
        // `before[n]` is the number of ways to lay the groups and the runs of the colours before the colour `n`.
        let mut before = [rest.ways; 5];
        for colour in 0..4 {
            before[colour + 1] = ways_together(&before[colour], &ways[colour], self.wilds);
        }
        let mut after = ONE_WAY;
        for colour in (0..4).rev() {
            let others = ways_together(&before[colour], &after, self.wilds);
            for (sum, others) in self.rests[ids[colour]].others.iter_mut().zip(others) {
                *sum += others;
            }
            after = ways_together(&after, &ways[colour], self.wilds);
        }
        let (whole, wilds) = (before[4], usize::from(self.wilds));
        self.counts.whole += whole[wilds];
        self.counts.after[index_of(Role::Wild)] += wilds.checked_sub(1).map_or(0, |fewer| whole[fewer]);
    }

    fn rest_id(&mut self, colour: usize, tiles: ColourTiles) -> usize {
        let digits = self.digits[colour];
        *self.rest_ids.entry((colour, digits.index(tiles.once, tiles.twice, tiles.thrice))).or_insert_with(|| {
            let ways = self.steps.ways(self.runs.wrap, digits, tiles, self.wilds);
            self.rests.push(ColourRest { colour, tiles, ways, others: WaysByWilds::default() });
            self.rests.len() - 1
        })
    }

    /// Adds the number of layouts after the discard of each natural tile. `discards` has, for each colour, the numbers
    /// that may be discarded, as bits.
    fn add_discards(&mut self, discards: [u64; 4]) {
        for ColourRest { colour, tiles, others, .. } in &self.rests {
            for number in set_bits(discards[*colour] & tiles.once) {
                let ways =
                    self.steps.ways(self.runs.wrap, self.digits[*colour], tiles.without(number as u8), self.wilds);
                let together = ways_together(others, &ways, self.wilds);
                self.counts.after[bit_index(*colour, number) as usize] += together[usize::from(self.wilds)];
            }
        }
    }
}
