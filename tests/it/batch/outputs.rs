//! `batch` handles every kind of output: a file that already has content, the file it reads from, a closed pipe, a full
//! disk, and a file that another program changes.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::packed::gzip;
use super::{answered, counted, stderr_text, winning};
use crate::command::{flowing, folder, json_of, okey, run_with, signal, spawned, text_of};

fn lines(count: usize) -> String {
    (0..count).map(winning).collect()
}

/// Runs a shell command such as `okey batch check < lines > out` in a folder. A shell is needed for the redirections.
fn shell(folder: &Path, call: &str) -> Output {
    let call = call.replace("okey ", &format!("'{}' ", env!("CARGO_BIN_EXE_okey")));
    let mut command = Command::new("sh");
    command.env_clear().env("LC_ALL", "C").current_dir(folder).arg("-c").arg(call).output().expect("a shell")
}

#[test]
fn the_file_that_is_read_is_not_written() {
    let folder = folder("batch-same");
    let text = lines(50);
    fs::write(folder.join("x"), &text).expect("a file");
    fs::hard_link(folder.join("x"), folder.join("hard")).expect("a link");
    std::os::unix::fs::symlink("x", folder.join("soft")).expect("a link");
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
    let whole = gzip(lines(3).as_bytes());
    fs::write(folder.join("lines"), lines(3)).expect("a file");
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

#[test]
fn a_file_stays_the_file_it_was() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder("batch-file");
    fs::write(folder.join("out"), "held").expect("a file");
    fs::set_permissions(folder.join("out"), fs::Permissions::from_mode(0o640)).expect("a file");
    std::os::unix::fs::symlink("out", folder.join("link")).expect("a link");
    let output = shell(&folder, "printf '{}\\n' | okey batch check -o link");
    assert_eq!(output.status.code(), Some(1));
    assert!(fs::symlink_metadata(folder.join("link")).expect("a link").is_symlink());
    assert_eq!(fs::metadata(folder.join("out")).expect("a file").permissions().mode() & 0o777, 0o640);
    assert!(fs::read_to_string(folder.join("out")).expect("a file").starts_with("{\"id\":null,"));
    // `-o -` means standard output.
    let output = shell(&folder, "printf '{}\\n' | okey batch check -o -");
    assert!(output.stdout.starts_with(b"{\"id\":null,") && !folder.join("-").exists());
}

