//! How far a rack of 101 is from opening, asked of every multiset of melds there is.
//!
//! A rack opens with some melds once the tiles are exchanged for others that it lacks. So this lays down every multiset
//! of melds of 21 places at most, one tile of 22 staying behind: whatever no held natural tile fills, a held wild must,
//! or a tile that comes; and whatever no natural tile of the table can fill, a wild of the table must.

use super::Problem;
use super::distance::{Counts, Supply, all_melds, index};

/// The most tiles that an opening lays.
const MOST: usize = 21;

/// The least number of tiles to exchange until runs and groups come to a sum; `None` where that is more than `most`.
///
/// That a meld needs a natural tile is not looked at: with two wilds it always has one.
pub(crate) fn to_series(problem: &Problem, supply: &Supply, sum: u32, most: usize) -> Option<usize> {
    let mut held = [0; 52];
    problem.naturals.iter().for_each(|&face| held[index(face)] += 1);
    // A longer run is two shorter ones.
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
    /// How many places no held natural tile may fill.
    lacking: usize,
}

/// True if the places laid, or those of more melds, come to the sum.
fn lay(melds: &[&[usize]], held: &Counts, supply: &Supply, goal: Goal, places: &mut Vec<usize>) -> bool {
    if places.iter().map(|face| u32::try_from(face % 13 + 1).expect("small")).sum::<u32>() >= goal.sum {
        return true;
    }
    melds.iter().enumerate().any(|(at, meld)| {
        let before = places.len();
        places.extend(*meld);
        let fits = places.len() <= MOST
            && beyond(places, held) <= goal.lacking
            && beyond(places, &supply.copies) <= usize::from(supply.wilds);
        let reaches = fits && lay(&melds[at..], held, supply, goal, places);
        places.truncate(before);
        reaches
    })
}

/// How many places there are beyond so many tiles of each face.
fn beyond(places: &[usize], tiles: &Counts) -> usize {
    let mut left = *tiles;
    let over = |face: &&usize| match &mut left[**face] {
        0 => true,
        left => {
            *left -= 1;
            false
        }
    };
    places.iter().filter(over).count()
}

/// The least number of tiles to exchange until there are so many pairs; `None` where that is more than `most`.
///
/// Every tile that exists is drawn in every way, and of the tiles then there all pairs are laid.
pub(crate) fn to_pairs(problem: &Problem, supply: &Supply, pairs: usize, most: usize) -> Option<usize> {
    let goes =
        |distance| drawn(problem, supply, 0, distance, &|hand| super::most_pairs(hand).min(MOST / 2) >= pairs.max(1));
    (0..=most).find(|&distance| goes(distance))
}

/// True if so many tiles more, of the faces from one on and wilds, make a hand that is asked for.
fn drawn(hand: &Problem, supply: &Supply, from: usize, more: usize, asked: &dyn Fn(&Problem) -> bool) -> bool {
    if more == 0 {
        return asked(hand);
    }
    (from..=52).any(|sort| {
        let mut with = hand.clone();
        let there = if sort == 52 {
            with.wilds += 1;
            with.wilds <= supply.wilds
        } else {
            let face = (u8::try_from(sort / 13).expect("small"), u8::try_from(sort % 13 + 1).expect("small"));
            with.naturals.push(face);
            with.naturals.iter().filter(|&&held| held == face).count() <= usize::from(supply.copies[sort])
        };
        there && drawn(&with, supply, sort, more - 1, asked)
    })
}
