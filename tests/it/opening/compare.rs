//! Compares every answer about the openings of a rack with a slow reference search, through the public API.

use std::collections::BTreeSet;

use okey::opening::{Bars, Laying, Openings};
use okey::{Table, Tile, Tiles};

use crate::engine::case::{Case, engine, okey_of};
use crate::engine::compare::written;
use crate::reference::opening::{Rest, each, melds};
use crate::reference::{self, Layout, Problem, most_pairs};

/// A question about the openings of a rack: the rack, the sum that an opening must reach, and the taken discard, if
/// any.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) case: Case,
    pub(super) bar: u32,
    pub(super) taken: Option<Tile>,
}

/// The numbers of compared racks and openings. A test requires a minimum of each.
#[derive(Debug, Default)]
pub(super) struct Seen {
    pub(super) racks: u64,
    pub(super) both_okeys: u64,
    pub(super) opening: u64,
    pub(super) openings: u64,
    pub(super) listed: u64,
    pub(super) elden: u64,
    pub(super) by_pairs: u64,
    /// Racks whose best opening for another aim (the fewest points left, or the fewest okeys laid) does not have the
    /// highest sum.
    pub(super) other_aims: u64,
}

/// Returns the cost of a tile left on the rack, by the rulebook and without the code under test.
fn cost(case: &Case, tile: Tile) -> u32 {
    match (tile, case.plays(tile)) {
        (Tile::Numbered(_), None) => 101,
        (_, Some((_, number))) => u32::from(number),
        (Tile::FalseJoker, None) => u32::from(okey_of(case.indicator.expect("an indicator")).number.get()),
    }
}

/// The rank of an opening for an aim; a higher tuple is better:
/// 1. The negated quantity that the aim minimises, such as the points left on the rack, or 0 for the highest sum.
/// 2. The sum.
/// 3. The number of tiles laid.
type Target = (i64, u32, usize);

#[derive(Default)]
struct Reckoned {
    highest: Target,
    most_tiles: usize,
    openings: u64,
    /// The best opening for leaving the fewest points on the rack.
    fewest_left: Option<Target>,
    /// The best opening for laying the fewest okeys.
    keeps_okey: Option<Target>,
    /// The layouts of the openings, up to [`LISTED`] of them.
    layouts: BTreeSet<Layout>,
}

/// Computes the expected answer by laying every multiset of melds. If a discard was taken, a multiset without it does
/// not count.
fn reckoned(asked: &Asked, problem: &Problem) -> Reckoned {
    let Asked { case, bar, taken } = asked;
    let cost = |&tile: &Tile| i64::from(cost(case, tile));
    let all: i64 = case.tiles.iter().map(cost).sum();
    let wilds = case.tiles.iter().filter(|&&tile| case.plays(tile).is_none());
    let mut wild_costs: Vec<i64> = wilds.map(cost).collect();
    wild_costs.sort_unstable_by(|a, b| b.cmp(a));
    let wild_jokers = wild_costs.len() - case.tiles.iter().filter(|&&tile| case.is_okey(tile)).count();
    // First lay a taken wild, because it must be laid, and then the most expensive wilds.
    let wild_taken = taken.filter(|&tile| case.plays(tile).is_none());
    if let Some(tile) = wild_taken {
        let cost = cost(&tile);
        wild_costs.remove(wild_costs.iter().position(|&each| each == cost).expect("a tile of the rack"));
        wild_costs.insert(0, cost);
    }
    let okey_taken = usize::from(wild_taken.is_some_and(|tile| case.is_okey(tile)));
    let must = taken.map(|tile| case.plays(tile));

    let whole = Rest::of(problem);
    let mut reckoned = Reckoned::default();
    each(problem, &melds(problem), &mut |melds, laid, rest| {
        let holds = |wanted: Option<reference::Tile>| match wanted {
            Some(tile) => rest.count(tile) < whole.count(tile),
            None => laid.wilds > 0,
        };
        if !must.is_none_or(holds) {
            return;
        }
        reckoned.highest = reckoned.highest.max((0, laid.sum, laid.tiles));
        reckoned.most_tiles = reckoned.most_tiles.max(laid.tiles);
        if laid.sum < (*bar).max(1) {
            return;
        }
        reckoned.openings += 1;
        let left = all - i64::from(laid.naturals) - wild_costs[..laid.wilds].iter().sum::<i64>();
        reckoned.fewest_left = reckoned.fewest_left.max(Some((-left, laid.sum, laid.tiles)));
        let okeys = laid.wilds.saturating_sub(wild_jokers).max(okey_taken);
        let okeys = i64::try_from(okeys).expect("few");
        reckoned.keeps_okey = reckoned.keeps_okey.max(Some((-okeys, laid.sum, laid.tiles)));
        if reckoned.openings <= LISTED {
            let mut layout: Layout = melds.iter().map(|layable| layable.meld.clone()).collect();
            layout.sort();
            assert!(reckoned.layouts.insert(layout), "{asked:?}: the reference lays nothing twice");
        }
    });
    reckoned
}

