//! Measures the time of one call of the program, including its start.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Runs `okey check` `runs` times and returns the shortest elapsed time.
pub(crate) fn check(runs: u32) -> Duration {
    let time = |_| {
        let start = Instant::now();
        let answer = Command::new(env!("CARGO_BIN_EXE_okey"))
            .args(["check", "--json", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O*"])
            .stderr(Stdio::null())
            .output()
            .expect("the program runs");
        let time = start.elapsed();
        assert!(String::from_utf8_lossy(&answer.stdout).contains(r#""decompositions":5"#));
        time
    };
    (0..runs).map(time).min().unwrap_or_default()
}
