//! The programs that play in a simulation end with it, even if a signal ends the simulation. The tests read the list of
//! processes in `/proc`.

use std::fs;
use std::os::unix::process::ExitStatusExt;

use crate::bots::{has_python, script, simulated};
use crate::command::spawned;
use crate::unix::owners::until;
use crate::unix::signals::signal;

/// Returns the ids of the processes with `mark` in their command line, and of the children of the process `parent`,
/// which runs `okey`. A child is included even without `mark`, because a zombie has no command line. The process
/// `parent` and the test itself are left out.
fn marked(mark: &str, parent: u32) -> Vec<String> {
    let processes = fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok);
    let processes = processes.filter_map(|entry| entry.file_name().into_string().ok());
    let is_marked = |process: &String| {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
        let of_parent = read("status").contains(&format!("\nPPid:\t{parent}\n"));
        let own = *process == parent.to_string() || *process == std::process::id().to_string();
        !own && (read("cmdline").contains(mark) || of_parent)
    };
    processes.filter(|process| process.parse::<u32>().is_ok()).filter(is_marked).collect()
}

/// A signal that ends a simulation also ends the programs that play in it, and their child processes.
#[test]
fn a_signal_ends_the_programs() {
    if !has_python() || !fs::exists("/proc/self/status").is_ok_and(|there| there) {
        return;
    }
    for (name, number) in [("INT", 2), ("TERM", 15)] {
        let mark = format!("mark-{}-{name}", std::process::id());
        let players = format!("sh tests/data/bots/wrapped.sh 0 stall {mark},random");
        let call = ["simulate", "--players", &players, "--games", "100", "--bot-seconds", "60", "--jobs", "2"];
        let mut child = spawned(&call);
        let process = child.id();
        // Two threads play, and each starts a shell that starts a Python script.
        until("the programs start", || marked(&mark, process).len() >= 4);
        signal(name, process);
        let ended = child.wait().expect("an end");
        assert_eq!(ended.signal(), Some(number), "{name}");
        until("no program is left", || marked(&mark, process).is_empty());
    }
}

/// No program is left running after a simulation, even if the simulation had to kill it. The same holds for a program
/// that ignores the end of its input.
#[test]
fn no_program_outlives_a_simulation() {
    if !has_python() {
        return;
    }
    for call in ["first_legal.py 3 stall", "first_legal.py", "ignore_input.py"] {
        let mark = format!("mark-{}-end", std::process::id());
        let players = if call == "first_legal.py 3 stall" {
            format!("sh tests/data/bots/wrapped.sh 3 stall {mark},random")
        } else {
            format!("{} 1000000 {mark},random", script(call))
        };
        simulated("okey", &players, "4", &["--bot-seconds", "0.3"]);
        // The simulation also kills the children of a program. A killed child needs a moment to disappear; any other
        // would sleep for a minute.
        until("no program is left", || marked(&mark, u32::MAX).is_empty());
    }
}
