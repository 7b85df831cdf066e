//! Determines the number of worker threads.

use std::num::NonZero;
use std::thread;

use clap::ArgMatches;

/// The maximum number of threads per core. More threads would use memory without being faster.
pub(crate) const MOST_FOR_A_CORE: usize = 4;

/// Returns the number of cores, or 1 if it is unknown.
pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Returns the number of threads from `--jobs`, but at most [`MOST_FOR_A_CORE`] for each core. If the option is missing
/// or 0, there is one thread for each core.
pub(super) fn jobs(matches: &ArgMatches) -> usize {
    let cores = cores();
    match matches.get_one::<u64>("jobs") {
        None | Some(0) => cores,
        Some(&jobs) => {
            let most = MOST_FOR_A_CORE * cores;
            usize::try_from(jobs).map_or(most, |jobs| jobs.min(most))
        }
    }
}
