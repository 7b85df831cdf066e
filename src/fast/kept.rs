//! The table of kept tiles: how many of one colour's tiles runs can keep, for every set of tiles and number of places.
//!
//! All sets are walked at once, number by number, so that those with the same beginning share the way so far. A place is
//! in two runs at most (`distance::runs` says why that is enough).

use std::sync::OnceLock;

use super::places::PLACES;
use super::runs::WEIGHT;
use crate::tile::Number;

const NUMBERS: usize = Number::COUNT as usize;
const MOST_OPEN: u8 = 2;

/// The words of all sets of tiles of one colour, as [`super::places::Kept::unpacked`] reads them.
#[derive(Debug)]
pub(super) struct KeptTable(Vec<u64>);

impl KeptTable {
    /// The table, made on first use; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn of(wrap: bool) -> &'static Self {
        static TABLES: [OnceLock<KeptTable>; 2] = [const { OnceLock::new() }; 2];
        TABLES[usize::from(wrap)].get_or_init(|| Self::new(wrap))
    }

    fn new(wrap: bool) -> Self {
        let mut walk = Walk {
            wrap,
            steps: steps(),
            last: steps().into_iter().filter(|step| step.new == 0).collect(),
            words: vec![0; 3_usize.pow(Number::COUNT.into())],
        };
        for ones in 0..3 {
            let begun: [Ways; MOST_OPEN as usize + 1] = std::array::from_fn(|runs| Ways::begun(runs, ones));
            walk.from(1, ones as usize, &begun, ones);
        }
        Self(walk.words)
    }

    pub(super) fn get(&self, index: u32) -> u64 {
        self.0[index as usize]
    }
}

/// The most tiles kept, by the places of all runs so far, those that open runs still need included.
type BySize = [u8; 16];

/// Marks what can be; more than a hand keeps.
const REAL: u8 = 64;

/// Open runs by how many tiles they have: one, two, or enough to stop; at most two in all.
const OPEN: [[u8; 3]; 10] =
    [[0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 1, 0], [0, 1, 1], [0, 2, 0], [1, 0, 0], [1, 0, 1], [1, 1, 0], [2, 0, 0]];

/// How many runs lie over a place with each choice of runs that are open after it.
const RUNS: [usize; OPEN.len()] = {
    let mut runs = [0; OPEN.len()];
    let mut at = 0;
    while at < OPEN.len() {
        runs[at] = (OPEN[at][0] + OPEN[at][1] + OPEN[at][2]) as usize;
        at += 1;
    }
    runs
};

/// The best of every choice of open runs, each behind sixteen zeros, so that adding places is reading from further left.
#[derive(Debug, Clone, Copy)]
struct Ways([[u8; 32]; OPEN.len()]);

/// From some open runs to others over one place, adding places.
#[derive(Debug, Clone, Copy)]
struct Step {
    from: usize,
    to: usize,
    places: usize,
    /// How many of the runs over the place are new.
    new: u8,
}

fn steps() -> Vec<Step> {
    let mut steps = Vec::new();
    for (from, [one, two, enough]) in OPEN.into_iter().enumerate() {
        for on in 0..=enough {
            for new in 0..=MOST_OPEN {
                let after = [new, one, two + on];
                if let Some(to) = OPEN.iter().position(|&open| open == after) {
                    steps.push(Step { from, to, places: usize::from(on + 3 * new), new });
                }
            }
        }
    }
    steps
}

impl Ways {
    const NONE: Self = Self([[0; 32]; OPEN.len()]);

    /// So many runs begun at 1, of which so many tiles are held.
    fn begun(runs: usize, held: u8) -> Self {
        let mut ways = Self::NONE;
        let begun = [[0, 0, 0], [1, 0, 0], [2, 0, 0]][runs];
        if let Some(at) = OPEN.iter().position(|&open| open == begun) {
            ways.0[at][16 + 3 * runs] = REAL + held.min(runs as u8);
        }
        ways
    }

    /// Goes from `before` over one more place, nothing kept there yet.
    fn go_over(&mut self, before: &Self, steps: &[Step]) {
        for step in steps {
            let before = &before.0[step.from][16 - step.places..];
            for (best, &before) in self.0[step.to][16..].iter_mut().zip(before) {
                *best = (*best).max(before);
            }
        }
    }

    /// Adds what so many runs keep at that place; leaves out those that have no room there.
    fn keep(&mut self, over: &Self, kept: [Option<u8>; 3]) {
        for ((after, over), runs) in self.0.iter_mut().zip(&over.0).zip(RUNS) {
            let Some(kept) = kept[runs] else {
                *after = [0; 32];
                continue;
            };
            for (after, &over) in after[16..].iter_mut().zip(&over[16..]) {
                *after = if over == 0 { 0 } else { over + kept };
            }
        }
    }
}

struct Walk {
    wrap: bool,
    steps: Vec<Step>,
    /// Those by which no run begins.
    last: Vec<Step>,
    words: Vec<u64>,
}

impl Walk {
    /// Goes on after a number with every count of the next one. `begun` holds the ways by the runs begun at 1.
    fn from(&mut self, number: usize, index: usize, begun: &[Ways; 3], ones: u8) {
        if number == NUMBERS {
            self.words[index] = self.word(begun, ones);
            return;
        }
        // No run begins at 13.
        let steps = if number + 1 == NUMBERS { &self.last } else { &self.steps };
        let mut over = [Ways::NONE; 3];
        for (over, begun) in over.iter_mut().zip(begun) {
            over.go_over(begun, steps);
        }
        let mut after = [Ways::NONE; 3];
        for held in 0..3 {
            let kept = [Some(0), Some(held.min(1)), Some(held)];
            for (after, over) in after.iter_mut().zip(&over) {
                after.keep(over, kept);
            }
            self.from(number + 1, index + usize::from(held) * WEIGHT[number] as usize, &after, ones);
        }
    }

    fn word(&self, begun: &[Ways; 3], ones: u8) -> u64 {
        let mut best: BySize = [0; 16];
        for (first, ways) in (0..).zip(begun) {
            let mut done = Ways::NONE;
            let done = if self.wrap {
                // The tiles numbered 1 are those that runs from 1 on have left; and no run begins after 13.
                let kept = [0, 1, 2]
                    .map(|runs| (first + runs <= MOST_OPEN).then(|| (first + runs).min(ones) - first.min(ones)));
                let mut over = Ways::NONE;
                over.go_over(ways, &self.last);
                done.keep(&over, kept);
                &done
            } else {
                ways
            };
            for (open, kept) in OPEN.iter().zip(&done.0) {
                if open[0] + open[1] == 0 {
                    for (best, &kept) in best.iter_mut().zip(&kept[16..]) {
                        *best = (*best).max(kept);
                    }
                }
            }
        }
        let mut word = 0;
        let mut most = 0;
        for (size, kept) in best.into_iter().enumerate().take(PLACES + 1) {
            most = most.max(kept.saturating_sub(REAL));
            word |= u64::from(most) << (4 * size);
        }
        word
    }
}
