//! The progress line of a stream counts answered lines, estimates the time left, and is at most forty columns wide.

use std::io::{Cursor, Read as _};
use std::time::Duration;

use okey::Language;
use okey::within::Progress;

/// Returns the progress after the program has read `bytes` from a stream of `size` bytes.
fn read(size: Option<u64>, bytes: &[u8]) -> Progress {
    let progress = Progress::begun(size);
    let from = Cursor::new(bytes.to_vec());
    progress.counting_lines(progress.counting(from)).read_to_end(&mut Vec::new()).expect("bytes");
    progress
}

#[test]
fn a_line_of_forty_columns_says_what_matters() {
    let stderr_text =
        |language, millis| read(Some(16_000), &[b'x'; 2000]).line(130_853, Duration::from_millis(millis), language);
    assert_eq!(stderr_text(Language::En, 3008), "12%, 0:21 left, 130853 lines, 43501/s");
    assert_eq!(stderr_text(Language::Tr, 3008), "%12, kalan 0:21, 130853 satır, 43501/sn");
    assert_eq!(stderr_text(Language::En, 5_152_150), "12%, 10:01:05 left, 130853 lines, 25/s");
}

#[test]
fn lines_read_do_not_count_as_answered() {
    let text = b"hand\n".repeat(20);
    let ahead = |size, lines| {
        let stderr_text = read(size, &text).line(lines, Duration::from_secs(10), Language::En);
        stderr_text.split_once(" left, ").map(|(ahead, _)| ahead.to_owned())
    };
    assert_eq!(ahead(Some(1000), 0), None, "nothing is answered");
    assert_eq!(ahead(Some(1000), 10).as_deref(), Some("5%, 3:10"));
    assert_eq!(ahead(Some(1000), 20).as_deref(), Some("10%, 1:30"));
    assert_eq!(ahead(Some(100), 20).as_deref(), Some("100%, 0:00"));
    assert_eq!(ahead(Some(50), 20).as_deref(), Some("100%, 0:00"), "a file that grew");
    assert_eq!(ahead(None, 20), None, "a pipe");
}
