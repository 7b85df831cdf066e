//! Compares every answer of the engine about a hand with a slow reference search, through the public API.

use std::collections::BTreeSet;

use okey::{Completion, Decomposition, Game, Hand, Meld, Tile, Tiles, Verdict, Way};

use super::case::{Case, engine, game, plain};
use crate::reference::{self, Layout};

/// The number of compared hands of each kind. A test requires a minimum of each.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) hands: usize,
    /// Hands with 0, 1, 2, 3 and 4 wilds.
    pub(crate) wilds: [usize; 5],
    pub(crate) winning: usize,
    /// The number of checks: one for a hand of 14 tiles, and one per different discard for a hand of 15 tiles.
    pub(crate) checked: usize,
    pub(crate) melds: usize,
    pub(crate) pairs: usize,
    pub(crate) dizi: usize,
    /// Completions with more than one way to win, such as melds and pairs.
    pub(crate) several_ways: usize,
    pub(crate) okey_finishes: usize,
    pub(crate) decompositions: u64,
}

impl Seen {
    fn record(&mut self, completion: &Completion) {
        self.melds += usize::from(completion.ways.contains(&Way::Melds));
        self.pairs += usize::from(completion.ways.contains(&Way::Pairs));
        self.dizi += usize::from(completion.ways.contains(&Way::Dizi));
        self.several_ways += usize::from(completion.ways.len() > 1);
        self.decompositions += completion.decompositions;
    }
}

/// Asserts that the engine and the slow search agree about a hand: verdict, ways to win, counts and lists of layouts.
pub(crate) fn compare(case: &Case, seen: &mut Seen) {
    let table = case.table();
    let hand = case.hand(&table);
    let engine = engine();
    let verdict = engine.verdict(&hand);
    seen.hands += 1;
    seen.wilds[usize::from(case.problem(&case.tiles).wilds)] += 1;
    let (mut total, mut complete) = (0, false);
    if case.on_turn() {
        let Verdict::OnTurn(discards) = &verdict else { panic!("{case}: not on turn?") };
        let mut discards = discards.iter();
        for tile in case.distinct() {
            let expected = reference_answer(case, &case.without(tile));
            total += expected.0.decompositions;
            compare_list(case, &hand, Some(tile), &expected.1);
            if expected.0.ways.is_empty() {
                continue;
            }
            let found = discards.next().unwrap_or_else(|| panic!("{case}: {tile} wins too"));
            assert_eq!((found.tile, &found.completion), (tile, &expected.0), "{case}");
            let okey = case.is_okey(tile);
            assert_eq!(found.okey_finish, okey, "{case}: throwing {tile}");
            seen.okey_finishes += usize::from(okey);
            seen.record(&expected.0);
            complete = true;
        }
        assert_eq!(discards.next(), None, "{case}");
        seen.checked += case.distinct().len();
    } else {
        let expected = reference_answer(case, &case.tiles);
        total += expected.0.decompositions;
        compare_list(case, &hand, None, &expected.1);
        seen.record(&expected.0);
        seen.checked += 1;
        complete = !expected.0.ways.is_empty();
        assert_eq!(verdict, Verdict::Between(expected.0), "{case}");
    }
    assert_eq!(engine.count(&hand, None), total, "{case}");
    assert_eq!(verdict.wins(), complete, "{case}");
    seen.winning += usize::from(complete);
}

/// Returns what the slow search finds: the ways in which the tiles are complete (melds, pairs, dizi), and their
/// layouts.
fn reference_answer(case: &Case, tiles: &[Tile]) -> (Completion, BTreeSet<Layout>) {
    let problem = case.problem(tiles);
    let layouts = reference::layouts(&problem);
    let mut ways = Vec::new();
    if !layouts.is_empty() {
        ways.push(Way::Melds);
    }
    if game(case.variant) == Game::Classic {
        if reference::seven_pairs(&problem) {
            ways.push(Way::Pairs);
        }
        if reference::is_dizi(&problem) {
            ways.push(Way::Dizi);
        }
    }
    (Completion { ways, decompositions: layouts.len() as u64 }, layouts)
}

/// Asserts that the engine lists exactly the expected layouts for this discard, without duplicates, and counts them
/// correctly.
fn compare_list(case: &Case, hand: &Hand, discard: Option<Tile>, expected: &BTreeSet<Layout>) {
    let engine = engine();
    let mut found = BTreeSet::new();
    for decomposition in engine.decompositions(hand, discard) {
        assert_eq!(decomposition.discard, discard, "{case}");
        assert_laid(case, hand, &decomposition);
        let mut layout: Layout = decomposition.melds.iter().map(|meld| case.as_reference(meld)).collect();
        layout.sort();
        assert!(!found.contains(&layout), "{case}: listed twice: {}", written(&decomposition.melds));
        found.insert(layout);
    }
    assert_eq!(&found, expected, "{case}, discard {discard:?}");
    assert_eq!(engine.count(hand, discard), expected.len() as u64, "{case}, discard {discard:?}");
}

/// Asserts that the melds are legal, that their wilds replace the right tiles, and that every tile of the hand is in
/// one meld or is the discard.
pub(crate) fn assert_laid(case: &Case, hand: &Hand, decomposition: &Decomposition) {
    let text = || written(&decomposition.melds);
    for meld in &decomposition.melds {
        let breaches = meld.breaches(hand.table());
        assert!(breaches.is_empty(), "{case}: {}: {breaches:?}", text());
        let sum: u32 = meld.faces().map(|face| u32::from(plain(face).1)).sum();
        assert_eq!(meld.sum(), sum, "{case}: {}", text());
        assert!(stands_in_order(case, meld), "{case}: {}", text());
    }
    let laid = decomposition.melds.iter().flat_map(|meld| meld.places.iter().map(|placed| placed.tile));
    let laid: Tiles = laid.chain(decomposition.discard).collect();
    assert_eq!(laid, case.tiles.iter().copied().collect(), "{case}: {}", text());
}

/// Returns true if the wilds of a group replace the first missing colours in the order black, red, blue, yellow. Always
/// returns true for a run.
fn stands_in_order(case: &Case, meld: &Meld) -> bool {
    let reference::Meld::Group { colours, .. } = case.as_reference(meld) else { return true };
    let wild = meld.places.iter().filter(|placed| case.plays(placed.tile).is_none());
    let mut named: Vec<u8> = wild.map(|placed| plain(placed.stands_for).0).collect();
    named.sort_unstable();
    let missing = (0..4).filter(|colour| !colours.contains(colour));
    named == missing.take(named.len()).collect::<Vec<u8>>()
}

pub(crate) fn written(melds: &[Meld]) -> String {
    let meld = |meld: &Meld| meld.places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    melds.iter().map(meld).collect::<Vec<_>>().join(" / ")
}
