//! The program works with odd environment variables and wrong file times.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use crate::command::{folder, okey, run};

pub(crate) const HAND: [&str; 4] = ["check", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O*"];

/// The options of `okey score --add` for the first hand of a score sheet.
pub(crate) const FIRST: [&str; 8] = ["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: series 34"];

pub(crate) const SECOND: [&str; 2] = ["-f", "Veli"];

/// Creates a score sheet with one hand in a file, and returns the path of the file.
pub(crate) fn sheet(name: &str) -> String {
    let path = folder(name).join("evening.okey").to_str().expect("a path").to_owned();
    assert_eq!(run(&[&["score", "--add", &path], &FIRST[..]].concat()).status.code(), Some(0));
    path
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