/// If the system limits the size of the output file, the file still ends with a complete line. The signal that the
/// system sends at the limit must not end the program.
#[test]
fn a_file_that_may_not_grow_holds_whole_lines() {
    let folder = folder("batch-limit");
    fs::write(folder.join("in"), lines(6000)).expect("a file");
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

/// `okey batch` may write its answers to `/dev/null`, but a closed standard output is an error. With `-o FILE` the
/// program does not write to standard output, so standard output may be closed.
#[test]
fn an_answer_without_an_output_is_an_error() {
    let folder = folder("no-output");
    fs::write(folder.join("in"), lines(3)).expect("a file");
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

#[test]
fn a_closed_output_has_the_exit_code_of_the_answers_read() {
    let refused = "{}\n".repeat(20_000);
    let mut child = spawned(&["batch", "check"]);
    let mut to = child.stdin.take().expect("a pipe");
    let feeding = thread::spawn(move || drop(to.write_all(refused.as_bytes())));
    let mut first = [0; 200];
    let mut from = child.stdout.take().expect("a pipe");
    from.read_exact(&mut first).expect("an answer");
    drop(from);
    let ended = child.wait_with_output().expect("the program ends");
    feeding.join().expect("no panic");
    assert_eq!((ended.status.code(), ended.stderr.len()), (Some(1), 0));
}

#[test]
fn two_signals_in_a_row_still_say_how_far_it_came() {
    for (first, second, pause) in [("INT", "INT", 0), ("INT", "TERM", 0), ("TERM", "TERM", 2), ("TERM", "INT", 20)] {
        let mut child = spawned(&["batch", "pairs"]);
        let mut to = child.stdin.take().expect("a pipe");
        let feeding = thread::spawn(move || (0..).map(winning).try_for_each(|line| to.write_all(line.as_bytes())));
        let mut from = child.stdout.take().expect("a pipe");
        let mut text = vec![0; 1000];
        from.read_exact(&mut text).expect("answers");
        // Stop reading, so that the program is blocked in a write when the signals arrive.
        thread::sleep(Duration::from_millis(200));
        signal(first, child.id());
        thread::sleep(Duration::from_millis(pause));
        // Send the second signal repeatedly, because the system drops it if the first one has not been handled yet.
        while child.try_wait().expect("the program").is_none() {
            signal(second, child.id());
            thread::sleep(Duration::from_millis(100));
        }
        let mut reported = Vec::new();
        child.stderr.take().expect("a pipe").read_to_end(&mut reported).expect("a reason");
        let stderr_text = stderr_text(&reported);
        from.read_to_end(&mut text).expect("the rest");
        let ended = child.wait().expect("the program ends");
        let _ = feeding.join();
        assert!(ended.signal().is_some(), "{first} {second}: {ended}");
        let lines = counted(&text);
        assert!(
            stderr_text.contains(&format!("stopped; {lines} lines were answered")),
            "{first} {second}, {lines}: {stderr_text}"
        );
    }
}

#[test]
fn answers_are_bounded_for_every_line() {
    let rack = "\"variant\":\"101\",\"indicator\":\"K1\",\"hand\":\"KRBY4-8 O*x2\"";
    let many = format!("{{\"id\":1,{rack},\"limit\":1000000000}}\n{{\"id\":2,{rack},\"limit\":2000}}\n");
    for question in ["melds", "open"] {
        let answers = answered(&[question], many.as_bytes());
        assert_eq!((&answers[0]["id"], &answers[0]["error"]["code"]), (&json!(1), &json!("answer-too-long")));
        assert_eq!(answers[0]["line"], 1);
        assert_eq!((&answers[1]["id"], &answers[1]["error"]), (&json!(2), &Value::Null), "{question}");
    }
}

#[test]
fn memory_is_bounded_for_all_lines() {
    let line = "{\"variant\":\"101\",\"indicator\":\"K1\",\"hand\":\"KRBY4-8 O*x2\",\"limit\":12000}\n";
    // Limit the address space to 250 MB. All answers together need more, so the program must not keep them in memory.
    let limit = "ulimit -v 250000; ulimit -t 120; exec \"$0\" batch melds --jobs 2";
    let mut child = Command::new("sh")
        .args(["-c", limit, env!("CARGO_BIN_EXE_okey")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut to = child.stdin.take().expect("a pipe");
    let feeding = thread::spawn(move || drop(to.write_all(line.repeat(45).as_bytes())));
    let mut from = child.stdout.take().expect("a pipe");
    let (mut bytes, mut buffer) = (0, vec![0; 1 << 16]);
    loop {
        match from.read(&mut buffer).expect("answers") {
            0 => break,
            read => bytes += read,
        }
    }
    feeding.join().expect("no panic");
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!(ended.status.code(), Some(0), "{}", String::from_utf8_lossy(&ended.stderr));
    assert!(bytes > 256_000_000, "{bytes}");
}

#[test]
fn nothing_raw_gets_into_an_answer() {
    let ids = ["\"a\u{7f}b\u{9b}31m\u{202e}c\u{200b}\"", "[1,\r2]", "{\"\u{85}\":\t\"\u{2028}\"}"];
    let hands = ["K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6", "K1 \u{202e}\u{9b}Q7"];
    for id in ids {
        for hand in hands {
            let line =
                format!("{{\"id\":{id},\"indicator\":\"R5\",\"hand\":\"{hand}\"}}\n{{\"id\":{id},\"hand\":5}}\n");
            let output = run_with(&["batch", "check"], line.as_bytes());
            let text = text_of(output.stdout);
            assert_eq!(text.lines().count(), 2, "{text:?}");
            for answer in text.lines() {
                let raw = |c: char| c.is_control() || "\u{202e}\u{200b}\u{2028}".contains(c);
                assert!(!answer.contains(raw), "{answer:?}");
                let reported = json_of(answer);
                assert_eq!(reported["id"], json_of(id), "it means the same");
            }
        }
    }
}

#[test]
fn a_path_need_not_be_text() {
    let folder = folder("batch-paths");
    let path = |name: &[u8]| folder.join(OsStr::from_bytes(name));
    fs::write(path(b"in-\xff.jsonl"), lines(2)).expect("a file");
    fs::write(path(b"club-\xff.toml"), "run_wrap = false\n").expect("a file");
    let call = |args: &[&OsStr]| okey().args(args).current_dir(&folder).output().expect("the program starts");
    let text = |args: &[&'static [u8]]| args.iter().map(|arg| OsStr::from_bytes(arg)).collect::<Vec<_>>();
    let output = call(&text(&[b"batch", b"check", b"in-\xff.jsonl", b"-o", b"out-\xfe.gz"]));
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
    assert!(path(b"out-\xfe.gz").exists());
    let missing = call(&text(&[b"batch", b"check", b"no-\xff"]));
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr_text(&missing.stderr).contains("no-\u{fffd}"), "it is named as far as it can be");
    let hand = b"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6";
    let club = call(&text(&[b"check", b"-i", b"R5", b"--rules", b"club-\xff.toml", b"--svg", b"p-\xff.svg", hand]));
    assert_eq!(club.status.code(), Some(1), "{}", String::from_utf8_lossy(&club.stderr));
    assert!(path(b"p-\xff.svg").exists());
}

#[test]
fn a_full_device_is_reported() {
    let full = File::options().write(true).open("/dev/full").expect("/dev/full");
    let output = okey().args(["melds", "-i", "K1", "--variant", "101", "--json", "KRBY4-8 O*x2"]).stdout(full).output();
    assert_eq!(output.expect("the program starts").status.code(), Some(2));
}

#[test]
fn a_file_of_answers_has_one_owner() {
    let folder = folder("batch-owner");
    let out = folder.join("out").to_string_lossy().into_owned();
    let mut first = spawned(&["batch", "check", "-o", &out]);
    let mut to = first.stdin.take().expect("a pipe");
    to.write_all(lines(300).as_bytes()).expect("the program reads");
    let written = || fs::read(folder.join("out")).map_or(0, |bytes| bytes.len());
    while written() == 0 {
        thread::sleep(Duration::from_millis(5));
    }
    let second = run_with(&["batch", "pairs", "-o", &out], lines(5).as_bytes());
    assert_eq!(second.status.code(), Some(2));
    assert!(
        flowing(&stderr_text(&second.stderr)).contains("another run of okey is writing it"),
        "{}",
        stderr_text(&second.stderr)
    );
    to.write_all((300..600).map(winning).collect::<String>().as_bytes()).expect("the program reads");
    drop(to);
    assert_eq!(first.wait_with_output().expect("an end").status.code(), Some(0));
    assert_eq!(counted(&fs::read(folder.join("out")).expect("the answers")), 600);
}

#[test]
fn a_file_of_answers_that_another_program_changed_is_left_alone() {
    let folder = folder("batch-changed");
    let path = folder.join("out");
    let name = path.to_string_lossy().into_owned();
    for (change, last) in [("gone", true), ("gone", false), ("longer", false), ("empty", false)] {
        let _ = fs::remove_file(&path);
        let mut child = spawned(&["batch", "check", "-o", &name]);
        let mut to = child.stdin.take().expect("a pipe");
        to.write_all(lines(1).as_bytes()).expect("the program reads");
        while fs::read(&path).map_or(0, |bytes| bytes.len()) == 0 {
            thread::sleep(Duration::from_millis(5));
        }
        match change {
            "gone" => fs::remove_file(&path).expect("a file"),
            "longer" => fs::write(&path, fs::read_to_string(&path).expect("a file") + "mine\n").expect("a file"),
            _ => fs::write(&path, "").expect("a file"),
        }
        let left = fs::read(&path).ok();
        if !last {
            to.write_all(lines(50).as_bytes()).expect("the program reads");
        }
        drop(to);
        let output = child.wait_with_output().expect("an end");
        let reported = flowing(&stderr_text(&output.stderr));
        assert_eq!(output.status.code(), Some(2), "{change}: {reported}");
        assert!(reported.contains("another program changed or removed it"), "{change}: {reported}");
        assert!(reported.contains("before that, 1 line was written"), "{change}: {reported}");
        assert_eq!(fs::read(&path).ok(), left, "{change}");
    }
}
