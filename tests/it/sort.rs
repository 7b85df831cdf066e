//! The library's own sorting gives the same results as the sorting of the standard library.

use okey::within::sort;
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;

proptest! {
    /// The library sorts long lists by their indices, so the lists here are short and long. The first number of a pair
    /// is the key, and the second one shows whether items with equal keys keep their order.
    #[test]
    fn every_way_to_sort_agrees_with_the_standard_library(pairs in vec((0_u8..9, any::<u16>()), 0..60)) {
        let mut expected = pairs.clone();
        expected.sort_by_key(|pair| pair.0);
        let mut sorted = [pairs.clone(), pairs.clone(), pairs.clone(), pairs.clone()];
        sort::by_key(&mut sorted[0], |pair| pair.0);
        sort::by_cached_key(&mut sorted[1], |pair| pair.0);
        sort::by(&mut sorted[2], |one, other| one.0.cmp(&other.0));
        sort::by_number(&mut sorted[3], |pair| pair.0.into());
        for sorted in sorted {
            prop_assert_eq!(&sorted, &expected);
        }
        let mut ascending = pairs.clone();
        sort::ascending(&mut ascending);
        expected.sort_unstable();
        prop_assert_eq!(ascending, expected);
        let distinct: Vec<(u8, u16)> = pairs.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        prop_assert_eq!(sort::distinct(pairs), distinct);
    }
}
