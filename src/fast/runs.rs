//! The table of runs: with how many wilds the natural tiles of one colour all lie in runs.
//!
//! One colour has 3^13 possible sets of tiles, no, one or two of each number. They are walked number by number, all at
//! once: sets whose beginnings leave the same choices share one node.

use std::sync::{LazyLock, OnceLock};

use rustc_hash::FxHashMap;

use super::wilds::WildCounts;
use crate::tile::Number;

const NUMBERS: usize = Number::COUNT as usize;
/// The place of the 1 after 13.
const AFTER_13: u8 = Number::COUNT + 1;
/// The most wilds of a hand.
const MOST_WILDS: u8 = 4;

/// What one more tile of a number adds to the index of a colour.
pub(super) const WEIGHT: [u32; NUMBERS] = {
    let mut weights = [1; NUMBERS];
    let mut at = 1;
    while at < NUMBERS {
        weights[at] = weights[at - 1] * 3;
        at += 1;
    }
    weights
};

pub(super) const STATES: usize = 3_usize.pow(Number::COUNT as u32);

/// With how many wilds every set of tiles of one colour lies in runs, as it is and after one tile is thrown.
#[derive(Debug)]
pub(super) struct Runs {
    laid: Vec<u16>,
    index: &'static [u32],
}

/// What is known of one set of tiles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known(u16);

impl Known {
    /// The wilds with which all tiles lie in runs.
    pub(super) const fn all(self) -> WildCounts {
        WildCounts((self.0 & 0x1f) as u8)
    }

    /// The wilds with which all but some one tile do.
    pub(super) const fn but_one(self) -> WildCounts {
        WildCounts((self.0 >> WildCounts::BITS) as u8)
    }
}

impl Runs {
    /// The table, made on first use; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn of(wrap: bool) -> &'static Self {
        static TABLES: [OnceLock<Runs>; 2] = [const { OnceLock::new() }; 2];
        TABLES[usize::from(wrap)].get_or_init(|| Self::new(wrap))
    }

    fn new(wrap: bool) -> Self {
        let mut laid: Vec<u16> = all_states(wrap).into_iter().map(|wilds| u16::from(wilds.0)).collect();
        for state in 0..STATES {
            let mut rest = state;
            for weight in WEIGHT {
                if !rest.is_multiple_of(3) {
                    laid[state] |= (laid[state - weight as usize] & 0x1f) << WildCounts::BITS;
                }
                rest /= 3;
            }
        }
        Self { laid, index: indices() }
    }

    /// The index of a colour's tiles: the numbers held, and those held twice, the lowest bit for 1.
    pub(super) fn index(&self, some: u64, both: u64) -> u32 {
        self.index[some as usize & 0x1fff] + self.index[both as usize & 0x1fff]
    }

    pub(super) fn get(&self, index: u32) -> Known {
        Known(self.laid[index as usize])
    }
}

/// The index of one tile of each of some numbers, the lowest bit for 1.
pub(super) fn indices() -> &'static [u32] {
    static INDICES: LazyLock<Vec<u32>> = LazyLock::new(|| {
        let of =
            |numbers: usize| WEIGHT.iter().enumerate().filter(|(at, _)| numbers >> at & 1 == 1).map(|(_, w)| w).sum();
        (0..1 << NUMBERS).map(of).collect()
    });
    &INDICES
}

/// Runs up to some place: tiles numbered 1 kept for the place after 13, open runs with one and two tiles, wilds used.
type Open = (u8, u8, u8, u8);

/// Every way to get so far, with the most open runs that may stop: they may also go on, so fewer are never better.
type Reached = Vec<(Open, u8)>;

fn all_states(wrap: bool) -> Vec<WildCounts> {
    let mut nodes: Vec<Reached> = vec![vec![((0, 0, 0, 0), 0)]];
    let mut prefixes: Vec<u32> = vec![0];
    for place in 1..=Number::COUNT {
        let mut next: Vec<Reached> = Vec::new();
        let mut known: FxHashMap<Reached, u32> = FxHashMap::default();
        let mut steps: Vec<[u32; 3]> = Vec::new();
        for node in &nodes {
            steps.push([0, 1, 2].map(|naturals| {
                let reached = step(node, place, naturals, wrap);
                *known.entry(reached).or_insert_with_key(|reached| {
                    next.push(reached.clone());
                    next.len() as u32 - 1
                })
            }));
        }
        prefixes = (0..3)
            .flat_map(|naturals| prefixes.iter().map(move |&at| (at, naturals)))
            .map(|(at, naturals)| steps[at as usize][naturals])
            .collect();
        nodes = next;
    }
    let ends: Vec<WildCounts> = nodes.iter().map(|node| end(node, wrap)).collect();
    prefixes.into_iter().map(|at| ends[at as usize]).collect()
}

fn end(node: &Reached, wrap: bool) -> WildCounts {
    let past_13 = if wrap { step(node, AFTER_13, 0, wrap) } else { node.clone() };
    let done = past_13.iter().filter(|((ones, one, two, _), _)| (*ones, *one, *two) == (0, 0, 0));
    WildCounts(done.fold(0, |counts, ((_, _, _, wilds), _)| counts | WildCounts::only(*wilds).0))
}

/// Every way over one more place with so many natural tiles.
fn step(node: &Reached, place: u8, naturals: u8, wrap: bool) -> Reached {
    let mut after: FxHashMap<Open, u8> = FxHashMap::default();
    for &((ones, one, two, wilds), enough) in node {
        let here = match place {
            AFTER_13 => vec![(0, ones)],
            1 if wrap => (0..=naturals).map(|kept| (kept, naturals - kept)).collect(),
            _ => vec![(ones, naturals)],
        };
        for (kept, naturals) in here {
            for started in starts(naturals, place) {
                let on = naturals - started.runs;
                for stay in 0..=enough {
                    let going = one + two + stay;
                    let Some(filled) = going.checked_sub(on) else { continue };
                    let wilds = wilds + filled + started.wilds;
                    if wilds <= MOST_WILDS {
                        let open = (kept, started.of_one, one + started.of_two, wilds);
                        let most = after.entry(open).or_default();
                        *most = (*most).max(two + stay + started.runs - started.of_one - started.of_two);
                    }
                }
            }
        }
    }
    let mut after: Reached = after.into_iter().collect();
    after.sort_unstable();
    after
}

/// Runs that start at a place, each with a natural tile and perhaps wilds before it.
#[derive(Debug, Clone, Copy)]
struct Started {
    runs: u8,
    /// Those that have one tile, and those that have two.
    of_one: u8,
    of_two: u8,
    wilds: u8,
}

/// Every choice of up to so many runs that start at a place.
fn starts(most: u8, place: u8) -> Vec<Started> {
    let mut all = vec![Started { runs: 0, of_one: 0, of_two: 0, wilds: 0 }];
    let mut last = all.clone();
    for _ in 0..most {
        last =
            last.iter().flat_map(|before| (0..place.min(MOST_WILDS + 1)).map(move |lead| before.and(lead))).collect();
        all.extend(&last);
    }
    all.retain(|started| started.wilds <= MOST_WILDS);
    all
}

impl Started {
    const fn and(self, lead: u8) -> Self {
        Self {
            runs: self.runs + 1,
            of_one: self.of_one + (lead == 0) as u8,
            of_two: self.of_two + (lead == 1) as u8,
            wilds: self.wilds + lead,
        }
    }
}
