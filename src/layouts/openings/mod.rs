//! The openings of 101 that reach a bar: how many there are, which, and the best where some tile must be laid.
//!
//! `frontiers` goes over the numbers once and finds every way to go on; a `tally` says of each frontier what can still
//! be laid from there: how many ways (`totals`), which sums at all (`reachable_sums`), or the best (`highest_sums`).
//! `walk` goes over the same frontiers with real melds, and only where a tally says that there is what it looks for.

mod frontiers;
mod highest_sums;
mod reachable_sums;
mod search;
mod tally;
mod totals;
mod walk;

pub(crate) use search::OpeningSearch;
