//! The sweep over one colour: the numbers of wilds with which its tiles up to some number can lie in runs.
//!
//! The numbers are passed one by one. Of a beginning only what is still open counts: how many runs have one tile or
//! two, how many may stop, how many tiles numbered 1 lie after 13, and the wilds used. Beginnings that are open alike
//! are one node. A node is made when it is first reached.

use rustc_hash::FxHashMap;

use crate::hand::RoleCounts;
use crate::layouts::line::NUMBERS;
use crate::layouts::shape::RunShape;
use crate::layouts::wilds::WildCounts;

/// A beginning of one colour, up to some number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct SweepState(u32);

/// The most natural tiles of one number.
const MOST_COPIES: u8 = 3;

/// A way to lay the tiles of a beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct OpenCounts {
    /// Tiles numbered 1 that lie after 13.
    ones: u8,
    /// Open runs with one tile, and with two.
    one: u8,
    two: u8,
    /// The wilds used.
    wilds: u8,
    /// The most open runs that may stop. These may also go on, so fewer are never better.
    may_stop: u8,
}

impl OpenCounts {
    const START: Self = Self { ones: 0, one: 0, two: 0, wilds: 0, may_stop: 0 };

    /// What is equal in ways that differ only in the open runs that may stop.
    const fn key_without_may_stop(self) -> (u8, u8, u8, u8) {
        (self.ones, self.one, self.two, self.wilds)
    }
}

/// What is known of a beginning.
#[derive(Debug)]
struct SweepNode {
    ways: Vec<OpenCounts>,
    place: u8,
    /// The fewest wilds used so far; more than four where the tiles can lie in no runs.
    fewest: u8,
    /// The beginning with one more number, by its natural tiles, once it was asked for.
    next: [Option<SweepState>; MOST_COPIES as usize + 1],
    /// After the last number, if no more tiles come, once it was asked for.
    last: Option<SweepState>,
    /// The numbers of wilds with which all tiles lie in runs if no more come, once asked for.
    end: Option<WildCounts>,
}

/// Every beginning met so far.
#[derive(Debug)]
pub(crate) struct Sweep {
    wrap: bool,
    nodes: Vec<SweepNode>,
    known: FxHashMap<(u8, Vec<OpenCounts>), SweepState>,
}

impl Sweep {
    /// Before the first number.
    pub(crate) const START: SweepState = SweepState(0);

    /// With `wrap`, 1 may follow 13 (`run.wrap`).
    pub(crate) fn new(wrap: bool) -> Self {
        let mut sweep = Self { wrap, nodes: Vec::new(), known: FxHashMap::default() };
        sweep.intern(0, vec![OpenCounts::START]);
        sweep
    }

    fn intern(&mut self, place: u8, ways: Vec<OpenCounts>) -> SweepState {
        let Self { nodes, known, .. } = self;
        *known.entry((place, ways)).or_insert_with_key(|(_, ways)| {
            let fewest = ways.iter().map(|way| way.wilds).min().unwrap_or(RoleCounts::MAX_WILDS + 1);
            nodes.push(SweepNode {
                ways: ways.clone(),
                place,
                fewest,
                next: [None; MOST_COPIES as usize + 1],
                last: None,
                end: None,
            });
            SweepState(nodes.len() as u32 - 1)
        })
    }

    const fn at(at: SweepState) -> usize {
        at.0 as usize
    }

    /// With one more number, of which `naturals` tiles lie in runs.
    #[inline]
    pub(crate) fn step(&mut self, from: SweepState, naturals: u8) -> SweepState {
        match self.nodes[Self::at(from)].next[usize::from(naturals)] {
            Some(next) => next,
            None => self.compute_step(from, naturals),
        }
    }

