//! A mutant is a small change of the code, such as `<` in place of `<=`, that a test should detect. The list in
//! `tests/data/mutants.tsv` is well-formed, and `CONTRIBUTING.md` states the right number of mutants.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use crate::command::root;

/// The operators that are mutated, each with its replacements.
const MUTATIONS: [(&str, &[&str]); 8] = [
    ("==", &["!=", "<=", ">="]),
    ("!=", &["==", "<", ">"]),
    ("<", &[">=", "<="]),
    ("<=", &[">", "<"]),
    (">", &["<=", ">="]),
    (">=", &["<", ">"]),
    ("&&", &["||"]),
    ("||", &["&&"]),
];

/// The directories whose mutants are listed.
const AREAS: [&str; 4] = ["game", "hapis", "distance", "notation"];

/// The possible results of a mutant, in the order of the table in CONTRIBUTING.md.
const RESULTS: [&str; 5] = ["killed", "equivalent", "strength", "survives", "not run"];

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the names of all tests, such as `mutants::the_list_of_mutants_is_sound`.
pub(crate) fn tests() -> BTreeSet<String> {
    let this = std::env::current_exe().expect("this program");
    let output = Command::new(this).arg("--list").output().expect("a list");
    let list = String::from_utf8(output.stdout).expect("text");
    list.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()
}

#[test]
fn the_list_of_mutants_is_sound() {
    let text = std::fs::read_to_string(root().join("tests/data/mutants.tsv")).expect("the list");
    let tests = tests();
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("file\tfunction\texpression\tmutation\toutcome"));
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut sources: BTreeMap<&str, String> = BTreeMap::new();
    for line in lines {
        let [file, _, expression, mutation, outcome] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("five columns: {line}")
        };
        let area = AREAS.into_iter().find(|area| file.starts_with(&format!("src/{area}/")));
        let area = area.unwrap_or_else(|| panic!("a file of a listed directory: {line}"));
        let (from, to) = mutation.split_once(" → ").unwrap_or_else(|| panic!("a mutation: {line}"));
        let known = MUTATIONS.iter().any(|(operator, mutants)| *operator == from && mutants.contains(&to));
        assert!(known && expression.contains(from), "{line}");
        let source = sources.entry(file).or_insert_with(|| {
            let text = std::fs::read_to_string(root().join(file));
            one_line(&text.unwrap_or_else(|error| panic!("{error}: {line}")))
        });
        assert!(source.contains(expression), "{file} has no such expression any more: {line}");
        let result = if let Some(killer) = outcome.strip_prefix("killed by ") {
            let killer = killer.split(',').next().unwrap_or_default();
            assert!(tests.contains(killer), "there is no test {killer}: {line}");
            "killed"
        } else if let Some(reason) = outcome.strip_prefix("equivalent: ") {
            assert!(!reason.is_empty(), "{line}");
            "equivalent"
        } else if let Some(weighed) = outcome.strip_prefix("strength: ") {
            assert!(!weighed.is_empty() && file.contains("/player"), "{line}");
            "strength"
        } else if let Some(needed) = outcome.strip_prefix("survives: ") {
            assert!(!needed.is_empty(), "{line}");
            "survives"
        } else {
            assert_eq!(outcome, "not run", "{line}");
            outcome
        };
        *counts.entry((area, result)).or_default() += 1;
    }
    let guide = std::fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the guide");
    for area in AREAS {
        let of = |result| counts.get(&(area, result)).copied().unwrap_or_default();
        let each = RESULTS.map(of);
        let row = each.iter().fold(format!("| `src/{area}` | {} |", each.iter().sum::<usize>()), |row, count| {
            row + &format!(" {count} |")
        });
        assert!(guide.contains(&row), "CONTRIBUTING.md has no row {row}");
    }
}
