//! Searches for the racks that take the engine longest, and measures the racks found so far.
//!
//! ```text
//! cargo bench --bench worst                          # measure the racks of benches/worst/racks.jsonl
//! cargo bench --bench worst -- check 3600            # search an hour for a rack that makes `check` slow
//! cargo bench --bench worst -- 'melds --count' 3600  # the same for `melds --count`
//! ```
//!
//! Every answer comes from a new engine with empty caches, as in a process that answers one question.

#![allow(clippy::print_stdout, reason = "a report")]

#[path = "../engine/clock.rs"]
mod clock;
mod racks;

use std::time::{Duration, Instant, SystemTime};

use okey::{Defaults, Oracle};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use racks::{Question, Rack};

/// Questions about the racks with the slowest answers found so far, one per line.
const RACKS: &str = include_str!("racks.jsonl");

/// After this many failed changes in a row, the search starts again with another rack.
const MOST_FAILURES: usize = 80;

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with("--")).collect();
    match named.as_slice() {
        [] => RACKS.lines().for_each(|line| println!("{} {line}", milliseconds(time(line, 5)))),
        [name, seconds] => {
            let question = Question::ALL.iter().find(|question| question.name == name).expect("a question");
            search(question, Duration::from_secs(seconds.parse().expect("a number of seconds")));
        }
        _ => println!("name a question and a number of seconds"),
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:8.2} ms", time.as_secs_f64() * 1e3)
}

/// Answers a question `runs` times and returns the shortest processor time.
fn time(line: &str, runs: u32) -> Duration {
    clock::best(runs, || {
        let answer = Oracle::new(Defaults::default()).ask(line);
        assert!(!answer.contains(r#""error""#), "{line}: {answer}");
    })
}

/// Searches for slow racks during the time `limit`.
/// 1. Start with a random rack.
/// 2. Exchange some tiles or change one house rule; keep the change if the answer gets slower.
/// 3. After [`MOST_FAILURES`] failed changes in a row, go back to step 1.
///
/// Prints a rack if its answer takes longer than the answers of all earlier racks.
fn search(question: &Question, limit: Duration) {
    let start = Instant::now();
    let seed = SystemTime::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs());
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut longest = Duration::ZERO;
    while start.elapsed() < limit {
        let mut rack = Rack::random(question, &mut random);
        let mut slowest = time(&rack.line(question), 1);
        let mut failures = 0;
        while failures < MOST_FAILURES && start.elapsed() < limit {
            let other = rack.exchanged(&mut random);
            let line = other.line(question);
            failures += 1;
            // Another program may have slowed the answer down, so measure again.
            if time(&line, 1) > slowest && time(&line, 2) > slowest {
                (slowest, rack, failures) = (time(&line, 2), other, 0);
            }
        }
        if slowest > longest {
            longest = slowest;
            println!("{} {}", milliseconds(longest), rack.line(question));
        }
    }
}