pub(super) fn compare(asked: &Asked, seen: &mut Seen) {
    let Asked { case, bar, taken } = asked;
    let table = case.table();
    let hand = case.hand(&table);
    let bars = Bars { sum: *bar, pairs: 5 };
    let found = engine().openings(&hand, bars, *taken).expect("a rack of 101");
    let problem = case.problem(&case.tiles);
    let Reckoned { highest, most_tiles, openings, fewest_left, keeps_okey, layouts } = reckoned(asked, &problem);

    let tiles = |laying: &Laying| laying.melds.iter().map(|meld| meld.places.len()).sum::<usize>();
    assert_eq!((0, found.best.sum, tiles(&found.best)), highest, "{asked:?}");
    assert_eq!(found.openings, openings, "{asked:?}");
    assert_eq!(found.series(), openings > 0, "{asked:?}");
    let aim = |laying: &Laying| (-i64::from(laying.left_sum), laying.sum, tiles(laying));
    assert_eq!(found.fewest_left.as_ref().map(aim), fewest_left, "{asked:?}");
    let kept = |laying: &Laying| {
        let laid = laying.melds.iter().flat_map(|meld| &meld.places).filter(|placed| case.is_okey(placed.tile)).count();
        (-i64::try_from(laid).expect("few"), laying.sum, tiles(laying))
    };
    assert_eq!(found.keeps_okey.as_ref().map(kept), keeps_okey, "{asked:?}");
    let complete = match case.tiles.len() {
        22 => Some(most_tiles == 21),
        21 => Some(reference::wins(&problem)),
        _ => None,
    };
    assert_eq!(found.elden, complete, "{asked:?}");
    for laying in [Some(&found.best), found.fewest_left.as_ref(), found.keeps_okey.as_ref()].into_iter().flatten() {
        assert_laid(asked, &table, laying);
    }
    let pairs = most_pairs(&problem);
    assert_eq!(found.pairs.with_okeys, pairs, "{asked:?}");
    if taken.is_none() {
        assert_eq!(found.pairs.eligible, pairs.min((case.tiles.len() - 1) / 2) >= 5, "{asked:?}");
    }
    assert_eq!(engine().opens(&hand, bars, *taken), Ok(found.any()), "{asked:?}");

    seen.racks += 1;
    seen.both_okeys += u64::from(case.tiles.iter().filter(|&&tile| case.is_okey(tile)).count() == 2);
    seen.opening += u64::from(found.series());
    seen.openings += openings;
    if openings <= LISTED {
        seen.listed += compare_list(asked, &table, &found, &layouts);
    }
    seen.elden += u64::from(found.elden == Some(true));
    seen.by_pairs += u64::from(found.pairs.eligible);
    let is_highest = |aim: Option<Target>| aim.is_none_or(|aim| aim.1 == highest.1);
    seen.other_aims += u64::from(!is_highest(fewest_left) || !is_highest(keeps_okey));
}

/// The most openings to list and compare one by one. For a rack with more, only their number and the best ones are
/// compared.
const LISTED: u64 = 3000;

/// Asserts that the engine lists exactly the expected layouts, each once, best first. Returns their number.
fn compare_list(asked: &Asked, table: &Table, openings: &Openings, expected: &BTreeSet<Layout>) -> u64 {
    let mut found = BTreeSet::new();
    let mut before = (u32::MAX, 0);
    for laying in engine().list_openings(openings) {
        assert_laid(asked, table, &laying);
        let rank = (laying.sum, laying.melds.iter().map(|meld| meld.places.len()).sum::<usize>());
        assert!(rank <= before, "{asked:?}: {}", written(&laying.melds));
        before = rank;
        let mut layout: Layout = laying.melds.iter().map(|meld| asked.case.as_reference(meld)).collect();
        layout.sort();
        assert!(found.insert(layout), "{asked:?}: twice: {}", written(&laying.melds));
    }
    assert_eq!(&found, expected, "{asked:?}");
    found.len() as u64
}

/// Asserts that the melds of an opening are legal, use tiles of the hand, leave at least one tile, and contain the
/// taken discard.
fn assert_laid(asked: &Asked, table: &Table, laying: &Laying) {
    let Asked { case, taken, .. } = asked;
    let text = || written(&laying.melds);
    for meld in &laying.melds {
        assert!(meld.breaches(table).is_empty(), "{asked:?}: {}", text());
    }
    let laid: Vec<Tile> = laying.melds.iter().flat_map(|meld| meld.places.iter().map(|placed| placed.tile)).collect();
    let both: Tiles = laid.iter().copied().chain(laying.left.iter()).collect();
    assert_eq!(both, case.tiles.iter().copied().collect(), "{asked:?}: {}", text());
    assert!(!laying.left.is_empty(), "{asked:?}: {}", text());
    assert!(laid.is_empty() || taken.is_none_or(|tile| laid.contains(&tile)), "{asked:?}: {}", text());
    assert_eq!(laying.left_sum, laying.left.iter().map(|tile| cost(case, tile)).sum::<u32>(), "{asked:?}: {}", text());
    assert_eq!(laying.sum, laying.melds.iter().map(okey::Meld::sum).sum::<u32>(), "{asked:?}: {}", text());
}
