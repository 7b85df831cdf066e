//! Compressed streams with random changes: `okey batch` either answers every line or refuses the stream with an error.

use std::fs;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::packed::{gzip, zstd};
use super::{stderr_text, winning};
use crate::command::{root, run_with};

/// A compressed stream of input lines, and the correct answers.
struct Archive {
    packing: &'static str,
    bytes: Vec<u8>,
    answers: Vec<u8>,
}

/// Returns gzip and zstd streams of several sizes. Some consist of several gzip members or zstd frames, and some have
/// no final line feed.
fn archives() -> Vec<Archive> {
    let lines = |count| (0..count).map(winning).collect::<String>().into_bytes();
    let unended = |count| lines(count).strip_suffix(b"\n").expect("a last line").to_vec();
    let texts = [Vec::new(), lines(1), unended(3), lines(40), lines(700)];
    let mut archives = Vec::new();
    for (packing, pack) in [("gzip", gzip as fn(&[u8]) -> Vec<u8>), ("zstd", zstd)] {
        for text in &texts {
            let (first, second) = text.split_at(text.len() / 3);
            let answers = run_with(&["batch", "pairs"], text).stdout;
            for bytes in [pack(text), [pack(first), pack(second)].concat()] {
                archives.push(Archive { packing, bytes, answers: answers.clone() });
            }
        }
    }
    // Add a file from the `zstd` program, which uses all features of the format.
    let bytes = fs::read(root().join("tests/data/batch/hands.jsonl.zst")).expect("a file");
    let answers = run_with(&["batch", "pairs", "--decompress", "zstd"], &bytes).stdout;
    assert_eq!(answers.split(|&byte| byte == b'\n').count(), 41);
    archives.push(Archive { packing: "zstd", bytes, answers });
    archives
}

fn damaged(bytes: &[u8], random: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..random.random_range(1..=2) {
        // Change bytes near both ends more often, because headers and checksums are there.
        let at = match random.random_range(0..3) {
            0 => random.random_range(0..=bytes.len().min(18)),
            1 => bytes.len() - random.random_range(0..=bytes.len().min(18)),
            _ => random.random_range(0..=bytes.len()),
        };
        match random.random_range(0..6) {
            0 => bytes.truncate(at),
            1 => {
                let more: Vec<u8> = (0..random.random_range(1..20)).map(|_| random.random::<u8>()).collect();
                bytes.splice(at..at, more);
            }
            2 => {
                bytes.drain(at..(at + random.random_range(1..20)).min(bytes.len()));
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.random_range(0..8);
                }
            }
        }
    }
    bytes
}

/// Damages `count` archives and returns how many the program still answered. Asserts that it either answers all lines
/// of an archive or refuses it.
fn survivors(seed: u64, count: usize) -> usize {
    let archives = archives();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut whole = 0;
    for case in 0..count {
        let Archive { packing, bytes, answers } = &archives[case % archives.len()];
        let bytes = damaged(bytes, &mut random);
        let output = run_with(&["batch", "pairs", "--decompress", packing], &bytes);
        let stderr_text = stderr_text(&output.stderr);
        match output.status.code() {
            Some(0) => {
                assert!(output.stdout == *answers, "case {case}, {packing}: answers are lost");
                assert!(stderr_text.is_empty(), "case {case}, {packing}: {stderr_text}");
                whole += 1;
            }
            Some(2) => {
                assert!(stderr_text.contains("cannot be read"), "case {case}, {packing}: {stderr_text}");
                assert!(output.stdout.is_empty() || output.stdout.ends_with(b"\n"), "case {case}, {packing}");
            }
            other => panic!("case {case}, {packing}: {other:?}, {stderr_text}"),
        }
    }
    whole
}

#[test]
fn each_is_answered_whole_or_refused() {
    let (count, whole) = (100, survivors(1, 100));
    // Decoders ignore a few bytes, such as the time in the header, so some damaged archives are answered completely.
    assert!((1..count / 4).contains(&whole), "{whole}");
}

#[test]
#[ignore = "a minute"]
fn many_damaged_archives() {
    let (count, whole) = (2000, survivors(2, 2000));
    assert!((1..count / 4).contains(&whole), "{whole}");
}

#[test]
fn streams_without_their_end_are_refused() {
    let text = winning(0);
    let (gzip, zstd) = (gzip(text.as_bytes()), zstd(text.as_bytes()));
    let skipped = [&0x184D_2A50_u32.to_le_bytes()[..], &9_u32.to_le_bytes(), b"abc"].concat();
    let cases: [(&str, Vec<u8>, usize); 8] = [
        ("gzip", Vec::new(), 0),
        ("zstd", Vec::new(), 0),
        ("gzip", gzip[..gzip.len() - 1].to_vec(), 1),
        ("zstd", zstd[..zstd.len() - 1].to_vec(), 1),
        ("gzip", [gzip.as_slice(), b"\x1f"].concat(), 1),
        ("zstd", [zstd.as_slice(), b"\x28\xb5"].concat(), 1),
        ("zstd", skipped.clone(), 0),
        ("zstd", [zstd, skipped].concat(), 1),
    ];
    for (at, (packing, bytes, answered)) in cases.into_iter().enumerate() {
        let output = run_with(&["batch", "pairs", "--decompress", packing], &bytes);
        let stderr_text = stderr_text(&output.stderr);
        let answers = output.stdout.split_inclusive(|&byte| byte == b'\n').count();
        assert_eq!((output.status.code(), answers), (Some(2), answered), "{at}: {stderr_text}");
        assert!(stderr_text.contains("unexpected end of file"), "{at}: {stderr_text}");
        let turkish = run_with(&["batch", "pairs", "--decompress", packing, "--lang", "tr"], &bytes);
        assert!(self::stderr_text(&turkish.stderr).contains("verinin sonu eksik"), "{at}");
    }
}

/// With `--lang tr`, the error for a damaged stream gives the decoder's reason in Turkish.
#[test]
fn damage_is_reported_in_turkish() {
    for (packing, bytes, reason) in
        [("gzip", &b"\x1f\x8bxxxxxxxxxxxxxxxx"[..], "gzip verisi bozuk"), ("zstd", b"x", "zstd verisi bozuk")]
    {
        let output = run_with(&["batch", "pairs", "--decompress", packing, "--lang", "tr"], &bytes.repeat(9));
        let said = stderr_text(&output.stderr);
        assert!(said.contains(reason), "{packing}: {said}");
    }
}
