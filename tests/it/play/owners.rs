//! While a run of `okey play` writes a record, a second run may not write to the same file.

use std::fs;
use std::io::Write;
use std::process::{Child, Output};
use std::thread;
use std::time::Duration;

use super::{error_text, output_text};
use crate::command::{folder, run, spawned};

/// If several runs start at the same time with the same file, one of them plays and the others are refused.
#[test]
fn of_many_runs_one_has_the_file() {
    let kept = folder("owners-many").join("game.okey");
    let path = kept.to_string_lossy().into_owned();
    for option in ["--record", "--resume", "--resume"] {
        let rules = if option == "--record" { &["--variant", "101"][..] } else { &[] };
        let call = [&["play", option, &path], rules].concat();
        let mut runs: Vec<Child> = (0..6).map(|_| spawned(&call)).collect();
        for each in &mut runs {
            let _ = each.stdin.as_mut().expect("a pipe").write_all(b"!\n!\n");
        }
        thread::sleep(Duration::from_millis(600));
        let ended: Vec<Output> = runs.into_iter().map(|each| each.wait_with_output().expect("an end")).collect();
        let codes: Vec<_> = ended.iter().map(|each| each.status.code().expect("a code")).collect();
        assert_eq!(codes.iter().filter(|&&code| code == 1).count(), 1, "{option}: {codes:?}");
        assert!(codes.iter().all(|&code| code == 1 || code == 2), "{option}: {codes:?}");
        let replayed = run(&["replay", &path]);
        assert_eq!(replayed.status.code(), Some(0), "{}{}", output_text(&replayed), error_text(&replayed));
    }
    assert_eq!(fs::read_dir(kept.parent().expect("a folder")).expect("a folder").count(), 1);
}
