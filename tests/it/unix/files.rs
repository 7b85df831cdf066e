//! The program works with links, permissions, pipes, devices, and file names with any characters.

use std::fs::{self, File};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::shell::shell;
use crate::batch::unseen::{HOSTILE, WRITTEN, assert_plain};
use crate::behaviour::code_of;
use crate::club::{self, settings};
use crate::command::{flowing, folder, json_of, okey, run, run_with, text_of};
use crate::play::keeping::refused;
use crate::play::{error_text, file, output_text};

#[test]
fn a_file_stays_the_file_it_was() {
    let folder = folder("batch-file");
    fs::write(folder.join("out"), "held").expect("a file");
    fs::set_permissions(folder.join("out"), fs::Permissions::from_mode(0o640)).expect("a file");
    symlink("out", folder.join("link")).expect("a link");
    let output = shell(&folder, "printf '{}\\n' | okey batch check -o link");
    assert_eq!(output.status.code(), Some(1));
    assert!(fs::symlink_metadata(folder.join("link")).expect("a link").is_symlink());
    assert_eq!(fs::metadata(folder.join("out")).expect("a file").permissions().mode() & 0o777, 0o640);
    assert!(fs::read_to_string(folder.join("out")).expect("a file").starts_with("{\"id\":null,"));
    // `-o -` means standard output.
    let output = shell(&folder, "printf '{}\\n' | okey batch check -o -");
    assert!(output.stdout.starts_with(b"{\"id\":null,") && !folder.join("-").exists());
}

/// If the path of a record is a symbolic link, the game writes to the target of the link. The link itself and the
/// permissions of the target do not change.
#[test]
fn links_are_followed_and_modes_kept() {
    let (target, link) = (file("target"), file("link"));
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    let is_link = || fs::symlink_metadata(&link).expect("a link").file_type().is_symlink();
    symlink(&target, &link).expect("a link");
    // The link points first to a missing file, then to an empty file.
    for before in [None, Some("")] {
        if let Some(text) = before {
            fs::write(&target, text).expect("a file");
            fs::set_permissions(&target, fs::Permissions::from_mode(0o600)).expect("a mode");
        }
        let path = link.to_string_lossy().into_owned();
        let output = run_with(&["play", "--seed", "1", "--record", &path], b"!\n");
        assert_eq!(output.status.code(), Some(1), "{}", error_text(&output));
        assert!(is_link() && fs::read_to_string(&target).expect("a record").starts_with("record 1\n"));
    }
    assert_eq!(mode(&target), 0o600);
    // A record that a person wrote may have Turkish words and additional blanks. If its game is resumed, the record is
    // rewritten in the printed form.
    let lenient = fs::read_to_string(&target).expect("a record").replace(": throw", ":  at");
    fs::write(&target, format!("\u{feff}{lenient}")).expect("a record");
    let path = link.to_string_lossy().into_owned();
    assert_eq!(run_with(&["play", "--resume", &path], b"!\n!\n").status.code(), Some(1));
    let text = fs::read_to_string(&target).expect("a record");
    assert!(text.starts_with("record 1\n") && text.contains(": throw") && !text.contains(":  at"), "{text}");
    assert!(is_link());
    assert_eq!(mode(&target), 0o600);
    assert_eq!(run(&["replay", &path]).status.code(), Some(0));
    let folder = target.parent().expect("a folder");
    let names = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let left: Vec<_> = names.filter(|name| name.to_string_lossy().contains("target")).collect();
    assert_eq!(left, ["target"]);
}

