//! `batch` gives the same answers for compressed and plain streams. Compressed answers are short and arrive soon.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use super::{counted, dealt, stderr_text, winning, winning_lines};
use crate::command::{folder, root, run, run_with, spawned};

fn lines(count: usize) -> Vec<u8> {
    winning_lines(count).into_bytes()
}

pub(crate) fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text).and_then(|()| packed.finish()).expect("memory takes all")
}

pub(crate) fn zstd(text: &[u8]) -> Vec<u8> {
    compress_to_vec(text, CompressionLevel::Fastest)
}

pub(crate) fn unpacked(packed: &[u8], packing: &str) -> Vec<u8> {
    let mut text = Vec::new();
    if packing == "gzip" {
        MultiGzDecoder::new(packed).read_to_end(&mut text).expect("gzip");
    } else {
        let mut decoder = ruzstd::decoding::FrameDecoder::new();
        text.reserve(10_000_000);
        decoder.decode_all_to_vec(packed, &mut text).expect("zstd");
    }
    text
}

#[test]
fn packed_lines_are_read_and_packed_answers_written() {
    // Several gzip members or zstd frames in a row are one stream. A line may start in one and end in the next.
    let text = lines(1500);
    let plain = run_with(&["batch", "pairs"], &text).stdout;
    assert_eq!(counted(&plain), 1500);
    let (first, second) = text.split_at(70_001);
    for (name, pack) in [("gzip", gzip as fn(&[u8]) -> Vec<u8>), ("zstd", zstd)] {
        for packed in [pack(&text), [pack(first), pack(b""), pack(second)].concat()] {
            assert_eq!(run_with(&["batch", "pairs", "--decompress", name], &packed).stdout, plain, "{name}");
        }
        let packed = run_with(&["batch", "pairs", "--compress", name], &text).stdout;
        assert!(packed.len() < plain.len() / 3, "{name}");
        assert_eq!(unpacked(&packed, name), plain, "{name}");
        let nothing = run_with(&["batch", "pairs", "--compress", name], b"").stdout;
        assert!(!nothing.is_empty() && unpacked(&nothing, name).is_empty(), "{name}");
    }
}

/// The first bytes of the input say whether and how it is compressed, so that no option is needed.
#[test]
fn packed_texts_are_known_by_their_first_bytes() {
    let folder = folder("batch-first-bytes");
    let read = |path: &str| fs::read(root().join("tests/data").join(path)).expect("a file");
    let hand = b"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6".to_vec();
    let calls: [(&[&str], Vec<u8>); 6] = [
        (&["batch", "pairs"], lines(40)),
        (&["check", "-i", "R5"], hand),
        (&["score"], read("classic.jsonl")),
        (&["replay"], read("records/evening.okey")),
        (&["hapis", "replay"], read("hapis-game.txt")),
        (&["batch", "check"], b"(".to_vec()),
    ];
    for (call, text) in calls {
        let plain = run_with(&[call, &["-"]].concat(), &text);
        for (name, packed) in [("gzip", gzip(&text)), ("zstd", zstd(&text))] {
            assert_eq!(run_with(&[call, &["-"]].concat(), &packed), plain, "{call:?} {name}");
            let path = folder.join("text");
            fs::write(&path, &packed).expect("a file");
            if call[0] != "check" {
                let file = run(&[call, &[path.to_str().expect("UTF-8")]].concat());
                assert_eq!((file.status, file.stdout), (plain.status, plain.stdout.clone()), "{call:?} {name}");
            }
        }
    }
    let packed = gzip(&lines(1));
    let untouched = run_with(&["batch", "pairs", "--decompress", "none"], &packed);
    assert_eq!(untouched.status.code(), Some(1), "each line is refused");
    for bytes in [&packed[..1], &packed[..2], &packed[..packed.len() - 1]] {
        let cut = run_with(&["check", "-i", "R5", "-"], bytes);
        assert_eq!((cut.status.code(), cut.stdout.len()), (Some(2), 0), "{bytes:?}");
    }
}

