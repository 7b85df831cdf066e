//! The nearest complete hands in the other ways than melds: seven pairs, a dizi, three chains.

use super::best::Faces;
use super::near::Near;
use crate::material::Material;
use crate::partition::RunShape;
use crate::tile::{Colour, Face, Number};

/// Seven pairs: a single tile wants its like, a wild makes a pair with any tile (`pair.shape`).
pub(super) fn pairs(held: &Material, rack: usize) -> Near {
    let made: usize = held.faces().map(|(_, count)| usize::from(count / 2)).sum();
    let singles = held.faces().filter(|(_, count)| count % 2 == 1).map(|(face, _)| face);
    Near { distance: (rack / 2).saturating_sub(made + usize::from(held.wilds)), missing: singles.collect() }
}

/// A dizi: one colour's 1 to 13 and the second 1 (`win.dizi`).
pub(super) fn dizi(held: &Material, rack: usize) -> Near {
    let of = |colour| {
        let missing = wanted_for_dizi(colour).filter(|&(face, wanted)| held.count(face) < wanted);
        let missing = missing.map(|(face, _)| face).collect();
        let kept = kept_by_dizi(held, colour) + usize::from(held.wilds);
        Near { distance: rack.saturating_sub(kept), missing }
    };
    Colour::ALL.into_iter().map(of).reduce(Near::or).unwrap_or(Near { distance: rack, missing: Faces::default() })
}

/// The places of the dizi that keeps the most tiles.
pub(super) fn nearest_dizi(held: &Material) -> Vec<Face> {
    let colour = Colour::ALL.into_iter().max_by_key(|&colour| kept_by_dizi(held, colour)).unwrap_or(Colour::Black);
    (1..=RunShape::AFTER_13).filter_map(RunShape::number).map(|number| Face::new(colour, number)).collect()
}

fn wanted_for_dizi(colour: Colour) -> impl Iterator<Item = (Face, u8)> {
    Number::all().map(move |number| (Face::new(colour, number), if number == Number::ONE { 2 } else { 1 }))
}

fn kept_by_dizi(held: &Material, colour: Colour) -> usize {
    wanted_for_dizi(colour).map(|(face, wanted)| usize::from(held.count(face).min(wanted))).sum()
}

/// Three chains: of the numbers with the most colours each held one wants the others (`cs102.win`).
pub(super) fn chains(held: &Material) -> Near {
    const CHAINS: usize = 3;
    let colours = |number| Colour::ALL.into_iter().filter(move |&colour| held.count(Face::new(colour, number)) > 0);
    let mut numbers: Vec<(Number, usize)> = Number::all().map(|number| (number, colours(number).count())).collect();
    numbers.sort_by_key(|&(_, held)| std::cmp::Reverse(held));
    let distance = numbers[..CHAINS].iter().map(|&(_, held)| Colour::ALL.len() - held).sum();
    let (_, fewest) = numbers[CHAINS - 1];
    let in_some = numbers.into_iter().filter(|&(_, held)| held >= fewest).map(|(number, _)| number);
    let faces = in_some.flat_map(|number| Colour::ALL.into_iter().map(move |colour| Face::new(colour, number)));
    Near { distance, missing: faces.filter(|&face| held.count(face) == 0).collect() }
}