#[test]
fn pipes_sockets_and_devices_are_refused_before_the_game() {
    let pipe = file("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let socket = file("socket");
    let listening = UnixListener::bind(&socket).expect("a socket");
    for option in ["--record", "--resume"] {
        for place in [&pipe, &socket, Path::new("/dev/null"), Path::new("/dev/stdout")] {
            refused(option, place, "not a regular file");
        }
    }
    drop(listening);
    let records = file("records-pipe");
    fs::create_dir_all(&records).expect("a folder");
    let one = records.join("000000.okey");
    let _ = fs::remove_file(&one);
    assert!(Command::new("mkfifo").arg(&one).status().expect("mkfifo").success());
    let call = ["simulate", "--variant", "cs102", "--players", "cs102", "--games", "2", "--records"];
    let output = run(&[&call[..], &[&records.to_string_lossy()]].concat());
    assert_eq!((output.status.code(), output_text(&output)), (Some(2), String::new()));
    assert!(flowing(&error_text(&output)).contains("not a regular file"), "{}", error_text(&output));
}

#[test]
fn endless_input_is_refused_early() {
    let zero = File::open("/dev/zero").expect("/dev/zero");
    let output = okey().args(["check", "-i", "R5", "--json", "-"]).stdin(zero).output().expect("the program starts");
    assert_eq!((output.status.code(), code_of(&output).as_str()), (Some(2), "too-long"));

    let output = run(&["hapis", "replay", "/dev/zero", "--json"]);
    assert_eq!((output.status.code(), code_of(&output).as_str()), (Some(2), "too-long"));

    let long = "K1 ".repeat(40_000);
    let output = run(&["check", "-i", "R5", "--json", &long]);
    assert_eq!((output.status.code(), code_of(&output).as_str()), (Some(2), "too-long"));
}

#[test]
fn rules_are_found_where_settings_are_kept() {
    let folder = settings("found", Some("run_wrap = false\n"));
    let file = folder.join("okey/rules.toml");
    let home = settings("home", None);
    fs::create_dir_all(home.join(".config/okey")).expect("a folder");
    let at_home = home.join(if cfg!(target_os = "macos") { "Library/Application Support" } else { ".config" });
    fs::create_dir_all(at_home.join("okey")).expect("a folder");
    let at_home = at_home.join("okey/rules.toml");
    fs::write(&at_home, "false_joker = 'wild'\n").expect("a file");

    let call = ["check", "-i", "R5", club::HAND];
    let plain = club::json(&call, &[]);
    assert_eq!((&plain["wins"], &plain["rules"]), (&Value::Bool(true), &Value::Null));
    let found = club::json(&call, &[("XDG_CONFIG_HOME", &folder), ("HOME", &home)]);
    assert_eq!((&found["wins"], found["rules"].as_str()), (&Value::Bool(false), file.to_str()));
    let found = club::json(&call, &[("HOME", &home)]);
    assert_eq!((found["switches"][0]["value"].as_str(), found["rules"].as_str()), (Some("wild"), at_home.to_str()));
    // A relative path in `XDG_CONFIG_HOME` is ignored.
    assert_eq!(club::json(&call, &[("XDG_CONFIG_HOME", Path::new("relative"))]), plain);
    assert_eq!(club::json(&call, &[("XDG_CONFIG_HOME", &settings("empty", None))]), plain);
}

#[test]
fn invisible_characters_of_a_file_name_are_escaped() {
    let folder = folder("unseen-rules");
    fs::write(folder.join(HOSTILE), "").expect("a file");
    let hand = ["-i", "R5", "K1-13 K1"];
    let ask = |args: &[&str]| {
        let output = okey().args(args).args(["--rules", HOSTILE]).current_dir(&folder).output();
        text_of(output.expect("the program starts").stdout)
    };
    let by_command = ask(&[&["check", "--json"][..], &hand].concat());
    fs::write(folder.join("lines"), "{\"indicator\":\"R5\",\"hand\":\"K1-13 K1\"}\n").expect("a file");
    let by_line = ask(&["batch", "check", "lines"]);
    for answer in [&by_command, &by_line] {
        let answer = answer.strip_suffix('\n').expect("a line");
        assert_plain(answer);
        assert!(answer.contains(&format!("\"rules\":{WRITTEN},")), "{answer}");
        assert_eq!(json_of(answer)["rules"], HOSTILE);
    }
    assert_eq!(by_line, by_command.replacen('{', "{\"id\":null,", 1), "what is appended is no exception");
}

/// Returns a page that contains the name of a rules file, which must be shown unchanged.
fn ruled(name: &str, format: &str) -> String {
    let folder = folder(&format!("pages-{format}"));
    fs::write(folder.join(name), "").expect("a file");
    let call = ["judge", "meld", "J* R7 R8", "-i", "R5", "--rules", name, "--format", format, "--lang", "tr"];
    let output = okey().args(call).current_dir(&folder).output().expect("the program starts");
    text_of(output.stdout)
}

#[test]
fn html_obeys_nothing_in_a_file_name() {
    let html = ruled("<script>alert('a' & \"b\")<|script>", "html");
    assert!(html.contains("<dd>&lt;script&gt;alert(&#39;a&#39; &amp; &quot;b&quot;)&lt;|script&gt;</dd>"), "{html}");
    assert!(html.contains("<html lang=\"tr\">") && html.matches("<title>").count() == 2, "{html}");
}

#[test]
fn markdown_obeys_nothing_in_a_file_name() {
    let markdown = ruled("points.false_win | <b> `a` [x](y) ~~z~~ # & \\", "markdown");
    let shown = "points.false\\_win \\| \\<b\\> \\`a\\` \\[x\\](y) \\~\\~z\\~\\~ \\# \\& \\\\";
    assert!(markdown.contains(shown), "{markdown}");
    assert!(markdown.contains("J\\* R7 R8"), "{markdown}");
}
