//! The groups of one number, and what they can keep.

use super::best::{MostKept, PLACES};
use crate::material::Material;
use crate::tile::{ByColour, Colour, Number};

/// Groups of one number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Groups {
    /// The colours of each group.
    pub(super) colours: Vec<Vec<Colour>>,
    /// How many places they have.
    pub(super) size: usize,
    /// In how many of them each colour is.
    pub(super) uses: ByColour<u8>,
}

impl Groups {
    /// How many of the tiles of their number they keep.
    pub(super) fn keep(&self, held: ByColour<u8>) -> u8 {
        Colour::ALL.into_iter().map(|colour| self.uses[colour].min(held[colour])).sum()
    }
}

/// Every multiset of groups of one number that fits in a hand, at least one, in which no colour comes more often than
/// `most` allows.
pub(super) fn all(most: ByColour<u8>) -> Vec<Groups> {
    let mut found = Vec::new();
    let none = Groups { colours: Vec::new(), size: 0, uses: ByColour::default() };
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
            more.colours.push(kind.clone());
            found.push(more.clone());
            extend(&kinds[at..], &more, most, found);
        }
    }
}

/// The most held tiles that groups of the numbers above each one can keep.
#[derive(Debug)]
pub(super) struct Bounds(Vec<MostKept>);

impl Bounds {
    pub(super) fn new(choices: &[Vec<Groups>], held: &Material) -> Self {
        let mut none = MostKept::default();
        none.0[0] = 0;
        let mut bounds = vec![none];
        for number in Number::all().rev() {
            let above = bounds[bounds.len() - 1];
            let mut here = above;
            for groups in &choices[number.index()] {
                let kept = groups.keep(held.of_number(number)).cast_signed();
                for (sum, above) in here.0[groups.size..].iter_mut().zip(above.0) {
                    *sum = (*sum).max(above + kept);
                }
            }
            bounds.push(here);
        }
        bounds.reverse();
        Self(bounds)
    }

    /// For the numbers above this one.
    pub(super) fn above(&self, number: Number) -> &MostKept {
        &self.0[number.index() + 1]
    }
}
