//! If a file cannot grow, for example because the disk is full, it does not end with an incomplete line. A score sheet
//! stays unchanged. In place of a full disk, the tests limit the size of files with `ulimit -f`.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

use super::shell::shell;
use crate::batch::packed::unpacked;
use crate::batch::{counted, dealt, stderr_text, winning_lines};
use crate::command::{flowing, folder, okey, run};
use crate::kept::files::{FIRST, add, sheet};
use crate::play::{error_text, file, output_text};

/// If the system limits the size of the output file, the file still ends with a complete line. The signal at the limit
/// must not end the program.
#[test]
fn a_file_that_may_not_grow_holds_whole_lines() {
    let folder = folder("batch-limit");
    fs::write(folder.join("in"), winning_lines(6000)).expect("a file");
    fs::write(folder.join("start"), "begun before\n").expect("a file");
    for (to, begun) in [("-o out", false), ("> out", false), (">> start", true)] {
        let output = shell(&folder, &format!("ulimit -f 41; okey batch pairs in {to}"));
        let stderr_text = stderr_text(&output.stderr);
        assert_eq!((output.status.code(), output.status.signal()), (Some(2), None), "{to}: {stderr_text}");
        let written = fs::read(folder.join(if begun { "start" } else { "out" })).expect("the answers");
        let written = if begun { written.strip_prefix(b"begun before\n").expect("it stays") } else { &written[..] };
        let written = counted(written);
        assert!(
            (1..6000).contains(&written) && stderr_text.contains(&format!("{written} lines were written")),
            "{to}: {stderr_text}"
        );
    }
}

#[test]
fn a_file_that_cannot_grow_keeps_complete_lines() {
    let folder = folder("batch-full");
    fs::write(folder.join("in.jsonl"), dealt("okey", 6000, &[])).expect("a file");
    for (name, packing) in [("out.jsonl", ""), ("out.gz", "gzip"), ("out.zst", "zstd")] {
        let (input, output) = (folder.join("in.jsonl"), folder.join(name));
        // 201 blocks end within a line. `trap` ignores the signal that would otherwise end the program.
        let limited = ["-c", "trap '' XFSZ; ulimit -f 201; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_okey")];
        let mut command = Command::new("sh");
        command.env("LC_ALL", "C").args(limited).args(["batch", "pairs"]).arg(input).arg("-o").arg(&output);
        let ended = command.output().expect("a shell");
        let stderr_text = stderr_text(&ended.stderr);
        let written = fs::read(output).expect("the answers");
        let written = counted(&if packing.is_empty() { written } else { unpacked(&written, packing) });
        assert_eq!(ended.status.code(), Some(2), "{stderr_text}");
        assert!(
            (1..6000).contains(&written) && stderr_text.contains(&format!("{written} lines were written")),
            "{stderr_text}"
        );
    }
}

/// `/dev/full` is refused, because it is a device. If there is no room for a new file, the old file stays unchanged.
#[test]
fn a_full_disk_leaves_the_file_as_it_was() {
    let output = run(&[&["score", "--add", "/dev/full"], &FIRST[..]].concat());
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let (path, text) = sheet("kept-full");
    assert_eq!(add(&text, &FIRST).0, 0);
    let kept = fs::read(&path).expect("a file");
    // A limit on the size of files has the same effect as a full disk.
    let call = format!("ulimit -f 0; exec \"$0\" score --add '{text}' -f Ali");
    let mut shell = Command::new("sh");
    let output = shell.args(["-c", &call, okey().get_program().to_str().expect("a path")]).output().expect("sh");
    assert!(!output.status.success());
    assert!(output.stdout.is_empty());
    assert_eq!(fs::read(&path).expect("a file"), kept);
    // A folder without write permission also leaves the file unchanged. This part is skipped if the test runs as root.
    let folder = path.parent().expect("a folder");
    fs::set_permissions(folder, fs::Permissions::from_mode(0o500)).expect("permissions");
    let written = fs::write(folder.join("probe"), "").is_ok();
    let (code, out, _) = add(&text, &["-f", "Ali"]);
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).expect("permissions");
    assert!(written || (code, out.as_str()) == (2, ""));
    assert!(written || fs::read(&path).expect("a file") == kept);
}

/// A full disk ends the game with an error. The record stays complete, and no other file is left behind.
#[test]
fn a_record_that_cannot_grow_ends_the_game() {
    let folder = file("full");
    fs::create_dir_all(&folder).expect("a folder");
    let kept = folder.join("game");
    let _ = fs::remove_file(&kept);
    let limited = |blocks: u32, call: &str| {
        let line = format!("ulimit -f {blocks}; exec {} {call} '{}'", env!("CARGO_BIN_EXE_okey"), kept.display());
        Command::new("bash").args(["-c", &line]).env("LC_ALL", "C").output().expect("a shell")
    };
    let output = limited(2, "play --variant 101 --watch --seed 1 --record");
    assert_eq!(output.status.code(), Some(1), "{}", error_text(&output));
    assert!(flowing(&error_text(&output)).contains("the record cannot be written to"), "{}", error_text(&output));
    assert!(!error_text(&output).contains("answers"), "{}", error_text(&output));
    let replayed = run(&["replay", &kept.to_string_lossy()]);
    assert_eq!(replayed.status.code(), Some(0), "{}{}", output_text(&replayed), error_text(&replayed));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
    // No game starts if the disk has no room for the deal.
    fs::remove_file(&kept).expect("the record");
    let output = limited(0, "play --variant 101 --watch --seed 1 --record");
    assert_eq!((output.status.code(), output_text(&output)), (Some(2), String::new()), "{}", error_text(&output));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
    // To resume a record that a person wrote, the program rewrites it in its own form, completely or not at all.
    let dealt = output_text(&run(&["deal", "--record", "--variant", "101", "--seed", "5"]));
    let own = format!("{dealt}; {}\n", "a remark ".repeat(200));
    fs::write(&kept, &own).expect("a record");
    let output = limited(1, "play --resume");
    assert_eq!((output.status.code(), output_text(&output)), (Some(2), String::new()), "{}", error_text(&output));
    assert_eq!(fs::read_to_string(&kept).expect("a record"), own);
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
}
