//! The distance of a rack is the number of tiles that the player must exchange to open. The engine computes the same
//! distances as a slow reference search, and the best exchange of a tile lowers a distance by one.

use okey::opening::Bars;
use okey::{FalseJoker, Named as _, Profile, Symbol, Table, Tile, Tiles, Variant, Way};

use super::sample::with_both_okeys;
use crate::distance::expected::{supply, unseen};
use crate::engine::case::{Case, engine, hand_of};
use crate::engine::sampler::{Sampler, Sort, bag};
use crate::reference::to_open::{to_pairs, to_series};
use crate::samples::{cases, enough};

/// A rack, and the bars of a table: the sum, or the number of pairs, that an opening must reach.
struct Asked {
    case: Case,
    bars: Bars,
}

impl Asked {
    fn table(&self) -> Table {
        let with = |profile: Profile, key, value: u32| profile.with(key, &value.to_string()).expect("a number");
        let profile = with(with(self.case.profile(), "open.sum", self.bars.sum), "open.pairs", self.bars.pairs);
        Table::new(profile, self.case.indicator.map(|face| Symbol::Tile(face.into()))).expect("a table")
    }
}

/// Returns the engine's distances from an opening with melds and from one with pairs.
fn engine_distances(table: &Table, tiles: &[Tile]) -> [Option<usize>; 2] {
    let distances = engine().distances(&hand_of(table, tiles.iter().copied()));
    [distances.of(Way::Series), distances.of(Way::Pairs)]
}

/// Returns the slow search's distances from an opening with melds and from one with pairs. The search tries at most
/// `most` exchanges, for pairs at most two. A larger distance is `None`.
fn reference_distances(asked: &Asked, tiles: &[Tile], most: usize) -> [Option<usize>; 2] {
    let (problem, supply) = (asked.case.problem(tiles), supply(&asked.case));
    let pairs = usize::try_from(asked.bars.pairs).expect("few");
    [to_series(&problem, &supply, asked.bars.sum, most), to_pairs(&problem, &supply, pairs, most.min(2))]
}

fn sampled(sampler: &mut Sampler, false_joker: FalseJoker, at: usize) -> Asked {
    let sort = [Sort::Dealt, Sort::Made, Sort::Dense, Sort::Pairs][at % 4];
    let size = if at.is_multiple_of(3) { 22 } else { 21 };
    let mut case = sampler.case((Variant::Yuzbir, false_joker, at.is_multiple_of(5)), sort, size, at.is_multiple_of(2));
    if at.is_multiple_of(7) {
        case = with_both_okeys(case);
    }
    // Up to five random exchanges give racks at many distances from an opening.
    for _ in 0..sampler.below(6) {
        case = sampler.exchanged(&case);
    }
    let bars = Bars { sum: sampler.pick(&[101, 101, 80, 60, 40, 140, 0]), pairs: sampler.pick(&[5, 5, 6, 7, 10]) };
    Asked { case, bars }
}

/// Returns a rack of 21 tiles (numbers from 8 to 13, and perhaps false jokers) with a bar 1 to 40 above any sum that it
/// can lay. An opening then needs high numbers and hardly any low tiles.
fn sampled_high(sampler: &mut Sampler, false_joker: FalseJoker, at: usize) -> Asked {
    let mut asked = sampled(sampler, false_joker, at);
    let is_high = |tile: &Tile| !matches!(tile, Tile::Numbered(face) if face.number.get() < 8);
    let mut high: Vec<Tile> = bag(&asked.case).into_iter().filter(is_high).collect();
    sampler.shuffle(&mut high);
    high.truncate(21);
    asked.case.tiles = high;
    let openings = engine().openings(&asked.case.hand(&asked.table()), asked.bars, None).expect("101");
    asked.bars.sum = openings.best.sum + sampler.pick(&[1, 13, 26, 40]);
    asked
}

/// Asserts that the engine and the slow search compute the same distances of random racks from an opening. Returns the
/// number of racks at each distance from an opening with runs and groups.
fn compare(
    racks: usize,
    most: usize,
    seeded: u64,
    draw: impl Fn(&mut Sampler, FalseJoker, usize) -> Asked,
) -> Vec<usize> {
    let mut at = vec![0; most + 2];
    let mut sampler = Sampler::new(seeded);
    for rack in 0..racks {
        let false_joker = [FalseJoker::Okey, FalseJoker::Indicator][rack % 2];
        let asked = draw(&mut sampler, false_joker, rack);
        let (case, table) = (&asked.case, asked.table());
        let ([series, pairs], expected) =
            (engine_distances(&table, &case.tiles), reference_distances(&asked, &case.tiles, most));
        assert_eq!(series.filter(|&distance| distance <= most), expected[0], "{case} {:?}", asked.bars);
        assert_eq!(pairs.filter(|&distance| distance <= most.min(2)), expected[1], "{case} {:?}", asked.bars);
        at[series.unwrap_or(most + 1).min(most + 1)] += 1;
    }
    at
}

#[test]
fn distances_are_those_of_the_reference() {
    let at = compare(cases(60), 2, 400, sampled);
    assert!(at.iter().all(|&racks| racks > enough(2)), "{at:?}");
}

#[test]
fn distances_to_high_bars_are_those_of_the_reference() {
    let at = compare(cases(60), 2, 405, sampled_high);
    assert!(at[1..].iter().all(|&racks| racks > enough(2)), "{at:?}");
}

