//! How many threads share the work.

use std::num::NonZero;
use std::thread;

use clap::ArgMatches;

/// More threads than that for each core bring nothing but the memory they take.
pub(crate) const MOST_FOR_A_CORE: usize = 4;

/// As many as `--jobs` says; one for each core where it says 0 or nothing.
pub(super) fn jobs(matches: &ArgMatches) -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    match matches.get_one::<u64>("jobs") {
        None | Some(0) => cores,
        Some(&jobs) => usize::try_from(jobs).unwrap_or(usize::MAX).min(MOST_FOR_A_CORE * cores),
    }
}
