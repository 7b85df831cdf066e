//! A slow search for the lowest number of tiles that a player of 101 must exchange before the rack can open.
//!
//! It lays every multiset of melds with at most 21 tiles, because one tile of a rack of 22 must stay. Each laid tile
//! that the rack does not hold must be a wild of the rack or a drawn tile. A natural tile that the game does not have
//! must be replaced by a wild.

use super::Problem;
use super::distance::{Counts, Supply, all_melds, index};

/// The highest number of tiles that an opening can lay: 22 minus the tile that stays on the rack.
const MOST: usize = 21;

/// Returns the lowest number of exchanges after which runs and groups of the rack reach `sum`, or `None` if more than
/// `most` are needed. The game must have at most two wilds: every meld then has a natural tile, which the search does
/// not check.
pub(crate) fn to_series(problem: &Problem, supply: &Supply, sum: u32, most: usize) -> Option<usize> {
    let mut held = [0; 52];
    problem.naturals.iter().for_each(|&face| held[index(face)] += 1);
    let laid = Laid { held, copies: supply.copies, counts: [0; 52], tiles: 0, sum: 0, lacking: 0, missing: 0 };
    // Leave out runs of six or more tiles, because two shorter runs use the same tiles.
    let melds: Vec<&[usize]> =
        all_melds(problem.wrap).iter().map(Vec::as_slice).filter(|meld| meld.len() < 6).collect();
    (0..=most).find(|distance| {
        let lacking = usize::from(problem.wilds) + distance;
        // Leave out melds that alone lack too many tiles.
        let lacks = |meld: &[usize]| meld.iter().filter(|&&face| held[face] == 0).count();
        let melds: Vec<&[usize]> = melds.iter().copied().filter(|meld| lacks(meld) <= lacking).collect();
        lay(&melds, &mut laid.clone(), Goal { sum: sum.max(1), lacking, missing: supply.wilds.into() })
    })
}

#[derive(Clone, Copy)]
struct Goal {
    sum: u32,
    /// The highest number of laid tiles that the rack does not hold as natural tiles: its wilds and the drawn tiles.
    lacking: usize,
    /// The highest number of laid tiles that the game does not have as natural tiles: its wilds.
    missing: usize,
}

/// The tiles that are laid in melds.
#[derive(Clone)]
struct Laid {
    held: Counts,
    copies: Counts,
    counts: Counts,
    tiles: usize,
    sum: u32,
    /// How many of the tiles the rack does not hold as natural tiles.
    lacking: usize,
    /// How many of the tiles the game does not have as natural tiles.
    missing: usize,
}

impl Laid {
    fn add(&mut self, face: usize) {
        self.lacking += usize::from(self.counts[face] >= self.held[face]);
        self.missing += usize::from(self.counts[face] >= self.copies[face]);
        self.counts[face] += 1;
        self.tiles += 1;
        self.sum += u32::try_from(face % 13 + 1).expect("small");
    }

    fn remove(&mut self, face: usize) {
        self.counts[face] -= 1;
        self.lacking -= usize::from(self.counts[face] >= self.held[face]);
        self.missing -= usize::from(self.counts[face] >= self.copies[face]);
        self.tiles -= 1;
        self.sum -= u32::try_from(face % 13 + 1).expect("small");
    }
}

/// Returns true if the melds laid so far reach the sum in `goal`, alone or together with more melds.
fn lay(melds: &[&[usize]], laid: &mut Laid, goal: Goal) -> bool {
    if laid.sum >= goal.sum {
        return true;
    }
    melds.iter().enumerate().any(|(at, meld)| {
        meld.iter().for_each(|&face| laid.add(face));
        let fits = laid.tiles <= MOST && laid.lacking <= goal.lacking && laid.missing <= goal.missing;
        let reaches = fits && lay(&melds[at..], laid, goal);
        meld.iter().for_each(|&face| laid.remove(face));
        reaches
    })
}

/// Returns the lowest number of exchanges after which the rack can lay `pairs` pairs, or `None` if more than `most` are
/// needed. The search draws every combination of tiles, and pairs them in every way.
pub(crate) fn to_pairs(problem: &Problem, supply: &Supply, pairs: usize, most: usize) -> Option<usize> {
    let is_enough = |distance| {
        can_draw(problem, supply, 0, distance, &|hand| super::most_pairs(hand).min(MOST / 2) >= pairs.max(1))
    };
    (0..=most).find(|&distance| is_enough(distance))
}

/// Draws `more` tiles in every way. Returns true if one of these draws makes the hand satisfy `is_goal`. The indices of
/// the drawn faces are `from` or higher and do not descend, so that each draw is tried once. Index 52 is a wild.
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
