//! The runs of one colour on their way from number to number, as the sweep needs them.
//!
//! Of a beginning only what is still open counts: how many runs have one tile or two, how many may stop, and the wilds used.

use rustc_hash::FxHashMap;

use super::levels::Levels;
use super::wilds::WildCounts;
use crate::tile::Number;

/// The place of the 1 after 13.
const AFTER_13: u8 = Number::COUNT + 1;
/// The most wilds of a hand.
pub(super) const MOST_WILDS: u8 = 4;

/// A way to get so far: open runs with one tile and with two, and the wilds used; then the most open runs that may stop.
/// These may also go on, so fewer are never better.
type Way = ((u8, u8, u8), u8);

/// Every beginning of one colour. No 1 follows 13 on the way; it is up to the end.
#[derive(Debug)]
pub(super) struct OpenRuns(Levels<Vec<Way>>);

impl OpenRuns {
    /// Before the first number.
    pub(super) const START: u16 = Levels::<Vec<Way>>::START;

    pub(super) fn new() -> Self {
        Self(Levels::new(vec![((0, 0, 0), 0)], |ways, place, naturals| step(ways, place, naturals)))
    }

    /// With one more number, of which so many tiles lie in runs.
    pub(super) fn step(&self, from: u16, naturals: u8) -> u16 {
        self.0.next(from)[usize::from(naturals)]
    }

    /// With how many wilds all tiles lie in runs, after the last number; where 1 may follow 13, with so many of them there.
    pub(super) fn end(&self, at: u16, ones: Option<u8>) -> WildCounts {
        let ways = self.0.state(at);
        ones.map_or_else(|| closed(ways), |ones| closed(&step(ways, AFTER_13, ones)))
    }
}

fn closed(ways: &[Way]) -> WildCounts {
    let closed = ways.iter().filter(|((one, two, _), _)| (*one, *two) == (0, 0));
    WildCounts(closed.fold(0, |counts, ((_, _, wilds), _)| counts | WildCounts::only(*wilds).0))
}

/// Every way over one more place with so many natural tiles.
fn step(ways: &[Way], place: u8, naturals: u8) -> Vec<Way> {
    let starts = starts(naturals, place);
    let mut after: FxHashMap<(u8, u8, u8), u8> = FxHashMap::default();
    for &((one, two, wilds), enough) in ways {
        for started in &starts {
            let on = naturals - started.runs;
            for stay in 0..=enough {
                let Some(filled) = (one + two + stay).checked_sub(on) else { continue };
                let wilds = wilds + filled + started.wilds;
                if wilds <= MOST_WILDS {
                    let most = after.entry((started.of_one, one + started.of_two, wilds)).or_default();
                    *most = (*most).max(two + stay + started.runs - started.of_one - started.of_two);
                }
            }
        }
    }
    let mut after: Vec<Way> = after.into_iter().collect();
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
