//! The groups of one number, and what they can keep.

use super::best::PLACES;
use crate::tile::{ByColour, Colour, Number};

/// Groups of one number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Groups {
    /// The colours of each group.
    pub(super) groups: Vec<Vec<Colour>>,
    /// How many places they have.
    pub(super) size: usize,
    /// In how many of them each colour is.
    pub(super) uses: ByColour<u8>,
}

/// Every multiset of groups of one number that fits in a hand, at least one, in which no colour comes more often than
/// `most` allows.
pub(super) fn all(most: ByColour<u8>) -> Vec<Groups> {
    let mut found = Vec::new();
    let none = Groups { groups: Vec::new(), size: 0, uses: ByColour::default() };
    extend(&kinds(), &none, most, &mut found);
    found
}

/// The colours of every group: four with three of the colours, one with all.
fn kinds() -> Vec<Vec<Colour>> {
    let without = |left_out: Option<Colour>| Colour::ALL.into_iter().filter(|&c| Some(c) != left_out).collect();
    Colour::ALL.into_iter().map(Some).chain([None]).map(without).collect()
}

fn extend(kinds: &[Vec<Colour>], laid: &Groups, most: ByColour<u8>, found: &mut Vec<Groups>) {
    for (at, kind) in kinds.iter().enumerate() {
        let mut more = laid.clone();
        more.size += kind.len();
        for &colour in kind {
            more.uses[colour] += 1;
        }
        if more.size <= PLACES && Colour::ALL.into_iter().all(|colour| more.uses[colour] <= most[colour]) {
            more.groups.push(kind.clone());
            found.push(more.clone());
            extend(&kinds[at..], &more, most, found);
        }
    }
}

/// The most held tiles that groups of the numbers from each one up can keep, by their places; nothing where no groups
/// have so many.
#[derive(Debug)]
pub(super) struct Bounds(Vec<[Option<u8>; PLACES + 1]>);

impl Bounds {
    /// `keeps` says what some groups of a number keep.
    pub(super) fn new(choices: &[Vec<Groups>], keeps: impl Fn(Number, &Groups) -> u8) -> Self {
        let mut none = [None; PLACES + 1];
        none[0] = Some(0);
        let mut bounds = vec![none];
        for number in Number::all().rev() {
            let above = bounds[bounds.len() - 1];
            let mut here = above;
            for groups in &choices[number.index()] {
                let kept = keeps(number, groups);
                for size in groups.size..=PLACES {
                    here[size] = here[size].max(above[size - groups.size].map(|more| more + kept));
                }
            }
            bounds.push(here);
        }
        bounds.reverse();
        Self(bounds)
    }

    /// For the numbers above this one.
    pub(super) fn above(&self, number: Number) -> &[Option<u8>; PLACES + 1] {
        &self.0[number.index() + 1]
    }
}
