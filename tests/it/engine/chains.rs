//! In `cs102`, three chains win: each is four tiles of one number, one of each colour. For random hands, the engine
//! finds the same wins and chains as a simple search.

use std::collections::BTreeSet;

use okey::{Hand, MeldKind, Tile, Verdict, Way};

use super::case::{Case, engine, plain};
use super::compare::written;
use super::sampler::Sampler;
use crate::reference::{self, chain_sets};
use crate::samples::cases;

fn faces(tiles: &[Tile]) -> Vec<reference::Tile> {
    let face = |tile: &Tile| match tile {
        Tile::Numbered(face) => plain(*face),
        Tile::FalseJoker => panic!("no false jokers in this game"),
    };
    tiles.iter().map(face).collect()
}

/// Asserts that the engine lists exactly the winning sets of three chains. Returns their number.
fn compare_list(case: &Case, hand: &Hand, discard: Option<Tile>, tiles: &[Tile]) -> u64 {
    let engine = engine();
    let table = case.table();
    let expected = chain_sets(&faces(tiles));
    let mut found = BTreeSet::new();
    for decomposition in engine.decompositions(hand, discard) {
        let text = || written(&decomposition.melds);
        assert_eq!(decomposition.discard, discard, "{case}");
        let mut numbers = Vec::new();
        let mut rest = tiles.to_vec();
        for meld in &decomposition.melds {
            assert_eq!(meld.kind, MeldKind::Chain, "{case}: {}", text());
            assert_eq!(meld.breaches(&table), [], "{case}: {}", text());
            numbers.push(plain(meld.faces().next().expect("a tile")).1);
            for placed in &meld.places {
                let at = rest.iter().position(|&tile| tile == placed.tile);
                rest.swap_remove(at.unwrap_or_else(|| panic!("{case}: {}: no such tile", text())));
            }
        }
        numbers.sort_unstable();
        assert!(found.insert(numbers), "{case}: listed twice: {}", text());
    }
    assert_eq!(found, expected, "{case}, discard {discard:?}");
    assert_eq!(engine.count(hand, discard), expected.len() as u64, "{case}");
    expected.len() as u64
}

fn compare(case: &Case) -> bool {
    let table = case.table();
    let hand = case.hand(&table);
    let engine = engine();
    let verdict = engine.verdict(&hand);
    match &verdict {
        Verdict::OnTurn(discards) => {
            assert!(case.on_turn(), "{case}");
            let mut found = discards.iter();
            for tile in case.distinct() {
                let expected = compare_list(case, &hand, Some(tile), &case.without(tile));
                if expected > 0 {
                    let discard = found.next().unwrap_or_else(|| panic!("{case}: {tile} wins too"));
                    assert_eq!((discard.tile, discard.okey_finish), (tile, false), "{case}");
                    assert_eq!(discard.completion.decompositions, expected, "{case}");
                    assert_eq!(discard.completion.ways, [Way::Chains], "{case}");
                }
            }
            assert_eq!(found.next(), None, "{case}");
        }
        Verdict::Between(completion) => {
            assert!(!case.on_turn(), "{case}");
            let expected = compare_list(case, &hand, None, &case.tiles);
            assert_eq!(completion.decompositions, expected, "{case}");
            assert_eq!(completion.ways.as_slice(), if expected > 0 { &[Way::Chains][..] } else { &[] }, "{case}");
        }
    }
    verdict.wins()
}

#[test]
fn sampled_hands() {
    let mut sampler = Sampler::new(30);
    let mut wins = 0;
    for at in 0..cases(4000) {
        // Deal up to twelve tiles of at most three chains, so that many hands are complete or nearly so.
        let mut case = sampler.chains(at % 4, 12, if at % 3 == 0 { 14 } else { 15 });
        if at % 5 == 0 {
            let gone = sampler.below(case.tiles.len());
            let copy = sampler.pick(&case.tiles);
            if case.tiles.iter().filter(|&&tile| tile == copy).count() < 4 {
                case.tiles[gone] = copy;
            }
        }
        wins += usize::from(compare(&case));
    }
    assert!((cases(500)..cases(2000)).contains(&wins), "{wins} wins");
}
