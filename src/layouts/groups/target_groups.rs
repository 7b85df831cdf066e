//! Groups of one number that a hand may come to hold.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::{COLOUR, counts};
use crate::layouts::runs::MOST_LAID;
use crate::layouts::shape::RunShape;
use crate::layouts::targets::{Copies, TargetMeld};
use crate::tiles::Number;

/// Every group's colours as a holding, and its size: those of three without each colour in turn, and the one of four.
const KINDS: [(usize, usize); 5] = {
    let all = COLOUR[0] + COLOUR[1] + COLOUR[2] + COLOUR[3];
    [(all - COLOUR[0], 3), (all - COLOUR[1], 3), (all - COLOUR[2], 3), (all - COLOUR[3], 3), (all, 4)]
};

/// The most groups of one number.
const MOST: usize = MOST_LAID / RunShape::SHORTEST as usize;

/// Groups of one number.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TargetGroups {
    /// The kinds of the groups; entries past their number do not count.
    kinds: [usize; MOST],
    count: usize,
    /// How many tiles of each colour they want.
    pub(crate) uses: [u8; 4],
    /// How many tiles in all.
    pub(crate) size: usize,
    /// How many held tiles they keep.
    pub(crate) keeps: u8,
    /// How many of their places natural tiles cannot fill.
    pub(crate) unfilled: u8,
}

impl TargetGroups {
    /// How many tiles are not held.
    pub(crate) fn lacks(&self) -> usize {
        self.size - usize::from(self.keeps)
    }

    /// The groups, of a number counted from 0.
    pub(crate) fn targets(&self, number: usize) -> impl Iterator<Item = TargetMeld> + '_ {
        let number = Number::new(number as u8 + 1).unwrap_or(Number::ONE);
        self.kinds[..self.count].iter().map(move |&kind| TargetMeld::Group { number, colours: KINDS[kind].0 })
    }
}

thread_local! {
    /// Earlier answers, by everything they depend on.
    static KNOWN: RefCell<FxHashMap<u64, Rc<[TargetGroups]>>> = RefCell::default();
}

/// Every multiset of one or more groups of a number that fits in `places` places and wants no more wilds than there
/// are.
pub(crate) fn target_groups(held: [u8; 4], number: usize, copies: &Copies, places: usize) -> Rc<[TargetGroups]> {
    // All of these but the places are numbers of three bits.
    let of_colours =
        (0..4).flat_map(|colour| [held[colour], copies.of(colour, number), u8::from(copies.is_scarce(colour, number))]);
    let key = of_colours.chain([copies.plays.wilds]).fold(places as u64, |key, part| key << 3 | u64::from(part));
    let find = || {
        let none = TargetGroups { kinds: [0; MOST], count: 0, uses: [0; 4], size: 0, keeps: 0, unfilled: 0 };
        let mut found = Vec::new();
        extend(0, &none, (held, number, places), copies, &mut found);
        found.into()
    };
    KNOWN.with_borrow_mut(|known| Rc::clone(known.entry(key).or_insert_with(find)))
}

fn extend(
    least: usize,
    laid: &TargetGroups,
    of: ([u8; 4], usize, usize),
    copies: &Copies,
    found: &mut Vec<TargetGroups>,
) {
    let (held, number, places) = of;
    for (kind, (colours, size)) in KINDS.into_iter().enumerate().skip(least) {
        let mut more = *laid;
        more.size += size;
        for (uses, one) in more.uses.iter_mut().zip(counts(colours)) {
            *uses += one;
        }
        let all = [0, 1, 2, 3];
        let over = all.map(|colour| more.uses[colour].saturating_sub(copies.of(colour, number)));
        more.unfilled = over.iter().sum();
        let crowded = all.iter().any(|&colour| over[colour] > 0 && !copies.is_scarce(colour, number));
        if more.size <= places && more.unfilled <= copies.plays.wilds && !crowded {
            more.keeps = all.map(|colour| more.uses[colour].min(held[colour])).iter().sum();
            more.kinds[more.count] = kind;
            more.count += 1;
            found.push(more);
            extend(kind, &more, of, copies, found);
        }
    }
}
