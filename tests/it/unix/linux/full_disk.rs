//! If the disk is full, the program exits with an error that says how much was done. Writing to the device `/dev/full`
//! fails as on a full disk.

use std::fs::{self, File};
use std::io::Write;
use std::process::{Command, Stdio};

use crate::batch::{stderr_text, winning};
use crate::behaviour::WINS;
use crate::command::{flowing, json_of, okey, run_with, text_of};
use crate::kept::files::{FIRST, add, sheet};

#[test]
fn a_full_disk_is_an_error() {
    for args in [["check", "-i", "R5", WINS].as_slice(), &["check", "-i", "R5", WINS, "--json"], &["--help"]] {
        let full = File::options().write(true).open("/dev/full").expect("/dev/full");
        let output = okey().args(args).stdout(full).stderr(Stdio::piped()).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let printed = text_of(output.stderr);
        assert!(printed.contains("cannot be written"), "{printed}");
    }
}

#[test]
fn a_full_device_is_reported() {
    let full = File::options().write(true).open("/dev/full").expect("/dev/full");
    let output = okey().args(["melds", "-i", "K1", "--variant", "101", "--json", "KRBY4-8 O*x2"]).stdout(full).output();
    assert_eq!(output.expect("the program starts").status.code(), Some(2));
}

#[test]
fn a_full_disk_is_an_error_that_says_how_far_it_got() {
    let full = || File::options().write(true).open("/dev/full").expect("/dev/full");
    let lines: String = (0..10).map(winning).collect();
    let mut child = okey()
        .args(["batch", "check"])
        .stdin(Stdio::piped())
        .stdout(full())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("a reader");
    let ended = child.wait_with_output().expect("the program ends");
    let stderr_text = stderr_text(&ended.stderr);
    assert_eq!(ended.status.code(), Some(2));
    assert!(stderr_text.contains("cannot be written") && stderr_text.contains("0 lines were written"), "{stderr_text}");

    let named = run_with(&["batch", "check", "--json", "-o", "/dev/full"], lines.as_bytes());
    let error = json_of(&named.stderr);
    assert_eq!((named.status.code(), &error["error"]["code"]), (Some(2), &"write-failed".into()));
}

/// If the sheet cannot be printed after the hand was added, the hand stays in the file and the error says so.
#[test]
fn a_full_output_does_not_hide_that_the_hand_was_kept() {
    let (path, text) = sheet("kept-unprinted");
    assert_eq!(add(&text, &FIRST).0, 0);
    for (hands, language, says) in [
        (2, "en", ["the hand was added to", "do not add the hand again"]),
        (3, "tr", ["dosyasına eklendi", "eli yeniden eklemeyin"]),
    ] {
        let full = File::options().write(true).open("/dev/full").expect("/dev/full");
        let mut call = okey();
        call.args(["score", "--add", &text, "-f", "Ali", "--lang", language]).stdout(full);
        let output = call.output().expect("the program starts");
        let err = flowing(&String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(2), "{err}");
        assert!(says.iter().all(|says| err.contains(says)), "{err}");
        assert_eq!(fs::read_to_string(&path).expect("a file").matches("finished Ali").count(), hands);
    }
    // It is no error if the reader of the output closes the pipe early.
    let output = Command::new("sh")
        .args(["-c", "\"$0\" score --add \"$1\" -f Ali | true", okey().get_program().to_str().expect("a path"), &text])
        .output()
        .expect("sh");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