    #[cold]
    fn compute_step(&mut self, from: SweepState, naturals: u8) -> SweepState {
        let SweepNode { ways, place, .. } = &self.nodes[Self::at(from)];
        let place = place + 1;
        let kept = if place == 1 && self.wrap { naturals } else { 0 };
        let ways = (0..=kept).flat_map(|ones| ways.iter().map(move |&way| OpenCounts { ones: way.ones + ones, ..way }));
        let after = extend_over_place(ways, place, |way| naturals - if place == 1 { way.ones } else { 0 });
        let next = self.intern(place, after);
        self.nodes[Self::at(from)].next[usize::from(naturals)] = Some(next);
        next
    }

    /// After the last number, if no more tiles come.
    pub(crate) fn last(&mut self, from: SweepState) -> SweepState {
        let SweepNode { last, place, .. } = self.nodes[Self::at(from)];
        if let Some(last) = last {
            return last;
        }
        let last = (usize::from(place)..NUMBERS).fold(from, |at, _| self.step(at, 0));
        self.nodes[Self::at(from)].last = Some(last);
        last
    }

    /// The fewest wilds used so far; more than four where the tiles can lie in no runs.
    #[inline]
    pub(crate) fn fewest(&self, at: SweepState) -> u8 {
        self.nodes[Self::at(at)].fewest
    }

    /// The numbers of wilds with which all tiles lie in runs, after the last number.
    pub(crate) fn end(&mut self, at: SweepState) -> WildCounts {
        let SweepNode { end, ways, .. } = &self.nodes[Self::at(at)];
        if let Some(end) = *end {
            return end;
        }
        let after = if self.wrap {
            extend_over_place(ways.iter().copied(), RunShape::AFTER_13, |way| way.ones)
        } else {
            ways.clone()
        };
        let closed = after.iter().filter(|way| (way.one, way.two) == (0, 0));
        let end = closed.fold(WildCounts::EMPTY, |counts, way| counts.or(WildCounts::only(way.wilds)));
        self.nodes[Self::at(at)].end = Some(end);
        end
    }

    /// The numbers of wilds with which `counts` tiles of each number lie in runs.
    pub(crate) fn count(&mut self, counts: [u8; NUMBERS]) -> WildCounts {
        let last = counts.into_iter().fold(Self::START, |at, naturals| self.step(at, naturals));
        self.end(last)
    }
}

/// Takes every way over one more place, where it has `naturals` natural tiles.
fn extend_over_place(
    ways: impl Iterator<Item = OpenCounts>,
    place: u8,
    naturals: impl Fn(OpenCounts) -> u8,
) -> Vec<OpenCounts> {
    let mut after: Vec<OpenCounts> = Vec::new();
    for way in ways {
        let naturals = naturals(way);
        start_runs(0, naturals, place, OpenCounts { one: 0, two: 0, may_stop: 0, ..way }, &mut |started, left| {
            for stay in 0..=way.may_stop {
                let Some(filled) = (way.one + way.two + stay).checked_sub(left) else { continue };
                let wilds = started.wilds + filled;
                if wilds <= RoleCounts::MAX_WILDS {
                    let two = started.two + way.one;
                    after.push(OpenCounts { two, may_stop: started.may_stop + way.two + stay, wilds, ..started });
                }
            }
        });
    }
    // Among like ways the last has the most runs that may stop.
    after.sort_unstable();
    after.dedup_by(|next, kept| {
        let alike = next.key_without_may_stop() == kept.key_without_may_stop();
        if alike {
            *kept = *next;
        }
        alike
    });
    after
}

/// Starts runs with `lead` wilds or more before their first natural tile, and shows each choice with the tiles left.
fn start_runs(lead: u8, naturals: u8, place: u8, way: OpenCounts, show: &mut impl FnMut(OpenCounts, u8)) {
    show(way, naturals);
    if naturals == 0 {
        return;
    }
    for lead in lead..place {
        for runs in 1..=naturals {
            let mut started = way;
            started.wilds += runs * lead;
            if started.wilds > RoleCounts::MAX_WILDS {
                return;
            }
            match lead {
                0 => started.one += runs,
                1 => started.two += runs,
                _ => started.may_stop += runs,
            }
            start_runs(lead + 1, naturals - runs, place, started, show);
        }
        if lead == RoleCounts::MAX_WILDS {
            return;
        }
    }
}
