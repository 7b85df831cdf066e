//! Groups of one number in a target. A target is a complete hand, or an opening of 101, that a player can reach by
//! exchanging tiles.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::{COLOUR_UNIT, counts};
use crate::layouts::places::PLACES;
use crate::layouts::runs::MOST_LAID;
use crate::layouts::shape::RunShape;
use crate::layouts::targets::{Copies, TargetMeld};
use crate::sort;
use crate::tiles::Number;

/// The five possible groups of one number: without black, without red, without blue, without yellow, and with all four
/// colours. Each entry has the count of tiles in each colour (two bits per colour), and the number of all tiles.
const KINDS: [(usize, usize); 5] = {
    let colours = COLOUR_UNIT[0] + COLOUR_UNIT[1] + COLOUR_UNIT[2] + COLOUR_UNIT[3];
    [
        (colours - COLOUR_UNIT[0], 3),
        (colours - COLOUR_UNIT[1], 3),
        (colours - COLOUR_UNIT[2], 3),
        (colours - COLOUR_UNIT[3], 3),
        (colours, 4),
    ]
};

/// The most groups of one number that a target can have.
const MAX_GROUPS: usize = MOST_LAID / RunShape::SHORTEST as usize;

/// Some groups of one number in a target.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TargetGroups {
    /// The kind of each group, as an index into [`KINDS`]. Only the first `count` entries are used.
    kinds: [u8; MAX_GROUPS],
    count: u8,
    /// For each colour, the number of tiles that the groups need.
    pub(crate) uses: [u8; 4],
    /// The total number of tiles in the groups.
    pub(crate) size: usize,
    /// How many tiles of the groups the hand already holds.
    pub(crate) keeps: u8,
    /// The number of tiles of the groups that must be wilds because the tile set has too few natural tiles.
    pub(crate) forced_wilds: u8,
}

impl TargetGroups {
    /// Returns the number of tiles of the groups that the hand does not hold.
    pub(crate) fn lacking(&self) -> usize {
        self.size - usize::from(self.keeps)
    }

    /// Returns the groups as melds. `number` counts from 0: 0 means groups of 1s.
    pub(crate) fn targets(&self, number: usize) -> impl Iterator<Item = TargetMeld> + '_ {
        let number = Number::from_index(number);
        let kinds = self.kinds[..self.count.into()].iter();
        kinds.map(move |&kind| TargetMeld::Group { number, colours: KINDS[usize::from(kind)].0 })
    }
}

/// What a target is. An opening may have more tiles than a complete hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TargetKind {
    Hand,
    Opening,
}

impl TargetKind {
    const fn places(self) -> usize {
        match self {
            Self::Hand => PLACES,
            Self::Opening => MOST_LAID,
        }
    }
}

/// A cache of the results of [`target_groups`](TargetGroupsCache::target_groups). The key packs all facts that they
/// depend on.
#[derive(Debug, Default)]
pub(crate) struct TargetGroupsCache(FxHashMap<u64, Arc<[TargetGroups]>>);

impl TargetGroupsCache {
    /// Returns every nonempty multiset of groups of one number that fits in a target. For an opening, they are sorted
    /// by the number of tiles that the hand lacks. Wilds may replace natural tiles that the tile set lacks, but only of
    /// scarce faces (see [`Copies`]). `number` counts from 0: 0 means groups of 1s. `held` has, for each colour, the
    /// count of the player's tiles with this number.
    pub(crate) fn target_groups(
        &mut self,
        held: [u8; 4],
        number: usize,
        copies: &Copies,
        of: TargetKind,
    ) -> Arc<[TargetGroups]> {
        let places = of.places();
        // Each value is below 8 and gets three bits of the key. Only `places` may be larger; it gets the highest bits.
        let of_colours = (0..4)
            .flat_map(|colour| [held[colour], copies.of(colour, number), u8::from(copies.is_scarce(colour, number))]);
        let key = of_colours.chain([copies.plays.wilds]).fold(places as u64, |key, part| key << 3 | u64::from(part));
        let find = || {
            let none =
                TargetGroups { kinds: [0; MAX_GROUPS], count: 0, uses: [0; 4], size: 0, keeps: 0, forced_wilds: 0 };
            let mut results = Vec::new();
            add_extensions(0, &none, (held, number, places), copies, &mut results);
            if of == TargetKind::Opening {
                sort::by_key(&mut results, TargetGroups::lacking);
            }
            results.into()
        };
        Arc::clone(self.0.entry(key).or_insert_with(find))
    }
}

/// Adds to `results` every multiset that extends `laid` with more groups. Uses only the kinds from the index
/// `first_kind` on, so that no multiset is found twice.
fn add_extensions(
    first_kind: u8,
    laid: &TargetGroups,
    of: ([u8; 4], usize, usize),
    copies: &Copies,
    results: &mut Vec<TargetGroups>,
) {
    let (held, number, places) = of;
    for (kind, (group, size)) in (0..).zip(KINDS).skip(first_kind.into()) {
        let mut extended = *laid;
        extended.size += size;
        for (uses, more) in extended.uses.iter_mut().zip(counts(group)) {
            *uses += more;
        }
        let colours = [0, 1, 2, 3];
        let beyond_copies = colours.map(|colour| extended.uses[colour].saturating_sub(copies.of(colour, number)));
        extended.forced_wilds = beyond_copies.iter().sum();
        let exceeds_copies =
            colours.iter().any(|&colour| beyond_copies[colour] > 0 && !copies.is_scarce(colour, number));
        if extended.size <= places && extended.forced_wilds <= copies.plays.wilds && !exceeds_copies {
            extended.keeps = colours.map(|colour| extended.uses[colour].min(held[colour])).iter().sum();
            extended.kinds[usize::from(extended.count)] = kind;
            extended.count += 1;
            results.push(extended);
            add_extensions(kind, &extended, of, copies, results);
        }
    }
}
