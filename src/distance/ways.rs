//! The distances of a hand, one for each way to win or open.
//!
//! This file also computes the distances that need no search for melds: from seven pairs, from a dizi (the numbers 1 to
//! 13 of one colour and a second 1), and from three chains (the four colours of one number).

use crate::hand::RoleCounts;
use crate::layouts::{
    CHAINS_TO_WIN, NUMBERS_OF_LANE, ONES, Packed, RoleSet, RunShape, TargetMeld, bit_index, faces_to_bits, lane,
};
use crate::sort;
use crate::tiles::{Colour, Face, Number};
use crate::winning::Way;
use crate::words::Named;

/// The distances of a hand: one for each way to win, or to open in 101.
///
/// A distance is the smallest number of tiles that the player must exchange: 0 to 14, or 0 to 21 in 101. If the player
/// must discard, it is the distance after the best discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[must_use]
pub struct Distances([Option<usize>; Way::ALL.len()]);

impl FromIterator<(Way, usize)> for Distances {
    fn from_iter<I: IntoIterator<Item = (Way, usize)>>(ways: I) -> Self {
        let mut distances = Self::default();
        for (way, distance) in ways {
            distances.0[way as usize] = Some(distance);
        }
        distances
    }
}

impl Distances {
    /// Returns the distance for one way to win or open, such as seven pairs. Returns `None` if the game does not have
    /// this way. In 101, can also return `None` if an opening needs more points or pairs than the search covers.
    pub fn of(&self, way: Way) -> Option<usize> {
        self.0[way as usize]
    }

    /// Returns the lowest distance, or `None` if no way has a distance. For a hand, that is possible only in 101 (see
    /// [`of`](Self::of)).
    pub fn least(&self) -> Option<usize> {
        self.0.into_iter().flatten().min()
    }

    /// Returns the ways to win or open that have the lowest distance.
    pub fn nearest(&self) -> impl Iterator<Item = Way> + '_ {
        let least = self.least();
        Way::ALL.iter().copied().filter(move |&way| least.is_some() && self.of(way) == least)
    }

    /// Returns the sum of the distances for all ways to win or open.
    pub fn sum(&self) -> usize {
        self.0.into_iter().flatten().sum()
    }
}

/// Returns how many tiles the player must exchange to have seven pairs. A wild makes a pair with any tile
/// (`pair.shape`). `rack` is the number of tiles that a player holds between turns.
pub(super) const fn pairs(hand: Packed, rack: usize) -> usize {
    (rack / 2).saturating_sub(hand.twice.count_ones() as usize + hand.wilds as usize)
}

/// Returns how many tiles the player must exchange to have a dizi: the numbers 1 to 13 of one colour and a second 1
/// (`win.dizi`). `rack` is the number of tiles that a player holds between turns.
pub(super) fn dizi(hand: Packed, rack: usize) -> usize {
    let kept = (0..4).map(|colour| in_dizi(hand, colour)).max().expect("there are four colours");
    rack.saturating_sub(kept + usize::from(hand.wilds))
}

/// Returns how many natural tiles of the hand belong to a dizi of this colour.
const fn in_dizi(hand: Packed, colour: usize) -> usize {
    lane(hand.once, colour).count_ones() as usize + (lane(hand.twice, colour) & 1) as usize
}

/// Returns the faces that the nearest dizis need and the hand lacks.
pub(super) fn missing_in_dizi(hand: Packed) -> RoleSet {
    let most = (0..4).map(|colour| in_dizi(hand, colour)).max();
    let nearest = (0..4).filter(|&colour| Some(in_dizi(hand, colour)) == most);
    RoleSet(nearest.fold(0, |missing, colour| {
        let own = NUMBERS_OF_LANE << bit_index(colour, 0);
        missing | own & !hand.once | own & ONES & !hand.twice
    }))
}

/// Returns the dizi that uses the most tiles of the hand.
pub(super) fn nearest_dizi(hand: Packed) -> TargetMeld {
    let colour =
        Colour::ALL.into_iter().max_by_key(|&colour| in_dizi(hand, colour as usize)).expect("there are four colours");
    TargetMeld::Run { colour, first: 1, length: RunShape::AFTER_13 }
}

/// Returns how many tiles the player must exchange to have three chains (`cs102.win`). Also returns the missing faces:
/// drawing a tile of such a face lowers this number.
pub(super) fn chains(held: &RoleCounts) -> (usize, RoleSet) {
    let colours = |number| Colour::ALL.into_iter().filter(move |&colour| held.count(Face::new(colour, number)) > 0);
    let mut numbers: Vec<(Number, usize)> = Number::all().map(|number| (number, colours(number).count())).collect();
    sort::by_key(&mut numbers, |&(_, held)| std::cmp::Reverse(held));
    let distance = numbers[..CHAINS_TO_WIN].iter().map(|&(_, held)| Colour::ALL.len() - held).sum();
    let (_, fewest) = numbers[CHAINS_TO_WIN - 1];
    let in_some = numbers.into_iter().filter(|&(_, held)| held >= fewest).map(|(number, _)| number);
    let faces = in_some.flat_map(|number| Colour::ALL.into_iter().map(move |colour| Face::new(colour, number)));
    let missing = faces.filter(|&face| held.count(face) == 0);
    (distance, RoleSet(faces_to_bits(missing)))
}
