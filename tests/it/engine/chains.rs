//! The simplified game: sampled hands against the plain list of chains.

use std::collections::BTreeSet;

use okey::{Analysis, FalseJoker, MeldKind, Tile, Variant, Verdict, Way};

use super::case::{Case, face, plain};
use super::compare::written;
use super::sampler::{Sampler, Sort};
use crate::reference::{self, chain_sets};

/// A hand that holds `whole` chains of different numbers, or parts of one number too many, and random tiles.
fn sampled(sampler: &mut Sampler, whole: usize, size: usize) -> Case {
    let mut case = sampler.case((Variant::Cs102, FalseJoker::Okey, false), Sort::Dealt, size, false);
    let mut numbers = [1, 2, 3, 4, 5, 6, 7];
    sampler.shuffle(&mut numbers);
    let chains = numbers[..whole].iter().flat_map(|&number| (0..4).map(move |colour| face(colour, number)));
    let chains: Vec<Tile> = chains.map(Tile::from).collect();
    // The other tiles stay as dealt, but for those of which there would be more than four.
    case.tiles.retain(|tile| !chains.contains(tile));
    let kept = size.saturating_sub(chains.len()).min(case.tiles.len());
    case.tiles.truncate(kept);
    case.tiles.extend(chains);
    while case.tiles.len() < size {
        let more = sampler.pick(&case.tiles);
        if case.tiles.iter().filter(|&&tile| tile == more).count() < 4 {
            case.tiles.push(more);
        }
    }
    case.tiles.truncate(size);
    case
}

fn faces(tiles: &[Tile]) -> Vec<reference::Tile> {
    let face = |tile: &Tile| match tile {
        Tile::Numbered(face) => plain(*face),
        Tile::FalseJoker => panic!("no false jokers in this game"),
    };
    tiles.iter().map(face).collect()
}

/// Asserts that the engine lists just the sets of chains there are; how many.
fn compare_list(case: &Case, analysis: &Analysis, discard: Option<Tile>, tiles: &[Tile]) -> u64 {
    let table = case.table();
    let expected = chain_sets(&faces(tiles));
    let mut found = BTreeSet::new();
    for decomposition in analysis.decompositions(discard) {
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
    assert_eq!(analysis.count(discard), expected.len() as u64, "{case}");
    expected.len() as u64
}

fn compare(case: &Case) -> bool {
    let table = case.table();
    let hand = case.hand(&table);
    let analysis = Analysis::new(&hand);
    let verdict = analysis.verdict();
    match &verdict {
        Verdict::OnTurn(discards) => {
            assert!(case.on_turn(), "{case}");
            let mut found = discards.iter();
            for tile in case.distinct() {
                let expected = compare_list(case, &analysis, Some(tile), &case.without(tile));
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
            let expected = compare_list(case, &analysis, None, &case.tiles);
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
    for at in 0..4000 {
        // From no chain to three whole ones, and one colour short of four.
        let mut case = sampled(&mut sampler, at % 4, if at % 3 == 0 { 14 } else { 15 });
        if at % 5 == 0 {
            let gone = sampler.below(case.tiles.len());
            let copy = sampler.pick(&case.tiles);
            if case.tiles.iter().filter(|&&tile| tile == copy).count() < 4 {
                case.tiles[gone] = copy;
            }
        }
        wins += usize::from(compare(&case));
    }
    assert!((500..2000).contains(&wins), "{wins} wins");
}