/// Compressed output is at most a tenth longer than that of `gzip` and `zstd`, although several threads compress
/// separate blocks.
#[test]
fn packed_answers_are_hardly_longer_than_those_of_the_usual_programs() {
    for (question, variant, count) in [("check", "okey", 4000), ("open", "101", 1200), ("advise", "okey", 300)] {
        let text = dealt(variant, count, &[]).into_bytes();
        let call = ["batch", question, "--jobs", "2"];
        let plain = run_with(&call, &text).stdout;
        let usual = [gzip(&plain).len(), ::zstd::bulk::compress(&plain, 3).expect("memory takes all").len()];
        for (name, usual) in ["gzip", "zstd"].into_iter().zip(usual) {
            let packed = run_with(&[&call[..], &["--compress", name]].concat(), &text).stdout;
            assert_eq!(unpacked(&packed, name), plain, "{question} {name}");
            assert!(packed.len() * 10 <= usual * 11, "{question} {name}: {} and {usual} bytes", packed.len());
        }
    }
}

/// A block of compressed answers is written after a short time even if no further lines arrive.
#[test]
fn packed_answers_come_while_lines_are_awaited() {
    for name in ["gzip", "zstd"] {
        let mut child = spawned(&["batch", "pairs", "--compress", name]);
        let mut input = child.stdin.take().expect("a pipe");
        let output = child.stdout.take().expect("a pipe");
        let mut ask = |id| input.write_all(winning(id).as_bytes()).expect("a reader");
        ask(0);
        // Send a line first: the program writes the gzip header with its first answer, and a new decoder waits for the
        // header.
        let decoder: Box<dyn Read> = match name {
            "gzip" => Box::new(MultiGzDecoder::new(output)),
            _ => Box::new(::zstd::stream::read::Decoder::new(output).expect("a decoder")),
        };
        let mut answers = BufReader::new(decoder);
        let mut answered = |id: usize| {
            let mut line = String::new();
            answers.read_line(&mut line).expect("an answer before the end of the lines");
            assert!(line.starts_with(&format!("{{\"id\":{id},")) && line.ends_with('\n'), "{name}: {line}");
        };
        for id in 0..3 {
            answered(id);
            ask(id + 1);
        }
        drop(input);
        answered(3);
        assert!(child.wait().expect("the program ends").success());
    }
}

#[test]
fn a_zstd_frame_of_another_program_is_skipped() {
    let skipped = [&0x184D_2A50_u32.to_le_bytes()[..], &3_u32.to_le_bytes(), b"abc"].concat();
    let packed = [skipped.clone(), zstd(&lines(2)), skipped].concat();
    assert_eq!(counted(&run_with(&["batch", "pairs", "--decompress", "zstd"], &packed).stdout), 2);
}

#[test]
fn names_tell_how_files_are_packed() {
    let folder = folder("batch-names");
    let path = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let text = lines(10);
    fs::write(path("in.jsonl"), &text).expect("a file");
    fs::write(path("in.jsonl.gz"), gzip(&text)).expect("a file");
    fs::write(path("in.jsonl.zst"), zstd(&text)).expect("a file");
    let plain = run_with(&["batch", "check"], &text).stdout;
    for input in ["in.jsonl", "in.jsonl.gz", "in.jsonl.zst"] {
        for (output, packing) in [("out.jsonl", ""), ("out.gz", "gzip"), ("out.zst", "zstd")] {
            let done = run(&["batch", "check", &path(input), "-o", &path(output)]);
            assert_eq!((done.status.code(), done.stdout.len()), (Some(0), 0));
            let written = fs::read(path(output)).expect("the answers");
            let written = if packing.is_empty() { written } else { unpacked(&written, packing) };
            assert_eq!(written, plain, "{input} {output}");
        }
    }
    let same = run(&["batch", "check", &path("in.jsonl"), "-o", &path("in.jsonl")]);
    assert_eq!(same.status.code(), Some(2));
    assert_eq!(fs::read(path("in.jsonl")).expect("the lines"), text, "nothing is overwritten");
}

#[test]
fn a_broken_stream_is_answered_as_far_as_it_goes() {
    let text = lines(3000);
    for (name, packed) in [("gzip", gzip(&text)), ("zstd", [zstd(&text), zstd(&text)].concat())] {
        let output = run_with(&["batch", "pairs", "--decompress", name], &packed[..packed.len() - 20]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        let stderr_text = stderr_text(&output.stderr);
        let answers = output.stdout.split(|&byte| byte == b'\n').count() - 1;
        assert!(
            answers > 1000 && stderr_text.contains(&format!("{answers} lines were answered")),
            "{name} {answers}: {stderr_text}"
        );
    }
    let output = run_with(&["batch", "pairs", "--decompress", "gzip"], &text);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "not gzip at all");
}
