//! Measures the processor time of this thread. Other running programs hardly affect it.

use std::time::{Duration, Instant};

/// Runs the same work `runs` times and returns the shortest time.
pub(crate) fn best(runs: u32, mut work: impl FnMut()) -> Duration {
    (0..runs).map(|_| time(&mut work)).min().unwrap_or_default()
}

fn time(work: &mut impl FnMut()) -> Duration {
    let (start, wall) = (on_processor(), Instant::now());
    work();
    match (start, on_processor()) {
        (Some(start), Some(end)) => end.saturating_sub(start),
        _ => wall.elapsed(),
    }
}

/// Returns the processor time of this thread. Returns `None` on Windows; the elapsed time is then measured instead.
fn on_processor() -> Option<Duration> {
    #[cfg(unix)]
    return Duration::try_from(rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)).ok();
    #[cfg(not(unix))]
    None
}
