//! Tests compare whole samples if the environment has `OKEY_CASES=all`, otherwise a quarter of them or
//! less.
//!
//! The smaller samples let `cargo test` finish within about a minute. Run the whole samples before a release and after a
//! change of the engine.

use std::env;
use std::sync::LazyLock;

/// An ordinary test run compares every `SHARE`-th case.
const SHARE: usize = 4;

static STEP: LazyLock<usize> = LazyLock::new(|| match env::var("OKEY_CASES") {
    Ok(value) if value == "all" => 1,
    _ => SHARE,
});

/// Returns how many random cases to compare, if `all` is the size of the whole sample.
pub(crate) fn cases(all: usize) -> usize {
    all.div_ceil(*STEP)
}

/// Returns how many random cases to compare in a test that needs much time for each case, if `all` is the size of the
/// whole sample. An ordinary test run compares an eighth of them.
pub(crate) fn slow_cases(all: usize) -> usize {
    if *STEP == 1 { all } else { all.div_ceil(2 * SHARE) }
}

/// Returns the minimum number of cases of one kind, if `whole` is the minimum for the whole sample. For a quarter of
/// the sample it is an eighth of `whole`, because cases of a kind may be rare there by chance.
pub(crate) fn enough(whole: usize) -> usize {
    if *STEP == 1 { whole } else { whole / *STEP / 2 }
}

/// Returns the probability with which a test compares each case: `all` for the whole sample, a quarter of it in an
/// ordinary test run.
#[expect(clippy::cast_precision_loss, reason = "a step is 1 or 4")]
pub(crate) fn probability(all: f64) -> f64 {
    all / *STEP as f64
}

/// Returns all items of a list, or every fourth one in an ordinary test run. `round` selects the first item, so that
/// four rounds compare all items.
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
