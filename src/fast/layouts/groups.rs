//! The groups of one number: every multiset of them, for every holding.

use std::sync::LazyLock;

use crate::fast::begun::{HOLDINGS, counts};
use crate::fast::packed::at;
use crate::partition::{GroupShape, group_layouts};
use crate::tile::{ByColour, Colour, Number};

/// Groups of one number and the tiles they leave.
#[derive(Debug)]
pub(super) struct Laid {
    /// Sorted, with the number 1.
    pub(super) groups: Vec<GroupShape>,
    pub(super) wilds: u8,
    /// The natural tiles left in each colour.
    pub(super) left: [u8; 4],
    /// The colours of which a tile is left, and those of which two are, as bits of the number 1.
    pub(super) some: u64,
    pub(super) both: u64,
}

impl Laid {
    /// The groups, of this number counted from 0.
    pub(super) fn of_number(&self, number: usize) -> impl Iterator<Item = GroupShape> + '_ {
        let number = Number::new(number as u8 + 1).unwrap_or(Number::ONE);
        self.groups.iter().map(move |group| group.of_number(number))
    }
}

const WILDS: usize = 5;

/// For every holding of one number and every number of wilds, all that can be laid, no group at all first, in the order in
/// which [`crate::partition`] lists it.
#[derive(Debug)]
pub(super) struct Layings(Vec<Vec<Laid>>);

impl Layings {
    /// All of them, made on first use.
    pub(super) fn all() -> &'static Self {
        static LAYINGS: LazyLock<Layings> = LazyLock::new(Layings::new);
        &LAYINGS
    }

    fn new() -> Self {
        let of = |holding: usize, wilds: usize| {
            let held = counts(holding);
            let naturals = ByColour::from_fn(|colour: Colour| held[colour as usize]);
            let laid = group_layouts(Number::ONE, naturals, wilds as u8).into_iter().map(|(mut groups, taken)| {
                groups.sort_unstable();
                let left = Colour::ALL.map(|colour| held[colour as usize] - taken.naturals[colour]);
                let with = |least: u8| {
                    let colours = (0..4).filter(|&colour| left[colour] >= least);
                    colours.fold(0, |bits, colour| bits | 1 << at(colour, 0))
                };
                Laid { groups, wilds: taken.wilds, left, some: with(1), both: with(2) }
            });
            laid.collect()
        };
        Self((0..HOLDINGS).flat_map(|holding| (0..WILDS).map(move |wilds| of(holding, wilds))).collect())
    }

    /// What can be laid of a holding with up to `wilds` wilds.
    pub(super) fn of(&self, holding: usize, wilds: u8) -> &[Laid] {
        &self.0[holding * WILDS + usize::from(wilds)]
    }
}
