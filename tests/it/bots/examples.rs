//! The example players of the repository play whole hands without a fault.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{has_python, lost, script, simulated};
use crate::command::{folder, json_of, run, text_of};

fn plays(player: &str) {
    for (variant, kind) in [("okey", "random"), ("101", "nearest")] {
        let answer = simulated(variant, &format!("{player},{kind}"), "20", &["--seed", "5"]);
        assert_eq!((lost(&answer, 0), &answer["fouls"]), (Vec::new(), &0.into()), "{variant}");
        assert_eq!(answer["games"], 20);
        assert!(answer["endings"]["finished"].as_u64() > Some(0), "{variant}: {answer}");
    }
}

#[test]
fn the_player_in_python_plays() {
    if has_python() {
        plays("python3 examples/bots/careful_bot.py");
    }
}

#[test]
fn the_player_in_rust_plays() {
    let program = Path::new(env!("CARGO_BIN_EXE_okey")).with_file_name("examples").join("bot");
    if Command::new(&program).stdin(std::process::Stdio::null()).status().is_err() {
        let _ = std::io::Write::write_all(&mut std::io::stderr(), b"skipped: cargo build --example bot was not run\n");
        return;
    }
    plays(&format!("'{}'", program.display()));
}

/// The example players have at most 60 lines, because people copy them to write their own players.
#[test]
fn the_players_are_short() {
    for path in ["examples/bot.rs", "examples/bots/careful_bot.py"] {
        let lines = fs::read_to_string(path).expect("an example").lines().count();
        assert!(lines <= 60, "{path}: {lines}");
    }
}

/// If a program loses a hand by an illegal action, the record says so in a line such as `void P1 illegal`. `okey
/// replay` finds no fault in the record.
#[test]
fn records_of_lost_hands_are_refereed() {
    if !has_python() {
        return;
    }
    let records = folder("bot-records");
    let path = records.to_string_lossy().into_owned();
    let players = format!("{},random", script("first_legal.py 3 garbage"));
    simulated("101", &players, "2", &["--records", &path]);
    for entry in fs::read_dir(&records).expect("a folder") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a record");
        let lost = text.lines().filter(|line| line.starts_with("void P") && line.ends_with(" illegal")).count();
        assert_eq!(lost, 2, "{text}");
        let replay = run(&["replay", &path.to_string_lossy()]);
        assert_eq!(replay.status.code(), Some(0), "{}", text_of(replay.stdout));
    }
}

/// The record of a lost hand gives every player the points that the simulation gives: the lines `adjust` correct the
/// void hand.
#[test]
fn a_record_of_a_lost_hand_has_the_points_of_the_simulation() {
    if !has_python() {
        return;
    }
    for variant in ["okey", "101", "okey-pot", "cs102"] {
        let records = folder(&format!("lost-records-{variant}"));
        let path = records.to_string_lossy().into_owned();
        let players = format!("{},random", script("first_legal.py 3 garbage"));
        let answer = simulated(variant, &players, "2", &["--records", &path]);
        let mut points = [0; 4];
        for entry in fs::read_dir(&records).expect("a folder") {
            let path = entry.expect("an entry").path();
            let replay = json_of(&run(&["replay", &path.to_string_lossy(), "--json"]).stdout);
            for hand in replay["hands"].as_array().expect("hands") {
                for (seat, points) in points.iter_mut().enumerate() {
                    *points += hand["players"][seat]["points"].as_i64().unwrap_or_default();
                }
            }
        }
        let simulated =
            [0, 1, 2, 3].map(|seat| (answer["seats"][seat]["points"].as_f64().expect("points") * 2.0).to_string());
        assert_eq!(points.map(|points| points.to_string()), simulated, "{variant}: {answer}");
    }
}

/// A simulation with a program as a player has the same result with any number of threads.
#[test]
fn threads_change_no_hand() {
    if !has_python() {
        return;
    }
    let players = format!("{},nearest,random,nearest", script("first_legal.py"));
    for variant in ["okey", "101", "cs102", "okey-pot"] {
        let one = simulated(variant, &players, "8", &["--jobs", "1"]);
        assert_eq!(one, simulated(variant, &players, "8", &["--jobs", "3"]), "{variant}");
        assert_eq!((lost(&one, 0), &one["fouls"]), (Vec::new(), &0.into()), "{variant}");
        assert_eq!(one["seatings"].as_array().map(Vec::len), Some(4), "{variant}");
    }
}
