//! The simplified game: sampled hands against the definition.

use okey::{Analysis, FalseJoker, Tile, Variant};

use super::engine::Engine;
use super::told::{told, useful};
use crate::engine::case::{Case, face};
use crate::engine::sampler::{Sampler, Sort};

/// Random tiles, and parts of four chains for some of them.
fn sampled(sampler: &mut Sampler, size: usize) -> Case {
    let mut case = sampler.case((Variant::Cs102, FalseJoker::Okey, false), Sort::Dealt, size, false);
    let mut numbers = [1, 2, 3, 4, 5, 6, 7];
    sampler.shuffle(&mut numbers);
    let chains = numbers[..4].iter().flat_map(|&number| (0..4).map(move |colour| Tile::from(face(colour, number))));
    let mut tiles: Vec<Tile> = chains.collect();
    sampler.shuffle(&mut tiles);
    tiles.truncate(sampler.below(14));
    case.tiles.retain(|tile| !tiles.contains(tile));
    case.tiles.truncate(size - tiles.len());
    case.tiles.extend(tiles);
    while case.tiles.len() < size {
        let more = sampler.pick(&case.tiles);
        if case.tiles.iter().filter(|&&tile| tile == more).count() < 4 {
            case.tiles.push(more);
        }
    }
    case
}

#[test]
fn sampled_hands_of_chains() {
    let mut sampler = Sampler::new(310);
    let mut at = [0; 13];
    for size in [14, 15] {
        for _ in 0..2000 {
            let case = sampled(&mut sampler, size);
            let table = case.table();
            let answer = Engine::new(&table).measure(&case.tiles);
            let told = told(&case);
            assert_eq!((answer.chains, answer.least), (told.chains, told.chains), "{case}");
            assert_eq!((answer.melds, answer.pairs, answer.dizi), (None, None, None), "{case}");
            let distance = told.chains.expect("a distance");
            assert_eq!(distance == 0, Analysis::new(&case.hand(&table)).verdict().wins(), "{case}");
            if size == 14 {
                assert_eq!(answer.useful, useful(&case, distance), "{case}");
            }
            at[usize::from(distance)] += 1;
        }
    }
    assert!(at[..6].iter().all(|&hands| hands > 20), "{at:?}");
}
