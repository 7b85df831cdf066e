//! For random hands of `cs102`, the engine computes the same distances as a slow reference search. The melds of this
//! game are chains: four tiles of one number, one of each colour.

use super::engine::Engine;
use super::expected::{expected, useful};
use crate::engine::case::engine;
use crate::engine::sampler::Sampler;

#[test]
fn sampled_hands_of_chains() {
    let mut sampler = Sampler::new(310);
    let mut at = [0; 13];
    for size in [14, 15] {
        for _ in 0..2000 {
            let held = sampler.below(14);
            let case = sampler.chains(4, held, size);
            let table = case.table();
            let answer = Engine::new(&table).measure(&case.tiles);
            let expected = expected(&case);
            assert_eq!((answer.chains, answer.least), (expected.chains, expected.chains), "{case}");
            assert_eq!((answer.melds, answer.pairs, answer.dizi), (None, None, None), "{case}");
            let distance = expected.chains.expect("a distance");
            assert_eq!(distance == 0, engine().verdict(&case.hand(&table)).wins(), "{case}");
            if size == 14 {
                assert_eq!(answer.useful, useful(&case, distance), "{case}");
            }
            at[usize::from(distance)] += 1;
        }
    }
    assert!(at[..6].iter().all(|&hands| hands > 20), "{at:?}");
}
