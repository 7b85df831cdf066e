//! The program works on unusual systems: with closed outputs, odd environment variables, wrong file times, files
//! without write permission, and endless lines of input.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, SystemTime};

use crate::command::{flowing, folder, most_memory, okey, run, spawned, text_of};

const HAND: [&str; 4] = ["check", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O*"];

/// The options of `okey score --add` for the first hand of a score sheet.
const FIRST: [&str; 8] = ["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: series 34"];

const SECOND: [&str; 2] = ["-f", "Veli"];

/// Creates a score sheet with one hand in a file, and returns the path of the file.
fn sheet(name: &str) -> String {
    let path = folder(name).join("evening.okey").to_str().expect("a path").to_owned();
    assert_eq!(run(&[&["score", "--add", &path], &FIRST[..]].concat()).status.code(), Some(0));
    path
}

/// Runs the program in a shell with this redirection, such as `>&-`.
#[cfg(unix)]
fn redirected(args: &[&str], how: &str) -> Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("exec \"$0\" \"$@\" {how}"), env!("CARGO_BIN_EXE_okey")]).args(args);
    shell.env_clear().env("LC_ALL", "C").output().expect("a shell")
}

/// The program exits with an error if it must write to a closed output. The system may give the file descriptor of this
/// output to a file that the program opens. Even then, nothing is written into the file.
#[cfg(unix)]
#[test]
fn a_closed_output_is_an_error() {
    for how in [">&-", ">&- 2>&-", ">&- 2>&- <&-"] {
        let output = redirected(&HAND, how);
        assert_eq!(output.status.code(), Some(2), "{how}");
        let error = text_of(output.stderr);
        assert!(how != ">&-" || error.contains("the answer cannot be written"), "{how}: {error}");
    }
    assert_eq!(redirected(&HAND, "2>&-").status.code(), Some(0));
    assert_eq!(redirected(&["check", "K1 kirmzi7"], "2>&-").status.code(), Some(2));
    let expected = sheet("surroundings-closed");
    assert_eq!(run(&[&["score", "--add", &expected], &SECOND[..]].concat()).status.code(), Some(0));
    let expected = fs::read_to_string(expected).expect("a file");
    for (at, how) in [">&-", "2>&-", ">&- 2>&-", ">&- 2>&- <&-"].into_iter().enumerate() {
        let path = sheet(&format!("surroundings-closed-{at}"));
        redirected(&[&["score", "--add", &path], &SECOND[..]].concat(), how);
        assert_eq!(fs::read_to_string(&path).expect("a file"), expected, "{how}");
        let game = Path::new(&path).with_file_name("game.okey");
        let game = game.to_str().expect("a path");
        redirected(&["play", "--watch", "--seed", "3", "--record", game], how);
        assert_eq!(run(&["replay", game]).status.code(), Some(0), "{how}");
    }
}

/// Invalid values of environment variables, such as an unknown language, do not change an answer.
#[test]
fn odd_settings_of_the_system_change_nothing() {
    let plain = run(&HAND);
    assert_eq!(plain.status.code(), Some(0));
    let odd = [
        ("LANG", "xx_YY.ISO-8859-99"),
        ("LANG", "/"),
        ("LC_ALL", "\u{130}"),
        ("HOME", ""),
        ("HOME", "/dev/null"),
        ("XDG_CONFIG_HOME", "/dev/null"),
        ("TZ", "Nowhere/At_All"),
        ("TZ", ":/dev/zero"),
        ("TERM", ""),
        ("COLUMNS", "0"),
    ];
    for (name, value) in odd {
        let output = okey().args(HAND).env_remove("LC_ALL").env(name, value).output().expect("the program starts");
        assert_eq!(output, plain, "{name}={value}");
    }
    let output = okey().args(HAND).env_clear().output().expect("the program starts");
    assert_eq!(output, plain, "no variables at all");
}

