//! How far a rack of 101 is from opening, found by trying every multiset of melds.
//!
//! A rack opens with some melds after exchanging tiles for the ones it lacks. So this lays every multiset of melds of
//! at most 21 places, because one tile of 22 must be kept. A place that no held natural tile fills needs a held wild or
//! a drawn tile. A place that no natural tile of the table can fill needs a wild of the table.

use super::Problem;
use super::distance::{Counts, Supply, all_melds, index};

/// The most tiles that an opening lays.
const MOST: usize = 21;

/// Returns the lowest number of tiles to exchange until runs and groups reach a sum; `None` if it is more than `most`.
///
/// The rule that a meld needs a natural tile is not checked: with at most two wilds every meld has one.
pub(crate) fn to_series(problem: &Problem, supply: &Supply, sum: u32, most: usize) -> Option<usize> {
    let mut held = [0; 52];
    problem.naturals.iter().for_each(|&face| held[index(face)] += 1);
    // A longer run is equivalent to two shorter ones.
    let melds: Vec<&[usize]> =
        all_melds(problem.wrap).iter().map(Vec::as_slice).filter(|meld| meld.len() < 6).collect();
    (0..=most).find(|distance| {
        let goal = Goal { sum: sum.max(1), lacking: usize::from(problem.wilds) + distance };
        lay(&melds, &held, supply, goal, &mut Vec::new())
    })
}

#[derive(Clone, Copy)]
struct Goal {
    sum: u32,
    /// The most places that no held natural tile fills.
    lacking: usize,
}

/// Returns true if the places laid, or those of additional melds, reach the sum.
fn lay(melds: &[&[usize]], held: &Counts, supply: &Supply, goal: Goal, places: &mut Vec<usize>) -> bool {
    if places.iter().map(|face| u32::try_from(face % 13 + 1).expect("small")).sum::<u32>() >= goal.sum {
        return true;
    }
    melds.iter().enumerate().any(|(at, meld)| {
        let before = places.len();
        places.extend(*meld);
        let fits = places.len() <= MOST
            && count_beyond(places, held) <= goal.lacking
            && count_beyond(places, &supply.copies) <= usize::from(supply.wilds);
        let reaches = fits && lay(&melds[at..], held, supply, goal, places);
        places.truncate(before);
        reaches
    })
}

/// Returns how many of the places exceed the number of tiles of their face.
fn count_beyond(places: &[usize], tiles: &Counts) -> usize {
    let mut left = *tiles;
    let is_beyond = |face: &&usize| match &mut left[**face] {
        0 => true,
        left => {
            *left -= 1;
            false
        }
    };
    places.iter().filter(is_beyond).count()
}

/// Returns the lowest number of tiles to exchange until the rack has `pairs` pairs; `None` if it is more than `most`.
///
/// Draws every existing tile in every way and pairs up all tiles.
pub(crate) fn to_pairs(problem: &Problem, supply: &Supply, pairs: usize, most: usize) -> Option<usize> {
    let is_enough = |distance| {
        can_draw(problem, supply, 0, distance, &|hand| super::most_pairs(hand).min(MOST / 2) >= pairs.max(1))
    };
    (0..=most).find(|&distance| is_enough(distance))
}

/// Returns true if drawing `more` tiles, of faces from `from` on or wilds, can lead to a hand that satisfies `is_goal`.
fn can_draw(hand: &Problem, supply: &Supply, from: usize, more: usize, is_goal: &dyn Fn(&Problem) -> bool) -> bool {
    if more == 0 {
        return is_goal(hand);
    }
    (from..=52).any(|sort| {
        let mut with = hand.clone();
        let exists = if sort == 52 {
            with.wilds += 1;
            with.wilds <= supply.wilds
        } else {
            let face = (u8::try_from(sort / 13).expect("small"), u8::try_from(sort % 13 + 1).expect("small"));
            with.naturals.push(face);
            with.naturals.iter().filter(|&&held| held == face).count() <= usize::from(supply.copies[sort])
        };
        exists && can_draw(&with, supply, sort, more - 1, is_goal)
    })
}
