//! The sweep over one colour: with how many wilds its tiles up to some number can lie in runs.
//!
//! The numbers are passed one by one, with no, one or two natural tiles each. Beginnings that leave the same choices share
//! one node, so there are few of them.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::wilds::WildCounts;
use crate::tile::Number;

/// The place of the 1 after 13.
const AFTER_13: u8 = Number::COUNT + 1;
/// The most wilds of a hand.
const MOST_WILDS: u8 = 4;

/// A beginning of one colour, up to some number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Swept(u16);

/// What is known of a beginning.
#[derive(Debug, Clone, Copy)]
struct Node {
    /// The beginning with one more number, by its natural tiles.
    next: [Swept; 3],
    /// The same if no more tiles come.
    last: Swept,
    /// The fewest wilds it has; more than four where its tiles can lie in no runs.
    fewest: u8,
    /// With how many wilds its tiles lie in runs; after the last number only.
    end: WildCounts,
}

/// Every beginning, number after number.
#[derive(Debug)]
pub(super) struct Sweep(Vec<Node>);

impl Sweep {
    /// Before the first number.
    pub(super) const START: Swept = Swept(0);

    /// The sweep, made on first use; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn of(wrap: bool) -> &'static Self {
        static SWEEPS: [OnceLock<Sweep>; 2] = [const { OnceLock::new() }; 2];
        SWEEPS[usize::from(wrap)].get_or_init(|| Self::new(wrap))
    }

    fn new(wrap: bool) -> Self {
        let mut reached: Vec<Reached> = vec![vec![((0, 0, 0, 0), 0)]];
        let mut nodes: Vec<Node> = Vec::new();
        for place in 1..=Number::COUNT {
            let after = nodes.len() + reached.len();
            let mut next: Vec<Reached> = Vec::new();
            let mut known: FxHashMap<Reached, usize> = FxHashMap::default();
            for node in &reached {
                let steps = [0, 1, 2].map(|naturals| {
                    let at = *known.entry(step(node, place, naturals, wrap)).or_insert_with_key(|reached| {
                        next.push(reached.clone());
                        next.len() - 1
                    });
                    Swept((after + at) as u16)
                });
                nodes.push(Node { next: steps, last: steps[0], fewest: fewest(node), end: WildCounts::NEVER });
            }
            reached = next;
        }
        let all = nodes.len();
        for (at, node) in (all..).zip(&reached) {
            let (at, end) = (Swept(at as u16), end(node, wrap));
            nodes.push(Node { next: [at; 3], last: at, fewest: end.fewest() as u8, end });
        }
        for at in (0..all).rev() {
            nodes[at].last = nodes[usize::from(nodes[at].last.0)].last;
        }
        Self(nodes)
    }

    /// With one more number, of which `naturals` tiles lie in runs, two at most.
    pub(super) fn step(&self, from: Swept, naturals: u8) -> Swept {
        self.0[usize::from(from.0)].next[usize::from(naturals)]
    }

    /// After the last number, if no more tiles come.
    pub(super) fn last(&self, from: Swept) -> Swept {
        self.0[usize::from(from.0)].last
    }

    /// The fewest wilds so far; more than four where the tiles can lie in no runs.
    pub(super) fn fewest(&self, at: Swept) -> u8 {
        self.0[usize::from(at.0)].fewest
    }

    /// With how many wilds all tiles lie in runs, after the last number.
    pub(super) fn end(&self, at: Swept) -> WildCounts {
        self.0[usize::from(at.0)].end
    }
}

/// Runs up to some place: tiles numbered 1 kept for the place after 13, open runs with one and two tiles, wilds used.
type Open = (u8, u8, u8, u8);

/// Every way to get so far, with the most open runs that may stop: they may also go on, so fewer are never better.
type Reached = Vec<(Open, u8)>;

fn fewest(node: &Reached) -> u8 {
    node.iter().map(|((_, _, _, wilds), _)| *wilds).min().unwrap_or(MOST_WILDS + 1)
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
