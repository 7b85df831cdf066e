//! Files that another user owns, and paths that are not UTF-8, which macOS does not allow.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;

use crate::batch::{stderr_text, winning_lines};
use crate::command::{flowing, folder, okey, text_of};
use crate::hapis::commands::EXAMPLE;
use crate::surroundings::{FIRST, SECOND, sheet};

/// A user who may read a score sheet but not write it gets an error. The file and its folder stay as they are.
#[test]
fn a_sheet_that_may_not_be_written_stays_as_it_is() {
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
        // If the other user may not even read the score sheet, the case would prove nothing.
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

#[test]
fn a_path_need_not_be_text() {
    let folder = folder("batch-paths");
    let path = |name: &[u8]| folder.join(OsStr::from_bytes(name));
    fs::write(path(b"in-\xff.jsonl"), winning_lines(2)).expect("a file");
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

/// A picture can be written to any path that the operating system allows, even one that is not UTF-8.
#[test]
fn paths_need_not_be_utf8() {
    let name = OsStr::from_bytes(b"\xffboard");
    let path = folder("hapis-paths").join(name);
    let drawn = okey().args(["hapis", "show", EXAMPLE, "--svg"]).arg(&path).output().expect("the program starts");
    assert!(drawn.status.success() && path.is_file());
    let path = folder("simulated-paths").join(name);
    let call = ["simulate", "--variant", "cs102", "--players", "cs102", "--games", "1", "--records"];
    let played = okey().args(call).arg(&path).output().expect("the program starts");
    assert!(played.status.success() && path.is_dir());
}