/// The program adds a hand to a sheet even if the modification time of the file is in 1970 or in the future.
#[test]
fn the_times_of_files_do_not_matter() {
    let path = sheet("surroundings-times");
    let future = SystemTime::now() + Duration::from_secs(1 << 32);
    let part = format!("{path}.4194303.part");
    for (at, time) in [SystemTime::UNIX_EPOCH, future].into_iter().enumerate() {
        fs::write(&part, "").expect("a file");
        for path in [&path, &part] {
            File::options().write(true).open(path).expect("a file").set_modified(time).expect("a time");
        }
        assert_eq!(run(&[&["score", "--add", &path], &SECOND[..]].concat()).status.code(), Some(0));
        // The run removes the partial file of an earlier, killed run only if the partial file is old.
        assert_eq!(Path::new(&part).exists(), time == future);
        let kept = fs::read_to_string(&path).expect("a file");
        assert_eq!(kept.matches("finished Veli").count(), at + 1, "{kept}");
    }
}

/// A user who may read a score sheet but not write it gets an error. The file and its folder stay as they are.
#[cfg(target_os = "linux")]
#[test]
fn a_sheet_that_may_not_be_written_stays_as_it_is() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;

    const NOBODY: u32 = 65534;

    // The superuser may write everything, so run the program as another user.
    let is_root = fs::metadata("/proc/self").expect("this process").uid() == 0;
    let as_user = |args: &[&str]| {
        let mut call = okey();
        if is_root {
            call.uid(NOBODY).gid(NOBODY);
        }
        call.args(args).output().ok()
    };
    let allow = |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("a mode");
    for (name, file_mode, folder_mode) in [("surroundings-file", 0o444, 0o777), ("surroundings-folder", 0o666, 0o555)] {
        let path = sheet(name);
        let folder = Path::new(&path).parent().expect("a folder").to_owned();
        let kept = fs::read(&path).expect("a file");
        allow(Path::new(&path), file_mode);
        allow(&folder, folder_mode);
        let read = as_user(&["score", &path, "--parts"]);
        let added = as_user(&[&["score", "--add", &path], &SECOND[..]].concat());
        let new = folder.join("new.okey");
        let begun = as_user(&[&["score", "--add", new.to_str().expect("a path")], &FIRST[..]].concat());
        allow(&folder, 0o777);
        // Skip a case in which the other user may not even read the score sheet, because it would prove nothing.
        if !read.is_some_and(|read| read.status.success()) {
            continue;
        }
        let added = added.expect("the program starts");
        assert_eq!((added.status.code(), text_of(added.stdout)), (Some(2), String::new()), "{name}");
        assert!(flowing(&text_of(added.stderr)).contains("Permission denied"), "{name}");
        assert_eq!(fs::read(&path).expect("a file"), kept, "{name}");
        let is_begun = begun.expect("the program starts").status.success();
        assert_eq!(is_begun, folder_mode == 0o777, "{name}");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1 + usize::from(is_begun), "{name}");
    }
}

/// The program stops storing a line that is too long, so its memory does not grow with the line.
#[cfg(target_os = "linux")]
#[test]
fn a_line_without_an_end_needs_no_memory() {
    fed_one_line(64);
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "reads four gigabytes"]
fn a_line_of_a_gigabyte_needs_no_memory() {
    fed_one_line(1024);
}

/// Writes one line of this many megabytes to each command that reads standard input. Asserts that the command refuses
/// the line and stores only a small part of it.
#[cfg(target_os = "linux")]
fn fed_one_line(megabytes: usize) {
    let calls: [&[&str]; 4] = [&["batch", "check"], &["check", "-i", "R5", "-"], &["score", "-"], &["replay", "-"]];
    for call in calls {
        let mut child = spawned(call);
        let mut to = child.stdin.take().expect("a pipe");
        let piece = vec![b'K'; 1 << 20];
        let mut written = 0;
        // A command that refuses the line stops reading, and the pipe breaks.
        while written < megabytes && to.write_all(&piece).is_ok() {
            written += 1;
        }
        let most = most_memory(child.id());
        drop(to);
        let output = child.wait_with_output().expect("the program ends");
        let printed = text_of(output.stdout) + &text_of(output.stderr);
        assert!(printed.contains("the text is too long"), "{call:?}: {printed}");
        let _ = writeln!(io::stdout(), "{call:?}: {most:?} kB after {written} MB");
        if call[0] == "batch" {
            assert_eq!(written, megabytes);
            assert!(most.is_none_or(|most| most < 64 * 1024), "{most:?} kB");
        } else {
            // The command has ended, so its memory use cannot be measured. It cannot have stored more than it has read.
            assert!(written < 10, "{call:?} read {written} MB");
        }
    }
}
