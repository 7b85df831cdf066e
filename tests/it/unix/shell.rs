//! The program works with the redirections of a shell, with closed outputs, and with completion in bash.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output};

use crate::batch::packed::gzip;
use crate::batch::{counted, stderr_text, winning_lines};
use crate::command::{folder, root, run, text_of};
use crate::surroundings::{HAND, SECOND, sheet};

/// Runs a shell command such as `okey batch check < lines > out` in a folder.
pub(super) fn shell(folder: &Path, call: &str) -> Output {
    let call = call.replace("okey ", &format!("'{}' ", env!("CARGO_BIN_EXE_okey")));
    let mut command = Command::new("sh");
    command.env_clear().env("LC_ALL", "C").current_dir(folder).arg("-c").arg(call).output().expect("a shell")
}

/// Runs the program in a shell with this redirection, such as `>&-`.
fn redirected(args: &[&str], how: &str) -> Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("exec \"$0\" \"$@\" {how}"), env!("CARGO_BIN_EXE_okey")]).args(args);
    shell.env_clear().env("LC_ALL", "C").output().expect("a shell")
}

#[test]
fn the_file_that_is_read_is_not_written() {
    let folder = folder("batch-same");
    let text = winning_lines(50);
    fs::write(folder.join("x"), &text).expect("a file");
    fs::hard_link(folder.join("x"), folder.join("hard")).expect("a link");
    symlink("x", folder.join("soft")).expect("a link");
    let calls = [
        "okey batch check x -o x",
        "okey batch check - -o x < x",
        "okey batch check -o x < x",
        "okey batch check x -o hard",
        "okey batch check soft -o hard",
        "okey batch check hard -o ./soft",
        "okey batch check /dev/stdin -o x < x",
        "okey batch check x -o /dev/fd/3 3<>x",
        "okey batch check x >> x",
        "okey batch check >> x < hard",
        "okey batch check x 1<> x",
    ];
    for call in calls {
        let output = shell(&folder, call);
        let stderr_text = stderr_text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{call}: {stderr_text}");
        assert!(stderr_text.contains("would be overwritten while it is read"), "{call}: {stderr_text}");
        assert_eq!(fs::read_to_string(folder.join("x")).expect("the lines"), text, "{call}");
    }
    // A device may be the input and the output at the same time.
    assert_eq!(shell(&folder, "okey batch check /dev/null -o /dev/null").status.code(), Some(0));
}

#[test]
fn a_file_keeps_its_content_until_the_first_answer() {
    let folder = folder("batch-kept");
    let whole = gzip(winning_lines(3).as_bytes());
    fs::write(folder.join("lines"), winning_lines(3)).expect("a file");
    fs::write(folder.join("broken.gz"), &whole[..12]).expect("a file");
    let held = "held before".repeat(1000);
    for call in ["no-such-file", "broken.gz", ".", "- --decompress zstd < lines", "lines --variant okay"] {
        fs::write(folder.join("out"), &held).expect("a file");
        let output = shell(&folder, &format!("okey batch check -o out {call}"));
        assert_eq!(output.status.code(), Some(2), "{call}");
        assert_eq!(fs::read_to_string(folder.join("out")).expect("a file"), held, "{call}");
        let output = shell(&folder, &format!("okey batch check -o new {call}"));
        assert_eq!(output.status.code(), Some(2), "{call}");
        assert!(!folder.join("new").exists(), "{call}: a file of nothing stays behind");
    }
    // If `okey batch` succeeds, its output replaces the old content of the file, even if there are no answers.
    assert_eq!(shell(&folder, "okey batch check lines -o out").status.code(), Some(0));
    assert_eq!(counted(&fs::read(folder.join("out")).expect("a file")), 3);
    assert_eq!(shell(&folder, "okey batch check -o out < /dev/null").status.code(), Some(0));
    assert_eq!(fs::read(folder.join("out")).expect("a file"), b"");
}

/// `okey batch` may write its answers to `/dev/null`, but a closed standard output is an error. With `-o FILE` standard
/// output may be closed.
#[test]
fn an_answer_without_an_output_is_an_error() {
    let folder = folder("no-output");
    fs::write(folder.join("in"), winning_lines(3)).expect("a file");
    for call in ["okey batch pairs in", "okey deal --seed 1", "okey rules", "okey --help", "okey --version"] {
        for (to, code) in [(">&-", 2), ("> /dev/null", 0), ("<> /dev/null >&0", 0), ("> out", 0)] {
            let output = shell(&folder, &format!("{call} {to}"));
            let stderr_text = stderr_text(&output.stderr);
            assert_eq!(output.status.code(), Some(code), "{call} {to}: {stderr_text}");
            assert_eq!(stderr_text.contains("cannot be written"), code == 2, "{call} {to}: {stderr_text}");
        }
    }
    let output = shell(&folder, "okey batch pairs in -o out >&-");
    assert_eq!(output.status.code(), Some(0), "{}", stderr_text(&output.stderr));
}

/// If the program must write to a closed output, it exits with an error. Nothing is written into a file that gets the
/// file descriptor of this output.
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

/// Returns the suggestions for the last word of this command line.
fn offered(words: &[&str]) -> Vec<String> {
    // Bash splits `--option=value` into three words and completes the last one.
    let script = r#"
        source completions/okey.bash
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); word="${COMP_WORDS[COMP_CWORD]}"
        [[ "${word}" == "=" ]] && word=""
        _okey_words okey "${word}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    let output = Command::new("bash")
        .args(["--norc", "-c", script, "bash"])
        .args(words)
        .current_dir(root())
        .output()
        .expect("bash starts");
    assert!(output.stderr.is_empty(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    text_of(output.stdout).lines().map(str::to_owned).collect()
}

#[test]
fn bash_offers_names_and_values() {
    if !Path::new("/bin/bash").exists() && !Path::new("/usr/bin/bash").exists() {
        return;
    }
    let cases: &[(&[&str], &[&str])] = &[
        (&["okey", "kont"], &["kontrol"]),
        (&["okey", "adv"], &["advise"]),
        (&["okey", "kontrol", "--ind"], &["--indicator"]),
        (&["okey", "check", "--variant", "ya"], &["yaygın", "yaygin"]),
        (&["okey", "hakem", "finish", "x", "--variant", "101"], &["101", "101-team"]),
        (&["okey", "check", "--variant", "=", "okey-"], &["okey-house", "okey-pot"]),
        (&["okey", "open", "--set", "false"], &["false_joker=okey", "false_joker=indicator", "false_joker=wild"]),
        (&["okey", "open", "--set", "false_joker", "=", "w"], &["wild"]),
        (&["okey", "open", "--set", "false_joker", "="], &["okey", "indicator", "wild"]),
        (&["okey", "open", "--set", "open.s"], &["open.sum="]),
        (&["okey", "rules", "indicator.r"], &["indicator.redraw"]),
        (&["okey", "rules", "--profile", "can"], &["canak"]),
        (&["okey", "judge", "swa"], &["swap"]),
        (&["okey", "hakem", "yand"], &["yandan"]),
        (&["okey", "judge", "foul", "playable-"], &["playable-discard"]),
        (&["okey", "hakem", "ceza", "islek-"], &["islek-atma"]),
        (&["okey", "hakem", "bitis", "K1", "--opened", "s"], &["series", "seri"]),
        (&["okey", "batch", "wai"], &["waits"]),
        (&["okey", "schema", "mel"], &["melds"]),
        (&["okey", "check", "--lang", ""], &["en", "tr"]),
    ];
    for (words, expected) in cases {
        assert_eq!(&offered(words), expected, "{words:?}");
    }
}
