//! The edition of the suite. The file `conformance/edition.txt` has its number and, for each file of cases, the number
//! of cases and a hash, so that a test fails if a published case changes or vanishes.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use super::{GROUPS, read};
use crate::command::root;

fn path() -> PathBuf {
    root().join("conformance/edition.txt")
}

fn published() -> String {
    fs::read_to_string(path()).expect("a file").replace("\r\n", "\n")
}

/// Returns the number of the published edition.
fn number() -> u32 {
    let text = published();
    let first = text.lines().next().and_then(|line| line.strip_prefix("edition "));
    first.expect("an edition").parse().expect("a number")
}

/// Describes the cases in the files as an edition with this number.
fn describe(number: u32) -> String {
    let mut text = format!("edition {number}\n");
    for group in &GROUPS {
        let cases = read(group.name);
        let hash = cases.iter().fold(FNV_START, |hash, case| fnv(hash, &format!("{case}\n")));
        writeln!(text, "{} {} {hash:016x}", group.name, cases.len()).expect("a string takes all");
    }
    text
}

/// The start of the hash FNV-1a with 64 bits.
const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

fn fnv(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Raises the edition if the files are not those of the published edition.
pub(super) fn renew() {
    let number = number();
    if describe(number) != published() {
        fs::write(path(), describe(number + 1)).expect("the file can be written");
    }
}

/// The cases of a published edition never change. If a case must change, `conformance::write` raises the edition.
#[test]
fn published_cases_never_change() {
    assert_eq!(
        describe(number()),
        published(),
        "a case of the published edition changed; if this is right, run `conformance::write`, which raises the \
        edition, and describe the change in both pages of the suite"
    );
}

/// The pages have the number of the edition and the number of cases in each group and in total.
#[test]
fn the_pages_have_the_numbers_of_the_edition() {
    let page = |path: &str| fs::read_to_string(root().join(path)).expect("a page");
    let sizes: Vec<(&str, usize)> = GROUPS.iter().map(|group| (group.name, read(group.name).len())).collect();
    for (path, edition) in [
        ("conformance/README.md", format!("This is edition {} of the suite", number())),
        ("conformance/README.tr.md", format!("Bu, soruların {}. baskısıdır", number())),
    ] {
        let text = page(path);
        assert!(text.contains(&edition), "{path} lacks {edition:?}");
        let mut rows = Vec::new();
        for line in text.lines().filter(|line| line.starts_with("| `")) {
            let mut cells = line.split('|').skip(1).map(str::trim);
            let (names, numbers) = (cells.next().expect("a cell"), cells.next().expect("a cell"));
            rows.extend(names.split(", ").zip(numbers.split(", ")).filter_map(|(name, number)| {
                let group = sizes.iter().find(|(group, _)| name == format!("`{group}`"))?;
                Some((group.0, number.parse().ok()?))
            }));
        }
        rows.sort_unstable();
        let mut expected = sizes.clone();
        expected.sort_unstable();
        assert_eq!(rows, expected, "{path}");
    }
    let total: usize = sizes.iter().map(|(_, size)| size).sum();
    let (thousands, rest) = (total / 1000, total % 1000);
    for (path, number) in [
        ("docs/PROOFS.md", format!("has {thousands} {rest:03} questions")),
        ("CHANGELOG.md", format!("edition with {thousands},{rest:03} test questions")),
    ] {
        assert!(page(path).contains(&number), "{path} lacks {number:?}");
    }
}
