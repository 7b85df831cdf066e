//! How much of a sample a test compares: all of it if the environment has `OKEY_CASES=all`, otherwise a quarter.
//!
//! The quarter lets `cargo test` finish within about a minute. `.ci/run` sets `OKEY_CASES=all`.

use std::env;
use std::sync::LazyLock;

/// An ordinary run compares one case in this many.
const SHARE: usize = 4;

static STEP: LazyLock<usize> = LazyLock::new(|| match env::var("OKEY_CASES") {
    Ok(value) if value == "all" => 1,
    _ => SHARE,
});

/// Returns how many random cases to compare, if `all` is the size of the whole sample.
pub(crate) fn cases(all: usize) -> usize {
    all.div_ceil(*STEP)
}

/// Returns how many cases of one kind a test must meet at least, if `whole` is the number for the whole sample. A quarter
/// of a sample may by chance have few cases of a kind, so half of a quarter is enough there.
pub(crate) fn enough(whole: usize) -> usize {
    if *STEP == 1 { whole } else { whole / *STEP / 2 }
}

/// Returns the probability with which a test compares each case. `all` is this probability if the whole sample is
/// compared; an ordinary run compares only a quarter of the cases.
#[expect(clippy::cast_precision_loss, reason = "a step is 1 or 4")]
pub(crate) fn probability(all: f64) -> f64 {
    all / *STEP as f64
}

/// Returns the items to compare of a list: every fourth item, beginning with one of the first four, or all items.
/// `round` selects where to begin, so that a test that goes over the same list several times compares all items.
pub(crate) fn some_of<T>(list: impl IntoIterator<Item = T>, round: usize) -> impl Iterator<Item = T> {
    list.into_iter().skip(round % *STEP).step_by(*STEP)
}

#[test]
fn rounds_cover_a_list() {
    let mut taken: Vec<usize> = (0..*STEP).flat_map(|round| some_of(0..10, round)).collect();
    taken.sort_unstable();
    assert!(taken.into_iter().eq(0..10));
    assert_eq!(cases(10), some_of(0..10, 0).count());
}