#[test]
#[ignore = "minutes: the reference is slow"]
fn many_distances() {
    let at = compare(2_000, 3, 401, sampled);
    assert!(at.iter().all(|&racks| racks > 100), "{at:?}");
    let at = compare(2_000, 3, 406, sampled_high);
    assert!(at[1..].iter().all(|&racks| racks > 100), "{at:?}");
}

/// If a rack needs `d` exchanges to open, the best single exchange leaves `d - 1`. The useful tiles are exactly those
/// drawn in such exchanges. If the engine also recognises the racks that open, these laws prove all its distances.
#[test]
fn one_exchange_comes_one_nearer() {
    let mut sampler = Sampler::new(402);
    let mut nearer = 0;
    for rack in 0..24 {
        let false_joker = FalseJoker::ALL[rack % 3];
        let mut asked = sampled(&mut sampler, false_joker, rack);
        asked.case.tiles.truncate(21);
        let (case, table) = (&asked.case, asked.table());
        let hand = case.hand(&table);
        let (least, useful) = (engine().distances(&hand).least(), engine().useful(&hand));
        for drawn in unseen(case) {
            let with = case.with(drawn);
            let after = engine_distances(&table, &with.tiles).into_iter().flatten().min();
            let [series, pairs] = engine_distances(&table, &with.tiles);
            let [series_before, pairs_before] = engine_distances(&table, &case.tiles);
            for (before, after) in [(series_before, series), (pairs_before, pairs)] {
                assert!(after <= before && before <= after.map(|after| after + 1), "{case}, drawing {drawn}");
            }
            // After the draw, discarding the best tile does not change the distance, because an opening keeps one tile
            // for the discard anyway.
            let best = with.distinct().into_iter().map(|tile| engine_distances(&table, &with.without(tile)));
            assert_eq!(best.map(|distances| distances[0]).min(), Some(series), "{case}, drawing {drawn}");
            assert_eq!(useful.contains(&drawn), least > Some(0) && after < least, "{case}, drawing {drawn}");
            nearer += usize::from(after < least);
        }
        if least > Some(0) {
            assert!(!useful.is_empty(), "{case}: something always helps");
        }
    }
    assert!(nearer > 50, "{nearer}");
}

/// A rack has distance 0 if and only if `Engine::openings` finds an opening. `Engine::waits` lists exactly the tiles
/// that, when drawn, let the rack open or finish elden (lay all its tiles in one opening).
#[test]
fn waits_are_the_tiles_that_open_the_rack() {
    let mut sampler = Sampler::new(403);
    let (mut waiting, mut elden) = (0, 0);
    for rack in 0..cases(60) {
        let false_joker = FalseJoker::ALL[rack % 3];
        let mut asked = sampled(&mut sampler, false_joker, rack);
        asked.case.tiles.truncate(21);
        let (case, table) = (&asked.case, asked.table());
        let waits = engine().waits(&case.hand(&table), &Tiles::default()).expect("between turns");
        for drawn in unseen(case) {
            let with = case.with(drawn);
            let hand = with.hand(&table);
            let openings = engine().openings(&hand, asked.bars, None).expect("101");
            let wait = waits.waits.iter().find(|wait| wait.tile.tile == drawn);
            let ways = wait.map(|wait| wait.ways.clone()).unwrap_or_default();
            let expected = [
                (Way::Melds, openings.elden == Some(true)),
                (Way::Series, openings.series()),
                (Way::Pairs, openings.pairs.eligible),
            ];
            for (way, opens) in expected {
                assert_eq!(ways.contains(&way), opens, "{case}, drawing {drawn}: {way}");
            }
            let [series, pairs] = engine_distances(&table, &with.tiles);
            assert_eq!((series == Some(0), pairs == Some(0)), (openings.series(), openings.pairs.eligible), "{with}");
            elden += usize::from(ways == [Way::Melds]);
        }
        let near = waits.distances.least().is_some_and(|least| least < 2);
        assert!(!near || !waits.waits.is_empty(), "{case}");
        waiting += usize::from(near && !waits.ready);
    }
    assert!(waiting > enough(5), "{waiting} wait, {elden} for elden alone");
}

/// For every discard, advice gives the distance of the remaining rack and the tiles that are useful to it.
#[test]
fn advice_measures_every_discard() {
    let mut sampler = Sampler::new(404);
    for rack in 0..12 {
        let mut asked = sampled(&mut sampler, FalseJoker::Okey, 3 * rack);
        asked.bars = Bars { sum: 101, pairs: 5 };
        let (case, table) = (&asked.case, asked.table());
        let advice = engine().advise(&case.hand(&table), &Tiles::default()).expect("advice");
        assert_eq!(advice.discards.len(), case.distinct().len(), "{case}");
        for throw in &advice.discards {
            let kept = hand_of(&table, case.without(throw.tile));
            let distances = engine().distances(&kept);
            assert_eq!(throw.distances, distances, "{case}, throwing {}", throw.tile);
            let useful: Vec<Tile> = throw.useful.iter().map(|useful| useful.tile).collect();
            assert_eq!(useful, engine().useful(&kept), "{case}, throwing {}", throw.tile);
            assert!(advice.discards[0].distance() <= throw.distance(), "{case}");
        }
        if let Some(plan) = &advice.plan {
            let missing: usize = plan.melds.iter().map(okey::distance::PartialMeld::missing).sum();
            assert_eq!(missing, advice.discards[0].distance(), "{case}");
            let sum: u32 = plan.melds.iter().map(okey::distance::PartialMeld::sum).sum();
            assert!(sum >= 101, "{case}: {sum}");
        }
    }
}
