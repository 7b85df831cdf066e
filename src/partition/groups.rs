//! The groups of one number.

use std::sync::LazyLock;

use super::shape::GroupShape;
use crate::material::Material;
use crate::tile::{ByColour, Colour, Number};

/// The most natural tiles of one face that are told apart here: a tile and two false jokers.
pub(super) const MAX_NATURALS: usize = 3;

const SIZES: usize = MAX_NATURALS + 1;
const WILDS: usize = Material::MAX_WILDS as usize + 1;

/// Natural tiles taken from each colour, and wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) naturals: ByColour<u8>,
    pub(crate) wilds: u8,
}

impl Taken {
    fn fits(self, counts: ByColour<u8>, wilds: u8) -> bool {
        self.wilds <= wilds && Colour::ALL.into_iter().all(|colour| self.naturals[colour] <= counts[colour])
    }
}

/// In how many ways some tiles of one number lie in groups, for every choice of tiles that do, by rising wilds.
static WAYS: LazyLock<Vec<(Taken, u64)>> = LazyLock::new(|| {
    // Groups are added kind by kind, each any number of times, so every multiset of groups is counted once.
    let mut ways = vec![0_u64; SIZES.pow(4) * WILDS];
    ways[0] = 1;
    for group in GroupShape::all(Number::ONE) {
        let step = index(taken(&[group]));
        for at in 0..ways.len() {
            let sum = Taken::at(at).plus(group);
            if ways[at] > 0 && sum.is_some_and(|sum| index(sum) == at + step) {
                ways[at + step] += ways[at];
            }
        }
    }
    let counted = ways.into_iter().enumerate().filter(|&(_, count)| count > 0);
    let mut counted: Vec<(Taken, u64)> = counted.map(|(at, count)| (Taken::at(at), count)).collect();
    counted.sort_by_key(|(taken, _)| taken.wilds);
    counted
});

fn index(taken: Taken) -> usize {
    let naturals = Colour::ALL.into_iter().fold(0, |at, colour| at * SIZES + usize::from(taken.naturals[colour]));
    naturals * WILDS + usize::from(taken.wilds)
}

impl Taken {
    #[expect(clippy::cast_possible_truncation, reason = "every digit is below 6")]
    fn at(index: usize) -> Self {
        let (mut naturals, wilds) = (index / WILDS, index % WILDS);
        let mut taken = Self { naturals: ByColour::default(), wilds: wilds as u8 };
        for colour in Colour::ALL.into_iter().rev() {
            taken.naturals[colour] = (naturals % SIZES) as u8;
            naturals /= SIZES;
        }
        taken
    }

    /// With one more group, if that is within the most tiles there can be.
    fn plus(mut self, group: GroupShape) -> Option<Self> {
        self.wilds += group.wilds;
        for colour in group.colours() {
            self.naturals[colour] += 1;
        }
        let most = u8::try_from(MAX_NATURALS).ok()?;
        let fits = self.wilds <= Material::MAX_WILDS && Colour::ALL.into_iter().all(|c| self.naturals[c] <= most);
        fits.then_some(self)
    }
}

/// The tiles that some groups take.
fn taken(groups: &[GroupShape]) -> Taken {
    let none = Taken { naturals: ByColour::default(), wilds: 0 };
    groups.iter().fold(none, |taken, &group| taken.plus(group).unwrap_or(none))
}

/// Every choice of tiles among these that lie in groups, none at all included, with the number of ways they do, by rising
/// wilds.
pub(crate) fn choices(counts: ByColour<u8>, wilds: u8) -> impl Iterator<Item = (Taken, u64)> {
    WAYS.iter().copied().filter(move |(taken, _)| taken.fits(counts, wilds))
}

/// Every multiset of groups of one number that can be laid from these tiles, none at all first.
pub(crate) fn layouts(number: Number, counts: ByColour<u8>, wilds: u8) -> Vec<(Vec<GroupShape>, Taken)> {
    let kinds: Vec<GroupShape> = GroupShape::all(number).collect();
    let mut found = Vec::new();
    extend(&kinds, &mut Vec::new(), counts, wilds, &mut found);
    found
}

fn extend(
    kinds: &[GroupShape],
    laid: &mut Vec<GroupShape>,
    counts: ByColour<u8>,
    wilds: u8,
    found: &mut Vec<(Vec<GroupShape>, Taken)>,
) {
    found.push((laid.clone(), taken(laid)));
    for (at, &group) in kinds.iter().enumerate() {
        if group.wilds > wilds || group.colours().any(|colour| counts[colour] == 0) {
            continue;
        }
        let mut rest = counts;
        for colour in group.colours() {
            rest[colour] -= 1;
        }
        laid.push(group);
        extend(&kinds[at..], laid, rest, wilds - group.wilds, found);
        laid.pop();
    }
}
